### Was der Schreibtisch vom installierten Programm zeigt und was die Installation sagt.

desktop-kind = Brettspiel
desktop-comment = Strategiespiel um den Tempel der Mondpriesterin für eine bis vier Personen
desktop-file = Luna-Partie

install-done = Luna ist installiert: Es steht im Menü unter Spiele, und Dateien mit der Endung .luna öffnen sich damit.
install-updated = Luna ist neu installiert. Gespeicherte Partien und Einstellungen sind unverändert.
install-removed = Luna ist entfernt. Gespeicherte Partien und Einstellungen sind noch da.
install-incomplete = Dieser Ordner ist nicht vollständig. Das ganze Archiv entpacken und install.sh darin starten.
install-absent = Luna ist in { $folder } nicht installiert.
install-foreign = { $folder } stammt nicht von dieser Installation und bleibt, wie es ist. Den Ordner verschieben und neu starten.
install-failed = Luna konnte nicht in { $folder } installiert werden.
