### I nomi delle cose. Un messaggio `thing-name` è anche una funzione per le frasi: { LEADER($leader, case: "the") }.
### Chiavi: colori  black red blue green;  posti  heron ram fish palm;  monumenti secondo i loro due colori.

colour-name = { $colour ->
    [black] nero
    [red] rosso
    [blue] blu
   *[green] verde
 }
    .start = { $colour ->
    [black] Nero
    [red] Rosso
    [blue] Blu
   *[green] Verde
 }
tile-name = { $tile ->
    [black] insediamento
    [red] tempio
    [blue] fattoria
   *[green] mercato
 }
    .start = { $tile ->
    [black] Insediamento
    [red] Tempio
    [blue] Fattoria
   *[green] Mercato
 }
    .plural = { $tile ->
    [black] insediamenti
    [red] templi
    [blue] fattorie
   *[green] mercati
 }
    .start-plural = { $tile ->
    [black] Insediamenti
    [red] Templi
    [blue] Fattorie
   *[green] Mercati
 }
    .none = { $tile ->
    [black] nessun insediamento
    [red] nessun tempio
    [blue] nessuna fattoria
   *[green] nessun mercato
 }
    .one = { $tile ->
    [black] un insediamento
    [red] un tempio
    [blue] una fattoria
   *[green] un mercato
 }
    .start-one = { $tile ->
    [black] Un insediamento
    [red] Un tempio
    [blue] Una fattoria
   *[green] Un mercato
 }
leader-name = { $leader ->
    [black] re
    [red] sacerdote
    [blue] contadino
   *[green] mercante
 }
    .start = { $leader ->
    [black] Re
    [red] Sacerdote
    [blue] Contadino
   *[green] Mercante
 }
    .the = { $leader ->
    [black] il re
    [red] il sacerdote
    [blue] il contadino
   *[green] il mercante
 }
    .start-the = { $leader ->
    [black] Il re
    [red] Il sacerdote
    [blue] Il contadino
   *[green] Il mercante
 }
    .start-object = { $leader ->
    [black] Il re
    [red] Il sacerdote
    [blue] Il contadino
   *[green] Il mercante
 }
monument-name = { $monument ->
    [black-red] monumento nero e rosso
    [black-blue] monumento nero e blu
    [black-green] monumento nero e verde
    [red-blue] monumento rosso e blu
    [red-green] monumento rosso e verde
   *[blue-green] monumento blu e verde
 }
    .start = { $monument ->
    [black-red] Monumento nero e rosso
    [black-blue] Monumento nero e blu
    [black-green] Monumento nero e verde
    [red-blue] Monumento rosso e blu
    [red-green] Monumento rosso e verde
   *[blue-green] Monumento blu e verde
 }
    .short = { $monument ->
    [black-red] Nero/rosso
    [black-blue] Nero/blu
    [black-green] Nero/verde
    [red-blue] Rosso/blu
    [red-green] Rosso/verde
   *[blue-green] Blu/verde
 }
round-name = Giro { $round }

## Cose contate

count-tiles = { $count ->
    [one] { $count } tessera
    [many] { $count } tessere
   *[other] { $count } tessere
 }
count-treasures = { $count ->
    [one] { $count } tesoro
    [many] { $count } tesori
   *[other] { $count } tesori
 }
# Come in «+1 rosso»; $points con il segno.
points-of = { $points } { COLOUR($colour) }
tiles-of = { $count ->
    [one] { $count } { TILE($tile) }
    [many] { $count } { TILE($tile, case: "plural") }
   *[other] { $count } { TILE($tile, case: "plural") }
 }
