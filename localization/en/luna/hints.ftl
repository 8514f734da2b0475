### What a lead is made of, beside bars: short.

analysis-source = { $source ->
    [consecration] Consecrations
    [displacement] Displacement
    [temple] Temple
    [books] Books
    [priestess] Moon Priestess
    [apostate] Apostate
    [council] Council
    [shrines] Shrines
    [favours] Favours
    [novices] Novices at hand
    [candles] Last candle
   *[now] Lead so far
 }

## What is advised: the deed as it is done (without a full stop), and what it is good for

advise-novices = { $count ->
    [one] one novice
   *[other] { $count } novices
 }
advise-inactive-novices = { $count ->
    [one] one inactive novice
   *[other] { $count } inactive novices
 }
# $from: island (from $source) or jetty; $goal: the field a book goes to.
advise-deed = { $deed ->
    [favor] Take a favour token { ISLAND($source, case: "on") } (favour)
    [recruit] Recruit a new novice { ISLAND($source, case: "on") }
    [shrine] Build a shrine at the builder
    [herbs] Wake { advise-novices } { ISLAND($target, case: "on") } with the favour token “Herbs”
    [journey] Send { advise-novices } { ISLAND($source, case: "from") } { ISLAND($target, case: "to-beside") } (journey)
    [tides] { $from ->
        [jetty] Move { advise-novices } from the jetty { ISLAND($target, case: "to-beside") } with the tides
        [inactive] Move { advise-inactive-novices } { ISLAND($source, case: "from") } { ISLAND($target, case: "to-beside") } with the tides
       *[island] Move { advise-novices } { ISLAND($source, case: "from") } { ISLAND($target, case: "to-beside") } with the tides
    }
    [sail] { $from ->
        [jetty] Sail with { advise-novices } from the jetty { ISLAND($target, case: "to-beside") }
       *[island] Sail with { advise-novices } { ISLAND($source, case: "from") } { ISLAND($target, case: "to-beside") }
    }
    [appoint] Drag a novice { ISLAND($source, case: "from") } onto tile { $tile } (appoint)
    [consecrate] Drag the novice from tile { $tile } into the temple (consecrate)
    [book] Move the book from field { $tile } to field { $goal }
    [council] Move up { $count ->
        [one] one seat
       *[other] { $count } seats
    } in the council { ISLAND($source, case: "from") }
    [expel] Drive the apostate on by { $count ->
        [one] one island
       *[other] { $count } islands
    }
    [meditate] Turn a candle (meditate)
    [end] End the round
    [tire] Choose the opponent’s novices { ISLAND($target, case: "on") }
    [place-shrine] Place the first shrine { ISLAND($target, case: "on") }
    [place-pairs] Place the pairs of novices on these islands: { $pairs }
   *[done] End the journey
 }
# Of which kind it is and where, told before how it is done.
advise-aim = { $deed ->
    [favor] Take the favour { ISLAND($source, case: "on") }
    [recruit] Recruit a new novice { ISLAND($source, case: "on") }
    [shrine] Build a shrine at the builder
    [herbs] Wake novices { ISLAND($target, case: "on") }
    [journey] Send novices on a journey { ISLAND($target, case: "to-beside") }
    [tides] Move novices { ISLAND($target, case: "to-beside") } with the tides
    [sail] Sail with novices { ISLAND($target, case: "to-beside") }
    [appoint] Appoint a novice to tile { $tile }
    [consecrate] Consecrate the novice on tile { $tile }
    [book] Move the book in the temple
    [council] Move up in the council
    [expel] Drive the apostate on
    [meditate] Turn a candle (meditate)
    [end] End the round
    [tire] Choose the opponent’s novices { ISLAND($target, case: "on") }
    [place-shrine] Place the first shrine { ISLAND($target, case: "on") }
    [place-pairs] Place the pairs of novices
   *[done] End the journey
 }
# A journey or tides of novices who do not all go the same way: $ways = “1 from Book Island to Tide Island; …”.
advise-ways = { ACTION($deed) }: { $ways }
advise-with-token = { $deed }, with the favour token “{ FAVOUR($favour) }”
# The same in the fewest words, for a list of what else could be done; $from and $goal as above.
advise-brief = { $deed ->
    [favor] { ACTION($deed) }: { ISLAND($source) }
    [recruit] { ACTION($deed) }: { ISLAND($source) }
    [herbs] { ACTION($deed) }: { count-novices }, { ISLAND($target) }
    [journey] { ACTION($deed) }: { count-novices }, { ISLAND($source) } → { ISLAND($target) }
    [tides] { ACTION($deed) }: { count-novices }, { $from ->
        [jetty] jetty
        [inactive] { ISLAND($source) } (inactive)
       *[island] { ISLAND($source) }
    } → { ISLAND($target) }
    [sail] { ACTION($deed) }: { count-novices }, { $from ->
        [jetty] jetty
       *[island] { ISLAND($source) }
    } → { ISLAND($target) }
    [appoint] { ACTION($deed) }: tile { $tile }
    [consecrate] { ACTION($deed) }: tile { $tile }
    [book] { ACTION($deed) }: field { $tile } → { $goal }
    [council] { ACTION($deed) }: { count-novices }, { ISLAND($source) }
    [expel] { ACTION($deed) }: { $count } { $count ->
        [one] island
       *[other] islands
    }
    [tire] { ISLAND($target) }
    [place-shrine] { ACTION($deed) }: { ISLAND($target) }
    [place-pairs] { ACTION($deed) }: { $pairs }
   *[done] { ACTION($deed) }
 }
advise-brief-token = { $deed }, with the { FAVOUR($favour) } token
# What a favour token is good for at this moment, also in the guided first round; [worth] = only its point.
advise-favour = { $use ->
    [shrine] With it a shrine can be built at the builder: +4 influence at the end.
    [herbs] With it two novices can act again in the same round.
    [tides] With it even inactive novices and those on the jetty can move.
    [sailboat] With it two novices can act on another island at once.
    [bribery] With it one of the next tiles can be had before the guardian gets there.
    [book] With it a novice in the temple gets a book and can no longer be displaced.
    [novice] With it a later action takes one novice fewer.
   *[worth] Unused, it is worth 1 influence at the end.
 }
advise-reason = { $reason ->
    [first-shrine] There one novice, not two, is then enough for the favour{ $count ->
        [0] { "" }
        [one] { " " }and for tile { $tiles }
       *[other] { " " }and for the tiles { $tiles }
    }.
    [pairs] Two novices together can act at once: in round 1 for the favours of their islands{ $count ->
        [0] { "" }
        [one] { " " }or for tile { $tiles }
       *[other] { " " }or for the tiles { $tiles }
    }.
    [consecrate] That brings { $points } influence at once and then 1 in every scoring.
    [appoint] Soon it can be consecrated, which brings { $points } influence.
    [appoint-later] As soon as the tile is released, it can be consecrated.
    [favour] { advise-favour }
    [shrine] It brings +4 influence at the end, and one novice is then enough here for a favour or an appointment.
    [shrine-last] It brings +4 influence at the end.
    [meditate-last] That ends the round and brings { $points } influence; nobody else gets another turn in it.
    [council] Seat { $seat } brings { $points } influence at the end, and whoever is ahead in the council wins ties.
    [expel] That makes a difference of { $points } influence in the scoring.
    [expel-others] There he costs others influence in the scoring: { $points }.
    [herbs] Then they can act once more this round.
    [book] That brings { $points } influence, and the novice can no longer be displaced.
    [book-only] The novice can then no longer be displaced.
    [travel-apostate] With the apostate every novice costs influence.
    [travel-tile] Next round they are enough there for tile { $tile }, whose consecration brings { $points } influence.
    [travel-priestess] Next round the Moon Priestess stands { ISLAND($island, case: "on") }.
    [sail-tile] They are then enough there for tile { $tile }, whose consecration brings { $points } influence.
    [sail-priestess] There they count for the Moon Priestess.
    [tire-later] For now it costs more than other islands (your lead changes by { $points }), but by the end of the game it brings the most.
   *[tire] Even if the round ended now, no choice would leave you better off: your lead changes by { $points }.
 }
