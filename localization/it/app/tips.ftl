### Consigli del primo turno: perché una cosa conviene, in due o tre frasi brevi. Se ne vede uno per volta.
### $mode: solo, two (2 giocatori) o more (più di 2); $level: livello del solitario, altrimenti 0.

tip-understood = Capito (N)
tip-off = Basta consigli (T)
tips-on = Consigli attivati
tips-off = Niente consigli; T li riattiva
