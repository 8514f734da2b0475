### Tips of a first game: what a beginner wants to know now, in two or three short sentences. One is shown at a time.
### $mode: solo, two or more (than two players); $level: of the solo game, 0 outside it. $count: what a consecration brings now.

tip-first-shrine = A shrine saves its order a novice each time: one is enough to fetch the favour of its island or to be appointed from there. It pays most on an island whose favour or symbol will be needed often.
tip-pairs = Two novices are just enough for a favour or an appointment. The two islands left empty give a favour token each, so this choice settles the first tokens too.
tip-opponent = Novices that rest can neither enter the temple nor count for the Moon Priestess. But each one made inactive moves the opponent’s disc up one seat in the council, so large groups have their price.
tip-goal = { $mode ->
    [solo] The aim of every round: bring a novice onto a tile (appoint) and then straight on into the temple (consecrate). That brings { count-points } at once and 1 more in every scoring; the value under the guardian falls from round to round.
   *[other] The aim of every round: bring a novice onto a tile (appoint) and in one of the next turns into the temple (consecrate). That brings { count-points } at once and 1 more in every scoring; the value under the guardian falls from round to round.
 }
tip-turn = { $mode ->
    [solo] As many actions as wished, then the phase ends: drag something that glows to a place, or press a button below. Each novice acts only once a round and then stands inactive beside its island.
   *[other] A turn is exactly one action, then the next order plays: drag something that glows to a place, or press a button below. Each novice acts only once a round and then stands inactive beside its island.
 }
tip-consecrate = Time to consecrate: drag the novice from its tile into the temple; it costs nothing. It brings { count-points } at once and then 1 in every scoring; waiting seldom pays.
tip-shrine = A shrine counts for the Moon Priestess in every round, saves a novice each time and brings 4 influence at the end. The builder moves on after the round, so the chance on this island passes.
tip-apostate = { $mode ->
    [solo] In the scoring an order with novices on or beside the apostate’s island pays 1 influence for each and 1 more; the opponent never pays. { $level ->
        [1] Active ones can leave on a journey or drive the apostate on, best to an island where the player has nobody.
        [2] They cannot leave, but active ones can drive the apostate on, best to an island where the player has nobody.
       *[3] The apostate cannot be expelled, and nobody can leave in the action phase: best be elsewhere when he comes.
    }
   *[other] In the scoring an order with novices on or beside the apostate’s island pays 1 influence for each and 1 more. Active ones can leave on a journey or drive the apostate on to where others pay.
 }
tip-meditate = The last candle ends the round for everybody at once, even for orders with plans left, and brings 1 influence. After it all novices are active again: whoever has little left to do had better hurry.
tip-end = At the end of the phase the round is scored; then all novices are active again. Active novices that bring nothing on the Moon Priestess’s island are worth more in the council than left unused.
tip-favour = { $mode ->
    [solo] Favours do what novices alone cannot: build shrines, sail and stay active, wake the resting. There is only one of each kind; it can be taken again when it has been used.
   *[other] Favours do what novices alone cannot: build shrines, sail and stay active, wake the resting. An order has only one of a kind at a time, and there are only as many of each kind as there are players.
 }
tip-appoint = Appointment: two active novices of the island with this symbol (one with an own shrine there) bring one of them onto this tile, the other becomes inactive. Then it can be consecrated; high numbers are seldom displaced in the temple.
tip-last-candle = One candle is left: whoever turns it ends the round for everybody at once and gets 1 influence. What still matters in this round has to be done now.
tip-last-round = { $mode ->
    [solo] The last round: novices that still reach the temple and every seat in the council count. At the end each shrine brings 4 influence, an unused favour token only 1.
   *[other] The last round: after its last candle the game is settled. At the end each shrine brings 4 influence, the seat in the council its value, an unused favour token only 1.
 }
tip-token = A used token returns to its island and can be fetched again, several times in a game. Kept to the end it is worth just 1 influence: tokens are for using.
tip-priestess = Only novices that are still active at the end of the round count here, together with the shrines. A novice used for something else is missing in the scoring.
tip-council = { $mode ->
    [solo] The council breaks ties for the Moon Priestess, but not the one for the victory, and the seat brings influence at the end. Novices for which there is no other use are not wasted here.
   *[other] The council breaks every tie, also the one for the Moon Priestess and for the victory, and the seat brings influence at the end. Novices for which there is no other use are not wasted here.
 }
tip-journey = { $mode ->
    [solo] Whoever travels arrives beside the new island, inactive, and is lost for this round. Just before the end of the phase that costs least: in the next round all are active where they are.
   *[other] Whoever travels arrives beside the new island, inactive, and is lost for this round. So travel late in a round: in the next one all are active where they are.
 }
tip-jetty = Whoever was displaced from the temple waits on the jetty and can do nothing there. Only the favour tokens “Tides” and “Sailboat” bring such novices back to an island.
