### Das Programm um den Tisch herum: Titel, Menü, neues Spiel, wer spielt, Meldungen.

app-title = Luna
app-no-display = Luna braucht einen Bildschirm, es wurde aber keiner gefunden.
app-crash = Luna ist auf einen Fehler gestoßen und musste beendet werden. Die Partie ist bis zur letzten Aktion gespeichert. Einzelheiten stehen in { $file }

save-failure-disk-full = Die Partie konnte nicht gespeichert werden: Der Datenträger ist voll.
save-failure-read-only = Die Partie konnte nicht gespeichert werden: In den Ordner darf nicht geschrieben werden.
save-failure-other = Die Partie konnte nicht gespeichert werden.

saving-heading = Nicht alles ist gespeichert
saving-advice = { $reason ->
    [disk-full] Erst Platz auf dem Datenträger schaffen, dann noch einmal versuchen.
    [read-only] Erst das Schreiben in den Ordner { $folder } erlauben, dann noch einmal versuchen.
   *[other] Erst den Datenträger und den Ordner { $folder } prüfen, dann noch einmal versuchen.
 }
saving-loss = Sonst geht verloren, was zuletzt gespielt oder zurückgenommen wurde.
saving-retry = Noch einmal versuchen
saving-quit = Ohne Speichern beenden
saving-leave = Ohne Speichern verlassen
saving-over = Die Partie ist wieder gespeichert.

fullscreen-enter = Vollbild
fullscreen-leave = Fenster
rules-open = Regeln
entry-unknown = Das lässt sich hier nicht darstellen: Das Spiel kennt lateinische, griechische und kyrillische Buchstaben.
entry-long = Hier passen höchstens { $count } Zeichen hinein.

bot-won = Siege gegen die nächstniedrigere Stufe: { $percent } % von { $games } Testpartien zu zweit.

## Titel

title-continue = Weiterspielen
title-damaged = Diese Partie lässt sich nicht öffnen. { $fault }
title-new = Neues Spiel
title-quit = Beenden

## Menü über dem Tisch

menu-heading = Pause
menu-resume = Zurück an den Tisch
menu-new = Neues Spiel
menu-title = Zum Hauptmenü
menu-quit = Beenden
menu-saved = Jede Aktion wird sofort gespeichert. Die Partie lässt sich jederzeit vom Hauptmenü aus fortsetzen.
menu-seed = Losnummer { $seed }

## Neues Spiel

new-game-heading = Neues Spiel
new-game-clockwise = Sitzordnung im Uhrzeigersinn
new-game-by-lot = Zufällig
new-game-seed-label = Losnummer
new-game-seed-wrong = Eine Losnummer besteht nur aus Ziffern. Dieselbe Nummer ergibt wieder denselben Tisch.
new-game-same-name = Zwei Spieler heißen { $name }: Einer wird zu { $other }.
new-game-back = Zurück
new-game-tips = { $shown ->
    [yes] Tipps: an
   *[no] Tipps: aus
 }
new-game-begin = Los geht’s

## Wer einen Orden spielt

seat-person = Mensch
seat-person-about = Spielt an diesem Bildschirm mit Maus und Tastatur.
seat-person-secret = Während dieser Partie nicht möglich: Man sähe, was der Computer verdeckt hält.
seat-heading = Wer spielt { $order }?
character-heading = Wie spielt { $order }?
seats-open = Spieler wechseln
seats-heading = Wer spielt?
seats-note = Ein Wechsel gilt sofort: Wer übernimmt, macht mit allem weiter, was dort liegt.
