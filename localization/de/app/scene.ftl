### Die Szene am Tisch: Aufforderungen, Knöpfe, was eine Aktion brächte.

bar-undo = Rückgängig
bar-undo-turn = Aktion rückgängig
bar-redo = Wiederholen
bar-result = Ergebnis
bar-confirm = Zug beenden
bar-unsaved = Nicht gespeichert
bar-menu = Menü

key-enter = Enter

choices-title = { $what ->
    [number] Wie viele Novizen?
   *[way] Auf welche Weise?
}

prompt-choice = { $name }: eine der Möglichkeiten wählen
prompt-confirm = { $name }: den Zug mit Enter beenden oder zurücknehmen
prompt-over = Die Partie ist zu Ende

## Motion

motion-speed = { $speed ->
    [half] Tempo: halb
    [double] Tempo: doppelt
    [instant] Ohne Animation
   *[normal] Tempo: normal
}
