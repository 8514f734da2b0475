### Namen und kleine Satzteile, die jedes Spiel braucht. Eine Nachricht `thing-name` ist auch eine Funktion für Sätze.

language-name = Deutsch

# Gewinn und Verlust von Punkten: $sign ist plus, minus oder zero, $points ist nie negativ.
signed-points = { $sign ->
    [plus] +{ $points }
    [minus] −{ $points }
   *[zero] { $points }
 }
list-more = { $first }, { $second }
