### Der Dialog nach einem unerwarteten Fehler.

crash-heading = Etwas ist schiefgegangen
crash-sentence = Ein unerwarteter Fehler hat die Partie angehalten. Das Programm selbst kann weiterlaufen.
crash-saved = Die Partie ist gesichert: „Weiterspielen“ auf dem Titelbild setzt sie nach der letzten Aktion fort.
crash-report = Ein Bericht für die Entwickler liegt im Ordner { $folder }
crash-title = Zum Titelbild
crash-quit = Beenden
