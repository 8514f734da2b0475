### Parole sul tavolo: barra in alto, riquadri degli Ordini, cronaca. Brevi: lo spazio è poco.

table-chronicle = Cronaca

# Sopra le righe della cronaca che sono state annullate e che si possono giocare di nuovo.
table-undone = Annullate

## Sguardo indietro: si vede una posizione passata o annullata, nella quale non si gioca.

# $place: “Turno 3” o “Preparazione”; $name: l’Ordine che giocava.
look-back-title = Storico: { $place }, { $name }
look-back-ahead = Annullato: { $place }, { $name }
look-back-start = Storico: prima della prima azione
look-back-place = Passo { $at } di { $total }
look-back-play = Riprendi da qui
look-back-now = Torna alla partita
look-back-key = Esc
look-back-prompt = Questa posizione è solo da guardare
look-back-refusal = Storico: qui non si può giocare. Sono possibili “Riprendi da qui” e “Torna alla partita”.

## Giochi con segreti

curtain-hint = Tutto resta coperto finché qui non siede { $name }. Un clic o un tasto qualsiasi scopre il tavolo.
no-undo-revealed = Questo resta: ha mostrato qualcosa di coperto.
