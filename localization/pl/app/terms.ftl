### Nazwy i drobne części zdań potrzebne każdej grze. Komunikat `thing-name` jest też funkcją w zdaniach.

language-name = Polski

# Zyski i straty punktów: $sign to plus, minus lub zero, $points nigdy nie jest ujemne.
signed-points = { $sign ->
    [plus] +{ $points }
    [minus] −{ $points }
   *[zero] { $points }
 }
list-more = { $first }, { $second }
