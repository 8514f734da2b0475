### Tips of a first game: what a beginner wants to know now, in two short sentences at most. One is shown at a time.
### $mode: solo, two or more (than two players); $level: of the solo game, 0 outside it. $count: what a consecration brings now.

tip-first-shrine = Where an order has a shrine, one novice is enough instead of two. That pays most on an island that will be needed often.
tip-pairs = Two novices are just enough for a favour or an appointment. The two islands left without novices or a shrine give a favour token each.
tip-opponent = Inactive novices can neither enter the temple nor count for the Moon Priestess. But each one moves the opponent up a seat in the council.
tip-goal = To begin: drag a ringed novice to a place that lights up. The aim: by tiles into the temple, for the guardian’s value at once, now { count-points }.
tip-turn = { $mode ->
    [solo] Any number of actions, then the round ends: drag a piece with a dotted edge, or press a button below. Each novice acts only once a round.
   *[other] A turn is exactly one action: drag a piece with a dotted edge, or press a button below. Each novice acts only once a round.
 }
tip-consecrate = Time to consecrate: drag the novice from its tile into the temple; it costs nothing. It brings { count-points } at once and then 1 in every scoring; waiting seldom pays.
tip-shrine = A shrine counts for the Moon Priestess, saves novices and brings 4 influence at the end. The builder moves on after the round.
tip-apostate = { $mode ->
    [solo] Where the apostate stands, own novices cost influence in the scoring: 1 for each, and 1 more in all. { $level ->
        [1] Active ones can travel or drive him on.
        [2] Nobody can leave, but active ones can drive him on.
       *[3] He cannot be expelled, and nobody can leave.
    }
   *[other] Where the apostate stands, own novices cost influence in the scoring: 1 for each, and 1 more in all. Active ones can travel or drive him on.
 }
tip-meditate = The last candle ends the round for everybody at once and brings 1 influence. Whoever has little left to do gains by being quick.
tip-end = At its end the round is scored; then all novices are active again. Novices that bring nothing with the Moon Priestess are worth more in the council.
tip-favour = { $mode ->
    [solo] Favours do what novices alone cannot, such as building shrines. A used token can be taken again.
   *[other] Favours do what novices alone cannot, such as building shrines. An order has at most one of each kind.
 }
tip-appoint = Appointment: two active novices of the island with this symbol bring one onto the tile, with a shrine one is enough. High numbers are seldom displaced in the temple.
tip-last-candle = The last candle: whoever turns it ends the round for everybody and gets 1 influence. What still matters has to be done now.
tip-last-round = { $mode ->
    [solo] The last round: every novice in the temple and every seat in the council still counts. A shrine brings 4 influence at the end, an unused favour token only 1.
   *[other] The last round: at the end each shrine brings 4 influence, the seat in the council its value, an unused favour token only 1.
 }
tip-token = A used token returns to its island and can be fetched again. Kept to the end it brings only 1 influence.
tip-priestess = The Moon Priestess counts shrines, and novices that are still active at the end of the round. Those used for something else are missing in the scoring.
tip-council = { $mode ->
    [solo] The council breaks ties for the Moon Priestess, but not for the victory. The seat brings influence at the end.
   *[other] The council breaks every tie, even for the victory, and the seat brings influence at the end.
 }
tip-journey = { $mode ->
    [solo] A journey ends inactive beside the new island, with nothing left to do in this round. That costs least just before its end.
   *[other] A journey ends inactive beside the new island, with nothing left to do in this round. That costs least just before the last candle.
 }
tip-jetty = A novice displaced from the temple waits on the jetty and can do nothing there. Only the favour tokens “Tides” and “Sailboat” bring it back to an island.
