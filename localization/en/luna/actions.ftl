### The actions: name on the button, full name, help in one sentence, and labels for choosing between them.

action-name = { $action ->
    [favor] Favour
    [recruit] Recruit
    [shrine] Shrine
    [herbs] Herbs
    [journey] Journey
    [tides] Tides
    [sail] Sailboat
    [appoint] Appoint
    [consecrate] Consecrate
    [book] Book
    [council] Council
    [expel] Expel
    [meditate] Meditate
    [done] Done
    [end] End round
    [tire] Choose island
    [place-shrine] First shrine
    [place-pairs] Pairs
    [novice] Novice
   *[bribery] Bribery
 }
    .full = { $action ->
    [favor] Favour of the Priests
    [recruit] Recruiting
    [shrine] Building a Shrine
    [herbs] Herbs
    [journey] Journey
    [tides] Tides
    [sail] Sailboat
    [appoint] Appointment
    [consecrate] Consecration
    [book] Book of Wisdom
    [council] Supporting the Council of Priests
    [expel] Expelling the Apostate
    [meditate] Meditation
    [done] Done
    [end] End of the Action Phase
    [tire] The Opponent’s Island
    [place-shrine] First Shrine
    [place-pairs] Pairs of Novices
    [novice] Novice Token
   *[bribery] Bribery Token
 }
action-end-unused = End · { $count } active

action-help = { $action ->
    [favor] 2 active novices of one island, or 1 where the order has a shrine, take a favour token of that island.
    [recruit] 2 active novices of one island: 1 novice from the reserve joins them beside the island, inactive.
    [shrine] The Shrine token and 2 active novices on the builder’s island: a shrine is built there, at most one per order and island.
    [herbs] The Herbs token: 1 or 2 inactive novices of one island become active again, but never on Herb Island.
    [journey] Any number of active novices from any islands travel to other islands and rest beside them, inactive.
    [tides] The Tides token: any number of active and inactive novices, also from the jetty, travel to other islands and rest beside them, inactive.
    [sail] The Sailboat token: 1 or 2 active novices of one island, or novices from the jetty, sail to one other island and are active there.
    [appoint] 2 active novices of the island with the tile’s symbol, or 1 where the order has a shrine: the first steps onto a released, unoccupied temple tile.
    [consecrate] A novice on a released temple tile enters the temple with it: influence equal to the value under the guardian; neighbours of other orders with lower numbers and no book are displaced for 1 influence each.
    [book] The Book of Wisdom token: any book in the temple moves to a novice of the order that has none, for 1 influence{ $mode ->
        [two] ; the first book of each round brings 2
       *[other] { "" }
    }.
    [council] Any number of active novices of one island: the disc moves up one seat in the council for each.
    [expel] { $level ->
        [3] Not possible on level 3: the apostate blocks every action on his island, this one too.
       *[other] Any number of active novices on the apostate’s island: he moves one island clockwise for each.
    }
    [meditate] One candle is turned; the last one ends the action phase and brings 1 influence.
    [done] The journey or the tides are over, and with them the turn.
    [end] The action phase ends and the round is scored.
    [tire] All active novices of the opponent on the chosen island become inactive; the opponent’s disc moves up one seat in the council for each.
    [place-shrine] One shrine goes onto an island that has none yet{ $mode ->
        [two] , but not onto Herb Island
        [solo] , but neither onto the builder’s nor onto Herb Island
       *[other] { "" }
    }.
    [place-pairs] Four pairs of novices go onto four different islands, none of them with the order’s own shrine; each of the two islands left out gives a favour token.
    [novice] The Novice token stands for one active novice in an action, but not for the one that steps onto a temple tile, and not to take the Novice favour.
   *[bribery] The Bribery token: appointment or consecration is also possible on a tile between the guardian and the next guardian tile.
 }

## Labels for choosing between complete actions. $token says whether the Novice token is used: yes or no.

choice-place-shrine = Shrine { ISLAND($island, case: "on") }
choice-place-pairs = Pairs: { ISLAND($first) }, { ISLAND($second) }, { ISLAND($third) }, { ISLAND($fourth) }
choice-favor = { $token ->
    [yes] Take { FAVOUR($island) } with the Novice token
   *[no] Take { FAVOUR($island) } with novices only
 }
choice-recruit = { $token ->
    [yes] Recruit { ISLAND($island, case: "on") } with the Novice token
   *[no] Recruit { ISLAND($island, case: "on") } with 2 novices
 }
choice-shrine = { $token ->
    [yes] Shrine token, 1 novice and Novice token
   *[no] Shrine token and 2 novices
 }
choice-herbs = { $count ->
    [one] Wake { $count } novice
   *[other] Wake { $count } novices
 }
choice-travellers = { $count ->
    [one] { $count } novice
   *[other] { $count } novices
 }
choice-journey = Novice { ISLAND($source, case: "from") } { ISLAND($target, case: "to-beside") }
choice-tides = { $active ->
    [yes] Active novice { ISLAND($source, case: "from") } { ISLAND($target, case: "to-beside") }
   *[no] Inactive novice { ISLAND($source, case: "from") } { ISLAND($target, case: "to-beside") }
 }
choice-tides-jetty = Novice from the jetty { ISLAND($target, case: "to-beside") }
choice-sail = { $count ->
    [one] Sail with { $count } novice
   *[other] Sail with { $count } novices
 }
choice-appoint = { $token ->
    [yes] To tile { $tile } with the Novice token
   *[no] To tile { $tile } with novices only
 }
choice-consecrate = Enter the temple with tile { $tile }
choice-book = Book from field { $source }
choice-council = { $count ->
    [one] { $count } novice: { $count } seat
   *[other] { $count } novices: { $count } seats
 }
choice-council-with-token = { $count ->
    [one] { $count } novice + Novice token: { $seats } seats
   *[other] { $count } novices + Novice token: { $seats } seats
 }
choice-council-token = Novice token: 1 seat
choice-expel = { $count ->
    [one] { $count } novice: { $count } island
   *[other] { $count } novices: { $count } islands
 }
choice-expel-with-token = { $count ->
    [one] { $count } novice + Novice token: { $steps } islands
   *[other] { $count } novices + Novice token: { $steps } islands
 }
choice-expel-token = Novice token: 1 island
choice-meditate = Turn a candle
choice-tire = Opponent’s novices { ISLAND($island, case: "on") }
choice-done = Done
choice-end = End the round
