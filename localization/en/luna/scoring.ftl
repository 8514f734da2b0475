### What happened since the last turn, preview, scoring step by step, end of the game.

## Hand-over: names are subjects or stand before a colon; nobody is addressed.

recap-tired = makes { count-novices } { ISLAND($island, case: "on") } inactive and is now on seat { $seat } (worth { $value }) in the council
recap-displaces = displaces { $novices }
recap-displaced = { $count ->
    [one] { $name } (field { $fields })
   *[other] { $name } (fields { $fields })
 }
recap-figure = { $name } { ISLAND($island, case: "on") }
recap-figures = Now: { $figures }

## Preview

preview-title = If scored now
preview-row = { $row ->
    [priestess] Priestess
    [apostate] Apostate
    [temple] Temple
    [paid] This round
    [now] So far
    [shrines] Shrines
    [favours] Favours
    [council] Council
    [candle] Last candle
   *[total] At the end
 }
preview-note = Pale figures: their place next round

## Scoring step by step

round-end-devotion = { $count } counted – { $place }
round-end-nobody = { $step ->
    [priestess] nobody active
   *[other] nobody
 }
round-end-tied = { $council ->
    [ahead] tied at { $count }: ahead in the council
    [behind] tied at { $count }: behind in the council
   *[between] tied at { $count }: the council decides
 }
round-end-candle = ended the round
round-end-tempted = { count-novices } (−{ $count }) and another −1
round-end-place = { $place ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $place }th place
 }
round-end-exempt = never pays
round-end-step = { $step ->
    [priestess] The Moon Priestess { ISLAND($island, case: "on") }: active novices and shrines count.
    [apostate] The apostate { ISLAND($island, case: "on") }: { $mode ->
        [solo] the player pays 1 influence for each novice there, plus 1; the opponent never pays.
       *[other] an order pays 1 influence for each novice there, plus 1.
    }
    [temple] Each novice in the temple brings 1 influence.
   *[sum] All of it is added up.
 }
round-end-tie = A tie for the Moon Priestess: the council decides, in this order:
round-end-floor = Influence never falls below 0.
round-end-skip = Click or Space: everything at once
# Solo: novices that could still have acted when the round was ended; $count is never 0.
round-end-unused = { $count ->
    [one] { $count } active novice was left unused.
   *[other] { $count } active novices were left unused.
 } “{ bar-undo }” takes back the end of the round.

## Scoring at the end of the game

end-score-heading = End of the game
end-score-shrines = { $count } × { $points }
end-score-favours = { $count } unused
end-score-seat = seat { $seat }
end-score-none = none
end-score-step = { $step ->
    [shrines] Each shrine brings { $points } influence.
    [favours] Each unused favour token brings 1 influence.
    [council] The seat in the council brings the number on it.
   *[sum] All of it is added to the influence.
 }

## End of the game

game-end-tab = { $tab ->
    [result] Result
    [course] Course of the game
   *[rounds] Round by round
 }
game-end-start = Start
game-end-gains = Actions
game-end-sum = Sum
game-end-tie = { $first } and { $second } have the same influence: { $first } is ahead in the council.

game-end-winner = { $name } wins
game-end-solo-won = Won!
game-end-solo-lost = Not won this time
game-end-margin = { count-points } · lead: { $lead } · second place: { $name }
game-end-solo-margin = { count-points } · difference from the opponent: { $difference }
game-end-course-look = Look at the table at this point
game-end-shrines = Shrines
game-end-favours = Unused favours
game-end-council = Council seat
game-end-total = Final influence

## End of a round

round-end-heading = Scoring of round { $round }
# Over a scoring that is told once more; $heading: what is scored.
round-end-again = Looking back: { $heading }
round-end-temple = Novices in the temple
