### Che cosa si può confrontare al tavolo prima di scegliere.

bar-outlook = Confronto
outlook-nothing = Ora non c’è niente da confrontare. W confronta ciò a cui porta ogni scelta. Nel gioco in solitario si può all’inizio di ogni turno.
