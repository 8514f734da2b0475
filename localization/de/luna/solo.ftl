### Der Gegenspieler des Solospiels: wozu eine Wahl am Rundenbeginn führt, seine Regel und sein nächster Schritt.

## Die Wahl einer Insel als Aufzählung; $points und $swing haben ein Vorzeichen.

reply-line = { $told }. Vorsprung in dieser Runde: { $swing }
reply-council = Rat +{ $steps } (Sitz { $seat })
reply-tile = Plättchen { $tile } ({ $points })
reply-no-tile = kein Plättchen
reply-thrown = { $count ->
    [one] verdrängt den Novizen auf { $tiles } ({ $points })
   *[other] verdrängt die Novizen auf { $tiles } ({ $points })
 }
reply-book = holt das Buch von { $source } auf { $target } ({ $points })
reply-shrine = errichtet am Ende eine Kultstätte { ISLAND($island, case: "on") }

## Alle Möglichkeiten nebeneinander, in einer schmalen Spalte

outlook-title = Zur Wahl
outlook-note = Spalten: Sitze im Rat, Plättchen, Verdrängte, Buch, Kultstätte, Vorsprung (±) durch diese Runde
help-outlook-title = Alle Möglichkeiten
help-outlook-rule = Für jede Insel: um wie viele Sitze der Gegenspieler im Priesterrat vorrückt, welches Plättchen er nimmt, wie viele Novizen er verdrängt, ob er ein Buch holt und ob er am Ende eine Kultstätte errichtet. Die letzte Zahl sagt, wie sich der Vorsprung des Spielers durch diese Runde ändert, wenn sie gleich endete; Stern und Gold: am besten, Pfeil und Rot: am schlechtesten. Ein Klick auf eine Zeile wählt die Insel.

## Was der Gegenspieler tut

opponent-rule = { $part ->
    [start] Rundenbeginn: Novizen der gewählten Insel werden inaktiv, die Scheibe rückt je einen Sitz vor.
    [tile] Dann: das höchste freie Plättchen, auf dessen Insel noch ein aktiver Novize von ihm steht; dazu ein Buch des Spielers.
   *[end] Ende, ab Runde 2: eine Kultstätte beim Baumeister, wenn er dort aktiv ist und keine hat.
 }
opponent-tile = { $when ->
    [now] Jetzt: nimmt Plättchen { $tile }.
   *[next] Nächste Runde, wie es steht: nimmt Plättchen { $tile }.
 }
opponent-tile-unless = { $when ->
    [now] Jetzt: nimmt Plättchen { $tile }; wird { ISLAND($island, case: "the") } gewählt, Plättchen { $other }.
   *[next] Nächste Runde, wie es steht: nimmt Plättchen { $tile }; wird { ISLAND($island, case: "the") } gewählt, Plättchen { $other }.
 }
opponent-tile-or-none = { $when ->
    [now] Jetzt: nimmt Plättchen { $tile }; wird { ISLAND($island, case: "the") } gewählt, keines.
   *[next] Nächste Runde, wie es steht: nimmt Plättchen { $tile }; wird { ISLAND($island, case: "the") } gewählt, keines.
 }
opponent-no-tile = { $when ->
    [now] Jetzt: kein Plättchen in Reichweite.
   *[next] Nächste Runde, wie es steht: kein Plättchen in Reichweite.
 }
opponent-shrine = Am Ende dieser Runde: errichtet eine Kultstätte { ISLAND($island, case: "on") }.
opponent-early = In Runde 1 sind Werte unter 0 üblich: Der Gegenspieler bekommt sein Plättchen sofort, die eigenen Weihen kommen erst noch.

## Die Vorschau sagt, warum und was sie mitzählt

preview-contest = { $what ->
    [ahead] Mondpriesterin { $own } : { $other }, im Rat vorn
    [tied] Mondpriesterin { $own } : { $other }, im Rat hinten
   *[behind] Mondpriesterin { $own } : { $other }, es fehlen { $short }
 }
preview-shrine = Mit Kultstätte des Gegenspielers

## Ankunft auf der blockierten Insel

gain-barred = Dort blockiert, bis der Abtrünnige weiterzieht

## Was am Ende der Phase ungenutzt bleibt; $actions sind Namen von Knöpfen.

unused-line = { $count ->
    [0] Noch möglich: { $actions }. Das Ende der Phase lässt sich rückgängig machen.
    [one] Ungenutzt: { $count } aktiver Novize. Noch möglich: { $actions }. Das Ende der Phase lässt sich rückgängig machen.
   *[other] Ungenutzt: { $count } aktive Novizen. Noch möglich: { $actions }. Das Ende der Phase lässt sich rückgängig machen.
 }
unused-nothing = Es bleibt nichts ungenutzt.

## Neues Spiel: wie schwer die Stufen sind, und was die Figuren ändern

new-game-solo-measured = Gemessen: Ein mittelstarker Computerspieler gewann { $first } von { $tables } Tischen auf Stufe 1, { $second } auf Stufe 2 und { $third } auf Stufe 3.
new-game-solo-figures = { $figures ->
    [chosen] Gewählte Figuren bestimmen auch, wo die erste Kultstätte des Gegenspielers steht: beim Baumeister.
   *[drawn] Die erste Kultstätte des Gegenspielers steht beim Baumeister, wo immer er beginnt.
 }

## Eine Reise oder Gezeiten, die noch nicht beendet sind

prompt-travel-solo = { $name }: weitere Novizen losschicken oder etwas anderes tun, das beendet dies von selbst
