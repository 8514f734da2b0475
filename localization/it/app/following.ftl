### Seguire gli altri: a che ritmo giocano gli avversari del computer e che cosa hanno fatto.

options-pace = Ritmo del computer
options-pace-kind = { $pace ->
    [slow] Lento
    [fast] Veloce
    [click] Con un clic
   *[normal] Normale
 }

# Al tavolo, quando il tasto P cambia il ritmo.
bot-pace = { $pace ->
    [slow] Computer: lento
    [fast] Computer: veloce
    [click] Computer: con un clic
   *[normal] Computer: ritmo normale
 }

# Sotto la targhetta con l’ultima azione, quando la prossima aspetta un clic.
deed-next = Avanti: clic o barra spaziatrice
