### Hilfe zu allem am Tisch, über die Auskünfte hinaus: einzelne Figuren, Teile von Feldern und Leisten, der Grund.
### Jede hat Titel, Regel in zwei Sätzen und Tatsachen.

## Figuren

help-novice-title = { $where ->
    [active] { $count ->
        [one] Aktiver Novize
       *[other] Aktive Novizen
    }
    [inactive] { $count ->
        [one] Inaktiver Novize
       *[other] Inaktive Novizen
    }
    [tile] Novize auf einem Tempelplättchen
    [temple] { $count ->
        [one] Novize im Tempel
       *[other] Novizen im Tempel
    }
   *[jetty] { $count ->
        [one] Novize am Bootssteg
       *[other] Novizen am Bootssteg
    }
 }
help-novice-rule = { $where ->
    [active] { $count ->
        [one] Er steht auf der Insel und lässt sich in jeder Aktion einsetzen. Dann ist er bis zur nächsten Runde inaktiv.
       *[other] Sie stehen auf der Insel und lassen sich in jeder Aktion einsetzen. Wer eingesetzt wird, ist bis zur nächsten Runde inaktiv.
    }
    [inactive] { $count ->
        [one] Er steht inaktiv neben der Insel und kann in dieser Runde nichts tun. Nach der Wertung ist er dort, wo er ist, wieder aktiv.
       *[other] Sie stehen inaktiv neben der Insel und können in dieser Runde nichts tun. Nach der Wertung sind sie dort, wo sie sind, wieder aktiv.
    }
    [blocked-active] { $level ->
        [2] Der Abtrünnige blockiert diese Insel: In der Aktionsphase können Novizen hier nur ihn vertreiben. Bei der Mondpriesterin zählen sie wie sonst.
       *[3] Der Abtrünnige blockiert diese Insel: In der Aktionsphase können Novizen hier nichts tun. Bei der Mondpriesterin zählen sie wie sonst.
    }
    [blocked-inactive] Der Abtrünnige blockiert diese Insel: In dieser Aktionsphase helfen Novizen neben ihr weder Heilkräuter noch Gezeiten. Nach der Wertung sind sie dort, wo sie sind, wieder aktiv.
    [opponent-active] Mit einem aktiven Novizen auf der Insel eines Plättchens nimmt der Gegenspieler am Anfang einer Runde dieses Plättchen. Wer in der Wertung aktiv ist, zählt bei der Mondpriesterin.
    [opponent-inactive] Sie nehmen in dieser Runde kein Plättchen und zählen nicht bei der Mondpriesterin. Nach der Wertung sind sie dort, wo sie sind, wieder aktiv.
    [tile] Er wartet auf seine Weihe, eine eigene Aktion. Bis dahin zählt er weder bei der Mondpriesterin noch beim Abtrünnigen.
    [temple] { $count ->
        [one] Er bringt in jeder Wertung 1 Einfluss. Ein neuer Novize eines anderen Ordens auf einem Nachbarfeld mit höherer Nummer verdrängt ihn, außer er hat ein Buch.
       *[other] Jeder von ihnen bringt in jeder Wertung 1 Einfluss. Ein neuer Novize eines anderen Ordens verdrängt diejenigen auf Nachbarfeldern mit kleinerer Nummer, die kein Buch haben.
    }
   *[jetty] { $count ->
        [one] Er wurde aus dem Tempel verdrängt und kann hier nichts tun. Nur die Gunstmarken „Gezeiten“ und „Segelboot“ bringen ihn zurück auf eine Insel.
       *[other] Sie wurden aus dem Tempel verdrängt und können hier nichts tun. Nur die Gunstmarken „Gezeiten“ und „Segelboot“ bringen sie zurück auf eine Insel.
    }
 }
help-none-there = Zurzeit keine.
help-on-fields = Auf den Feldern: { $tiles }
help-shrine-title = Kultstätte
help-coming-shrine-title = Kommende Kultstätte
help-coming-shrine-rule = Der Gegenspieler errichtet sie am Rundenende vor der Wertung, wenn er hier dann noch einen aktiven Novizen hat. Der Hammer sagt, dass sie kommt, ein Kreuz, dass die gezeigte Wahl sie verhindert.
help-coming-figure-title = { $name }: nächste Runde
help-coming-figure-rule = { $blocks ->
    [yes] Blass: Hier steht die Figur in der nächsten Runde. Die blasse Kette: Dann ist diese Insel blockiert.
   *[no] Blass: Hier steht die Figur in der nächsten Runde.
 }
help-favour-held = Dieser Orden hat die Marke.
help-favour-missing = Dieser Orden hat die Marke nicht.

## Weg, Rat, Tempel

help-guardian-here = Hier steht der Wächter jetzt.
help-guardian-comes = Hierher kommt der Wächter in Runde { $round }.
help-path-title = Weg
help-path-rule = Der Wächter geht vom Bootssteg zum Tempelzugang, in jeder Runde ein Wächterplättchen weiter. Was zwischen ihm und dem Bootssteg liegt, ist freigegeben; was niemand nimmt, bleibt liegen.
help-tiles-free = Freigegeben und unbesetzt: { $tiles }
help-none-free = Kein freigegebenes Plättchen ist unbesetzt.
help-seat-title = Sitz { $seat } im Priesterrat
help-seat-worth = Am Ende wert: { $count } Einfluss
help-seat-discs = Hier, die obere Scheibe zuerst: { $names }
help-disc-title = Zählscheibe
help-board-rule = Jedes der sieben Felder nimmt das Plättchen mit seiner Nummer auf; Nachbarn sind die angrenzenden Sechsecke. Ein neuer Novize verdrängt dort Novizen anderer Orden mit kleinerer Nummer.
help-board-fields = Felder: { $tiles }
help-closed-board-title = Geschlossener Tempelteil
help-closed-board-rule = Es sind so viele Tempelteile im Spiel wie Spieler, im Solospiel zwei. Die übrigen bleiben geschlossen, ihre Plättchen liegen nicht auf dem Weg.
help-temple-title = Tempelinsel
help-temple-rule = Hier liegen der Weg, der Tempel und der Priesterrat. Ein Novize, der einzieht, bringt sofort den Wert des Wächters und in jeder Wertung 1 Einfluss.
help-table-title = Der Tisch
help-table-rule = { $mode ->
    [solo] Sieben Priesterinseln liegen um den Tempel der Mondpriesterin. Gewonnen ist die Partie, wenn der Spieler nach sechs Runden mehr Einfluss hat als der Gegenspieler.
   *[other] Sieben Priesterinseln liegen um den Tempel der Mondpriesterin. Der Orden mit dem meisten Einfluss nach sechs Runden gewinnt.
 }

## Felder und Leisten

help-influence-title = Einfluss
help-influence-rule = Jeder Orden beginnt mit 5 Einfluss und fällt nie unter 0. Nach der letzten Runde kommen Kultstätten, übrige Gunstmarken und die Sitze im Priesterrat dazu.
help-round-title = Runde
help-round-rule = { $mode ->
    [solo] In jeder Runde handelt zuerst der Gegenspieler, dann der Orden des Spielers, so oft er will. Dann wird die Runde gewertet, und die Figuren ziehen weiter.
   *[players] In jeder Runde führen die Orden reihum je eine Aktion aus, bis die letzte Zeitmarke umgedreht ist. Dann wird die Runde gewertet, und die Figuren ziehen weiter.
 }
help-round = Runde { $round } von { $rounds }
help-chronicle-title = Chronik
help-chronicle-rule = Hier steht jede Aktion mit ihrem Einfluss, die neueste unten. Das Mausrad führt zurück zu älteren. Ein Klick auf eine Zeile zeigt den Tisch, wie er damals war, auf eine Wertung die ganze Wertung.
help-prompt-title = Was zu tun ist
help-prompt-rule = Diese Zeile sagt, wer am Zug ist und worauf der Zug wartet, und während sich auf dem Tisch etwas bewegt, was gerade geschieht. Was jetzt möglich ist, steht hell auf den Knöpfen und hat auf dem Tisch einen gepunkteten Rand.
help-card-title = Infokarte
help-card-rule = Sie erklärt, worauf der Zeiger steht. Ein Rechtsklick oder H öffnet denselben Text direkt daneben, mit dem Kapitel im Regelbuch.
help-bar-title = { $button ->
    [undo] Rückgängig
    [undo-turn] Aktion rückgängig
    [redo] Wiederholen
    [menu] Menü
    [hint] Hinweis
    [preview] Vorschau der Wertung
    [outlook] Vergleich
    [result] Ergebnis
    [cancel] Abbrechen
    [confirm] Zug beenden
    [unsaved] Nicht gespeichert
    [whole] Ganzer Tisch
   *[keys] Tasten
 }
help-bar-rule = { $button ->
    [undo] Nimmt den letzten Schritt zurück, beliebig oft. Verloren geht nichts: Zurückgenommenes lässt sich wiederholen.
    [undo-turn] Nimmt die ganze letzte Aktion mit allen Schritten zurück. Zurückgenommenes lässt sich wiederholen.
    [redo] Wiederholt, was zurückgenommen wurde. Das geht nur, bis eine neue Aktion beginnt.
    [menu] Führt zu Einstellungen, Sprache, neuem Spiel und Hauptmenü. Gespeichert wird nach jeder Aktion.
    [hint] Sagt Schritt für Schritt, wohin ein Blick lohnt, was dort zu tun ist, und die ganze Aktion mit ihren Gründen, in Punkten, wo diese etwas besagen. Wie oft danach gefragt wurde, steht am Ende; das Menü schaltet Hinweise für eine Partie ab.
    [preview] Zeigt, was jeder Orden bekäme, wenn die Runde jetzt gewertet würde. Auch zu sehen ist, wohin die Figuren ziehen.
    [outlook] Zeigt neben dem Tisch, wozu jede Wahl führen würde, oder nicht mehr; der Zeiger auf einer Insel zeigt es auf dem Tisch selbst.
    [result] Zeigt, wie der Einfluss jedes Ordens zustande kam. Der Tisch bleibt, wie er am Ende war.
    [cancel] Nimmt zurück, was ausgewählt ist, sonst die angefangene Aktion als Ganzes. Sie lässt sich wiederholen.
    [confirm] Beendet den eben gespielten Zug; erst danach handelt der nächste Orden. Ob das verlangt wird, steht in den Einstellungen.
    [unsaved] Die letzten Aktionen konnten nicht gespeichert werden. Ein Klick versucht es noch einmal; von Zeit zu Zeit versucht es auch das Programm.
    [whole] Zeigt wieder den ganzen Tisch. Näher heran führen das Mausrad, ein Doppelklick ins Wasser und die Taste Z; Ziehen verschiebt die Ansicht.
   *[keys] Alles am Tisch geht mit der Maus oder mit der Tastatur. Die Tasten der Aktionen stehen auf ihren Knöpfen.
 }

## Aktionen

help-possible = Jetzt möglich.
help-impossible = Jetzt nicht möglich:

# Womit eine Hilfe beginnt, wo das ein Beispiel aus dem Regelbuch ist.
help-example = Beispiel: { $told }
