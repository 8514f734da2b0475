### Das Programm um den Tisch herum: Titel, neues Spiel, Menü, Wertung, Meldungen.

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

## Titel

game-title = Luna
game-subtitle = Im Tempel der Mondpriesterin
title-continue = Weiterspielen
title-damaged = Diese Partie lässt sich nicht öffnen. { $fault }
title-new = Neues Spiel
title-solo = Solo
title-quit = Beenden
title-notice = Ein inoffizielles Fanprojekt. Spielidee: Stefan Feld, Hall Games 2010. Alle Texte und Bilder sind neu entstanden.

## Menü über dem Tisch

menu-heading = Pause
menu-resume = Zurück an den Tisch
menu-new = Neues Spiel
menu-title = Zum Hauptmenü
menu-quit = Beenden
menu-saved = Jede Aktion wird sofort gespeichert. Die Partie lässt sich jederzeit vom Hauptmenü aus fortsetzen.
menu-seed = Tischnummer { $seed }

## Neues Spiel

new-game-heading = Neues Spiel
new-game-players = Zwei bis vier Spieler
new-game-solo = Solo
new-game-players-label = Spieler
new-game-level-label = Stufe
new-game-clockwise = Sitzordnung im Uhrzeigersinn
new-game-bots-hint = Jeden Orden kann auch der Computer spielen: „{ seat-person } ›“ führt zur Auswahl seiner Stärke.
new-game-setup-label = Aufbau
new-game-preset-help = Für die erste Partie empfohlen: Inseln, Kultstätten und Novizen sind schon an ihrem Platz, es geht sofort los.
new-game-free-help = Die Inseln liegen in zufälliger Reihenfolge. In der Vorbereitungsrunde setzt jeder Orden Kultstätte und Novizen.
new-game-start-label = Startspieler
new-game-by-lot = Zufällig
new-game-figures-label = Mondpriesterin, Baumeister, Abtrünniger
new-game-figures-chosen = Nach Wahl
new-game-seed-label = Tischnummer
new-game-seed-wrong = Eine Tischnummer besteht nur aus Ziffern. Dieselbe Nummer ergibt wieder denselben Tisch.
new-game-same-name = Zwei Orden heißen { $name }: Einer wird zu { $other }.
new-game-back = Zurück
new-game-begin = Los geht’s
new-game-solo-rules = Allein gegen einen Gegenspieler ohne eigenen Willen. Gewonnen ist die Partie nur mit mehr Einfluss, als der Gegenspieler am Ende hat.
new-game-level-2 = Ab Stufe 2 blockiert der Abtrünnige seine Insel: Novizen dort können nur ihn vertreiben, ankommen dürfen andere weiterhin.
new-game-level-3 = Auf Stufe 3 lässt er sich nicht einmal vertreiben; außerdem beginnen Mondpriesterin und Baumeister auf derselben Insel.

## Ende einer Runde

round-end-heading = Wertung der Runde { $round }
round-end-temple = Novizen im Tempel
round-end-paid = Summe
round-end-total = Einfluss
round-end-continue = Weiter

## Ende des Spiels

game-end-heading = Spielende
game-end-winner = { $name } gewinnt: { count-points }
game-end-solo-won = Gewonnen! Vorsprung vor dem Gegenspieler: { $difference }
game-end-solo-lost = Nicht gewonnen. Abstand zum Gegenspieler: { $difference }
game-end-shrines = Kultstätten
game-end-favours = Übrige Gunstmarken
game-end-council = Sitz im Priesterrat
game-end-total = Einfluss am Ende
game-end-look = Den Tisch ansehen
game-end-again = Gleicher Aufbau noch einmal
game-end-undo = Letzten Schritt zurücknehmen
game-end-title = Zum Hauptmenü
