### Was die Befehlszeile nur bei Zwischen den Strömen fragt.

cli-bots = ein Computerspieler je Platz; bekannt: random, greedy, level-1 bis level-5
