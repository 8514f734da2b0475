### Słowa na samym stole: górny pasek, panele zakonów, kronika. Krótko, bo miejsca jest mało.

table-title = Luna
table-round = Runda
table-preparation = Przygotowanie
table-guardian = Strażnik
table-candles = Czas

panel-turn = teraz gra
panel-supply = Zasoby
panel-council = Rada: pozycja { $rank }, wartość { $value }
