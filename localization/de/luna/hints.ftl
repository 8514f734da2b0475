### Woraus ein Vorsprung besteht, neben Balken: kurz.

analysis-source = { $source ->
    [consecration] Weihen
    [displacement] Verdrängung
    [temple] Tempel
    [books] Bücher
    [priestess] Mondpriesterin
    [apostate] Abtrünniger
    [council] Priesterrat
    [shrines] Kultstätten
    [favours] Gunstmarken
    [novices] Novizen zur Hand
    [candles] Letzte Zeitmarke
   *[now] Vorsprung jetzt
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
    [appoint] Einen Novizen { ISLAND($source, case: "from") } auf Plättchen { $tile } ziehen (Ernennung)
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
    [end] Die Runde beenden
    [tire] Die Novizen des Gegenspielers { ISLAND($target, case: "on") } wählen
    [place-shrine] Die erste Kultstätte { ISLAND($target, case: "onto") } setzen
    [place-pairs] Die Novizenpaare auf diese Inseln setzen: { $pairs }
   *[done] Die Reise beenden
 }
# Um welche Art Aktion es geht und wo, bevor gesagt wird, wie.
advise-aim = { $deed ->
    [favor] Die Gunst { ISLAND($source, case: "on") } nehmen
    [recruit] { ISLAND($source, case: "start-on") } einen neuen Novizen anwerben
    [shrine] Beim Baumeister eine Kultstätte errichten
    [herbs] Novizen { ISLAND($target, case: "on") } wecken
    [journey] Novizen auf die Reise schicken, { ISLAND($target, case: "to-beside") }
    [tides] Mit den Gezeiten Novizen { ISLAND($target, case: "to-beside") } bringen
    [sail] Mit dem Segelboot Novizen { ISLAND($target, case: "onto") } bringen
    [appoint] Einen Novizen auf Plättchen { $tile } ernennen
    [consecrate] Den Novizen auf Plättchen { $tile } weihen
    [book] Im Tempel das Buch versetzen
    [council] Im Priesterrat vorrücken
    [expel] Den Abtrünnigen vertreiben
    [meditate] Eine Zeitmarke umdrehen (Meditation)
    [end] Die Runde beenden
    [tire] Die Novizen des Gegenspielers { ISLAND($target, case: "on") } wählen
    [place-shrine] Die erste Kultstätte { ISLAND($target, case: "onto") } setzen
    [place-pairs] Die Novizenpaare setzen
   *[done] Die Reise beenden
 }
# Eine Reise oder Gezeiten, bei denen nicht alle denselben Weg gehen.
advise-ways = { ACTION($deed) }: { $ways }
advise-with-token = { $deed }, mit der Gunstmarke „{ FAVOUR($favour) }“
# Dasselbe in den wenigsten Worten, für das, was sonst noch möglich wäre; $from und $goal wie oben.
advise-brief = { $deed ->
    [favor] { ACTION($deed) }: { ISLAND($source) }
    [recruit] { ACTION($deed) }: { ISLAND($source) }
    [herbs] { ACTION($deed) }: { count-novices }, { ISLAND($target) }
    [journey] { ACTION($deed) }: { count-novices }, { ISLAND($source) } → { ISLAND($target) }
    [tides] { ACTION($deed) }: { count-novices }, { $from ->
        [jetty] Bootssteg
        [inactive] { ISLAND($source) } (inaktiv)
       *[island] { ISLAND($source) }
    } → { ISLAND($target) }
    [sail] { ACTION($deed) }: { count-novices }, { $from ->
        [jetty] Bootssteg
       *[island] { ISLAND($source) }
    } → { ISLAND($target) }
    [appoint] { ACTION($deed) }: Plättchen { $tile }
    [consecrate] { ACTION($deed) }: Plättchen { $tile }
    [book] { ACTION($deed) }: Feld { $tile } → { $goal }
    [council] { ACTION($deed) }: { count-novices }, { ISLAND($source) }
    [expel] { ACTION($deed) }: { $count } { $count ->
        [one] Insel
       *[other] Inseln
    }
    [tire] { ISLAND($target) }
    [place-shrine] { ACTION($deed) }: { ISLAND($target) }
    [place-pairs] { ACTION($deed) }: { $pairs }
   *[done] { ACTION($deed) }
 }
advise-brief-token = { $deed }, mit der Gunstmarke „{ FAVOUR($favour) }“
# Wozu eine Gunstmarke in diesem Augenblick gut ist, auch in der begleiteten ersten Runde; [worth] = nur ihr Punkt.
advise-favour = { $use ->
    [shrine] Damit lässt sich beim Baumeister eine Kultstätte errichten: am Ende +4 Einfluss.
    [herbs] Damit handeln zwei Novizen noch einmal in derselben Runde.
    [tides] Damit ziehen auch inaktive Novizen und die vom Bootssteg.
    [sailboat] Damit sind zwei Novizen sofort auf einer anderen Insel aktiv.
    [bribery] Damit ist eines der nächsten Plättchen zu haben, bevor der Wächter dort ist.
    [book] Damit bekommt ein Novize im Tempel ein Buch und kann nicht mehr verdrängt werden.
    [novice] Damit braucht eine spätere Aktion einen Novizen weniger.
   *[worth] Ungenutzt ist sie am Ende 1 Einfluss wert.
 }
advise-reason = { $reason ->
    [first-shrine] Dort reicht dann ein Novize statt zweien für die Gunst{ $count ->
        [0] { "" }
        [one] { " " }und für Plättchen { $tiles }
       *[other] { " " }und für die Plättchen { $tiles }
    }.
    [pairs] Zwei Novizen beisammen können gleich handeln: in Runde 1 für die Gunst ihrer Insel{ $count ->
        [0] { "" }
        [one] { " " }oder für Plättchen { $tiles }
       *[other] { " " }oder für die Plättchen { $tiles }
    }.
    [consecrate] Das bringt sofort { $points } Einfluss und dann in jeder Wertung 1.
    [appoint] Bald kann er geweiht werden, das bringt { $points } Einfluss.
    [appoint-later] Sobald das Plättchen freigegeben ist, kann er geweiht werden.
    [favour] { advise-favour }
    [shrine] Sie bringt am Ende +4 Einfluss, und hier genügt dann ein Novize für Gunst oder Ernennung.
    [shrine-last] Sie bringt am Ende +4 Einfluss.
    [meditate-last] Das beendet die Runde und bringt { $points } Einfluss; die anderen handeln in ihr nicht mehr.
    [council] Sitz { $seat } bringt am Ende { $points } Einfluss, und wer im Priesterrat vorn liegt, gewinnt den Gleichstand.
    [expel] Das macht in der Wertung { $points } Einfluss aus.
    [expel-others] Dort kostet er andere in der Wertung Einfluss: { $points }.
    [herbs] Dann können sie in dieser Runde noch einmal handeln.
    [book] Das bringt { $points } Einfluss, und der Novize kann nicht mehr verdrängt werden.
    [book-only] Der Novize kann dann nicht mehr verdrängt werden.
    [travel-apostate] Beim Abtrünnigen kostet jeder Novize Einfluss.
    [travel-tile] Nächste Runde genügen sie dort für Plättchen { $tile }, dessen Weihe { $points } Einfluss bringt.
    [travel-priestess] In der nächsten Runde steht { ISLAND($island, case: "on") } die Mondpriesterin.
    [sail-tile] Dann genügen sie dort für Plättchen { $tile }, dessen Weihe { $points } Einfluss bringt.
    [sail-priestess] Dort zählen sie bei der Mondpriesterin.
    [tire-later] Jetzt kostet das mehr als andere Inseln (dein Vorsprung ändert sich um { $points }), bis zum Ende der Partie bringt es am meisten.
   *[tire] Auch wenn die Runde jetzt endete, stünde keine Wahl besser da: Dein Vorsprung ändert sich um { $points }.
 }
