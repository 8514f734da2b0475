### Saved games: why one could not be saved or opened.

saves-open-elsewhere = This game is open in another window of Luna. A copy of it can be continued here.

save-failure-open-elsewhere = { saves-open-elsewhere }
save-failure-damaged = This saved game is damaged and stays as it is.

record-damaged = the file was changed or damaged: the lines before this one no longer match their checksum
record-nul-byte = this line contains bytes that are not text
record-newer-version = the record comes from a newer version of Luna (format { $detail })
record-too-large = the file is too large for a record
record-empty = the file is empty
record-unreadable = the file cannot be read ({ PROBLEM($detail) })
record-not-a-file = there is a folder here, or something else that is not a file
record-torn = the file breaks off here
record-failing = the program fails on this file ({ $detail })
record-no-such-game = there is no saved game “{ $detail }” any more

## The list of saved games

saved-open = Saved games
saved-heading = Saved games
saved-none = No game has been saved yet.
saved-nameless = Unreadable game
saved-play = Play on
saved-play-copy = Play on in a copy
saved-play-valid = Play the undamaged part
saved-look = See the result
saved-rename = Rename
saved-done = Done
saved-export = Export
saved-delete = Delete
saved-import = Import from clipboard
saved-undelete = Undo deletion
saved-back = Back
saved-page = Page { $page } of { $pages }
saved-date = { $day } { MONTH($month) } { $year }, { $time }
saved-preparation = Preparation round
saved-finished = Finished
saved-damaged = Damaged. { $fault }
saved-torn = The end of the file is missing. { $count ->
    [0] No action could be recovered.
    [one] { $count } action could be recovered.
   *[other] { $count } actions could be recovered.
 }
saved-earlier = { $fault } The previous version of the file is used, with { $count ->
    [one] { $count } action.
   *[other] { $count } actions.
 }
saved-hint = Every game is saved automatically. A game file dropped on the window joins the list.
saved-deleted = The game is in the bin. Until this list is closed, the deletion can be undone.
saved-restored = The game is back in the list.
saved-exported = The game is on the clipboard and in a file in the folder { $folder }
saved-export-secrets = It holds the whole game, what is hidden from the players too.
saved-written = The game is in a file in the folder { $folder }
saved-imported = The game is in the list now.
saved-imported-part = Only the undamaged part of the game has been imported. { $fault }
saved-import-empty = There is no text on the clipboard. What is needed is the text of an exported game.
saved-unreadable = The file cannot be read: { PROBLEM($problem) }

month-name = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
 }
