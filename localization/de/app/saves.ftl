### Gespeicherte Partien: warum eine nicht gespeichert oder geöffnet werden konnte.

saves-open-elsewhere = Diese Partie ist in einem anderen Fenster von Luna geöffnet. Hier lässt sich eine Kopie davon weiterspielen.

save-failure-open-elsewhere = { saves-open-elsewhere }
save-failure-damaged = Diese gespeicherte Partie ist beschädigt und bleibt, wie sie ist.

record-damaged = die Datei wurde verändert oder beschädigt, die Zeilen davor passen nicht mehr zur Prüfsumme
record-nul-byte = diese Zeile enthält Bytes, die kein Text sind
record-newer-version = die Aufzeichnung stammt aus einer neueren Version von Luna (Format { $detail })
record-too-large = die Datei ist zu groß für eine Aufzeichnung
record-empty = die Datei ist leer
record-unreadable = die Datei lässt sich nicht lesen ({ PROBLEM($detail) })
record-not-a-file = hier liegt ein Ordner oder etwas anderes, das keine Datei ist
record-torn = hier bricht die Datei ab
record-failing = das Programm scheitert an dieser Datei ({ $detail })
record-no-such-game = eine gespeicherte Partie „{ $detail }“ gibt es nicht mehr

## Die Liste der gespeicherten Partien

saved-open = Spielstände
saved-heading = Spielstände
saved-none = Noch ist keine Partie gespeichert.
saved-nameless = Unlesbare Partie
saved-play = Weiterspielen
saved-play-copy = Als Kopie weiterspielen
saved-play-valid = Unbeschädigten Teil spielen
saved-look = Ergebnis ansehen
saved-rename = Umbenennen
saved-done = Fertig
saved-export = Exportieren
saved-delete = Löschen
saved-import = Aus der Zwischenablage
saved-undelete = Löschen rückgängig
saved-back = Zurück
saved-page = Seite { $page } von { $pages }
saved-date = { $day }. { MONTH($month) } { $year }, { $time } Uhr
saved-preparation = Vorbereitungsrunde
saved-finished = Beendet
saved-damaged = Beschädigt. { $fault }
saved-torn = Das Ende der Datei fehlt. { $count ->
    [0] Keine Aktion ließ sich wiederherstellen.
    [one] { $count } Aktion ließ sich wiederherstellen.
   *[other] { $count } Aktionen ließen sich wiederherstellen.
 }
saved-earlier = { $fault } Es gilt die vorige Fassung der Datei mit { $count ->
    [one] { $count } Aktion.
   *[other] { $count } Aktionen.
 }
saved-hint = Jede Partie wird automatisch gespeichert. Eine Datei mit einer Partie, die auf das Fenster gezogen wird, kommt in die Liste.
saved-deleted = Die Partie liegt im Papierkorb. Bis diese Liste geschlossen wird, lässt sich das rückgängig machen.
saved-restored = Die Partie steht wieder in der Liste.
saved-exported = Die Partie liegt in der Zwischenablage und als Datei im Ordner { $folder }
saved-export-secrets = Darin steht die ganze Partie, auch was den Spielern verborgen ist.
saved-written = Die Partie liegt als Datei im Ordner { $folder }
saved-imported = Die Partie steht jetzt in der Liste.
saved-imported-part = Nur der unbeschädigte Teil der Partie wurde übernommen. { $fault }
saved-import-empty = In der Zwischenablage ist kein Text. Dorthin gehört der Text einer exportierten Partie.
saved-unreadable = Die Datei lässt sich nicht lesen: { PROBLEM($problem) }

month-name = { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
 }
