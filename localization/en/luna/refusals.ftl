### Why something is not allowed: one sentence for every reason of the rules, never in the second person.
### $island and $needed_island are islands, $favour a favour, $order the display name of an order, the rest numbers.

refusal-game-over = The game is over.
refusal-preparation-first = The preparation round comes first.
refusal-preparation-over = The preparation round is over.
refusal-shrine-first = First, every order places one shrine.
refusal-pairs-now = Now the four pairs of novices are placed.
refusal-tire-first = First, an island is chosen on which the opponent’s novices become inactive.
refusal-tire-over = The opponent’s island is chosen only at the start of a round.
refusal-solo-only = Only the solo game has this.
refusal-no-candles-in-solo = The solo game has no candles; the round ends with the button “End round”.
refusal-travel-open = { $kind ->
    [journey] The journey has begun; nothing else is possible until “{ ACTION("done") }” ends it.
   *[tides] The tides have begun; nothing else is possible until “{ ACTION("done") }” ends them.
 }
refusal-nothing-begun = Neither a journey nor the tides have begun, so there is nothing to end.
refusal-shrine-island-taken = { $order } has a shrine { ISLAND($island, case: "on") }, and in the preparation round every island takes only one.
refusal-herbs-island-banned = With 2 players and in the solo game the first shrine may not stand on Herb Island.
refusal-pairs-on-own-shrine = The order’s own shrine stands { ISLAND($island, case: "on") }; no pair is placed there.
    .you = Your own shrine stands { ISLAND($island, case: "on") }; no pair is placed there.
refusal-blocked-by-apostate = The apostate stands { ISLAND($island, case: "on") } and blocks this action there.
refusal-token-not-owned = This takes the { FAVOUR($favour) } token, which the order does not have.
    .you = This takes the { FAVOUR($favour) } token, which you do not have.
refusal-favour-owned = The order already has the { FAVOUR($favour) } token; no order may have two of a kind.
    .you = You already have the { FAVOUR($favour) } token; nobody may have two of a kind.
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
refusal-own-shrine-there = Shrines are built only where the builder stands: { ISLAND($island, case: "on") }. The order already has its one shrine there.
    .you = Shrines are built only where the builder stands: { ISLAND($island, case: "on") }. You already have your one shrine there.
refusal-not-on-herbs-island = Herbs wake nobody on Herb Island itself.
refusal-tile-not-in-game = Tile { $tile } is not in this game.
refusal-tile-in-temple = Tile { $tile } is already in the temple.
refusal-tile-not-in-temple = Field { $tile } is empty; a book goes to a novice of this order in the temple that has none.
    .you = Field { $tile } is empty; a book goes to one of your novices in the temple that has none.
refusal-tile-occupied = { $order } has a novice on tile { $tile }.
refusal-tile-not-released = Tile { $tile } is not released: it does not lie between the guardian and the jetty.
refusal-needs-bribery = Tile { $tile } is not released yet; this takes the Bribery token.
refusal-no-own-novice-on-tile = The order has no novice on tile { $tile }.
    .you = You have no novice on tile { $tile }.
refusal-no-book-there = There is no book on field { $tile }.
refusal-book-already-there = The novice on field { $tile } already has a book.
refusal-not-own-novice = A book goes only to one of the order’s own novices, and none of them stands on field { $tile }.
    .you = A book goes only to one of your own novices, and none of them stands on field { $tile }.
refusal-beyond-last-seat = { $left ->
    [0] The disc has already reached the last seat of the council.
    [one] Only { $left } seat of the council is left ahead of the disc.
   *[other] Only { $left } seats of the council are left ahead of the disc.
 }
refusal-none-to-tire = The opponent has no active novice { ISLAND($island, case: "on") }.

## What is in the way of all the actions that a button or a gesture could mean

# Added in brackets where novices that would do are on the island that the apostate blocks.
besides-blocked = { $blocked ->
    [none] { "" }
   *[other] { " " }(not counting { ISLAND($blocked, case: "the") }, which the apostate blocks)
 }
refusal-no-favour = No island whose favour can still be taken has enough active novices{ besides-blocked }.
refusal-no-recruit = { $needed ->
    [one] Even with the Novice token this takes { $needed } active novice on an island, and there is none{ besides-blocked }.
   *[other] This takes { $needed } active novices on one island, and no island has that many{ besides-blocked }.
 }
refusal-none-to-wake = There is no inactive novice beside any island other than Herb Island{ besides-blocked }.
refusal-none-active = The order has no active novice on any island{ besides-blocked }.
    .you = You have no active novice on any island{ besides-blocked }.
refusal-none-to-move = No novice is left to move, neither on or beside an island nor on the jetty{ besides-blocked }.
refusal-none-to-sail = The order has no active novice on an island and none on the jetty{ besides-blocked }.
    .you = You have no active novice on an island and none on the jetty{ besides-blocked }.
refusal-no-tile-to-appoint = { $bribery ->
    [yes] No unoccupied tile that is released or that Bribery opens has the symbol of an island with enough active novices{ besides-blocked }.
   *[no] No released, unoccupied tile has the symbol of an island with enough active novices{ besides-blocked }.
 }
refusal-none-on-path = No novice of this order stands on a tile of the path; the appointment brings one there.
    .you = None of your novices stands on a tile of the path; the appointment brings one there.
refusal-none-released = The novices of this order on the path stand on tiles that are not released yet.
    .you = Your novices on the path stand on tiles that are not released yet.
refusal-no-novice-without-book = In the temple there is no novice of this order without a book that could be given one.
    .you = In the temple you have no novice without a book that could be given one.
refusal-no-use-for-book = On field { $tile } there is neither a book nor a novice of this order without one; only to such a novice can it go.
    .you = On field { $tile } there is neither a book nor a novice of yours without one; only to such a novice can it go.
refusal-bribery-opens-nothing = In the group of tiles that Bribery opens there is neither a novice of this order nor an unoccupied tile with the symbol of an island with enough active novices{ besides-blocked }.
    .you = In the group of tiles that Bribery opens there is neither a novice of yours nor an unoccupied tile with the symbol of an island with enough active novices{ besides-blocked }.
refusal-bribery-none-for = Bribery opens no unoccupied tile that takes novices { ISLAND($island, case: "from") }.
refusal-novice-token-idle = The Novice token stands for one of the novices that an action uses; no such action is possible here now.
refusal-inactive-need-token = Inactive novices rest until the next round. Only the Herbs or Tides token moves them before that, and the order has neither.
    .you = Inactive novices rest until the next round. Only the Herbs or Tides token moves them before that, and you have neither.
refusal-jetty-needs-token = Only the Tides or Sailboat token brings novices from the jetty to an island, and the order has neither.
    .you = Only the Tides or Sailboat token brings novices from the jetty to an island, and you have neither.

## Pieces carried to where no action takes them: what the piece or the place is for

refusal-builder-elsewhere = Shrines are built only where the builder stands: { ISLAND($needed_island, case: "on") }, not { ISLAND($island, case: "on") }.
refusal-apostate-elsewhere = The apostate is expelled only by novices of his own island: { ISLAND($needed_island, case: "the") }, not { ISLAND($island, case: "the") }.
refusal-wrong-symbol = Tile { $tile } takes novices { ISLAND($needed_island, case: "from") }, not { ISLAND($island, case: "from") }.
refusal-wrong-field = Tile { $tile } belongs on field { $tile }, not on field { $field }.
refusal-wrong-favour-island = This favour takes novices { ISLAND($needed_island, case: "from") }, not { ISLAND($island, case: "from") }.
refusal-not-your-piece = This piece belongs to { $order }.
refusal-pair-there-already = A pair has already been placed { ISLAND($island, case: "on") }; each goes to a different island.
refusal-bribery-elsewhere = Bribery opens only the tiles between the guardian and the next guardian tile; tile { $tile } is not one of them.
refusal-tile-goes = The novice on tile { $tile } goes to field { $tile } in the temple: that is its consecration.
refusal-piece-goes = { $piece ->
    [novice] Active novices go to another island, to the favour of their island, to a tile with its symbol, to the reserve, to the council or to the apostate on their island.
    [inactive] Inactive novices go only to their own island, with the Herbs token, or to another one, with the Tides token.
    [jetty] Novices on the jetty go only to an island, with the Tides or Sailboat token.
    [reserve] A novice from the reserve goes to an island; recruiting it takes active novices there.
    [pairs] Each pair of novices goes to an island.
    [shrines] A shrine goes to the builder; building it takes the Shrine token.
    [first-shrine] The first shrine goes to an island.
    [field] A book goes to the field of a novice of this order that has none.
    [favour] A favour goes to the panel of the order that takes it, or the active novices go to the favour.
    [token-shrine] The Shrine token builds a shrine: it goes to the builder.
    [token-herbs] The Herbs token makes novices active: it goes to inactive novices or to their island.
    [token-tides] First the Tides token goes to the novices that are to move, then to the island they move to.
    [token-sailboat] First the Sailboat token goes to active novices or to those on the jetty, then to the island they sail to.
    [token-bribery] First the Bribery token goes to active novices, then to a tile of the group it opens; or to a novice on such a tile, then to its field.
    [token-book] The Book of Wisdom token goes to the field of a novice of this order that has no book.
   *[token-novice] The Novice token goes to novices, a favour or a place where it stands for one novice of an action; alone it goes to the council or to the apostate.
 }
refusal-place-takes = { $place ->
    [candle] Candles are turned by a click: that is meditation.
    [field] A novice reaches the temple by the path: it is appointed to a tile there and consecrated in a later turn.
    [builder] A shrine is built with the Shrine token, which goes to the builder.
    [priestess] Nobody moves the Moon Priestess; novices go to her island, where they count in the scoring.
    [guardian] The guardian moves by himself after each round; novices go to the tiles of the path.
   *[button] Pieces go to places on the table; buttons are only clicked.
 }
refusal-stays-put = { $piece ->
    [priestess] Nobody moves the Moon Priestess: after the scoring of each round she moves on by herself.
    [builder] Nobody moves the builder: after the scoring of each round he moves on by himself.
    [apostate] The apostate is expelled: drag an active novice from his island onto him. After the scoring he moves on by himself.
    [apostate-fixed] On level 3 nobody expels the apostate: he moves on only after the scoring, by himself.
    [guardian] Nobody moves the guardian: after each round he goes to the next guardian tile by himself.
    [disc] The disc moves up when novices are dragged onto the council: one seat for each.
    [standing-shrine] A shrine stays where it stands until the end of the game.
    [in-temple] Whoever is in the temple stays there unless displaced.
    [temple-book] Only the favour token “Book of Wisdom” moves a book in the temple.
    [guardian-tile] Guardian tiles stay where they are until the guardian moves on.
    [start] The start player figure changes hands at the end of a round at most, by itself.
    [held] Own favour tokens lie in the bar below: drag or click them there.
   *[tile] A tile enters the temple only with a novice: first drag one onto it (appoint), then both onto the field (consecrate).
 }
refusal-button-waits = { ACTION($action, case: "full") }: only the glowing places lead on.
