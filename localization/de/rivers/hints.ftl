### Hinweise und Analysen: was zu raten ist und warum, woraus ein Vorsprung besteht, und worauf Werte beruhen.

analysis-source = { $source ->
    [settlements] Siedlungen
    [temples] Tempel
    [farms] Bauernhöfe
    [markets] Märkte
    [monuments] Monumente
    [treasures] Schätze
    [revolts] Aufstände
    [wars] Kriege
    [leaders] Anführer auf dem Plan
    [growth] Platz zum Wachsen
    [hand] Hand
   *[now] Punkte bisher
 }

advise-deed = { $deed ->
    [leader] { LEADER($leader, case: "start-object") } nach { $cell } bringen
    [move] { LEADER($leader, case: "start-object") } nach { $cell } versetzen
    [withdraw] { LEADER($leader, case: "start-object") } hinter den Sichtschirm zurückziehen
    [tile] { TILE($tile, case: "start-one") } auf { $cell } legen
    [catastrophe] Eine Katastrophe auf { $cell } legen
    [swap] { $tiles } tauschen
    [pass] Den Zug beenden
    [war] Als Nächstes den Krieg um { COLOUR($colour) } führen
    [commit] { choice-commit }
    [build] Das { MONUMENT($monument) } auf { $cell } bauen
    [decline] Kein Monument bauen
   *[leave] Den Schatz auf { $cell } liegen lassen
 }
# Um welche Art Handlung es geht und wo, bevor gesagt wird, wie.
advise-aim = { $deed ->
    [leader] Einen Anführer nach { $cell } bringen
    [move] Einen Anführer nach { $cell } versetzen
    [withdraw] Einen Anführer hinter den Sichtschirm zurückziehen
    [tile] Ein Plättchen auf { $cell } legen
    [catastrophe] Eine Katastrophe auf { $cell } legen
    [swap] Plättchen tauschen
    [pass] Den Zug beenden
    [war] Als Nächstes den Krieg um { COLOUR($colour) } führen
    [commit] { $count ->
        [0] Kein Plättchen zum Konflikt auslegen
       *[other] Plättchen zum Konflikt auslegen
    }
    [build] Ein Monument auf { $cell } bauen
    [decline] Kein Monument bauen
   *[leave] Den Schatz auf { $cell } liegen lassen
 }
# Die Handlung und der Konflikt, der mit ihr beginnt.
advise-begins = { $kind ->
    [revolt] { $deed } – Aufstand gegen { $defender }
    [order] { $deed }: { $attacker } gegen { $defender }
   *[war] { $deed } – Krieg um { COLOUR($colour) }: { $attacker } gegen { $defender }
 }
# Wie viele passende Plättchen ein Konflikt noch bekommen kann: eigene und höchstens die von $name. Ende von advise-reason.
advise-hand = { $outcome ->
    [certain] { $mine ->
        [0] Der Sieg ist sicher: { $name } kann höchstens { $theirs } dazulegen.
       *[other] Mit { $mine } aus der Hand ist der Sieg sicher: { $name } kann höchstens { $theirs } dazulegen.
     }
   *[open] { $mine ->
        [0] Die Hand kann nichts beisteuern, die von { $name } bis zu { $theirs }.
       *[other] Die Hand kann { $mine } beisteuern, die von { $name } bis zu { $theirs }.
     }
 }
advise-reason = { $reason ->
    [points] Das bringt { $points }.
    [treasures] Das bringt { count-treasures }.
    [square] Damit ist ein Viererquadrat voll: Ein Monument ist möglich.
    [revolt] Tempel auf dem Plan: { $own } gegen { $other }; bei Gleichstand gewinnt der Verteidiger. { $hand }
    [war] Anhänger auf dem Plan: { $own } gegen { $other }; bei Gleichstand gewinnt der Verteidiger. { $hand }
    [attack] Damit steht es { $own } gegen { $other }, und der Verteidiger kann noch auslegen.
    [holds] { $own } gegen { $other } genügen: Bei Gleichstand gewinnt der Verteidiger.
    [spares] Der Konflikt ist nicht zu gewinnen, und die Plättchen bleiben auf der Hand.
    [king] Dort punktet der König auch für Anführer, die fehlen.
    [leader] Dort punkten von nun an Plättchen dieser Farbe.
    [destroys] Sie zerstört ein Plättchen.
   *[ends] Das beendet die Partie.
 }

hint-expected = Gerechnet bis zum nächsten eigenen Zug; knappe Farben zählen mehr.

review-about = Jede Entscheidung wird mit der besten verglichen, die der Computer aus dem findet, was am Platz zu sehen war. Die größten Verluste werden zweimal angesehen.
review-tab = { $tab ->
    [turning] Wendepunkte
    [lately] Zuletzt verloren
   *[orders] Nach Spielern
 }
review-kind = { $kind ->
    [chances] Siegchance
   *[points] Erwartete schwächste Farbe
 }
review-values = { $kind ->
    [chances] Chance auf den Sieg
    [order] Vermutliche Reihenfolge am Ende
   *[points] Am Ende zu erwartende schwächste Farbe
 }
review-band = ± sagt, um wie viel Werte im Mittel danebenliegen: bei Aktionen bis zum nächsten eigenen Zug, beim Verlauf am Ende der Partie.
review-note = Jede Aktion wurde mit mehreren gedachten Händen und Beuteln bis zum nächsten eigenen Zug weitergespielt, mit zehnmal so vielen, wo am meisten verloren ging. Der Verlauf kennt alle Punkte und Hände.
