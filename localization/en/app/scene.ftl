### The table scene: prompts, buttons, what an action would bring.

bar-undo = Undo
bar-undo-turn = Undo action
bar-redo = Redo
bar-result = Result
bar-confirm = End turn
bar-unsaved = Not saved
bar-menu = Menu

# On the button of the key that confirms.
key-enter = Enter

choices-title = { $what ->
    [number] How many novices?
   *[way] Which way?
}

prompt-choice = { $name }: choose one of the ways
prompt-confirm = { $name }: end the turn with Enter, or undo it
prompt-over = The game is over

## Motion

motion-speed = { $speed ->
    [half] Speed: half
    [double] Speed: double
    [instant] Speed: instant
   *[normal] Speed: normal
}
