### Was sich am Tisch vergleichen lässt, bevor jemand wählt.

bar-outlook = Vergleich
