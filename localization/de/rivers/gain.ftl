### Was eine Aktion brächte, am Zeiger: kurz, eine Zeile für jedes. $name wird nie gebeugt.

gain-points = { $reason ->
    [king] { $name }: { $points } (der König springt ein)
    [monument] { $name }: { $points } durch ein Monument
   *[other] { $name }: { $points }
 }
gain-joins = Verbindet zwei Königreiche: Das verbindende Plättchen bringt niemandem einen Punkt
gain-nobody = { $kingdom ->
    [no] Niemand punktet: kein Königreich hier
   *[yes] { $colour ->
        [black] Niemand punktet: kein König in diesem Königreich
       *[other] Niemand punktet: hier weder { LEADER($colour) } noch König
     }
 }
# Wer den Punkt bekäme, unter gain-nobody.
gain-would = { $colour ->
    [black] Stünde hier ein König: { points-of }
   *[other] Stünde hier ein { LEADER($colour) } oder König: { points-of }
 }
# Was ein Anführer dort tut, wo er hingestellt wird.
gain-leads = { TILE($colour, case: "start-plural") } hier: je { points-of }{ $colour ->
    [black] ; für fehlende Anführer springt der König ein
   *[other] { "" }
 }
gain-temples = { $count } Tempel daneben
# Beide Seiten, wie sie ausliegen, zuerst der Angreifer; bei Gleichstand gewinnt der Verteidiger.
gain-revolt = Aufstand gegen { $name }: { $attack } gegen { $defence }
gain-wars = { $count ->
    [one] { $count } Krieg
   *[other] { $count } Kriege, die Reihenfolge ist frei
 }
gain-war = Krieg um { COLOUR($colour) }: { $attacker } { $attack }, { $defender } { $defence }
gain-tie = Bei Gleichstand gewinnt der Verteidiger
gain-committed = { $attack } gegen { $defence } auf dem Tisch; { $name } kann noch auslegen
gain-decided = { $name } gewinnt { $winner } gegen { $loser }
gain-falls = { TILE($tile, case: "start-plural") } entfernt: { $count }
gain-destroys = { TILE($tile, case: "start") } wird zerstört
gain-swaps = { $count } Plättchen weg, { $count } neu aus dem Beutel
gain-orphans = { LEADER($leader, case: "start") } ({ $name }) verliert den letzten Tempel
gain-bare = { LEADER($leader, case: "start") } ({ $name }) ohne Tempel, geht am Zugende in den Vorrat
gain-treasures = { $name }: { count-treasures }
gain-square = Viererquadrat: Ein Monument ist möglich
gain-ends = Beendet die Partie

# Eine Seite des laufenden Konflikts.
conflict-side = { $name } { $count }

## Die Vorschau: was aus den eigenen Farben würde. Neben Zahlen: kurz.

preview-about = { $turn ->
    [own] Wenn die Partie mit diesem Zug endete
   *[other] Wenn die Partie jetzt endete
 }
preview-row = { $row ->
    [tile] Nächstes Plättchen
    [threat] Angriff : Abwehr
    [points] Bisher
    [coming] Am Zugende
    [treasures] Schätze
   *[total] Zusammen
 }
preview-counts = Es zählt nur die schwächste Farbe: { $points }.
preview-threat = Angriff: was andere beginnen könnten, allein nach dem Plan.
preview-sides = { $other }:{ $own }
preview-hidden = Was die anderen haben, bleibt bis zum Ende geheim.
