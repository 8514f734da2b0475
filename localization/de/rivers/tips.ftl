### Tipps der ersten Partie: höchstens zwei kurze Sätze. Gezeigt wird immer nur einer.

tip-goal = Punkte gibt es in vier Farben, und am Ende zählt nur die eigene schwächste. Wer alle vier gleichmäßig sammelt, gewinnt.
tip-leader = Zu Beginn: einen umringten Anführer neben einen Tempel ziehen, etwa auf das umringte Feld. Dort gründet er ein Königreich und bekommt die Punkte seiner Farbe; als zweite Aktion folgt noch einer oder ein Plättchen.
tip-tile = Ein Plättchen an diesem Königreich bringt dem Anführer seiner Farbe dort 1 Punkt. Wer es einsetzt, spielt keine Rolle.
tip-second = Noch eine Aktion: ein weiterer Anführer oder ein Plättchen. „Zug beenden“ verzichtet darauf.
tip-king = Der König bekommt auch die Punkte der Farben, deren Anführer in seinem Königreich fehlt. Steht dort ein fremder Anführer dieser Farbe, bekommt sie der.
tip-exposed = Dieser Anführer hängt an einem einzigen Tempel: Mehr Tempel daneben helfen gegen Aufstände. Ganz ohne Tempel kehrt er am Ende des Zuges in den Vorrat zurück.
tip-farm = Bauernhöfe gehören nur auf den Fluss, alles andere auf Land. Oft verbindet der Fluss, was das Land trennt.
tip-treasures = Der Händler nimmt die Schätze eines Königreichs bis auf einen, sobald dort mehrere liegen. Jeder zählt am Ende für die schwächste Farbe.
tip-swap = Viele Plättchen einer Farbe und nichts damit anzufangen? Tauschen kostet eine Aktion und bringt neue.
tip-catastrophe = Eine Katastrophe trennt Königreiche und kann einem Anführer den Tempel nehmen. Es gibt nur zwei für die ganze Partie.
tip-commit = Plättchen aus der Hand helfen, sind aber in jedem Fall weg. Bei Gleichstand gewinnt der Verteidiger.
tip-order = Der erste Krieg kann den zweiten verändern: Wer dabei abgeschnitten wird, kämpft nicht mehr. Oft kommt zuerst der Krieg, der sicher gewonnen wird.
tip-monument = Ein Monument bringt Anführern seiner beiden Farben im Königreich jeden Zug Punkte. Die vier Plättchen helfen aber niemandem mehr, und Anführer können ihre Tempel verlieren.
tip-leave = Ein Schatz bleibt immer auf dem Plan. Es lohnt sich, einen zu lassen, der im eigenen Königreich sicher liegt.
