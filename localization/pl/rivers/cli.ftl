### O co wiersz poleceń pyta tylko w Międzyrzeczu.

cli-bots = jeden gracz komputerowy na miejsce; znane: random, greedy, od level-1 do level-5
