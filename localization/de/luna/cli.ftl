### Was die Befehlszeile nur bei Luna fragt.

cli-preset = die vorgegebene Startaufstellung verwenden
cli-bots = ein Computerspieler je Platz; bekannt: random, level-1 bis level-6, diese auch mit Charakter: level-3:zealot
cli-solo-preset = ein Solospiel hat keine vorgegebene Startaufstellung
cli-solo-character = in einem Solospiel haben Computerspieler keinen Charakter
cli-board = mit den gedruckten Werten einer Datei wie board.toml spielen
cli-board-unread = die gedruckten Werte in „{ $file }“ lassen sich nicht lesen
cli-board-wrong = die gedruckten Werte in „{ $file }“ sind nicht möglich: „{ $field }“
