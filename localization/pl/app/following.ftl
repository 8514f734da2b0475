### Śledzenie innych: jak szybko grają gracze komputerowi i co zrobili.

options-pace = Tempo graczy komputerowych
options-pace-kind = { $pace ->
    [slow] Wolne
    [fast] Szybkie
    [click] Po kliknięciu
   *[normal] Zwykłe
 }

# Przy stole, gdy klawisz P zmienia tempo.
bot-pace = { $pace ->
    [slow] Gracze komputerowi: wolno
    [fast] Gracze komputerowi: szybko
    [click] Gracze komputerowi: po kliknięciu
   *[normal] Gracze komputerowi: zwykłe tempo
 }

# Pod tabliczką z ostatnią akcją, gdy następna czeka na kliknięcie.
deed-next = Dalej: kliknięcie lub spacja
