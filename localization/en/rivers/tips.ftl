### Tips of the first game: at most two short sentences each. Only one is shown at a time.

tip-goal = Points come in four colours, and in the end only the own weakest colour counts. Whoever gathers all four evenly wins.
tip-leader = To begin: drag a ringed leader beside a temple, for example onto the ringed cell. There it founds a kingdom and gains the points of its colour; a second leader or a tile may follow.
tip-tile = A tile beside this kingdom brings 1 point of its colour to the leader of that colour. It doesn’t matter who places it.
tip-second = One action is left: another leader or a tile. “End turn” gives it up.
tip-king = The king also gains the points of colours whose leader is missing in his kingdom. Where another player’s leader of that colour stands, that one gains them.
tip-exposed = This leader hangs on a single temple: more temples beside it help against revolts. Without any it goes back to the supply at the end of the turn.
tip-farm = Farms belong on the river only, everything else on land. The river often joins what the land separates.
tip-treasures = The trader takes a kingdom’s treasures, all but one, as soon as there are several. Each counts for the weakest colour in the end.
tip-swap = Several tiles of one colour and no use for them? Swapping costs an action and brings new ones.
tip-catastrophe = A catastrophe cuts kingdoms apart and can take a leader’s temple away. There are only two of them for the whole game.
tip-commit = Tiles from the hand help, but are lost in any case. A tie goes to the defender.
tip-order = The first war can change the second: whoever is cut off does not fight any more. Often the war that is surely won comes first.
tip-monument = A monument pays its two colours to leaders of the kingdom every turn. But the four tiles support nobody any more, and leaders may lose their temples.
tip-leave = One treasure always stays on the map. It is worth leaving one that is safe in the own kingdom.
