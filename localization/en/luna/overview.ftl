### The overview: the game on one sheet. **Words** between asterisks are emphasized.

overview-section = { $section ->
    [round] Six Rounds
    [actions] Actions
    [favours] Favour Tokens
    [scoring] Scoring
    [next-round] Next Round
    [end] End of the Game
    [two-players] Two Players
   *[solo] Solo Game
 }

## Course of the game

overview-round = { $step ->
    [tire] **Start of the round:** on a chosen island all active novices of the opponent become inactive, and its disc moves up one seat for each. Then the opponent consecrates a tile.
    [action] **Action phase:** clockwise, one action a turn, until the last candle is turned.
    [solo-action] **Action phase:** any number of actions, until it is ended.
    [scoring] **Scoring phase:** Moon Priestess, apostate and temple.
   *[next] **Preparation of the next round,** not after round 6.
 }
overview-preparation = **Preparation round:** one shrine on an island without a shrine{ $mode ->
    [two] , but not on Herb Island
    [solo] , but neither on the builder’s nor on Herb Island
   *[more] { "" }
 }; four pairs of novices on four other islands; one favour token from each of the two islands left.
overview-novice = { $place ->
    [on] **On** the island: active. Only active novices can be used.
   *[beside] **Beside** the island: used and inactive until the next round.
 }

## Actions: cost and effect

overview-cost = { $action ->
    [favor] 2 active novices of one island, only 1 where the order has a shrine.
    [recruit] 2 active novices of one island.
    [shrine] The token and 2 active novices on the builder’s island.
    [journey] Any number of active novices.
    [appoint] 2 active novices of the island with the tile’s symbol, only 1 where the order has a shrine.
    [consecrate] A novice on a released tile.
    [council] Any number of active novices of one island.
    [expel] Any number of active novices on the apostate’s island.
    [meditate] One candle is turned.
    [end] Possible at any time.
   *[token] The token.
 }
overview-effect = { $action ->
    [favor] They earn a favour token of this island, but no second one of a kind.
    [recruit] 1 novice from the reserve is put beside this island, inactive.
    [shrine] A shrine is built there, at most one per order and island.
    [herbs] 1 or 2 inactive novices of one island become active, but not on Herb Island.
    [journey] Each goes beside another island, inactive.
    [tides] Any number of active and inactive novices, also from the jetty, go beside other islands, inactive.
    [sail] 1 or 2 active novices of one island, or novices from the jetty, sail to another island and are active there.
    [appoint] The first steps onto the tile. It must be unoccupied and released: between guardian and jetty.
    [consecrate] Both go to the temple field with this number: influence equal to the value under the guardian. Neighbours of other orders with lower numbers and no book are displaced to the jetty, for **1** influence each.
    [book] Any book in the temple moves to a novice of the order without one and protects it from being displaced: **1** influence.
    [council] For each, the disc moves one seat forward. It lands on top of others there, but under them on the last seat.
    [expel] For each, he moves one island clockwise.
    [meditate] The last one ends the round and brings **1** influence; the start player marker passes { $mode ->
        [two] to the other order
       *[more] to the left
    }.
   *[end] Then the round is scored.
 }

## Favour tokens

overview-tokens = Each pays for the action it is named after. An order owns at most one of a kind; a used token returns to its island.
overview-token = { $favour ->
    [bribery] **Bribery:** appointment or consecration also with a tile between the guardian and the next guardian tile.
   *[novice] **Novice:** stands for one active novice in an action, but not for the one that steps onto a tile, and never to take the Novice favour.
 }

## Scoring, next round, end of the game

overview-priestess = **Moon Priestess:** active novices and shrines on her island: most bring **{ $first }** influence, second most **{ $second }**{ $seats ->
    [2] { "" }
   *[other] , third most **{ $third }**
 }.
overview-scoring = { $row ->
    [apostate] { $mode ->
        [solo] **Apostate:** the player loses **1** influence for each own novice on or beside his island and **1** more, the opponent nothing. Influence never falls below 0.
       *[other] **Apostate:** an order with novices on or beside his island loses **1** influence for each of them and **1** more. Influence never falls below 0.
    }
    [temple] **Temple:** each novice in it brings **1** influence.
   *[tie] { $mode ->
        [solo] **Ties for the Moon Priestess:** further ahead in the council wins, on the same seat the upper disc.
       *[other] **Ties:** further ahead in the council wins, on the same seat the upper disc.
    }
 }
overview-next = { $row ->
    [novices] Inactive novices become active where they are.
    [apostate] **Apostate:** to the next island with novices.
    [apostate-solo] **Apostate:** to the next island with novices of the player.
    [guardian] **Guardian:** to the next guardian tile towards the gate; the one left behind goes out of the game. Influence of a consecration, round by round:
   *[candles] All candles burn again.
 }
overview-walk = { $figure ->
    [priestess] **Moon Priestess:** { $moves } islands clockwise.
   *[builder] **Builder:** { $moves } islands clockwise.
 }
overview-end = { $row ->
    [shrine] Each shrine: **4** influence.
    [favour] Each unused favour token: **1** influence.
    [council] The value of the seat in the council:
    [win] Most influence wins; the council breaks ties.
   *[win-solo] The game is won only with more influence than the opponent.
 }

## Two players and solo

overview-two = The first book of each round brings **2** influence instead of 1. There are only three candles.
overview-solo = { $row ->
    [tile] **Its consecration:** the highest released, unoccupied tile on whose island it has an active novice.
    [book] With it, the player’s book on the lowest number goes to the opponent’s lowest tile without one, for **1** influence.
    [herbs] **Herbs:** the favour can be taken only once per round.
    [displaced] Its displaced novices go beside the island of their field’s symbol. It never pays the apostate.
    [shrine] **End of the round, from round 2:** with an active novice and no shrine on the builder’s island it gets a shrine there before the scoring.
    [level-two] **Level 2:** on his island the apostate prevents every action but expelling him.
   *[level-three] **Level 3:** on his island the apostate prevents every action, even expelling him.
 }
