### An evening alone: tables for one person, with stars, and the tables of a day.

alone-open = Evening alone
alone-heading = An evening alone
alone-tab = { $tab ->
    [day] Tables of the day
    [puzzles] { puzzles-heading }
   *[tables] All tables
 }
alone-about = { $tab ->
    [day] Four new tables every day, the same for everybody, without a network. A day counts if one of them was finished on it.
   *[tables] Tables of each kind, easy ones first. Each can be tried again as often as wished; what counts is the best lead at the end.
 }
alone-back = Back

# The stars earned at the tables of a kind, and how many there are.
alone-stars = { $stars }/{ $of }
alone-table = table { $number }
# $date: the day of the calendar.
alone-table-of-day = table of { $date }
alone-against = Two orders, against { $name }

# The grades of a table, each with the least lead that it takes.
alone-grade = { $grade ->
    [gold] Gold
    [silver] Silver
   *[won] Won
 }
alone-from = from a lead of { $lead }
# Where the lead that silver or gold takes is not known yet: in the same place.
alone-from-later = found out during play
alone-known = Best known { $lead }
alone-known-games = Best of the computer’s games: { $lead }
alone-unknown = Best known: searched for during play
alone-untried = Not tried yet
alone-own = Own best { $lead } · { $count ->
    [one] { $count } try
   *[other] { $count } tries
 }
alone-hints = { $count ->
    [one] { $count } hint
   *[other] { $count } hints
 }
alone-play = Play
alone-again = Play again
alone-watch = Watch the best known
alone-watch-later = Best known: after a try of one’s own

# The calendar. Weekdays are numbered from Monday on; there is room for three letters.
alone-month = { MONTH($month) } { $year }
alone-weekday = { $day ->
    [1] Mon
    [2] Tue
    [3] Wed
    [4] Thu
    [5] Fri
    [6] Sat
   *[7] Sun
 }
alone-streak = { $count ->
    [one] { $count } day in a row
   *[other] { $count } days in a row
 }
alone-today = { $begun ->
    [yes] Finish a table today and the row goes on.
   *[no] Finish a table today and a row of days begins.
 }

# Watching the best known: the way back, and the title of a game that goes on from there.
alone-leave = Back to the tables
alone-branch = From the best known

# At the end of a game at one of the tables: what was earned and what was still to be had.
alone-earned = { $grade ->
    [gold] Gold! The best known here is { $known }.
    [silver] Silver. Gold takes { $next }, the best known is { $known }.
    [won] Won. Silver takes { $next }, the best known is { $known }.
   *[lost] Not won. The best known here is { $known }.
 }
# Added to it while it is being read: how many of the last actions nothing surpasses; these may be the whole round.
alone-unsurpassed = { $whole ->
    [yes] Proven: in the last round nothing better was possible.
   *[no] { $count ->
        [one] Proven: in your last action nothing better was possible.
       *[other] Proven: in your last { $count } actions nothing better was possible.
    }
 }

# Where what was reached alone is not on the disk.
reached-not-kept = { $reason ->
    [disk-full] The disk is full. What was reached last stays until the program ends, and is saved as soon as that is possible.
    [read-only] The folder does not allow writing. What was reached last stays until the program ends, and is saved as soon as that is possible.
   *[other] This cannot be saved. What was reached last stays until the program ends, and is saved as soon as that is possible.
 }
