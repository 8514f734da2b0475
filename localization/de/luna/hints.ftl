### Woraus ein Vorsprung besteht, neben Balken: kurz.

analysis-source = { $source ->
    [consecration] Weihen
    [displacement] Verdrängung
    [temple] Novizen im Tempel
    [books] Bücher
    [priestess] Mondpriesterin
    [apostate] Abtrünniger
    [council] Priesterrat
    [shrines] Kultstätten
    [favours] Gunstmarken
    [novices] Novizen zur Hand
    [candles] Letzte Zeitmarke
   *[now] Bisheriger Vorsprung
 }

## Was zu raten ist: die Handlung, wie man sie ausführt (ohne Punkt), und wozu sie gut ist

advise-novices = { $count ->
    [one] einen Novizen
   *[other] { $count } Novizen
 }
advise-inactive-novices = { $count ->
    [one] einen inaktiven Novizen
   *[other] { $count } inaktive Novizen
 }
# $from: island (von $source) oder jetty (vom Bootssteg); $goal: das Feld, zu dem ein Buch kommt.
advise-deed = { $deed ->
    [favor] { ISLAND($source, case: "start-on") } eine Gunstmarke nehmen (Gunst)
    [recruit] { ISLAND($source, case: "start-on") } einen neuen Novizen anwerben (Missionierung)
    [shrine] Beim Baumeister eine Kultstätte errichten
    [herbs] Mit der Gunstmarke „Heilkräuter“ { advise-novices } { ISLAND($target, case: "on") } wecken
    [journey] Auf die Reise schicken: { advise-novices } { ISLAND($source, case: "from") } { ISLAND($target, case: "to-beside") }
    [tides] { $from ->
        [jetty] Mit den Gezeiten { advise-novices } vom Bootssteg { ISLAND($target, case: "to-beside") } bringen
        [inactive] Mit den Gezeiten { advise-inactive-novices } { ISLAND($source, case: "from") } { ISLAND($target, case: "to-beside") } bringen
       *[island] Mit den Gezeiten { advise-novices } { ISLAND($source, case: "from") } { ISLAND($target, case: "to-beside") } bringen
    }
    [sail] { $from ->
        [jetty] Mit dem Segelboot { advise-novices } vom Bootssteg { ISLAND($target, case: "onto") } bringen
       *[island] Mit dem Segelboot { advise-novices } { ISLAND($source, case: "from") } { ISLAND($target, case: "onto") } bringen
    }
    [appoint] Einen Novizen auf Plättchen { $tile } ziehen (Ernennung)
    [consecrate] Den Novizen von Plättchen { $tile } in den Tempel ziehen (Weihe)
    [book] Das Buch von Feld { $tile } auf Feld { $goal } versetzen
    [council] Im Priesterrat { $count ->
        [one] um einen Sitz vorrücken
       *[other] um { $count } Sitze vorrücken
    }, { ISLAND($source, case: "from") } aus
    [expel] Den Abtrünnigen { $count ->
        [one] um eine Insel vertreiben
       *[other] um { $count } Inseln vertreiben
    }
    [meditate] Eine Zeitmarke umdrehen (Meditation)
    [end] Die Phase beenden
    [tire] Die Novizen des Gegenspielers { ISLAND($target, case: "on") } wählen
    [place-shrine] Die erste Kultstätte { ISLAND($target, case: "onto") } setzen
    [place-pairs] Die Novizenpaare wie gezeigt setzen: { $pairs }
   *[done] Die Reise beenden
 }
advise-with-token = { $deed }, mit der Gunstmarke „{ FAVOUR($favour) }“
advise-reason = { $reason ->
    [consecrate] Das bringt sofort { $points } Einfluss und dann in jeder Wertung 1.
    [appoint] In einem der nächsten Züge kann er geweiht werden: { $points } Einfluss.
    [appoint-later] Sobald das Plättchen freigegeben ist, kann er geweiht werden.
    [favour] { $favour ->
        [shrine] Mit dieser Marke lässt sich beim Baumeister eine Kultstätte errichten: am Ende +4 Einfluss.
        [herbs] Mit dieser Marke handeln zwei Novizen noch einmal in derselben Runde.
        [tides] Mit dieser Marke ziehen auch inaktive Novizen und die vom Bootssteg.
        [sailboat] Mit dieser Marke sind zwei Novizen sofort auf einer anderen Insel aktiv.
        [bribery] Mit dieser Marke sind die nächsten Plättchen schon jetzt zu haben.
        [book] Mit dieser Marke bekommt ein Novize im Tempel ein Buch, das ihn schützt.
       *[novice] Mit dieser Marke spart eine spätere Aktion einen Novizen.
    }
    [shrine] Sie bringt am Ende +4 Einfluss, zählt bei der Mondpriesterin und spart hier jedes Mal einen Novizen.
    [meditate-last] Das beendet die Runde und bringt { $points } Einfluss; die anderen handeln in ihr nicht mehr.
    [meditate] Das kostet keinen Novizen und bringt das Ende der Runde näher.
    [council] Sitz { $seat } bringt am Ende { $points } Einfluss, und wer vorn liegt, gewinnt den Gleichstand.
    [expel] Bei ihm kostet in der Wertung jeder Novize Einfluss.
    [herbs] So ist in dieser Runde noch eine Aktion möglich.
    [recruit] So handelt in jeder weiteren Runde ein Novize mehr.
    [book] Das bringt { $points } Einfluss und schützt den Novizen davor, verdrängt zu werden.
    [travel-apostate] Beim Abtrünnigen würde jeder Novize Einfluss kosten.
    [travel-tile] In der nächsten Runde reicht es { ISLAND($island, case: "on") } für Plättchen { $tile } und danach die Weihe: { $points } Einfluss.
    [travel-priestess] In der nächsten Runde steht { ISLAND($island, case: "on") } die Mondpriesterin.
    [sail-tile] Damit reicht es { ISLAND($island, case: "on") } für Plättchen { $tile } und danach die Weihe: { $points } Einfluss.
    [sail-priestess] Dort zählen sie bei der Mondpriesterin.
   *[tire] Bis zum Ende der Runde ändert das den Vorsprung um { $points }.
 }
