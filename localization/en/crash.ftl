### The dialog after an error nobody expected.

crash-heading = Something went wrong
crash-sentence = An error that nobody expected has stopped the game. The program itself can go on.
crash-saved = The game was saved: on the title screen, Continue goes on from its last action.
crash-report = A report for the developers is in the folder { $folder }
crash-title = To the title screen
crash-quit = Quit
