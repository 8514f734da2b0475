### Hinweise am Tisch: wohin zu schauen ist, was dort zu tun ist, und die ganze Aktion mit ihren Gründen.

bar-hint = Hinweis
hint-head = { $looks ->
    [yes] Hinweis · sucht noch …
   *[no] Hinweis
 }
hint-thinks = Einen Augenblick …
hint-what = { $deed }.
hint-how = { $deed }. { $reason }
# Warum, wo kein kurzer Grund sicher ist; $sources wie bei hint-argument.
hint-worth = { $known ->
    [yes] Bis zum Spielende verspricht das mehr Punkte als alles andere, vor allem durch: { $sources }.
   *[no] Nichts anderes verspricht bis zum Spielende mehr Punkte.
 }
hint-compared = { $points } Punkte gegenüber „{ $deed }“:
hint-compared-passed = „{ $deed }“ bringt sofort { $gained }, das hier bis zum Ende aber { $points } Punkte mehr:
hint-changed = Etwas Besseres gefunden: { $told }
 Weiter vorausgerechnet verspricht das deutlich mehr als der Rat davor.
hint-rest = Alles Übrige
hint-equal = { $points ->
    [yes] { $count ->
        [one] „{ $deed }“ brächte genauso viele Punkte.
       *[other] { $count } andere Aktionen brächten genauso viele Punkte, zum Beispiel „{ $deed }“.
    }
   *[no] { $count ->
        [one] „{ $deed }“ wäre genauso gut.
       *[other] { $count } andere Aktionen wären genauso gut, zum Beispiel „{ $deed }“.
    }
 }
hint-nearly = „{ $deed }“ wäre fast genauso gut.
hint-second = Nächstbeste Wahl: „{ $deed }“ ({ $points } Punkte).
hint-second-only = Nächstbeste Wahl: „{ $deed }“.
# Für eine Aktion, die sofort mehr bringt ($gained) als der Hinweis; $sources wie bei hint-argument.
hint-passed = „{ $deed }“ bringt sofort { $gained }, am Ende aber weniger.{ $known ->
    [yes] { " " }Mit dem Hinweis gibt es bis zum Spielende mehr durch: { $sources }.
   *[no] { "" }
 }
hint-expected = { $side ->
    [ahead] Am Ende erwartet: Vorsprung { $points } (±{ $band })
    [behind] Am Ende erwartet: Rückstand { $points } (±{ $band })
   *[level] Am Ende erwartet: Gleichstand (±{ $band })
 }
hint-planned = { $side ->
    [ahead] Bester Plan bis zum Ende: Vorsprung { $points } (±{ $band })
    [behind] Bester Plan bis zum Ende: Rückstand { $points } (±{ $band })
   *[level] Bester Plan bis zum Ende: Gleichstand (±{ $band })
 }
# Wo jeder Weg bis zum Ende verglichen wurde, sodass nichts besser sein kann als der Rat.
hint-proven = { $side ->
    [ahead] Bewiesen: bei bestem Spiel am Ende { $points } Vorsprung
    [behind] Bewiesen: bei bestem Spiel am Ende { $points } Rückstand
   *[level] Bewiesen: bei bestem Spiel am Ende Gleichstand
 }
hint-goes-on = Rechnet noch …
hint-argument = { $side ->
    [for] Bringt mehr durch: { $sources }
   *[against] Bringt weniger durch: { $sources }
 }
hint-order-only = In Punkten wäre das geraten; gesagt wird nur die Reihenfolge.
hint-not-yet = Es wird noch gerechnet: Spielen geht, sobald der Rat feststeht.
hint-not-now = Einen Hinweis gibt es, sobald ein Mensch am Zug ist.
hint-failed = Diesmal kein Hinweis; der Grund steht im Protokoll.

hint-on = { $step ->
    [1] Wie geht das? (L)
   *[other] Wie genau? (L)
 }
hint-accept = So spielen (Enter)

analysis-points = { $sign ->
    [more] +{ $whole },{ $tenths }
    [less] −{ $whole },{ $tenths }
   *[equal] 0
 }

menu-hints = { $allowed ->
    [yes] Hinweise: erlaubt
   *[no] Hinweise: keine in dieser Partie
 }

hints-taken = { $count ->
    [one] { $name }: 1 Hinweis
   *[other] { $name }: { $count } Hinweise
 }

bot-rate = { $count ->
    [one] Hier 1 Fortsetzung in der Sekunde.
   *[other] Hier etwa { $count } Fortsetzungen in der Sekunde.
 }
