### Die neun Lektionen und die begleitete erste Runde: je Schritt höchstens zwei kurze Sätze, niemand wird angesprochen.
### -but: was nach einem anderen erlaubten Zug gesagt wird, der dann zurückgenommen wird; -on: zwischen den Schritten.

## 1 Novizen und eine Gunst

lesson-favour-title = Novizen und eine Gunst
lesson-favour-aim = Wer nach sechs Runden am meisten Einfluss hat, gewinnt. Den Anfang machen Novizen und eine Gunst.
lesson-favour-learnt = Zwei aktive Novizen holen die Gunst ihrer Insel, bei der eigenen Kultstätte genügt einer. Wer gehandelt hat, ist bis zur nächsten Runde inaktiv.
lesson-favour-fetch = Wer nach sechs Runden am meisten Einfluss hat, gewinnt; eine Gunst hilft dabei. Gespielt wird mit Gelb: Einen der beiden Novizen der Bücherinsel auf ihre Gunstmarke ziehen.
lesson-favour-fetch-but = Das geht auch, aber hier geht es um die Gunst der Bücherinsel. Mit ihr wird später ein Buch bewegt, und das bringt Punkte.
lesson-favour-discount = Beide sind nun inaktiv bis zur nächsten Runde. Bei der eigenen Kultstätte auf der Gezeiteninsel genügt ein Novize: auf die Gunstmarke ziehen.
lesson-favour-discount-but = Das geht auch, aber auf der Gezeiteninsel ist eine Gunst für einen einzigen Novizen zu haben.
lesson-favour-wake = Die Marke „Heilkräuter“ macht Novizen wieder aktiv. Auf die beiden neben der Bücherinsel ziehen und beide wählen: So handeln sie noch einmal.
lesson-favour-wake-but = Das geht auch, aber mehr bringt es, beide zu wecken: Das kostet keinen Novizen.

## 2 Zum Tempel

lesson-temple-title = Zum Tempel
lesson-temple-aim = Wie ein Novize auf den Weg in den Tempel kommt.
lesson-temple-learnt = Zwei Novizen bringen einen von ihnen auf ein freigegebenes Plättchen mit dem Symbol ihrer Insel. Bestechung reicht eine Gruppe weiter.
lesson-temple-path = Rund um den Tempel führt der Weg mit seinen Plättchen. Freigegeben sind die zwischen dem Wächter und dem Bootssteg, hier 7 und 5.
lesson-temple-appoint = Plättchen 5 zeigt das Segelboot. Zur Ernennung einen Novizen von der Segelbootinsel dorthin ziehen; der zweite hilft ihm und ist dann inaktiv.
lesson-temple-appoint-but = Das geht auch, aber nur vom Plättchen aus geht es in den Tempel. Die Weihe bringt in dieser Runde 6 Einfluss.
lesson-temple-appoint-but-bribery = Das geht auch, aber die Marke „Bestechung“ wird gleich noch gebraucht. Plättchen 5 kostet keine Marke.
lesson-temple-appoint-but-seven = Das geht auch, nur ist hier Plättchen 5 gemeint. Plättchen 7 nimmt gleich Rot.
lesson-temple-bribe = Rot hat Plättchen 7 besetzt. Bestechung öffnet die nächste Gruppe: einen Novizen von der Novizeninsel auf Plättchen 9 ziehen.
lesson-temple-bribe-but = Das geht auch, aber Plättchen sind knapp. Was Rot besetzt, ist vergeben.
lesson-temple-bribe-but-enter = Das geht auch, aber um die Weihe geht es in der nächsten Lektion. Hier öffnet Bestechung ein weiteres Plättchen.
lesson-temple-gate = Nach jeder Runde gibt der Wächter die nächste Gruppe frei. Sein Wert sinkt dabei von 6 bis auf 2: Wer früh kommt, bekommt mehr.

## 3 Weihe und Verdrängung

lesson-consecrate-title = Weihe und Verdrängung
lesson-consecrate-aim = Was eine Weihe bringt, und wozu ein Buch gut ist.
lesson-consecrate-learnt = Eine Weihe bringt den Wert des Wächters und verdrängt Nachbarn mit kleinerer Nummer. Davor schützt nur ein Buch.
lesson-consecrate-enter = Eine Weihe kostet keinen Novizen und bringt den Wert des Wächters, jetzt 6 Einfluss. Plättchen 5 mit seinem Novizen auf sein Feld im Tempel ziehen.
lesson-consecrate-enter-but = Das geht auch, aber nichts bringt jetzt so viel wie diese Weihe: 6 Einfluss.
lesson-consecrate-enter-but-seven = Das geht auch, aber auf Feld 7 ist gleich noch mehr zu holen. Zuerst also Plättchen 5.
lesson-consecrate-take = Den Novizen von Rot auf Feld 4 schützt ein Buch. Die Marke „Buch der Weisen“ versetzt es: von Feld 4 auf Feld 5 ziehen, das bringt 2 Einfluss.
lesson-consecrate-take-but = Das geht auch, aber solange Rot sein Buch hat, wird niemand verdrängt. Zuerst also das Buch von Feld 4.
lesson-consecrate-displace = Nun hat Rot keinen Schutz mehr. Plättchen 7 auf sein Feld ziehen: Wer dort einzieht, verdrängt Nachbarn mit kleinerer Nummer und ohne Buch.
lesson-consecrate-displace-but = Das geht auch, aber nichts bringt so viel wie diese Weihe: 6 Einfluss und 1 für die Verdrängung.
lesson-consecrate-jetty = Der verdrängte Novize steht nun auf dem Bootssteg, das war noch 1 Einfluss. Nur mit Gezeiten oder Segelboot kommt er dort wieder weg.

## 4 Reisen

lesson-journey-title = Reisen
lesson-journey-aim = Drei Arten, Novizen dorthin zu bringen, wo sie Punkte bringen.
lesson-journey-learnt = Nach einer Reise und mit den Gezeiten kommen Novizen inaktiv an, mit dem Segelboot bleiben sie aktiv. Nur Gezeiten bewegen auch Inaktive.
lesson-journey-leave = Hier steht der Abtrünnige, zwei Novizen kosten 3 Einfluss. Eine Reise braucht keine Marke: beide auf eine andere Insel ziehen.
lesson-journey-leave-on = Wer gereist ist, steht inaktiv neben der neuen Insel. Ist niemand mehr beim Abtrünnigen, beendet „{ ACTION("done") }“ die Reise.
lesson-journey-leave-but = Das geht auch, aber der Abtrünnige kostet weiter Punkte. Beide Novizen sollen von ihm fort.
lesson-journey-leave-but-expel = Das geht auch, aber hier geht es ums Reisen. Vertrieben wird der Abtrünnige in der nächsten Lektion.
lesson-journey-leave-but-tides = Das geht auch, aber die Gezeiten werden gleich noch gebraucht. Für aktive Novizen genügt eine Reise.
lesson-journey-gather = Für 5 Einfluss braucht Gelb zwei Aktive bei der Mondpriesterin. Die Marke „Segelboot“ auf zwei Novizen ziehen, diese zur Segelbootinsel, und beide wählen.
lesson-journey-gather-but = Das geht auch, aber bei der Mondpriesterin zählen nur Aktive. Zwei Novizen sollen mit dem Segelboot zu ihr.
lesson-journey-ahead = Nächste Runde steht die Mondpriesterin auf der Novizeninsel. Gezeiten bewegen auch Inaktive: die beiden, die gereist sind, dorthin ziehen.
lesson-journey-ahead-on = Beide sollen dorthin, dann sind sie in der nächsten Runde dort aktiv. „{ ACTION("done") }“ beendet die Fahrt.
lesson-journey-ahead-but = Das geht auch, aber dann fehlen Novizen auf der Novizeninsel oder dort, wo sie noch aktiv sind. Zwei Inaktive sollen dorthin.

## 5 Woher die Punkte kommen

lesson-scoring-title = Woher die Punkte kommen
lesson-scoring-aim = Mondpriesterin, Abtrünniger, Tempel: eine Wertung zum Mitspielen.
lesson-scoring-learnt = In jeder Runde zählen Mondpriesterin, Abtrünniger und Tempel. Was eine Wertung jetzt brächte, zeigt vorher die Vorschau.
lesson-scoring-priestess = Bei der Mondpriesterin zählen am Ende der Runde aktive Novizen und Kultstätten. Gelb führt 2 zu 1 und bekommt 5 Einfluss, Rot bekommt 2.
lesson-scoring-expel = Zwei Novizen beim Abtrünnigen kosten 3 Einfluss: 1 je Novize und noch 1. Einen der beiden auf ihn ziehen: Das vertreibt ihn zu Rot.
lesson-scoring-expel-but = Das geht auch, aber am besten steht der Abtrünnige auf der Bücherinsel. Dort zahlt nur Rot, und zwar 3 Einfluss.
lesson-scoring-end = Jeder Novize im Tempel bringt noch 1 Einfluss. Die letzte Zeitmarke beendet die Runde und ist auch 1 wert: hier klicken.
lesson-scoring-end-but = Das geht auch, aber besser wird diese Wertung nicht mehr. Rot könnte noch zur Mondpriesterin kommen.
lesson-scoring-paid = Aus 5 Einfluss wurden 12: 5 von der Mondpriesterin, 1 für den Tempel, 1 für die letzte Zeitmarke. Nun sind alle Novizen wieder aktiv.

## 6 Der Priesterrat

lesson-council-title = Der Priesterrat
lesson-council-aim = Wer im Priesterrat vorn ist, gewinnt jeden Gleichstand.
lesson-council-learnt = Der Priesterrat entscheidet jeden Gleichstand. Auf demselben Sitz ist vorn, wer zuletzt ankam.
lesson-council-tie = Bei der Mondpriesterin steht es 2 zu 2, also entscheidet der Priesterrat. Dort liegt die Scheibe von Rot oben: Rot bekäme 5 Einfluss, Gelb 2.
lesson-council-pass = Jeder Novize rückt die Zählscheibe einen Sitz vor. Einen von der Novizeninsel auf den Priesterrat ziehen: Er genügt hier und bringt 3 Einfluss mehr.
lesson-council-pass-but = Das geht auch, aber die 5 Einfluss bekäme weiter Rot.
lesson-council-pass-but-herbs = Das geht auch, aber dieser Novize fehlt nun bei der Mondpriesterin. Besser einer von einer anderen Insel.
lesson-council-pass-but-more = Das geht auch, aber schon ein Novize genügt. Der andere kann noch anderes tun.
lesson-council-top = Rot ist wieder vorn, einen Sitz weiter. Wer auf einem Sitz ankommt, liegt oben, darum genügt noch einmal ein Novize.
lesson-council-top-but = Das geht auch, aber die 5 Einfluss bekäme weiter Rot.
lesson-council-top-but-herbs = Das geht auch, aber dieser Novize fehlt nun bei der Mondpriesterin. Besser einer von einer anderen Insel.
lesson-council-top-but-more = Das geht auch, aber schon ein Novize genügt. Der andere kann noch anderes tun.
lesson-council-value = Am Ende der Partie ist der Sitz selbst etwas wert, dieser hier 10 Einfluss. Auch ein Gleichstand um den Sieg wird im Priesterrat entschieden.

## 7 Kultstätten und der Baumeister

lesson-shrine-title = Kultstätten und der Baumeister
lesson-shrine-aim = Wo gebaut werden darf, und warum sich das lohnt.
lesson-shrine-learnt = Eine Marke „Kultstätte“ und zwei Novizen beim Baumeister werden zur Kultstätte: 4 Einfluss am Ende, und für Gunst und Ernennung genügt dort ein Novize.
lesson-shrine-builder = Kultstätten entstehen nur dort, wo der Baumeister steht. Nach jeder Runde zieht er vier Inseln weiter.
lesson-shrine-build = Die Marke „Kultstätte“ auf den Baumeister ziehen, zwei Novizen von hier helfen. Das bringt am Ende 4 Einfluss.
lesson-shrine-build-but = Das geht auch, aber in der nächsten Runde ist der Baumeister fort. Dann wären auch die 4 Einfluss fort.
lesson-shrine-save = Ab jetzt spart die Kultstätte hier einen Novizen. Der letzte aktive holt die Gunst allein: auf die Gunstmarke ziehen.
lesson-shrine-save-but = Das geht auch, aber nirgends ist eine Gunst so billig wie hier. Ein Novize genügt.
lesson-shrine-worth = Bei der Mondpriesterin zählt eine Kultstätte in jeder Runde wie ein aktiver Novize. Je früher sie steht, desto öfter.

## 8 Zeitmarken und Tempo

lesson-tempo-title = Zeitmarken und Tempo
lesson-tempo-aim = Wann es sich lohnt, eine Runde zu beenden.
lesson-tempo-learnt = Wer wenig vorhat, beendet die Runde. In der letzten zählt nur noch, was am Ende Punkte bringt.
lesson-tempo-more = Rot hat noch 6 aktive Novizen, Gelb nur die zwei bei der Mondpriesterin. Eine Zeitmarke brennt noch.
lesson-tempo-end = Die letzte Zeitmarke beendet die Runde sofort für alle und bringt 1 Einfluss. Was Rot noch vorhat, fällt damit aus: hier klicken.
lesson-tempo-end-but = Das geht auch, aber nun kann Rot noch vom Abtrünnigen fort. Das spart ihm 3 Einfluss.
lesson-tempo-start = Wer die letzte Zeitmarke wendet, gibt den Startspieler weiter, also beginnt Rot. Es ist Runde 6, die letzte.
lesson-tempo-last = Jetzt zählt nur noch, was gleich Punkte bringt, am meisten die Weihe: 2. Einen Novizen von der Kultstätteninsel auf Plättchen 7 ziehen, fort vom Abtrünnigen.
lesson-tempo-last-but = Das geht auch, aber es bringt bis zum Ende keinen Punkt. Eine Weihe, eine Gunst oder zwei Sitze im Priesterrat bringen welche.
lesson-tempo-last-but-leave = Das geht auch und spart Punkte beim Abtrünnigen. Mehr bringt hier aber das Plättchen.
lesson-tempo-left = Am Ende kommen 4 Einfluss je Kultstätte, 1 je Gunst und der Wert des Sitzes dazu. Dann gewinnt, wer am meisten Einfluss hat.

## 9 Allein gegen den Gegenspieler

lesson-solo-title = Allein gegen den Gegenspieler
lesson-solo-aim = Was der Gegenspieler tun wird, steht immer schon fest.
lesson-solo-learnt = Der Gegenspieler nimmt das höchste freigegebene Plättchen, zu dem er einen aktiven Novizen hat. Wer die richtige Gruppe inaktiv macht, bestimmt mit, welches das ist.
lesson-solo-play = Ein Solospiel beginnen
lesson-solo-rule = Der Gegenspieler nimmt immer das höchste freigegebene Plättchen, zu dem er einen aktiven Novizen hat. Jetzt wäre das Plättchen 7.
lesson-solo-tire = Jede Runde wird zuerst eine seiner Gruppen inaktiv, dafür rückt er im Priesterrat vor. Auf diese klicken: Sie kostet im Vergleich am wenigsten, und Plättchen 7 bleibt für Gelb, 6 Einfluss.
lesson-solo-tire-but = Das geht auch, aber nun hat der Gegenspieler Plättchen 7. Gelb hätte es in dieser Runde selbst erreicht.
lesson-solo-appoint = Er nahm Plättchen 5, für gleich viel Einfluss; 7 blieb frei. Gelb handelt nun allein und so oft wie gewünscht: einen Novizen von der Kultstätteninsel auf Plättchen 7 ziehen.
lesson-solo-appoint-but = Das geht auch, aber zuerst das Plättchen: Von dort bringt die Weihe 6 Einfluss.
lesson-solo-enter = Niemand kommt dazwischen. Die Weihe bringt sofort 6 Einfluss: das Plättchen auf sein Feld ziehen.
lesson-solo-enter-but = Das geht auch, aber die 6 Einfluss der Weihe sind sofort zu haben.
lesson-solo-end = Zeitmarken gibt es hier nicht. Wer fertig ist, beendet die Runde mit diesem Knopf, dann wird gewertet.
lesson-solo-end-but = Das geht auch, und allein darf jeder Novize noch handeln. Hier genügt es, die Runde zu beenden.
lesson-solo-next = Nach sechs Runden gewinnt Gelb nur mit mehr Einfluss als der Gegenspieler. Alles, was er tun wird, lässt sich vorausberechnen.

## Die begleitete erste Runde; $points sind Punkte, $tile ein Plättchen.

guide-consecrate = Plättchen { $tile } mit seinem Novizen auf sein Feld im Tempel ziehen: Die Weihe bringt sofort { $points } Einfluss. Danach bringt der Novize in jeder Wertung 1 dazu.
guide-shrine = Die Marke „Kultstätte“ auf den Baumeister { ISLAND($island, case: "on") } ziehen: Die Kultstätte bringt am Ende 4 Einfluss. Ab jetzt genügt dort ein einziger Novize für Gunst oder Ernennung.
guide-book = Das Buch von Feld { $tile } auf Feld { $goal } ziehen; die Marke „Buch der Weisen“ erlaubt das. Es bringt { $points } Einfluss, und der Novize dort kann nicht mehr verdrängt werden.
guide-appoint = Einen Novizen { ISLAND($island, case: "from") } auf Plättchen { $tile } ziehen: Von dort aus kann er geweiht werden. Das bringt noch in dieser Runde { $points } Einfluss.
guide-apostate = Alle aktiven Novizen { ISLAND($island, case: "from") } { ISLAND($to_island, case: "onto") } ziehen; eine Reise braucht keine Marke. Hier beim Abtrünnigen würden sie in der Wertung { $points } Einfluss kosten.
guide-favour = Einen Novizen { ISLAND($island, case: "from") } auf die Gunstmarke daneben ziehen. { advise-favour }
guide-herbs = Die Marke „Heilkräuter“ auf die inaktiven Novizen { ISLAND($island, case: "beside") } ziehen. Zwei von ihnen werden wieder aktiv und handeln in dieser Runde noch einmal.
guide-council = Einen Novizen { ISLAND($island, case: "from") } auf den Priesterrat ziehen: Besseres hat er nicht mehr zu tun. Wer dort vorn liegt, gewinnt jeden Gleichstand, auch bei der Mondpriesterin.
guide-meditate = Auf die Zeitmarken klicken: Viel ist nicht mehr zu tun. Jede gewendete bringt das Ende der Runde näher, die letzte ist 1 Einfluss wert.
