### Words on the table itself: top bar, panels, chronicle. Short: the places are narrow.

table-title = Luna
table-round = Round
table-preparation = Preparation
table-guardian = Guardian
table-candles = Candles

# In an order's panel: it is to act.
panel-turn = to act
# Before the novices and shrines that are still off the table.
panel-supply = Reserve
# Place in the council's order of rank, and the value of the seat at the end of the game.
panel-council = Council: rank { $rank }, worth { $value }
