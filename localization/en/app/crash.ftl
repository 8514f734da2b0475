### The dialog after an error nobody expected.

crash-heading = Something went wrong
crash-sentence = An unexpected error has stopped the game. The program itself can carry on.
crash-saved = The game was saved: “Continue” on the title screen resumes it after the last action.
crash-report = A report for the developers is in the folder { $folder }
# Also at the head of the report itself. $game: none, open (all players see the same) or secret (with hidden hands).
crash-holds = { $game ->
    [none] The report holds the error, the version and the system, but no game.
    [open] The report holds the error, the version and the system, and the whole last game with the names of its players.
   *[secret] The report holds the error, the version and the system, and the whole last game with the names of its players, including what is hidden from them.
 }
crash-title = To the title screen
crash-quit = Quit
