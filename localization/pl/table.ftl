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

# Nad wierszami kroniki, które cofnięto i które można zagrać ponownie.
table-undone = Cofnięte

## Wgląd wstecz: widać wcześniejszą albo cofniętą pozycję, w której nie można grać.

# $place: „Runda 3” albo „Przygotowanie”; $name: zakon, który był na ruchu.
look-back-title = Wgląd wstecz: { $place }, { $name }
look-back-ahead = Cofnięte: { $place }, { $name }
look-back-start = Wgląd wstecz: przed pierwszą akcją
look-back-place = Krok { $at } z { $total }
look-back-play = Gra od tego miejsca
look-back-now = Powrót do gry
look-back-key = Esc
look-back-prompt = Ta pozycja służy tylko do obejrzenia
look-back-refusal = Wgląd wstecz: tutaj nie można nic zagrać. Najpierw: gra od tego miejsca albo powrót do gry.
