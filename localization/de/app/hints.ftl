### Hinweise am Tisch: wohin zu schauen ist, was dort zu tun ist, und die ganze Aktion mit ihren Gründen.

bar-hint = Hinweis
hint-head = Hinweis
hint-thinks = Einen Augenblick …
hint-where = Hier lohnt sich ein Blick: { $thing }
hint-what = { $deed }.
hint-how = { $deed }. { $reason }
hint-compared = { $points } vor der besten übrigen Wahl ({ $deed }):
hint-changed = Doch besser: { $told }
 Weiter vorausgerechnet verspricht das deutlich mehr als der Rat davor.
hint-rest = Alles Übrige
hint-equal = Genauso gut: { $deed }{ $more ->
    [0] { "" }
    [one] { " " }– und 1 weitere
   *[other] { " " }– und { $more } weitere
 }
hint-second = Beste übrige Wahl ({ $points }): { $deed }
hint-second-only = Beste übrige Wahl: { $deed }
hint-expected = { $side ->
    [ahead] Am Ende erwartet: Vorsprung { $points } (±{ $band })
    [behind] Am Ende erwartet: Rückstand { $points } (±{ $band })
   *[level] Am Ende erwartet: Gleichstand (±{ $band })
 }
hint-planned = { $side ->
    [ahead] Bester gefundener Plan, bis zum Ende gespielt: Vorsprung { $points } (±{ $band })
    [behind] Bester gefundener Plan, bis zum Ende gespielt: Rückstand { $points } (±{ $band })
   *[level] Bester gefundener Plan, bis zum Ende gespielt: Gleichstand (±{ $band })
 }
# Wo jeder Weg bis zum Ende verglichen wurde, sodass nichts besser sein kann als der Rat.
hint-proven = { $side ->
    [ahead] Bewiesen: bei bestem Spiel am Ende { $points } Vorsprung
    [behind] Bewiesen: bei bestem Spiel am Ende { $points } Rückstand
   *[level] Bewiesen: bei bestem Spiel am Ende Gleichstand
 }
hint-goes-on = Rechnet noch …
hint-argument = { $side ->
    [for] Gewinnt: { $sources }
   *[against] Kostet: { $sources }
 }
hint-order-only = In Punkten wäre das geraten; gesagt wird nur die Reihenfolge.
hint-not-now = Einen Hinweis gibt es, sobald ein Mensch am Zug ist.
hint-failed = Diesmal kein Hinweis; der Grund steht im Protokoll.

hint-on = { $step ->
    [1] Was dort? (L)
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
