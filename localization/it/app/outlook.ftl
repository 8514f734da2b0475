### Che cosa si può confrontare al tavolo prima di scegliere.

bar-outlook = Confronto
