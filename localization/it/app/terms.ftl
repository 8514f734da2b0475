### Nomi e piccole parti di frase che servono a ogni gioco. Un messaggio `thing-name` è anche una funzione per le frasi.

language-name = Italiano

# Guadagni e perdite di punti: $sign è plus, minus o zero, $points non è mai negativo.
signed-points = { $sign ->
    [plus] +{ $points }
    [minus] −{ $points }
   *[zero] { $points }
 }
list-more = { $first }, { $second }
