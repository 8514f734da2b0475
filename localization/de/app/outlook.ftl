### Was sich am Tisch vergleichen lässt, bevor jemand wählt.

bar-outlook = Vergleich
outlook-nothing = Jetzt gibt es nichts zu vergleichen. W zeigt nebeneinander, wozu jede Wahl führt. Im Solospiel geht das am Anfang jeder Runde.
