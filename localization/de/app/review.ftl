### Die Analyse einer Partie: was jede Aktion wert war, die Wendepunkte, und noch ein Versuch an ihnen.

game-end-review = Partie analysieren
saved-review = Analyse
review-heading = Analyse der Partie
review-about = Jede Aktion wird mit der besten verglichen, die der Computer findet. Die größten Verluste werden zweimal angesehen.
review-progress = { $at } von { $total }
review-stop = Anhalten
review-go-on = Fortsetzen
review-stopped = Angehalten. Fortgesetzt wird an derselben Stelle.
review-failed = Die Analyse ist stehen geblieben; der Grund steht im Protokoll.
review-tab = { $tab ->
    [turning] Wendepunkte
   *[orders] Nach Orden
 }
review-none = Kein Wendepunkt: Keine Aktion verlor mehr als ein paar Zehntel eines Punkts.

# A row of the list: the round, who, and the points lost. On a button, so it has to be short.
review-row = { $place } · { $name } · { $points }
review-played = Gespielt: { $deed }
review-better = Besser: { $deed }
review-as-good = Nichts Besseres gefunden.
review-early = So früh sagen Punkte wenig; nur die Reihenfolge steht fest.
review-reasons = Was das Bessere bringt, verglichen mit dem Gespielten:
review-hidden = Hier lässt sich eine bessere Aktion finden. Am Tisch sind beliebig viele Versuche möglich.
review-rough = Bis einschließlich { $place } sind die Kurven nur eine grobe Vorstellung.
review-find = Etwas Besseres finden
review-answer = Die Lösung zeigen
review-look = Den Tisch ansehen
review-export = Exportieren
review-back = Zurück
review-exporting = Wird exportiert …
review-exported = Die Analyse liegt im Ordner { $folder }

# A table of the orders: a column for each round.
review-lost = Verlorene Punkte
review-round = R{ $round }
review-sum = Summe
review-agreement = So gut wie das Beste
review-share = { $share } % von { $count }
review-best-deed = Beste Aktion: { $deed } ({ $points } vor dem Nächstbesten)

# The box at the table where another action is tried.
review-try-head = { $place }, { $name }
review-try = Gespielt: { $deed } ({ $points })
 Hier lässt sich eine bessere Aktion finden.
review-prompt = Nur ein Versuch: Nichts davon wird gespeichert
review-right = So gut wie das Beste: { $deed }
review-short = { $deed }
 Verglichen mit dem Besten: { $points }
review-same = Das wurde gespielt. Verglichen mit dem Besten: { $points }
review-shown = Besser: { $deed }
 Was das bringt, verglichen mit dem Gespielten:
review-way = { $way ->
    [again] Noch ein Versuch (B)
    [answer] Die Lösung zeigen (S)
    [hint] Hinweis (L)
   *[leave] Zurück zur Analyse (Enter)
 }

# In the exported file.
review-file = Analyse { $id }
review-course = Am Ende zu erwartender Einfluss
review-chronicle = Chronik
review-note = Analysiert mit { $iterations } Fortsetzungen für jede Aktion und zehnmal so vielen, wo am meisten verloren ging.
