### Z czego składa się przewaga, obok pasków: krótko.

analysis-source = { $source ->
    [consecration] Uświęcenia
    [displacement] Przestawienia
    [temple] Nowicjusze w świątyni
    [books] Księgi mądrości
    [priestess] Kapłanka księżyca
    [apostate] Renegat
    [council] Rada kapłanów
    [shrines] Kaplice
    [favours] Przysługi
    [novices] Nowicjusze w gotowości
    [candles] Ostatni znacznik czasu
   *[now] Dotychczasowa przewaga
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
    [appoint] Przeciągnąć nowicjusza na płytkę { $tile } (awans)
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
    [end] Zakończyć fazę
    [tire] Wybrać nowicjuszy przeciwnika { ISLAND($target, case: "on") }
    [place-shrine] Postawić pierwszą kaplicę { ISLAND($target, case: "on") }
    [place-pairs] Postawić pary nowicjuszy, jak widać: { $pairs }
   *[done] Zakończyć podróż
 }
advise-with-token = { $deed }, znacznik: „{ FAVOUR($favour) }”
advise-reason = { $reason ->
    [consecrate] Od razu daje to wpływy ({ $points }), a potem 1 punkt wpływów przy każdym punktowaniu.
    [appoint] W jednej z następnych tur można go uświęcić: wpływy { $points }.
    [appoint-later] Gdy tylko płytka będzie uznana, można go uświęcić.
    [favour] { $favour ->
        [shrine] Tym znacznikiem można zbudować kaplicę u kierownika budowy: na koniec wpływy +4.
        [herbs] Dzięki temu znacznikowi dwóch nowicjuszy działa w tej samej rundzie jeszcze raz.
        [tides] Ten znacznik przenosi też nieaktywnych nowicjuszy i tych z przystani.
        [sailboat] Dzięki temu znacznikowi dwóch nowicjuszy jest od razu aktywnych na innej wyspie.
        [bribery] Dzięki temu znacznikowi następne płytki są dostępne już teraz.
        [book] Dzięki temu znacznikowi nowicjusz w świątyni dostaje księgę, która go chroni.
       *[novice] Ten znacznik zastąpi w późniejszej akcji jednego nowicjusza.
    }
    [shrine] Na koniec daje wpływy +4, liczy się u kapłanki księżyca i za każdym razem zastępuje tu jednego nowicjusza.
    [meditate-last] To kończy rundę i daje wpływy { $points }; inni już w niej nie zagrają.
    [meditate] Nie kosztuje to nowicjusza i przybliża koniec rundy.
    [council] Miejsce { $seat } daje na koniec wpływy: { $points }, a kto jest z przodu, wygrywa remisy.
    [expel] Tam, gdzie stoi, każdy nowicjusz kosztuje przy punktowaniu wpływy.
    [herbs] Dzięki temu w tej rundzie możliwa jest jeszcze jedna akcja.
    [recruit] Odtąd w każdej rundzie działa o jednego nowicjusza więcej.
    [book] Daje to wpływy { $points } i chroni nowicjusza przed przestawieniem.
    [travel-apostate] Przy renegacie każdy nowicjusz kosztowałby wpływy.
    [travel-tile] W następnej rundzie wystarczy ich { ISLAND($island, case: "on") } na płytkę { $tile }, a potem na uświęcenie: wpływy { $points }.
    [travel-priestess] W następnej rundzie { ISLAND($island, case: "on") } stoi kapłanka księżyca.
    [sail-tile] Wtedy wystarczy ich { ISLAND($island, case: "on") } na płytkę { $tile }, a potem na uświęcenie: wpływy { $points }.
    [sail-priestess] Tam liczą się u kapłanki księżyca.
   *[tire] Do końca rundy zmieni to przewagę o { $points }.
 }
