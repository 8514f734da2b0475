### Rules book: mouse and keys, first strategies; and the example round to be watched. Built like the other chapters.

## First strategies

book-strategy-title = First Strategies
book-strategy-intro = The rules are known, but what to do first? This advice holds in almost every game.
book-strategy-example = A whole round to be watched, action by action with its reason: the [example round](example) opens with the key B too. It goes forward and back step by step, and it can be played on from any place.
book-strategy-early = The first rounds
book-strategy-recruit = Whoever leaves the reserve early acts in every round that follows. [Recruiting](recruit) once to three times in the first round nearly always pays.
    .lead = More novices
book-strategy-temple = A [consecration](consecrate) brings { $guardian_first } in the first round and only { $guardian_last } in the last, and each novice in the temple 1 in every scoring after that. Released tiles are few: whoever [appoints](appoint) first has the choice.
    .lead = Early to the temple
book-strategy-high = A high number displaces its neighbours and is seldom displaced itself. A [book](book) protects the low ones.
    .lead = High numbers
book-strategy-builder = From then on every [shrine](shrine) saves a novice for the favour of its island and for appointing there, counts for the Moon Priestess and brings 4 at the end. It is built only at the builder.
    .lead = Shrines
book-strategy-figures = An eye on the figures
book-strategy-priestess = How many islands she moves on after a round is known: { $moves_two }, with four players { $moves_four }. Only shrines and novices that stay active until the scoring are rewarded there.
    .lead = Moon Priestess
book-strategy-apostate = Even a single novice near him costs 2. Novices with little else to do leave on a [journey](journey) in good time or [expel](expel) him to where others pay.
    .lead = Apostate
book-strategy-tempo = Tempo and the end
book-strategy-candles = Whoever has no more use for their novices [meditates](meditate): the others run out of time, and after the scoring all novices are active again. With much left to do, begin with what somebody else could take.
    .lead = Candles
book-strategy-council = The [council](council) breaks every tie, and its seat counts at the end. In the last round it is the best place for novices without another task.
    .lead = Council
book-strategy-tokens = Kept, a [favour token](favours) brings only 1. Used it earns more, and its island gives it back.
    .lead = Favour tokens
book-strategy-solo = Alone
book-strategy-solo-what = In the [solo game](solo) it can be foreseen which tile the opponent takes. Making its novices inactive on the island of that tile turns it to another one; large groups carry it far up the council in return.

## Mouse and keys

book-controls-title = Mouse and Keys
book-controls-intro = Everything at the table can be done by mouse or by keyboard. What can be used on the table now has a dotted edge, and where it can go glows; what an action would bring is told over its target before a piece is let go.
book-controls-mouse = Mouse
book-controls-drag = Take a novice, favour token or shrine and let it go on its target. A click on the piece and another on the target do the same.
    .lead = Drag
book-controls-click = On a button: the action begins and its places glow. On a line of the chronicle: the table shows the position of that time.
    .lead = Click
book-controls-wheel = The mouse wheel brings the table nearer and farther away. With a novice in the hand it takes up more of them, over the chronicle it turns back to earlier lines.
    .lead = Mouse wheel
book-controls-right = The right button explains what lies under the pointer and leads to its chapter. With a piece in the hand it puts that back.
    .lead = Right button
book-controls-near = In the near view dragging the sea moves what is seen. A double click brings a place near or shows the whole table again.
    .lead = Near view
book-controls-keyboard = Keys
book-controls-actions = Every action has a key of its own, shown on its button. Tab and arrow keys go from place to place, Enter picks, digits answer a question. Esc takes back what is not played yet and otherwise opens the menu.

## The example round: sentences about a round that plays by itself; Yellow and Red are orders.

lesson-example-title = An Example Round
lesson-example-start = A round as practised orders play it, from the preset start. The guardian stands on the 6: that is what each consecration brings now. Yellow begins.
lesson-example-recruit = Both fetch novices from the reserve first. It brings nothing in this turn, but every new novice acts for five more rounds.
lesson-example-appoint = Yellow appoints a novice of the Novice Island to tile 8, the higher of the two released numbers. One steps onto the tile, the other is inactive.
lesson-example-both = Tile 6 is Yellow’s now too. Red could only reach the next group in this round, which costs the favour token “Bribery”.
lesson-example-journey = Red sends a novice to the Sailboat Island, where the red shrine stands. In the next round one is enough there for an appointment.
lesson-example-consecrate = The first consecration: 6 influence at once, and no novice becomes inactive for it. In the next round it would be only 5.
lesson-example-herbs = With the favour token “Herbs” Red makes two novices active again. So they act a second time in this round.
lesson-example-book = Yellow has consecrated the novice on the 8 too and now fetches a book there. With two players the first one brings 2 influence, and the red novice on the 3 is left without protection.
lesson-example-candles = With nothing better left to do, an order meditates. Red still has an active novice with the Moon Priestess and Yellow has none: a quick end suits Red.
lesson-example-scored = The scoring: Red gets 5 from the Moon Priestess and 1 from the temple. Yellow gets 3 from the temple and loses 2 to the apostate. It is 20 to 12 now; Red begins the next round.
lesson-example-leave = Back to the rules book
