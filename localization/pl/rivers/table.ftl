### What stands on the table itself: the top bar and the panels of the seats.

table-actions = Akcje
# A seat that is to act, in its panel.
panel-turn = teraz gra
level-name = Poziom { $level }
