### Nazwy rzeczy. Wiadomość `thing-name` jest też funkcją dla zdań: { LEADER($leader, case: "the") }.
### Klucze: kolory  black red blue green;  miejsca  heron ram fish palm;  monumenty według dwóch kolorów.

colour-name = { $colour ->
    [black] czarny
    [red] czerwony
    [blue] niebieski
   *[green] zielony
 }
    .start = { $colour ->
    [black] Czarny
    [red] Czerwony
    [blue] Niebieski
   *[green] Zielony
 }
tile-name = { $tile ->
    [black] osada
    [red] świątynia
    [blue] farma
   *[green] targowisko
 }
    .start = { $tile ->
    [black] Osada
    [red] Świątynia
    [blue] Farma
   *[green] Targowisko
 }
    .plural = { $tile ->
    [black] osady
    [red] świątynie
    [blue] farmy
   *[green] targowiska
 }
    .start-plural = { $tile ->
    [black] Osady
    [red] Świątynie
    [blue] Farmy
   *[green] Targowiska
 }
    .none = { $tile ->
    [black] żadnej osady
    [red] żadnej świątyni
    [blue] żadnej farmy
   *[green] żadnego targowiska
 }
    .one = { $tile ->
    [black] osadę
    [red] świątynię
    [blue] farmę
   *[green] targowisko
 }
    .start-one = { $tile ->
    [black] Osadę
    [red] Świątynię
    [blue] Farmę
   *[green] Targowisko
 }
leader-name = { $leader ->
    [black] król
    [red] kapłan
    [blue] rolnik
   *[green] kupiec
 }
    .start = { $leader ->
    [black] Król
    [red] Kapłan
    [blue] Rolnik
   *[green] Kupiec
 }
    .the = { $leader ->
    [black] króla
    [red] kapłana
    [blue] rolnika
   *[green] kupca
 }
    .start-the = { $leader ->
    [black] Król
    [red] Kapłan
    [blue] Rolnik
   *[green] Kupiec
 }
    .start-object = { $leader ->
    [black] Króla
    [red] Kapłana
    [blue] Rolnika
   *[green] Kupca
 }
monument-name = { $monument ->
    [black-red] czarno-czerwony monument
    [black-blue] czarno-niebieski monument
    [black-green] czarno-zielony monument
    [red-blue] czerwono-niebieski monument
    [red-green] czerwono-zielony monument
   *[blue-green] niebiesko-zielony monument
 }
    .start = { $monument ->
    [black-red] Czarno-czerwony monument
    [black-blue] Czarno-niebieski monument
    [black-green] Czarno-zielony monument
    [red-blue] Czerwono-niebieski monument
    [red-green] Czerwono-zielony monument
   *[blue-green] Niebiesko-zielony monument
 }
    .short = { $monument ->
    [black-red] Czarno-czerwony
    [black-blue] Czarno-niebieski
    [black-green] Czarno-zielony
    [red-blue] Czerwono-niebieski
    [red-green] Czerwono-zielony
   *[blue-green] Niebiesko-zielony
 }
round-name = Runda { $round }

## Liczone

count-tiles = { $count ->
    [one] { $count } płytka
    [few] { $count } płytki
    [many] { $count } płytek
   *[other] { $count } płytki
 }
count-treasures = { $count ->
    [one] { $count } skarb
    [few] { $count } skarby
    [many] { $count } skarbów
   *[other] { $count } skarbu
 }
# Jak w „+1 czerwony”; $points ze znakiem.
points-of = { $points } { COLOUR($colour) }
tiles-of = { TILE($tile) } × { $count }
