### The table of any game: bar, prompts, looking back, hand-over between people, bots at work, tips, end.

table-chronicle = Chronicle
table-card-more = More: right click or H

# Over the lines of the chronicle that were taken back and can be played again.
table-undone = Undone

bar-undo = Undo
bar-undo-turn = Undo action
bar-redo = Redo
bar-result = Result
bar-confirm = End turn
bar-cancel = Cancel
bar-unsaved = Not saved
bar-menu = Menu

# On the button of the key that confirms.
key-enter = Enter
key-escape = Esc

# Who is asked for something, before a colon or a dash.
prompt-name = { $name }
    .you = You
prompt-confirm = { $name }: end the turn with Enter, or undo it
# Behind what is $asked for while a piece is carried that can stand for several of its kind. Short.
prompt-several = { $asked } – mouse wheel: how many
prompt-advised = { $name }: follow the hint or do something else
prompt-over = The game is over
drop-nowhere = There is no place for it here: drop it on one of the glowing places
carry-goes-on = { $action }: then choose one of the glowing places

tip-understood = Got it (N)
tip-off = Tips off (T)
tips-on = Tips are shown
tips-off = No more tips; T brings them back

# The link below a help; $title is a chapter of the rules book.
help-link = Rules: { $title }

## End of a round

round-end-continue = Continue

## End of the game

game-end-heading = The game is over
game-end-look = Look at the table
game-end-again = Same set-up again
game-end-undo = Take back the last step

game-end-rematch = Rematch
game-end-other = Another table

## A computer opponent at the table

bot-acts = It is { $name }’s turn
bot-thinks = { $name } is thinking…

## Hand-over: names are subjects or stand before a colon; nobody is addressed.

hand-over-turn = { $name } to act
    .you = Your turn
hand-over-hint = Click a line to see it on the table, R plays them all; Space closes
hand-over-nothing = Nothing new since the last turn
# The first line of a banner that has no room for all of them.
hand-over-more = { $count ->
    [one] { $count } earlier move is in the chronicle
   *[other] { $count } earlier moves are in the chronicle
 }

## Preview

bar-preview = Preview

## Looking back: a position of the past, or an undone one, is shown and cannot be played in.

# $place: “Round 3” or “Preparation”; $name: the order that acted last.
look-back-title = Looking back: { $place }, after { $name }
look-back-ahead = Undone: { $place }, after { $name }
look-back-begins = Looking back: { $place } begins
look-back-start = Looking back: before the first action
look-back-place = Step { $at } of { $total }
# A button while looking back that opens what was told in full, and what a click on such a line of the chronicle does.
look-back-details = Details
    .click = Click: see the details once more
look-back-play = Play on from here
look-back-now = Back to the game
look-back-result = Back to the result
look-back-prompt = { $title } · { $place }
look-back-refusal = Looking back: nothing can be played here. “Play on from here” and “Back to the game” are possible.

## Games with secrets

curtain-hint = What lies hidden stays covered until { $name } sits here. A click or any key opens the table.
# Under a question: what every answer would bring, in one or more lines.
choices-common = In every case: { $told }
choices-point = Point at an answer to see all that it brings.
no-undo-revealed = This cannot be undone: it has shown something hidden.
no-undo-nothing = There is nothing to undo yet.
no-cancel-nothing = Nothing to cancel: nothing is picked and no action is under way.
no-redo-nothing = Nothing to redo: only what was undone can be played again.

## Motion

motion-speed = { $speed ->
    [half] Speed: half
    [double] Speed: double
    [instant] Speed: instant
   *[normal] Speed: normal
}

## Keys of the table

# What is held with a letter, as it stands before it; $command is mac or other.
command-name = { $command ->
    [mac] ⌘
   *[other] Ctrl+
 }
help-key = { $what ->
    [overview] O – overview
    [rules] F1 – rules
    [help] H – help
    [tips] T – tips on or off
    [next-tip] N – tip understood
    [hint] L – hint
    [preview] V – preview
    [outlook] W – compare choices
    [recap] R – last turns
    [speed] Plus, Minus – animations faster, slower
    [pace] P – pace of computer players
    [earlier] Arrows – look back step by step; zoomed in: move the view
    [steps] Arrows – look back step by step
    [rounds] Page Up/Down – look back round by round
    [run] Space – play while looking back
    [play-on] A – play on from there
    [undo] { COMMAND($system) }Z, { COMMAND($system) }Y – undo, redo
    [zoom] Z, { COMMAND($system) }plus/minus – zoom the table
    [places] Tab – from place to place, then by arrows too
    [language] F2 – language
   *[screen] F11 – full screen
 }
