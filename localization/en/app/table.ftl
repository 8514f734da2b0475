### Words on the table itself: top bar, panels, chronicle. Short: the places are narrow.

table-chronicle = Chronicle

# Over the lines of the chronicle that were taken back and can be played again.
table-undone = Undone

## Looking back: a position of the past, or an undone one, is shown and cannot be played in.

# $place: “Round 3” or “Preparation”; $name: the order that acted.
look-back-title = Looking back: { $place }, { $name }
look-back-ahead = Undone: { $place }, { $name }
look-back-start = Looking back: before the first action
look-back-place = Step { $at } of { $total }
look-back-play = Play on from here
look-back-now = Back to the game
look-back-key = Esc
look-back-prompt = This position can only be looked at
look-back-refusal = Looking back: nothing can be played here. “Play on from here” and “Back to the game” are possible.

## Games with secrets

curtain-hint = Everything is covered until { $name } sits here. A click or any key opens the table.
no-undo-revealed = This stays: with it something hidden was shown.
