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
cli-seat = Stellungen so ausgeben, wie sie einem Platz bekannt sein dürfen: sein Name in der Aufzeichnung oder 1 für den ersten, 0 für Zuschauer
cli-game = welches Spiel; bekannt: { $known }
cli-seed = Zahl, die alles Zufällige bestimmt
cli-games = Anzahl der Partien; die Zahl nach --seed wächst mit jeder um 1
cli-out = Datei für eine Partie, Ordner für mehrere
cli-command = BEFEHL
cli-file = DATEI
cli-path = PFAD
cli-no-games = mindestens eine Partie ist nötig
cli-bots-count = { $needed ->
    [one] { $needed } Computerspieler ist nötig, angegeben: { $given }
   *[other] { $needed } Computerspieler sind nötig, angegeben: { $given }
}
cli-unknown-bot = einen Computerspieler „{ $bot }“ gibt es nicht; bekannt: { $known }
cli-unknown-character = einen Charakter „{ $character }“ gibt es nicht; bekannt: { $known }
cli-no-seat = { $count ->
    [one] diese Partie hat { $count } Platz
   *[other] diese Partie hat { $count } Plätze
}
cli-cannot-read = { $file } lässt sich nicht lesen: { PROBLEM($problem) }
cli-cannot-write = { $file } lässt sich nicht schreiben: { PROBLEM($problem) }
cli-cannot-print = die Ausgabe ist nicht angekommen: { PROBLEM($problem) }

## Was die Befehlszeile zu falschen Angaben sagt; was mit % beginnt, setzt das Programm ein

usage-start = Aufruf:
usage-arguments = Angaben
usage-options = Optionen
usage-help = diese Hilfe anzeigen und beenden
usage-error = %(prog)s: Fehler: %(message)s
usage-argument = Angabe %(argument_name)s: %(message)s
usage-one-needed = es fehlt ein Wert
usage-bad-choice = %(value)r ist nicht möglich, nur %(choices)s
usage-bad-number = %(value)r ist keine ganze Zahl
usage-required = diese Angaben fehlen: %s
usage-one-of = eine der Angaben %s ist nötig
usage-not-with = zusammen mit %s nicht möglich
usage-unknown = unbekannte Angaben: %s
usage-ambiguous = %(option)s ist mehrdeutig: %(matches)s
usage-no-value = nimmt keinen Wert an, auch nicht %r

## Was das System zu einer Datei meldet, innerhalb eines Satzes

problem-name = { $problem ->
    [not-found] eine Datei dieses Namens gibt es nicht
    [denied] der Zugriff ist nicht erlaubt
    [folder] dort ist ein Ordner
    [exists] der Name ist schon vergeben
    [full] der Datenträger ist voll
    [read-only] der Datenträger lässt sich nur lesen
    [too-many] zu viele Dateien sind offen
    [long-name] der Name ist zu lang
    [circle] die Verknüpfungen führen im Kreis
    [disk] der Datenträger meldet einen Fehler
    [busy] ein anderes Programm benutzt die Datei
   *[other] das System meldet einen Fehler
 }

record-fault = { $line ->
    [0] Die Aufzeichnung ist nicht verwendbar: { $reason }.
   *[other] Zeile { $line }: { $reason }.
}
record-not-utf8 = das ist kein UTF-8-Text
record-no-divider = die Zeile „---“ zwischen Kopf und Aktionen fehlt
record-line-too-long = diese Zeile ist zu lang für eine Aufzeichnung
record-version = die Aufzeichnung hat das Format „{ $detail }“, dieses Programm liest Format 1
record-other-board = die Partie wurde mit gedruckten Werten gespielt, die in dieser Datei fehlen („{ $detail }“, hier „{ $expected }“); das Programm, in dem sie gespielt wurde, kann sie mit ihnen exportieren
record-unknown-board = die Partie wurde auf einem anderen Plan gespielt („{ $detail }“, hier „{ $expected }“)
record-bad-board = die gedruckten Werte in dieser Zeile sind nicht möglich: „{ $detail }“
record-board-id = diese gedruckten Werte gehören nicht zu „{ $expected }“, sondern zu „{ $detail }“: Jemand hat sie geändert
record-other-count = hier steht „{ $detail }“, zum Spiel gehört „{ $expected }“
record-other-character = das Zeichen „{ $detail }“ ist hier nicht möglich, nur diese sind es: { $expected }
record-missing-header = hier wird die Kopfzeile „{ $detail }“ erwartet
record-unknown-header = „{ $detail }“ ist keine Kopfzeile, die hierher gehört; erwartet wird „{ $expected }“
record-bad-value = der Wert „{ $detail }“ ist hier nicht möglich
record-no-value = in dieser Zeile fehlt ein Wert
record-unknown-action = eine Aktion „{ $detail }“ gibt es nicht
record-illegal-action = die Regeln verbieten „{ $detail }“
record-after-end = die Partie war schon zu Ende ({ $detail })
