### Aiuto su ogni cosa al tavolo, oltre alle schede: singoli pezzi, parti di riquadri e barre, il terreno.
### Ciascuno ha un titolo, una regola in due frasi e dei fatti.

## Pezzi

help-novice-title = { $where ->
    [active] { $count ->
        [one] Novizio attivo
       *[other] Novizi attivi
    }
    [inactive] { $count ->
        [one] Novizio inattivo
       *[other] Novizi inattivi
    }
    [tile] Novizio su una tessera Tempio
    [temple] { $count ->
        [one] Novizio nel Tempio
       *[other] Novizi nel Tempio
    }
   *[jetty] { $count ->
        [one] Novizio sul Pontile
       *[other] Novizi sul Pontile
    }
 }
help-novice-rule = { $where ->
    [active] { $count ->
        [one] Sta sull’Isola e si può usare in ogni azione. Una volta usato, resta accanto all’Isola fino al turno successivo.
       *[other] Stanno sull’Isola e si possono usare in ogni azione. Chi viene usato resta accanto all’Isola fino al turno successivo.
    }
    [inactive] { $count ->
        [one] Sta accanto all’Isola e in questo turno non può fare nulla. Dopo il punteggio torna attivo dove si trova.
       *[other] Stanno accanto all’Isola e in questo turno non possono fare nulla. Dopo il punteggio tornano attivi dove si trovano.
    }
    [blocked-active] { $level ->
        [2] L’Apostata blocca quest’Isola: nella Fase Azione i Novizi qui possono solo espellerlo. Per la Sacerdotessa della Luna contano come sempre.
       *[3] L’Apostata blocca quest’Isola: nella Fase Azione i Novizi qui non possono fare nulla. Per la Sacerdotessa della Luna contano come sempre.
    }
    [blocked-inactive] L’Apostata blocca quest’Isola: in questa Fase Azione né le Erbe né la Marea aiutano i Novizi accanto ad essa. Dopo il punteggio tornano attivi dove si trovano.
    [opponent-active] Con un Novizio attivo sull’Isola di una tessera, all’inizio di un turno l’avversario prende quella tessera. Chi è attivo al punteggio conta per la Sacerdotessa della Luna.
    [opponent-inactive] In questo turno non possono prendere tessere e non contano per la Sacerdotessa della Luna. Dopo il punteggio tornano attivi dove si trovano.
    [tile] Aspetta la Santificazione, un’azione a sé. Fino ad allora non conta né per la Sacerdotessa della Luna né per l’Apostata.
    [temple] { $count ->
        [one] Frutta 1 punto influenza a ogni punteggio. Un nuovo Novizio di un altro Ordine su uno spazio vicino con numero più alto lo rimpiazza, a meno che non lo protegga un Libro.
       *[other] Ciascuno frutta 1 punto influenza a ogni punteggio. Un nuovo Novizio di un altro Ordine rimpiazza quelli sugli spazi vicini con numero più basso che non hanno un Libro.
    }
   *[jetty] { $count ->
        [one] È stato rimpiazzato nel Tempio e qui non può fare nulla. Solo i gettoni Marea e Barca a vela lo riportano su un’Isola.
       *[other] Sono stati rimpiazzati nel Tempio e qui non possono fare nulla. Solo i gettoni Marea e Barca a vela li riportano su un’Isola.
    }
 }
help-none-there = Al momento nessuno.
help-on-fields = Sugli spazi: { $tiles }
help-shrine-title = Santuario
help-coming-shrine-title = Santuario in arrivo
help-coming-shrine-rule = L’avversario lo costruisce a fine turno, prima del punteggio, se qui ha ancora un Novizio attivo. Il martello dice che arriva, una croce che la scelta indicata lo impedisce.
help-coming-figure-title = { $name }: prossimo turno
help-coming-figure-rule = { $blocks ->
    [yes] Sbiadita: nel prossimo turno la figura starà qui. La catena sbiadita: allora quest’Isola sarà bloccata.
   *[no] Sbiadita: nel prossimo turno la figura starà qui.
 }
help-favour-held = Questo Ordine ha il gettone.
help-favour-missing = Questo Ordine non ha il gettone.

## Percorso, Consiglio, Tempio

help-guardian-here = Il Guardiano ora è qui.
help-guardian-comes = Il Guardiano arriva qui nel turno { $round }.
help-path-title = Percorso
help-path-rule = Il Guardiano va dal Pontile alla Porta, una tessera Guardiano per turno. Le tessere fra lui e il Pontile sono valide; quelle che nessuno prende restano dove sono.
help-tiles-free = Valide e libere: { $tiles }
help-none-free = Nessuna tessera valida è libera.
help-seat-title = Posizione { $seat }
help-seat-worth = { $count ->
    [one] A fine partita: { $count } punto influenza
   *[other] A fine partita: { $count } punti influenza
 }
help-seat-discs = Qui, a partire dal pezzo più in alto: { $names }
help-disc-title = Pezzo nel Consiglio
help-board-rule = Ognuno dei sette spazi accoglie la tessera con il suo numero, e i vicini sono gli esagoni adiacenti. Un Novizio nuovo rimpiazza lì quelli di altri Ordini con numero più basso.
help-board-fields = Spazi: { $tiles }
help-closed-board-title = Parte chiusa del Tempio
help-closed-board-rule = Sono in gioco tante tabelle Tempio quanti sono i giocatori, in solitario due. Le altre restano chiuse e le loro tessere non stanno sul percorso.
help-temple-title = Isola del Tempio
help-temple-rule = Qui si trovano il percorso, il Tempio e il Consiglio dei Sacerdoti. Un Novizio che entra frutta subito il valore del Guardiano e 1 punto influenza a ogni punteggio.
help-table-title = Il tavolo
help-table-rule = { $mode ->
    [solo] Sette Isole Sacre circondano il Tempio della Sacerdotessa della Luna. Si vince con più influenza dell’avversario dopo sei turni.
   *[other] Sette Isole Sacre circondano il Tempio della Sacerdotessa della Luna. Dopo sei turni vince l’Ordine con più influenza.
 }

## Riquadri e barre

help-influence-title = Influenza
help-influence-rule = Ogni Ordine comincia con 5 punti influenza e non scende mai sotto 0. Dopo l’ultimo turno si aggiungono Santuari, gettoni Favore non usati e posizioni nel Consiglio.
help-round-title = Turno
help-round-rule = { $mode ->
    [solo] In ogni turno agisce prima l’avversario, poi l’Ordine del giocatore, con tutte le azioni che vuole. Segue il punteggio del turno, e le sagome avanzano.
   *[players] In ogni turno gli Ordini svolgono a rotazione un’azione ciascuno, finché non viene girato l’ultimo gettone Tempo. Segue il punteggio del turno, e le sagome avanzano.
 }
help-round = Turno { $round } di { $rounds }
help-chronicle-title = Cronaca
help-chronicle-rule = Qui è annotata ogni azione con la sua influenza, la più recente in basso. La rotella del mouse riporta a quelle più vecchie. Un clic su una riga mostra il tavolo com’era allora, su un punteggio il punteggio intero.
help-prompt-title = Che cosa c’è da fare
help-prompt-rule = Questa riga dice a chi tocca e che cosa si aspetta e, mentre sul tavolo si muove qualcosa, che cosa succede. Ciò che ora è possibile è chiaro sui pulsanti e ha il bordo punteggiato sul tavolo.
help-card-title = Scheda
help-card-rule = Spiega ciò che sta sotto il puntatore. Il tasto destro o H apre lo stesso testo accanto alla cosa, con il suo capitolo delle regole.
help-bar-title = { $button ->
    [undo] Annulla
    [undo-turn] Annulla azione
    [redo] Ripeti
    [menu] Menu
    [hint] Suggerimento
    [preview] Anteprima del punteggio
    [outlook] Confronto
    [result] Risultato
    [cancel] Rinuncia
    [confirm] Concludi mossa
    [unsaved] Non salvata
    [whole] Tutto il tavolo
   *[keys] Tasti
 }
help-bar-rule = { $button ->
    [undo] Annulla l’ultimo passo, quante volte si vuole. Nulla va perso: ciò che è annullato si può ripetere.
    [undo-turn] Annulla tutta l’ultima azione con i suoi passi. Ciò che è annullato si può ripetere.
    [redo] Ripete ciò che è stato annullato. Una nuova azione mette fine a questa possibilità.
    [menu] Porta a opzioni, lingua, nuova partita e schermata iniziale. La partita è salvata dopo ogni azione.
    [hint] Dice passo dopo passo dove guardare, che cosa fare lì e l’azione intera con i motivi, in punti dove questi dicono qualcosa. Alla fine si vede quante volte è stato chiesto; il menu spegne i suggerimenti per una partita.
    [preview] Mostra che cosa otterrebbe ogni Ordine se il punteggio fosse adesso. Si vede anche dove vanno le sagome.
    [outlook] Mostra accanto al tavolo che cosa comporterebbe ogni scelta, o non più; puntare un’Isola lo mostra sul tavolo stesso.
    [result] Mostra da dove viene l’influenza di ogni Ordine. Il tavolo resta com’era alla fine.
    [cancel] Annulla ciò che è stato scelto, altrimenti per intero l’azione in corso, che si può ripetere.
    [confirm] Conclude la mossa appena giocata; solo dopo tocca all’Ordine seguente. Se sia richiesto o no, lo stabiliscono le opzioni.
    [unsaved] Le ultime azioni non sono state salvate. Un clic riprova; ogni tanto riprova anche il programma.
    [whole] Mostra di nuovo tutto il tavolo. La rotella del mouse, un doppio clic sull’acqua e il tasto Z avvicinano; trascinando si sposta la vista.
   *[keys] Tutto al tavolo si può fare con il mouse o con la tastiera. I tasti delle azioni sono sui loro pulsanti.
 }

## Azioni

help-possible = Ora possibile.
help-impossible = Ora non possibile:

# Con che cosa comincia un aiuto, se è un esempio del regolamento.
help-example = Esempio: { $told }
