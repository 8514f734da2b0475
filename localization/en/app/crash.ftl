### The dialog after an error nobody expected.

crash-heading = Something went wrong
crash-sentence = An unexpected error has stopped the game. The program itself can carry on.
crash-saved = The game was saved: “Continue” on the title screen resumes it after the last action.
crash-report = A report for the developers is in the folder { $folder }
crash-title = To the title screen
crash-quit = Quit
