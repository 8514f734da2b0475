### Die Übersicht: das Spiel auf einem Blatt. **Wörter** zwischen Sternchen werden hervorgehoben.

overview-section = { $section ->
    [round] Sechs Runden
    [actions] Aktionen
    [favours] Gunstmarken
    [scoring] Wertung
    [next-round] Nächste Runde
    [end] Spielende
    [two-players] Zu zweit
   *[solo] Solospiel
 }

## Ablauf

overview-round = { $step ->
    [tire] **Rundenbeginn:** Auf einer gewählten Insel werden alle aktiven Novizen des Gegenspielers inaktiv. Für jeden rückt seine Zählscheibe einen Sitz vor. Dann folgt seine Weihe.
    [action] **Aktionsphase:** Reihum im Uhrzeigersinn wird je eine Aktion ausgeführt, bis die letzte Zeitmarke umgedreht ist.
    [solo-action] **Aktionsphase:** beliebig viele Aktionen, bis sie beendet wird.
    [scoring] **Wertungsphase:** Mondpriesterin, Abtrünniger und Tempel.
   *[next] **Vorbereitung der nächsten Runde,** nicht nach Runde 6.
 }
overview-preparation = **Vorbereitungsrunde:** eine Kultstätte auf eine Insel ohne Kultstätte{ $mode ->
    [two] , aber nicht auf die Heilkräuterinsel
    [solo] , aber weder auf die Insel des Baumeisters noch auf die Heilkräuterinsel
   *[more] { "" }
 }; vier Novizenpaare auf vier andere Inseln; von den zwei übrigen Inseln je eine Gunstmarke.
overview-novice = { $place ->
    [on] **Auf** der Insel: aktiv. Nur so lassen sich Novizen einsetzen.
   *[beside] **Neben** der Insel: eingesetzt, inaktiv bis zur nächsten Runde.
 }

## Aktionen: Kosten und Wirkung

overview-cost = { $action ->
    [favor] 2 aktive Novizen einer Insel, mit eigener Kultstätte dort nur 1.
    [recruit] 2 aktive Novizen einer Insel.
    [shrine] Gunstmarke und 2 aktive Novizen auf der Insel des Baumeisters.
    [journey] Beliebig viele aktive Novizen.
    [appoint] 2 aktive Novizen der Insel mit dem Symbol des Plättchens, mit eigener Kultstätte dort nur 1.
    [consecrate] Ein Novize auf einem freigegebenen Plättchen.
    [council] Beliebig viele aktive Novizen einer Insel.
    [expel] Beliebig viele aktive Novizen auf der Insel des Abtrünnigen.
    [meditate] Eine Zeitmarke wird umgedreht.
    [end] Jederzeit möglich.
   *[token] Gunstmarke.
 }
overview-effect = { $action ->
    [favor] Dafür gibt es eine Gunstmarke der Insel, keine Sorte doppelt.
    [recruit] 1 Novize aus dem Vorrat kommt inaktiv neben diese Insel.
    [shrine] Dort entsteht eine Kultstätte, je Orden und Insel nur eine.
    [herbs] 1 oder 2 inaktive Novizen einer Insel werden aktiv, nur nicht auf der Heilkräuterinsel.
    [journey] Jeder kommt inaktiv neben eine andere Insel.
    [tides] Beliebig viele aktive und inaktive Novizen, auch vom Bootssteg, kommen inaktiv neben andere Inseln.
    [sail] 1 oder 2 aktive Novizen einer Insel oder Novizen vom Bootssteg kommen auf eine andere Insel und sind dort aktiv.
    [appoint] Der erste betritt das Plättchen. Es muss unbesetzt und freigegeben sein: zwischen Wächter und Bootssteg.
    [consecrate] Beide kommen auf das Tempelfeld mit dieser Nummer: Einfluss nach dem Plättchen des Wächters. Fremde Nachbarn mit kleinerer Nummer und ohne Buch werden auf den Bootssteg verdrängt, für je **1** Einfluss.
    [book] Ein beliebiges Buch im Tempel wechselt zu einem eigenen Novizen ohne Buch und schützt ihn vor dem Verdrängen: **1** Einfluss.
    [council] Für jeden rückt die Zählscheibe einen Sitz vor und liegt dort obenauf, auf dem letzten Sitz dagegen zuunterst.
    [expel] Für jeden zieht er im Uhrzeigersinn eine Insel weiter.
    [meditate] Die letzte beendet die Runde und bringt **1** Einfluss; die Startspielerfigur geht { $mode ->
        [two] an den anderen Orden
       *[more] nach links
    }.
   *[end] Dann wird die Runde gewertet.
 }

## Gunstmarken

overview-tokens = Jede bezahlt die Aktion, nach der sie heißt. Von jeder Sorte besitzt ein Orden höchstens eine; eine benutzte kehrt auf ihre Insel zurück.
overview-token = { $favour ->
    [bribery] **Bestechung:** Ernennung oder Weihe auch mit einem Plättchen zwischen dem Wächter und dem nächsten Wächterplättchen.
   *[novice] **Novize:** ersetzt in einer Aktion einen aktiven Novizen, nur nicht den, der ein Plättchen betritt, und nie für die Gunst „Novize“.
 }

## Wertung, nächste Runde, Spielende

overview-priestess = **Mondpriesterin:** Die meisten aktiven Novizen und Kultstätten auf ihrer Insel bringen **{ $first }** Einfluss, die zweitmeisten **{ $second }**{ $seats ->
    [2] { "" }
   *[other] , die drittmeisten **{ $third }**
 }.
overview-scoring = { $row ->
    [apostate] { $mode ->
        [solo] **Abtrünniger:** Der Spieler verliert für jeden eigenen Novizen auf oder neben seiner Insel **1** Einfluss und dazu noch **1**, der Gegenspieler nichts. Der Einfluss fällt nie unter 0.
       *[other] **Abtrünniger:** Wer Novizen auf oder neben seiner Insel hat, verliert für jeden **1** Einfluss und dazu noch **1**. Einfluss fällt nie unter 0.
    }
    [temple] **Tempel:** Jeder Novize darin bringt **1** Einfluss.
   *[tie] { $mode ->
        [solo] **Gleichstand bei der Mondpriesterin:** Der vordere Sitz im Priesterrat entscheidet, auf demselben Sitz die obere Scheibe.
       *[other] **Gleichstand:** Der vordere Sitz im Priesterrat entscheidet, auf demselben Sitz die obere Scheibe.
    }
 }
overview-next = { $row ->
    [novices] Inaktive Novizen werden aktiv, wo sie stehen.
    [apostate] **Abtrünniger:** zur nächsten Insel mit Novizen.
    [apostate-solo] **Abtrünniger:** zur nächsten Insel mit Novizen des Spielers.
    [guardian] **Wächter:** zum nächsten Wächterplättchen in Richtung Tempelzugang; das alte kommt aus dem Spiel. Einfluss je Weihe, Runde für Runde:
   *[candles] Alle Zeitmarken werden zurückgedreht.
 }
overview-walk = { $figure ->
    [priestess] **Mondpriesterin:** { $moves } Inseln im Uhrzeigersinn.
   *[builder] **Baumeister:** { $moves } Inseln im Uhrzeigersinn.
 }
overview-end = { $row ->
    [shrine] Jede eigene Kultstätte: **4** Einfluss.
    [favour] Jede unbenutzte Gunstmarke: **1** Einfluss.
    [council] Der Wert des Sitzes im Priesterrat:
    [win] Wer den meisten Einfluss hat, gewinnt; bei Gleichstand entscheidet der Priesterrat.
   *[win-solo] Gewonnen ist die Partie nur mit mehr Einfluss, als der Gegenspieler hat.
 }

## Zu zweit und solo

overview-two = Das erste Buch jeder Runde bringt **2** Einfluss statt 1. Es gibt nur drei Zeitmarken.
overview-solo = { $row ->
    [tile] **Seine Weihe:** das höchste freigegebene, unbesetzte Plättchen, auf dessen Insel er einen aktiven Novizen hat.
    [book] Dabei geht das Buch des Spielers auf der niedrigsten Nummer an das niedrigste Plättchen des Gegenspielers, das noch keines hat, für **1** Einfluss.
    [herbs] **Heilkräuter:** Die Gunst kann nur einmal pro Runde genommen werden.
    [displaced] Seine verdrängten Novizen kommen neben die Insel mit dem Symbol ihres Feldes. Dem Abtrünnigen zahlt er nie etwas.
    [shrine] **Rundenende ab Runde 2:** Hat er beim Baumeister einen aktiven Novizen und keine Kultstätte, entsteht dort vor der Wertung eine.
    [level-two] **Stufe 2:** Auf seiner Insel blockiert der Abtrünnige jede Aktion außer der Vertreibung.
   *[level-three] **Stufe 3:** Auf seiner Insel blockiert der Abtrünnige jede Aktion, auch die Vertreibung.
 }
