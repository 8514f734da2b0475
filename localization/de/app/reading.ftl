### Das Regelbuch: um seine Kapitel herum.

reading-heading = Regelbuch
reading-back = Zurück
reading-close = Schließen

## Suche

reading-search = In den Regeln suchen
reading-none = Nichts gefunden
reading-found = { $count ->
    [one] In { $count } Kapitel gefunden
   *[other] In { $count } Kapiteln gefunden
}

## Teile des Buchs

reading-basics = Grundlagen
reading-actions = Aktionen
reading-scoring = Gunst und Wertung
reading-variants = Varianten
reading-reference = Nachschlagen
