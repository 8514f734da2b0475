### Aiuto su ogni cosa al tavolo, oltre alle schede: singoli pezzi, parti di riquadri e barre, il terreno.
### Ciascuno ha un titolo, una regola in due frasi e dei fatti.

# Il rimando sotto un aiuto; $title è un capitolo delle regole.
help-link = Regole: { $title }
