### Help on anything at the table, beyond the cards: single pieces, parts of panels and bars, the ground.
### Each has a title, a rule in two sentences and facts.

## Pieces

help-novice-title = { $where ->
    [active] { $count ->
        [one] Active novice
       *[other] Active novices
    }
    [inactive] { $count ->
        [one] Inactive novice
       *[other] Inactive novices
    }
    [tile] Novice on a temple tile
    [temple] { $count ->
        [one] Novice in the temple
       *[other] Novices in the temple
    }
   *[jetty] { $count ->
        [one] Novice on the jetty
       *[other] Novices on the jetty
    }
 }
help-novice-rule = { $where ->
    [active] { $count ->
        [one] It stands on the island and can be used in any action. Once used, it rests beside the island until the next round.
       *[other] They stand on the island and can be used in any action. Those that are used rest beside the island until the next round.
    }
    [inactive] { $count ->
        [one] It rests beside the island and can do nothing in this round. After the scoring it is active again, where it is.
       *[other] They rest beside the island and can do nothing in this round. After the scoring they are active again, where they are.
    }
    [blocked-active] { $level ->
        [2] The apostate blocks this island: in the action phase novices here can only expel him. For the Moon Priestess they count as usual.
       *[3] The apostate blocks this island: in the action phase novices here can do nothing. For the Moon Priestess they count as usual.
    }
    [blocked-inactive] The apostate blocks this island: neither Herbs nor Tides help novices beside it in this action phase. After the scoring they are active again, where they are.
    [opponent-active] With an active novice on a tile’s island the opponent takes that tile at the start of a round. Those that are active in the scoring count for the Moon Priestess.
    [opponent-inactive] They can take no tile in this round and do not count for the Moon Priestess. After the scoring they are active again, where they are.
    [tile] It waits for its consecration, an action of its own. Until then it counts neither for the Moon Priestess nor for the apostate.
    [temple] { $count ->
        [one] It brings 1 influence in every scoring. A new novice of another order on a neighbouring field with a higher number displaces it, unless it has a book.
       *[other] Each brings 1 influence in every scoring. A new novice of another order displaces those on neighbouring fields with lower numbers that have no book.
    }
   *[jetty] { $count ->
        [one] It was displaced from the temple and can do nothing here. Only the Tides and Sailboat tokens bring it back to an island.
       *[other] They were displaced from the temple and can do nothing here. Only the Tides and Sailboat tokens bring them back to an island.
    }
 }
help-none-there = None at present.
help-on-fields = On the fields: { $tiles }
help-shrine-title = Shrine
help-coming-shrine-title = Coming shrine
help-coming-shrine-rule = The opponent builds it at the end of this round, before the scoring, if it still has an active novice here. The hammer says that it is coming, a cross that the choice pointed at prevents it.
help-coming-figure-title = { $name }: next round
help-coming-figure-rule = { $blocks ->
    [yes] Pale: it will stand here in the next round. The pale chain: this island will then be blocked.
   *[no] Pale: it will stand here in the next round.
 }
help-favour-held = This order has the token.
help-favour-missing = This order does not have the token.

## Path, council, temple

help-guardian-here = The guardian stands here now.
help-guardian-comes = The guardian comes here in round { $round }.
help-path-title = Path
help-path-rule = The guardian walks from the jetty to the gate, one guardian tile each round. What lies between him and the jetty is released; what nobody takes stays where it is.
help-tiles-free = Released and unoccupied: { $tiles }
help-none-free = No released tile is unoccupied.
help-seat-title = Seat { $seat } of the council
help-seat-worth = Worth at the end: { $count } influence
help-seat-discs = Here, the upper disc first: { $names }
help-disc-title = Disc in the council
help-board-rule = Each of the seven fields takes the tile with its number; its neighbours lie on the adjoining hexagons. A new novice displaces those of other orders with lower numbers there.
help-board-fields = Fields: { $tiles }
help-closed-board-title = Closed part of the temple
help-closed-board-rule = There are as many temple boards in the game as players, in the solo game two. The other boards stay closed, and their tiles are not on the path.
help-temple-title = Temple island
help-temple-rule = Here lie the path, the temple and the council. A novice that enters brings the guardian’s value at once and 1 influence in every scoring.
help-table-title = The table
help-table-rule = { $mode ->
    [solo] Seven priest islands lie around the temple of the Moon Priestess. The game is won with more influence than the opponent after six rounds.
   *[other] Seven priest islands lie around the temple of the Moon Priestess. The order with the most influence after six rounds wins.
 }

## Panels and bars

help-influence-title = Influence
help-influence-rule = Each order starts with 5 influence and never falls below 0. After the last round shrines, unused favour tokens and council seats are added.
help-round-title = Round
help-round-rule = { $mode ->
    [solo] In every round the opponent acts first, then the player’s order, as often as it likes. Then the round is scored and the figures move.
   *[players] In every round the orders take one action each in turn until the last candle is turned. Then the round is scored and the figures move.
 }
help-round = Round { $round } of { $rounds }
help-chronicle-title = Chronicle
help-chronicle-rule = Every action with its influence is noted here, the newest at the bottom. The mouse wheel leads back to older ones. A click on a line shows the table as it was then, on a scoring the whole scoring.
help-prompt-title = What is to be done
help-prompt-rule = This line says whose turn it is and what the turn waits for, and while something moves on the table, what is happening. What can be done now is bright on the buttons and has a dotted edge on the table.
help-card-title = Card
help-card-rule = It explains whatever the pointer is on. A right click or H opens the same text beside the thing, with its chapter of the rules.
help-bar-title = { $button ->
    [undo] Undo
    [undo-turn] Undo action
    [redo] Redo
    [menu] Menu
    [hint] Hint
    [preview] Preview of the scoring
    [outlook] Compare
    [result] Result
    [cancel] Cancel
    [confirm] End turn
    [unsaved] Not saved
    [whole] Whole table
   *[keys] Keys
 }
help-bar-rule = { $button ->
    [undo] Takes back the last step, as often as wanted. Nothing is lost: what was taken back can be redone.
    [undo-turn] Takes back the whole last action with all its steps. What was taken back can be redone.
    [redo] Repeats what was taken back. This is possible until a new action is taken.
    [menu] Leads to options, language, new game and title screen. The game is saved after every action.
    [hint] Tells, step by step, where it is worth looking, what to do there, and the whole action with its reasons, in points where these say something. How often it was asked for is told at the end; the menu switches hints off for a game.
    [preview] Shows what each order would gain if the round were scored now. Where the figures go next is shown too.
    [outlook] Shows beside the table what each choice would lead to, or no longer; pointing at an island shows it on the table itself.
    [result] Shows how the influence of each order came about. The table stays as it was at the end.
    [cancel] Takes back what is picked. Where nothing is, it takes back the whole action under way, which can be redone.
    [confirm] Ends the turn just played; only then does the next order act. Whether this is asked for is set in the options.
    [unsaved] The last actions could not be saved. A click tries again; the program itself tries again from time to time as well.
    [whole] Shows the whole table again. The mouse wheel, a double click on the water and the key Z lead nearer; dragging moves the view.
   *[keys] Everything at the table can be done with the mouse or with the keyboard. The keys of the actions are shown on their buttons.
 }

## Actions

help-possible = Possible now.
help-impossible = Not possible now:

# What a help begins with, where that is an example of the rules book.
help-example = Example: { $told }
