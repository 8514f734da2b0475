### Il riepilogo: il gioco in un foglio. Le **parole** tra asterischi sono evidenziate.

overview-section = { $section ->
    [spheres] Quattro colori
    [turn] Turno
    [points] Piazzare una tessera
    [conflicts] Conflitti
    [monuments] Monumenti
    [turn-end] Fine del turno
   *[end] Fine della partita
 }
# Che cosa appartiene a un colore.
overview-sphere = { $tile ->
    [blue] Sul fiume; il leader è { LEADER($leader, case: "the") }.
   *[other] Sulla terra; il leader è { LEADER($leader, case: "the") }.
 }
overview-turn = { $row ->
    [leader] **Leader:** piazzarne, spostarne o ritirarne uno. Ha bisogno di un tempio accanto e non unisce regni.
    [tile] **Tessera:** piazzarne una dalla mano. Unisce al massimo due regni.
    [catastrophe] **Catastrofe:** distrugge una casella vuota o una tessera senza tesoro; { $catastrophes } in tutta la partita.
   *[swap] **Cambio:** cedere coperte fino a { $hand } tessere e pescarne altrettante.
 }
overview-points = { $row ->
    [none] **Nessun regno accanto:** nessuno prende punti.
    [single] **Un regno:** 1 punto nel colore della tessera al leader di quel colore.
    [king] **Se manca,** il punto va al re; se manca anche il re, a nessuno.
   *[double] **Due regni:** si uniscono, nessun punto; i leader dello stesso colore combattono.
 }
overview-conflicts = { $row ->
    [revolt] **Rivolta** (un leader ne incontra uno del suo colore): templi accanto a ciascuno, tessere rosse dalla mano. Chi vince prende 1 punto rosso.
    [war] **Guerra** (due regni si uniscono): tessere del colore da ogni parte e dalla mano. Il leader e le tessere di chi perde escono; 1 punto per ciascuno.
    [red] **Guerra rossa:** i templi con un tesoro o accanto a un leader restano.
   *[tie] Prima aggiunge l’attaccante. **In parità** vince il difensore.
 }
overview-monuments = { $row ->
    [build] **Quadrato di quattro** di un colore: capovolgere le tessere e costruire un monumento con quel colore, o rinunciare per sempre.
   *[income] Alla fine del proprio turno 1 punto per ogni proprio leader e monumento del suo colore nello stesso regno.
 }
overview-turn-end = { $row ->
    [orphans] I leader senza un tempio accanto tornano dietro gli schermi.
    [treasures] I mercanti prendono tutti i tesori dei loro regni tranne uno, prima quelli sulle caselle d’angolo.
    [refill] Tutte le mani si completano fino a { $hand }.
   *[income] I monumenti danno punti a chi era di turno.
 }
overview-end = { $row ->
    [when] Una mano non si può completare, o sulla mappa restano al massimo { $end_at } tesori.
    [treasures] Ogni tesoro vale 1 punto in un colore qualsiasi.
   *[winner] **Vince chi ha più punti nel proprio colore più debole;** poi decide il secondo più debole, e così via.
 }
