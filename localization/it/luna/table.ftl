### Parole sul tavolo: barra in alto, riquadri degli Ordini, cronaca. Brevi: lo spazio è poco.

table-title = Luna
table-round = Turno
table-preparation = Preparazione
table-guardian = Guardiano
table-candles = Tempo

panel-turn = gioca ora
panel-supply = Riserva
panel-council = Consiglio: { $rank }º, valore { $value }
