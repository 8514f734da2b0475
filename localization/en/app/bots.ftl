### Computer opponents: their names, how they think, and how strong each is.

bot-won = Wins against the level below: { $percent }% of { $games } two-player test games.

## Who plays an order

seat-person = Human
seat-person-about = Plays at this screen with mouse and keyboard.
seat-heading = Who plays { $order }?
seats-open = Players
seats-heading = Who plays?
seats-note = A change takes effect at once: whoever takes over continues with everything the order has.

## A computer opponent at the table

bot-acts = It is { $name }’s turn
bot-thinks = { $name } is thinking…
