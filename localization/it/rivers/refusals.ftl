### Perché qualcosa non si può fare: una frase per ogni motivo delle regole, mai in seconda persona.
### $cell, $needed, $have e $kingdoms stanno come sono; $seat è un nome, $pair un monumento.

refusal-game-over = La partita è finita.
refusal-order-first = Prima va scelto l’ordine delle guerre.
refusal-commit-first = Prima va deciso il conflitto.
refusal-build-first = Prima si costruisce un monumento oppure si rinuncia.
refusal-leave-first = Prima va scelto il tesoro che resta.
refusal-no-wars-to-order = Ora non ci sono guerre da ordinare.
refusal-no-conflict = Ora non c’è un conflitto in cui aggiungere rinforzi.
refusal-nothing-to-build = Non si è formato un quadrato su cui si possa costruire ora.
refusal-no-treasure-to-leave = Ora non c’è un tesoro da scegliere.
refusal-leader-there = In { $cell } c’è un leader di { $seat }.
refusal-leader-is-here = Il leader è già in { $cell }.
refusal-tile-there = In { $cell } c’è già una tessera.
refusal-flipped-there = In { $cell } c’è una tessera capovolta di un monumento.
refusal-catastrophe-there = La casella { $cell } è distrutta per sempre.
refusal-no-temple-beside = Un leader ha bisogno di un tempio accanto, e accanto a { $cell } non ce n’è.
refusal-leader-joins = Un leader non può unire regni, e accanto a { $cell } ce ne sono { $kingdoms }.
refusal-leader-in-supply = { LEADER($colour, case: "start-the") } non è sulla mappa.
refusal-none-in-hand = In mano non c’è { TILE($colour, case: "none") }.
refusal-tile-joins-three = Una tessera unisce al massimo due regni, e accanto a { $cell } ce ne sono { $kingdoms }.
refusal-no-catastrophe-left = Non restano catastrofi.
refusal-treasure-there = Una tessera con un tesoro, come in { $cell }, non si può distruggere.
refusal-too-few-tiles = { TILE($colour, case: "start-plural") } in mano: ne servono { $needed }, ce ne sono { $have }.
refusal-war-not-open = Ora non c’è una guerra per il colore { COLOUR($colour) }.
refusal-square-not-complete = In { $cell } non comincia un quadrato con la nuova tessera.
refusal-pair-without-colour = Il { MONUMENT($pair) } non ha il colore { COLOUR($colour) }.
refusal-pair-built = Il { MONUMENT($pair) } c’è già.
refusal-no-such-treasure = Il tesoro in { $cell } non è tra quelli da scegliere.
refusal-bordered-first = Il tesoro in { $cell } è su una casella d’angolo e viene preso in ogni caso.

## A che serve un pezzo o un luogo; $piece è tile, leader o catastrophe

refusal-not-your-leader = Questo leader è di { $seat }.
refusal-farm-on-land = Le fattorie vanno sul fiume, e { $cell } è terra.
refusal-tile-on-river = Sul fiume vanno solo le fattorie: in { $cell } non c’è posto per { TILE($colour, case: "plural") }.
refusal-leader-on-river = I leader stanno sulla terra, e { $cell } è fiume.
refusal-piece-goes = { $piece ->
    [tile] Una tessera va su una casella della mappa, o sul sacchetto per essere cambiata.
    [leader] Un leader va su una casella accanto a un tempio, o di nuovo dietro il proprio schermo.
   *[catastrophe] Una catastrofe va su una casella vuota o su una tessera senza tesoro.
 }
refusal-bag-takes-tiles = Al sacchetto si cambiano solo tessere.
refusal-other-support = In questo conflitto i rinforzi sono solo { TILE($colour, case: "plural") }.
refusal-nothing-to-swap = In mano non c’è una tessera da cambiare.
refusal-nowhere = { $piece ->
    [tile] Ora non c’è una casella per questa tessera.
    [leader] Ora non c’è una casella per questo leader.
   *[catastrophe] Ora non c’è una casella per una catastrofe.
 }
refusal-button-waits = Ora non c’è da decidere su questo.
