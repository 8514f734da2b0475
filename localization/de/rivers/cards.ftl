### Karten: was ein Ding ist, seine Regel, wie es steht. Nie in der zweiten Person.

card-keys-title = Tasten
card-keys-rule = Am Tisch geht alles mit der Maus oder mit der Tastatur. Die Tasten der Anführer, Plättchen und Aktionen stehen auf ihnen.
card-preview-title = Vorschau
card-preview-rule = Zeigt, was aus den eigenen Farben würde, wenn die Partie jetzt endete, samt dem, was das Ende des Zuges bringt. Was die anderen haben, bleibt geheim. Darunter: was ein weiteres Plättchen brächte und der stärkste Konflikt, den andere beginnen könnten.
card-whole-title = Ganzer Tisch
card-whole-rule = Zeigt wieder den ganzen Plan. Näher heran führen das Mausrad, ein Doppelklick auf freies Land und die Taste Z; Ziehen verschiebt den Ausschnitt.
card-table-rule = Es gewinnt, wer in der eigenen schwächsten Farbe am meisten hat. Ein Zug hat zwei Aktionen.
card-tile-rule = { $tile ->
    [black] In einem Königreich eingesetzt bringt sie dem Besitzer des Königs 1 schwarzen Punkt. In Kriegen ist sie Anhänger des Königs.
    [red] In einem Königreich eingesetzt bringt er dem Besitzer des Priesters 1 roten Punkt. Nur neben Tempeln stehen Anführer, und Tempel entscheiden Aufstände.
    [blue] Gehört auf den Fluss. In einem Königreich eingesetzt bringt er dem Besitzer des Bauern 1 blauen Punkt; in Kriegen ist er Anhänger des Bauern.
   *[green] In einem Königreich eingesetzt bringt er dem Besitzer des Händlers 1 grünen Punkt. In Kriegen ist er Anhänger des Händlers.
 }
card-leader-rule = { $leader ->
    [black] Bekommt die Punkte für Siedlungen, dazu für jedes Plättchen, dessen eigener Anführer im Königreich fehlt.
    [red] Bekommt die Punkte für Tempel im Königreich.
    [blue] Bekommt die Punkte für Bauernhöfe im Königreich.
   *[green] Bekommt die Punkte für Märkte im Königreich und am Ende eines Zuges dessen Schätze.
 }
card-cell-title = { $ground ->
    [river] Fluss { $cell }
   *[land] Land { $cell }
 }
card-cell-rule = { $ground ->
    [river] Hierher gehören nur Bauernhöfe; Anführer stehen nicht im Wasser.
   *[land] Für Tempel, Siedlungen, Märkte und Anführer.
 }
card-destroyed-title = Zerstörtes Feld
card-flipped-title = Umgedrehtes Plättchen
card-flipped-rule = Es trägt ein Monument: Es hat keine Farbe mehr, verbindet aber weiterhin.
card-treasure-title = Schatz
card-treasure-bordered = Auf einem Eckfeld: wird zuerst genommen
card-treasure-rule = Liegen mehrere Schätze in einem Königreich, nimmt der Händler am Ende eines Zuges alle bis auf einen. Am Ende zählt jeder als 1 Punkt in einer beliebigen Farbe.
card-monument-rule = Am Ende des Zuges ihres Besitzers bekommen Anführer seiner beiden Farben im selben Königreich je 1 Punkt. Es steht für immer.
card-conflict-title = { $kind ->
    [revolt] Aufstand
   *[war] Krieg
 }
card-conflict-rule = { $kind ->
    [revolt] Es zählen die Tempel neben jedem der beiden Anführer und rote Plättchen aus der Hand. Bei Gleichstand gewinnt der Verteidiger.
   *[war] Es zählen die Plättchen dieser Farbe auf jeder Seite und die ausgelegten aus der Hand. Bei Gleichstand gewinnt der Verteidiger.
 }
card-player-rule = Hand, Punkte und Schätze hinter einem Sichtschirm bleiben bis zum Ende geheim.
card-bag-title = Beutel
card-bag-rule = Aus ihm werden am Ende jedes Zuges die Hände ergänzt. Plättchen, die auf ihm liegen, werden getauscht.
card-screen-title = Sichtschirm
card-screen-rule = Dahinter liegen Plättchen, Anführer, die nicht auf dem Plan sind, Punkte und Schätze.
card-catastrophe-title = Katastrophe
card-catastrophe-rule = Sie zerstört für immer ein Plättchen ohne Schatz oder ein leeres Feld und verbindet nichts.
card-square-title = Viererquadrat
card-square-rule = Vier Plättchen einer Farbe: Hier lässt sich ein Monument mit dieser Farbe bauen.
card-marker-title = Verbindungsplättchen
card-marker-rule = Es verbindet zwei Königreiche; solange Kriege anstehen, zählt es für niemanden und bleibt liegen.

## Wie es steht: ein Wort und eine Zahl

fact-in-hand = Auf der Hand: { $count }
fact-hand = Plättchen auf der Hand: { $count }
fact-catastrophes = Katastrophen übrig: { $count }
fact-temples = Tempel daneben: { $count }
fact-supporters = Anhänger im Königreich: { $count }
fact-leader = { LEADER($leader, case: "start") }: { $name }, Anhänger: { $count }
fact-no-kingdom = Kein Anführer in dieser Region
fact-treasures = Schätze im Königreich: { $count }
fact-treasures-left = Schätze auf dem Plan: { $count }
fact-bag = Plättchen im Beutel: { $count }
fact-in-supply = Noch im Vorrat
fact-counts = { $treasures ->
    [0] Zählt am Ende: { $count } ({ $colours })
   *[other] Zählt am Ende, mit Schätzen: { $count } ({ $colours })
 }
fact-all-colours = alle Farben
# Was Punkte einer schwächsten Farbe brächte.
fact-raises = { $through ->
    [leader] Mehr { COLOUR($colour) }: { TILE($colour, case: "plural") }, wo der { LEADER($colour) } steht
    [king] Mehr { COLOUR($colour) }: { LEADER($colour, case: "the") } auf den Plan; bis dahin springt der König ein
   *[nobody] Mehr { COLOUR($colour) }: erst { LEADER($colour, case: "the") } auf den Plan
 }
fact-points = { COLOUR($colour, case: "start") }: { $count }
fact-own-treasures = Schätze: { $count }
