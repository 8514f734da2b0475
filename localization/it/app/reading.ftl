### Il libro delle regole: attorno ai capitoli.

reading-heading = Regole
reading-back = Indietro
reading-close = Chiudi
# Accanto al nome dei valori corretti da qualcuno, sopra ogni capitolo.
reading-own-values = Questa partita ha questi valori stampati. Il regolamento riporta quelli forniti; un clic destro al tavolo dice quelli della partita.

overview-title = Riepilogo
overview-hint = Ogni voce porta al suo capitolo del regolamento. O oppure Esc per chiudere il foglio.

## Ricerca

reading-search = Cerca nelle regole
reading-none = Nessun risultato
reading-found = { $count ->
    [one] Trovato in { $count } capitolo
   *[other] Trovato in { $count } capitoli
}

## Parti del libro

reading-basics = Fondamenti
reading-actions = Azioni
reading-scoring = Favori e punteggio
reading-variants = Varianti
reading-reference = Consultazione
