### Following the others: how fast the computer players play, and what they have done.

options-pace = Pace of computer players
options-pace-kind = { $pace ->
    [slow] Slow
    [fast] Fast
    [click] On click
   *[normal] Normal
 }

# At the table, when the key P changes the pace.
bot-pace = { $pace ->
    [slow] Computer players: slow
    [fast] Computer players: fast
    [click] Computer players: on click
   *[normal] Computer players: normal
 }

# Under the plate with the last action, when the next one waits for a click.
deed-next = Continue: click or Space
