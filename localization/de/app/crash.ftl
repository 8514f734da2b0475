### Der Dialog nach einem unerwarteten Fehler.

crash-heading = Etwas ist schiefgegangen
crash-sentence = Ein unerwarteter Fehler hat die Partie angehalten. Das Programm selbst kann weiterlaufen.
crash-saved = Die Partie ist gesichert: „Weiterspielen“ im Hauptmenü setzt sie nach der letzten Aktion fort.
crash-report = Ein Bericht für die Entwickler liegt im Ordner { $folder }
# Also at the head of the report itself. $game: none, open (all players see the same) or secret (with hidden hands).
crash-holds = { $game ->
    [none] Der Bericht enthält den Fehler, die Version und das System, aber keine Partie.
    [open] Der Bericht enthält den Fehler, die Version und das System sowie die ganze letzte Partie mit den Namen der Spieler.
   *[secret] Der Bericht enthält den Fehler, die Version und das System sowie die ganze letzte Partie mit den Namen der Spieler, auch was ihnen verborgen ist.
 }
crash-title = Zum Hauptmenü
crash-quit = Beenden
