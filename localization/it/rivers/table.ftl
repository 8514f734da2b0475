### What stands on the table itself: the top bar and the panels of the seats.

table-actions = Azioni
# A seat that is to act, in its panel.
panel-turn = gioca ora
level-name = Livello { $level }
