### Die Analyse einer Partie: was jede Aktion wert war, die Wendepunkte, und noch ein Versuch an ihnen.

game-end-review = Partie analysieren
saved-review = Analyse
review-heading = Analyse der Partie
review-about = Jede Aktion wird mit der besten verglichen, die der Computer findet. Die größten Verluste werden zweimal angesehen.
review-progress = { $at } von { $total }
review-stop = Anhalten
review-go-on = Fortsetzen
review-stopped = Angehalten. Fortgesetzt wird an derselben Stelle.
review-so-far = Angehalten nach { $at } von { $total } Schritten: Das ist bisher bekannt. „Fortsetzen“ macht hier weiter.
review-failed = Die Analyse ist stehen geblieben; der Grund steht im Protokoll.
review-tab = { $tab ->
    [turning] Wendepunkte
    [lately] Zuletzt verloren
   *[orders] Nach Orden
 }
review-none = { $known ->
    [listed] Keine Wendepunkte: In Punkten wäre das geraten. Besseres gab es aber hier:
    [no] Keine Wendepunkte: In Punkten wäre das geraten.
   *[yes] Kein Wendepunkt: Keine Aktion verlor einen halben Punkt oder mehr.
 }
# Headings of the list of turning points: of the one person, of several persons, of computer players.
review-whose = { $whose ->
    [you] Deine Wendepunkte
    [you-none] Keiner von dir: Keine Aktion verlor einen halben Punkt
    [people] Wendepunkte der Personen
    [people-none] Keiner der Personen: Keine Aktion verlor einen halben Punkt
   *[others] Wendepunkte der anderen
 }

# The curve: what it shows, and below it the values at one moment. $value has its sign or none, $band is a whole number.
review-kind = { $kind ->
    [chances] Siegchance
   *[points] Erwarteter Einfluss
 }
review-values = { $kind ->
    [chances] Chance auf den Sieg
    [order] Vermutliche Reihenfolge am Ende
   *[points] Am Ende zu erwartender Einfluss
 }
review-place = { $place }.
review-percent = { $percent } %
review-sure = { $value } ±{ $band }
review-veil = { $kind ->
    [chances] Bis hier lässt sich keine Chance nennen
   *[points] Bis hier nur eine grobe Vorstellung
 }
review-band = ± sagt, um wie viel solche Werte das Ende der Partie im Mittel verfehlen.
review-origin = Dünne Linien: die Partie, von der diese abzweigt

# A row of the list: the round, who, and the points lost. On a button, so it has to be short.
review-row = { $place } · { $name } · { $points }
review-row-plain = { $place } · { $name }
review-played = Gespielt: { $deed }
review-better = { $proven ->
    [yes] Das Bestmögliche: { $deed }
   *[no] Besser: { $deed }
 }
review-best = Nichts Besseres gefunden.
review-proven = Bewiesen: Besseres war nicht möglich.
review-equal = Ebenso gut: { $deed }
review-order-only = In Punkten wäre das geraten; gesagt wird nur die Reihenfolge.
review-reasons = Was das Bessere bringt, verglichen mit dem Gespielten{ $band ->
    [0] :
   *[other] { " " }(auf ±{ $band } genau):
 }
review-hidden = Hier lässt sich eine bessere Aktion finden. Am Tisch sind beliebig viele Versuche möglich.
review-find = Etwas Besseres finden
review-answer = Die Lösung zeigen
review-look = Den Tisch ansehen
review-what-if = Von hier anders spielen
what-if-title = Was wäre wenn: { $place }
review-export = Exportieren
review-back = Zurück
review-exporting = Wird exportiert …
review-exported = Die Analyse liegt im Ordner { $folder }

# A table of the orders: a column for each round.
review-lost = Verlorene Punkte
review-round = R{ $round }
review-rounds = R{ $first }–{ $last }
review-sum = Summe
review-unmeasured = In Punkten wäre das geraten: Gezählt wird nur, wie oft jemand das Beste fand.
# Below the table, where it has dashes.
review-unknown = – : So früh wären Punkte geraten. Besseres wird genannt, zählt aber in keiner Summe.
review-missed-one = { $kind } (R{ $round }, { $points })
review-missed = Besseres gab es bei: { $actions }{ $more ->
    [0] { "" }
    [one] { " " }und 1 weiteren Aktion
   *[other] { " " }und { $more } weiteren Aktionen
 }
review-agreement = So gut wie das Beste
review-share = { $good } von { $count } ({ $share } %)
review-best-deed = Beste Aktion: { $deed } ({ $points } vor dem Nächstbesten)

# The box at the table where another action is tried.
review-try-head = { $place }, { $name }
review-try = { $known ->
    [no] Gespielt: { $deed }
   *[yes] Gespielt: { $deed } ({ $points })
 }
 Hier lässt sich eine bessere Aktion finden.
review-prompt = Nur ein Versuch: Nichts davon wird gespeichert
review-right = So gut wie das Beste: { $deed }
review-short = { $deed }.
 { $known ->
    [no] Nicht so gut wie das Beste.
   *[yes] Verglichen mit dem Besten: { $points }
 }
review-same = { $known ->
    [no] Das wurde gespielt. Es gibt Besseres.
   *[yes] Das wurde gespielt. Verglichen mit dem Besten: { $points }
 }
review-shown = Besser: { $deed }
review-way = { $way ->
    [again] Noch ein Versuch (B)
    [answer] Lösung zeigen (S)
    [hint] Hinweis (L)
    [onward] Der nächste (Enter)
    [play-on] Weiterspielen (A)
   *[leave] Zur Analyse (Enter)
 }

# In the exported file.
review-file = Analyse { $id }
review-chronicle = Chronik
review-note = Analysiert mit { $iterations } Fortsetzungen für jede Aktion und zehnmal so vielen, wo am meisten verloren ging.

# What cost a person points lately: a list of the person's own, by source. $name is a person or an order.
lately-heading = { $name }: was zuletzt Punkte gekostet hat
lately-heading-all = Was zuletzt Punkte gekostet hat
lately-about = { $actions ->
    [one] Eine Aktion
   *[other] { $actions } Aktionen
 } aus { $games ->
    [one] einer Partie
   *[other] { $games } Partien
 }: was die beste Aktion mehr gebracht hätte, nach Quellen.
lately-nothing = Bisher nichts: Hier sammelt sich, was in analysierten Partien Punkte gekostet hat, soweit Punkte etwas besagen.
lately-private = Diese Liste liegt nur auf diesem Rechner und wird nirgendwohin geschickt.
lately-forget = { $sure ->
    [yes] Wirklich alles vergessen
   *[no] Liste vergessen
 }
