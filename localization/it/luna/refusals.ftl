### Perché qualcosa non è permesso: una frase per ogni motivo delle regole, mai in seconda persona.
### $island e $needed_island sono Isole, $favour è un Favore, $order il nome di un Ordine, il resto numeri.

refusal-game-over = La partita è finita.
refusal-preparation-first = Prima si gioca il Turno Preliminare.
refusal-preparation-over = Il Turno Preliminare è concluso.
refusal-shrine-first = Prima ogni Ordine piazza un Santuario.
refusal-pairs-now = Adesso si piazzano le quattro coppie di Novizi.
refusal-tire-first = Prima si sceglie un’Isola su cui i Novizi dell’avversario diventano inattivi.
refusal-tire-over = L’Isola dell’avversario si sceglie solo all’inizio di un turno.
refusal-solo-only = Questo esiste solo in solitario.
refusal-no-candles-in-solo = In solitario non ci sono gettoni Tempo: il turno si conclude con il pulsante “Fine turno”.
refusal-travel-open = { $kind ->
    [journey] Il Viaggio è cominciato: non si può fare altro finché non lo conclude “{ ACTION("done") }”.
   *[tides] La Marea è cominciata: non si può fare altro finché non la conclude “{ ACTION("done") }”.
 }
refusal-nothing-begun = Non è cominciato nessun Viaggio e nessuna Marea: non c’è nulla da concludere.
refusal-shrine-island-taken = { $order } ha un Santuario { ISLAND($island, case: "on") }, e nel Turno Preliminare ogni Isola ne accoglie uno solo.
refusal-herbs-island-banned = Con 2 giocatori e in solitario il primo Santuario non può stare sull’Isola delle Erbe.
refusal-pairs-on-own-shrine = { ISLAND($island, case: "start-on") } c’è già il Santuario dell’Ordine: lì non si piazzano coppie di Novizi.
    .you = { ISLAND($island, case: "start-on") } c’è già il tuo Santuario: lì non si piazzano coppie di Novizi.
refusal-blocked-by-apostate = L’Apostata si trova { ISLAND($island, case: "on") } e lì blocca questa azione.
refusal-token-not-owned = Serve il gettone { FAVOUR($favour) }, ma l’Ordine non ce l’ha.
    .you = Serve il gettone { FAVOUR($favour) }, ma non ce l’hai.
refusal-favour-owned = L’Ordine ha già il gettone { FAVOUR($favour) }: ne è permesso uno solo per tipo.
    .you = Hai già il gettone { FAVOUR($favour) }: ne è permesso uno solo per tipo.
refusal-herbs-taken = In solitario il Favore Erbe si può ottenere solo una volta per turno.
refusal-too-few-active = { $needed ->
    [one] Serve { $needed } Novizio attivo { ISLAND($island, case: "on") }; presenti: { $have }.
   *[other] Servono { $needed } Novizi attivi { ISLAND($island, case: "on") }; presenti: { $have }.
 }
refusal-too-few-inactive = { $needed ->
    [one] Serve { $needed } Novizio inattivo { ISLAND($island, case: "beside") }; presenti: { $have }.
   *[other] Servono { $needed } Novizi inattivi { ISLAND($island, case: "beside") }; presenti: { $have }.
 }
refusal-too-few-on-jetty = { $needed ->
    [one] Serve { $needed } Novizio sul Pontile; presenti: { $have }.
   *[other] Servono { $needed } Novizi sul Pontile; presenti: { $have }.
 }
refusal-all-moved-already = I Novizi { ISLAND($island, case: "beside") } si sono già spostati: ognuno si sposta una volta sola.
refusal-same-island = La destinazione deve essere diversa { ISLAND($island, case: "from") }.
refusal-novice-for-novice = Il gettone Novizio non si può usare per ottenere il Favore Novizio.
refusal-token-cannot-enter = Il gettone Novizio non sostituisce il Novizio che sale su una tessera Tempio.
refusal-reserve-empty = Nella riserva non ci sono più Novizi.
refusal-no-shrine-left = Nella riserva non ci sono più Santuari.
refusal-own-shrine-there = I Santuari si costruiscono solo presso il Capomastro, cioè { ISLAND($island, case: "on") }. Lì l’Ordine ha già il suo unico Santuario.
    .you = I Santuari si costruiscono solo presso il Capomastro, cioè { ISLAND($island, case: "on") }. Lì hai già il tuo unico Santuario.
refusal-not-on-herbs-island = Sull’Isola delle Erbe stessa le Erbe non hanno effetto.
refusal-tile-not-in-game = La tessera { $tile } non è in questa partita.
refusal-tile-in-temple = La tessera { $tile } è già nel Tempio.
refusal-tile-not-in-temple = Lo spazio { $tile } è vuoto; un Libro va a un Novizio di questo Ordine nel Tempio che non ne ha.
    .you = Lo spazio { $tile } è vuoto; un Libro va a un tuo Novizio nel Tempio che non ne ha.
refusal-tile-occupied = { $order } ha un Novizio sulla tessera { $tile }.
refusal-tile-not-released = La tessera { $tile } non è valida: non si trova fra il Guardiano e il Pontile.
refusal-needs-bribery = La tessera { $tile } non è ancora valida: serve il gettone Corruzione.
refusal-no-own-novice-on-tile = L’Ordine non ha Novizi sulla tessera { $tile }.
    .you = Non hai Novizi sulla tessera { $tile }.
refusal-no-book-there = Sullo spazio { $tile } non c’è alcun Libro.
refusal-book-already-there = Il Novizio sullo spazio { $tile } ha già un Libro.
refusal-not-own-novice = Un Libro va solo a un Novizio del proprio Ordine, e sullo spazio { $tile } non ce n’è.
    .you = Un Libro va solo a un tuo Novizio, e sullo spazio { $tile } non ce n’è.
refusal-beyond-last-seat = { $left ->
    [0] Il pezzo è già sull’ultima posizione del Consiglio.
    [one] Fino all’ultima posizione del Consiglio ne resta solo { $left }.
   *[other] Fino all’ultima posizione del Consiglio ne restano solo { $left }.
 }
refusal-none-to-tire = L’avversario non ha Novizi attivi { ISLAND($island, case: "on") }.

## Ciò che impedisce tutte le azioni che un pulsante o un gesto potrebbe indicare

# Tra parentesi dove i Novizi adatti sono sull’Isola che l’Apostata blocca.
besides-blocked = { $blocked ->
    [none] { "" }
   *[other] { " " }(senza contare { ISLAND($blocked, case: "the") }, bloccata dall’Apostata)
 }
refusal-no-favour = Su nessuna Isola di cui si possa ancora ottenere il Favore ci sono abbastanza Novizi attivi{ besides-blocked }.
refusal-no-recruit = { $needed ->
    [one] Anche con il gettone Novizio serve { $needed } Novizio attivo su un’Isola, e non ce n’è nessuno{ besides-blocked }.
   *[other] Servono { $needed } Novizi attivi sulla stessa Isola, e nessuna ne ha tanti{ besides-blocked }.
 }
refusal-none-to-wake = Non c’è alcun Novizio inattivo accanto a un’Isola diversa da quella delle Erbe{ besides-blocked }.
refusal-none-active = L’Ordine non ha Novizi attivi su nessuna Isola{ besides-blocked }.
    .you = Non hai Novizi attivi su nessuna Isola{ besides-blocked }.
refusal-none-to-move = Non resta alcun Novizio da spostare, né su un’Isola o accanto né sul Pontile{ besides-blocked }.
refusal-none-to-sail = L’Ordine non ha né Novizi attivi su un’Isola né Novizi sul Pontile{ besides-blocked }.
    .you = Non hai né Novizi attivi su un’Isola né Novizi sul Pontile{ besides-blocked }.
refusal-no-tile-to-appoint = { $bribery ->
    [yes] Nessuna tessera libera, valida o aperta dalla Corruzione, ha il simbolo di un’Isola con abbastanza Novizi attivi{ besides-blocked }.
   *[no] Nessuna tessera valida e libera ha il simbolo di un’Isola con abbastanza Novizi attivi{ besides-blocked }.
 }
refusal-none-on-path = Nessun Novizio di questo Ordine è su una tessera del percorso: ci arriva con la Promozione.
    .you = Nessun tuo Novizio è su una tessera del percorso: ci arriva con la Promozione.
refusal-none-released = I Novizi di questo Ordine sul percorso sono su tessere non ancora valide.
    .you = I tuoi Novizi sul percorso sono su tessere non ancora valide.
refusal-no-novice-without-book = Nel Tempio non c’è alcun Novizio di questo Ordine senza Libro che possa riceverne uno.
    .you = Nel Tempio non hai alcun Novizio senza Libro che possa riceverne uno.
refusal-no-use-for-book = Sullo spazio { $tile } non c’è né un Libro né un Novizio di questo Ordine che ne sia privo: solo a lui può andare.
    .you = Sullo spazio { $tile } non c’è né un Libro né un tuo Novizio che ne sia privo: solo a lui può andare.
refusal-bribery-opens-nothing = Nel gruppo di tessere aperto dalla Corruzione non c’è né un Novizio di questo Ordine né una tessera libera con il simbolo di un’Isola con abbastanza Novizi attivi{ besides-blocked }.
    .you = Nel gruppo di tessere aperto dalla Corruzione non c’è né un tuo Novizio né una tessera libera con il simbolo di un’Isola con abbastanza Novizi attivi{ besides-blocked }.
refusal-bribery-none-for = La Corruzione non apre alcuna tessera libera per i Novizi { ISLAND($island, case: "of") }.
refusal-novice-token-idle = Il gettone Novizio sostituisce uno dei Novizi usati da un’azione: qui ora nessuna azione simile è possibile.
refusal-inactive-need-token = I Novizi inattivi tornano attivi solo nel prossimo turno. Prima li muovono solo i gettoni Erbe e Marea, e l’Ordine non ha né l’uno né l’altro.
    .you = I Novizi inattivi tornano attivi solo nel prossimo turno. Prima li muovono solo i gettoni Erbe e Marea, e tu non hai né l’uno né l’altro.
refusal-jetty-needs-token = Solo i gettoni Marea e Barca a vela portano i Novizi dal Pontile a un’Isola, e l’Ordine non ha né l’uno né l’altro.
    .you = Solo i gettoni Marea e Barca a vela portano i Novizi dal Pontile a un’Isola, e tu non hai né l’uno né l’altro.

## Dove nessuna azione porta un pezzo: a che cosa servono il pezzo o il luogo

refusal-builder-elsewhere = I Santuari sorgono solo dove si trova il Capomastro: { ISLAND($needed_island, case: "on") }, non { ISLAND($island, case: "on") }.
refusal-apostate-elsewhere = L’Apostata viene espulso solo dai Novizi della sua Isola: quelli { ISLAND($needed_island, case: "of") }, non quelli { ISLAND($island, case: "of") }.
refusal-wrong-symbol = Sulla tessera { $tile } salgono solo Novizi { ISLAND($needed_island, case: "of") }, non { ISLAND($island, case: "of") }.
refusal-wrong-field = Il posto della tessera { $tile } è lo spazio { $tile }, non lo spazio { $field }.
refusal-wrong-favour-island = Per questo Favore servono Novizi { ISLAND($needed_island, case: "of") }, non { ISLAND($island, case: "of") }.
refusal-not-your-piece = Questo pezzo è di un altro Ordine: { $order }.
refusal-pair-there-already = { ISLAND($island, case: "start-on") } c’è già una nuova coppia: ognuna va su un’Isola diversa.
refusal-bribery-elsewhere = La Corruzione apre solo le tessere fra il Guardiano e la tessera Guardiano successiva: la tessera { $tile } non è fra queste.
refusal-tile-goes = Il Novizio sulla tessera { $tile } va sullo spazio { $tile } del Tempio: è la sua Santificazione.
refusal-piece-goes = { $piece ->
    [novice] I Novizi attivi vanno a un’altra Isola, al Favore della propria Isola, su una tessera con il suo simbolo, alla riserva, al Consiglio o all’Apostata sulla propria Isola.
    [inactive] I Novizi inattivi vanno solo sulla propria Isola, con il gettone Erbe, o a un’altra, con il gettone Marea.
    [jetty] I Novizi sul Pontile vanno solo a un’Isola, con il gettone Marea o Barca a vela.
    [reserve] Un Novizio della riserva va a un’Isola: per il Reclutamento servono lì Novizi attivi.
    [pairs] Ogni coppia di Novizi va su un’Isola.
    [shrines] Un Santuario va al Capomastro: serve il gettone Santuario.
    [first-shrine] Il primo Santuario va su un’Isola.
    [field] Un Libro va sullo spazio di un Novizio di questo Ordine che non ne ha.
    [favour] Un Favore va al riquadro dell’Ordine che lo prende, oppure i Novizi attivi vanno al Favore.
    [token-shrine] Il gettone Santuario va al Capomastro, e lì sorge il Santuario.
    [token-herbs] Il gettone Erbe rende attivi i Novizi: va ai Novizi inattivi o sulla loro Isola.
    [token-tides] Il gettone Marea va prima sui Novizi da spostare, poi sull’Isola verso cui si spostano.
    [token-sailboat] Il gettone Barca a vela va prima sui Novizi attivi, o su quelli sul Pontile, poi sull’Isola verso cui navigano.
    [token-bribery] Il gettone Corruzione va prima sui Novizi attivi, poi su una tessera del gruppo aperto; oppure su un Novizio di quel gruppo, poi sul suo spazio.
    [token-book] Il gettone Libro della Saggezza va sullo spazio di un Novizio di questo Ordine che non ha ancora un Libro.
   *[token-novice] Il gettone Novizio va sui Novizi o su un Favore e lì sostituisce un Novizio dell’azione; da solo va al Consiglio o all’Apostata.
 }
refusal-place-takes = { $place ->
    [candle] I gettoni Tempo si girano con un clic: è la Meditazione.
    [field] Un Novizio arriva nel Tempio dal percorso: prima viene promosso su una tessera e più avanti, in un’altra azione, santificato.
    [builder] Un Santuario si costruisce con il gettone Santuario, che va al Capomastro.
    [priestess] Nessuno sposta la Sacerdotessa della Luna; i Novizi vanno sulla sua Isola e lì contano nel punteggio.
    [guardian] Il Guardiano avanza da solo dopo ogni turno: i Novizi vanno sulle tessere del percorso.
   *[button] I pezzi vanno nei luoghi del tavolo: sui pulsanti si fa solo clic.
 }
refusal-stays-put = { $piece ->
    [priestess] Nessuno sposta la Sacerdotessa della Luna: dopo il punteggio di ogni turno prosegue da sola.
    [builder] Nessuno sposta il Capomastro: dopo il punteggio di ogni turno prosegue da solo.
    [apostate] L’Apostata si espelle: trascinare su di lui un Novizio attivo della sua Isola. Dopo il punteggio prosegue da solo.
    [apostate-fixed] Al livello 3 nessuno espelle l’Apostata: prosegue solo dopo il punteggio, da sé.
    [guardian] Nessuno sposta il Guardiano: dopo ogni turno va da solo alla tessera Guardiano successiva.
    [disc] Il pezzo nel Consiglio avanza quando vi si trascinano Novizi: di una posizione per ciascuno.
    [standing-shrine] Un Santuario resta dov’è fino alla fine della partita.
    [in-temple] Chi è nel Tempio ci resta finché non viene rimpiazzato.
    [temple-book] Un libro nel Tempio lo sposta solo il gettone Favore “Libro della Saggezza”.
    [guardian-tile] Le tessere Guardiano restano dove sono finché il Guardiano non prosegue.
    [start] Il giocatore iniziale cambia al massimo a fine turno, da sé.
    [held] I propri gettoni Favore sono nella barra in basso: trascinarli o fare clic lì.
   *[tile] Una tessera entra nel Tempio solo con un Novizio: prima trascinarne uno su di essa (Promozione), poi entrambi sullo spazio (Santificazione).
 }
refusal-button-waits = { ACTION($action, case: "full") }: si continua solo nei luoghi che brillano.
