### Der Gegenspieler des Solospiels: wozu eine Wahl am Rundenbeginn führt, seine Regel und sein nächster Schritt.

## Die Wahl einer Insel als Aufzählung; $points und $swing haben ein Vorzeichen.

opponent-island = Insel des Gegenspielers: { ISLAND($island, case: "full") }
reply-sum = Änderung deines Vorsprungs: { $swing }
reply-temple = { $told }: { $points }
reply-council = { $steps ->
    [0] Priesterrat, bleibt auf Sitz { $seat }: { $points }
    [one] Priesterrat, { $steps } Sitz weiter auf Sitz { $seat }: { $points }
   *[other] Priesterrat, { $steps } Sitze weiter auf Sitz { $seat }: { $points }
 }
reply-tile = Plättchen { $tile }
reply-no-tile = Kein Plättchen
reply-thrown = { $count ->
    [one] verdrängt den Novizen auf Feld { $tiles }
   *[other] verdrängt die Novizen auf den Feldern { $tiles }
 }
reply-book = holt das Buch von Feld { $source } auf Feld { $target }
reply-shrine = Kultstätte { ISLAND($island, case: "on") }: { $points }
reply-scoring = { $what ->
    [priestess] Mondpriesterin: { $points }
    [apostate] Abtrünniger: { $points }
   *[temple] Novizen im Tempel: { $points }
 }
reply-spared = Unter 0 fällt niemand: { $points }

## Alle Möglichkeiten untereinander, in einer schmalen Spalte

outlook-title = Wenn die Runde jetzt endet
outlook-note = Was du noch tust, kommt dazu.
outlook-behind = Punkte hinter der besten
outlook-swing = Beste: Vorsprung { $swing }
    .whole = Beste: Vorsprung { $swing }, ohne deine weiteren Aktionen
outlook-group = { $group ->
    [best] { $side ->
        [costs] Kostet am wenigsten
       *[brings] Bringt am meisten
    }
    [worst] { $side ->
        [costs] Kostet am meisten
       *[brings] Bringt am wenigsten
    }
   *[barred] Kein aktiver Novize
 }
outlook-usual = { $alike ->
    [yes] { $tile ->
        [0] Der Gegenspieler nimmt nie ein Plättchen
       *[other] Der Gegenspieler nimmt immer Plättchen { $tile }
    }
   *[no] { $tile ->
        [0] Der Gegenspieler nimmt meist kein Plättchen
       *[other] Der Gegenspieler nimmt meist Plättchen { $tile }
    }
 }
outlook-takes = { $tile ->
    [0] nimmt keines
   *[other] nimmt die { $tile }
 }
help-outlook-title = Alle Möglichkeiten
help-outlook-rule = Für jede Insel steht in großer Schrift da, um wie viele Punkte dein Vorsprung hinter dem der besten Wahl läge, wenn die Runde jetzt endete; neben dem Novizen des Gegenspielers, welches Plättchen er bei den meisten nimmt, und in einer Zeile, wenn er dort ein anderes nimmt. Nur dafür gilt, was am wenigsten und was am meisten kostet: Deine eigenen Aktionen kommen erst noch, daher ist die kleinste Einbuße nicht immer die beste Wahl. Der Zeiger auf einer Zeile lässt ihre Insel leuchten, und die Karte sagt, woraus sich die Änderung zusammensetzt: Plättchen (mit Verdrängung und Buch), Rat, Kultstätte und Wertung. Ein Klick auf eine Zeile wählt ihre Insel.

## Was der Gegenspieler tut

opponent-rule = { $part ->
    [start] Am Rundenbeginn werden seine Novizen auf der gewählten Insel inaktiv; für jeden rückt seine Zählscheibe einen Sitz vor.
    [tile] Dann nimmt er das höchste freie Plättchen, auf dessen Insel noch ein aktiver Novize von ihm steht, und dazu ein Buch von dir.
   *[end] Am Rundenende, ab Runde 2, errichtet er eine Kultstätte beim Baumeister, wenn er dort einen aktiven Novizen und noch keine hat.
 }
opponent-tile = { $when ->
    [now] Jetzt nimmt er Plättchen { $tile }.
   *[next] Nächste Runde nimmt er, wie es jetzt steht, Plättchen { $tile }.
 }
opponent-tile-unless = { $when ->
    [now] Jetzt nimmt er Plättchen { $tile }; wird { ISLAND($island, case: "the") } gewählt, nimmt er Plättchen { $other }.
   *[next] Nächste Runde nimmt er, wie es jetzt steht, Plättchen { $tile }; wird { ISLAND($island, case: "the") } gewählt, nimmt er Plättchen { $other }.
 }
opponent-tile-or-none = { $when ->
    [now] Jetzt nimmt er Plättchen { $tile }; wird { ISLAND($island, case: "the") } gewählt, nimmt er keines.
   *[next] Nächste Runde nimmt er, wie es jetzt steht, Plättchen { $tile }; wird { ISLAND($island, case: "the") } gewählt, nimmt er keines.
 }
opponent-no-tile = { $when ->
    [now] Jetzt ist kein Plättchen in seiner Reichweite.
   *[next] Nächste Runde ist, wie es jetzt steht, kein Plättchen in seiner Reichweite.
 }
opponent-shrine = Am Ende dieser Runde errichtet er eine Kultstätte { ISLAND($island, case: "on") }{ $sure ->
    [yes] { "" }
   *[no] ; nach manchen Entscheidungen anderswo oder keine
 }.
opponent-early = In Runde 1 sind Werte unter 0 üblich: Der Gegenspieler bekommt sein Plättchen sofort, die eigenen Weihen kommen erst noch.

## Die Vorschau sagt, warum und was sie mitzählt

preview-contest = { $what ->
    [ahead] Mondpriesterin { $own } : { $other }, im Priesterrat vorn
    [tied] Mondpriesterin { $own } : { $other }, im Priesterrat hinten
   *[behind] { $short ->
        [one] Mondpriesterin { $own } : { $other }, noch { $short } Novize nötig
       *[other] Mondpriesterin { $own } : { $other }, noch { $short } Novizen nötig
    }
 }
preview-shrine = Mit Kultstätte des Gegenspielers

## Ankunft auf der blockierten Insel

gain-barred = Dort blockiert, bis der Abtrünnige weiterzieht

## Was am Ende der Runde ungenutzt bleibt; $actions sind Namen von Knöpfen.

unused-line = { $count ->
    [0] Noch möglich: { $actions }. Das Ende der Runde lässt sich rückgängig machen.
    [one] Ungenutzt: { $count } aktiver Novize. Noch möglich: { $actions }. Das Ende der Runde lässt sich rückgängig machen.
   *[other] Ungenutzt: { $count } aktive Novizen. Noch möglich: { $actions }. Das Ende der Runde lässt sich rückgängig machen.
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
