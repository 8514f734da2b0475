### Die fünf Lektionen: je Schritt höchstens zwei kurze Sätze, niemand wird angesprochen.
### -but: was nach einem anderen erlaubten Zug gesagt wird, der dann zurückgenommen wird.

## 1 Anführer und Plättchen

lesson-leaders-title = Anführer und Plättchen
lesson-leaders-aim = Wie ein Königreich entsteht, und wer den Punkt für ein Plättchen bekommt.
lesson-leaders-learnt = Ein Anführer steht neben einem Tempel und bekommt in seinem Königreich die Punkte seiner Farbe. Der König bekommt auch die der Farben, deren Anführer dort fehlt.
lesson-leaders-king = Gespielt wird mit dem Reiher, und Anführer stehen immer neben einem Tempel. Den König auf ein leuchtendes Feld neben dem Tempel in der Mitte des Plans ziehen.
lesson-leaders-king-but = Das geht auch, aber den Anfang soll hier der König machen, neben dem Tempel in der Mitte des Plans.
lesson-leaders-king-but-leader = Das geht auch, aber zuerst kommt der König. Er bekommt auch die Punkte der Farben, deren Anführer in seinem Königreich fehlt.
lesson-leaders-settle = Siedlungen sind schwarz wie der König. Eine davon auf ein Feld an seinem Königreich ziehen: Das bringt 1 schwarzen Punkt.
lesson-leaders-settle-but = Das geht auch, aber hier geht es um einen schwarzen Punkt: mit einer Siedlung am Königreich des Königs.
lesson-leaders-settle-but-away = Das geht auch, aber dort bekommt niemand einen Punkt. Die Siedlung gehört an das Königreich des Königs.
lesson-leaders-farm = Bauernhöfe sind blau und liegen nur auf dem Fluss. Einen auf den Fluss am Königreich des Reihers ziehen: Ein Bauer fehlt dort, also bekommt der König den blauen Punkt.
lesson-leaders-farm-but = Das geht auch, aber hier geht es um einen blauen Punkt: mit einem Bauernhof auf dem Fluss am Königreich des Königs.
lesson-leaders-farm-but-away = Das geht auch, aber dort bringt er dem Reiher keinen Punkt. Der Bauernhof gehört auf den Fluss am Königreich des Königs.
lesson-leaders-weakest = Der Reiher hat nun je 1 Punkt in Schwarz und Blau, aber keinen in Rot und Grün. Am Ende zählt nur die eigene schwächste Farbe, bisher also 0: Alle vier müssen wachsen.

## 2 Königreiche und Aufstand

lesson-revolt-title = Königreiche und Aufstand
lesson-revolt-aim = Wie aus zwei Königreichen eines wird, und warum darin nie Platz für zwei Priester ist.
lesson-revolt-learnt = Beim Aufstand zählen die Tempel neben jedem Anführer und rote Plättchen aus der Hand. Bei Gleichstand gewinnt der Verteidiger; der Gewinner bekommt 1 roten Punkt.
lesson-revolt-two = Was aneinander liegt, gehört zusammen, und mit einem Anführer ist es ein Königreich. Hier sind es zwei: eines mit dem König des Reihers, eines mit dem Priester des Widders.
lesson-revolt-join = Ein Plättchen auf dem Feld dazwischen verbindet die beiden: eines dorthin ziehen. Punkte gibt es dafür nicht, und König und Priester vertragen sich: Sie haben verschiedene Farben.
lesson-revolt-join-but = Das geht auch, aber hier soll aus den zwei Königreichen eines werden. Ein Plättchen auf dem Feld dazwischen verbindet sie.
lesson-revolt-priest = Jeden roten Punkt bekäme hier nun der Priester des Widders. Den eigenen Priester auf das beleuchtete Feld ziehen: Beim Aufstand zählen die Tempel daneben, zwei gegen einen.
lesson-revolt-priest-but = Das geht auch, aber dann bekommt der Priester des Widders jeden roten Punkt dieses Königreichs. Der Priester des Reihers kann ihn vertreiben.
lesson-revolt-priest-but-weak = Das geht auch, aber dort liegt der Priester des Reihers nicht vorn. Neben dem beleuchteten Feld liegen zwei Tempel, neben dem Priester des Widders nur einer.
lesson-revolt-commit = Der Widder kann noch Tempel aus der Hand auslegen, und bei Gleichstand gewinnt der Verteidiger. Sicherer ist es, einen Tempel aus der Hand auf den kämpfenden Priester zu ziehen.
lesson-revolt-commit-but = Das geht auch, aber nun genügt dem Widder ein einziger Tempel aus der Hand zum Gleichstand, und dann gewinnt der Verteidiger.
lesson-revolt-won = Der Widder hat nur einen Tempel ausgelegt: Sein Priester kehrt hinter den Sichtschirm zurück, und der Reiher bekommt 1 roten Punkt. Alle ausgelegten Plättchen sind aus dem Spiel.

## 3 Krieg

lesson-war-title = Krieg
lesson-war-aim = Was geschieht, wenn ein Plättchen Königreiche mit gleichfarbigen Anführern verbindet.
lesson-war-learnt = Im Krieg zählen alle Plättchen der Farbe auf der eigenen Seite und weitere aus der Hand. Anführer und Plättchen des Verlierers kommen vom Plan, jedes für 1 Punkt.
lesson-war-sides = Ein Händler des Reihers und einer des Widders halten je ein Königreich mit zwei Märkten. Ein Plättchen dazwischen verbindet beide, und zwei Händler in einem Königreich, das heißt Krieg.
lesson-war-join = Das Verbindungsplättchen zählt für niemanden, ein Markt ist dafür zu schade. Einen Tempel oder eine Siedlung auf das Feld zwischen den Königreichen ziehen.
lesson-war-join-but = Das geht auch, aber gemeint ist der Krieg der Händler: mit einem Plättchen auf dem Feld zwischen ihren Königreichen.
lesson-war-join-but-market = Das geht auch, aber das Verbindungsplättchen zählt für niemanden. Dieser Markt würde im Krieg fehlen.
lesson-war-commit = Zwei Märkte gegen zwei: Bei Gleichstand gewinnt der Widder als Verteidiger, und er kann auch noch auslegen. Beide Märkte aus der Hand auf den Händler des Reihers ziehen.
lesson-war-commit-but = Das geht auch, aber der Widder kann ebenfalls Märkte auslegen, und dem Verteidiger genügt ein Gleichstand. Es braucht beide.
lesson-war-fallen = 4 gegen 3: Der Händler des Widders und beide Märkte auf seiner Seite sind fort. Der Reiher bekommt 3 grüne Punkte, 1 für den Händler und 1 für jeden Markt.
lesson-war-defend = Nun verbindet der Widder zwei Königreiche mit Königen und führt 2 zu 1. Dem Verteidiger genügt ein Gleichstand: eine Siedlung auf den König des Reihers ziehen.
lesson-war-defend-but = Das geht auch, aber dann gewinnt der Widder, und der König und seine Siedlung sind verloren.
lesson-war-defend-but-more = Das geht auch, aber eine Siedlung genügt: Bei Gleichstand gewinnt der Verteidiger. Jedes ausgelegte Plättchen ist weg.
lesson-war-held = Der Reiher bekommt 2 schwarze Punkte mitten im Zug des Widders. In einem roten Krieg blieben Tempel mit einem Schatz oder neben einem Anführer liegen.

## 4 Monumente und Schätze

lesson-monuments-title = Monumente und Schätze
lesson-monuments-aim = Wozu vier Plättchen im Quadrat gut sind, und was nur der Händler kann.
lesson-monuments-learnt = Ein Monument bringt Anführern seiner beiden Farben nach jedem Zug ihres Besitzers Punkte. Der Händler nimmt alle Schätze eines Königreichs bis auf einen.
lesson-monuments-square = Drei Tempel und ein freies Feld bilden ein Quadrat. Einen Tempel auf dieses Feld ziehen: Vier Plättchen einer Farbe können ein Monument tragen.
lesson-monuments-square-but = Das geht auch, aber hier soll das Quadrat voll werden, mit einem vierten Tempel.
lesson-monuments-build = Eine Farbe des Monuments muss Rot sein wie die Tempel. In diesem Königreich stehen Priester und Händler des Reihers: das rot-grüne anklicken, es bringt beiden etwas.
lesson-monuments-build-but = Das geht auch, aber von den Farben dieses Monuments hat der Reiher hier nur den Priester. Das rot-grüne bringt auch dem Händler etwas.
lesson-monuments-build-but-decline = Das geht auch, aber auf diesen vier Plättchen ließe sich dann nie mehr bauen.
lesson-monuments-flipped = Die vier Tempel sind umgedreht und helfen niemandem mehr. Priester und Händler bleiben, denn neben ihnen liegt noch ein anderer Tempel.
lesson-monuments-river = Jenseits des Flusses liegt ein Tempel mit einem Schatz, der niemandem gehört. Einen Bauernhof auf den Fluss dazwischen ziehen: Das verbindet den Tempel mit dem Königreich des Händlers.
lesson-monuments-river-but = Das geht auch, aber der Schatz jenseits des Flusses ist gleich zu haben, mit einem Bauernhof dazwischen.
lesson-monuments-treasure = Am Ende des Zuges hat der Händler den Schatz genommen; der letzte bleibt immer liegen. Am Ende der Partie zählt er für die schwächste Farbe des Reihers.
lesson-monuments-income = Das Monument hat 1 roten und 1 grünen Punkt gebracht. Das tut es nach jedem Zug des Reihers, solange beide Anführer in seinem Königreich stehen.

## 5 Katastrophen und das Ende

lesson-ending-title = Katastrophen und das Ende
lesson-ending-aim = Wozu Katastrophen und das Tauschen gut sind, und wann die Partie aus ist.
lesson-ending-learnt = Die Partie endet, wenn eine Hand nicht mehr aufgefüllt werden kann oder höchstens zwei Schätze auf dem Plan liegen. Dann zählt die eigene schwächste Farbe.
lesson-ending-strike = Neben dem König des Widders liegt ein einziger Tempel, und auf ihm kein Schatz. Eine Katastrophe darauf ziehen: Das Feld ist dann für immer zerstört.
lesson-ending-strike-but = Das geht auch, aber der König des Widders hat noch seinen Tempel. Ohne einen kehrt er am Ende des Zuges hinter den Sichtschirm zurück.
lesson-ending-swap = Der Reiher hat drei Bauernhöfe, aber keinen Markt und keinen grünen Punkt. Alle drei Bauernhöfe auf den Beutel ziehen und „{ ACTION("done") }“ drücken: Dafür kommen ebenso viele neue Plättchen.
lesson-ending-swap-but = Das geht auch, aber hier geht es um neue Plättchen: Die drei Bauernhöfe sollen getauscht werden.
lesson-ending-swap-but-number = Das geht auch, aber gemeint sind alle drei Bauernhöfe und sonst kein Plättchen.
lesson-ending-bag = Der Widder musste den König neu einsetzen. Im Beutel ist nur noch 1 Plättchen: Lässt sich nach einem Zug eine Hand nicht mehr auffüllen, ist die Partie aus.
lesson-ending-market = Das Tauschen hat Märkte gebracht, und Grün ist die schwächste Farbe des Reihers. Einen Markt an das Königreich des Königs ziehen: Er bekommt den Punkt.
lesson-ending-market-but = Das geht auch, aber Grün bleibt bei 0, und es zählt nur die schwächste Farbe.
lesson-ending-end = Nun hat der Reiher in jeder Farbe 1 Punkt, also zählt 1. Schätze kommen zur schwächsten Farbe dazu, und bei Gleichstand entscheidet die zweitschwächste.

## Die ersten Runden einer echten Partie

lesson-first-round = Die ersten drei Runden
lesson-first-round-aim = Eine echte Partie gegen den Computer; in den ersten drei Runden sagt ein Begleiter, was sich lohnt und warum.
lesson-first-round-over = Drei Runden sind geschafft, von hier an geht es allein. Ein Rechtsklick erklärt jedes Ding. Alle vier Farben sind gefragt: Nur die schwächste zählt.
guide-king = Den König auf das beleuchtete Feld neben einem Tempel ziehen. Er gründet ein Königreich und bekommt die Punkte jeder Farbe, deren Anführer dort fehlt.
guide-leader = Jetzt { LEADER($leader, case: "the") } auf das beleuchtete Feld im Königreich des Königs ziehen: { TILE($tile, case: "plural") }, die dort eingesetzt werden, bringen dann ihm die Punkte.
guide-tile = { TILE($tile) } auf das beleuchtete Feld ziehen: Am eigenen Königreich bringt das sofort { points-of }.
guide-swap = Nichts auf der Hand bringt gerade Punkte. { count-tiles } einer Farbe auf den Beutel ziehen und „{ ACTION("done") }“ drücken: Ebenso viele neue Plättchen werden gezogen.
guide-commit = { $count ->
    [0] Es braucht kein Plättchen: { $defends ->
        [yes] Bei Gleichstand gewinnt der Verteidiger.
       *[no] Der Angreifer liegt auf dem Tisch schon vorn.
     } Was dazukommt, ist in jedem Fall weg.
   *[other] { tiles-of } aus der Hand auf den eigenen Anführer ziehen: { $defends ->
        [yes] Bei Gleichstand gewinnt der Verteidiger.
       *[no] Der Angreifer braucht eins mehr als der Verteidiger.
     }
 }
guide-yield = Für diesen Konflikt reicht die Hand nicht. Nichts dazulegen: Solche Plättchen sind in jedem Fall weg.
guide-war = Mit dem Krieg um { COLOUR($colour) } beginnen: Was er entfernt, kann den nächsten verändern.
guide-build = Das { MONUMENT($monument) } bauen: Es bringt Anführern seiner beiden Farben im Königreich in jedem Zug einen Punkt.
guide-leave = Den beleuchteten Schatz anklicken: Er bleibt liegen. Die anderen werden genommen und zählen für die eigene schwächste Farbe.
