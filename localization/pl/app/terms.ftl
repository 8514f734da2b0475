### Nazwy rzeczy. Komunikat `thing-name` jest też funkcją dla zdań: { ISLAND($island, case: "on") }.
### Klucze: wyspy i przysługi  shrine herbs tides sailboat bribery book novice;  zakony  yellow red blue white.

language-name = Polski

## Rzeczy liczone

# Zyski i straty punktów: $sign to plus, minus lub zero, $points nigdy nie jest ujemne.
signed-points = { $sign ->
    [plus] +{ $points }
    [minus] −{ $points }
   *[zero] { $points }
 }
list-more = { $first }, { $second }
