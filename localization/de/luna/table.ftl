### Wörter auf dem Tisch selbst: obere Leiste, Felder der Orden, Chronik. Kurz, der Platz ist schmal.

table-title = Luna
table-round = Runde
table-preparation = Vorbereitung
table-guardian = Wächter
table-candles = Zeitmarken

panel-turn = am Zug
panel-supply = Vorrat
panel-council = Rat: { $rank }. Rang, Wert { $value }
