### The dialog at the end of a game. $name, $ahead and $behind are never inflected.

# $told says that the game is over.
ending-heading = { $outcome ->
    [loss] { $told } – this time the computer wins
    [tie] { $told } – the victory is shared
   *[win] { $told } – a victory over the computer
 }
ending-first = { $name } wins
ending-first-shared = Shared victory: { $names }
ending-tab = { $tab ->
    [result] Result
   *[course] Course of the game
 }
# Below the column of the colour that counts; there is little room.
ending-weakest = { $count ->
   *[other] weakest
 }
# Above the four totals of a player, sorted.
ending-compared = Compared from the weakest on
# Why one is ahead of the next; $place counts the colours from the weakest.
ending-order = { $place ->
    [1] { $ahead } is ahead of { $behind }: { $points } to { $next } in the weakest colour.
    [2] { $ahead } is ahead of { $behind }: equal in the weakest colour, { $points } to { $next } in the second weakest.
    [3] { $ahead } is ahead of { $behind }: equal in the two weakest colours, { $points } to { $next } in the third.
   *[4] { $ahead } is ahead of { $behind }: equal in three colours, { $points } to { $next } in the strongest.
 }
ending-equal = { $names }: equal in all four colours, so they share the place.
ending-course = The weakest colour of each player after every action, treasures included
ending-course-look = Look at the table at this moment
ending-start = Start
