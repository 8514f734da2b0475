### Pulsanti, inviti e domande. I nomi sono soggetto o stanno davanti a due punti.

action-name = { $action ->
    [swap] Cambio
    [withdraw] Ritiro
    [pass] Fine turno
    [done] Cedi
    [war] Guerra
    [commit] Rinforzi
    [build] Costruzione
    [decline] Rinuncia
   *[leave] Lascia
 }
    .full = { $action ->
    [swap] Cambiare tessere
    [withdraw] Ritirare un leader
    [pass] Finire il turno
    [done] Cedere le tessere
    [war] Ordine delle guerre
    [commit] Rinforzi dalla mano
    [build] Costruire un monumento
    [decline] Nessun monumento
   *[leave] Lasciare un tesoro
 }
action-help = { $action ->
    [swap] Quante tessere si vuole escono coperte dalla mano e dal gioco, e se ne pescano altrettante dal sacchetto.
    [withdraw] Un leader torna dalla mappa dietro lo schermo.
    [pass] Si rinuncia al resto del turno.
    [done] Le tessere sul sacchetto escono dal gioco, e se ne pescano altrettante.
    [war] La guerra di questo colore si combatte per prima.
    [commit] Altrettante tessere del colore giusto passano dalla mano alla propria parte; comunque vada, poi sono fuori dal gioco.
    [build] Le quattro tessere del quadrato vengono capovolte, e il monumento resta lì per sempre.
    [decline] Il quadrato resta com’è; su queste quattro tessere non si potrà più costruire.
   *[leave] Questo tesoro resta sulla mappa, tutti gli altri del regno vengono presi.
 }

# On the button of the treasure that is to be left on the map.
action-stays = { $cell } resta
action-support = { $outcome ->
    [won] Con { $count } in più: vittoria { $own } : { $other }
    [lost] Con { $count } in più: sconfitta { $own } : { $other }
   *[open] Con { $count } in più: { $own } contro { $other }
 }

choice-leader = { LEADER($leader, case: "start") } in { $cell }
choice-withdraw = Ritirare { LEADER($leader, case: "the") }
choice-tile = { TILE($tile, case: "start") } in { $cell }
choice-catastrophe = Catastrofe in { $cell }
choice-swap = Cambiare { $tiles }
choice-pass = Finire il turno
choice-war = Prossima guerra: { COLOUR($colour) }
choice-commit = { $count ->
    [0] Non aggiungere tessere
    [one] Aggiungere { $count } tessera
    [many] Aggiungere { $count } tessere
   *[other] Aggiungere { $count } tessere
 }
choice-build = { MONUMENT($monument, case: "start") } in { $cell }
choice-decline = Non costruire monumenti
choice-leave = Lasciare il tesoro in { $cell }

choices-title = { $what ->
    [number] Quante tessere?
    [monument] Quale monumento?
   *[way] In che modo?
 }

prompt-choice = { $what ->
    [number] { $name }: scegliere il numero di tessere
   *[way] { $name }: scegliere una delle possibilità
 }

## Che cosa si chiede a chi decide

prompt-turn = { $left ->
    [one] { $name }: seconda azione – piazzare una tessera o un leader, o scegliere un pulsante
    [many] { $name }: prima di { $left } azioni – piazzare una tessera o un leader, o scegliere un pulsante
   *[other] { $name }: prima di { $left } azioni – piazzare una tessera o un leader, o scegliere un pulsante
 }
prompt-giving = { $count ->
    [0] { $name }: mettere sul sacchetto le tessere da cambiare
    [one] { $name }: { $count } tessera sul sacchetto – aggiungerne altre o cederla
    [many] { $name }: { $count } tessere sul sacchetto – aggiungerne altre o cederle
   *[other] { $name }: { $count } tessere sul sacchetto – aggiungerne altre o cederle
 }
prompt-withdraw = { $name }: scegliere il leader che torna dietro lo schermo
prompt-piece = { $piece ->
    [tile] { $name }: scegliere una casella illuminata per la tessera, o il sacchetto per cambiarla
    [leader] { $name }: scegliere una casella illuminata accanto a un tempio per il leader
   *[catastrophe] { $name }: scegliere una casella illuminata per la catastrofe
 }
prompt-order = { $name }: ci sono più guerre – scegliere quale si combatte per prima
# $own e $other: le due parti finora; $need: la frase di prompt-need.
prompt-commit = { $kind ->
    [revolt] { $name }: { $own } contro { $other } – aggiungere templi dalla mano? { $need }
   *[war] { $name }: { $own } contro { $other } – aggiungere tessere dalla mano ({ COLOUR($colour) })? { $need }
 }
# Quante tessere mancano ancora; in parità vince il difensore. «short»: le $held in mano sono di meno.
prompt-need = { $side ->
    [short] { $held ->
        [0] Non ce ne sono: è persa
        [one] Nemmeno { $held } basta: meglio non aggiungerne
        [many] Nemmeno { $held } bastano: meglio non aggiungerne
       *[other] Nemmeno { $held } bastano: meglio non aggiungerne
    }
    [attack] { $missing ->
        [0] Già in vantaggio
        [one] Con { $missing } in più si è in vantaggio
        [many] Con { $missing } in più si è in vantaggio
       *[other] Con { $missing } in più si è in vantaggio
    }
   *[defence] { $missing ->
        [0] Basta già così
        [one] Basta { $missing } in più
        [many] Bastano { $missing } in più
       *[other] Bastano { $missing } in più
    }
 }
prompt-build = { $name }: scegliere un monumento per il quadrato o rinunciare
prompt-square = { $name }: scegliere il quadrato su cui sorgerà il monumento
prompt-leave = { $name }: scegliere il tesoro che resta sulla mappa
