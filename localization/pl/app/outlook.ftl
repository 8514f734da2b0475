### Co można porównać przy stole przed wyborem.

bar-outlook = Porównanie
