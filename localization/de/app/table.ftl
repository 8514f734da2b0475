### Der Tisch eines jeden Spiels: Leiste, Aufforderungen, Rückschau, Übergabe, der Computer am Zug, Tipps, Ende.

table-chronicle = Chronik
table-card-more = Mehr: Rechtsklick, H

# Über den Zeilen der Chronik, die zurückgenommen wurden und wieder gespielt werden können.
table-undone = Zurückgenommen

bar-undo = Rückgängig
bar-undo-turn = Aktion rückgängig
bar-redo = Wiederholen
bar-result = Ergebnis
bar-confirm = Zug beenden
bar-cancel = Abbrechen
bar-unsaved = Nicht gespeichert
bar-menu = Menü

key-enter = Enter
key-escape = Esc

# Wer um etwas gebeten wird, vor einem Doppelpunkt oder Strich.
prompt-name = { $name }
    .you = Du
prompt-confirm = { $name }: den Zug mit Enter beenden oder zurücknehmen
# Behind what is $asked for while a piece is carried that can stand for several of its kind. Short.
prompt-several = { $asked } – Mausrad: wie viele
prompt-advised = { $name }: dem Hinweis folgen oder anders handeln
prompt-over = Die Partie ist zu Ende
drop-nowhere = Hier ist kein Platz dafür: auf einen der leuchtenden Orte ziehen
carry-goes-on = { $action }: danach einen der leuchtenden Orte wählen

tip-understood = OK (N)
tip-off = Tipps aus (T)
tips-on = Tipps werden gezeigt
tips-off = Keine Tipps mehr; T bringt sie zurück

# Der Verweis unter einer Hilfe; $title ist ein Kapitel des Regelbuchs.
help-link = Regeln: { $title }

## Ende einer Runde

round-end-continue = Weiter

## Ende des Spiels

game-end-heading = Spielende
game-end-look = Den Tisch ansehen
game-end-again = Gleicher Aufbau noch einmal
game-end-undo = Letzten Schritt zurücknehmen

game-end-rematch = Revanche
game-end-other = Ein anderer Tisch

## Ein Computergegner am Tisch

bot-acts = { $name } ist am Zug
bot-thinks = { $name } denkt nach …

## Übergabe: Namen sind Subjekt oder stehen vor einem Doppelpunkt; niemand wird angesprochen.

hand-over-turn = { $name } ist am Zug
    .you = Du bist am Zug
hand-over-hint = Ein Klick auf eine Zeile zeigt sie auf dem Tisch, R alle; die Leertaste schließt
hand-over-nothing = Seit dem letzten Zug nichts Neues
# Die erste Zeile, wo nicht alle Platz haben.
hand-over-more = { $count ->
    [one] { $count } früherer Zug steht in der Chronik
   *[other] { $count } frühere Züge stehen in der Chronik
 }

## Vorschau

bar-preview = Vorschau

## Rückblick: Eine frühere oder zurückgenommene Stellung wird gezeigt; gespielt werden kann darin nicht.

# $place: „Runde 3“ oder „Vorbereitung“; $name: der Orden, der zuletzt am Zug war.
look-back-title = Rückblick: { $place }, zuletzt { $name }
look-back-ahead = Zurückgenommen: { $place }, zuletzt { $name }
look-back-begins = Rückblick: { $place } beginnt
look-back-start = Rückblick: vor der ersten Aktion
look-back-place = Schritt { $at } von { $total }
# Ein Knopf beim Zurückblicken, der öffnet, was ausführlich erzählt wurde, und was ein Klick auf eine solche Zeile der Chronik bewirkt.
look-back-details = Einzelheiten
    .click = Klick: die Einzelheiten noch einmal ansehen
look-back-play = Ab hier weiterspielen
look-back-now = Zurück zum Spiel
look-back-result = Zurück zum Ergebnis
look-back-prompt = { $title } · { $place }
look-back-refusal = Rückblick: Hier lässt sich nichts spielen. Möglich sind „Ab hier weiterspielen“ und „Zurück zum Spiel“.

## Spiele mit Geheimnissen

curtain-hint = Alles Geheime ist verdeckt, bis { $name } hier sitzt. Ein Klick oder eine beliebige Taste öffnet den Tisch.
# Unter einer Frage: was jede Antwort brächte, in einer oder mehreren Zeilen.
choices-common = In jedem Fall: { $told }
choices-point = Zeige auf eine Antwort, um alles zu sehen, was sie bringt.
no-undo-revealed = Das lässt sich nicht zurücknehmen: Es hat etwas Verdecktes gezeigt.
no-undo-nothing = Noch gibt es nichts rückgängig zu machen.
no-cancel-nothing = Nichts abzubrechen: Nichts ist ausgewählt und keine Aktion angefangen.
no-redo-nothing = Nichts zu wiederholen: Das geht nur mit dem, was rückgängig gemacht wurde.

## Motion

motion-speed = { $speed ->
    [half] Tempo: halb
    [double] Tempo: doppelt
    [instant] Ohne Animation
   *[normal] Tempo: normal
}

## Tasten am Tisch

# Was mit einem Buchstaben gehalten wird, wie es vor ihm steht; $command ist mac oder other.
command-name = { $command ->
    [mac] ⌘
   *[other] Strg+
 }
help-key = { $what ->
    [overview] O – Übersicht
    [rules] F1 – Regelbuch
    [help] H – Hilfe
    [tips] T – Tipps an/aus
    [next-tip] N – Tipp verstanden
    [hint] L – Hinweis
    [preview] V – Vorschau
    [outlook] W – Möglichkeiten vergleichen
    [recap] R – letzte Züge
    [speed] Plus, Minus – Animationen schneller, langsamer
    [pace] P – Tempo der Computergegner
    [earlier] Pfeile – schrittweise zurückblicken; in naher Ansicht: verschieben
    [steps] Pfeile – schrittweise zurückblicken
    [rounds] Bild auf/ab – rundenweise zurückblicken
    [run] Leertaste – im Rückblick abspielen
    [play-on] A – von dort weiterspielen
    [undo] { COMMAND($system) }Z, { COMMAND($system) }Y – rückgängig, wiederholen
    [zoom] Z, { COMMAND($system) }Plus/Minus – Tisch näher, ganz
    [places] Tab – von Ort zu Ort, dann auch mit Pfeilen
    [language] F2 – Sprache
   *[screen] F11 – Vollbild
 }
