### Was das Wort auf einem Knopf nicht sagt: ein oder zwei Sätze daneben, für alle, die darauf verweilen.

# Im Hauptmenü. $what: der Knopf
explained-title = { $what ->
    [learn] Lektionen von ein bis zwei Minuten am echten Tisch; Vorwissen ist nicht nötig.
    [saved] Alle begonnenen Partien: weiterspielen, analysieren, umbenennen, exportieren.
    [rules] Die ganzen Regeln mit Bildern, Suche und einer Beispielrunde. Taste F1.
    [alone] Tische für eine Person, an denen Sterne zu holen sind, jeden Tag auch neue.
    [statistics] Wer wie oft gewonnen hat und woher die Punkte kamen.
    [printed] Die Zahlen auf Spielplan und Plättchen. Wer das Spiel besitzt, kann sie hier berichtigen.
    [options] Sprache, Schriftgröße, Tempo, Tipps, Ton.
   *[fullscreen] Wechselt zwischen Fenster und Vollbild. Taste F11.
 }
explained-other-game = Wechselt zum anderen Spiel: { $name }. Taste G.

# Die wenigen Wörter unter dem Wort auf einem Knopf im Hauptmenü. $what: der Knopf
title-told = { $what ->
    [learn] Kurze Lektionen am echten Tisch
    [saved] Weiterspielen, analysieren
    [rules] Mit Bildern und Suche
    [alone] Solotische, täglich neue
    [statistics] Wer gewann, und womit
    [printed] Zahlen des Spiels berichtigen
    [options] Sprache, Schrift, Tempo, Ton
    [fullscreen] Auch mit F11
   *[quit] Alles ist gespeichert
 }

# Im Menü am Tisch. $what: der Knopf
explained-menu = { $what ->
    [restart-round] Nimmt alles bis zum Beginn dieser Runde zurück.
    [restart-table] Beginnt diese Partie mit demselben Aufbau von vorn.
    [new] Bereitet eine andere Partie vor. Diese bleibt gespeichert.
    [saved] Alle begonnenen Partien: weiterspielen, analysieren, umbenennen, exportieren.
    [seats] Lässt den Computer für jemanden weiterspielen oder jemanden für den Computer.
    [overview] Alle Regeln eines Zugs auf einem Blatt.
    [hints] Ob in dieser Partie mit L nach einem Hinweis gefragt werden darf.
   *[title] Verlässt den Tisch. Die Partie ist gespeichert und lässt sich fortsetzen.
 }

# In der Liste der Spielstände. $what: der Knopf
explained-saved = { $what ->
    [review] Beurteilt jede Aktion und zeigt die Wendepunkte der Partie.
    [export] Legt die Partie in die Zwischenablage und in eine Datei, zum Aufheben oder Verschicken.
    [delete] Löscht die Partie. Solange diese Liste offen ist, lässt sich das rückgängig machen.
    [import] Übernimmt eine exportierte und kopierte Partie. Dateien lassen sich auch auf das Fenster ziehen.
   *[undelete] Holt die zuletzt gelöschte Partie zurück.
 }

# Beim Vorbereiten einer Partie. $what: der Knopf
explained-new-game = { $what ->
    [tips] Kurze Erklärungen am Tisch für die erste Partie. Sie lassen sich jederzeit beenden.
    [who] Hier wird gewählt, ob ein Mensch oder der Computer spielt und auf welcher Stufe.
    [easier] Eine Stufe leichter
    [harder] Eine Stufe schwerer
    [character] Was dieser Computergegner am liebsten tut: ausgewogen oder einer von vier Charakteren.
   *[board] Die Zahlen auf Plan und Plättchen: die üblichen oder die selbst berichtigten. Ein Klick führt zu den nächsten.
 }

# In den Einstellungen. $what: was eingestellt wird
explained-options = { $what ->
    [reduced_motion] Reduziert: Figuren werden überblendet statt bewegt, und das Wasser bleibt still.
    [bot_pace] Wie lange jeder Zug des Computers zu sehen ist, bevor der nächste kommt.
    [think_ahead] Wer auch in fremden Zügen denkt, lässt weniger warten, braucht aber mehr Strom.
    [hand_over] Ob vor dem eigenen Zug gezeigt wird, was die anderen seit dem letzten getan haben.
    [follow_deeds] Ob der nah gezeigte Tisch dorthin wandert, wo die anderen handeln.
    [coach] Meldet sich nach einer Aktion, die mindestens so viele Punkte gekostet hat; sie lässt sich zurücknehmen.
   *[confirm_turns] Ob ein Zug von selbst endet oder erst mit Enter, sodass er sich bis dahin zurücknehmen lässt.
 }

# In der Analyse einer Partie. $what: der Knopf
explained-review = { $what ->
    [export] Schreibt die ganze Analyse mit einem Bild des Tisches als Seite für den Browser.
   *[what-if] Spielt von diesem Augenblick an als eigene Partie weiter; diese bleibt, wie sie ist.
 }

# In der Statistik. $what: der Knopf
explained-statistics = { $what ->
    [export] Schreibt alle Ergebnisse in eine Datei für eine Tabellenkalkulation.
   *[forget] Löscht alle Ergebnisse endgültig aus der Statistik. Spielstände bleiben.
 }

# Am Ende einer Partie. $what: der Knopf
explained-end = { $what ->
    [rematch] Dieselben Spieler an einem neu ausgelosten Tisch
    [again] Dieselben Spieler an diesem Tisch von Anfang an
   *[look] Schließt das Ergebnis. „Ergebnis“ in der Leiste öffnet es wieder.
 }

# Beim Berichtigen der gedruckten Werte. $what: der Knopf
explained-printed = { $what ->
    [save] Behält diese Werte unter ihrem Namen. Damit lässt sich dann eine neue Partie vorbereiten.
    [save-as] Behält diese Werte als zweiten Satz neben dem, aus dem sie entstanden sind.
    [reset] Stellt die üblichen Werte wieder her; der Name bleibt.
    [export] Legt diese Werte in die Zwischenablage und in eine Datei, zum Aufheben oder Verschicken.
   *[import] Übernimmt Werte, die exportiert und kopiert wurden.
 }
