### Akcje: nazwa na przycisku, pełna nazwa, opis w jednym zdaniu i etykiety do wyboru między nimi.

action-name = { $action ->
    [favor] Przysługa
    [recruit] Rekrutacja
    [shrine] Kaplica
    [herbs] Zioła
    [journey] Podróż
    [tides] Pływ
    [sail] Żaglówka
    [appoint] Awans
    [consecrate] Uświęcenie
    [book] Księga
    [council] Rada
    [expel] Wydalenie
    [meditate] Medytacja
    [done] Gotowe
    [end] Koniec rundy
    [tire] Wybór wyspy
    [place-shrine] Kaplica
    [place-pairs] Pary
    [novice] Nowicjusz
   *[bribery] Przekupstwo
 }
    .full = { $action ->
    [favor] Przysługa kapłana
    [recruit] Rekrutacja
    [shrine] Budowa kaplicy
    [herbs] Zioła
    [journey] Podróż
    [tides] Pływ
    [sail] Żaglówka
    [appoint] Awans
    [consecrate] Uświęcenie
    [book] Księga mądrości
    [council] Rada kapłanów
    [expel] Wydalenie renegata
    [meditate] Medytacja
    [done] Gotowe
    [end] Koniec fazy akcji
    [tire] Wyspa przeciwnika
    [place-shrine] Pierwsza kaplica
    [place-pairs] Pary nowicjuszy
    [novice] Wirtualny nowicjusz
   *[bribery] Przekupstwo
 }
action-end-unused = { $count ->
    [one] Koniec · { $count } aktywny
    [few] Koniec · { $count } aktywni
    [many] Koniec · { $count } aktywnych
   *[other] Koniec · { $count } aktywnego
 }

action-help = { $action ->
    [favor] 2 aktywnych nowicjuszy z jednej wyspy, a przy własnej kaplicy tylko 1: w zamian zakon dostaje znacznik przysługi tej wyspy.
    [recruit] 2 aktywnych nowicjuszy z jednej wyspy: w zamian 1 nowicjusz z zasobów staje obok niej jako nieaktywny.
    [shrine] Znacznik „Kaplica” i 2 aktywnych nowicjuszy na wyspie z kierownikiem budowy: powstaje tam kaplica, najwyżej jedna każdego zakonu na wyspie.
    [herbs] Znacznik „Zioła”: reaktywacja 1 lub 2 nieaktywnych nowicjuszy z jednej wyspy, ale nigdy z wyspy ziół.
    [journey] Dowolna liczba aktywnych nowicjuszy z dowolnych wysp przenosi się obok innych wysp; są tam nieaktywni.
    [tides] Znacznik „Pływ”: dowolna liczba aktywnych i nieaktywnych nowicjuszy, także z przystani, przenosi się obok innych wysp; są tam nieaktywni.
    [sail] Znacznik „Żaglówka”: 1 lub 2 aktywnych nowicjuszy z jednej wyspy albo nowicjuszy z przystani płynie na inną wyspę; są tam aktywni.
    [appoint] 2 aktywnych nowicjuszy z wyspy o symbolu płytki, a przy własnej kaplicy tylko 1: pierwszy wchodzi na uznaną, wolną płytkę świątyni.
    [consecrate] Nowicjusz na uznanej płytce wchodzi z nią do świątyni: daje to tyle punktów wpływów, ile wskazuje płytka pod strażnikiem; sąsiedzi z innych zakonów o niższym numerze i bez księgi są przestawiani, po 1 punkcie za każdego.
    [book] Znacznik „Księga mądrości”: dowolna księga w świątyni przechodzi do własnego nowicjusza bez księgi, co daje 1 punkt wpływów{ $mode ->
        [two] ; pierwsza księga w rundzie daje 2
       *[other] { "" }
    }.
    [council] Dowolna liczba aktywnych nowicjuszy z jednej wyspy: za każdego z nich znacznik członka rady przesuwa się o jedno miejsce.
    [expel] { $level ->
        [3] Na poziomie 3 niemożliwe: renegat blokuje na swojej wyspie każdą akcję, także tę.
       *[other] Dowolna liczba aktywnych nowicjuszy na wyspie z renegatem: za każdego z nich renegat idzie o jedną wyspę dalej zgodnie z ruchem wskazówek zegara.
    }
    [meditate] Jeden znacznik czasu zostaje obrócony; ostatni kończy fazę akcji i daje 1 punkt wpływów.
    [done] Podróż lub pływ kończy się, a wraz z tym ruch gracza.
    [end] Faza akcji kończy się i następuje punktowanie rundy.
    [tire] Wszyscy aktywni nowicjusze przeciwnika na wybranej wyspie stają się nieaktywni; za każdego z nich znacznik przeciwnika w radzie przesuwa się o jedno miejsce.
    [place-shrine] Jedna kaplica trafia na wyspę, na której nie ma jeszcze żadnej{ $mode ->
        [two] , ale nie na wyspę ziół
        [solo] , ale ani na wyspę z kierownikiem budowy, ani na wyspę ziół
       *[other] { "" }
    }.
    [place-pairs] Cztery pary nowicjuszy trafiają na cztery różne wyspy bez własnej kaplicy; każda z dwóch pominiętych wysp daje znacznik przysługi.
    [novice] Znacznik „Nowicjusz” zastępuje w akcji jednego aktywnego nowicjusza, ale nie tego, który wchodzi na płytkę świątyni, i nie przy zdobywaniu przysługi „Nowicjusz”.
   *[bribery] Znacznik „Przekupstwo”: awans lub uświęcenie także z płytką między strażnikiem a następną płytką strażnika.
 }

## Etykiety do wyboru między całymi akcjami. $token mówi, czy użyto znacznika „Nowicjusz”: yes lub no.

choice-place-shrine = Kaplica { ISLAND($island, case: "on") }
choice-place-pairs = Pary: { ISLAND($first) }, { ISLAND($second) }, { ISLAND($third) }, { ISLAND($fourth) }
choice-favor = { $token ->
    [yes] „{ FAVOUR($island) }” ze znacznikiem „Nowicjusz”
   *[no] „{ FAVOUR($island) }” tylko za nowicjuszy
 }
choice-recruit = { $token ->
    [yes] Rekrutacja { ISLAND($island, case: "on") } ze znacznikiem „Nowicjusz”
   *[no] Rekrutacja { ISLAND($island, case: "on") } za 2 nowicjuszy
 }
choice-shrine = { $token ->
    [yes] Znacznik „Kaplica”, 1 nowicjusz i znacznik „Nowicjusz”
   *[no] Znacznik „Kaplica” i 2 nowicjuszy
 }
choice-herbs = { $count ->
    [one] Reaktywacja { $count } nowicjusza
    [few] Reaktywacja { $count } nowicjuszy
    [many] Reaktywacja { $count } nowicjuszy
   *[other] Reaktywacja { $count } nowicjusza
 }
choice-travellers = { $count ->
    [one] { $count } nowicjusz
    [few] { $count } nowicjuszy
    [many] { $count } nowicjuszy
   *[other] { $count } nowicjusza
 }
choice-journey = Nowicjusz { ISLAND($source, case: "from") } { ISLAND($target, case: "to-beside") }
choice-tides = { $active ->
    [yes] Aktywny nowicjusz { ISLAND($source, case: "from") } { ISLAND($target, case: "to-beside") }
   *[no] Nieaktywny nowicjusz { ISLAND($source, case: "from") } { ISLAND($target, case: "to-beside") }
 }
choice-tides-jetty = Nowicjusz z przystani { ISLAND($target, case: "to-beside") }
choice-sail = { $count ->
    [one] Żaglówka z { $count } nowicjuszem
    [few] Żaglówka z { $count } nowicjuszami
    [many] Żaglówka z { $count } nowicjuszami
   *[other] Żaglówka z { $count } nowicjusza
 }
choice-appoint = { $token ->
    [yes] Na płytkę { $tile } ze znacznikiem „Nowicjusz”
   *[no] Na płytkę { $tile } tylko za nowicjuszy
 }
choice-consecrate = Z płytką { $tile } do świątyni
choice-book = Księga z pola { $source }
choice-council = { $count ->
    [one] { $count } nowicjusz: { $count } miejsce
    [few] { $count } nowicjuszy: { $count } miejsca
    [many] { $count } nowicjuszy: { $count } miejsc
   *[other] { $count } nowicjusza: { $count } miejsca
 }
choice-council-with-token = { $count ->
    [one] { $count } nowicjusz
    [few] { $count } nowicjuszy
    [many] { $count } nowicjuszy
   *[other] { $count } nowicjusza
 } + znacznik „Nowicjusz”: { $seats ->
    [one] { $seats } miejsce
    [few] { $seats } miejsca
    [many] { $seats } miejsc
   *[other] { $seats } miejsca
 }
choice-council-token = Znacznik „Nowicjusz”: 1 miejsce
choice-expel = { $count ->
    [one] { $count } nowicjusz: { $count } wyspa
    [few] { $count } nowicjuszy: { $count } wyspy
    [many] { $count } nowicjuszy: { $count } wysp
   *[other] { $count } nowicjusza: { $count } wyspy
 }
choice-expel-with-token = { $count ->
    [one] { $count } nowicjusz
    [few] { $count } nowicjuszy
    [many] { $count } nowicjuszy
   *[other] { $count } nowicjusza
 } + znacznik „Nowicjusz”: { $steps ->
    [one] { $steps } wyspa
    [few] { $steps } wyspy
    [many] { $steps } wysp
   *[other] { $steps } wyspy
 }
choice-expel-token = Znacznik „Nowicjusz”: 1 wyspa
choice-meditate = Obrócenie znacznika czasu
choice-tire = Nowicjusze przeciwnika { ISLAND($island, case: "on") }
choice-done = Gotowe
choice-end = Zakończenie rundy
