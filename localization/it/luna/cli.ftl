### Ciò che la riga di comando chiede solo per Luna.

cli-preset = usa la disposizione prestabilita
cli-bots = un giocatore virtuale per posto; disponibili: random, da level-1 a level-6
cli-solo-preset = una partita in solitario non ha disposizione prestabilita
