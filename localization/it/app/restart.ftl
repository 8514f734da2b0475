### Tornare all’inizio del turno o di tutta la partita.

menu-restart-round = Ricomincia il turno
menu-restart-table = Ricomincia la partita

# After it; $what is round or table. It names the button that plays it again.
restarted = { $what ->
    [round] Di nuovo all’inizio del turno. Ripeti riporta tutto.
   *[table] Di nuovo all’inizio della partita. Ripeti riporta tutto.
 }
