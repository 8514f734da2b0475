### Le carte: che cos’è una cosa, la sua regola, come sta. Mai in seconda persona.

card-keys-title = Tasti
card-keys-rule = Al tavolo si può fare tutto con il mouse o con la tastiera. I tasti di leader, tessere e azioni sono indicati accanto.
card-preview-title = Anteprima
card-preview-rule = Mostra che cosa diventerebbero i propri colori se la partita finisse ora, compreso ciò che porta la fine del turno. Quello che hanno gli altri resta segreto. Sotto: ciò che darebbe un’altra tessera e il conflitto più forte che gli altri possono iniziare.
card-whole-title = Tutto il tavolo
card-whole-rule = Mostra di nuovo tutta la mappa. La rotella del mouse, un doppio clic sul terreno libero e il tasto Z avvicinano; trascinando si sposta la vista.
card-table-rule = Vince chi ha di più nel proprio colore più debole. Un turno ha due azioni.
card-tile-rule = { $tile ->
    [black] Piazzato in un regno dà 1 punto nero a chi possiede il re. Nelle guerre sostiene il re.
    [red] Piazzato in un regno dà 1 punto rosso a chi possiede il sacerdote. I leader stanno solo accanto ai templi, e i templi decidono le rivolte.
    [blue] Va solo sul fiume. Piazzata in un regno dà 1 punto blu a chi possiede il contadino; nelle guerre sostiene il contadino.
   *[green] Piazzato in un regno dà 1 punto verde a chi possiede il mercante. Nelle guerre sostiene il mercante.
 }
card-leader-rule = { $leader ->
    [black] Prende i punti degli insediamenti, e anche di ogni tessera il cui leader manca nel regno.
    [red] Prende i punti dei templi nel regno.
    [blue] Prende i punti delle fattorie nel regno.
   *[green] Prende i punti dei mercati nel regno e, alla fine di un turno, i suoi tesori.
 }
card-cell-title = { $ground ->
    [river] Fiume { $cell }
   *[land] Terra { $cell }
 }
card-cell-rule = { $ground ->
    [river] Qui vanno solo le fattorie; i leader non stanno in acqua.
   *[land] Per templi, insediamenti, mercati e leader.
 }
card-destroyed-title = Casella distrutta
card-flipped-title = Tessera capovolta
card-flipped-rule = Regge un monumento: non ha più colore, ma unisce ancora.
card-treasure-title = Tesoro
card-treasure-bordered = Su una casella d’angolo: si prende per primo
card-treasure-rule = Se in un regno ci sono più tesori, il mercante alla fine di un turno li prende tutti tranne uno. Alla fine ciascuno vale 1 punto in un colore qualsiasi.
card-monument-rule = Alla fine del turno di chi li possiede, i leader dei suoi due colori nello stesso regno prendono 1 punto ciascuno. Resta per sempre.
card-conflict-title = { $kind ->
    [revolt] Rivolta
   *[war] Guerra
 }
card-conflict-rule = { $kind ->
    [revolt] Contano i templi accanto ai due leader e le tessere rosse aggiunte dalla mano. In parità vince il difensore.
   *[war] Contano le tessere di questo colore da ogni parte e quelle aggiunte dalla mano. In parità vince il difensore.
 }
card-player-rule = La mano, i punti e i tesori dietro uno schermo restano segreti fino alla fine.
card-bag-title = Sacchetto
card-bag-rule = Da qui si completano le mani alla fine di ogni turno. Le tessere messe sopra vengono cambiate.
card-screen-title = Schermo
card-screen-rule = Dietro ci sono tessere, leader che non sono sulla mappa, punti e tesori.
card-catastrophe-title = Catastrofe
card-catastrophe-rule = Distrugge per sempre una tessera senza tesoro o una casella vuota, e non unisce nulla.
card-square-title = Quadrato di quattro
card-square-rule = Quattro tessere di un colore: qui si può costruire un monumento con questo colore.
card-marker-title = Tessera unificazione
card-marker-rule = Unisce due regni; finché ci sono guerre non conta per nessuno e resta.

## Come sta: una parola e un numero

fact-in-hand = In mano: { $count }
fact-hand = Tessere in mano: { $count }
fact-catastrophes = Catastrofi rimaste: { $count }
fact-temples = Templi accanto: { $count }
fact-supporters = Sostenitori nel regno: { $count }
fact-leader = { LEADER($leader, case: "start") }: { $name }, sostenitori: { $count }
fact-no-kingdom = Nessun leader in questa regione
fact-treasures = Tesori nel regno: { $count }
fact-treasures-left = Tesori sulla mappa: { $count }
fact-bag = Tessere nel sacchetto: { $count }
fact-in-supply = Ancora nella riserva
fact-counts = { $treasures ->
    [0] Alla fine conta: { $count } ({ $colours })
   *[other] Alla fine, con i tesori, conta: { $count } ({ $colours })
 }
fact-all-colours = tutti i colori
# Che cosa darebbe punti di un colore più debole.
fact-raises = { $through ->
    [leader] Più { COLOUR($colour) }: { TILE($colour, case: "plural") } dove sta { LEADER($colour, case: "the") }
    [king] Più { COLOUR($colour) }: { LEADER($colour, case: "the") } sulla mappa; intanto subentra il re
   *[nobody] Più { COLOUR($colour) }: prima { LEADER($colour, case: "the") } sulla mappa
 }
fact-points = { COLOUR($colour, case: "start") }: { $count }
fact-own-treasures = Tesori: { $count }
