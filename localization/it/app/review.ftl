### L'analisi di una partita: quanto valeva ogni azione, i momenti decisivi e un altro tentativo.

game-end-review = Analizza la partita
saved-review = Analisi
review-heading = Analisi della partita
review-about = Ogni azione è confrontata con la migliore che il computer trova. Le perdite maggiori sono guardate due volte.
review-progress = { $at } di { $total }
review-stop = Ferma
review-go-on = Riprendi
review-stopped = Fermata. Si riprende dallo stesso punto.
review-failed = L’analisi si è fermata; il motivo è nel registro.
review-tab = { $tab ->
    [turning] Momenti decisivi
   *[orders] Per ordine
 }
review-none = Nessun momento decisivo: nessuna azione ha perso più di qualche decimo di punto.

# A row of the list: the round, who, and the points lost. On a button, so it has to be short.
review-row = { $place } · { $name } · { $points }
review-played = Giocato: { $deed }
review-better = Meglio: { $deed }
review-as-good = Niente di meglio trovato.
review-early = Così presto i punti dicono poco; vale solo l’ordine.
review-reasons = Che cosa porta l’azione migliore rispetto a quella giocata:
review-hidden = Qui si può trovare un’azione migliore. Al tavolo i tentativi sono liberi.
review-rough = Fino a { $place } compreso le curve sono solo un’idea approssimativa.
review-find = Trova di meglio
review-answer = Mostra la soluzione
review-look = Guarda il tavolo
review-export = Esporta
review-back = Indietro
review-exporting = Esportazione in corso …
review-exported = L’analisi è nella cartella { $folder }

# A table of the orders: a column for each round.
review-lost = Punti persi
review-round = R{ $round }
review-sum = Somma
review-agreement = Buone come la migliore
review-share = { $share } % di { $count }
review-best-deed = Azione migliore: { $deed } ({ $points } sulla seconda scelta)

# The box at the table where another action is tried.
review-try-head = { $place }, { $name }
review-try = Giocato: { $deed } ({ $points })
 Qui si può trovare un’azione migliore.
review-prompt = Solo una prova: niente di tutto questo viene salvato
review-right = Buono come il meglio: { $deed }
review-short = { $deed }
 Rispetto alla migliore: { $points }
review-same = È quello che è stato giocato. Rispetto alla migliore: { $points }
review-shown = Meglio: { $deed }
 Che cosa porta, rispetto a quanto giocato:
review-way = { $way ->
    [again] Un altro tentativo (B)
    [answer] Mostra la soluzione (S)
    [hint] Suggerimento (L)
   *[leave] Torna all’analisi (Invio)
 }

# In the exported file.
review-file = Analisi { $id }
review-course = Influenza da aspettarsi alla fine
review-chronicle = Cronaca
review-note = Analisi con { $iterations } continuazioni per azione, e dieci volte tante dove si è perso di più.
