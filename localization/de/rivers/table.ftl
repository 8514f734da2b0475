### What stands on the table itself: the top bar and the panels of the seats.

table-actions = Aktionen
# A seat that is to act, in its panel.
panel-turn = am Zug
level-name = Stufe { $level }
