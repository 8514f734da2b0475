### Che cosa si può confrontare al tavolo prima di scegliere.

bar-outlook = Confronto
outlook-nothing = Ora non c’è niente da confrontare.
