### Verbessern, was auf dem Material eines Spiels gedruckt ist.

printed-open = Gedruckte Werte
printed-heading = Gedruckte Werte
printed-shipped = Mitgelieferte Werte
printed-new = Neue Werte
# Unter dem Namen: ob das, was zu sehen ist, in einer Datei steht.
printed-state = { $state ->
    [changed] Noch nicht gespeichert
    [unnamed] Noch nicht gespeichert: Ein Name fehlt
    [kept] Gespeichert
   *[shipped] Sie gehören zum Programm
 }
printed-name = Name
printed-name-empty = Ein Name zur Unterscheidung
printed-how = Ein Klick wählt ein Feld; Mausrad, Ziffern, + und − ändern es. Tab führt zu den Schaltflächen.
printed-elsewhere = Dort ist nichts zu berichtigen. Was sich berichtigen lässt, bekommt unter dem Zeiger einen Rahmen.

# Schaltflächen, zwei in einer Reihe.
printed-save = Speichern
printed-save-as = Neu speichern
printed-reset = Zurücksetzen
printed-delete = { $sure ->
    [yes] Wirklich löschen
   *[no] Löschen
 }
printed-export = Exportieren
printed-import = Importieren
printed-back = { $sure ->
    [yes] Ohne Speichern
   *[no] Zurück
 }

printed-unsaved = Das ist noch nicht gespeichert. Dieselbe Schaltfläche noch einmal macht ohne Speichern weiter.
printed-kept = Gespeichert. Beim Einrichten einer neuen Partie stehen diese Werte jetzt zur Wahl.
printed-is-reset = Das sind wieder die mitgelieferten Werte.
printed-deleted = Gelöscht. Partien, die mit diesen Werten gespielt wurden, enthalten sie weiterhin.
printed-exported = Exportiert nach { $folder } als { $file }, dazu in die Zwischenablage.
printed-imported = Importiert. „Speichern“ behält diese Werte.
# $folder: where the person’s own values lie.
printed-import-empty = In der Zwischenablage ist kein Text. Eine Datei NAME.toml kann auch auf das Fenster gezogen oder in { $folder } gelegt werden: ‹ und › führen dann zu ihr.
printed-wrong = Diese Werte sind nicht möglich. Falsch ist dort: „{ $field }“.

# Eine Datei mit Werten, die nicht geschrieben, gelöscht, exportiert oder gelesen werden konnte.
printed-failed = { $reason ->
    [disk-full] Der Datenträger ist voll: Dort wurde nichts geändert.
    [read-only] In den Ordner darf nicht geschrieben werden: Dort wurde nichts geändert.
   *[other] Die Datei lässt sich nicht lesen oder schreiben: Dort wurde nichts geändert.
 }
