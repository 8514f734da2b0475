### Imparare: l’elenco delle lezioni, il riquadro al tavolo, la fine di una lezione. Non ci si rivolge a nessuno.

title-learn = Imparare
lessons-heading = Imparare
lessons-hint = Brevi lezioni al tavolo vero. Ognuna si può lasciare, riprendere e ripetere in ogni momento.
lessons-progress = Lezioni completate: { $done } su { $count }
lessons-title = { $number } · { $title }
lessons-then = Poi · { $title }
lessons-begin = Inizia
lessons-go-on = Riprendi
lessons-again = Ripeti
lessons-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minuti
 }
lessons-put-away = Non proporre più per prime
lessons-offer = Proporre per prime nel titolo

# Sopra il testo di una lezione; lo spazio è poco.
lesson-head = { $number }/{ $count } · { $title }
lesson-done = Lezione { $number } di { $count } completata
lesson-next = Avanti: { $title }
lesson-chapter = Regole: { $title }
lesson-prompt = Avanti con N o Invio
lesson-prompt-back = Annullare con N o Invio
lesson-prompt-do = Ora si prova – L dà un aiuto, S lo mostra
lesson-prompt-show = Ora si prova – S lo mostra
# In the box in place of its buttons, as soon as what it asks for has been done.
lesson-task-done = Fatto
lesson-list = Tutte le lezioni
lesson-leave = Lasciare la lezione
lesson-leave-again = Ancora Esc per lasciare la lezione
lesson-first-round = Il primo turno
lesson-first-round-aim = Una partita vera contro il computer; nel primo turno una guida dice che cosa conviene e perché.
lesson-first-round-over = Il primo turno è finito: da qui si continua da soli. Il clic destro spiega ogni cosa, l’anteprima mostra che cosa porterebbe un punteggio.

# Pulsanti del riquadro: brevi, ognuno con il suo tasto.
lesson-way-next = Avanti (N)
lesson-way-back = Indietro (B)
lesson-way-hint = Aiuto (L)
lesson-way-show = Mostra (S)
lesson-way-take-back = Annulla la mossa (N)
lesson-way-alone = Da soli (A)
lesson-way-play-on = Gioca da qui (A)
