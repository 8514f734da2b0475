### Was sich am Tisch vergleichen lässt, bevor jemand wählt.

bar-outlook = Vergleich
outlook-nothing = Jetzt gibt es nichts zu vergleichen. Das Blatt hilft dort, wo die Folgen jeder Wahl feststehen.
