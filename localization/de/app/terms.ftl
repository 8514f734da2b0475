### Namen der Dinge. Eine Nachricht `thing-name` ist auch eine Funktion für Sätze: { ISLAND($island, case: "on") }.
### Schlüssel: Inseln und Gunstmarken  shrine herbs tides sailboat bribery book novice;  Orden  yellow red blue white.

language-name = Deutsch

## Gezähltes

# Gewinn und Verlust von Punkten: $sign ist plus, minus oder zero, $points ist nie negativ.
signed-points = { $sign ->
    [plus] +{ $points }
    [minus] −{ $points }
   *[zero] { $points }
 }
list-more = { $first }, { $second }
