### L'analisi di una partita: quanto valeva ogni azione, i momenti decisivi e un altro tentativo.

game-end-review = Analizza la partita
saved-review = Analisi
review-heading = Analisi della partita
review-about = Ogni azione è confrontata con la migliore che il computer trova. Le perdite maggiori sono guardate due volte.
review-progress = { $at } di { $total }
review-stop = Ferma
review-go-on = Riprendi
review-stopped = Fermata. Si riprende dallo stesso punto.
review-so-far = Fermata dopo { $at } passi su { $total }: è quanto si sa finora. “Riprendi” continua da qui.
review-failed = L’analisi si è fermata; il motivo è nel registro.
review-tab = { $tab ->
    [turning] Momenti decisivi
    [lately] Perdite recenti
   *[orders] Per ordine
 }
review-none = { $known ->
    [listed] Nessun momento decisivo: in punti sarebbe tirare a indovinare. Ma qui c’era di meglio:
    [no] Nessun momento decisivo: in punti sarebbe tirare a indovinare.
   *[yes] Nessun momento decisivo: nessuna azione ha perso nemmeno mezzo punto.
 }
# Headings of the list of turning points: of the one person, of several persons, of computer players.
review-whose = { $whose ->
    [you] I tuoi momenti decisivi
    [you-none] Nessuno tuo: nessuna azione ha perso mezzo punto
    [people] Momenti decisivi delle persone
    [people-none] Nessuno delle persone: nessuna azione ha perso mezzo punto
   *[others] Momenti decisivi degli altri
 }

# The curve: what it shows, and below it the values at one moment. $value has its sign or none, $band is a whole number.
review-kind = { $kind ->
    [chances] Probabilità di vittoria
   *[points] Influenza attesa
 }
review-values = { $kind ->
    [chances] Probabilità di vittoria
    [order] Classifica probabile alla fine
   *[points] Influenza da aspettarsi alla fine
 }
review-place = { $place }°
review-percent = { $percent }%
review-sure = { $value } ±{ $band }
review-veil = { $kind ->
    [chances] Fin qui non si può indicare una probabilità
   *[points] Fin qui solo un’idea approssimativa
 }
review-band = ± dice di quanto in media questi valori si scostano dalla fine della partita.
review-origin = Linee sottili: la partita da cui questa si è separata

# A row of the list: the round, who, and the points lost. On a button, so it has to be short.
review-row = { $place } · { $name } · { $points }
review-row-plain = { $place } · { $name }
review-played = Giocato: { $deed }
review-better = { $proven ->
    [yes] Il meglio possibile: { $deed }
   *[no] Meglio: { $deed }
 }
review-best = Niente di meglio trovato.
review-proven = Dimostrato: niente di meglio era possibile.
review-equal = Altrettanto buono: { $deed }
review-order-only = In punti sarebbe tirare a indovinare; si dice solo che cosa è meglio.
review-reasons = Che cosa porta l’azione migliore rispetto a quella giocata{ $band ->
    [0] :
   *[other] { " " }(più o meno { $band }):
 }
review-hidden = Qui si può trovare un’azione migliore. Al tavolo i tentativi sono liberi.
review-find = Trova di meglio
review-answer = Mostra la soluzione
review-look = Guarda il tavolo
review-what-if = Gioca diversamente da qui
what-if-title = E se invece: { $place }
review-export = Esporta
review-back = Indietro
review-exporting = Esportazione in corso …
review-exported = L’analisi è nella cartella { $folder }

# A table of the orders: a column for each round.
review-lost = Punti persi
review-round = R{ $round }
review-rounds = R{ $first }–{ $last }
review-sum = Somma
review-unmeasured = In punti sarebbe tirare a indovinare: si conta solo quante volte qualcuno ha trovato la scelta migliore.
# Below the table, where it has dashes.
review-unknown = – : così presto i punti sarebbero tirati a indovinare. Il meglio è indicato, ma non entra nella somma.
review-missed-one = { $kind } (R{ $round }, { $points })
review-missed = C’era di meglio di: { $actions }{ $more ->
    [0] { "" }
    [one] { " " }e 1 altra azione
    [many] { " " }e { $more } altre azioni
   *[other] { " " }e { $more } altre azioni
 }
review-agreement = Buone come la migliore
review-share = { $good } di { $count } ({ $share }%)
review-best-deed = Azione migliore: { $deed } ({ $points } sulla seconda scelta)

# The box at the table where another action is tried.
review-try-head = { $place }, { $name }
review-try = { $known ->
    [no] Giocato: { $deed }
   *[yes] Giocato: { $deed } ({ $points })
 }
 Qui si può trovare un’azione migliore.
review-prompt = Solo una prova: niente di tutto questo viene salvato
review-right = Buono come il meglio: { $deed }
review-short = { $deed }.
 { $known ->
    [no] Meno buona della migliore.
   *[yes] Rispetto alla migliore: { $points }
 }
review-same = { $known ->
    [no] È quello che è stato giocato. C’è di meglio.
   *[yes] È quello che è stato giocato. Rispetto alla migliore: { $points }
 }
review-shown = Meglio: { $deed }
review-way = { $way ->
    [again] Riprova (B)
    [answer] Soluzione (S)
    [hint] Suggerimento (L)
    [onward] Il prossimo (Invio)
    [play-on] Continua (A)
   *[leave] All’analisi (Invio)
 }

# In the exported file.
review-file = Analisi { $id }
review-chronicle = Cronaca
review-note = Analisi con { $iterations } continuazioni per azione, e dieci volte tante dove si è perso di più.

# What cost a person points lately: a list of the person's own, by source. $name is a person or an order.
lately-heading = { $name }: che cosa è costato punti ultimamente
lately-heading-all = Che cosa è costato punti ultimamente
lately-about = { $actions ->
    [one] Un’azione
    [many] { $actions } azioni
   *[other] { $actions } azioni
 } di { $games ->
    [one] una partita
    [many] { $games } partite
   *[other] { $games } partite
 }: quanto avrebbe portato in più l’azione migliore, per fonte.
lately-nothing = Finora niente: qui si raccoglie ciò che è costato punti nelle partite analizzate, dove i punti dicono qualcosa.
lately-private = Questo elenco resta solo su questo computer e non viene inviato da nessuna parte.
lately-forget = { $sure ->
    [yes] Dimentica davvero tutto
   *[no] Dimentica questo elenco
 }
