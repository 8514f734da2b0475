### La scena al tavolo: inviti, pulsanti, che cosa porterebbe un’azione.

bar-undo = Annulla
bar-undo-turn = Annulla azione
bar-redo = Ripeti
bar-result = Risultato
bar-confirm = Concludi mossa
bar-unsaved = Non salvata
bar-menu = Menu

key-enter = Invio

choices-title = { $what ->
    [number] Quanti Novizi?
   *[way] In che modo?
}

prompt-choice = { $name }: scegliere una delle possibilità
prompt-confirm = { $name }: concludere la mossa con Invio o annullarla
prompt-over = La partita è finita

## Movimento

motion-speed = { $speed ->
    [half] Velocità: dimezzata
    [double] Velocità: doppia
    [instant] Senza animazioni
   *[normal] Velocità: normale
}
