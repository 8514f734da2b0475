### Co można porównać przy stole przed wyborem.

bar-outlook = Porównanie
outlook-nothing = Teraz nie ma czego porównywać. Arkusz pomaga tam, gdzie skutek każdego wyboru jest znany.
