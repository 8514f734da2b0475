### Die Chronik: eine Zeile für jedes Ereignis. Wer handelt, steht darüber oder davor (chronicle-by); Namen werden nie gebeugt.

chronicle-by = { $name } – { $told }
chronicle-gained = { $told } ({ $points })
chronicle-with-verdict = { $told } { $verdict }

chronicle-leader-placed = { LEADER($leader, case: "start") } nach { $cell }
chronicle-leader-placed-moved = { LEADER($leader, case: "start") } von { $source } nach { $cell }
chronicle-leader-withdrawn = { LEADER($leader, case: "start") } von { $cell } zurückgezogen
chronicle-leader-lost = { LEADER($leader, case: "start") } auf { $cell } vertrieben
chronicle-leader-orphaned = { LEADER($leader, case: "start") } auf { $cell } ohne Tempel, zurück in den Vorrat
chronicle-tile-placed = { $joins ->
    [yes] { TILE($tile, case: "start") } auf { $cell }, verbindet zwei Königreiche
   *[no] { TILE($tile, case: "start") } auf { $cell }
 }
# $points wie in „+1 Rot“.
chronicle-points-gained = { $reason ->
    [tile] { $points }
    [king] { $points } durch den König
    [revolt] { $points } für den Aufstand
    [war] { $points } für den Krieg
   *[monument] { $points } durch ein Monument
 }
# $points ist eine Liste wie „+2 Schwarz, +1 Rot“: was alle Monumente am Zugende bringen.
chronicle-monuments = Durch Monumente: { $points }
chronicle-catastrophe-placed = Katastrophe auf { $cell }
chronicle-catastrophe-placed-tile = Katastrophe auf { $cell }, { TILE($tile) } zerstört
chronicle-tiles-swapped = { $count } Plättchen getauscht
chronicle-tiles-drawn = { $missing ->
    [0] { count-tiles } gezogen
    [one] { count-tiles } gezogen, { $missing } fehlt: Der Beutel ist leer
   *[other] { count-tiles } gezogen, { $missing } fehlen: Der Beutel ist leer
 }
chronicle-turn-passed = Auf den Rest des Zuges verzichtet
chronicle-wars-opened = { $count ->
    [one] { $count } Krieg steht an: { $colours }
   *[other] { $count } Kriege stehen an: { $colours }
 }
# $name ist der Verteidiger, $colour die Farbe der Anführer.
chronicle-conflict-begun = { $kind ->
    [revolt] Aufstand gegen { $name } ({ LEADER($colour) }): { $attack } gegen { $defence }
   *[war] Krieg um { COLOUR($colour) } gegen { $name }: { $attack } gegen { $defence }
 }
chronicle-tiles-committed = { $count ->
    [0] Kein Plättchen ausgelegt
    [one] { $count } { TILE($tile) } ausgelegt
   *[other] { $count } { TILE($tile, case: "plural") } ausgelegt
 }
# $name ist, wer verlor, $winner und $loser, was beide insgesamt hatten.
chronicle-conflict-decided = { $kind ->
    [revolt] Aufstand gegen { $name } gewonnen, { $winner } gegen { $loser }
   *[war] Krieg um { COLOUR($colour) } gegen { $name } gewonnen, { $winner } gegen { $loser }
 }
chronicle-tiles-fell = { TILE($tile, case: "start-plural") } entfernt: { $count }
chronicle-marker-lifted = Auf { $cell } steht kein Krieg mehr an
chronicle-monument-built = { MONUMENT($monument, case: "start") } auf { $cell } gebaut
chronicle-monument-declined = Kein Monument gebaut
chronicle-treasures-taken = { $count ->
    [one] { $count } Schatz genommen ({ $cells }), der auf { $stays } bleibt
   *[other] { $count } Schätze genommen ({ $cells }), der auf { $stays } bleibt
 }
chronicle-turn-ended = Ende des Zuges
chronicle-game-ended = { $cause ->
    [bag] Spielende: Der Beutel ist leer.
    [treasures] Spielende: Zu wenige Schätze sind übrig.
   *[both] Spielende: Der Beutel ist leer, und zu wenige Schätze sind übrig.
 }

## Wer gewonnen hat; $place zählt die Farben von der schwächsten an

ending-winner = { $place ->
    [1] { $name } gewinnt mit { $points } in der schwächsten Farbe vor { $next }.
    [2] { $name } gewinnt mit { $points } in der zweitschwächsten Farbe vor { $next }.
    [3] { $name } gewinnt mit { $points } in der drittschwächsten Farbe vor { $next }.
   *[4] { $name } gewinnt mit { $points } in der stärksten Farbe vor { $next }.
 }
ending-shared = Geteilter Sieg: { $names }.
