### Was seit dem letzten Zug geschah, Vorschau, Wertung Schritt für Schritt, Spielende.

## Übergabe: Namen sind Subjekt oder stehen vor einem Doppelpunkt; niemand wird angesprochen.

recap-tired = { count-novices } { ISLAND($island, case: "on") } inaktiv, Zählscheibe auf Sitz { $seat } im Priesterrat
recap-displaces = verdrängt { $count } Novizen ({ $names })
recap-apostate = Der Abtrünnige steht jetzt { ISLAND($island, case: "on") }

## Vorschau

preview-title = Wertungsvorschau
preview-row = { $row ->
    [priestess] Mondpriesterin
    [apostate] Abtrünniger
    [temple] Tempel
    [paid] Diese Runde
    [shrines] Kultstätten
    [favours] Gunstmarken
    [council] Priesterrat
   *[total] Am Ende
 }
preview-note = Blasse Figuren: Platz der nächsten Runde

## Wertung Schritt für Schritt

round-end-devotion = { $active ->
    [0] 1 Kultstätte
   *[other] { $shrines ->
        [0] { $active } aktiv
       *[other] { $active } aktiv + 1 Kultstätte
    }
 }
round-end-place = { $place }. Platz
round-end-place-tied = { round-end-place }, Gleichstand
round-end-exempt = zahlt nie
round-end-step = { $step ->
    [priestess] Die Mondpriesterin { ISLAND($island, case: "on") }: Es zählen aktive Novizen und Kultstätten.
    [apostate] Der Abtrünnige { ISLAND($island, case: "on") }: { $mode ->
        [solo] Der Spieler zahlt für jeden Novizen dort 1 Einflusspunkt und dazu noch 1, der Gegenspieler nie.
       *[other] Ein Orden zahlt für jeden Novizen dort 1 Einflusspunkt und dazu noch 1.
    }
    [temple] Jeder Novize im Tempel bringt 1 Einflusspunkt.
   *[sum] Alle drei werden zusammengezählt.
 }
round-end-tie = Gleichstand bei der Mondpriesterin. Der Priesterrat entscheidet, in dieser Reihenfolge:
round-end-floor = Der Einfluss fällt nie unter 0.
round-end-skip = Klick oder Leertaste: alles auf einmal

## Ende des Spiels

game-end-tab = { $tab ->
    [result] Ergebnis
   *[rounds] Runde für Runde
 }
game-end-start = Anfang
game-end-gains = Aktionen
game-end-sum = Summe
game-end-tie = { $first } und { $second } haben gleich viel Einfluss: { $first } liegt im Priesterrat vorn.

game-end-winner = { $name } gewinnt: { count-points }
game-end-solo-won = Gewonnen! Vorsprung vor dem Gegenspieler: { $difference }
game-end-solo-lost = Nicht gewonnen. Abstand zum Gegenspieler: { $difference }
game-end-shrines = Kultstätten
game-end-favours = Übrige Gunstmarken
game-end-council = Sitz im Priesterrat
game-end-total = Einfluss am Ende

## Ende einer Runde

round-end-heading = Wertung der Runde { $round }
round-end-temple = Novizen im Tempel
round-end-paid = Summe
round-end-total = Einfluss
