### Was seit dem letzten Zug geschah, Vorschau, Wertung Schritt für Schritt, Spielende.

## Übergabe: Namen sind Subjekt oder stehen vor einem Doppelpunkt; niemand wird angesprochen.

recap-tired = macht { $count } Novizen { ISLAND($island, case: "on") } inaktiv und steht nun auf Sitz { $seat } (Wert { $value }) im Priesterrat
recap-displaces = verdrängt { $novices }
recap-displaced = { $count ->
    [one] { $name } (Feld { $fields })
   *[other] { $name } (Felder { $fields })
 }
recap-figure = { $name } { ISLAND($island, case: "on") }
recap-figures = Jetzt: { $figures }

## Vorschau

preview-title = Wertungsvorschau
preview-row = { $row ->
    [priestess] Mondpriesterin
    [apostate] Abtrünniger
    [temple] Tempel
    [paid] Diese Runde
    [now] Bisher
    [shrines] Kultstätten
    [favours] Gunstmarken
    [council] Priesterrat
    [candle] Letzte Zeitmarke
   *[total] Am Ende
 }
preview-note = Blasse Figuren: Platz der nächsten Runde

## Wertung Schritt für Schritt

round-end-devotion = { $count } gezählt – { $place }
round-end-nobody = { $step ->
    [priestess] niemand aktiv
   *[other] niemand
 }
round-end-tied = { $council ->
    [ahead] Gleichstand ({ $count }), vorn im Priesterrat
    [behind] Gleichstand ({ $count }), hinten im Priesterrat
   *[between] Gleichstand ({ $count }), der Priesterrat entscheidet
 }
round-end-candle = Runde beendet
round-end-tempted = { count-novices } (−{ $count }), dazu noch −1
round-end-place = Platz { $place }
round-end-exempt = zahlt nie
round-end-step = { $step ->
    [priestess] Die Mondpriesterin { ISLAND($island, case: "on") }: Es zählen aktive Novizen und Kultstätten.
    [apostate] Der Abtrünnige { ISLAND($island, case: "on") }: { $mode ->
        [solo] Der Spieler zahlt für jeden Novizen dort 1 Einfluss und dazu noch 1, der Gegenspieler nie.
       *[other] Ein Orden zahlt für jeden Novizen dort 1 Einfluss und dazu noch 1.
    }
    [temple] Jeder Novize im Tempel bringt 1 Einfluss.
   *[sum] Alles wird zusammengezählt.
 }
round-end-tie = Gleichstand bei der Mondpriesterin. Der Priesterrat entscheidet, in dieser Reihenfolge:
round-end-floor = Der Einfluss fällt nie unter 0.
round-end-skip = Klick oder Leertaste: alles auf einmal
# Solo: novices that could still have acted when the phase was ended; $count is never 0.
round-end-unused = { $count ->
    [one] { $count } aktiver Novize blieb ungenutzt.
   *[other] { $count } aktive Novizen blieben ungenutzt.
 } „{ bar-undo }“ nimmt das Ende der Runde zurück.

## Wertung am Spielende

end-score-heading = Wertung am Spielende
end-score-shrines = { $count } × { $points }
end-score-favours = { $count } übrig
end-score-seat = Sitz { $seat }
end-score-none = keine
end-score-step = { $step ->
    [shrines] Jede Kultstätte bringt { $points } Einfluss.
    [favours] Jede übrige Gunstmarke bringt 1 Einfluss.
    [council] Der Sitz im Priesterrat bringt die Zahl, die auf ihm steht.
   *[sum] Alles kommt zum Einfluss hinzu.
 }

## Ende des Spiels

game-end-tab = { $tab ->
    [result] Ergebnis
    [course] Spielverlauf
   *[rounds] Runde für Runde
 }
game-end-start = Anfang
game-end-gains = Aktionen
game-end-sum = Summe
game-end-tie = { $first } und { $second } haben gleich viel Einfluss: { $first } liegt im Priesterrat vorn.

game-end-winner = { $name } gewinnt
game-end-solo-won = Gewonnen!
game-end-solo-lost = Diesmal nicht gewonnen
game-end-margin = { count-points } · Vorsprung: { $lead } · auf Platz 2: { $name }
game-end-solo-margin = { count-points } · Abstand zum Gegenspieler: { $difference }
game-end-course-look = Den Tisch in diesem Moment ansehen
game-end-shrines = Kultstätten
game-end-favours = Übrige Gunstmarken
game-end-council = Sitz im Priesterrat
game-end-total = Einfluss am Ende

## Ende einer Runde

round-end-heading = Wertung der Runde { $round }
# Über einer Wertung, die noch einmal gezeigt wird; $heading: was gewertet wird.
round-end-again = Rückblick: { $heading }
round-end-temple = Novizen im Tempel
