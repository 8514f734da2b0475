### Gedruckte Werte verbessern: Felder des Bildes, und was an ihnen falsch ist.

new-game-board = { $own ->
    [yes] Werte: { $name }
   *[no] { printed-shipped }
 }
# Nach einer Runde, einer Zahl von Spielern oder dem Solospiel.
printed-variant = { $told } · { $name }

printed-why = Nicht alles, was auf dem Brettspiel steht, war für diese Ausgabe bekannt. Wer es besitzt, kann es hier berichtigen und damit spielen. Ein Schloss zeigt, was bekannt ist.
printed-choose = Im Bild lassen sich ein Feld eines Tempelteils, ein Sitz im Priesterrat, die Mondpriesterin oder eine Insel der vorgegebenen Startaufstellung wählen.
printed-is-known = Aus den Regeltexten bekannt: Das bleibt, wie es ist.
printed-tile-swaps = Wo die neue Zahl bisher stand, steht dann die alte.
# $number: what was typed; $least and $most: what is possible in this field.
printed-refused = { $number } ist hier nicht möglich: { $least } bis { $most }.
printed-symbol-of-tile = Symbol
printed-priestess = Die Mondpriesterin für zwei oder drei Spieler zieht { $first } Inseln weiter und bringt { $first } für den ersten Platz.
printed-place = { $number ->
    [2] Zweiter Platz
   *[3] Dritter Platz
 }
printed-first-position = Hier stehen die Mondpriesterin und zwei Novizen jedes Ordens, so sagen es die Regeltexte.
printed-figures-here = Hier beginnt auch

# Namen der Felder.
printed-field = { $board }, Feld { $number }
printed-symbol = Symbol { island-name }
printed-seat = Priesterrat, Sitz { $number }
printed-council = Priesterrat
printed-position = Startaufstellung, Platz { $number }
printed-order = Startaufstellung, { order-name }

# Was an einem Feld falsch ist.
printed-fault = { $field }: { $problem }
printed-known = muss so sein, wie es die Regeltexte sagen
printed-rising = ein späterer Platz darf nicht mehr bringen als der davor
printed-falling = darf nicht weniger wert sein als der Sitz davor
printed-one-token = muss bei zwei und bei drei Spielern gleich sein
printed-seat-value = ein Sitz muss 6 wert sein
printed-one-low = muss genau eines der Plättchen 1 bis 4 haben
printed-path = 28, 25, 23 und 21 liegen auf dem gelben oder blauen Tempelteil, 27, 26, 24 und 22 auf dem roten oder grünen
printed-four-tiles = muss auf genau vier Plättchen stehen
printed-places = braucht eine Kultstätte, vier Paare von Novizen und zwei Gunstmarken
printed-first-island = auf dem ersten Platz stehen zwei Novizen jedes Ordens und die Mondpriesterin
