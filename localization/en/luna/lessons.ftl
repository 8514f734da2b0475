### The nine lessons and the guided first round: at most two short sentences a step; nobody is addressed.
### -but: what is said after another legal move, which is then taken back; -on: between the steps of an action.

## 1 Novices and a favour

lesson-favour-title = Novices and a favour
lesson-favour-aim = The most influence after six rounds wins. It all begins with novices and a favour.
lesson-favour-learnt = Two active novices fetch the favour of their island; beside the order’s own shrine one is enough. A novice that has acted is inactive until the next round.
lesson-favour-fetch = Most influence after six rounds wins, and favours help to earn it. Yellow is to act: drag one of the two novices on Book Island onto the favour token there.
lesson-favour-fetch-but = That works too, but this is about the favour of Book Island. Its token can move a book later, and that brings points.
lesson-favour-discount = Both are now inactive until the next round. Tide Island has a yellow shrine, so one novice is enough: drag it onto the favour token.
lesson-favour-discount-but = That works too, but on Tide Island a favour can be had for a single novice.
lesson-favour-wake = The Herbs token makes novices active again. Drag it onto the two beside Book Island and choose both: so they act once more.
lesson-favour-wake-but = That works too, but waking both is worth more: it costs no novice at all.

## 2 To the temple

lesson-temple-title = To the temple
lesson-temple-aim = How a novice gets on the path into the temple.
lesson-temple-learnt = Two novices bring one of them onto a released tile with their island’s symbol. Bribery reaches one group further.
lesson-temple-path = The path with its tiles runs round the temple. Those between the guardian and the jetty are released, here 7 and 5.
lesson-temple-appoint = Tile 5 shows the sailboat: for an appointment, drag a novice from Sailboat Island onto it. The second one helps and is inactive afterwards.
lesson-temple-appoint-but = That works too, but only a tile leads into the temple. The consecration brings 6 influence in this round.
lesson-temple-appoint-but-bribery = That works too, but the Bribery token will be needed in a moment. Tile 5 takes no token.
lesson-temple-appoint-but-seven = That works too, but here tile 5 is meant. Tile 7 will be taken by Red in a moment.
lesson-temple-bribe = Red has taken tile 7. Bribery opens the next group: drag a novice from Novice Island onto tile 9.
lesson-temple-bribe-but = That works too, but tiles are scarce. What Red takes is gone.
lesson-temple-bribe-but-enter = That works too, but the consecration is for the next lesson. Here Bribery opens one more tile.
lesson-temple-gate = After each round the guardian releases the next group. His value falls from 6 down to 2, so early is better.

## 3 Consecration and displacement

lesson-consecrate-title = Consecration and displacement
lesson-consecrate-aim = What a consecration brings, and what a book is good for.
lesson-consecrate-learnt = A consecration brings the guardian’s value and displaces neighbours with lower numbers. Only a book protects from that.
lesson-consecrate-enter = A consecration costs no novice and brings the guardian’s value, now 6 influence. Drag tile 5 with its novice to its field in the temple.
lesson-consecrate-enter-but = That works too, but nothing brings as much now as this consecration: 6 influence.
lesson-consecrate-enter-but-seven = That works too, but in a moment field 7 will bring even more. So first tile 5.
lesson-consecrate-take = A book protects Red’s novice on field 4. The Book of Wisdom token moves a book: drag this one from field 4 to field 5, for 2 influence.
lesson-consecrate-take-but = That works too, but nobody is displaced while Red has the book. So first the book from field 4.
lesson-consecrate-displace = Nothing protects Red any more. Drag tile 7 onto its field: whoever enters there displaces neighbours with a lower number and no book.
lesson-consecrate-displace-but = That works too, but nothing brings as much as this consecration: 6 influence, and 1 for the displacement.
lesson-consecrate-jetty = The displaced novice now stands on the jetty; that brought 1 more influence. Only the Tides or the Sailboat can fetch it from there.

## 4 Journeys

lesson-journey-title = Journeys
lesson-journey-aim = Three ways to bring novices to where they bring points.
lesson-journey-learnt = After a journey and with the Tides novices arrive inactive, with the Sailboat they stay active. Only the Tides move inactive ones too.
lesson-journey-leave = The apostate stands here, and two novices with him cost 3 influence. A journey needs no token: drag both to another island.
lesson-journey-leave-on = Both arrive inactive beside the new island. When nobody is left with the apostate, “{ ACTION("done") }” ends the journey.
lesson-journey-leave-but = That works too, but the apostate still costs points. Both novices should leave him.
lesson-journey-leave-but-expel = That works too, but this is about journeys. The apostate is expelled in the next lesson.
lesson-journey-leave-but-tides = That works too, but the Tides will be needed in a moment. For active novices a journey is enough.
lesson-journey-gather = For 5 influence Yellow needs two active novices with the Moon Priestess. Drag the Sailboat token onto two novices, then these to Sailboat Island, and choose both.
lesson-journey-gather-but = That works too, but only active ones count for the Moon Priestess. Two novices should reach her by Sailboat.
lesson-journey-ahead = Next round the Moon Priestess stands on Novice Island. The Tides move inactive ones too: drag the two that travelled over there.
lesson-journey-ahead-on = Both should go there; in the next round they will be active. “{ ACTION("done") }” ends the passage.
lesson-journey-ahead-but = That works too, but then novices are missing on Novice Island, or where they are still active. Two inactive ones should go there.

## 5 Where the points come from

lesson-scoring-title = Where the points come from
lesson-scoring-aim = Moon Priestess, apostate, temple: a scoring to play along with.
lesson-scoring-learnt = Moon Priestess, apostate and temple count in every round. The preview shows beforehand what a scoring would bring.
lesson-scoring-priestess = For the Moon Priestess active novices and shrines count at the end of the round. Yellow leads 2 to 1 and gets 5 influence, Red gets 2.
lesson-scoring-expel = Two novices with the apostate cost 3 influence: 1 for each and 1 more. Drag one of the two onto him: that drives him on to Red.
lesson-scoring-expel-but = That works too, but the apostate stands best on Book Island. There only Red pays, 3 influence in all.
lesson-scoring-end = Each novice in the temple brings 1 more influence. The last candle ends the round and is worth 1 too: click it.
lesson-scoring-end-but = That works too, but this scoring will not get any better. Red might still reach the Moon Priestess.
lesson-scoring-paid = From 5 influence to 12: 5 from the Moon Priestess, 1 for the temple, 1 for the last candle. Now all novices are active again.

## 6 The council

lesson-council-title = The council
lesson-council-aim = Whoever is ahead in the council wins every tie.
lesson-council-learnt = The council breaks every tie. On the same seat the one that came last is ahead.
lesson-council-tie = It is 2 to 2 for the Moon Priestess, so the council decides. Red’s disc lies on top there: Red would get 5 influence, Yellow 2.
lesson-council-pass = Each novice moves the disc one seat forward. Drag one from Novice Island to the council: it is enough here and brings 3 influence more.
lesson-council-pass-but = That works too, but Red would still get the 5 influence.
lesson-council-pass-but-herbs = That works too, but this novice is now missing for the Moon Priestess. Better one from another island.
lesson-council-pass-but-more = That works too, but one novice is enough. The other can do something else.
lesson-council-top = Red is ahead again, one seat further. Whoever arrives on a seat lies on top, so one novice is enough again.
lesson-council-top-but = That works too, but Red would still get the 5 influence.
lesson-council-top-but-herbs = That works too, but this novice is now missing for the Moon Priestess. Better one from another island.
lesson-council-top-but-more = That works too, but one novice is enough. The other can do something else.
lesson-council-value = At the end of the game the seat itself is worth something, this one 10 influence. A tie for the victory is decided by the council too.

## 7 Shrines and the builder

lesson-shrine-title = Shrines and the builder
lesson-shrine-aim = Where building is allowed, and why it pays.
lesson-shrine-learnt = A Shrine token and two novices with the builder become a shrine: 4 influence at the end, and one novice is enough there for a favour or an appointment.
lesson-shrine-builder = Shrines are built only where the builder stands. After each round he goes four islands on.
lesson-shrine-build = Drag the Shrine token onto the builder; two novices from here help. That brings 4 influence at the end.
lesson-shrine-build-but = That works too, but in the next round the builder is gone. Then the 4 influence would be gone too.
lesson-shrine-save = From now on the shrine saves a novice here. The last active one fetches the favour alone: drag it to the token.
lesson-shrine-save-but = That works too, but nowhere is a favour as cheap as here. One novice is enough.
lesson-shrine-worth = For the Moon Priestess a shrine counts in every round like an active novice. The earlier it stands, the more often.

## 8 Candles and tempo

lesson-tempo-title = Candles and tempo
lesson-tempo-aim = When it pays to end a round.
lesson-tempo-learnt = With little left to do, it pays to end the round. In the last round, only what brings points by the end counts.
lesson-tempo-more = Red still has 6 active novices, Yellow only the two with the Moon Priestess. One candle is still lit.
lesson-tempo-end = The last candle ends the round at once for everybody and brings 1 influence. Whatever Red still plans is off: click it.
lesson-tempo-end-but = That works too, but now Red can still leave the apostate. That saves Red 3 influence.
lesson-tempo-start = Turning the last candle passes the start on, so Red begins. It is round 6, the last one.
lesson-tempo-last = Only what brings points soon counts now, and a consecration brings most: 2. Drag a novice from Shrine Island onto tile 7, away from the apostate.
lesson-tempo-last-but = That works too, but it brings no point before the end. A consecration, a favour or two council seats do.
lesson-tempo-last-but-leave = That works too and saves points with the apostate. But the tile brings more here.
lesson-tempo-left = At the end come 4 influence for each shrine, 1 for each favour, and the value of the seat. Then the most influence wins.

## 9 Alone against the opponent

lesson-solo-title = Alone against the opponent
lesson-solo-aim = It is always known what the opponent is going to do.
lesson-solo-learnt = The opponent takes the highest released tile for which it has an active novice. Making the right group inactive helps to decide which one that is.
lesson-solo-play = Begin a solo game
lesson-solo-rule = The opponent always takes the highest released tile for which it has an active novice. Now that would be tile 7.
lesson-solo-tire = Each round begins with one of its groups becoming inactive; in return it moves up in the council. Click this one: it costs least in the comparison, and tile 7 is left for Yellow, 6 influence.
lesson-solo-tire-but = That works too, but now the opponent has tile 7. Yellow could have reached it in this round.
lesson-solo-appoint = It took tile 5, for the same influence; 7 stayed free. Now Yellow acts alone, as often as it likes: drag a novice from Shrine Island onto tile 7.
lesson-solo-appoint-but = That works too, but first the tile: from there the consecration brings 6 influence.
lesson-solo-enter = Nobody comes in between. The consecration brings 6 influence at once: drag the tile to its field.
lesson-solo-enter-but = That works too, but the 6 influence of the consecration are there for the taking.
lesson-solo-end = There are no candles here. When all is done this button ends the round, and it is scored.
lesson-solo-end-but = That works too, and alone every novice may still act. Here it is enough to end the round.
lesson-solo-next = After six rounds Yellow wins only with more influence than the opponent. All that it is going to do can be worked out beforehand.

## The guided first round; $points are points, $tile is a tile.

guide-consecrate = Drag tile { $tile } with its novice onto its field in the temple: the consecration brings { $points } influence at once. From then on the novice brings 1 more in every scoring.
guide-shrine = Drag the Shrine token onto the builder { ISLAND($island, case: "on") }: the shrine brings 4 influence at the end. From now on a single novice there is enough for a favour or an appointment.
guide-book = Drag the book from field { $tile } onto field { $goal }; the Book of Wisdom token allows that. It brings { $points } influence, and the novice there can no longer be displaced.
guide-appoint = Drag a novice { ISLAND($island, case: "from") } onto tile { $tile }: from there it can be consecrated. That brings { $points } influence in this very round.
guide-apostate = Drag all active novices { ISLAND($island, case: "from") } { ISLAND($to_island, case: "onto") }; a journey needs no token. Here with the apostate they would cost { $points } influence in the scoring.
guide-favour = Drag a novice { ISLAND($island, case: "from") } onto the favour token beside it. { advise-favour }
guide-herbs = Drag the Herbs token onto the inactive novices { ISLAND($island, case: "beside") }. Two of them become active again and can act once more in this round.
guide-council = Drag a novice { ISLAND($island, case: "from") } onto the council: nothing better is left for it to do. Whoever is ahead there wins every tie, for the Moon Priestess too.
guide-meditate = Click the candles: there is little left to do. Each one turned brings the end of the round closer, and the last is worth 1 influence.
