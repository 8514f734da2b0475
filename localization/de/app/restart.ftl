### Zurück an den Anfang der Runde oder der ganzen Partie.

menu-restart-round = Runde neu beginnen
menu-restart-table = Partie neu beginnen

# After it; $what is round or table. It names the button that plays it again.
restarted = { $what ->
    [round] Wieder am Anfang der Runde. Wiederholen bringt alles zurück.
   *[table] Wieder am Anfang der Partie. Wiederholen bringt alles zurück.
 }
