### Warum etwas nicht geht: ein Satz für jeden Grund der Regeln, nie in der zweiten Person.
### $cell, $needed, $have und $kingdoms stehen, wie sie sind; $seat ist ein Name, $pair ein Monument.

refusal-game-over = Die Partie ist zu Ende.
refusal-order-first = Zuerst muss die Reihenfolge der Kriege gewählt werden.
refusal-commit-first = Zuerst muss der Konflikt entschieden werden.
refusal-build-first = Zuerst wird ein Monument gebaut oder darauf verzichtet.
refusal-leave-first = Zuerst muss der Schatz gewählt werden, der liegen bleibt.
refusal-no-wars-to-order = Jetzt sind keine Kriege zu ordnen.
refusal-no-conflict = Jetzt ist kein Konflikt zu unterstützen.
refusal-nothing-to-build = Es ist kein Quadrat entstanden, auf dem jetzt gebaut werden könnte.
refusal-no-treasure-to-leave = Jetzt ist kein Schatz zu wählen.
refusal-leader-there = Auf { $cell } steht ein Anführer von { $seat }.
refusal-leader-is-here = Der Anführer steht schon auf { $cell }.
refusal-tile-there = Auf { $cell } liegt schon ein Plättchen.
refusal-flipped-there = Auf { $cell } liegt ein umgedrehtes Plättchen eines Monuments.
refusal-catastrophe-there = { $cell } ist für immer zerstört.
refusal-no-temple-beside = Ein Anführer braucht einen Tempel neben sich, und neben { $cell } ist keiner.
refusal-leader-joins = Ein Anführer darf keine Königreiche verbinden, und neben { $cell } liegen { $kingdoms }.
refusal-leader-in-supply = { LEADER($colour, case: "start-the") } ist nicht auf dem Plan.
refusal-none-in-hand = Auf der Hand ist { TILE($colour, case: "none") }.
refusal-tile-joins-three = Ein Plättchen verbindet höchstens zwei Königreiche, und neben { $cell } liegen { $kingdoms }.
refusal-no-catastrophe-left = Es ist keine Katastrophe mehr übrig.
refusal-treasure-there = Ein Plättchen mit einem Schatz wie auf { $cell } lässt sich nicht zerstören.
refusal-too-few-tiles = Zu wenige { TILE($colour, case: "plural") } auf der Hand: nötig { $needed }, vorhanden { $have }.
refusal-war-not-open = Ein Krieg um { COLOUR($colour) } steht nicht an.
refusal-square-not-complete = Auf { $cell } beginnt kein Quadrat mit dem neuen Plättchen.
refusal-pair-without-colour = Das { MONUMENT($pair) } hat keine Seite in { COLOUR($colour) }.
refusal-pair-built = Das { MONUMENT($pair) } steht schon.
refusal-no-such-treasure = Der Schatz auf { $cell } steht nicht zur Wahl.
refusal-bordered-first = Der Schatz auf { $cell } liegt auf einem Eckfeld und wird in jedem Fall genommen.

## Wofür ein Stück oder ein Ort da ist; $piece ist tile, leader oder catastrophe

refusal-not-your-leader = Dieser Anführer gehört { $seat }.
refusal-farm-on-land = Bauernhöfe gehören auf den Fluss, und { $cell } ist Land.
refusal-tile-on-river = Auf den Fluss gehören nur Bauernhöfe: { TILE($colour, case: "plural") } passen nicht auf { $cell }.
refusal-leader-on-river = Anführer stehen an Land, und { $cell } ist Fluss.
refusal-piece-goes = { $piece ->
    [tile] Ein Plättchen kommt auf ein Feld des Plans oder zum Tauschen auf den Beutel.
    [leader] Ein Anführer kommt auf ein Feld neben einem Tempel oder zurück hinter den eigenen Sichtschirm.
   *[catastrophe] Eine Katastrophe kommt auf ein leeres Feld oder auf ein Plättchen ohne Schatz.
 }
refusal-bag-takes-tiles = Am Beutel werden nur Plättchen getauscht.
refusal-other-support = In diesem Konflikt helfen nur { TILE($colour, case: "plural") }.
refusal-nothing-to-swap = Auf der Hand ist kein Plättchen zum Tauschen.
refusal-nowhere = { $piece ->
    [tile] Für dieses Plättchen gibt es jetzt kein Feld.
    [leader] Für diesen Anführer gibt es jetzt kein Feld.
   *[catastrophe] Für eine Katastrophe gibt es jetzt kein Feld.
 }
refusal-button-waits = Darüber ist jetzt nicht zu entscheiden.
