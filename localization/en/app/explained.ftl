### What the word on a button does not tell: one or two sentences beside it, for whoever rests on it.

# On the title. $what: the button
explained-title = { $what ->
    [learn] Lessons of one to two minutes at the real table; nothing needs to be known.
    [saved] All games that were begun: play on, review, rename, export.
    [rules] The whole rules with pictures, search and an example round. Key F1.
    [alone] Tables for one person with stars to be earned, and new ones every day.
    [statistics] How often each player has won, and where the points came from.
    [printed] The numbers printed on the board and the tiles. Whoever owns the game can correct them here.
    [options] Language, text size, pace, tips, sound.
   *[fullscreen] Changes between a window and the whole screen. Key F11.
 }
explained-other-game = Changes to the other game: { $name }. Key G.

# The few words below the word on a button of the title. $what: the button
title-told = { $what ->
    [learn] Short lessons at the real table
    [saved] Play on or review a game
    [rules] With pictures and search
    [alone] Solo tables, new ones daily
    [statistics] Who won, and by what
    [printed] Correct the game’s numbers
    [options] Language, type, pace, sound
    [fullscreen] Also with F11
   *[quit] Everything is saved
 }

# In the menu at the table. $what: the button
explained-menu = { $what ->
    [restart-round] Takes back everything up to the beginning of this round.
    [restart-table] Begins this game anew with the same set-up.
    [new] Sets up another game. This one stays saved.
    [saved] All games that were begun: play on, review, rename, export.
    [seats] Lets the computer take over a player, or a person take over from it.
    [overview] All rules of a turn on one sheet.
    [hints] Whether anybody can ask for a hint with L in this game.
   *[title] Leaves the table. The game is saved and can be continued.
 }

# In the list of saved games. $what: the button
explained-saved = { $what ->
    [review] Judges every action and shows the turning points of the game.
    [export] Puts the game on the clipboard and into a file, to be kept or sent.
    [delete] Deletes the game. As long as this list is open, that can be undone.
    [import] Takes a game in that was exported and copied. Files can be dropped on the window.
   *[undelete] Brings back the game that was deleted last.
 }

# On setting up a game. $what: the button
explained-new-game = { $what ->
    [tips] Short explanations at the table for a first game. They can be ended at any moment.
    [who] Chooses whether a person or the computer plays here, and on which level.
    [easier] One level easier
    [harder] One level harder
    [character] Chooses what this computer player likes most: balanced or one of four characters.
   *[board] The numbers on board and tiles: the usual ones or those you have corrected. A press leads to the next.
 }

# In the options. $what: what is set
explained-options = { $what ->
    [reduced_motion] Reduced: pieces fade instead of moving, and the water stays still.
    [bot_pace] How long each move of the computer stays to be seen before the next one.
    [think_ahead] Thinking in others’ turns too saves waiting and uses more power.
    [hand_over] Whether the moves of the others since your last turn are shown before yours.
    [follow_deeds] Whether the table, seen from near, moves to where the others act.
    [coach] Speaks up after an action that cost at least so many points; it can be taken back.
   *[confirm_turns] Whether a turn ends by itself, or only with Enter, so that it can be taken back until then.
 }

# In the review of a game. $what: the button
explained-review = { $what ->
    [export] Writes the whole review with a picture of the table as a page for the browser.
   *[what-if] Goes on playing from this moment as a game of its own; this one stays as it is.
 }

# In the statistics. $what: the button
explained-statistics = { $what ->
    [export] Writes all results into a file for a spreadsheet.
   *[forget] Deletes all results from the statistics for good. Saved games stay.
 }

# At the end of a game. $what: the button
explained-end = { $what ->
    [rematch] The same players at a newly drawn table
    [again] The same players at this table from its beginning
   *[look] Closes the result. “Result” in the bar opens it again.
 }

# On correcting what is printed on the components. $what: the button
explained-printed = { $what ->
    [save] Keeps these values under their name. A new game can then be set up with them.
    [save-as] Keeps these values as a second set beside the one they were made from.
    [reset] Puts the usual values back; the name stays.
    [export] Puts these values on the clipboard and into a file, to be kept or sent.
   *[import] Takes in values that were exported and copied.
 }
