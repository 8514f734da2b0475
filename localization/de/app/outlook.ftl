### Was sich am Tisch vergleichen lässt, bevor jemand wählt.

bar-outlook = Vergleich
outlook-nothing = Jetzt gibt es nichts zu vergleichen. W vergleicht, wozu jede Wahl führt. Im Solospiel geht das am Anfang jeder Runde.
