### Correcting the printed values: fields of the picture, and what is wrong with them.

new-game-board = { $own ->
    [yes] Values: { $name }
   *[no] { printed-shipped }
 }
# After a round, a number of players or the solo game.
printed-variant = { $told } · { $name }

printed-why = Not all that is printed on the board game was known for this edition. Who owns the box can correct it here and play with it. A lock marks what is known.
printed-choose = A field of a temple board, a council seat, the Moon Priestess or an island of the preset start can be chosen in the picture.
printed-is-known = Known from the rule texts: this stays as it is.
printed-tile-swaps = Where the new number was before, the old one takes its place.
# $number: what was typed; $least and $most: what is possible in this field.
printed-refused = { $number } is not possible here: { $least } to { $most }.
printed-symbol-of-tile = Symbol
printed-priestess = The Moon Priestess of two or three players moves { $first } islands and pays { $first } for the first place.
printed-place = { $number ->
    [2] Second place
   *[3] Third place
 }
printed-first-position = Here stand the Moon Priestess and two novices of each order, as the rule texts say.
printed-figures-here = Also starting here

# Names of fields.
printed-field = { $board }, field { $number }
printed-symbol = Symbol { island-name }
printed-seat = Council, seat { $number }
printed-council = Council
printed-position = Preset start, position { $number }
printed-order = Preset start, { order-name }

# What is wrong with a field.
printed-fault = { $field }: { $problem }
printed-known = must be as the rule texts say
printed-rising = a later place must not bring more than the one before
printed-falling = must not be worth less than the seat before
printed-one-token = must be the same with two and with three players
printed-seat-value = one seat must be worth 6
printed-one-low = must hold exactly one of the tiles 1 to 4
printed-path = 28, 25, 23 and 21 are on the yellow or the blue temple board, 27, 26, 24 and 22 on the red or the green one
printed-four-tiles = must be on exactly four tiles
printed-places = needs one shrine, four pairs of novices and two favours
printed-first-island = the first position holds two novices of each order and the Moon Priestess
