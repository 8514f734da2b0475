### Puzzles: positions in which one action is to be found. The list, and the box at the table.

puzzles-heading = Puzzles
puzzles-hint = Positions from games of the computer in which one action is worth at least { $points } points more than every other. Each can be tried as often as liked.
puzzles-progress = { $solved } of { $count } solved
# $grade: from 1 to 3.
puzzles-grade = { $grade ->
    [1] Easy: seen at once
    [2] Middling: what looks best at once is wrong
   *[3] Hard: hidden, and several actions one after the other
 }
puzzles-title = Puzzle { $number }
# $stage: the round; $variant: the kind of game by name, where it has one.
puzzles-where = { $stage } · { $known ->
    [yes] { $variant }
   *[no] { $players } players
 }
puzzles-actions = { $count ->
    [one] { $count } action to be found
   *[other] { $count } actions to be found, one after the other
 }
puzzles-mark = { $mark ->
    [first] Solved at the first try
    [solved] Solved
    [helped] Solved with help
    [tried] Tried, still to be solved
   *[new] Not tried yet
 }
puzzles-begin = { $solved ->
    [yes] Once more
   *[no] To the table
 }
puzzles-back = Back

# The box at the table.
puzzle-head = { $place } · action { $at } of { $count }
puzzle-task = To act: { $name }
 One action is worth at least { $points } points more than every other.
# $second: the next best action, which the bars below compare it with.
puzzle-answer = { $how ->
    [right] Solved: { $deed }.
    [helped] Solved with help: { $deed }.
   *[shown] Solution: { $deed }.
 }
 Compared with the next best ({ $second }):
# $surely: whether at least $points is lost, where not all was looked at by itself.
puzzle-short = { $deed }.
 { $surely ->
    [yes] Compared with the solution: { $points } or less
   *[no] Compared with the solution: { $points }
 }
puzzle-exact = Certain: every course of the game up to its end was compared.
puzzle-searched = Found by a search of { $millions } million continuations.
puzzle-way = { $way ->
    [on] Go on (Enter)
    [next] Next puzzle (Enter)
   *[leave] To the list (Enter)
 }
