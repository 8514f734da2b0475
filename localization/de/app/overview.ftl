### Die Übersicht: das Spiel auf einem Blatt. **Wörter** zwischen Sternchen werden hervorgehoben.

overview-title = Übersicht
overview-hint = Jeder Eintrag führt zu seinem Kapitel im Regelbuch. O oder Esc schließt das Blatt.
