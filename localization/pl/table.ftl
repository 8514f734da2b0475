### Słowa na samym stole: górny pasek, panele zakonów, kronika. Krótko, bo miejsca jest mało.

table-title = Luna
table-round = Runda
table-preparation = Przygotowanie
table-guardian = Strażnik
table-candles = Czas
table-chronicle = Kronika

panel-turn = na ruchu
panel-supply = Zasoby
panel-council = Rada: nr { $rank }, wartość { $value }
