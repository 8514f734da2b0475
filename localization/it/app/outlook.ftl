### Che cosa si può confrontare al tavolo prima di scegliere.

bar-outlook = Confronto
outlook-nothing = Ora non c’è niente da confrontare. Il foglio aiuta dove l’esito di ogni scelta è noto.
