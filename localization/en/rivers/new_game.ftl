### The form for a new game.

## Ways to play: the name, on the title too, and a line below it

new-game-computer = Against the computer
new-game-computer-about = One to three computer players on five levels
new-game-players = At one table
    .brief = Several people, one machine
new-game-players-about = Two to four people take turns; a curtain hides each hand from the others

## New game

new-game-players-label = Players
new-game-add = One more player

## The table

new-game-aim-heading = What wins
new-game-aim = Points come in four colours, and in the end only the own weakest colour counts. The sign only tells whose leaders are whose: all dynasties play by the same rules.
new-game-secret-heading = Drawn and hidden
new-game-secret = Chance decides who begins and what comes out of the bag. Hands, points and treasures stay behind the screens to the end.
new-game-seed-help = The same number gives the same bag and the same start player: to play it again or to compare.
