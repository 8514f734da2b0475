### Il regolamento. Ogni messaggio è un paragrafo, una voce o un esempio in una riga; `.lead` sta davanti a una voce.
### Le **parole evidenziate** e i [rimandi](chapter) restano a coppie, le destinazioni immutate. Non ci si rivolge a nessuno.
### I numeri vengono dai valori stampati.

reading-ending = Fine del turno e della partita

## Scopo del gioco

book-goal-title = Scopo del gioco
book-goal-what = Tra due fiumi crescono i primi regni. Da due a quattro dinastie mandano i loro [leader](leaders), fanno costruire templi, insediamenti, fattorie e mercati, e combattono per ciò che altri hanno costruito. Per tutto questo ci sono **punti in quattro colori**.
book-goal-weakest = Alla fine conta solo il **proprio colore più debole**: vince chi lì ha di più. Una montagna di punti rossi non serve a una dinastia a cui mancano quelli blu.
book-goal-sources = Da dove vengono i punti
book-goal-tile = Ogni [tessera](tiles) che arriva in un regno dà 1 punto del suo colore.
    .lead = Tessere
book-goal-conflict = Una [rivolta](revolt) dà 1 punto rosso, una [guerra](war) spesso diversi punti del suo colore.
    .lead = Conflitti
book-goal-monument = Un [monumento](monuments) dà turno dopo turno punti dei suoi due colori.
    .lead = Monumenti
book-goal-treasure = I [tesori](turn-end) valgono [alla fine](end) per il colore che ne ha più bisogno.
    .lead = Tesori
book-goal-links = I rimandi portano al capitolo che spiega la parola. Come cominciare bene una prima partita si legge in [Prime strategie](strategy), che cosa significano le parole in [Termini](glossary).

## La mappa

book-map-title = Mappa e schermo
book-map-cells = La mappa ha 16 colonne e 11 righe. Ogni casella è **terra** o **fiume**. Sono vicine le caselle con un lato in comune; gli angoli non contano mai.
    .lead = Caselle
book-map-tiles = Ci sono { $tiles } tessere: i **templi** sono rossi, gli **insediamenti** neri, le **fattorie** blu, i **mercati** verdi. [Le fattorie vanno sul fiume](tiles), tutte le altre sulla terra.
    .lead = Tessere
book-map-temples = { $treasures } templi ci sono fin dall’inizio, ciascuno con un **tesoro**. Quattro sono su caselle d’angolo; i loro tesori si [prendono per primi](turn-end).
    .lead = Templi iniziali
book-map-together = Che cosa forma un tutto
book-map-region = Le tessere e i leader vicini tra loro formano una regione. Le caselle vuote e [distrutte](catastrophes) separano le regioni.
    .lead = Regione
book-map-kingdom = Una regione con almeno un leader. Possono starci più leader, anche di più giocatori, ma mai due dello stesso colore: quelli [combattono](revolt).
    .lead = Regno
book-map-screen = Che cosa c’è dietro lo schermo
book-map-hand = Fino a { $hand } tessere che si possono piazzare, [cambiare](swap) o aggiungere nei conflitti.
    .lead = Mano
book-map-leaders = Uno per colore, finché non è sulla mappa.
    .lead = Leader
book-map-catastrophes = { $catastrophes } per tutta la partita.
    .lead = Catastrofi
book-map-secret = La mano, i punti e i tesori degli altri sono segreti fino alla fine. Quante tessere ha ciascuno e quante ne restano nel sacchetto è noto a tutti.
    .lead = Segreto

## Preparazione

book-setup-title = Preparazione
book-setup-temples = { $treasures } templi con un tesoro ciascuno stanno sulle caselle segnate della [mappa](map).
book-setup-seats = Ogni giocatore riceve un simbolo – airone, ariete, pesce o palma –, quattro leader con questo simbolo e { $catastrophes } catastrofi. Per il resto il numero dei giocatori non cambia nulla.
book-setup-hand = Le altre { $bag } tessere si mescolano nel sacchetto. Ogni giocatore ne pesca { $hand }.
book-setup-start = Chi comincia si sorteggia. Si gioca [in senso orario](turn).

## Un turno

book-turn-title = Un turno
book-turn-two = Un turno ha fino a { $actions } azioni, anche due volte la stessa. Ognuna si conclude con tutti i suoi conflitti prima che cominci la successiva.
book-turn-leader = Piazzare, spostare o ritirare un [leader](leaders).
    .lead = Leader
book-turn-tile = Piazzare una [tessera](tiles) della mano.
    .lead = Tessera
book-turn-catastrophe = Piazzare una [catastrofe](catastrophes).
    .lead = Catastrofe
book-turn-swap = [Cambiare](swap) quante tessere si vuole.
    .lead = Cambio
book-turn-finish = Chi non vuole fare altro finisce prima il turno.
book-turn-after = Poi viene la [fine del turno](turn-end), e tocca al giocatore successivo.

## Comandi

book-controls-title = Mouse e tasti
book-controls-intro = Al tavolo tutto si può fare con il mouse o con la tastiera. Ciò che è possibile brilla dietro lo schermo e ha il bordo punteggiato sulla mappa; ciò che un’azione porterebbe o provocherebbe si legge accanto alla casella, prima di lasciare il pezzo.
book-controls-mouse = Mouse
book-controls-drag = Prendere una tessera, un leader o una catastrofe da dietro lo schermo e lasciarli su una casella che brilla; la tessera da cambiare sul sacchetto, il leader da ritirare dietro lo schermo. Un clic sul pezzo e uno sulla meta fanno lo stesso.
    .lead = Trascinare
book-controls-click = Su un pulsante: risponde alla domanda o comincia l’azione. Su una riga della cronaca: il tavolo mostra la posizione di allora.
    .lead = Clic
book-controls-wheel = Avvicina e allontana la mappa. Con una tessera in mano ne prende altre dello stesso colore, per il cambio o per un conflitto; sopra la cronaca torna alle righe precedenti.
    .lead = Rotella del mouse
book-controls-right = Spiega ciò che sta sotto il puntatore e porta al suo capitolo. Con un pezzo in mano lo rimette a posto.
    .lead = Tasto destro
book-controls-near = Trascinare il terreno sposta l’inquadratura. Un doppio clic su una casella la avvicina o mostra di nuovo tutta la mappa, come fa Z.
    .lead = Vista ravvicinata
book-controls-keyboard = Tasti
book-controls-actions = Le tessere sono sui tasti da 1 a 4, i leader da 5 a 8, la catastrofe sul 9; i pulsanti mostrano il proprio. Tab e frecce vanno da un luogo all’altro, Invio sceglie, le cifre rispondono a una domanda. Esc annulla ciò che non è ancora giocato, altrimenti apre il menu. V mostra che cosa diventerebbero i propri colori se la partita finisse ora.

## Leader

book-leaders-title = Leader
book-leaders-spheres = Il **re** è nero e appartiene agli insediamenti, il **sacerdote** è rosso e appartiene ai templi, il **contadino** è blu e appartiene alle fattorie, il **mercante** è verde e appartiene ai mercati. Il re inoltre [subentra](tiles) ai leader che mancano, e il mercante raccoglie [tesori](turn-end).
book-leaders-where = Un leader si piazza su una casella di terra vuota **accanto a un tempio**.
book-leaders-kingdoms = Non può unire regni. Accanto può avere un regno e quante regioni senza leader si vuole.
book-leaders-move = Per spostarlo prima lo si solleva. Il suo vecchio regno può così dividersi.
book-leaders-withdraw = Un leader sulla mappa si può sempre ritirare dietro lo schermo come azione.
book-leaders-revolt = Se nel suo regno c’è già un leader dello stesso colore, comincia una [rivolta](revolt).
book-leaders-example = Una casella sta tra un tempio e un insediamento che non appartengono a un regno. Un re può andarci: li unisce in un primo regno.

## Tessere

book-tiles-title = Tessere
book-tiles-where = Una tessera va su una casella vuota: le fattorie sul fiume, tutte le altre sulla terra. Non deve confinare con nulla.
book-tiles-points = Chi prende il punto
book-tiles-none = Se accanto alla tessera non c’è un regno, nessuno prende punti.
    .lead = Nessun regno
book-tiles-one = 1 punto nel colore della tessera va a chi possiede il leader di quel colore nel regno. Non importa chi l’ha piazzata.
    .lead = Un regno
book-tiles-two = Si uniscono, e nessuno prende punti per la tessera. I leader dello stesso colore si fanno [guerra](war).
    .lead = Due regni
book-tiles-king = Se il leader di quel colore manca, subentra il **re** del regno. Se manca anche lui, nessuno prende il punto.
book-tiles-three = Una tessera non può unire tre regni, ma quante regioni senza leader si vuole. Quattro tessere di un colore in quadrato possono diventare un [monumento](monuments).
book-tiles-example = L’ariete piazza un mercato in un regno in cui c’è solo il re dell’airone. L’airone prende 1 punto verde.

## Rivolta

book-revolt-title = Rivolta
book-revolt-when = Una rivolta (conflitto interno) comincia quando un leader viene [piazzato](leaders) in un regno in cui ce n’è un altro del suo colore. Attacca chi l’ha piazzato.
book-revolt-strength = Ogni parte conta i **templi accanto al suo leader**. Un tempio può contare per tutte e due.
book-revolt-commit = Prima l’attaccante aggiunge scoperte quante **tessere rosse** vuole dalla mano, poi il difensore. Una volta ciascuno.
book-revolt-tie = Vince chi ha di più. In parità vince il **difensore**.
book-revolt-result = Il leader di chi perde torna dietro lo schermo, chi vince prende **1 punto rosso**. Tutte le tessere aggiunte sono fuori dal gioco.
book-revolt-example = Accanto al re che attacca ci sono due templi, accanto a quello che difende tre. L’attaccante ne aggiunge due e ha 4. Il difensore ne aggiunge uno, ha 4 anche lui e vince.

## Guerra

book-war-title = Guerra
book-war-when = Una guerra (conflitto esterno) comincia quando una [tessera](tiles) unisce due regni e un colore ha due leader nel regno unito.
book-war-begin = Prima della guerra
book-war-order = Se ci sono più guerre, chi è di turno sceglie quale si combatte per prima, anche senza parteciparvi.
book-war-attacker = Dei due proprietari attacca chi viene prima in senso orario, cominciando da chi è di turno.
book-war-sides = La tessera unificazione non conta per nessuno e separa le parti finché ci sono guerre.
book-war-course = Come si svolge
book-war-commit = Ogni parte conta le **tessere del colore** dalla sua parte. Prima l’attaccante aggiunge tessere di questo colore dalla mano, poi il difensore. Una volta ciascuno.
book-war-tie = Vince chi ha di più. In parità vince il **difensore**.
book-war-falls = Il leader di chi perde torna dietro lo schermo, e tutte le tessere del colore dalla sua parte sono fuori dal gioco.
book-war-red = In una guerra rossa restano i templi con un tesoro o accanto a un leader qualsiasi.
book-war-points = Chi vince prende **1 punto del colore per il leader e 1 per ogni tessera** tolta dalla mappa. Le tessere aggiunte non danno nulla.
book-war-next = Poi si guarda di nuovo quali guerre sono aperte: i due leader devono essere ancora collegati dalla tessera unificazione. Dopo l’ultima guerra è una tessera comune.
book-war-example = Ci sono la guerra nera e quella verde. Se viene prima la verde e le sue tessere cadono, i due re possono non essere più collegati: la guerra nera non si fa.

## Monumenti

book-monuments-title = Monumenti
book-monuments-when = Se una tessera piazzata completa un **quadrato di quattro tessere di un colore**, chi è di turno può costruirvi un monumento, dopo tutte le guerre.
book-monuments-build = Ci sono sei monumenti, ciascuno di due colori diversi. Uno dei due deve essere il colore del quadrato. Le quattro tessere si capovolgono.
book-monuments-once = Si costruisce ora o mai più: su un quadrato lasciato non si potrà costruire dopo, solo una nuova tessera può formarne uno nuovo.
book-monuments-flipped = Le tessere capovolte non hanno colore e non sostengono nessuno, ma uniscono ancora. I tesori restano sopra. I leader possono così perdere l’[ultimo tempio](turn-end).
book-monuments-income = Alla [fine del proprio turno](turn-end) ogni proprio leader prende 1 punto per ogni monumento del suo colore nel suo regno.

## Catastrofi

book-catastrophes-title = Catastrofi
book-catastrophes-what = Ogni giocatore ne ha { $catastrophes } per tutta la partita.
book-catastrophes-where = Una catastrofe va su una casella vuota, di terra o di fiume, o su una tessera senza tesoro. La tessera è fuori dal gioco.
book-catastrophes-never = Leader, tesori, tessere capovolte e altre catastrofi non si possono colpire.
book-catastrophes-effect = La casella è distrutta per sempre e non unisce nulla: un regno può dividersi, e un leader perdere l’[ultimo tempio](turn-end).

## Cambio

book-swap-title = Cambio
book-swap-what = Quante tessere si vuole escono dalla mano e dal gioco, e se ne pescano altrettante dal sacchetto. È un’azione.
book-swap-secret = Nessuno vede quali tessere erano.
book-swap-empty = Se nel sacchetto ce ne sono troppo poche, si pescano quelle che ci sono. Il turno finisce, e con esso [la partita](end).

## Fine del turno

book-turn-end-title = Fine del turno
book-turn-end-order = Dopo le azioni succede questo, in quest’ordine.
book-turn-end-orphans = I leader di tutti i giocatori senza un tempio accanto tornano dietro il loro schermo.
    .lead = Leader
book-turn-end-treasures = In ogni regno con un mercante e più tesori il suo proprietario li prende **tutti tranne uno**, prima quelli sulle caselle d’angolo. Se più d’uno è possibile, sceglie quale resta.
    .lead = Tesori
book-turn-end-refill = Tutti pescano fino a { $hand } tessere, a cominciare da chi era di turno.
    .lead = Completamento
book-turn-end-income = Chi era di turno prende 1 punto per ogni proprio leader e ogni [monumento](monuments) del suo colore nello stesso regno. Qui il re non subentra a nessuno.
    .lead = Rendita
book-turn-end-example = Nel regno di un mercante ci sono tre tesori, uno su una casella d’angolo. Quello viene preso, e degli altri due ne resta uno.

## Fine della partita

book-end-title = Fine della partita
book-end-when = La partita finisce dopo un turno
book-end-bag = se una mano non si è potuta completare perché il sacchetto è vuoto,
book-end-treasures = o se sulla mappa restano al massimo { $end_at } tesori.
book-end-scoring = Chi vince
book-end-allot = Ogni tesoro vale 1 punto in un colore qualsiasi. Il programma li assegna nel modo migliore.
book-end-compare = Poi ognuno guarda il proprio **colore più debole**. Vince chi lì ha di più.
book-end-tie = In parità decide il secondo colore più debole, poi il terzo e il quarto. Se tutti e quattro sono uguali, la vittoria è condivisa.
book-end-example = L’airone ha 7 7 7 14, il pesce 7 8 8 8. Il colore più debole è 7 per tutti e due, nel secondo più debole è avanti il pesce: vince lui, anche se l’airone ha in tutto più punti.

## Strategia

book-strategy-title = Prime strategie
book-strategy-balance = Prima di ogni turno aiuta soprattutto uno sguardo al proprio colore più debole: che cosa lo rafforza ora?
book-strategy-king = Il [re](leaders) da solo in un regno raccoglie lì tutti e quattro i colori.
book-strategy-temples = Un leader con più templi accanto perde di rado una [rivolta](revolt). Chi dipende da uno solo la invita.
book-strategy-wars = Una [guerra](war) va preparata: decidono le tessere nel proprio regno e in mano, e il momento lo sceglie chi unisce.
book-strategy-trader = Un mercante in un regno che cresce raccoglie tesori che colmano ogni lacuna.
book-strategy-hand = Quattro tessere di un colore inutile non sono una scorta: un [cambio](swap) costa un’azione e spesso conviene.

## Questioni di regole

book-rulings-title = Questioni di regole
book-rulings-intro = Le brevi regole stampate lasciano aperto qualcosa. Così decide questa edizione.
book-rulings-r1 = I leader senza tempio se ne vanno solo alla fine del turno, tutti insieme.
book-rulings-r2 = I tesori si guardano solo alla fine del turno.
book-rulings-r3 = Le mani si completano prima che i monumenti diano punti; li danno anche se il completamento non è riuscito.
book-rulings-r4 = L’attaccante in una guerra si conta in senso orario da chi è di turno, che viene per primo se partecipa.
book-rulings-r5 = Una tessera che unisce due regni non dà punti, con o senza guerra.
book-rulings-r6 = La tessera unificazione non conta in nessuna delle guerre e resta.
book-rulings-r7 = Una regione senza leader unita dalla stessa tessera non conta per nessuno e non perde nulla.
book-rulings-r8 = Prima di ogni altra guerra le parti si contano di nuovo; i leader tagliati fuori l’uno dall’altro non combattono.
book-rulings-r9 = Ciò che contava dalla parte di chi perde è ciò che cade.
book-rulings-r10 = Una tessera unisce al massimo due regni, un leader nessuno.
book-rulings-r11 = Un leader che si sposta prima si solleva; dopo una rivolta persa va dietro lo schermo e non indietro.
book-rulings-r12 = Alle azioni si può rinunciare.
book-rulings-r13 = Si possono aggiungere anche tessere che non cambiano nulla, o nessuna, ma mai di altri colori.
book-rulings-r14 = Con più quadrati o monumenti la scelta è libera, uno per tessera e solo ora.
book-rulings-r15 = Anche una tessera unificazione può completare un quadrato: prima le guerre, poi il monumento se le quattro ci sono ancora.
book-rulings-r16 = Due monumenti di un colore in un regno danno punti tutti e due.
book-rulings-r17 = Il re subentra solo per il punto di una tessera piazzata.
book-rulings-r18 = Il sacchetto è esaurito appena un completamento o un cambio non riesce del tutto. Esattamente vuoto non basta.
book-rulings-r19 = Si può cambiare anche più di quanto c’è nel sacchetto; allora finisce il turno, e dopo la partita.
book-rulings-r20 = Si pesca in senso orario da chi era di turno; a chi il sacchetto non basta resta quel che c’era.
book-rulings-r21 = Un tesoro su una tessera capovolta resta, unisce e si può prendere.
book-rulings-r22 = Il tesoro che resta lo sceglie il proprietario del mercante, dove c’è scelta.
book-rulings-r23 = Più mercanti prendono i loro tesori in senso orario da chi era di turno.
book-rulings-r24 = Una catastrofe può andare su una casella di fiume vuota, e su un tempio iniziale quando il suo tesoro non c’è più.
book-rulings-r25 = Con quattro colori uguali il posto è condiviso.
book-rulings-r26 = All’inizio ognuno pesca in una volta tutte le tessere della mano, prima chi comincia.
book-rulings-r27 = In due o in tre non cambia nulla.
book-rulings-r28 = I punti non finiscono mai.
book-rulings-r29 = Quante tessere restano nel sacchetto è noto a tutti.
book-rulings-r30 = Una rivolta persa si può ritentare con la seconda azione, anche sulla stessa casella.
book-rulings-r31 = Nessuno può interrompere un conflitto; un leader non può fuggire.
book-rulings-r32 = I regni li può unire anche chi non ha leader in essi.
book-rulings-r33 = L’ordine delle guerre si sceglie di nuovo prima di ciascuna.

## Termini

book-glossary-title = Termini
book-glossary-region = Tessere e leader uniti per i lati.
    .lead = Regione
book-glossary-kingdom = Una regione con almeno un leader.
    .lead = Regno
book-glossary-supporter = Una tessera scoperta del colore di un leader nel suo regno; in una [rivolta](revolt) un tempio accanto al leader.
    .lead = Sostenitore
book-glossary-attacker = In una rivolta chi ha piazzato il leader; in una [guerra](war) chi viene prima in senso orario.
    .lead = Attaccante
book-glossary-defender = L’altra parte di un conflitto. In parità vince.
    .lead = Difensore
book-glossary-joining = La tessera che ha unito due regni, finché ci sono guerre.
    .lead = Tessera unificazione
book-glossary-bordered = Un tempio iniziale il cui tesoro si prende prima degli altri.
    .lead = Casella d’angolo
book-glossary-flipped = Sta sotto un [monumento](monuments) e non ha colore.
    .lead = Tessera capovolta
book-glossary-supply = Dove sono i leader che non sono sulla mappa: dietro lo schermo del loro proprietario.
    .lead = Riserva
book-glossary-numbers = Quante tessere ci sono

## Didascalie

book-caption-spheres = Ogni colore ha le sue tessere, il suo leader e il suo segno.
book-caption-map = La mappa all’inizio: templi con i loro tesori; quelli sulle caselle d’angolo hanno una cornice.
book-caption-seats = Quattro simboli su quattro basi: così si distinguono i leader dei giocatori.
book-caption-leaders = Re e sacerdote dell’airone accanto a un tempio: insieme a esso formano un regno.
book-caption-tiles = Ogni tessera ha dato al re un punto: nero per l’insediamento, blu e rosso perché subentra a contadino e sacerdote, che mancano.
book-caption-revolt = Due re in un solo regno: sono illuminati i templi accanto a ciascuno; i numeri sono le forze finora.
book-caption-war = La tessera al centro ha unito due regni, ciascuno con un re: i loro insediamenti sono i sostenitori.
book-caption-monument = Un monumento nero e rosso su quattro insediamenti capovolti.
book-caption-catastrophe = La casella distrutta separa il tempio dal regno.
