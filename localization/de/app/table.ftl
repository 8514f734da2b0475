### Wörter auf dem Tisch selbst: obere Leiste, Felder der Orden, Chronik. Kurz, der Platz ist schmal.

table-chronicle = Chronik

# Über den Zeilen der Chronik, die zurückgenommen wurden und wieder gespielt werden können.
table-undone = Zurückgenommen

## Rückblick: Eine frühere oder zurückgenommene Stellung wird gezeigt; gespielt werden kann darin nicht.

# $place: „Runde 3“ oder „Vorbereitung“; $name: der Orden, der am Zug war.
look-back-title = Rückblick: { $place }, { $name }
look-back-ahead = Zurückgenommen: { $place }, { $name }
look-back-start = Rückblick: vor der ersten Aktion
look-back-place = Schritt { $at } von { $total }
look-back-play = Ab hier weiterspielen
look-back-now = Zurück zum Spiel
look-back-key = Esc
look-back-prompt = Diese Stellung wird nur angesehen
look-back-refusal = Rückblick: Hier lässt sich nichts spielen. Möglich sind „Ab hier weiterspielen“ und „Zurück zum Spiel“.

## Spiele mit Geheimnissen

curtain-hint = Alles ist verdeckt, bis { $name } hier sitzt. Ein Klick oder eine beliebige Taste öffnet den Tisch.
no-undo-revealed = Das bleibt: Damit wurde etwas Verdecktes gezeigt.
