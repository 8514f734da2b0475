### Why something is not allowed: one sentence for every reason of the rules, never in the second person.
### $island and $needed_island are islands, $favour a favour, $order the display name of an order, the rest numbers.

refusal-game-over = The game is over.
refusal-preparation-first = The preparation round comes first.
refusal-preparation-over = The preparation round is over.
refusal-shrine-first = First, every order places one shrine.
refusal-pairs-now = Now the four pairs of novices are placed.
refusal-tire-first = First, an island is chosen on which the opponent’s novices become inactive.
refusal-tire-over = The opponent’s island is chosen only at the start of a round.
refusal-solo-only = This exists only in the solo game.
refusal-no-candles-in-solo = The solo game has no candles; the action phase ends with the button “End phase”.
refusal-travel-open = { $kind ->
    [journey] The journey has begun; nothing else is possible until it is done.
   *[tides] The tides have begun; nothing else is possible until they are done.
 }
refusal-nothing-begun = Neither a journey nor the tides have begun, so there is nothing to end.
refusal-shrine-island-taken = { $order } has a shrine { ISLAND($island, case: "on") }, and in the preparation round every island takes only one.
refusal-herbs-island-banned = With 2 players and in the solo game the first shrine may not stand on Herb Island.
refusal-pairs-on-own-shrine = The order’s own shrine stands { ISLAND($island, case: "on") }; no pair is placed there.
refusal-blocked-by-apostate = The apostate stands { ISLAND($island, case: "on") } and blocks this action there.
refusal-token-not-owned = This takes the { FAVOUR($favour) } token, which the order does not have.
refusal-favour-owned = The order already has the { FAVOUR($favour) } token; no order may have two of a kind.
refusal-herbs-taken = In the solo game the Herbs favour can be taken only once per round.
refusal-too-few-active = { $needed ->
    [one] This takes { $needed } active novice { ISLAND($island, case: "on") }; available: { $have }.
   *[other] This takes { $needed } active novices { ISLAND($island, case: "on") }; available: { $have }.
 }
refusal-too-few-inactive = { $needed ->
    [one] This takes { $needed } inactive novice { ISLAND($island, case: "beside") }; available: { $have }.
   *[other] This takes { $needed } inactive novices { ISLAND($island, case: "beside") }; available: { $have }.
 }
refusal-too-few-on-jetty = { $needed ->
    [one] This takes { $needed } novice on the jetty; available: { $have }.
   *[other] This takes { $needed } novices on the jetty; available: { $have }.
 }
refusal-all-moved-already = The novices { ISLAND($island, case: "beside") } have already moved; each moves only once.
refusal-same-island = A novice must travel to an island other than { ISLAND($island, case: "the") }.
refusal-novice-for-novice = The Novice token cannot be used to take the Novice favour.
refusal-token-cannot-enter = The Novice token cannot stand for the novice that steps onto a temple tile.
refusal-reserve-empty = The reserve holds no more novices.
refusal-no-shrine-left = The reserve holds no more shrines.
refusal-own-shrine-there = An order has only one shrine on each island, and one already stands { ISLAND($island, case: "on") }.
refusal-not-on-herbs-island = Herbs wake nobody on Herb Island itself.
refusal-tile-not-in-game = Tile { $tile } is not in this game.
refusal-tile-in-temple = Tile { $tile } is already in the temple.
refusal-tile-not-in-temple = Tile { $tile } is not in the temple.
refusal-tile-occupied = { $order } has a novice on tile { $tile }.
refusal-tile-not-released = Tile { $tile } is not released: it does not lie between the guardian and the jetty.
refusal-needs-bribery = Tile { $tile } is not released yet; this takes the Bribery token.
refusal-no-own-novice-on-tile = The order has no novice on tile { $tile }.
refusal-no-book-there = There is no book on tile { $tile }.
refusal-book-already-there = The novice on tile { $tile } already has a book.
refusal-not-own-novice = A book goes only to one of the order’s own novices, and none of them stands on tile { $tile }.
refusal-beyond-last-seat = { $left ->
    [0] The disc has already reached the last seat of the council.
    [one] Only { $left } seat of the council is left ahead of the disc.
   *[other] Only { $left } seats of the council are left ahead of the disc.
 }
refusal-none-to-tire = The opponent has no active novice { ISLAND($island, case: "on") }.
refusal-builder-elsewhere = Shrines are built only where the builder stands: { ISLAND($needed_island, case: "on") }, not { ISLAND($island, case: "on") }.
refusal-apostate-elsewhere = The apostate is expelled only by novices of his own island: { ISLAND($needed_island, case: "the") }, not { ISLAND($island, case: "the") }.
refusal-wrong-symbol = Tile { $tile } takes novices { ISLAND($needed_island, case: "from") }, not { ISLAND($island, case: "from") }.
refusal-wrong-field = Tile { $tile } belongs on field { $tile }, not on field { $field }.
refusal-wrong-favour-island = This favour takes novices { ISLAND($needed_island, case: "from") }, not { ISLAND($island, case: "from") }.
refusal-not-your-piece = This piece belongs to { $order }.
refusal-no-such-action = There is no such action in the game.
