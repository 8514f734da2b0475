### Che cosa porterebbe un’azione, accanto al puntatore: breve, una riga per ciascuna cosa. $name non si flette mai.

gain-points = { $reason ->
    [king] { $name }: { $points } (subentra il re)
    [monument] { $name }: { $points } da un monumento
   *[other] { $name }: { $points }
 }
gain-joins = Unisce due regni: la tessera che unisce non dà punti a nessuno
gain-nobody = { $kingdom ->
    [no] Nessun punto: qui non c’è un regno
   *[yes] { $colour ->
        [black] Nessun punto: in questo regno manca il re
       *[other] Nessun punto: qui mancano { LEADER($colour, case: "the") } e il re
     }
 }
# Chi prenderebbe il punto, sotto gain-nobody.
gain-would = { $colour ->
    [black] Con un re qui: { points-of }
   *[other] Con un { LEADER($colour) } o un re qui: { points-of }
 }
# Che cosa fa un leader là dove viene messo.
gain-leads = { TILE($colour, case: "start-plural") } qui: { points-of } per tessera{ $colour ->
    [black] ; il re sostituisce i leader che mancano
   *[other] { "" }
 }
gain-temples = { $count ->
    [one] { $count } tempio accanto
    [many] { $count } templi accanto
   *[other] { $count } templi accanto
 }
# Le due parti come sono sul tavolo, prima l’attaccante; in parità vince il difensore.
gain-revolt = Rivolta contro { $name }: { $attack } contro { $defence }
gain-wars = { $count ->
    [one] { $count } guerra
    [many] { $count } guerre, l’ordine è libero
   *[other] { $count } guerre, l’ordine è libero
 }
gain-war = Guerra, { COLOUR($colour) }: { $attacker } { $attack }, { $defender } { $defence }
gain-tie = In parità vince il difensore
gain-committed = { $attack } contro { $defence } sul tavolo; { $name } può ancora aggiungere
gain-decided = { $name } vince, { $winner } contro { $loser }
gain-falls = { TILE($tile, case: "start-plural") }, tessere tolte: { $count }
gain-destroys = Distruzione: { TILE($tile) }
gain-swaps = { $count ->
    [one] { $count } tessera esce, { $count } arriva dal sacchetto
    [many] { $count } tessere escono, { $count } arrivano dal sacchetto
   *[other] { $count } tessere escono, { $count } arrivano dal sacchetto
 }
gain-orphans = { LEADER($leader, case: "start") } ({ $name }) perde l’ultimo tempio
gain-bare = { LEADER($leader, case: "start") } ({ $name }) senza tempio, a fine turno torna nella riserva
gain-treasures = { $name }: { count-treasures }
gain-square = Quadrato di quattro: si può costruire un monumento
gain-ends = Finisce la partita

# Una parte del conflitto in corso.
conflict-side = { $name } { $count }

## L’anteprima: che cosa diventerebbero i propri colori. Accanto a numeri: breve.

preview-about = { $turn ->
    [own] Se la partita finisse con questo turno
   *[other] Se la partita finisse ora
 }
preview-row = { $row ->
    [tile] Prossima tessera
    [threat] Attacco : difesa
    [points] Finora
    [coming] A fine turno
    [treasures] Tesori
   *[total] In tutto
 }
preview-counts = Conta solo il colore più debole: { $points }.
preview-threat = Attacco: ciò che gli altri possono iniziare, stando alla sola mappa.
preview-sides = { $other }:{ $own }
preview-hidden = Quello che hanno gli altri resta segreto fino alla fine.
