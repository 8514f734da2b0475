### Co dałaby niesiona figura: najpierw zysk, potem koszt, potem co z tego będzie w punktowaniu. Krótko: tekst stoi przy wskaźniku.

gain-points = wpływy: { $points }
# The same of a consecration that displaces: its parts, the guardian’s value and 1 for each displaced novice.
gain-points-displacing = wpływy: { $points } ({ $guardian } za strażnika, { $displaced } za przestawienie)
gain-displaces = przestawia nowicjusza z pola { $tile } ({ $name })
gain-appoints = nowicjusz na płytce { $tile }
gain-then-consecrates = dopiero uświęcenie da wpływy: { $points }
gain-consecrates-later = w następnej rundzie uświęcenie da wpływy: { $points }; w tej wymaga kolejnego znacznika „Przekupstwo”
gain-favour = znacznik „{ FAVOUR($favour) }”
gain-recruits = 1 nowy nowicjusz { ISLAND($island, case: "beside") }
gain-builds = własna kaplica { ISLAND($island, case: "on") }, na koniec wpływy { $points }
gain-places-shrine = pierwsza kaplica { ISLAND($island, case: "on") }: wystarczy tam jeden nowicjusz zamiast dwóch
# W przygotowaniu: to, co się tu upuści, stoi od razu; $left par jeszcze zostaje.
carrying-pair = 2 nowicjuszy { ISLAND($island, case: "onto") }, potem { $left ->
    [one] ostatnia para
    [few] jeszcze { $left } pary
    [many] jeszcze { $left } par
   *[other] jeszcze { $left } pary
}
gain-protects = księga chroni wtedy pole { $tile }
gain-unprotects = pole { $tile } ({ $name }) ją traci
gain-threatened = może go przestawić { $name } z płytki { $tile }
gain-candle = { $left ->
    [0] ostatni znacznik czasu: runda się kończy
   *[other] potem pozostałe znaczniki czasu: { $left }
}
# Osiągnięte miejsce i ile wpływów jest warte na końcu.
gain-seat = miejsce { $seat } (wartość { $value })
gain-rank = { $rank }. pozycja w radzie kapłanów
gain-apostate = renegat stanie { ISLAND($island, case: "on") }
gain-travels = { $count ->
    [one] { $count } nowicjusz trafia { ISLAND($island, case: "to-beside") } i jest tam nieaktywny
    [few] { $count } nowicjuszy trafia { ISLAND($island, case: "to-beside") } i jest tam nieaktywnych
    [many] { $count } nowicjuszy trafia { ISLAND($island, case: "to-beside") } i jest tam nieaktywnych
   *[other] { $count } nowicjusza trafia { ISLAND($island, case: "to-beside") } i jest tam nieaktywne
}
gain-sails = { $count ->
    [one] { $count } nowicjusz płynie { ISLAND($island, case: "onto") } i zostaje aktywny
    [few] { $count } nowicjuszy płynie { ISLAND($island, case: "onto") } i zostaje aktywnych
    [many] { $count } nowicjuszy płynie { ISLAND($island, case: "onto") } i zostaje aktywnych
   *[other] { $count } nowicjusza płynie { ISLAND($island, case: "onto") } i zostaje aktywne
}
gain-wakes = { $count ->
    [one] { $count } nowicjusz staje się aktywny
    [few] { $count } nowicjuszy staje się aktywnymi
    [many] { $count } nowicjuszy staje się aktywnymi
   *[other] { $count } nowicjusza staje się aktywnym
}

## Ile to kosztuje

gain-tires = { $count ->
    [0] użyci stają się nieaktywni
    [one] { $count } nowicjusz staje się nieaktywny
    [few] { $count } nowicjuszy staje się nieaktywnymi
    [many] { $count } nowicjuszy staje się nieaktywnymi
   *[other] { $count } nowicjusza staje się nieaktywnymi
}
gain-spends = zużywa znacznik „{ FAVOUR($favour) }”

## Co z tego wynika: o ile zmienia się punktowanie tej rundy

gain-score = Punktowanie tej rundy: { $parts }
gain-score-same = Punktowanie tej rundy: bez zmian
gain-score-of = { $name }: { $parts }
gain-score-part = { $what ->
    [priestess] wyspa kapłanki księżyca { $points }
    [apostate] wyspa renegata { $points }
   *[temple] świątynia { $points }
}
gain-coming = w następnej rundzie będzie tam: { $figures }
# Gdzie w ręce jest więcej nowicjuszy, niż przyjmuje miejsce.
gain-at-most = Tutaj najwyżej { count-novices }
# Przy celu, który może znaczyć dwie rzeczy: słowa dwóch przycisków.
sign-either = { $first } lub { $second }

## Na karcie płytki lub pola: co by się tam stało

fact-would-displace = Wchodząc tutaj, przestawia: { $names }
fact-threatened = Przestawić stąd może jeszcze płytka: { $tiles }

## Co akcja innego zakonu zmieniła według obecnego stanu dla osoby, która to czyta; pod tą akcją

concerns-council = tam { $rank }. pozycja, przed tobą
# $fields to pola $count nowicjuszy w świątyni.
concerns-threat = { $count ->
    [one] po uświęceniu przestawi twojego nowicjusza z pola { $fields }
    [few] po uświęceniu przestawi twoich nowicjuszy z pól { $fields }
    [many] po uświęceniu przestawi twoich nowicjuszy z pól { $fields }
   *[other] po uświęceniu przestawi twoich nowicjuszy z pól { $fields }
 }
concerns-score = zmiana twojego punktowania tej rundy: { $parts }
