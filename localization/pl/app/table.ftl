### Słowa na samym stole: górny pasek, panele zakonów, kronika. Krótko, bo miejsca jest mało.

table-chronicle = Kronika

# Nad wierszami kroniki, które cofnięto i które można zagrać ponownie.
table-undone = Cofnięte

## Wgląd wstecz: widać wcześniejszą albo cofniętą pozycję, w której nie można grać.

# $place: „Runda 3” albo „Przygotowanie”; $name: zakon, który był na ruchu.
look-back-title = Historia: { $place }, { $name }
look-back-ahead = Cofnięte: { $place }, { $name }
look-back-start = Historia: przed pierwszą akcją
look-back-place = Krok { $at } z { $total }
look-back-play = Graj od tego miejsca
look-back-now = Wróć do gry
look-back-key = Esc
look-back-prompt = To tylko podgląd dawnej pozycji
look-back-refusal = Podgląd historii: tutaj nie można grać. Możliwe są „Graj od tego miejsca” i „Wróć do gry”.

## Gry z sekretami

curtain-hint = Wszystko jest zakryte, dopóki nie usiądzie tu { $name }. Kliknięcie lub dowolny klawisz odkrywa stół.
no-undo-revealed = To zostaje: odkryto przy tym coś zakrytego.
