### Dlaczego czegoś nie wolno: jedno zdanie na każdy powód z zasad, nigdy w drugiej osobie.
### $island i $needed_island to wyspy, $favour to przysługa, $order to nazwa zakonu, reszta to liczby.

refusal-game-over = Gra jest zakończona.
refusal-preparation-first = Najpierw odbywa się runda wstępna.
refusal-preparation-over = Runda wstępna jest już zakończona.
refusal-shrine-first = Najpierw każdy zakon stawia jedną kaplicę.
refusal-pairs-now = Teraz na wyspy trafiają cztery pary nowicjuszy.
refusal-tire-first = Najpierw trzeba wybrać wyspę, na której nowicjusze przeciwnika staną się nieaktywni.
refusal-tire-over = Wyspę przeciwnika wybiera się tylko na początku rundy.
refusal-solo-only = To jest możliwe tylko w grze jednoosobowej.
refusal-no-candles-in-solo = W grze jednoosobowej nie ma znaczników czasu; rundę kończy przycisk „Koniec rundy”.
refusal-travel-open = { $kind ->
    [journey] Podróż już się zaczęła; nic innego nie jest możliwe, dopóki nie zakończy jej „{ ACTION("done") }”.
   *[tides] Pływ już się zaczął; nic innego nie jest możliwe, dopóki nie zakończy go „{ ACTION("done") }”.
 }
refusal-nothing-begun = Nie zaczęła się ani podróż, ani pływ; nie ma czego kończyć.
refusal-shrine-island-taken = { $order } ma kaplicę { ISLAND($island, case: "on") }, a w rundzie wstępnej na każdej wyspie może stanąć tylko jedna.
refusal-herbs-island-banned = W grze dla 2 graczy i solo pierwsza kaplica nie może stać na wyspie ziół.
refusal-pairs-on-own-shrine = { ISLAND($island, case: "start-on") } stoi własna kaplica zakonu; nie stawia się tam pary nowicjuszy.
    .you = { ISLAND($island, case: "start-on") } stoi twoja własna kaplica; nie stawia się tam pary nowicjuszy.
refusal-blocked-by-apostate = Renegat stoi { ISLAND($island, case: "on") } i blokuje tam tę akcję.
refusal-token-not-owned = Do tego potrzebny jest znacznik „{ FAVOUR($favour) }”, a zakon go nie ma.
    .you = Do tego potrzebny jest znacznik „{ FAVOUR($favour) }”, a ty go nie masz.
refusal-favour-owned = Zakon ma już znacznik „{ FAVOUR($favour) }”; wolno mieć tylko po jednym każdego rodzaju.
    .you = Masz już znacznik „{ FAVOUR($favour) }”; wolno mieć tylko po jednym każdego rodzaju.
refusal-herbs-taken = W grze jednoosobowej przysługę „Zioła” można zdobyć tylko raz na rundę.
refusal-too-few-active = { $needed ->
    [one] Do tego potrzeba { $needed } aktywnego nowicjusza { ISLAND($island, case: "on") }; jest: { $have }.
    [few] Do tego potrzeba { $needed } aktywnych nowicjuszy { ISLAND($island, case: "on") }; jest: { $have }.
    [many] Do tego potrzeba { $needed } aktywnych nowicjuszy { ISLAND($island, case: "on") }; jest: { $have }.
   *[other] Do tego potrzeba { $needed } aktywnego nowicjusza { ISLAND($island, case: "on") }; jest: { $have }.
 }
refusal-too-few-inactive = { $needed ->
    [one] Do tego potrzeba { $needed } nieaktywnego nowicjusza { ISLAND($island, case: "beside") }; jest: { $have }.
    [few] Do tego potrzeba { $needed } nieaktywnych nowicjuszy { ISLAND($island, case: "beside") }; jest: { $have }.
    [many] Do tego potrzeba { $needed } nieaktywnych nowicjuszy { ISLAND($island, case: "beside") }; jest: { $have }.
   *[other] Do tego potrzeba { $needed } nieaktywnego nowicjusza { ISLAND($island, case: "beside") }; jest: { $have }.
 }
refusal-too-few-on-jetty = { $needed ->
    [one] Do tego potrzeba { $needed } nowicjusza na przystani; jest: { $have }.
    [few] Do tego potrzeba { $needed } nowicjuszy na przystani; jest: { $have }.
    [many] Do tego potrzeba { $needed } nowicjuszy na przystani; jest: { $have }.
   *[other] Do tego potrzeba { $needed } nowicjusza na przystani; jest: { $have }.
 }
refusal-all-moved-already = Nowicjusze { ISLAND($island, case: "beside") } już się poruszyli; każdy porusza się tylko raz.
refusal-same-island = Celem musi być inna wyspa niż { ISLAND($island, case: "the") }.
refusal-novice-for-novice = Znacznikiem „Nowicjusz” nie można zdobyć przysługi „Nowicjusz”.
refusal-token-cannot-enter = Znacznik „Nowicjusz” nie zastępuje nowicjusza, który wchodzi na płytkę świątyni.
refusal-reserve-empty = W zasobach nie ma już nowicjuszy.
refusal-no-shrine-left = W zasobach nie ma już kaplic.
refusal-own-shrine-there = Kaplice powstają tylko przy kierowniku budowy, czyli { ISLAND($island, case: "on") }. Zakon ma już tam swoją jedyną kaplicę.
    .you = Kaplice powstają tylko przy kierowniku budowy, czyli { ISLAND($island, case: "on") }. Masz już tam swoją jedyną kaplicę.
refusal-not-on-herbs-island = Na samej wyspie ziół zioła nie działają.
refusal-tile-not-in-game = Płytki { $tile } nie ma w tej grze.
refusal-tile-in-temple = Płytka { $tile } leży już w świątyni.
refusal-tile-not-in-temple = Pole { $tile } jest puste; księga trafia do nowicjusza tego zakonu w świątyni, który jej jeszcze nie ma.
    .you = Pole { $tile } jest puste; księga trafia do twojego nowicjusza w świątyni, który jej jeszcze nie ma.
refusal-tile-occupied = { $order } ma nowicjusza na płytce { $tile }.
refusal-tile-not-released = Płytka { $tile } nie jest uznana: nie leży między strażnikiem a przystanią.
refusal-needs-bribery = Płytka { $tile } nie jest jeszcze uznana; potrzebny jest znacznik „Przekupstwo”.
refusal-no-own-novice-on-tile = Zakon nie ma nowicjusza na płytce { $tile }.
    .you = Nie masz nowicjusza na płytce { $tile }.
refusal-no-book-there = Na polu { $tile } nie ma księgi.
refusal-book-already-there = Nowicjusz na polu { $tile } ma już księgę.
refusal-not-own-novice = Księga trafia tylko do nowicjusza własnego zakonu, a na polu { $tile } takiego nie ma.
    .you = Księga trafia tylko do twojego nowicjusza, a na polu { $tile } takiego nie ma.
refusal-beyond-last-seat = { $left ->
    [0] Znacznik leży już na ostatnim miejscu w radzie kapłanów.
    [one] Do ostatniego miejsca w radzie kapłanów zostało tylko { $left } miejsce.
    [few] Do ostatniego miejsca w radzie kapłanów zostały tylko { $left } miejsca.
    [many] Do ostatniego miejsca w radzie kapłanów zostało tylko { $left } miejsc.
   *[other] Do ostatniego miejsca w radzie kapłanów zostało tylko { $left } miejsca.
 }
refusal-none-to-tire = Przeciwnik nie ma aktywnego nowicjusza { ISLAND($island, case: "on") }.

## Co stoi na przeszkodzie wszystkim akcjom, które mógłby oznaczać przycisk lub gest

# W nawiasie tam, gdzie odpowiedni nowicjusze są na wyspie, którą blokuje renegat.
besides-blocked = { $blocked ->
    [none] { "" }
   *[other] { " " }(nie licząc { ISLAND($blocked, case: "of") }, którą blokuje renegat)
 }
refusal-no-favour = Na żadnej wyspie, której przysługę można jeszcze wziąć, nie ma dość aktywnych nowicjuszy{ besides-blocked }.
refusal-no-recruit = { $needed ->
    [one] Nawet ze znacznikiem „Nowicjusz” potrzeba do tego { $needed } aktywnego nowicjusza na wyspie, a nie ma żadnego{ besides-blocked }.
    [few] Do tego potrzeba { $needed } aktywnych nowicjuszy na jednej wyspie, a na żadnej nie ma tylu{ besides-blocked }.
    [many] Do tego potrzeba { $needed } aktywnych nowicjuszy na jednej wyspie, a na żadnej nie ma tylu{ besides-blocked }.
   *[other] Do tego potrzeba { $needed } aktywnego nowicjusza na jednej wyspie, a na żadnej nie ma tylu{ besides-blocked }.
 }
refusal-none-to-wake = Poza wyspą ziół obok żadnej wyspy nie ma nieaktywnego nowicjusza{ besides-blocked }.
refusal-none-active = Zakon nie ma na żadnej wyspie aktywnego nowicjusza{ besides-blocked }.
    .you = Nie masz na żadnej wyspie aktywnego nowicjusza{ besides-blocked }.
refusal-none-to-move = Nie ma już nowicjusza, który mógłby się poruszyć: ani na wyspie, ani obok niej, ani na przystani{ besides-blocked }.
refusal-none-to-sail = Zakon nie ma ani aktywnego nowicjusza na wyspie, ani nowicjusza na przystani{ besides-blocked }.
    .you = Nie masz ani aktywnego nowicjusza na wyspie, ani nowicjusza na przystani{ besides-blocked }.
refusal-no-tile-to-appoint = { $bribery ->
    [yes] Żadna wolna płytka, uznana lub otwarta przez przekupstwo, nie ma symbolu wyspy z wystarczającą liczbą aktywnych nowicjuszy{ besides-blocked }.
   *[no] Żadna uznana, wolna płytka nie ma symbolu wyspy z wystarczającą liczbą aktywnych nowicjuszy{ besides-blocked }.
 }
refusal-none-on-path = Na żadnej płytce ścieżki nie stoi nowicjusz tego zakonu; trafia tam przez awans.
    .you = Na żadnej płytce ścieżki nie stoi twój nowicjusz; trafia tam przez awans.
refusal-none-released = Nowicjusze tego zakonu stoją na płytkach ścieżki, które nie są jeszcze uznane.
    .you = Twoi nowicjusze stoją na płytkach ścieżki, które nie są jeszcze uznane.
refusal-no-novice-without-book = W świątyni nie ma nowicjusza tego zakonu bez księgi, który mógłby ją dostać.
    .you = W świątyni nie masz nowicjusza bez księgi, który mógłby ją dostać.
refusal-no-use-for-book = Na polu { $tile } nie ma ani księgi, ani nowicjusza tego zakonu bez księgi; tylko do takiego może ona trafić.
    .you = Na polu { $tile } nie ma ani księgi, ani twojego nowicjusza bez księgi; tylko do takiego może ona trafić.
refusal-bribery-opens-nothing = W grupie płytek, którą otwiera przekupstwo, nie ma ani nowicjusza tego zakonu, ani wolnej płytki z symbolem wyspy z wystarczającą liczbą aktywnych nowicjuszy{ besides-blocked }.
    .you = W grupie płytek, którą otwiera przekupstwo, nie ma ani twojego nowicjusza, ani wolnej płytki z symbolem wyspy z wystarczającą liczbą aktywnych nowicjuszy{ besides-blocked }.
refusal-bribery-none-for = Przekupstwo nie otwiera żadnej wolnej płytki dla nowicjuszy { ISLAND($island, case: "from") }.
refusal-novice-token-idle = Znacznik „Nowicjusz” zastępuje jednego z nowicjuszy używanych w akcji; tutaj żadna taka akcja nie jest teraz możliwa.
refusal-inactive-need-token = Nieaktywni nowicjusze są znów aktywni dopiero w następnej rundzie. Wcześniej poruszają ich tylko znaczniki „Zioła” i „Pływ”, a zakon nie ma żadnego z nich.
    .you = Nieaktywni nowicjusze są znów aktywni dopiero w następnej rundzie. Wcześniej poruszają ich tylko znaczniki „Zioła” i „Pływ”, a ty nie masz żadnego z nich.
refusal-jetty-needs-token = Z przystani na wyspę prowadzą nowicjuszy tylko znaczniki „Pływ” i „Żaglówka”, a zakon nie ma żadnego z nich.
    .you = Z przystani na wyspę prowadzą nowicjuszy tylko znaczniki „Pływ” i „Żaglówka”, a ty nie masz żadnego z nich.

## Dokąd żadna akcja nie prowadzi: do czego służy figura lub miejsce

refusal-builder-elsewhere = Kaplice powstają tylko przy kierowniku budowy: { ISLAND($needed_island, case: "on") }, a nie { ISLAND($island, case: "on") }.
refusal-apostate-elsewhere = Renegata wydalają tylko nowicjusze z jego wyspy: { ISLAND($needed_island, case: "from") }, a nie { ISLAND($island, case: "from") }.
refusal-wrong-symbol = Na płytkę { $tile } wchodzą tylko nowicjusze { ISLAND($needed_island, case: "from") }, a nie { ISLAND($island, case: "from") }.
refusal-wrong-field = Miejsce płytki { $tile } jest na polu { $tile }, a nie na polu { $field }.
refusal-wrong-favour-island = Do tej przysługi potrzeba nowicjuszy { ISLAND($needed_island, case: "from") }, a nie { ISLAND($island, case: "from") }.
refusal-not-your-piece = To należy do innego zakonu: { $order }.
refusal-pair-there-already = { ISLAND($island, case: "start-on") } stoi już nowa para; każda trafia na inną wyspę.
refusal-bribery-elsewhere = Przekupstwo otwiera tylko płytki między strażnikiem a następną płytką strażnika; płytka { $tile } do nich nie należy.
refusal-tile-goes = Nowicjusz z płytki { $tile } trafia na pole { $tile } w świątyni: to jego uświęcenie.
refusal-piece-goes = { $piece ->
    [novice] Aktywni nowicjusze trafiają do innej wyspy, na przysługę swojej wyspy, na płytkę z jej symbolem, do zasobów, do rady kapłanów albo do renegata na swojej wyspie.
    [inactive] Nieaktywni nowicjusze trafiają tylko na swoją wyspę dzięki znacznikowi „Zioła” albo do innej dzięki znacznikowi „Pływ”.
    [jetty] Nowicjusze z przystani trafiają tylko do wyspy, dzięki znacznikowi „Pływ” albo „Żaglówka”.
    [reserve] Nowicjusz z zasobów trafia do wyspy; do rekrutacji potrzeba tam aktywnych nowicjuszy.
    [pairs] Każda para nowicjuszy trafia na wyspę.
    [shrines] Kaplica trafia do kierownika budowy; potrzebny jest znacznik „Kaplica”.
    [first-shrine] Pierwsza kaplica trafia na wyspę.
    [field] Księga trafia na pole nowicjusza tego zakonu, który jej jeszcze nie ma.
    [favour] Przysługa trafia na panel zakonu, który ją bierze, albo aktywni nowicjusze trafiają na przysługę.
    [token-shrine] Znacznik „Kaplica” trafia do kierownika budowy i tam powstaje kaplica.
    [token-herbs] Znacznik „Zioła” reaktywuje nowicjuszy: trafia do nieaktywnych nowicjuszy lub na ich wyspę.
    [token-tides] Znacznik „Pływ” trafia najpierw na nowicjuszy, którzy mają się przenieść, a potem na wyspę, do której się przenoszą.
    [token-sailboat] Znacznik „Żaglówka” trafia najpierw na aktywnych nowicjuszy albo tych z przystani, a potem na wyspę, na którą płyną.
    [token-bribery] Znacznik „Przekupstwo” trafia najpierw na aktywnych nowicjuszy, a potem na płytkę z otwartej grupy; albo na nowicjusza z tej grupy, a potem na jego pole.
    [token-book] Znacznik „Księga mądrości” trafia na pole nowicjusza tego zakonu, który nie ma jeszcze księgi.
   *[token-novice] Znacznik „Nowicjusz” trafia do nowicjuszy albo na przysługę i zastępuje tam jednego nowicjusza akcji; sam trafia do rady kapłanów albo do renegata.
 }
refusal-place-takes = { $place ->
    [candle] Znaczniki czasu obraca się kliknięciem: to jest medytacja.
    [field] Do świątyni nowicjusz trafia ścieżką: najpierw awansuje na płytkę, a w późniejszym ruchu zostaje uświęcony.
    [builder] Kaplicę buduje się znacznikiem „Kaplica”: trafia on do kierownika budowy.
    [priestess] Nikt nie przesuwa kapłanki księżyca; nowicjusze trafiają na jej wyspę i tam liczą się przy punktowaniu.
    [guardian] Strażnik sam przechodzi dalej po każdej rundzie; nowicjusze trafiają na płytki ścieżki.
   *[button] Figurki i znaczniki trafiają na miejsca na stole; przyciski się tylko klika.
 }
refusal-stays-put = { $piece ->
    [priestess] Kapłanki księżyca nikt nie przesuwa: po punktowaniu każdej rundy sama idzie dalej.
    [builder] Kierownika budowy nikt nie przesuwa: po punktowaniu każdej rundy sam idzie dalej.
    [apostate] Renegata można wydalić: przeciągnąć na niego aktywnego nowicjusza z jego wyspy. Po punktowaniu sam idzie dalej.
    [apostate-fixed] Na poziomie 3 nikt nie wydali renegata: idzie dalej tylko po punktowaniu, sam.
    [guardian] Strażnika nikt nie przesuwa: po każdej rundzie sam przechodzi na następną płytkę strażnika.
    [disc] Znacznik w radzie przesuwa się, gdy nowicjusze zostają przeciągnięci do rady: o jedno miejsce za każdego.
    [standing-shrine] Kaplica do końca gry zostaje tam, gdzie stoi.
    [in-temple] Kto jest w świątyni, zostaje tam, dopóki nikt go nie przestawi.
    [temple-book] Księgę w świątyni przenosi tylko znacznik przysługi „księga mądrości”.
    [guardian-tile] Płytki strażnika leżą na miejscu, dopóki strażnik nie pójdzie dalej.
    [start] Figurka gracza rozpoczynającego zmienia właściciela najwyżej na koniec rundy, sama.
    [held] Własne znaczniki przysługi leżą na pasku u dołu: można je stamtąd przeciągnąć lub tam kliknąć.
   *[tile] Płytka trafia do świątyni tylko z nowicjuszem: najpierw przeciągnąć go na nią (awans), potem oboje na pole (uświęcenie).
 }
refusal-button-waits = { ACTION($action, case: "full") }: dalej prowadzą tylko podświetlone miejsca.
