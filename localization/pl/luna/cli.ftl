### O co wiersz poleceń pyta tylko w Lunie.

cli-preset = użycie gotowego rozstawienia
cli-bots = jeden gracz komputerowy na miejsce; znane: random, od level-1 do level-6, te także z charakterem: level-3:zealot
cli-solo-preset = gra solo nie ma gotowego rozstawienia
cli-solo-character = w grze solo gracze komputerowi nie mają charakteru
cli-board = gra z nadrukowanymi wartościami z pliku takiego jak board.toml
cli-board-unread = nie można odczytać nadrukowanych wartości z pliku „{ $file }”
cli-board-wrong = nadrukowane wartości z pliku „{ $file }” nie są możliwe: „{ $field }”
