### Il regolamento. Ogni messaggio è un capoverso, una voce di elenco, un esempio o una didascalia, su una sola riga;
### `.lead` sta prima di una voce. Le **parole in grassetto** e le [parole con rimando](chapter) restano in coppia e
### tengono la loro destinazione. Non ci si rivolge a nessuno. I numeri vengono dai valori stampati e possono cambiare:
### perciò un nome che ne dipende ha il suo plurale. $places_… si presenta come 6/3/1, $moves_… conta Isole, $…_values e $path_start
### sono serie di numeri, $preset_islands è un elenco di nomi; $preset_priestess, $preset_builder, $preset_apostate e
### $shrine sono Isole, $pairs e $favours elenchi di nomi di Isole.

# Parole prima delle parti di ogni azione.
book-lead-cost = Costo
book-lead-own-shrine = Bonus del Santuario
book-lead-effect = Effetto
book-lead-influence = Influenza
book-lead-limits = Limiti
book-lead-token = Gettone Novizio

## Scopo del gioco

book-goal-title = Scopo del gioco
book-goal-orders = Presto la Sacerdotessa della Luna lascerà a un Ordine la scelta di chi le succederà. Da due a quattro Ordini aspirano a questo onore: i loro Novizi lavorano su sette [Isole](table), viaggiano dall’una all’altra e prestano servizio nel Tempio. Tutto questo frutta **influenza**. Alla fine vince l’Ordine che ne ha di più.
book-goal-rounds = Una partita dura sei turni. In ogni turno gli Ordini svolgono [a rotazione](turn) un’azione per volta, finché non viene girato l’ultimo [gettone Tempo](meditate). Poi si passa al [punteggio](scoring) e si prepara il [turno successivo](next-round).
book-goal-sources = Da dove viene l’influenza
book-goal-consecrate = Un Novizio che riceve la [Santificazione](consecrate) frutta subito il valore della tessera Guardiano: { $guardian_first } nel primo turno, { $guardian_last } nell’ultimo. Per questo conviene entrare presto nel Tempio.
    .lead = Santificazione
book-goal-temple = Ogni Novizio nel Tempio frutta 1 punto influenza [alla fine di ogni turno](scoring), finché nessuno lo rimpiazza.
    .lead = Tempio
book-goal-priestess = Gli Ordini con più Novizi attivi e Santuari sulla sua Isola vengono premiati [alla fine di ogni turno](scoring).
    .lead = Sacerdotessa della Luna
book-goal-small = Chi rimpiazza un Novizio nel Tempio, sposta un [Libro](book) o gira l’[ultimo gettone Tempo](meditate) guadagna ogni volta 1 punto influenza.
    .lead = Strada facendo
book-goal-end = Santuari, Favori non usati e posizione nel Consiglio contano [una volta sola](end), dopo il sesto turno.
    .lead = Alla fine
book-goal-losses = Come si perde influenza
book-goal-apostate = Chi al punteggio del turno ha Novizi sull’Isola dell’[Apostata](scoring) o accanto paga 1 per ciascuno, e 1 in più.
book-goal-displaced = Un Novizio [rimpiazzato](consecrate) nel Tempio non fa perdere nulla al suo Ordine, ma smette di fruttare influenza in ogni turno.
book-goal-reading = Come usare il regolamento
book-goal-links = Le parole con un rimando portano al capitolo che le spiega. Ognuna delle tredici azioni ha un capitolo a sé, con costo, effetto e limiti. Da dove cominciare si legge in [Prime strategie](strategy), i comandi in [Mouse e tasti](controls).
book-goal-gaps = Le regole stampate lasciano aperta qualche questione. Il capitolo [Chiarimenti](rulings) dice come la risolve questa edizione e perché. Il capitolo [Valori stampati](values) dice quali numeri sono noti dai testi delle regole e quali è stato necessario ricostruire.

## Il tavolo

book-table-title = Il tavolo
book-table-places = Luoghi
book-table-islands = Sette Isole Sacre stanno in cerchio attorno all’Isola del Tempio. Ognuna offre un proprio [Favore](favours). L’Isola, il suo Favore e il simbolo corrispondente sulle tessere Tempio hanno lo stesso nome: Santuario, Erbe, Marea, Barca a vela, Corruzione, Libro, Novizio.
    .lead = Isole
book-table-temple = Al centro dell’Isola del Tempio c’è il Tempio vero e proprio: per ogni giocatore una tabella con sette spazi esagonali. Ogni spazio ha un numero e accoglie soltanto la tessera con lo stesso numero.
    .lead = Tempio
book-table-path = Il percorso costeggia il Tempio dalla **Porta** al **Pontile**. Ospita le tessere Tempio e, fra un gruppo e l’altro, le tessere Guardiano. Il Guardiano cammina dal Pontile verso la Porta e decide quali tessere sono [valide](appoint).
    .lead = Percorso
book-table-council = Nel Consiglio dei Sacerdoti ogni Ordine ha un pezzo su una fila di posizioni. Il posto raggiunto decide [ogni pareggio](council) e a fine partita frutta influenza.
    .lead = Consiglio
book-table-candles = I gettoni Tempo nella Stanza Meditazione misurano il turno: quando viene [girato](meditate) l’ultimo, la Fase Azione è conclusa.
    .lead = Gettoni Tempo
book-table-jetty = I Novizi rimpiazzati nel Tempio aspettano sul Pontile dell’Isola del Tempio. Da lì li riprendono solo la [Marea](tides) e la [Barca a vela](sail).
    .lead = Pontile
book-table-order = Che cosa appartiene a un Ordine
book-table-novices = Ogni Ordine ne ha 13. All’inizio 1 serve nel Tempio, 8 stanno sulle Isole e 4 aspettano nella **riserva**, da cui si possono [reclutare](recruit).
    .lead = Novizi
book-table-shrines = Ogni Ordine ne ha 6. Il primo c’è fin dall’inizio, gli altri si [costruiscono](shrine) dove si trova il Capomastro.
    .lead = Santuari
book-table-disc = Un solo pezzo segna la posizione dell’Ordine nel [Consiglio](council).
    .lead = Pezzo “Membro del Consiglio”
book-table-favours = I gettoni Favore restano sulle loro Isole finché un Ordine non li prende. Di ogni tipo un Ordine ne ha al massimo uno.
    .lead = Favori
book-table-influence = Ogni Ordine comincia con 5. L’influenza di tutti è visibile e non scende mai sotto 0.
    .lead = Influenza
book-table-figures = Sagome
book-table-priestess = Nel [punteggio del turno](scoring) premia gli Ordini più forti sulla sua Isola.
    .lead = Sacerdotessa della Luna
book-table-builder = I Santuari si [costruiscono](shrine) solo sulla sua Isola.
    .lead = Capomastro
book-table-apostate = Nel punteggio del turno fa perdere influenza sulla sua Isola. I Novizi possono [espellerlo](expel).
    .lead = Apostata
book-table-guardian = Sta sul percorso e mostra tre cose insieme: il turno, le tessere valide e quanto frutta una [Santificazione](consecrate).
    .lead = Guardiano
book-table-start = La sua sagoma indica chi comincia il turno.
    .lead = Giocatore iniziale
book-table-counts = Materiale comune
book-table-tiles = 28 tessere Tempio numerate da 1 a 28, di cui si usano solo quelle delle tabelle in gioco; 6 tessere Guardiano con i valori { $guardian_values }.
book-table-tokens = 4 gettoni Favore per ognuno dei 7 tipi, di cui si usano tanti quanti sono i giocatori.
book-table-books = 4 Libri e 4 gettoni Tempo. Si usano tanti Libri quanti sono i giocatori. Nella partita a due i gettoni Tempo sono tre, altrimenti quattro; in [solitario](solo) non ce ne sono.

## Disposizione iniziale

book-setup-title = Disposizione iniziale
book-setup-ways = Una partita può cominciare in due modi. Con la **disposizione prestabilita** ogni pezzo è già al suo posto: è la scelta consigliata per la prima partita. Con la **disposizione libera** le Isole sono in ordine casuale e gli Ordini scelgono da sé dove cominciare. Il [solitario](solo) usa sempre la disposizione libera.
book-setup-common = In ogni partita
book-setup-influence = Ogni Ordine comincia con 5.
    .lead = Influenza
book-setup-start = Il giocatore iniziale è tirato a sorte. Si gioca in senso orario.
    .lead = Giocatore iniziale
book-setup-boards = Si pescano a caso tante tabelle Tempio quanti sono i giocatori e si mettono in fila in ordine casuale, a partire dalla Porta. Le altre restano fuori dal gioco, insieme a tutte le loro tessere.
    .lead = Tabelle
book-setup-first-tile = Fra le tessere da 1 a 4 ce n’è in gioco una per ogni giocatore. Si distribuiscono a caso. Ogni Ordine mette la sua tessera sullo spazio con lo stesso numero, uno dei suoi Novizi sulla tessera e un Libro accanto al Novizio. Così ogni Ordine comincia con un Novizio protetto nel Tempio.
    .lead = Prima tessera
book-setup-path = Tutte le altre tessere delle tabelle in gioco vanno sul percorso, le più alte vicino alla Porta. Proprio alla Porta sta la tessera Guardiano di valore più basso; poi vengono le tessere Tempio più alte, una per ogni giocatore; poi la tessera Guardiano successiva, il gruppo successivo e così via, fino alla tessera Guardiano { $guardian_first } e alle tessere Tempio più basse, davanti al Pontile. Il Guardiano parte dalla tessera { $guardian_first }.
    .lead = Percorso
book-setup-path-example = Due giocatori hanno pescato la tabella gialla e quella blu. Dalla Porta il percorso comincia con { $path_start }: ogni tessera Guardiano è seguita da due tessere Tempio.
book-setup-candles = Nella Stanza Meditazione ci sono quattro gettoni Tempo, [in due](two-players) soltanto tre. Quello girato per ultimo frutta 1 punto influenza.
    .lead = Gettoni Tempo
book-setup-council = Tutti i pezzi si impilano sulla prima posizione: in fondo quello del giocatore iniziale, sopra di esso gli altri in senso orario. Il pezzo dell’ultimo giocatore sta in cima e quindi è il più avanti.
    .lead = Consiglio
book-setup-favours = Ogni Isola riceve tanti dei suoi gettoni Favore quanti sono i giocatori.
    .lead = Favori
book-setup-preset = Disposizione prestabilita
book-setup-preset-what = Le Isole sono in un ordine fisso, e anche la Sacerdotessa della Luna, il Capomastro e l’Apostata hanno posti fissi. Ogni colore ha un Santuario e quattro coppie di Novizi su Isole stabilite. Di ognuna delle due Isole rimaste vuote possiede già il gettone Favore. Si piazzano solo i pezzi dei colori che partecipano.
book-setup-preset-after = Non c’è il [Turno Preliminare](preparation): la prima [Fase Azione](turn) comincia subito. I posti esatti sono elencati in [Valori stampati](values).
book-setup-free = Disposizione libera
book-setup-free-islands = Le Isole sono in ordine casuale.
book-setup-free-figures = La Sacerdotessa della Luna, il Capomastro e l’Apostata si piazzano a caso o a scelta. Più sagome possono stare sulla stessa Isola.
book-setup-free-after = Segue il [Turno Preliminare](preparation).

## Turno Preliminare

book-preparation-title = Turno Preliminare
book-preparation-when = Il Turno Preliminare fa parte della disposizione libera; con quella prestabilita si salta. Ogni Ordine decide dove cominciare.
book-preparation-shrine = A partire dal giocatore iniziale e in senso orario, ogni Ordine piazza un Santuario su un’Isola. In questo turno nessuna Isola accoglie due Santuari. In due e in solitario l’Isola delle Erbe è esclusa.
    .lead = Un Santuario
book-preparation-pairs = Di nuovo a partire dal giocatore iniziale, ogni Ordine piazza quattro coppie di Novizi su quattro Isole diverse. L’Isola su cui ha il Santuario è esclusa; i pezzi degli altri Ordini non contano. Ogni Ordine piazza tutte e quattro le coppie prima che tocchi al successivo.
    .lead = Quattro coppie
book-preparation-favours = Restano due Isole su cui l’Ordine non ha né Novizi né un Santuario. Da ciascuna riceve il gettone Favore.
    .lead = Due Favori
book-preparation-sum = Adesso ogni Ordine ha 1 Novizio nel Tempio, 8 sulle Isole e 4 nella riserva.
book-preparation-hints = Che cosa considerare
book-preparation-hint-shrine = Il Santuario dimezza il costo di Favori e Promozioni sulla sua Isola, ma lì non può stare nessuna coppia. I Novizi che [viaggiano](journey) fin lì nel primo turno possono sfruttarlo nel secondo.
book-preparation-hint-pairs = Le coppie sull’Isola della Sacerdotessa della Luna contano nel primo punteggio, purché restino attive. Le coppie sull’Isola dell’Apostata costano influenza, a meno che non partano o non lo [espellano](expel).
book-preparation-hint-favours = Le due Isole lasciate vuote decidono i primi due Favori. Il gettone Santuario serve a un Ordine che ha una coppia presso il Capomastro, il gettone Marea a un Ordine che vuole riunire i suoi Novizi.

## Fase Azione

book-turn-title = Fase Azione
book-turn-one = Il giocatore iniziale comincia e gli altri seguono in senso orario. L’Ordine a cui tocca svolge **esattamente un’azione**. Si continua finché non viene girato l’ultimo gettone Tempo.
book-turn-end = Passare senza conseguenze non è possibile: un Ordine che non può o non vuole agire [medita](meditate) e gira un gettone Tempo. Quando gli tocca di nuovo, agisce come sempre.
book-turn-novices = Novizi attivi e inattivi
book-turn-active = Un Novizio **su** un’Isola è attivo. Si possono usare solo i Novizi attivi.
    .lead = Attivo
book-turn-inactive = Un Novizio **accanto** a un’Isola è inattivo. Ci resta fino alla fine del turno, poi torna attivo.
    .lead = Inattivo
book-turn-use = Salvo diversa indicazione, i Novizi usati in un’azione passano dall’Isola al posto accanto. Un Ordine usa solo i propri Novizi.
book-turn-elsewhere = I Novizi sulle tessere del percorso, nel Tempio, sul Pontile e nella riserva non sono né attivi né inattivi. Non contano né per la Sacerdotessa della Luna né per l’Apostata, e quando comincia un nuovo turno restano dove sono.
book-turn-tokens = Gettoni Favore
book-turn-token-return = Alcune azioni richiedono un [gettone Favore](favours). Un gettone usato torna sulla sua Isola, dove qualsiasi Ordine può prenderlo di nuovo.
book-turn-token-one = Un Ordine non ha mai due gettoni dello stesso tipo.
book-turn-islands = Azioni sulle Isole
book-turn-favor = Due Novizi [ottengono il gettone Favore](favor) della loro Isola.
    .lead = Favore
book-turn-recruit = Due Novizi [ne accolgono un terzo](recruit) dalla riserva.
    .lead = Reclutamento
book-turn-shrine = Con il gettone Santuario due Novizi [costruiscono un Santuario](shrine) presso il Capomastro.
    .lead = Santuario
book-turn-herbs = Il gettone Erbe [riattiva](herbs) uno o due Novizi.
    .lead = Erbe
book-turn-moves = Azioni per spostare i Novizi
book-turn-journey = Tutti i Novizi attivi che si vogliono [viaggiano](journey) e diventano inattivi.
    .lead = Viaggio
book-turn-tides = Il gettone Marea [sposta un numero qualsiasi](tides) di Novizi, anche inattivi.
    .lead = Marea
book-turn-sail = Il gettone Barca a vela sposta uno o due Novizi, che [restano attivi](sail).
    .lead = Barca a vela
book-turn-temple = Azioni del Tempio
book-turn-appoint = Un Novizio [sale su una tessera Tempio](appoint) del percorso.
    .lead = Promozione
book-turn-consecrate = Un Novizio su una tessera [entra nel Tempio](consecrate).
    .lead = Santificazione
book-turn-book = Il gettone Libro della Saggezza [sposta un Libro](book) presso un proprio Novizio.
    .lead = Libro
book-turn-others = Altre azioni
book-turn-council = I Novizi [fanno avanzare il pezzo](council) nel Consiglio.
    .lead = Consiglio
book-turn-expel = I Novizi [allontanano l’Apostata](expel) dalla loro Isola.
    .lead = Espulsione
book-turn-meditate = [Si gira un gettone Tempo](meditate).
    .lead = Meditazione
book-turn-effect = Un’azione che userebbe Novizi o un gettone senza alcun effetto non è permessa. Così nessuno spreca qualcosa per errore.

## Favore del Sacerdote

book-favor-title = Favore del Sacerdote
book-favor-purpose = Il Sacerdote di un’Isola ricompensa il lavoro con un [gettone Favore](favours). I gettoni danno accesso alle azioni più forti, e ogni gettone non usato a fine partita vale 1 punto influenza.
book-favor-cost = Due Novizi attivi dell’Isola.
book-favor-own-shrine = Basta un Novizio attivo.
book-favor-effect = L’Ordine prende il gettone Favore dell’Isola. I Novizi usati diventano inattivi.
book-favor-limits = Sull’Isola deve esserci ancora un gettone, e l’Ordine non deve averne già uno di quel tipo.
book-favor-token = Il [gettone Novizio](favours) sostituisce uno dei due Novizi, oppure l’unico richiesto su un’Isola con un proprio Santuario. Non serve per ottenere il Favore Novizio stesso.
book-favor-example = Un Ordine ha un Novizio attivo e un Santuario sull’Isola delle Erbe. Quel Novizio ottiene il gettone Erbe. Senza il Santuario servirebbe un secondo Novizio o il gettone Novizio.
book-favor-see = Che cosa fanno i sette gettoni è spiegato in [I sette Favori](favours); come nascono i Santuari, in [Costruzione di un Santuario](shrine).

## Reclutamento

book-recruit-title = Reclutamento
book-recruit-purpose = Con più Novizi un Ordine svolge più azioni prima di dover meditare, e i nuovi restano per tutto il resto della partita. Reclutare presto rende per più turni.
book-recruit-cost = Due Novizi attivi di una stessa Isola.
book-recruit-effect = Un Novizio della riserva si unisce a loro accanto all’Isola. Tutti e tre sono inattivi fino al turno successivo.
book-recruit-limits = La riserva non deve essere vuota. Il Bonus del Santuario qui non vale.
book-recruit-token = Il [gettone Novizio](favours) sostituisce uno dei due Novizi.
book-recruit-example = Due Novizi attivi sull’Isola della Marea ne reclutano un altro. Nel turno successivo lì ci sono tre Novizi.

## Costruzione di un Santuario

book-shrine-title = Costruzione di un Santuario
book-shrine-purpose = Un Santuario rende conveniente un’Isola per tutto il resto della partita e alla fine frutta influenza.
book-shrine-cost = Il gettone Santuario e due Novizi attivi sull’Isola del Capomastro.
book-shrine-effect = Da quel momento l’Ordine ha un Santuario sull’Isola del Capomastro. Il gettone torna sull’Isola del Santuario, i Novizi diventano inattivi.
book-shrine-limits = Un Ordine ha al massimo un Santuario per Isola, ma sulla stessa Isola possono stare Santuari di più Ordini. L’Ordine deve avere ancora un Santuario a disposizione. Il divieto dell’Isola delle Erbe per due giocatori vale solo nel Turno Preliminare.
book-shrine-token = Il [gettone Novizio](favours) sostituisce uno dei due Novizi.
book-shrine-gains = A che cosa serve un Santuario
book-shrine-gain-discount = Sulla sua Isola l’Ordine ha bisogno di un solo Novizio invece di due per il [Favore del Sacerdote](favor) e per una [Promozione](appoint).
book-shrine-gain-priestess = Presso la [Sacerdotessa della Luna](scoring) conta come un Novizio attivo, turno dopo turno.
book-shrine-gain-end = [A fine partita](end) frutta 4 punti influenza.
book-shrine-see = Dopo ogni turno il Capomastro prosegue; dove va è spiegato in [Preparazione del turno successivo](next-round).

## Erbe

book-herbs-title = Erbe
book-herbs-purpose = Grazie alle Erbe i Novizi lavorano una seconda volta nello stesso turno, oppure tornano attivi in tempo per la Sacerdotessa della Luna.
book-herbs-cost = Il gettone Erbe.
book-herbs-effect = Uno o due propri Novizi inattivi accanto a un’Isola risalgono su di essa e sono attivi.
book-herbs-limits = I Novizi sono tutti della stessa Isola. Sull’Isola delle Erbe stessa le Erbe non hanno mai effetto. Il gettone Novizio qui non si usa. In [solitario](solo) il gettone si può ottenere solo una volta per turno.
book-herbs-example = Due Novizi hanno raggiunto l’Isola del Libro con un Viaggio e riposano accanto a essa. Il gettone Erbe li riattiva entrambi, e con un’azione successiva ottengono il gettone Libro della Saggezza.

## Viaggio

book-journey-title = Viaggio
book-journey-purpose = Un Viaggio prepara il turno successivo: porta i Novizi presso le Isole dove serviranno. Non costa alcun Favore, ma i Novizi attivi che partono diventano inattivi.
book-journey-cost = I Novizi che viaggiano. Devono essere attivi.
book-journey-effect = Tutti i Novizi attivi che si vogliono, da qualsiasi Isola, viaggiano verso altre Isole a scelta. Ognuno resta accanto all’Isola di arrivo, inattivo. Il tutto è una sola azione.
book-journey-limits = Viaggia almeno un Novizio. Nessun Novizio può fermarsi presso la propria Isola, e i Novizi inattivi non possono partire. Un Viaggio cominciato va concluso prima di fare altro. Il gettone Novizio qui non si usa.
book-journey-example = Con una sola azione un Ordine manda due Novizi dall’Isola del Santuario all’Isola su cui starà il Capomastro nel turno successivo, e uno dall’Isola della Corruzione a quella del proprio Santuario.
book-journey-see = I Novizi inattivi viaggiano con la [Marea](tides). Con la [Barca a vela](sail) i Novizi restano attivi.

## Marea

book-tides-title = Marea
book-tides-purpose = Con la Marea un intero Ordine può muoversi in un colpo solo. Il momento migliore è verso la fine del turno: i Novizi che hanno già lavorato viaggiano senza perderci nulla.
book-tides-cost = Il gettone Marea. Torna sull’Isola della Marea con il primo passo.
book-tides-effect = Tutti i propri Novizi che si vogliono, attivi e inattivi, da qualsiasi Isola e dal Pontile, viaggiano verso altre Isole a scelta. Ognuno resta accanto all’Isola di arrivo, inattivo. Il tutto è una sola azione.
book-tides-limits = Viaggia almeno un Novizio, e ciascuno una volta sola. Un Novizio di un’Isola va presso un’Isola diversa, un Novizio del Pontile presso un’Isola qualsiasi. Il gettone Novizio qui non si usa.
book-tides-example = Verso la fine del turno un Ordine ha quattro Novizi inattivi. La Marea ne porta due presso il suo Santuario e due presso la prossima Isola della Sacerdotessa della Luna. Finito il turno, tutti e quattro tornano attivi lì.
book-tides-see = Con la [Barca a vela](sail) un Novizio del Pontile è subito attivo.

## Barca a vela

book-sail-title = Barca a vela
book-sail-purpose = Solo con la Barca a vela i Novizi cambiano Isola e restano attivi nello stesso turno.
book-sail-cost = Il gettone Barca a vela.
book-sail-effect = Uno o due propri Novizi attivi di una stessa Isola, oppure uno o due propri Novizi del Pontile, sbarcano **su** un’altra Isola e lì sono attivi.
book-sail-limits = Due Novizi partono dallo stesso luogo e sbarcano sulla stessa Isola. I Novizi inattivi non possono navigare. Il gettone Novizio qui non si usa.
book-sail-example = Un solo Novizio sull’Isola del Novizio può fare poco. La Barca a vela lo porta da un altro Novizio rimasto solo, sull’Isola della Marea, e con l’azione successiva i due ottengono il gettone Marea.
book-sail-see = I gruppi più grandi si spostano con il [Viaggio](journey) o con la [Marea](tides), ma arrivano inattivi.

## Promozione

book-appoint-title = Promozione
book-appoint-purpose = Nel Tempio si entra in due passi. Con la Promozione un Novizio sale su una tessera Tempio del percorso e la occupa. Solo la [Santificazione](consecrate), un’azione successiva, lo porta nel Tempio.
book-appoint-cost = Due Novizi attivi dell’Isola indicata dal simbolo sulla tessera.
book-appoint-own-shrine = Basta un Novizio attivo: quello che sale sulla tessera.
book-appoint-effect = Il primo Novizio sale sulla tessera. Il secondo diventa inattivo accanto all’Isola.
book-appoint-limits = La tessera deve essere valida e libera.
book-appoint-released = Tessere valide
book-appoint-released-what = Sono valide tutte le tessere fra il Guardiano e il Pontile. Nel primo turno è un solo gruppo, quello dei numeri più bassi; ogni turno [se ne aggiunge un altro](next-round). Una tessera valida resta valida, e il suo Novizio può rimanerci per tutti i turni che il suo Ordine vuole.
book-appoint-bribery = Corruzione
book-appoint-bribery-what = Chi restituisce anche il **gettone Corruzione** può scegliere pure una tessera del gruppo successivo, fra il Guardiano e la tessera Guardiano successiva verso la Porta. Nel sesto turno il Guardiano è alla Porta, e quel gruppo non c’è.
book-appoint-bribery-after = Per un Novizio promosso così, la tessera diventa valida con il prossimo passo del Guardiano. Per una Santificazione prima di allora serve un altro gettone Corruzione.
book-appoint-token = Gettone Novizio
book-appoint-token-what = Il [gettone Novizio](favours) può sostituire il secondo Novizio, anche insieme alla Corruzione. Non sale mai sulla tessera. Con un proprio Santuario sull’Isola non c’è un secondo Novizio, e quindi il gettone non si può usare.
book-appoint-example = Una tessera valida mostra il simbolo dell’Isola della Marea. Lì ci sono due Novizi attivi: uno sale sulla tessera, l’altro resta inattivo accanto all’Isola. Con un Santuario sull’Isola della Marea l’altro sarebbe ancora attivo.

## Santificazione

book-consecrate-title = Santificazione e Rimpiazzo
book-consecrate-purpose = La Santificazione porta un Novizio nel Tempio. Frutta influenza subito e poi 1 punto influenza in ogni turno, e può rimpiazzare Novizi di altri Ordini.
book-consecrate-cost = Nessun Novizio di un’Isola, soltanto l’azione. Il Novizio è già su una tessera valida.
book-consecrate-effect = Il Novizio e la sua tessera vanno sullo spazio del Tempio con lo stesso numero.
book-consecrate-influence = Il valore della tessera Guardiano su cui si trova ora il Guardiano: { $guardian_first } nel primo turno. Turno per turno i valori sono { $guardian_values }.
book-consecrate-limits = Un solo Novizio per azione. La tessera deve essere valida. Il gettone Novizio qui non si usa.
book-consecrate-bribery = Con il **gettone Corruzione** la tessera può trovarsi anche fra il Guardiano e la tessera Guardiano successiva verso la Porta. L’influenza resta il valore sotto il Guardiano. [Promozione](appoint) e Santificazione richiedono ciascuna un gettone a sé.
book-consecrate-displace = Rimpiazzo
book-consecrate-displace-when = Il nuovo Novizio rimpiazza ogni Novizio di un altro Ordine per cui vale tutto questo:
book-consecrate-displace-near = Sta su uno spazio adiacente.
book-consecrate-displace-lower = La sua tessera ha un numero più basso di quella del nuovo Novizio.
book-consecrate-displace-book = Non ha un [Libro](book).
book-consecrate-displace-gain = Ogni Novizio rimpiazzato frutta 1 punto influenza all’Ordine del nuovo Novizio e va sul Pontile. Da lì lo riprendono la [Marea](tides) e la [Barca a vela](sail). In [solitario](solo) i Novizi dell’avversario vanno invece accanto a un’Isola.
book-consecrate-displace-example = Il nuovo Novizio del Rosso rimpiazza solo quello blu con il numero più basso. Gli altri vicini restano: sono del Rosso, stanno su un numero più alto o hanno un Libro.
book-consecrate-once = Il Rimpiazzo è obbligatorio, avviene per tutti nello stesso momento e segue anche a una Santificazione con la Corruzione.
book-consecrate-later = Rimpiazza soltanto il nuovo Novizio. Non ci sono reazioni a catena, e un Novizio che più tardi perde il Libro non viene rimpiazzato da nessuno per questo.
book-consecrate-tile = La tessera di un Novizio rimpiazzato resta sul suo spazio, e lì non può più entrare nessuno.
book-consecrate-adjacent = Spazi adiacenti
book-consecrate-adjacent-what = Gli spazi del Tempio sono esagoni in sette colonne. La seconda, la quarta e la sesta sono mezzo spazio più lontane dalla Porta. Due spazi sono adiacenti se hanno un lato in comune, anche quando appartengono a tabelle diverse. Nessuno spazio ha più di sei vicini.

## Libro della Saggezza

book-book-title = Libro della Saggezza
book-book-purpose = Un Libro protegge dal Rimpiazzo il suo Novizio nel Tempio. Così mette al sicuro l’influenza di tutti i turni seguenti, soprattutto per i Novizi sui numeri bassi.
book-book-cost = Il gettone Libro della Saggezza.
book-book-effect = Un Libro qualsiasi del Tempio passa a un proprio Novizio nel Tempio che non ne ha.
book-book-influence = 1 per lo spostamento del Libro.
book-book-limits = Ogni Novizio ha al massimo un Libro. Il Libro può venire da qualsiasi Novizio, anche da uno proprio. Il gettone Novizio qui non si usa.
book-book-start = I Libri entrano in gioco con le [prime tessere](setup), uno per ogni Ordine. Dopo non ne arrivano altri: chi protegge un proprio Novizio di solito ne scopre uno altrui.
book-book-two = [In due](two-players) il primo Libro spostato in ogni turno frutta 2 invece di 1.

## Consiglio dei Sacerdoti

book-council-title = Consiglio dei Sacerdoti
book-council-purpose = Il Consiglio risolve ogni pareggio della partita e alla fine frutta influenza. Spesso bastano pochi Novizi per portarsi avanti, soprattutto all’inizio.
book-council-cost = Un numero qualsiasi di Novizi attivi di una stessa Isola, almeno uno.
book-council-effect = Per ciascuno il pezzo avanza di una posizione.
book-council-limits = Al massimo tanti passi quante sono le posizioni che restano fino all’ultima.
book-council-token = Il [gettone Novizio](favours) vale un passo in più. Può anche agire da solo, senza alcuna Isola, per un passo.
book-council-rank = Chi è più avanti
book-council-rank-ahead = È più avanti il pezzo sulla posizione più avanzata.
book-council-rank-top = Sulla stessa posizione è più avanti il pezzo più in alto. Un pezzo che arriva va **sopra** gli altri: chi raggiunge, sorpassa.
book-council-rank-last = Sull’ultima posizione vale il contrario: un pezzo che arriva va **sotto** gli altri. Chi è lì per primo non può più essere sorpassato.
book-council-rank-ties = Quest’ordine risolve i pareggi presso la Sacerdotessa della Luna e a fine partita.
book-council-end = [A fine partita](end) ogni Ordine riceve il valore della sua posizione. Dalla prima all’ultima i valori sono { $seat_values }.

## Espulsione dell’Apostata

book-expel-title = Espulsione dell’Apostata
book-expel-purpose = L’Apostata costa influenza nel [punteggio del turno](scoring). I Novizi lo allontanano dalla loro Isola, o lo spingono verso i Novizi altrui.
book-expel-cost = Un numero qualsiasi di Novizi attivi sull’Isola dell’Apostata, almeno uno.
book-expel-effect = Per ciascuno l’Apostata avanza di un’Isola in senso orario. I Novizi diventano inattivi.
book-expel-limits = Possono espellerlo solo i Novizi della sua Isola. Con sette passi compie tutto il giro e torna dov’era; è permesso.
book-expel-token = Il [gettone Novizio](favours) vale un passo in più. Può anche agire da solo, per un passo.
book-expel-example = Sull’Isola dell’Apostata ci sono due Novizi attivi. Uno dei due lo spinge sull’Isola successiva. Se sull’Isola ancora dopo altri Ordini hanno più Novizi, può convenire usare entrambi i propri.

## Meditazione

book-meditate-title = Meditazione
book-meditate-purpose = Con la Meditazione un Ordine passa la mano e avvicina la fine del turno. Chi ha finito può mettere fretta agli altri.
book-meditate-cost = Nessuno.
book-meditate-effect = Si gira un gettone Tempo. L’Ordine resta in gioco e agisce ancora quando gli tocca di nuovo.
book-meditate-limits = È possibile ogni volta che tocca a un Ordine, qualunque altra cosa potrebbe fare. Un Viaggio o una Marea già cominciati vanno prima conclusi.
book-meditate-last = L’ultimo gettone Tempo conclude subito la Fase Azione e frutta 1 punto influenza a chi lo gira, ancora prima del punteggio. Dopo non tocca più a nessuno.
    .lead = Ultimo gettone Tempo
book-meditate-start = Il turno successivo comincia dal giocatore a sinistra di chi ha girato l’ultimo gettone Tempo. Dopo il sesto turno questo non ha più importanza.
    .lead = Giocatore iniziale
book-meditate-two = [In due](two-players) il giocatore iniziale cambia semplicemente dopo ogni turno.
book-meditate-solo = In [solitario](solo) non ci sono gettoni Tempo: il turno finisce quando vuole il giocatore.

## Favori

book-favours-title = I sette Favori
book-favours-intro = Un gettone Favore si ottiene sulla sua Isola con il [Favore del Sacerdote](favor). Resta al suo Ordine, anche nei turni successivi, finché non viene usato. Poi torna sulla sua Isola.
book-favours-shrine = Insieme a due Novizi attivi serve a costruire un [Santuario](shrine) sull’Isola del Capomastro.
    .lead = Santuario
book-favours-herbs = Riattiva uno o due Novizi inattivi di un’Isola, ma non sull’Isola delle Erbe. Dettagli in [Erbe](herbs).
    .lead = Erbe
book-favours-tides = Porta un numero qualsiasi di Novizi attivi e inattivi, anche dal Pontile, accanto ad altre Isole. Dettagli in [Marea](tides).
    .lead = Marea
book-favours-sailboat = Porta uno o due Novizi attivi di un’Isola, oppure Novizi del Pontile, su un’altra Isola, dove sono attivi. Dettagli in [Barca a vela](sail).
    .lead = Barca a vela
book-favours-bribery = Apre un altro gruppo di tessere oltre il Guardiano, per una sola [Promozione](appoint) o una sola [Santificazione](consecrate).
    .lead = Corruzione
book-favours-book = Sposta un [Libro](book) del Tempio presso un proprio Novizio e frutta 1 punto influenza.
    .lead = Libro della Saggezza
book-favours-novice = Sostituisce un Novizio attivo in un’azione, come spiegato qui sotto.
    .lead = Novizio
book-favours-extra = Il gettone Novizio
book-favours-extra-what = Il gettone Novizio è un Novizio virtuale per una sola azione: sostituisce esattamente un Novizio attivo che l’azione userebbe, come se stesse sulla stessa Isola.
book-favours-extra-where = Si può usare per [Favore](favor), [Reclutamento](recruit), [Santuario](shrine), [Promozione](appoint), [Consiglio](council) ed [Espulsione](expel).
book-favours-extra-alone = Può essere l’unico “Novizio” usato: per un Favore su un’Isola con un proprio Santuario, per una posizione nel Consiglio, per un passo dell’Apostata.
book-favours-extra-not = Non sale mai su una tessera Tempio e non serve mai per ottenere il Favore Novizio.
book-favours-extra-one = Non si usa per Erbe, Viaggio, Marea, Barca a vela, Santificazione, Libro e Meditazione, e nemmeno per una Promozione con il Bonus del Santuario: lì l’unico Novizio è quello che sale sulla tessera.
book-favours-extra-example = Sull’Isola della Corruzione c’è un solo Novizio attivo. Insieme al gettone Novizio ottiene il gettone Corruzione, proprio come farebbero due Novizi.
book-favours-keeping = Usare o conservare
book-favours-keeping-what = [A fine partita](end) ogni gettone rimasto a un Ordine vale 1 punto influenza. Prima di allora un gettone usato rende quasi sempre di più; solo nell’ultimo turno può essere giusto conservarne uno.

## Fase Punteggio

book-scoring-title = Fase Punteggio
book-scoring-when = Ogni turno si conclude con il punteggio, una volta girato l’ultimo gettone Tempo. Per ogni Ordine si sommano tre valori: Sacerdotessa della Luna, Apostata e Tempio.
book-scoring-net = La somma si assegna tutta in una volta, così un guadagno può compensare una perdita. Se la perdita supera tutta l’influenza di un Ordine, gli resta 0.
book-scoring-priestess = Sacerdotessa della Luna
book-scoring-priestess-count = Sull’Isola della Sacerdotessa della Luna ogni Ordine conta i suoi Novizi **attivi** e il suo Santuario. I Novizi inattivi non contano.
book-scoring-priestess-paid = L’Ordine che ne ha di più riceve il primo valore sulla sagoma, i due che lo seguono il secondo e il terzo. Partecipa solo chi ha almeno 1; i posti che nessuno occupa non si assegnano.
book-scoring-places-two = In due e in solitario: { $places_two }
book-scoring-places-three = In tre: { $places_three }
book-scoring-places-four = In quattro: { $places_four }
book-scoring-priestess-ties = Fra Ordini alla pari decide il [Consiglio](council).
book-scoring-apostate = Apostata
book-scoring-apostate-loss = Sull’Isola dell’Apostata e accanto a essa ogni Ordine conta i suoi Novizi, **attivi e inattivi**. Chi ne ha perde 1 punto influenza per ciascuno e 1 in più. I Santuari non contano.
book-scoring-apostate-who = Un Ordine che lì non ha Novizi non perde nulla. Un solo Novizio costa 2, due costano 3, tre costano 4.
book-scoring-temple = Tempio
book-scoring-temple-income = Ogni Novizio nel Tempio frutta 1 punto influenza al suo Ordine. I Novizi sulle tessere del percorso e sul Pontile non fruttano nulla.
book-scoring-example = In una partita a quattro un Ordine è primo presso la Sacerdotessa della Luna, ha due Novizi sull’Isola dell’Apostata e tre nel Tempio. Guadagna { $first_four }, perde 3 e guadagna 3.
book-scoring-example-floor = Un Ordine con 1 punto influenza dovrebbe perderne 4 per l’Apostata e guadagnarne 2 dal Tempio. La somma è −2, ma la sua influenza scende solo fino a 0.

## Turno successivo

book-next-round-title = Preparazione del turno successivo
book-next-round-when = Dopo il punteggio si prepara il tavolo per il turno successivo, in quest’ordine. Dopo il sesto turno tutto questo si salta.
book-next-round-novices = Tutti i Novizi inattivi risalgono sulle Isole accanto alle quali si trovano e sono di nuovo attivi. I Novizi sul percorso, nel Tempio e sul Pontile restano dove sono.
    .lead = Novizi
book-next-round-priestess = Avanza in senso orario di tante Isole quante ne indica il numero grande sulla sua sagoma: { $moves_two } in due e in solitario, { $moves_three } in tre, { $moves_four } in quattro.
    .lead = Sacerdotessa della Luna
book-next-round-builder = { $builder_moves ->
    [one] Avanza anche lui in senso orario, di { $builder_moves } Isola.
   *[other] Avanza anche lui in senso orario, di { $builder_moves } Isole.
 }
    .lead = Capomastro
book-next-round-apostate = Va in senso orario sulla successiva Isola con almeno un Novizio, attivo o inattivo, di qualsiasi Ordine. La ricerca comincia dall’Isola seguente; la sua viene per ultima, perciò resta fermo solo se altrove non c’è nessuno.
    .lead = Apostata
book-next-round-guardian = Va sulla tessera Guardiano successiva verso la Porta, e la tessera che lascia esce dal gioco. Così diventano valide le tessere di un altro gruppo, e una Santificazione frutta ora il valore della nuova tessera.
    .lead = Guardiano
book-next-round-candles = Tutti i gettoni Tempo vengono rigirati.
    .lead = Gettoni Tempo
book-next-round-start = Comincia il nuovo giocatore iniziale: il giocatore a sinistra di chi ha girato l’ultimo gettone Tempo. Nella [partita a due](two-players) il giocatore iniziale cambia dopo ogni turno.
    .lead = Giocatore iniziale
book-next-round-stays = Le tessere che nessuno ha preso restano sul percorso, e così quelle con un Novizio sopra. Rimangono valide.
book-next-round-last = Quando il Guardiano raggiunge l’ultima tessera, alla Porta, comincia l’ultimo turno.

## Fine della partita

book-end-title = Fine della partita
book-end-when = Il sesto turno ha un punteggio come tutti gli altri. Poi ogni Ordine riceve, una volta sola:
book-end-shrines = 4 punti influenza per ogni proprio Santuario sulle Isole.
    .lead = Santuari
book-end-favours = 1 punto influenza per ogni gettone Favore non usato.
    .lead = Favori
book-end-council = Il valore della sua posizione, { $seat_last } sull’ultima. Dettagli in [Consiglio dei Sacerdoti](council).
    .lead = Consiglio
book-end-example = Quattro Santuari fruttano 16, due gettoni Favore 2 e una posizione di valore 6 altri 6. In tutto fanno 24.
book-end-winner = Vince l’Ordine con più influenza. A parità di influenza prevale chi è più avanti nel [Consiglio](council).
book-end-not-done = Dopo l’ultimo punteggio i Novizi non tornano attivi e nessuna sagoma si muove. Nemmeno il giocatore iniziale cambia.

## In due

book-two-players-title = Partita a due
book-two-players-intro = Le regole generali di [disposizione iniziale](setup), svolgimento e [punteggio](scoring) valgono anche per due giocatori, con queste differenze:
book-two-players-candles = Ce ne sono solo tre.
    .lead = Gettoni Tempo
book-two-players-herbs = Nel [Turno Preliminare](preparation) nessun Santuario può essere piazzato sull’Isola delle Erbe. Più avanti è permesso costruirne anche lì.
    .lead = Isola delle Erbe
book-two-players-book = Il primo Libro spostato in ogni turno frutta 2 punti influenza invece di 1, chiunque lo sposti. Gli altri Libri del turno ne fruttano 1.
    .lead = Libro
book-two-players-start = Il giocatore iniziale cambia dopo ogni turno, chiunque abbia girato l’ultimo gettone Tempo.
    .lead = Giocatore iniziale
book-two-players-smaller = Che cosa cambia con il numero di giocatori
book-two-players-boards = Sono in gioco due tabelle Tempio, e ogni gruppo sul percorso ha due tessere. I Libri sono due.
book-two-players-tokens = Ogni Isola ha due gettoni Favore.
book-two-players-priestess = { $moves_two ->
    [one] La Sacerdotessa della Luna assegna { $places_two }; il terzo valore non va a nessuno. Dopo un turno avanza di { $moves_two } Isola.
   *[other] La Sacerdotessa della Luna assegna { $places_two }; il terzo valore non va a nessuno. Dopo un turno avanza di { $moves_two } Isole.
 }

## Solitario

book-solo-title = Solitario
book-solo-intro = In solitario una persona gioca contro un avversario senza volontà propria. Lo scopo è finire con più influenza dell’avversario; il vantaggio è il risultato. Ci sono [tre livelli](solo-levels).
book-solo-opponent = L’avversario segue regole fisse. Non prende mai Favori e non paga mai l’Apostata, ma prende una tessera, avanza nel Consiglio e costruisce Santuari senza costi.
book-solo-setup = Disposizione iniziale
book-solo-setup-two = Tutto si prepara come per due giocatori, con la disposizione libera e 5 punti influenza per parte. L’avversario vale come giocatore iniziale, perciò il suo pezzo sta in fondo alla pila. Non ci sono gettoni Tempo.
book-solo-setup-tokens = Ogni Isola ha un solo gettone Favore.
book-solo-setup-opponent = L’avversario ha un Santuario e un Novizio sull’Isola del Capomastro e due Novizi su ciascuna delle altre Isole: tutti e tredici.
book-solo-setup-temple = Anche lui comincia nel Tempio: dall’Isola indicata dal simbolo della sua prima tessera un Novizio va sullo spazio della tessera, con un Libro.
book-solo-setup-own = La prima tessera del giocatore entra nel Tempio come sempre, con un Novizio e un Libro. Poi il giocatore svolge il [Turno Preliminare](preparation). Il suo Santuario non può stare né sull’Isola delle Erbe né su quella del Capomastro, dove c’è già quello dell’avversario.
book-solo-round = Inizio di ogni turno
book-solo-tire = Il giocatore sceglie un’Isola con Novizi attivi dell’avversario. Tutti quelli che stanno lì diventano inattivi, e per ciascuno il pezzo dell’avversario avanza di una posizione nel Consiglio. Sull’ultima si ferma.
    .lead = Un’Isola
book-solo-claim = Poi l’avversario cerca una tessera valida e libera il cui simbolo indichi un’Isola con un suo Novizio attivo. Se ce n’è più d’una, prende la più alta. Uno dei Novizi di quell’Isola va con la tessera direttamente nel Tempio. Se una tessera così non c’è, in questo turno l’avversario non ne prende nessuna.
    .lead = Una tessera
book-solo-claim-score = L’avversario riceve il valore sotto il Guardiano e [rimpiazza](consecrate) come sempre, con 1 punto influenza per ogni Novizio. I Novizi rimpiazzati del giocatore vanno sul Pontile.
    .lead = Il suo guadagno
book-solo-claim-book = Se l’avversario ha preso una tessera e il giocatore ha un Libro nel Tempio, l’avversario prende un Libro: quello sulla più bassa fra le tessere del giocatore che ne hanno uno. Il Libro passa alla più bassa fra le tessere dell’avversario con un Novizio e senza Libro. L’avversario riceve 1 punto influenza.
    .lead = Il Libro
book-solo-example = Sono valide due tessere, la 6 e la 8. L’avversario ha ancora Novizi attivi su entrambe le Isole indicate dai simboli, e quindi prende la 8. Se il giocatore avesse prima reso inattivi i Novizi sull’Isola della 8, l’avversario avrebbe preso la 6.
book-solo-play = Fase Azione
book-solo-play-alone = Il giocatore agisce da solo, tutte le volte che può e vuole, e conclude il turno quando preferisce. Questo non frutta influenza.
book-solo-play-herbs = Il Favore Erbe si può ottenere solo una volta per turno. Un gettone conservato da un turno precedente si può usare in aggiunta.
book-solo-play-displaced = I Novizi dell’avversario rimpiazzati nel Tempio vanno accanto all’Isola indicata dal simbolo del loro spazio e lì sono inattivi. Più avanti possono tornare attivi e prendere di nuovo tessere.
book-solo-scoring = Fine del turno
book-solo-shrine = Dal secondo turno in poi l’avversario costruisce un Santuario prima del punteggio, se sull’Isola del Capomastro ha un Novizio attivo e non ha ancora un Santuario. Non paga nulla, e il Novizio resta attivo.
book-solo-priestess = Il punteggio segue le regole generali, ma l’avversario non perde mai influenza per l’Apostata.
book-solo-apostate = L’Apostata va poi in senso orario sulla successiva Isola con un Novizio del giocatore.
book-solo-result = Risultato
book-solo-result-what = Alla fine entrambe le parti ricevono influenza per Santuari, posizioni e Favori non usati come sempre; l’avversario non ha Favori. Il risultato è l’influenza del giocatore meno quella dell’avversario. Si vince solo se è maggiore di 0; un pareggio non basta.
book-solo-result-levels = Ai [livelli più alti](solo-levels) l’Apostata diventa un ostacolo.

## Livelli del solitario

book-solo-levels-title = Livelli del solitario
book-solo-levels-one = Valgono le regole del capitolo [Solitario](solo), senza aggiunte.
    .lead = Livello 1
book-solo-levels-two = Nella Fase Azione l’Apostata blocca ogni azione sulla sua Isola, tranne l’[Espulsione](expel). Possono compierla i Novizi attivi dell’Isola, e anche il gettone Novizio.
    .lead = Livello 2
book-solo-levels-three = In più, il Capomastro e la Sacerdotessa della Luna cominciano sulla stessa Isola, ed è bloccata anche l’Espulsione dell’Apostata.
    .lead = Livello 3
book-solo-levels-blocked = Che cosa è bloccato
book-solo-levels-blocked-novices = I Novizi che il giocatore ha sull’Isola dell’Apostata o accanto, attivi e inattivi, non si possono usare per nient’altro: né per il Favore, né per reclutare, né per costruire, né per una Promozione o per il Consiglio. Le Erbe non li riattivano, e da lì non partono con Viaggio, Marea o Barca a vela.
book-solo-levels-blocked-figures = Il Favore di quell’Isola è quindi irraggiungibile e, se lì c’è il Capomastro, non si può costruire nulla.
book-solo-levels-free = Che cosa resta possibile
book-solo-levels-free-arrive = Novizi di altri luoghi possono arrivare lì.
book-solo-levels-free-temple = I Novizi sulle tessere del percorso possono ricevere la Santificazione, qualunque sia il simbolo della tessera.
book-solo-levels-free-token = Un gettone di quell’Isola che si possiede già si può usare altrove.
book-solo-levels-free-council = Il gettone Novizio da solo può sostenere il Consiglio.
book-solo-levels-moves = Quando l’Apostata viene espulso, il blocco si sposta subito con lui. Vale solo per il giocatore e solo nella Fase Azione: l’inizio del turno, il Santuario dell’avversario e il punteggio non ne risentono.

## Chiarimenti

book-rulings-title = Chiarimenti
book-rulings-intro = Su alcune questioni le regole stampate tacciono, su altre le traduzioni non concordano. Questa edizione ha deciso come segue. Ogni chiarimento riporta il suo motivo.
book-rulings-r1 = **Un Novizio può viaggiare fino al posto accanto alla propria Isola?** No, né con il Viaggio né con la Marea. L’originale parla di altre Isole.
book-rulings-r2 = **Le coppie del Turno Preliminare si piazzano una per volta?** No, ogni Ordine piazza tutte e quattro le sue insieme. Su questo le regole originali e il foglio riassuntivo concordano.
book-rulings-r3 = **Il gettone Novizio può agire da solo per il Consiglio o per espellere l’Apostata?** Sì, per un passo; per il Consiglio non serve alcuna Isola. Le regole del solitario parlano di Novizi o del gettone per l’Espulsione, e nel Consiglio il gettone sostituisce quell’unico Novizio.
book-rulings-r4 = **Il gettone Novizio può pagare un Favore dove vale il Bonus del Santuario?** Sì, anche se lì non c’è alcun Novizio, tranne che per il Favore Novizio. Con il bonus resta da pagare un Novizio, e per il gettone l’originale elenca solo due eccezioni.
book-rulings-r5 = **L’influenza può scendere sotto 0?** No. Prima si sommano i tre valori di un turno, poi il totale si ferma a 0. L’originale li somma, e nessuno può pagare ciò che non ha.
book-rulings-r6 = **Si può prendere un Libro a un proprio Novizio?** Sì. L’originale parla di un Libro qualsiasi.
book-rulings-r7 = **Che cosa succede alla tessera di un Novizio rimpiazzato?** Resta sul suo spazio e non ha più alcuna funzione. L’originale dice solo che il Novizio se ne va.
book-rulings-r8 = **L’avversario del solitario rimpiazza?** Sì. La regola generale vale per ogni Novizio che entra nel Tempio.
book-rulings-r9 = **Che cosa blocca esattamente l’Apostata ai livelli 2 e 3 del solitario?** Ogni uso dei Novizi che il giocatore ha sulla sua Isola o accanto, e con ciò anche il Favore dell’Isola e il Capomastro che si trova lì. Arrivare lì, la Santificazione, l’uso altrove di un gettone e il solo gettone Novizio per il Consiglio restano liberi. A essere bloccate sono le azioni sull’Isola; i dettagli sono nel capitolo [Livelli del solitario](solo-levels).
book-rulings-r10 = **In solitario il primo Libro di un turno frutta 2?** No, 1 per entrambe le parti. Solo la disposizione iniziale del solitario si basa sulla partita a due.
book-rulings-r11 = **A quale tessera va il Libro dell’avversario, se la sua più bassa ne ha già uno?** Alla più bassa che non ne ha. Un Novizio tiene un solo Libro, e la nuova tessera all’inizio non ne ha mai uno.
book-rulings-r12 = **Si può svolgere un’azione senza effetto?** No: niente passi oltre l’ultima posizione del Consiglio, niente Reclutamento con la riserva vuota, niente costruzione senza Santuari a disposizione. Nessuno ci perde nulla, e l’originale parla di ciò che è disponibile.
book-rulings-r13 = **Che cosa succede se un Ordine non può o non vuole agire?** Medita; non c’è altro modo di passare. Così dice l’originale.
book-rulings-r14 = **In solitario la prima tessera dell’avversario riceve un Libro?** Sì. L’originale lo menziona; solo le traduzioni lo tralasciano.
book-rulings-r15 = **Il gettone Novizio si può usare per una Promozione?** Sì, al posto del secondo Novizio, anche insieme alla Corruzione, ma non con il Bonus del Santuario. L’eccezione nelle regole riguarda solo il Novizio che entra, e con un Santuario non ce n’è un altro.
book-rulings-r16 = **Quali differenze della partita a due valgono in solitario?** Vale il divieto dell’Isola delle Erbe, non vale la ricompensa maggiore per il primo Libro. La disposizione iniziale si basa su due giocatori, lo svolgimento no.
book-rulings-r17 = **Di quanto avanza il pezzo dell’avversario all’inizio di un turno in solitario?** Del numero effettivo di Novizi che diventano inattivi, anche se sono tre o più. I Novizi rimpiazzati possono aggiungersi a quelli già presenti.
book-rulings-r18 = **In solitario l’avversario costruisce prima o dopo il punteggio?** Prima. Fra i passi di fine turno l’originale elenca per primo il Santuario.
book-rulings-r19 = **Quante volte in solitario si può ottenere il Favore Erbe?** Una volta per turno; un gettone conservato da un turno precedente si può usare in aggiunta. Solo le Erbe riattivano i Novizi, e senza questo limite un turno potrebbe durare all’infinito. Con più giocatori sono i gettoni Tempo a concludere il turno, e lì nulla è vietato.

## Valori stampati

book-values-title = Valori stampati
book-values-intro = I testi delle regole non riportano tutti i numeri stampati su tabelle, tessere e sagome. Quelli che riportano sono usati qui così come sono. Tutto il resto è una **ricostruzione**, fatta per questa edizione in modo da corrispondere a tutti gli esempi noti. Può differire dal gioco stampato.
book-values-file = Tabelle, tessere e posizioni del gioco stampato non erano a disposizione per questa edizione. Chi lo possiede può [correggere questi valori](printed) sull’immagine del tavolo e giocare con essi; questo regolamento si attiene a quelli forniti, che si chiamano { $board }.
book-values-known = Noti dai testi delle regole
book-values-known-figures = Di quanto avanzano la Sacerdotessa della Luna e il Capomastro, il primo valore di ogni sagoma della Sacerdotessa della Luna, e in quattro anche il secondo e il terzo.
book-values-known-guardian = Le tessere Guardiano, dal Pontile alla Porta: { $guardian_values }.
book-values-known-council = L’ultima posizione del Consiglio vale { $seat_last }, e una delle posizioni vale 6.
book-values-known-tiles = Ci sono quattro tabelle con sette tessere ciascuna, e ogni tabella ha una delle tessere da 1 a 4. Con la tabella gialla e quella blu il percorso comincia con { $path_start }.
book-values-known-preset = Nella disposizione prestabilita il posto 1 accoglie due Novizi di ogni colore e la Sacerdotessa della Luna.
book-values-rebuilt = Ricostruiti
book-values-rebuilt-priestess = Il secondo e il terzo valore della Sacerdotessa della Luna in due o in tre.
book-values-rebuilt-council = Il numero delle posizioni del Consiglio e i valori delle altre posizioni. Dalla prima all’ultima sono { $seat_values }.
book-values-rebuilt-temple = Due dei colori delle tabelle, quali tessere appartengono a quale tabella al di là dell’esempio, e dove si trovano sulla tabella.
book-values-rebuilt-symbols = Quale simbolo mostra ogni tessera.
book-values-rebuilt-preset = L’ordine delle Isole e tutti gli altri posti della disposizione prestabilita.
book-values-temple = Spazi del Tempio
book-values-temple-order = I numeri di ogni tabella, da sinistra a destra:
book-values-symbols = Tessere con il simbolo di ogni Isola
book-values-preset = Disposizione prestabilita
book-values-preset-islands = Isole in senso orario, dal posto 1 al 7: { $preset_islands }.
book-values-preset-figures = La Sacerdotessa della Luna comincia { ISLAND($preset_priestess, case: "on") }, il Capomastro { ISLAND($preset_builder, case: "on") }, l’Apostata { ISLAND($preset_apostate, case: "on") }.
book-values-preset-order = Santuario { ISLAND($shrine, case: "on") }; coppie: { $pairs }; Favori: { $favours }.

## Didascalie delle figure

book-caption-table = Tutto il tavolo: sette Isole attorno all’Isola del Tempio con il percorso, il Tempio, il Consiglio e i gettoni Tempo.
book-caption-places = I luoghi del tavolo: un’Isola (1), il Tempio (2), il percorso (3), il Consiglio (4), i gettoni Tempo (5) e il Pontile (6).
book-caption-preparation = Due giocatori dopo il Turno Preliminare. Il Santuario del Giallo sta sull’Isola della Marea e le coppie su altre quattro Isole; dalle due rimaste il Giallo ha i gettoni Favore Erbe e Barca a vela.
book-caption-blocked = Solitario, livello 2: i Novizi gialli dell’Isola dell’Apostata possono soltanto espellerlo. I Novizi di altre Isole possono arrivarvi.
book-caption-island = I Novizi attivi stanno sull’Isola, quelli inattivi stanno accanto.
book-caption-preset-start = La disposizione prestabilita: Isole, sagome e primi pezzi sono al loro posto.
book-caption-path = L’inizio del percorso con la tabella gialla e quella blu e due giocatori, letto dalla Porta: { $path_start }.
book-caption-released = Il Guardiano sul percorso. Le tessere fra lui e il Pontile sono valide, il gruppo successivo è alla portata della Corruzione, tutte le altre sono ancora chiuse.
book-caption-council-start = Il Giallo è il giocatore iniziale, seguono il Rosso e il Blu. Il pezzo del Giallo sta in fondo, quello del Blu in cima.
book-caption-first-tile = Il Giallo ha ricevuto la tessera 1: la tessera, un Novizio giallo e un Libro sono sullo spazio 1.
book-caption-favours = I sette gettoni Favore.
book-caption-take-favour = Due Novizi ottengono il gettone Favore. Con un proprio Santuario sull’Isola ne basta uno.
book-caption-recruit = Due Novizi ne reclutano un terzo dalla riserva; tutti e tre restano inattivi accanto all’Isola.
book-caption-build-shrine = Presso il Capomastro due Novizi con il gettone Santuario costruiscono un Santuario.
book-caption-herbs = Con il gettone Erbe i Novizi accanto a un’Isola risalgono su di essa.
book-caption-journey = Novizi attivi viaggiano verso altre Isole e lì sono inattivi.
book-caption-tides = La Marea porta con sé Novizi dalle Isole e dal Pontile; dove arrivano sono tutti inattivi.
book-caption-sail = La Barca a vela porta Novizi su un’altra Isola, dove restano attivi.
book-caption-appoint = Un Novizio sale sulla tessera valida con il simbolo della sua Isola, l’altro resta inattivo accanto all’Isola.
book-caption-consecrate = Il Novizio e la sua tessera vanno sullo spazio del Tempio con lo stesso numero e fruttano il valore sotto il Guardiano.
book-caption-displacement = Il nuovo Novizio del Rosso e i suoi vicini: solo il Novizio blu con il numero più basso e senza Libro va sul Pontile.
book-caption-book = Il Libro passa a un proprio Novizio che non ne ha e da ora lo protegge.
book-caption-council-move = Ogni Novizio usato fa avanzare il pezzo di una posizione.
book-caption-expel = Ogni Novizio usato spinge l’Apostata avanti di un’Isola in senso orario.
book-caption-candles = Gettoni Tempo ancora da girare e gettoni Tempo già girati.
book-caption-priestess-tie = Due Ordini contano lo stesso sull’Isola della Sacerdotessa della Luna. Chi è più avanti nel Consiglio riceve il primo valore, l’altro il secondo.
book-caption-apostate = Tre Novizi di un Ordine sono sull’Isola dell’Apostata e accanto: −4.
book-caption-temple-income = Ogni Novizio nel Tempio frutta 1 punto influenza.
book-caption-guardian-moves = Il Guardiano prosegue e rende valide le tessere del gruppo successivo; la tessera che lascia esce dal gioco.
book-caption-end-score = 16 per quattro Santuari, 2 per due gettoni Favore e 6 per la posizione fanno 24.
book-caption-solo-start = Inizio di una partita in solitario: l’avversario è su ogni Isola, con il suo Santuario su quella del Capomastro.
book-caption-solo-round = Inizio di un turno in solitario: alcuni Novizi dell’avversario diventano inattivi e il suo pezzo avanza; poi l’avversario prende la tessera più alta alla sua portata, e con essa un Libro del giocatore.
