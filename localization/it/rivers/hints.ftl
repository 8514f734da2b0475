### Suggerimenti e analisi: che cosa si consiglia e perché, di che cosa è fatto un vantaggio, su che cosa si fondano i valori.

analysis-source = { $source ->
    [settlements] Insediamenti
    [temples] Templi
    [farms] Fattorie
    [markets] Mercati
    [monuments] Monumenti
    [treasures] Tesori
    [revolts] Rivolte
    [wars] Guerre
    [leaders] Leader sulla mappa
    [growth] Spazio per crescere
    [hand] Mano
   *[now] Punti finora
 }

advise-deed = { $deed ->
    [leader] Portare { LEADER($leader, case: "the") } in { $cell }
    [move] Spostare { LEADER($leader, case: "the") } in { $cell }
    [withdraw] Riportare { LEADER($leader, case: "the") } dietro lo schermo
    [tile] Mettere { TILE($tile, case: "one") } in { $cell }
    [catastrophe] Mettere una catastrofe in { $cell }
    [swap] Cambiare { $tiles }
    [pass] Finire il turno
    [war] Prossima guerra: { COLOUR($colour) }
    [commit] { choice-commit }
    [build] Costruire il { MONUMENT($monument) } in { $cell }
    [decline] Non costruire monumenti
   *[leave] Lasciare il tesoro in { $cell }
 }
# Di che tipo di azione si tratta e dove, prima di dire come.
advise-aim = { $deed ->
    [leader] Portare un leader in { $cell }
    [move] Spostare un leader in { $cell }
    [withdraw] Riportare un leader dietro lo schermo
    [tile] Mettere una tessera in { $cell }
    [catastrophe] Mettere una catastrofe in { $cell }
    [swap] Cambiare tessere
    [pass] Finire il turno
    [war] Prossima guerra: { COLOUR($colour) }
    [commit] { $count ->
        [0] Non aggiungere tessere al conflitto
       *[other] Aggiungere tessere al conflitto
    }
    [build] Costruire un monumento in { $cell }
    [decline] Non costruire monumenti
   *[leave] Lasciare il tesoro in { $cell }
 }
# L’azione e il conflitto che ne nasce.
advise-begins = { $kind ->
    [revolt] { $deed } – rivolta contro { $defender }
    [order] { $deed } – { $attacker } contro { $defender }
   *[war] { $deed } – guerra, { COLOUR($colour) }: { $attacker } contro { $defender }
 }
# Quante tessere adatte si possono aggiungere a un conflitto: le proprie e al massimo quelle di $name. Fine di advise-reason.
advise-hand = { $outcome ->
    [certain] { $mine ->
        [0] La vittoria è certa: { $name } può aggiungere al massimo { $theirs }.
       *[other] Con { $mine } dalla mano la vittoria è certa: { $name } può aggiungerne al massimo { $theirs }.
     }
   *[open] { $mine ->
        [0] La mano non può aggiungere nulla, quella di { $name } al massimo { $theirs }.
       *[other] La mano può aggiungerne { $mine }, quella di { $name } al massimo { $theirs }.
     }
 }
advise-reason = { $reason ->
    [points] Porta { $points }.
    [treasures] Porta { count-treasures }.
    [square] Completa un quadrato di quattro: si può costruire un monumento.
    [revolt] Templi sulla mappa: { $own } contro { $other }; in parità vince il difensore. { $hand }
    [war] Sostenitori sulla mappa: { $own } contro { $other }; in parità vince il difensore. { $hand }
    [attack] Si arriva a { $own } contro { $other }, e il difensore può ancora aggiungere tessere.
    [holds] { $own } contro { $other } basta: in parità vince il difensore.
    [spares] Il conflitto non si può vincere, e le tessere restano in mano.
    [king] Lì il re fa punti anche per i leader che mancano.
    [leader] Da ora le tessere del suo colore lì danno punti.
    [destroys] Distrugge una tessera.
   *[ends] Finisce la partita.
 }

hint-expected = Calcolato fino al prossimo turno proprio; un colore scarso vale di più.

review-about = Ogni decisione è confrontata con la migliore che il computer trova da ciò che si vedeva da quel posto. Le perdite maggiori sono guardate due volte.
review-tab = { $tab ->
    [turning] Momenti decisivi
    [lately] Perdite recenti
   *[orders] Per giocatore
 }
review-kind = { $kind ->
    [chances] Probabilità di vittoria
   *[points] Colore più debole atteso
 }
review-values = { $kind ->
    [chances] Probabilità di vittoria
    [order] Classifica probabile alla fine
   *[points] Colore più debole da aspettarsi alla fine
 }
review-band = ± dice di quanto in media si sbagliano i valori: delle azioni entro il prossimo turno proprio, dell’andamento alla fine della partita.
review-note = Ogni azione è stata giocata fino al prossimo turno proprio in più mani immaginate, e in dieci volte tante dove si è perso di più. L’andamento conosce tutti i punti e le mani.
