### Co można porównać przy stole przed wyborem.

bar-outlook = Porównanie
outlook-nothing = Teraz nie ma czego porównywać. W porównuje, do czego prowadzi każdy wybór. W grze jednoosobowej działa to na początku każdej rundy.
