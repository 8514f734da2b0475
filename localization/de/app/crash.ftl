### Der Dialog nach einem unerwarteten Fehler.

crash-heading = Etwas ist schiefgegangen
crash-sentence = Ein unerwarteter Fehler hat die Partie angehalten. Das Programm selbst kann weiterlaufen.
crash-saved = Die Partie ist gesichert: „Weiterspielen“ im Hauptmenü setzt sie nach der letzten Aktion fort.
crash-report = Ein Bericht für die Entwickler liegt im Ordner { $folder }
crash-title = Zum Hauptmenü
crash-quit = Beenden
