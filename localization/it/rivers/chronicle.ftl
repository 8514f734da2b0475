### La cronaca: una riga per ogni evento. Chi agisce sta sopra o davanti (chronicle-by); i nomi non si flettono mai.

chronicle-by = { $name } – { $told }
chronicle-gained = { $told } ({ $points })
chronicle-with-verdict = { $told } { $verdict }

chronicle-leader-placed = { LEADER($leader, case: "start") } in { $cell }
chronicle-leader-placed-moved = { LEADER($leader, case: "start") } da { $source } a { $cell }
chronicle-leader-withdrawn = { LEADER($leader, case: "start") } ritirato da { $cell }
chronicle-leader-lost = { LEADER($leader, case: "start") } scacciato da { $cell }
chronicle-leader-orphaned = { LEADER($leader, case: "start") } in { $cell } senza tempio, torna nella riserva
chronicle-tile-placed = { $joins ->
    [yes] { TILE($tile, case: "start") } in { $cell }, unisce due regni
   *[no] { TILE($tile, case: "start") } in { $cell }
 }
# $points come in «+1 rosso».
chronicle-points-gained = { $reason ->
    [tile] { $points }
    [king] { $points } grazie al re
    [revolt] { $points } per la rivolta
    [war] { $points } per la guerra
   *[monument] { $points } da un monumento
 }
# $points è un elenco come «+2 nero, +1 rosso»: ciò che tutti i monumenti danno a fine turno.
chronicle-monuments = Dai monumenti: { $points }
chronicle-catastrophe-placed = Catastrofe in { $cell }
chronicle-catastrophe-placed-tile = Catastrofe in { $cell }, distruzione: { TILE($tile) }
chronicle-tiles-swapped = { $count ->
    [one] { $count } tessera cambiata
    [many] { $count } tessere cambiate
   *[other] { $count } tessere cambiate
 }
chronicle-tiles-drawn = { $missing ->
    [0] Tessere pescate: { $count }
    [one] Tessere pescate: { $count }, ne manca { $missing }: il sacchetto è vuoto
    [many] Tessere pescate: { $count }, ne mancano { $missing }: il sacchetto è vuoto
   *[other] Tessere pescate: { $count }, ne mancano { $missing }: il sacchetto è vuoto
 }
chronicle-turn-passed = Rinuncia al resto del turno
chronicle-wars-opened = { $count ->
    [one] { $count } guerra aperta: { $colours }
    [many] { $count } guerre aperte: { $colours }
   *[other] { $count } guerre aperte: { $colours }
 }
# $name è il difensore, $colour il colore dei leader.
chronicle-conflict-begun = { $kind ->
    [revolt] Rivolta contro { $name } ({ LEADER($colour) }): { $attack } contro { $defence }
   *[war] Guerra contro { $name } ({ COLOUR($colour) }): { $attack } contro { $defence }
 }
chronicle-tiles-committed = { $count ->
    [0] Nessuna tessera aggiunta
    [one] Rinforzi: { $count } { TILE($tile) }
    [many] Rinforzi: { $count } { TILE($tile, case: "plural") }
   *[other] Rinforzi: { $count } { TILE($tile, case: "plural") }
 }
# $name è chi perde, $winner e $loser ciò che le due parti avevano in tutto.
chronicle-conflict-decided = { $kind ->
    [revolt] Rivolta vinta contro { $name }, { $winner } contro { $loser }
   *[war] Guerra vinta contro { $name } ({ COLOUR($colour) }), { $winner } contro { $loser }
 }
chronicle-tiles-fell = { TILE($tile, case: "start-plural") }, tessere tolte: { $count }
chronicle-marker-lifted = In { $cell } non ci sono più guerre aperte
chronicle-monument-built = { MONUMENT($monument, case: "start") } costruito in { $cell }
chronicle-monument-declined = Nessun monumento costruito
chronicle-treasures-taken = { $count ->
    [one] { $count } tesoro preso ({ $cells }), resta quello in { $stays }
    [many] { $count } tesori presi ({ $cells }), resta quello in { $stays }
   *[other] { $count } tesori presi ({ $cells }), resta quello in { $stays }
 }
chronicle-turn-ended = Fine del turno
chronicle-game-ended = { $cause ->
    [bag] Fine della partita: il sacchetto è vuoto.
    [treasures] Fine della partita: restano troppo pochi tesori.
   *[both] Fine della partita: il sacchetto è vuoto e restano troppo pochi tesori.
 }

## Chi ha vinto; $place conta i colori dal più debole

ending-winner = { $place ->
    [1] { $name } vince con { $points } nel colore più debole, davanti a { $next }.
    [2] { $name } vince con { $points } nel secondo colore più debole, davanti a { $next }.
    [3] { $name } vince con { $points } nel terzo colore più debole, davanti a { $next }.
   *[4] { $name } vince con { $points } nel colore più forte, davanti a { $next }.
 }
ending-shared = Vittoria condivisa: { $names }.
