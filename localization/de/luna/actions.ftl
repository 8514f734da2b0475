### Die Aktionen: Name auf dem Knopf, voller Name, Hilfe in einem Satz und Beschriftungen, um zwischen ihnen zu wählen.

action-name = { $action ->
    [favor] Gunst
    [recruit] Missionierung
    [shrine] Kultstätte
    [herbs] Heilkräuter
    [journey] Reise
    [tides] Gezeiten
    [sail] Segelboot
    [appoint] Ernennung
    [consecrate] Weihe
    [book] Buch
    [council] Priesterrat
    [expel] Vertreibung
    [meditate] Meditation
    [done] Fertig
    [end] Runde beenden
    [tire] Insel wählen
    [place-shrine] Kultstätte
    [place-pairs] Paare
    [novice] Novize
   *[bribery] Bestechung
 }
    .full = { $action ->
    [favor] Gunst der Priester
    [recruit] Missionierung
    [shrine] Kultstätte errichten
    [herbs] Heilkräuter
    [journey] Reise
    [tides] Gezeiten
    [sail] Segelboot
    [appoint] Ernennung
    [consecrate] Weihe
    [book] Buch der Weisen
    [council] Priesterrat unterstützen
    [expel] Vertreibung
    [meditate] Meditation
    [done] Fertig
    [end] Ende der Aktionsphase
    [tire] Insel des Gegenspielers
    [place-shrine] Erste Kultstätte
    [place-pairs] Novizenpaare
    [novice] Zusatz-Novize
   *[bribery] Bestechung
 }
action-end-unused = Ende · { $count } aktiv

action-help = { $action ->
    [favor] 2 aktive Novizen einer Insel, mit eigener Kultstätte dort nur 1: Dafür gibt es eine Gunstmarke dieser Insel.
    [recruit] 2 aktive Novizen einer Insel: Dafür kommt 1 Novize aus dem Vorrat inaktiv neben diese Insel.
    [shrine] Gunstmarke „Kultstätte“ und 2 aktive Novizen auf der Insel des Baumeisters: Dort entsteht eine Kultstätte, je Orden und Insel höchstens eine.
    [herbs] Gunstmarke „Heilkräuter“: 1 oder 2 inaktive Novizen einer Insel werden wieder aktiv, nur nicht auf der Heilkräuterinsel.
    [journey] Beliebig viele aktive Novizen beliebiger Inseln kommen inaktiv neben andere Inseln.
    [tides] Gunstmarke „Gezeiten“: Beliebig viele aktive und inaktive Novizen, auch vom Bootssteg, kommen inaktiv neben andere Inseln.
    [sail] Gunstmarke „Segelboot“: 1 oder 2 aktive Novizen einer Insel oder Novizen vom Bootssteg kommen auf eine andere Insel und sind dort aktiv.
    [appoint] 2 aktive Novizen der Insel mit dem Symbol des Plättchens, mit eigener Kultstätte dort nur 1: Der erste betritt ein freigegebenes, unbesetztes Tempelplättchen.
    [consecrate] Ein Novize auf einem freigegebenen Tempelplättchen zieht damit in den Tempel ein: Einfluss nach dem Plättchen des Wächters; fremde Nachbarn mit kleinerer Nummer und ohne Buch werden für je 1 Einfluss verdrängt.
    [book] Gunstmarke „Buch der Weisen“: Ein beliebiges Buch im Tempel wechselt zu einem eigenen Novizen ohne Buch, das bringt 1 Einfluss{ $mode ->
        [two] ; das erste Buch jeder Runde bringt 2
       *[other] { "" }
    }.
    [council] Beliebig viele aktive Novizen einer Insel: Für jeden rückt die Zählscheibe im Priesterrat einen Sitz vor.
    [expel] { $level ->
        [3] Auf Stufe 3 nicht möglich: Der Abtrünnige blockiert auf seiner Insel jede Aktion, auch diese.
       *[other] Beliebig viele aktive Novizen auf der Insel des Abtrünnigen: Für jeden zieht er im Uhrzeigersinn eine Insel weiter.
    }
    [meditate] Eine Zeitmarke wird umgedreht; die letzte beendet die Aktionsphase und bringt 1 Einfluss.
    [done] Die Reise oder die Gezeiten sind zu Ende und damit auch der Zug.
    [end] Die Aktionsphase endet, die Runde wird gewertet.
    [tire] Alle aktiven Novizen des Gegenspielers auf der gewählten Insel werden inaktiv; für jeden rückt seine Zählscheibe im Priesterrat einen Sitz vor.
    [place-shrine] Eine Kultstätte kommt auf eine Insel, auf der noch keine steht{ $mode ->
        [two] , aber nicht auf die Heilkräuterinsel
        [solo] , aber weder auf die des Baumeisters noch auf die Heilkräuterinsel
       *[other] { "" }
    }.
    [place-pairs] Vier Novizenpaare kommen auf vier verschiedene Inseln ohne eigene Kultstätte; von den beiden leeren Inseln gibt es je eine Gunstmarke.
    [novice] Die Gunstmarke „Novize“ ersetzt in einer Aktion einen aktiven Novizen, nur nicht den, der ein Tempelplättchen betritt, und nie beim Nehmen der Gunst „Novize“.
   *[bribery] Gunstmarke „Bestechung“: Ernennung oder Weihe auch mit einem Plättchen zwischen dem Wächter und dem nächsten Wächterplättchen.
 }

## Beschriftungen, um zwischen ganzen Aktionen zu wählen. $token sagt, ob die Gunstmarke „Novize“ dabei ist: yes oder no.

choice-place-shrine = Kultstätte { ISLAND($island, case: "onto") }
choice-place-pairs = Paare: { ISLAND($first) }, { ISLAND($second) }, { ISLAND($third) }, { ISLAND($fourth) }
choice-favor = { $token ->
    [yes] „{ FAVOUR($island) }“ nehmen, mit Zusatz-Novize
   *[no] „{ FAVOUR($island) }“ nehmen, nur mit Novizen
 }
choice-recruit = { $token ->
    [yes] Missionierung { ISLAND($island, case: "on") }, mit Zusatz-Novize
   *[no] Missionierung { ISLAND($island, case: "on") }, mit 2 Novizen
 }
choice-shrine = { $token ->
    [yes] Gunstmarke, 1 Novize und Zusatz-Novize
   *[no] Gunstmarke und 2 Novizen
 }
choice-herbs = { $count } Novizen aktivieren
choice-travellers = { $count ->
    [one] { $count } Novize
   *[other] { $count } Novizen
 }
choice-journey = Novize { ISLAND($source, case: "from") } { ISLAND($target, case: "to-beside") }
choice-tides = { $active ->
    [yes] Aktiver Novize { ISLAND($source, case: "from") } { ISLAND($target, case: "to-beside") }
   *[no] Inaktiver Novize { ISLAND($source, case: "from") } { ISLAND($target, case: "to-beside") }
 }
choice-tides-jetty = Novize vom Bootssteg { ISLAND($target, case: "to-beside") }
choice-sail = Mit { $count } Novizen segeln
choice-appoint = { $token ->
    [yes] Auf Plättchen { $tile }, mit Zusatz-Novize
   *[no] Auf Plättchen { $tile }, nur mit Novizen
 }
choice-consecrate = Mit Plättchen { $tile } in den Tempel
choice-book = Buch von Feld { $source }
choice-council = { $count ->
    [one] { $count } Novize: { $count } Sitz
   *[other] { $count } Novizen: { $count } Sitze
 }
choice-council-with-token = { $count ->
    [one] { $count } Novize + Zusatz-Novize: { $seats } Sitze
   *[other] { $count } Novizen + Zusatz-Novize: { $seats } Sitze
 }
choice-council-token = Zusatz-Novize: 1 Sitz
choice-expel = { $count ->
    [one] { $count } Novize: { $count } Insel
   *[other] { $count } Novizen: { $count } Inseln
 }
choice-expel-with-token = { $count ->
    [one] { $count } Novize + Zusatz-Novize: { $steps } Inseln
   *[other] { $count } Novizen + Zusatz-Novize: { $steps } Inseln
 }
choice-expel-token = Zusatz-Novize: 1 Insel
choice-meditate = Eine Zeitmarke umdrehen
choice-tire = Novizen des Gegenspielers { ISLAND($island, case: "on") }
choice-done = Fertig
choice-end = Die Runde beenden
