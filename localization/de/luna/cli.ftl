### Was die Befehlszeile nur bei Luna fragt.

cli-preset = die vorgegebene Startaufstellung verwenden
cli-bots = ein Computerspieler je Platz; bekannt: random, level-1 bis level-6
cli-solo-preset = ein Solospiel hat keine vorgegebene Startaufstellung
