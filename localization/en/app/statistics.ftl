### The statistics of a person's games.

statistics-open = Statistics
statistics-heading = Statistics
statistics-unnamed = Without a name
statistics-none = No game has come to an end yet.
statistics-none-more = After the first one stands here how far ahead you were, against whom, and what brought the points.
statistics-begin = Play a first game

# Large numbers, each with one of these words below.
statistics-number = { $number ->
    [games] Games
    [won] Won
    [lead] Lead on average
    [best] Largest lead
    [streak] Won in a row
   *[hints] Hints taken
 }
statistics-share = { $won } ({ $share }%)

# The graph: a bar for each game.
statistics-leads = Lead in each game
statistics-bars = A bar for each of the last games; the line is the mean of ten.
statistics-day = { $day } { MONTH($month) } { $year }
statistics-game = { $day } · { $points } · { $lead }

statistics-kinds = Kind of game
statistics-all = All games
statistics-seats = { $count } players
statistics-levels = Against level
statistics-level = { $number } · { $name }
statistics-no-level = Games against the computer alone are listed here by the highest level in them.
statistics-column-won = Won
statistics-column-lead = Lead
statistics-of = { $won } of { $games }

statistics-points = { $tab ->
    [lately] Recent losses
   *[earned] Sources of points
 }
statistics-points-about = { $tab ->
    [lately] What the best action would have brought more, in games that were reviewed.
    [no-lately] Nothing so far: what cost points in reviewed games is gathered here, wherever points say something.
    [no-earned] Nothing to compare yet.
   *[earned] Points per game compared with the others at the table.
 }

statistics-private = The statistics stay on this computer and are never sent anywhere.
statistics-export = Export as a table
statistics-exported = { $file } is in the folder { $folder }
statistics-forget = { $sure ->
    [yes] Really forget all
   *[no] Forget all
 }
statistics-back = Back
