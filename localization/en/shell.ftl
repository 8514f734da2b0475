### The program around the table: title, new game, menu, scoring, messages.

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

## Title

game-title = Luna
game-subtitle = In the temple of the Moon Priestess
title-continue = Continue
title-damaged = This game cannot be opened. { $fault }
title-new = New game
title-solo = Solo
title-quit = Quit
title-notice = An unofficial fan project. Game design: Stefan Feld, Hall Games 2010. All texts and pictures were made anew.

## Menu over the table

menu-heading = Pause
menu-resume = Back to the table
menu-new = New game
menu-title = Title screen
menu-quit = Quit
menu-saved = Every action is saved at once. This game can be continued from the title screen at any time.
menu-seed = Table number { $seed }

## New game

new-game-heading = New game
new-game-players = Two to four players
new-game-solo = Solo
new-game-players-label = Players
new-game-level-label = Level
new-game-clockwise = Seats in clockwise order
new-game-bots-hint = The computer can play any order, too: press “{ seat-person } ›” to choose how well it plays.
new-game-setup-label = Set-up
new-game-preset-help = Recommended for a first game: islands, shrines and novices are in place, play begins at once.
new-game-free-help = Islands in random order. In the preparation round each order places its shrine and novices.
new-game-start-label = Start player
new-game-by-lot = At random
new-game-figures-label = Priestess, builder and apostate
new-game-figures-chosen = By choice
new-game-seed-label = Table number
new-game-seed-wrong = A table number has digits only. The same number sets up the same table again.
new-game-same-name = Two orders are called { $name }: one becomes { $other }.
new-game-back = Back
new-game-begin = Begin
new-game-solo-rules = Alone against an opponent without a will of its own. The game is won by ending with more influence than the opponent.
new-game-level-2 = From level 2 on the apostate blocks his island: novices there can only expel him, but others may still arrive.
new-game-level-3 = On level 3 not even expelling him is possible, and the priestess and the builder start on the same island.

## End of a round

round-end-heading = Scoring of round { $round }
round-end-temple = Novices in the temple
round-end-paid = Sum
round-end-total = Influence
round-end-continue = Continue

## End of the game

game-end-heading = The game is over
game-end-winner = { $name } wins: { count-points }
game-end-solo-won = Won! Lead over the opponent: { $difference }
game-end-solo-lost = Not won. Difference from the opponent: { $difference }
game-end-shrines = Shrines
game-end-favours = Unused favours
game-end-council = Council seat
game-end-total = Final influence
game-end-look = Look at the table
game-end-again = Same set-up again
game-end-undo = Take back the last step
game-end-title = Title screen
