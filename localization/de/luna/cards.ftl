### Die Auskunft über alles auf dem Tisch: Titel, Regel in zwei kurzen Sätzen, Tatsachen.
### Titel nehmen $island, $favour, $tile, $value, $field oder $name; Tatsachen das, was sie zeigen.
### $mode: solo, two (zu zweit) oder more (zu dritt, zu viert); $level: Stufe des Solospiels, sonst 0.

card-island-title = { ISLAND($island, case: "full") }
card-island-rule = Novizen auf der Insel sind aktiv und einsetzbar; eingesetzte Novizen stehen bis zur nächsten Runde inaktiv neben ihr. Zwei aktive Novizen bringen eine Gunstmarke der Insel, mit eigener Kultstätte genügt einer.

card-favour-title = Gunstmarke „{ FAVOUR($favour) }“
card-favour-kind = Gunstmarke
card-favour-rule = { $favour ->
    [shrine] Zusammen mit 2 aktiven Novizen auf der Insel des Baumeisters errichtet sie dort eine Kultstätte. Danach kehrt sie auf die Kultstätteninsel zurück.
    [herbs] Sie macht 1 oder 2 inaktive Novizen einer Insel wieder aktiv, nur nicht auf der Heilkräuterinsel. { $mode ->
        [solo] Danach liegt sie wieder dort und kann einmal pro Runde genommen werden.
       *[other] Danach kehrt sie auf die Heilkräuterinsel zurück.
    }
    [tides] Sie bringt beliebig viele aktive und inaktive Novizen, auch vom Bootssteg, inaktiv neben andere Inseln. Mit dem ersten Schritt kehrt sie auf die Gezeiteninsel zurück.
    [sailboat] Sie bringt 1 oder 2 aktive Novizen einer Insel oder Novizen vom Bootssteg auf eine andere Insel, wo sie aktiv sind. Danach kehrt sie auf die Segelbootinsel zurück.
    [bribery] Mit ihr erreichen Ernennung und Weihe auch die Plättchen zwischen dem Wächter und dem nächsten Wächterplättchen. Danach kehrt sie auf die Bestechungsinsel zurück.
    [book] Sie versetzt ein beliebiges Buch im Tempel zu einem eigenen Novizen ohne Buch, das bringt 1 Einfluss{ $mode ->
        [two] , beim ersten Buch der Runde 2
       *[other] { "" }
    }. Danach kehrt sie auf die Bücherinsel zurück.
   *[novice] Sie ersetzt in einer Aktion einen aktiven Novizen, nur nicht den, der ein Tempelplättchen betritt. Danach kehrt sie auf die Novizeninsel zurück.
 }

card-tile-title = Tempelplättchen { $tile }
card-tile-rule = Solange es freigegeben zwischen Wächter und Bootssteg liegt, können Novizen der Insel mit seinem Symbol es betreten. Bei der Weihe kommt es mit seinem Novizen auf das Tempelfeld mit derselben Nummer.

card-guardian-tile-title = Wächterplättchen { $value }
card-guardian-tile-rule = Solange der Wächter hier steht, bringt jede Weihe so viel Einfluss. Zieht er weiter, kommt das Plättchen aus dem Spiel.

card-field-title = Tempelfeld { $field }
card-field-rule = Hierher gehört Plättchen { $field } mit seinem Novizen. Jeder Novize im Tempel bringt in jeder Runde 1 Einfluss.

card-council-title = Priesterrat
card-council-rule = { $mode ->
    [solo] Jeder eingesetzte Novize bringt die Zählscheibe seines Ordens einen Sitz vor. Herrscht bei der Mondpriesterin Gleichstand, gewinnt, wer weiter vorn liegt, auf demselben Sitz die obere Scheibe. Am Ende erhält jeder Orden den Wert seines Sitzes als Einfluss.
   *[other] Jeder eingesetzte Novize bringt die Zählscheibe seines Ordens einen Sitz vor; wer weiter vorn liegt, gewinnt jeden Gleichstand, auf demselben Sitz die obere Scheibe. Am Ende erhält jeder Orden den Wert seines Sitzes als Einfluss.
 }

card-priestess-title = Mondpriesterin
card-priestess-rule = In der Wertung bringen die meisten aktiven Novizen und Kultstätten auf ihrer Insel { $first } Einfluss, die zweitmeisten { $second }{ $mode ->
    [more] , die drittmeisten { $third }
   *[other] { "" }
 }. Dann zieht sie im Uhrzeigersinn { $moves } Inseln weiter.

card-builder-title = Baumeister
card-builder-rule = { $mode ->
    [solo] Nur auf seiner Insel errichtest du Kultstätten, mit der Gunstmarke „Kultstätte“ und 2 aktiven Novizen. Ab Runde 2 erhält dort vor der Wertung auch der Gegenspieler eine, wenn er auf der Insel einen aktiven Novizen und noch keine Kultstätte hat. Nach jeder Runde zieht der Baumeister im Uhrzeigersinn { $moves } Inseln weiter.
   *[other] Nur auf seiner Insel entstehen Kultstätten, mit der Gunstmarke „Kultstätte“ und 2 aktiven Novizen. Nach jeder Runde zieht er im Uhrzeigersinn { $moves } Inseln weiter.
 }

card-apostate-title = Abtrünniger
card-apostate-rule = { $mode ->
    [solo] In der Wertung verlierst du für jeden deiner Novizen auf oder neben seiner Insel 1 Einfluss und dazu noch 1, der Gegenspieler nichts. Dann zieht der Abtrünnige im Uhrzeigersinn zur nächsten Insel mit Novizen von dir. { $level ->
        [1] Aktive Novizen seiner Insel können ihn auch vertreiben.
        [2] In der Aktionsphase blockiert er seine Insel: Möglich ist dort nur, ihn zu vertreiben.
       *[3] In der Aktionsphase blockiert er seine Insel: Nicht einmal vertreiben lässt er sich.
    }
   *[other] In der Wertung verliert jeder Orden mit Novizen auf oder neben seiner Insel für jeden davon 1 Einfluss und dazu noch 1. Dann zieht der Abtrünnige im Uhrzeigersinn zur nächsten Insel mit Novizen; aktive Novizen seiner Insel können ihn auch vertreiben.
 }

card-guardian-title = Wächter
card-guardian-rule = Die Plättchen zwischen ihm und dem Bootssteg sind freigegeben, und die Zahl unter ihm ist der Einfluss jeder Weihe. Nach jeder Runde geht er zum nächsten Wächterplättchen in Richtung Tempelzugang; auf dem letzten läuft die letzte Runde.

card-candle-title = Zeitmarken
card-candle-rule = Wer meditiert, dreht eine Zeitmarke um; die Runde geht auch für diesen Orden weiter. Die letzte beendet die Aktionsphase und bringt 1 Einfluss.

card-jetty-title = Bootssteg
card-jetty-rule = { $mode ->
    [solo] Hier warten deine aus dem Tempel verdrängten Novizen. Nur die Gunstmarken „Gezeiten“ und „Segelboot“ bringen sie zurück auf eine Insel.
   *[other] Hier warten aus dem Tempel verdrängte Novizen. Nur die Gunstmarken „Gezeiten“ und „Segelboot“ bringen sie zurück auf eine Insel.
 }

card-reserve-title = Vorrat
card-reserve-rule = Diese Novizen sind noch nicht im Spiel. Zwei aktive Novizen einer Insel werben mit der Missionierung einen davon an.

card-shrines-title = Kultstätten
card-shrines-rule = Eine Kultstätte spart bei der Gunst ihrer Insel und bei einer Ernennung von dort einen Novizen und zählt bei der Mondpriesterin wie ein aktiver Novize. Am Ende bringt sie 4 Einfluss.

card-book-title = Buch der Weisen
card-book-rule = Es schützt seinen Novizen davor, verdrängt zu werden. Die Gunstmarke „Buch der Weisen“ versetzt es zu einem anderen Novizen.

card-novice-title = Novize
card-novice-rule = Auf einer Insel ist er aktiv und einsetzbar; neben ihr ist er bis zur nächsten Runde inaktiv. Im Tempel bringt er in jeder Runde 1 Einfluss.

card-start-title = Startspieler
card-start-rule = { $mode ->
    [solo] Der Gegenspieler gilt die ganze Partie als Startspieler: Er handelt in jeder Runde zuerst, und seine Zählscheibe lag im Priesterrat am Anfang unter deiner.
    [two] Dieser Orden beginnt die Aktionsphase. Nach der letzten Zeitmarke geht die Figur an den anderen Orden.
   *[more] Dieser Orden beginnt die Aktionsphase. Nach der letzten Zeitmarke geht die Figur an den Orden links von dem, der diese Marke umgedreht hat.
 }

card-player-title = { $name }
card-player-rule = { $mode ->
    [solo] In jeder Runde führst du beliebig viele Aktionen aus. Du gewinnst, wenn du nach sechs Runden mehr Einfluss hast als der Gegenspieler; ein Gleichstand genügt nicht.
   *[players] Wer am Zug ist, führt genau eine Aktion aus. Nach sechs Runden gewinnt, wer den meisten Einfluss hat; bei Gleichstand entscheidet der Priesterrat.
 }

## Tatsachen

fact-order = { $name }: { $facts }
fact-active = { $count } aktiv
fact-inactive = { $count } inaktiv
fact-shrine = Kultstätte
fact-nobody = Hier sind weder Novizen noch Kultstätten.
fact-blocked = { $what ->
    [island] { $level ->
        [2] Vom Abtrünnigen blockiert: Deine Novizen können hier nur ihn vertreiben.
       *[3] Vom Abtrünnigen blockiert: Deine Novizen können hier nichts tun.
    }
    [free] Dort gibt es auch keine Gunst und keinen Bau. Möglich bleiben: Ankunft, Weihen, die Gunstmarke der Insel anderswo.
    [favour] Ihre Insel ist vom Abtrünnigen blockiert: Dort ist die Gunst jetzt nicht zu haben.
   *[builder] Diese Insel ist vom Abtrünnigen blockiert: Du kannst hier jetzt nichts bauen.
 }
fact-favours-left = { $count ->
    [0] Hier ist keine Gunstmarke mehr.
    [one] Hier ist noch { $count } Gunstmarke.
   *[other] Hier sind noch { $count } Gunstmarken.
 }
fact-herbs-taken = In dieser Runde schon genommen.
fact-symbol = Symbol: { ISLAND($island) }
fact-released = Freigegeben: Es liegt zwischen Wächter und Bootssteg.
fact-bribery = Freigegeben ab Runde { $round }, mit der Gunstmarke „Bestechung“ schon jetzt.
fact-locked = Freigegeben ab Runde { $round }.
fact-taken = Besetzt: { $name }
fact-guardian-value = Eine Weihe bringt jetzt { $count } Einfluss.
fact-in-temple = Im Tempel: { $name }
fact-displaced = Der Novize dieses Plättchens wurde verdrängt.
fact-not-in-game = Diese Nummer ist nicht im Spiel.
fact-book = Durch ein Buch geschützt.
fact-council = Im Priesterrat auf Sitz { $seat } (am Ende { $points } wert), { $rank }. Platz
fact-candles = { $lit ->
    [one] Noch { $lit } Zeitmarke, { $turned } umgedreht
   *[other] Noch { $lit } Zeitmarken, { $turned } umgedreht
 }
fact-last-candle = Die nächste Zeitmarke beendet die Runde sofort für alle.
fact-on-jetty = { $count ->
    [0] Keine Novizen auf dem Bootssteg.
    [one] { $count } Novize auf dem Bootssteg.
   *[other] { $count } Novizen auf dem Bootssteg.
 }
fact-in-reserve = { $count ->
    [0] Keine Novizen im Vorrat.
    [one] { $count } Novize im Vorrat.
   *[other] { $count } Novizen im Vorrat.
 }
fact-shrines-left = { $count ->
    [0] Keine Kultstätte mehr im Vorrat.
    [one] Noch { $count } Kultstätte im Vorrat.
   *[other] Noch { $count } Kultstätten im Vorrat.
 }
fact-influence = { $count } Einfluss
