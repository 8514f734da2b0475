### Z czego składa się przewaga, obok pasków: krótko.

analysis-source = { $source ->
    [consecration] Uświęcenia
    [displacement] Przestawienia
    [temple] Świątynia
    [books] Księgi
    [priestess] Kapłanka
    [apostate] Renegat
    [council] Rada
    [shrines] Kaplice
    [favours] Przysługi
    [novices] Wolni nowicjusze
    [candles] Znacznik czasu
   *[now] Przewaga teraz
 }

## Co się radzi: czynność tak, jak się ją wykonuje (bez kropki), i po co

advise-novices = { $count ->
    [one] jednego nowicjusza
    [few] { $count } nowicjuszy
    [many] { $count } nowicjuszy
   *[other] { $count } nowicjusza
 }
advise-inactive-novices = { $count ->
    [one] jednego nieaktywnego nowicjusza
    [few] { $count } nieaktywnych nowicjuszy
    [many] { $count } nieaktywnych nowicjuszy
   *[other] { $count } nieaktywnego nowicjusza
 }
# $from: island (z $source) lub jetty (z przystani); $goal: pole, na które trafia księga.
advise-deed = { $deed ->
    [favor] Wziąć znacznik przysługi { ISLAND($source, case: "on") } (przysługa)
    [recruit] Zdobyć nowego nowicjusza { ISLAND($source, case: "on") } (rekrutacja)
    [shrine] Zbudować kaplicę u kierownika budowy
    [herbs] Przywrócić do działania { advise-novices } { ISLAND($target, case: "on") } znacznikiem „zioła”
    [journey] Wysłać w podróż { advise-novices } { ISLAND($source, case: "from") } { ISLAND($target, case: "to-beside") }
    [tides] { $from ->
        [jetty] Przenieść z pływem { advise-novices } z przystani { ISLAND($target, case: "to-beside") }
        [inactive] Przenieść z pływem { advise-inactive-novices } { ISLAND($source, case: "from") } { ISLAND($target, case: "to-beside") }
       *[island] Przenieść z pływem { advise-novices } { ISLAND($source, case: "from") } { ISLAND($target, case: "to-beside") }
    }
    [sail] { $from ->
        [jetty] Przewieźć żaglówką { advise-novices } z przystani { ISLAND($target, case: "onto") }
       *[island] Przewieźć żaglówką { advise-novices } { ISLAND($source, case: "from") } { ISLAND($target, case: "onto") }
    }
    [appoint] Przeciągnąć nowicjusza { ISLAND($source, case: "from") } na płytkę { $tile } (awans)
    [consecrate] Przeciągnąć nowicjusza z płytki { $tile } do świątyni (uświęcenie)
    [book] Przenieść księgę z pola { $tile } na pole { $goal }
    [council] Przesunąć się w radzie o { $count ->
        [one] jedno miejsce
        [few] { $count } miejsca
        [many] { $count } miejsc
       *[other] { $count } miejsca
    }, { ISLAND($source, case: "from") }
    [expel] Wydalić renegata o { $count ->
        [one] jedną wyspę
        [few] { $count } wyspy
        [many] { $count } wysp
       *[other] { $count } wyspy
    }
    [meditate] Odwrócić znacznik czasu (medytacja)
    [end] Zakończyć rundę
    [tire] Wybrać nowicjuszy przeciwnika { ISLAND($target, case: "on") }
    [place-shrine] Postawić pierwszą kaplicę { ISLAND($target, case: "on") }
    [place-pairs] Postawić pary nowicjuszy na tych wyspach: { $pairs }
   *[done] Zakończyć podróż
 }
# Jaki to rodzaj akcji i gdzie, zanim powie się jak.
advise-aim = { $deed ->
    [favor] Wziąć przysługę { ISLAND($source, case: "on") }
    [recruit] Zdobyć nowego nowicjusza { ISLAND($source, case: "on") }
    [shrine] Zbudować kaplicę u kierownika budowy
    [herbs] Przywrócić nowicjuszy do działania { ISLAND($target, case: "on") }
    [journey] Wysłać nowicjuszy w podróż { ISLAND($target, case: "to-beside") }
    [tides] Przenieść nowicjuszy z pływem { ISLAND($target, case: "to-beside") }
    [sail] Przewieźć nowicjuszy żaglówką { ISLAND($target, case: "onto") }
    [appoint] Awansować nowicjusza na płytkę { $tile }
    [consecrate] Uświęcić nowicjusza z płytki { $tile }
    [book] Przenieść księgę w świątyni
    [council] Przesunąć się w radzie
    [expel] Wydalić renegata
    [meditate] Odwrócić znacznik czasu (medytacja)
    [end] Zakończyć rundę
    [tire] Wybrać nowicjuszy przeciwnika { ISLAND($target, case: "on") }
    [place-shrine] Postawić pierwszą kaplicę { ISLAND($target, case: "on") }
    [place-pairs] Postawić pary nowicjuszy
   *[done] Zakończyć podróż
 }
# Podróż albo pływy, gdy nie wszyscy idą tą samą drogą.
advise-ways = { ACTION($deed) }: { $ways }
advise-with-token = { $deed }, znacznik: „{ FAVOUR($favour) }”
# To samo w najmniejszej liczbie słów, dla listy innych możliwości; $from i $goal jak wyżej.
advise-brief = { $deed ->
    [favor] { ACTION($deed) }: { ISLAND($source) }
    [recruit] { ACTION($deed) }: { ISLAND($source) }
    [herbs] { ACTION($deed) }: { count-novices }, { ISLAND($target) }
    [journey] { ACTION($deed) }: { count-novices }, { ISLAND($source) } → { ISLAND($target) }
    [tides] { ACTION($deed) }: { count-novices }, { $from ->
        [jetty] przystań
        [inactive] { ISLAND($source) } (nieaktywni)
       *[island] { ISLAND($source) }
    } → { ISLAND($target) }
    [sail] { ACTION($deed) }: { count-novices }, { $from ->
        [jetty] przystań
       *[island] { ISLAND($source) }
    } → { ISLAND($target) }
    [appoint] { ACTION($deed) }: płytka { $tile }
    [consecrate] { ACTION($deed) }: płytka { $tile }
    [book] { ACTION($deed) }: pole { $tile } → { $goal }
    [council] { ACTION($deed) }: { count-novices }, { ISLAND($source) }
    [expel] { ACTION($deed) }: { $count } { $count ->
        [one] wyspa
        [few] wyspy
        [many] wysp
       *[other] wyspy
    }
    [tire] { ISLAND($target) }
    [place-shrine] { ACTION($deed) }: { ISLAND($target) }
    [place-pairs] { ACTION($deed) }: { $pairs }
   *[done] { ACTION($deed) }
 }
advise-brief-token = { $deed }, znacznik: „{ FAVOUR($favour) }”
# Do czego przyda się znacznik przysługi w tej chwili, także w pierwszej rundzie z przewodnikiem; [worth] = tylko punkt.
advise-favour = { $use ->
    [shrine] Dzięki niemu można zbudować kaplicę u kierownika budowy: na koniec wpływy +4.
    [herbs] Dzięki niemu dwóch nowicjuszy działa w tej samej rundzie jeszcze raz.
    [tides] Dzięki niemu mogą ruszyć także nieaktywni nowicjusze i ci z przystani.
    [sailboat] Dzięki niemu dwóch nowicjuszy jest od razu aktywnych na innej wyspie.
    [bribery] Dzięki niemu można dostać jedną z następnych płytek, zanim dojdzie tam strażnik.
    [book] Dzięki niemu nowicjusz w świątyni dostaje księgę i nie można go już przestawić.
    [novice] Dzięki niemu późniejsza akcja wymaga o jednego nowicjusza mniej.
   *[worth] Niewykorzystany jest na koniec wart 1 punkt wpływów.
 }
advise-reason = { $reason ->
    [first-shrine] Tam wystarczy wtedy jeden nowicjusz zamiast dwóch do przysługi{ $count ->
        [0] { "" }
        [one] { " " }i na płytkę { $tiles }
        [few] { " " }i na płytki { $tiles }
        [many] { " " }i na płytki { $tiles }
       *[other] { " " }i na płytki { $tiles }
    }.
    [pairs] Dwóch nowicjuszy razem może działać od razu: w rundzie 1 po przysługę swojej wyspy{ $count ->
        [0] { "" }
        [one] { " " }albo na płytkę { $tiles }
        [few] { " " }albo na płytki { $tiles }
        [many] { " " }albo na płytki { $tiles }
       *[other] { " " }albo na płytki { $tiles }
    }.
    [consecrate] Od razu daje to wpływy ({ $points }), a potem 1 punkt wpływów przy każdym punktowaniu.
    [appoint] Wkrótce można go uświęcić, a to daje wpływy { $points }.
    [appoint-later] Gdy tylko płytka będzie uznana, można go uświęcić.
    [favour] { advise-favour }
    [shrine] Na koniec daje wpływy +4, a do przysługi i awansu wystarcza tu potem jeden nowicjusz.
    [shrine-last] Na koniec daje wpływy +4.
    [meditate-last] To kończy rundę i daje wpływy { $points }; inni już w niej nie zagrają.
    [council] Miejsce { $seat } daje na koniec wpływy: { $points }, a kto jest wyżej w radzie kapłanów, wygrywa remisy.
    [expel] Przy punktowaniu to różnica: wpływy { $points }.
    [expel-others] Tam kosztuje innych przy punktowaniu wpływy: { $points }.
    [herbs] Mogą wtedy zadziałać w tej rundzie jeszcze raz.
    [book] Daje to wpływy { $points }, a nowicjusza nie można już przestawić.
    [book-only] Nowicjusza nie można już wtedy przestawić.
    [travel-apostate] Przy renegacie każdy nowicjusz kosztuje wpływy.
    [travel-tile] W następnej rundzie wystarczy ich tam na płytkę { $tile }, a jej uświęcenie daje wpływy { $points }.
    [travel-priestess] W następnej rundzie { ISLAND($island, case: "on") } stoi kapłanka księżyca.
    [sail-tile] Wystarczy ich tam wtedy na płytkę { $tile }, a jej uświęcenie daje wpływy { $points }.
    [sail-priestess] Tam liczą się u kapłanki księżyca.
    [tire-later] Teraz kosztuje to więcej niż inne wyspy (twoja przewaga zmienia się o { $points }), ale do końca gry daje najwięcej.
   *[tire] Nawet gdyby runda skończyła się teraz, żaden wybór nie byłby lepszy: twoja przewaga zmienia się o { $points }.
 }
