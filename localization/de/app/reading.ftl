### Das Regelbuch: um seine Kapitel herum.

reading-heading = Regelbuch
reading-back = Zurück
reading-close = Schließen

overview-title = Übersicht
overview-hint = Jeder Eintrag führt zu seinem Kapitel im Regelbuch. O oder Esc schließt das Blatt.

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
