### Die Befehlszeile und was an einer Aufzeichnung falsch sein kann.

cli-about = LUNA, das Brettspiel am Computer. Ohne Befehl öffnet sich das Spiel.
cli-version = Version und verwendeten Regelkern ausgeben
cli-selftest = prüfen, ob alles da ist, was das Programm braucht, und beenden
cli-version-line = luna { $version } ({ $kernel ->
    [compiled] kompilierter Regelkern
   *[interpreted] interpretierter Regelkern
})
cli-language = Sprache des Spiels
cli-frame-log = zu jedem Bild festhalten, wie viele ms das Zeichnen dauerte und wie viele es vom Aufwachen bis zum Anzeigen waren
cli-open = die Partie aus einer Datei öffnen
cli-simulate = Computerspieler spielen lassen und die Partien aufzeichnen
cli-replay = eine Aufzeichnung lesen und ihre Stellungen ausgeben
cli-json = Stellungen als JSON ausgeben, je eine Zeile
cli-every = jede Stellung ausgeben, nicht nur die letzte
cli-preset = die vorgegebene Startaufstellung verwenden
cli-seed = Zahl, die alles Zufällige bestimmt
cli-bots = ein Computerspieler je Platz; bekannt: random, level-1 bis level-6
cli-games = Anzahl der Partien; die Zahl nach --seed wächst mit jeder um 1
cli-out = Datei für eine Partie, Ordner für mehrere
cli-solo-preset = ein Solospiel hat keine vorgegebene Startaufstellung
cli-no-games = mindestens eine Partie ist nötig
cli-bots-count = { $needed ->
    [one] { $needed } Computerspieler ist nötig, angegeben: { $given }
   *[other] { $needed } Computerspieler sind nötig, angegeben: { $given }
}
cli-unknown-bot = einen Computerspieler „{ $bot }“ gibt es nicht; bekannt: { $known }
cli-cannot-read = { $file } lässt sich nicht lesen: { $problem }
cli-cannot-write = { $file } lässt sich nicht schreiben: { $problem }

record-fault = { $line ->
    [0] Die Aufzeichnung ist nicht verwendbar: { $reason }.
   *[other] Zeile { $line }: { $reason }.
}
record-not-utf8 = das ist kein UTF-8-Text
record-no-divider = die Zeile „---“ zwischen Kopf und Aktionen fehlt
record-line-too-long = diese Zeile ist zu lang für eine Aufzeichnung
record-version = die Aufzeichnung hat das Format „{ $detail }“, dieses Programm liest Format 1
record-other-board = die Partie wurde mit anderen aufgedruckten Werten gespielt ({ $detail })
record-missing-header = hier wird die Kopfzeile „{ $detail }“ erwartet
record-unknown-header = diese Kopfzeile wird hier nicht erwartet ({ $detail })
record-bad-value = der Wert „{ $detail }“ ist hier nicht möglich
record-unknown-action = eine Aktion „{ $detail }“ gibt es nicht
record-illegal-action = die Regeln verbieten diese Aktion ({ $detail })
record-after-end = die Partie war schon zu Ende ({ $detail })
