### Ciò che la riga di comando chiede solo per Luna.

cli-preset = usa la disposizione prestabilita
cli-bots = un giocatore virtuale per posto; disponibili: random, da level-1 a level-6, questi anche con un carattere: level-3:zealot
cli-solo-preset = una partita in solitario non ha disposizione prestabilita
cli-solo-character = in una partita in solitario i giocatori virtuali non hanno carattere
cli-board = gioca con i valori stampati di un file come board.toml
cli-board-unread = non si riesce a leggere i valori stampati di “{ $file }”
cli-board-wrong = i valori stampati di “{ $file }” non sono possibili: “{ $field }”
