### What stands on the table itself: the top bar and the panels of the seats.

table-actions = Actions
# A seat that is to act, in its panel.
panel-turn = to act
level-name = Level { $level }
