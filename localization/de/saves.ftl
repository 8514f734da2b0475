### Gespeicherte Partien: warum eine nicht gespeichert oder geöffnet werden konnte.

saves-open-elsewhere = Diese Partie ist in einem anderen Fenster von Luna geöffnet. Hier lässt sich eine Kopie davon weiterspielen.

save-failure-open-elsewhere = { saves-open-elsewhere }
save-failure-damaged = Diese gespeicherte Partie ist beschädigt und bleibt, wie sie ist.

record-damaged = die Datei wurde verändert oder beschädigt, die Zeilen davor passen nicht mehr zur Prüfsumme
record-nul-byte = diese Zeile enthält Bytes, die kein Text sind
record-newer-version = die Aufzeichnung stammt aus einer neueren Version von Luna (Format { $detail })
record-too-large = die Datei ist zu groß für eine Aufzeichnung
record-empty = die Datei ist leer
record-unreadable = die Datei lässt sich nicht lesen ({ $detail })
record-no-such-game = eine gespeicherte Partie „{ $detail }“ gibt es nicht mehr
