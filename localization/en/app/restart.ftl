### Going back to the beginning of a round or of the whole game.

menu-restart-round = Restart the round
menu-restart-table = Restart the game

# After it; $what is round or table. It names the button that plays it again.
restarted = { $what ->
    [round] Back at the beginning of the round. Redo brings everything back.
   *[table] Back at the beginning of the game. Redo brings everything back.
 }
