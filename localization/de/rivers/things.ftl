### Namen der Dinge. Eine Nachricht `thing-name` ist auch eine Funktion für Sätze: { LEADER($leader, case: "the") }.
### Schlüssel: Farben  black red blue green;  Plätze  heron ram fish palm;  Monumente nach ihren beiden Farben.

colour-name = { $colour ->
    [black] Schwarz
    [red] Rot
    [blue] Blau
   *[green] Grün
 }
    .start = { $colour ->
    [black] Schwarz
    [red] Rot
    [blue] Blau
   *[green] Grün
 }
tile-name = { $tile ->
    [black] Siedlung
    [red] Tempel
    [blue] Bauernhof
   *[green] Markt
 }
    .start = { $tile ->
    [black] Siedlung
    [red] Tempel
    [blue] Bauernhof
   *[green] Markt
 }
    .plural = { $tile ->
    [black] Siedlungen
    [red] Tempel
    [blue] Bauernhöfe
   *[green] Märkte
 }
    .start-plural = { $tile ->
    [black] Siedlungen
    [red] Tempel
    [blue] Bauernhöfe
   *[green] Märkte
 }
    .none = { $tile ->
    [black] keine Siedlung
    [red] kein Tempel
    [blue] kein Bauernhof
   *[green] kein Markt
 }
    .one = { $tile ->
    [black] eine Siedlung
    [red] einen Tempel
    [blue] einen Bauernhof
   *[green] einen Markt
 }
    .start-one = { $tile ->
    [black] Eine Siedlung
    [red] Einen Tempel
    [blue] Einen Bauernhof
   *[green] Einen Markt
 }
leader-name = { $leader ->
    [black] König
    [red] Priester
    [blue] Bauer
   *[green] Händler
 }
    .start = { $leader ->
    [black] König
    [red] Priester
    [blue] Bauer
   *[green] Händler
 }
    .the = { $leader ->
    [black] den König
    [red] den Priester
    [blue] den Bauern
   *[green] den Händler
 }
    .start-the = { $leader ->
    [black] Der König
    [red] Der Priester
    [blue] Der Bauer
   *[green] Der Händler
 }
    .start-object = { $leader ->
    [black] Den König
    [red] Den Priester
    [blue] Den Bauern
   *[green] Den Händler
 }
monument-name = { $monument ->
    [black-red] schwarz-rote Monument
    [black-blue] schwarz-blaue Monument
    [black-green] schwarz-grüne Monument
    [red-blue] rot-blaue Monument
    [red-green] rot-grüne Monument
   *[blue-green] blau-grüne Monument
 }
    .start = { $monument ->
    [black-red] Schwarz-rotes Monument
    [black-blue] Schwarz-blaues Monument
    [black-green] Schwarz-grünes Monument
    [red-blue] Rot-blaues Monument
    [red-green] Rot-grünes Monument
   *[blue-green] Blau-grünes Monument
 }
    .short = { $monument ->
    [black-red] Schwarz/Rot
    [black-blue] Schwarz/Blau
    [black-green] Schwarz/Grün
    [red-blue] Rot/Blau
    [red-green] Rot/Grün
   *[blue-green] Blau/Grün
 }
round-name = Runde { $round }

## Gezähltes

count-tiles = { $count } Plättchen
count-treasures = { $count ->
    [one] { $count } Schatz
   *[other] { $count } Schätze
 }
# Wie in „+1 Rot“; $points mit Vorzeichen.
points-of = { $points } { COLOUR($colour) }
tiles-of = { $count ->
    [one] { $count } { TILE($tile) }
   *[other] { $count } { TILE($tile, case: "plural") }
 }
