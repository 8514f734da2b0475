### Tipps der ersten Partie: was ein Anfänger jetzt wissen will, in zwei oder drei kurzen Sätzen. Gezeigt wird immer nur einer.
### $mode: solo, two (zu zweit) oder more (zu dritt, zu viert); $level: Stufe des Solospiels, sonst 0. $count: was eine Weihe jetzt bringt.

tip-first-shrine = Eine eigene Kultstätte spart jedes Mal einen Novizen: Für die Gunst ihrer Insel und für eine Ernennung von dort genügt einer. Am meisten bringt sie auf einer Insel, deren Gunstmarke oder Symbol oft gebraucht wird.
tip-pairs = Zwei Novizen reichen gerade für eine Gunst oder eine Ernennung. Von den beiden leeren Inseln kommt je eine Gunstmarke; die Wahl entscheidet also auch über die ersten Marken.
tip-opponent = Inaktive Novizen ziehen nicht in den Tempel ein und zählen nicht bei der Mondpriesterin. Für jeden rückt die Zählscheibe des Gegenspielers im Priesterrat aber einen Sitz vor: Große Gruppen haben ihren Preis.
tip-goal = { $mode ->
    [solo] Das Ziel jeder Runde: einen Novizen auf ein Plättchen bringen (Ernennung) und gleich danach in den Tempel ziehen (Weihe). Das bringt sofort { count-points } und dann in jeder Wertung 1; der Wert unter dem Wächter sinkt von Runde zu Runde.
   *[other] Das Ziel jeder Runde: einen Novizen auf ein Plättchen bringen (Ernennung) und ihn in einem der nächsten Züge in den Tempel ziehen (Weihe). Das bringt sofort { count-points } und dann in jeder Wertung 1; der Wert unter dem Wächter sinkt von Runde zu Runde.
 }
tip-turn = { $mode ->
    [solo] Beliebig viele Aktionen, dann endet die Phase: etwas Leuchtendes an einen Ort ziehen oder unten einen Knopf drücken. Jeder Novize handelt nur einmal in der Runde und steht danach inaktiv neben seiner Insel.
   *[other] Ein Zug ist genau eine Aktion, dann ist der nächste Orden dran: etwas Leuchtendes an einen Ort ziehen oder unten einen Knopf drücken. Jeder Novize handelt nur einmal in der Runde und steht danach inaktiv neben seiner Insel.
 }
tip-consecrate = Jetzt weihen: den Novizen vom Plättchen in den Tempel ziehen, das kostet nichts. Er bringt sofort { count-points } und dann in jeder Wertung 1; Warten lohnt sich selten.
tip-shrine = Eine Kultstätte zählt in jeder Runde bei der Mondpriesterin, spart jedes Mal einen Novizen und bringt am Ende 4 Einfluss. Nach der Runde zieht der Baumeister weiter, dann ist die Gelegenheit auf dieser Insel vorbei.
tip-apostate = { $mode ->
    [solo] In der Wertung kostet jeder eigene Novize auf oder neben dieser Insel 1 Einfluss, alle zusammen noch 1 mehr; der Gegenspieler zahlt nie. { $level ->
        [1] Aktive können auf die Reise gehen oder den Abtrünnigen vertreiben, am besten auf eine Insel ohne eigene Novizen.
        [2] Von hier kommen sie nicht weg, aber aktive können den Abtrünnigen vertreiben, am besten auf eine Insel ohne eigene Novizen.
       *[3] Der Abtrünnige lässt sich nicht vertreiben, und in der Aktionsphase kommt niemand hier weg: Am besten ist niemand da, wenn er kommt.
    }
   *[other] In der Wertung kostet jeder eigene Novize auf oder neben dieser Insel 1 Einfluss, alle zusammen noch 1 mehr. Aktive können auf die Reise gehen oder den Abtrünnigen dorthin vertreiben, wo andere zahlen.
 }
tip-meditate = Die letzte Zeitmarke beendet die Runde sofort für alle, auch für Orden, die noch etwas vorhaben, und bringt 1 Einfluss. Danach sind alle Novizen wieder aktiv: Wer wenig zu tun hat, gewinnt durch Eile.
tip-end = Am Ende der Phase wird gewertet, danach sind alle Novizen wieder aktiv. Aktive Novizen, die auf der Insel der Mondpriesterin nichts einbringen, sind im Priesterrat mehr wert als ungenutzt.
tip-favour = { $mode ->
    [solo] Gunstmarken können, was Novizen allein nicht können: Kultstätten errichten, segeln und aktiv bleiben, inaktive Novizen wecken. Von jeder Sorte gibt es nur eine; eingesetzt lässt sie sich wieder holen.
   *[other] Gunstmarken können, was Novizen allein nicht können: Kultstätten errichten, segeln und aktiv bleiben, inaktive Novizen wecken. Kein Orden hat je zwei derselben Sorte, und von jeder Sorte gibt es nur so viele wie Spieler.
 }
tip-appoint = Ernennung: Zwei aktive Novizen der Insel mit diesem Symbol (bei eigener Kultstätte einer) bringen einen auf dieses Plättchen, der andere wird inaktiv. Danach kann er geweiht werden; hohe Nummern werden im Tempel selten verdrängt.
tip-last-candle = Nur noch eine Zeitmarke: Wer sie umdreht, beendet die Runde sofort für alle und bekommt 1 Einfluss. Was in dieser Runde noch wichtig ist, muss also jetzt geschehen.
tip-last-round = { $mode ->
    [solo] Die letzte Runde: Novizen, die jetzt noch in den Tempel kommen, und jeder Sitz im Priesterrat zählen noch. Am Ende bringt jede Kultstätte 4 Einfluss, eine übrige Gunstmarke nur 1.
   *[other] Die letzte Runde: Nach ihrer letzten Zeitmarke wird abgerechnet. Am Ende bringt jede Kultstätte 4 Einfluss, der Sitz im Priesterrat seinen Wert, eine übrige Gunstmarke nur 1.
 }
tip-token = Eine eingesetzte Marke kehrt auf ihre Insel zurück und lässt sich wieder holen, mehrmals im Spiel. Bis zum Ende aufgehoben ist sie nur 1 Einfluss wert: Marken sind zum Einsetzen da.
tip-priestess = Hier zählen nur Novizen, die am Ende der Runde noch aktiv sind, dazu die Kultstätten. Wer für anderes eingesetzt wird, fehlt in der Wertung.
tip-council = { $mode ->
    [solo] Der Priesterrat gibt den Ausschlag, wenn bei der Mondpriesterin Gleichstand herrscht, nicht aber beim Kampf um den Sieg. Der Sitz bringt am Ende Einfluss. Novizen ohne andere Aufgabe sind hier nicht verschenkt.
   *[other] Der Priesterrat entscheidet jeden Gleichstand, auch bei der Mondpriesterin und um den Sieg, und der Sitz bringt am Ende Einfluss. Novizen ohne andere Aufgabe sind hier nicht verschenkt.
 }
tip-journey = { $mode ->
    [solo] Wer reist, kommt inaktiv neben der neuen Insel an und fällt für diese Runde aus. Kurz vor dem Ende der Phase kostet das am wenigsten: In der nächsten Runde sind alle dort aktiv, wo sie sind.
   *[other] Wer reist, kommt inaktiv neben der neuen Insel an und fällt für diese Runde aus. Kurz vor der letzten Zeitmarke kostet das am wenigsten: In der nächsten Runde sind alle dort aktiv, wo sie sind.
 }
tip-jetty = Wer aus dem Tempel verdrängt wurde, wartet auf dem Bootssteg und kann dort nichts tun. Zurück auf eine Insel bringen solche Novizen nur die Gunstmarken „Gezeiten“ und „Segelboot“.
