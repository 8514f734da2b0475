### Parole sul tavolo: barra in alto, riquadri degli Ordini, cronaca. Brevi: lo spazio è poco.

table-title = Luna
table-round = Turno
table-preparation = Preparazione
table-guardian = Guardiano
table-candles = Tempo
table-chronicle = Cronaca

panel-turn = gioca ora
panel-supply = Riserva
panel-council = Consiglio: { $rank }º, valore { $value }

# Sopra le righe della cronaca che sono state annullate e che si possono giocare di nuovo.
table-undone = Annullate

## Sguardo indietro: si vede una posizione passata o annullata, nella quale non si gioca.

# $place: “Turno 3” o “Preparazione”; $name: l’Ordine che giocava.
look-back-title = Sguardo indietro: { $place }, { $name }
look-back-ahead = Annullato: { $place }, { $name }
look-back-start = Sguardo indietro: prima della prima azione
look-back-place = Passo { $at } di { $total }
look-back-play = Riprendere da qui
look-back-now = Tornare alla partita
look-back-key = Esc
look-back-prompt = Questa posizione è solo da guardare
look-back-refusal = Sguardo indietro: qui non si può giocare. Prima occorre riprendere da qui o tornare alla partita.
