### What the piece in the hand would bring: first the gain, then what it costs, then what scoring makes of it. Short: it stands at the pointer.

gain-points = { $points } influence
# The same of a consecration that displaces: its parts, the guardian’s value and 1 for each displaced novice.
gain-points-displacing = { $points } influence ({ $guardian } from the guardian, { $displaced } for displacing)
gain-displaces = displaces { $name } on field { $tile }
gain-appoints = novice on tile { $tile }
gain-then-consecrates = { $points } influence only when consecrated
gain-consecrates-later = next round its consecration brings { $points } influence; in this one that takes another Bribery token
gain-favour = the { FAVOUR($favour) } token
gain-recruits = 1 new novice { ISLAND($island, case: "beside") }
gain-builds = own shrine { ISLAND($island, case: "on") }, { $points } influence at the end
gain-places-shrine = first shrine { ISLAND($island, case: "on") }: one novice is then enough there instead of two
# In the preparation: what is let go here stands at once; $left pairs follow.
carrying-pair = 2 novices { ISLAND($island, case: "on") }, then { $left ->
    [one] the last pair
   *[other] { $left } more pairs
}
gain-protects = the book then protects field { $tile }
gain-unprotects = field { $tile } ({ $name }) loses it
gain-threatened = { $name } on tile { $tile } can displace it
gain-candle = { $left ->
    [0] last candle: the round ends
   *[other] candles left after that: { $left }
}
# The seat reached and how much influence it is worth in the end.
gain-seat = seat { $seat } (worth { $value })
gain-rank = place { $rank } in the council
gain-apostate = the apostate goes { ISLAND($island, case: "to-beside") }
gain-travels = { $count ->
    [one] { $count } novice goes { ISLAND($island, case: "to-beside") } and is inactive there
   *[other] { $count } novices go { ISLAND($island, case: "to-beside") } and are inactive there
}
gain-sails = { $count ->
    [one] { $count } novice sails { ISLAND($island, case: "onto") } and stays active
   *[other] { $count } novices sail { ISLAND($island, case: "onto") } and stay active
}
gain-wakes = { $count ->
    [one] { $count } novice becomes active
   *[other] { $count } novices become active
}

## What it costs

gain-tires = { $count ->
    [0] those used become inactive
    [one] { $count } novice becomes inactive
   *[other] { $count } novices become inactive
}
gain-spends = uses the { FAVOUR($favour) } token

## What follows: by how much this round’s scoring changes

gain-score = This round’s scoring: { $parts }
gain-score-same = This round’s scoring: no change
gain-score-of = { $name }: { $parts }
gain-score-part = { $what ->
    [priestess] on the Moon Priestess’s island { $points }
    [apostate] on the apostate’s island { $points }
   *[temple] in the temple { $points }
}
gain-coming = there next round: { $figures }
# Where more novices are carried than the place takes.
gain-at-most = At most { count-novices } here
# At a target that can mean two things: the words of two buttons.
sign-either = { $first } or { $second }

## On the card of a tile or field: what would happen there

fact-would-displace = Entering here it displaces: { $names }
fact-threatened = Still able to displace here: tile { $tiles }

## What the deed of another order changed for the person that reads it, as it stands then; below that deed

concerns-council = place { $rank } there, ahead of you
# $fields are those of $count novices in the temple.
concerns-threat = { $count ->
    [one] once consecrated it displaces your novice on field { $fields }
   *[other] once consecrated it displaces your novices on fields { $fields }
 }
concerns-score = your scoring this round changes: { $parts }
