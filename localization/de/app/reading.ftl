### Das Regelbuch: um seine Kapitel herum.

reading-heading = Regelbuch
reading-back = Zurück
reading-close = Schließen
# Neben dem Namen der Werte, die jemand berichtigt hat, über jedem Kapitel.
reading-own-values = Diese Partie hat diese gedruckten Werte. Das Regelbuch nennt die mitgelieferten; ein Rechtsklick am Tisch nennt die der Partie.

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
