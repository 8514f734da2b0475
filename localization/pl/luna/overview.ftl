### Skrót zasad: cała gra na jednej karcie. **Słowa** między gwiazdkami są wyróżnione.

overview-section = { $section ->
    [round] Sześć rund
    [actions] Akcje
    [favours] Znaczniki przysługi
    [scoring] Punktowanie
    [next-round] Następna runda
    [end] Koniec gry
    [two-players] Gra dla 2 graczy
   *[solo] Gra jednoosobowa
 }

## Przebieg

overview-round = { $step ->
    [tire] **Początek rundy:** na wybranej wyspie wszyscy aktywni nowicjusze przeciwnika stają się nieaktywni. Za każdego z nich jego znacznik w radzie idzie o miejsce dalej. Potem następuje jego uświęcenie.
    [action] **Faza akcji:** zgodnie z ruchem wskazówek zegara po jednej akcji, aż do obrócenia ostatniego znacznika czasu.
    [solo-action] **Faza akcji:** dowolna liczba akcji, aż do jej zakończenia.
    [scoring] **Faza punktowania:** kapłanka księżyca, renegat i świątynia.
   *[next] **Przygotowanie następnej rundy,** nie po rundzie 6.
 }
overview-preparation = **Runda wstępna:** jedna kaplica na wyspie bez kaplicy{ $mode ->
    [two] , ale nie na wyspie ziół
    [solo] , ale ani na wyspie z kierownikiem budowy, ani na wyspie ziół
   *[more] { "" }
 }; cztery pary nowicjuszy na czterech innych; po znaczniku przysługi z obu pozostałych wysp.
overview-novice = { $place ->
    [on] **Na** wyspie: aktywny. Tylko tacy nowicjusze mogą działać.
   *[beside] **Obok** wyspy: użyty, nieaktywny do następnej rundy.
 }

## Akcje: koszt i skutek

overview-cost = { $action ->
    [favor] 2 aktywnych nowicjuszy z jednej wyspy, a przy własnej kaplicy tylko 1.
    [recruit] 2 aktywnych nowicjuszy z jednej wyspy.
    [shrine] Znacznik i 2 aktywnych nowicjuszy na wyspie z kierownikiem budowy.
    [journey] Dowolna liczba aktywnych nowicjuszy.
    [appoint] 2 aktywnych nowicjuszy z wyspy o symbolu płytki, a przy własnej kaplicy tylko 1.
    [consecrate] Nowicjusz na uznanej płytce.
    [council] Dowolna liczba aktywnych nowicjuszy z jednej wyspy.
    [expel] Dowolna liczba aktywnych nowicjuszy na wyspie z renegatem.
    [meditate] Jeden znacznik czasu zostaje obrócony.
    [end] Możliwe w każdej chwili.
   *[token] Znacznik.
 }
overview-effect = { $action ->
    [favor] W zamian znacznik przysługi tej wyspy, nigdy dwa jednakowe.
    [recruit] 1 nowicjusz z zasobów staje obok tej wyspy jako nieaktywny.
    [shrine] Powstaje tam kaplica, najwyżej jedna na zakon i wyspę.
    [herbs] Reaktywacja 1 lub 2 nieaktywnych nowicjuszy z jednej wyspy, ale nie z wyspy ziół.
    [journey] Każdy staje obok innej wyspy jako nieaktywny.
    [tides] Dowolna liczba aktywnych i nieaktywnych nowicjuszy, także z przystani, staje obok innych wysp; są tam nieaktywni.
    [sail] 1 lub 2 aktywnych nowicjuszy z jednej wyspy albo nowicjuszy z przystani płynie na inną wyspę; są tam aktywni.
    [appoint] Pierwszy wchodzi na płytkę. Musi ona być wolna i uznana: między strażnikiem a przystanią.
    [consecrate] Nowicjusz i płytka trafiają na pole świątyni o tym numerze: daje to tyle wpływów, ile wskazuje płytka pod strażnikiem. Sąsiedzi z innych zakonów o niższym numerze i bez księgi trafiają na przystań, po **1** punkcie za każdego.
    [book] Dowolna księga w świątyni przechodzi do własnego nowicjusza bez księgi i chroni go przed przestawieniem: **1** punkt wpływów.
    [council] Za każdego z nich znacznik idzie o miejsce naprzód i leży tam na wierzchu, a na ostatnim na spodzie.
    [expel] Za każdego z nich renegat idzie o wyspę dalej zgodnie z ruchem wskazówek zegara.
    [meditate] Ostatni kończy rundę i daje **1** punkt wpływów; figurka gracza rozpoczynającego przechodzi { $mode ->
        [two] do drugiego zakonu
       *[more] w lewo
    }.
   *[end] Potem następuje punktowanie rundy.
 }

## Znaczniki przysługi

overview-tokens = Każdy opłaca akcję o swojej nazwie. Zakon ma najwyżej jeden każdego rodzaju; użyty znacznik wraca na swoją wyspę.
overview-token = { $favour ->
    [bribery] **Przekupstwo:** awans lub uświęcenie także z płytką między strażnikiem a następną płytką strażnika.
   *[novice] **Nowicjusz:** zastępuje w akcji jednego aktywnego nowicjusza, ale nie tego, który wchodzi na płytkę, i nigdy dla przysługi „Nowicjusz”.
 }

## Punktowanie, następna runda, koniec gry

overview-priestess = **Kapłanka księżyca:** aktywni nowicjusze i kaplice na jej wyspie; wpływy za pierwsze miejsce: **{ $first }**, za drugie: **{ $second }**{ $seats ->
    [2] { "" }
   *[other] , za trzecie: **{ $third }**
 }.
overview-scoring = { $row ->
    [apostate] { $mode ->
        [solo] **Renegat:** gracz traci **1** punkt wpływów za każdego swojego nowicjusza na jego wyspie lub obok niej i dodatkowo **1**, a przeciwnik nic. Wpływy nie spadają poniżej 0.
       *[other] **Renegat:** zakon z nowicjuszami na jego wyspie lub obok niej traci **1** punkt wpływów za każdego i dodatkowo **1**. Wpływy nie spadają poniżej 0.
    }
    [temple] **Świątynia:** każdy nowicjusz w niej daje **1** punkt wpływów.
   *[tie] { $mode ->
        [solo] **Remis u kapłanki księżyca:** rozstrzyga dalsze miejsce w radzie kapłanów, a na tym samym miejscu wyższy znacznik.
       *[other] **Remis:** rozstrzyga dalsze miejsce w radzie kapłanów, a na tym samym miejscu wyższy znacznik.
    }
 }
overview-next = { $row ->
    [novices] Nieaktywni nowicjusze stają się aktywni tam, gdzie stoją.
    [apostate] **Renegat:** na następną wyspę z nowicjuszami.
    [apostate-solo] **Renegat:** na następną wyspę z nowicjuszami gracza.
    [guardian] **Strażnik:** na następną płytkę strażnika w stronę bramy; opuszczona wypada z gry. Wpływy za uświęcenie w rundach:
   *[candles] Wszystkie znaczniki czasu są odwracane z powrotem.
 }
overview-walk = { $figure ->
    [priestess] **Kapłanka księżyca:** o { $moves ->
        [one] { $moves } wyspę
        [few] { $moves } wyspy
        [many] { $moves } wysp
       *[other] { $moves } wyspy
    } zgodnie z ruchem wskazówek zegara.
   *[builder] **Kierownik budowy:** o { $moves ->
        [one] { $moves } wyspę
        [few] { $moves } wyspy
        [many] { $moves } wysp
       *[other] { $moves } wyspy
    } zgodnie z ruchem wskazówek zegara.
 }
overview-end = { $row ->
    [shrine] Każda własna kaplica: **4** punkty wpływów.
    [favour] Każdy niewykorzystany znacznik przysługi: **1** punkt wpływów.
    [council] Wartość miejsca w radzie kapłanów:
    [win] Wygrywa zakon, który ma najwięcej wpływów; remis rozstrzyga rada.
   *[win-solo] Do wygranej trzeba mieć więcej wpływów niż przeciwnik.
 }

## Gra dla 2 graczy i solo

overview-two = Pierwsza księga w każdej rundzie daje **2** punkty wpływów zamiast 1. Są tylko trzy znaczniki czasu.
overview-solo = { $row ->
    [tile] **Jego uświęcenie:** najwyższa uznana, wolna płytka z symbolem wyspy, na której ma aktywnego nowicjusza.
    [book] Wtedy księga gracza leżąca na najniższym numerze przechodzi na najniższą płytkę przeciwnika bez księgi: zyskuje on **1** punkt wpływów.
    [herbs] **Zioła:** przysługę można zdobyć tylko raz na rundę.
    [displaced] Jego przestawieni nowicjusze stają obok wyspy, którą wskazuje symbol pola. Renegatowi nigdy nie płaci.
    [shrine] **Koniec rundy, od rundy 2:** jeśli na wyspie z kierownikiem budowy ma aktywnego nowicjusza, a nie ma kaplicy, dostaje ją tam przed punktowaniem.
    [level-two] **Poziom 2:** na swojej wyspie renegat blokuje każdą akcję oprócz wydalenia.
   *[level-three] **Poziom 3:** na swojej wyspie renegat blokuje każdą akcję, nawet wydalenie.
 }
