### Ciò che la riga di comando chiede solo per Tra i fiumi.

cli-bots = un giocatore virtuale per posto; disponibili: random, greedy, da level-1 a level-5
