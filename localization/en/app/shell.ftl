### The program around the table: title, menu, new game, who plays, messages.

app-title = Luna
app-no-display = Luna needs a screen, but none was found.
app-crash = Luna has run into an error and had to close. The game is saved up to the last action. Details are in { $file }

save-failure-disk-full = The game could not be saved: the disk is full.
save-failure-read-only = The game could not be saved: its folder does not allow writing.
save-failure-other = The game could not be saved.

saving-heading = Not everything is saved
saving-advice = { $reason ->
    [disk-full] Free some space on the disk, then try again.
    [read-only] Allow writing in the folder { $folder }, then try again.
   *[other] Check the disk and the folder { $folder }, then try again.
 }
saving-loss = Otherwise what was played or undone last is lost.
saving-retry = Try again
saving-quit = Quit without saving
saving-leave = Leave without saving
saving-over = The game is saved again.

fullscreen-enter = Full screen
fullscreen-leave = Window
rules-open = Rules
entry-unknown = That cannot be drawn here: the game has Latin, Greek and Cyrillic letters.
entry-long = At most { $count } characters fit here.

bot-won = Wins against the level below: { $percent }% of { $games } two-player test games.

## Title

title-continue = Continue
title-damaged = This game cannot be opened. { $fault }
title-new = New game
title-quit = Quit

## Menu over the table

menu-heading = Pause
menu-resume = Back to the table
menu-new = New game
menu-title = Title screen
menu-quit = Quit
menu-saved = Every action is saved at once. This game can be continued from the title screen at any time.
menu-seed = Draw number { $seed }

## New game

new-game-heading = New game
new-game-clockwise = Seats in clockwise order
new-game-by-lot = At random
new-game-seed-label = Draw number
new-game-seed-wrong = A draw number has digits only. The same number sets up the same table again.
new-game-same-name = Two players are called { $name }: one becomes { $other }.
new-game-back = Back
new-game-tips = { $shown ->
    [yes] Tips: on
   *[no] Tips: off
 }
new-game-begin = Begin

## Who plays an order

seat-person = Human
seat-person-about = Plays at this screen with mouse and keyboard.
seat-person-secret = Not possible during this game: it would show what the computer keeps hidden.
seat-heading = Who plays { $order }?
character-heading = How does { $order } play?
seats-open = Players
seats-heading = Who plays?
seats-note = A change takes effect at once: whoever takes over continues with everything that lies there.
