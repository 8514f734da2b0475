### Nomi delle cose. Un messaggio `thing-name` è anche una funzione per le frasi: { ISLAND($island, case: "on") }.
### Chiavi: Isole e Favori  shrine herbs tides sailboat bribery book novice;  Ordini  yellow red blue white.

language-name = Italiano

## Cose contate

# Guadagni e perdite di punti: $sign è plus, minus o zero, $points non è mai negativo.
signed-points = { $sign ->
    [plus] +{ $points }
    [minus] −{ $points }
   *[zero] { $points }
 }
list-more = { $first }, { $second }
