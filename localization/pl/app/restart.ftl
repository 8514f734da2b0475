### Powrót na początek rundy albo całej gry.

menu-restart-round = Rundę od nowa
menu-restart-table = Grę od nowa

# After it; $what is round or table. It names the button that plays it again.
restarted = { $what ->
    [round] Znów na początku rundy. „Ponów” przywraca wszystko.
   *[table] Znów na początku gry. „Ponów” przywraca wszystko.
 }
