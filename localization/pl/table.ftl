### Słowa na samym stole: górny pasek, panele zakonów, kronika. Krótko, bo miejsca jest mało.

table-title = Luna
table-round = Runda
table-preparation = Przygotowanie
table-guardian = Strażnik
table-candles = Czas
table-chronicle = Kronika

panel-turn = działa teraz
panel-supply = Zasoby
panel-council = Rada: miejsce { $rank }, wartość { $value }
