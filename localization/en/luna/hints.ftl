### What a lead is made of, beside bars: short.

analysis-source = { $source ->
    [consecration] Consecrations
    [displacement] Displacement
    [temple] Novices in the temple
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
    [appoint] Drag a novice onto tile { $tile } (appoint)
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
    [end] End the phase
    [tire] Choose the opponent’s novices { ISLAND($target, case: "on") }
    [place-shrine] Place the first shrine { ISLAND($target, case: "on") }
    [place-pairs] Place the pairs of novices as shown: { $pairs }
   *[done] End the journey
 }
advise-with-token = { $deed }, with the favour token “{ FAVOUR($favour) }”
advise-reason = { $reason ->
    [consecrate] That brings { $points } influence at once and then 1 in every scoring.
    [appoint] In one of the next turns it can be consecrated: { $points } influence.
    [appoint-later] As soon as the tile is released, it can be consecrated.
    [favour] { $favour ->
        [shrine] With this token a shrine can be built at the builder: +4 influence at the end.
        [herbs] With this token two novices act once more in the same round.
        [tides] With this token even inactive novices and those on the jetty can move.
        [sailboat] With this token two novices are active on another island at once.
        [bribery] With this token the next tiles can be had already now.
        [book] With this token a novice in the temple gets a book that protects it.
       *[novice] With this token a later action saves one novice.
    }
    [shrine] It brings +4 influence at the end, counts for the Moon Priestess and saves a novice here each time.
    [meditate-last] That ends the round and brings { $points } influence; the others no longer act in it.
    [meditate] That costs no novice and brings the end of the round closer.
    [council] Seat { $seat } brings { $points } influence at the end, and whoever is ahead wins ties.
    [expel] Where he stands, every novice costs influence in the scoring.
    [herbs] That allows one more action in this round.
    [recruit] From then on one more novice acts in every round.
    [book] That brings { $points } influence and protects the novice from being displaced.
    [travel-apostate] Beside the apostate every novice would cost influence.
    [travel-tile] In the next round there are enough { ISLAND($island, case: "on") } for tile { $tile } and then to consecrate: { $points } influence.
    [travel-priestess] In the next round the Moon Priestess stands { ISLAND($island, case: "on") }.
    [sail-tile] Then there are enough { ISLAND($island, case: "on") } for tile { $tile } and then to consecrate: { $points } influence.
    [sail-priestess] There they count for the Moon Priestess.
   *[tire] By the end of the round that changes the lead by { $points }.
 }
