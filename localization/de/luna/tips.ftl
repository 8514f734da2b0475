### Tipps der ersten Partie: was ein Anfänger jetzt wissen will, in höchstens zwei kurzen Sätzen. Gezeigt wird immer nur einer.
### $mode: solo, two (zu zweit) oder more (zu dritt, zu viert); $level: Stufe des Solospiels, sonst 0. $count: was eine Weihe jetzt bringt.

tip-first-shrine = Wo eine eigene Kultstätte steht, genügt ein Novize statt zwei. Am meisten bringt sie auf einer Insel, die oft gebraucht wird.
tip-pairs = Zwei Novizen reichen gerade für eine Gunst oder eine Ernennung. Die zwei Inseln ohne Novizen und ohne Kultstätte geben je eine Gunstmarke.
tip-opponent = Inaktive Novizen ziehen nicht in den Tempel ein und zählen nicht bei der Mondpriesterin. Für jeden rückt der Gegenspieler aber im Priesterrat einen Sitz vor.
tip-goal = Zu Beginn: einen umringten Novizen an einen goldumrandeten Ort ziehen. Ziel: über Plättchen in den Tempel, für den Wert des Wächters, jetzt { count-points }.
tip-turn = { $mode ->
    [solo] Beliebig viele Aktionen, dann endet die Runde: eine Figur mit gepunktetem Rand ziehen oder unten einen Knopf drücken. Jeder Novize handelt nur einmal in der Runde.
   *[other] Ein Zug ist genau eine Aktion: eine Figur mit gepunktetem Rand ziehen oder unten einen Knopf drücken. Jeder Novize handelt nur einmal in der Runde.
 }
tip-consecrate = Jetzt weihen: den Novizen vom Plättchen in den Tempel ziehen, das kostet nichts. Er bringt sofort { count-points } und dann in jeder Wertung 1; Warten lohnt sich selten.
tip-shrine = Eine Kultstätte zählt bei der Mondpriesterin, spart Novizen und bringt am Ende 4 Einfluss. Nach der Runde zieht der Baumeister weiter.
tip-apostate = { $mode ->
    [solo] Wo der Abtrünnige steht, kosten eigene Novizen in der Wertung Einfluss: 1 für jeden und einmal 1 dazu. { $level ->
        [1] Aktive können abreisen oder ihn vertreiben.
        [2] Niemand kommt hier weg, aber aktive können ihn vertreiben.
       *[3] Er lässt sich nicht vertreiben, und niemand kommt hier weg.
    }
   *[other] Wo der Abtrünnige steht, kosten eigene Novizen in der Wertung Einfluss: 1 für jeden und einmal 1 dazu. Aktive können abreisen oder ihn vertreiben.
 }
tip-meditate = Die letzte Zeitmarke beendet die Runde sofort für alle und bringt 1 Einfluss. Wer wenig zu tun hat, gewinnt durch Eile.
tip-end = Am Ende der Runde wird gewertet, dann sind alle Novizen wieder aktiv. Wer auf der Insel der Mondpriesterin nichts einbringt, ist im Priesterrat mehr wert.
tip-favour = { $mode ->
    [solo] Gunstmarken können, was Novizen allein nicht können, etwa Kultstätten errichten. Eine eingesetzte Marke lässt sich wieder holen.
   *[other] Gunstmarken können, was Novizen allein nicht können, etwa Kultstätten errichten. Jeder Orden hat höchstens eine jeder Sorte.
 }
tip-appoint = Ernennung: Zwei aktive Novizen der Insel mit diesem Symbol bringen einen auf das Plättchen, mit Kultstätte genügt einer. Hohe Nummern werden im Tempel selten verdrängt.
tip-last-candle = Die letzte Zeitmarke: Wer sie umdreht, beendet die Runde für alle und bekommt 1 Einfluss. Was noch wichtig ist, muss jetzt geschehen.
tip-last-round = { $mode ->
    [solo] Die letzte Runde: Jeder Novize im Tempel und jeder Sitz im Priesterrat zählt noch. Eine Kultstätte bringt am Ende 4 Einfluss, eine übrige Gunstmarke nur 1.
   *[other] Die letzte Runde: Am Ende bringt jede Kultstätte 4 Einfluss, der Sitz im Priesterrat seinen Wert, eine übrige Gunstmarke nur 1.
 }
tip-token = Eine eingesetzte Marke kehrt auf ihre Insel zurück und lässt sich wieder holen. Bis zum Ende aufgehoben bringt sie nur 1 Einfluss.
tip-priestess = Bei der Mondpriesterin zählen Novizen, die am Ende der Runde noch aktiv sind, und Kultstätten. Wer anderes tut, fehlt in der Wertung.
tip-council = { $mode ->
    [solo] Der Priesterrat entscheidet Gleichstände bei der Mondpriesterin, nicht aber um den Sieg. Der Sitz bringt am Ende Einfluss.
   *[other] Der Priesterrat entscheidet jeden Gleichstand, auch um den Sieg, und der Sitz bringt am Ende Einfluss.
 }
tip-journey = { $mode ->
    [solo] Wer reist, kommt inaktiv neben der neuen Insel an und fällt für diese Runde aus. Kurz vor ihrem Ende kostet das am wenigsten.
   *[other] Wer reist, kommt inaktiv neben der neuen Insel an und fällt für diese Runde aus. Kurz vor der letzten Zeitmarke kostet das am wenigsten.
 }
tip-jetty = Wer aus dem Tempel verdrängt wurde, wartet auf dem Bootssteg und kann dort nichts tun. Zurück auf eine Insel bringen solche Novizen nur die Gunstmarken „Gezeiten“ und „Segelboot“.
