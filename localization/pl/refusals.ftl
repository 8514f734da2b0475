### Dlaczego czegoś nie wolno: jedno zdanie na każdy powód z zasad, nigdy w drugiej osobie.
### $island i $needed_island to wyspy, $favour to przysługa, $order to nazwa zakonu, reszta to liczby.

refusal-game-over = Gra jest zakończona.
refusal-preparation-first = Najpierw odbywa się runda wstępna.
refusal-preparation-over = Runda wstępna jest już zakończona.
refusal-shrine-first = Najpierw każdy zakon stawia jedną kaplicę.
refusal-pairs-now = Teraz na wyspy trafiają cztery pary nowicjuszy.
refusal-tire-first = Najpierw trzeba wybrać wyspę, na której nowicjusze przeciwnika staną się nieaktywni.
refusal-tire-over = Wyspę przeciwnika wybiera się tylko na początku rundy.
refusal-solo-only = To jest możliwe tylko w grze solo.
refusal-no-candles-in-solo = W grze solo nie ma znaczników czasu; fazę akcji kończy przycisk „Koniec fazy”.
refusal-travel-open = { $kind ->
    [journey] Podróż już się zaczęła; dopóki się nie skończy, nic innego nie jest możliwe.
   *[tides] Pływ już się zaczął; dopóki się nie skończy, nic innego nie jest możliwe.
 }
refusal-nothing-begun = Nie zaczęła się ani podróż, ani pływ; nie ma czego kończyć.
refusal-shrine-island-taken = { $order } ma kaplicę { ISLAND($island, case: "on") }, a w rundzie wstępnej na każdej wyspie może stanąć tylko jedna.
refusal-herbs-island-banned = W grze dla 2 graczy i solo pierwsza kaplica nie może stać na wyspie ziół.
refusal-pairs-on-own-shrine = { ISLAND($island, case: "start-on") } stoi własna kaplica zakonu; nie stawia się tam pary nowicjuszy.
refusal-blocked-by-apostate = Renegat stoi { ISLAND($island, case: "on") } i blokuje tam tę akcję.
refusal-token-not-owned = Do tego potrzebny jest znacznik „{ FAVOUR($favour) }”, a zakon go nie ma.
refusal-favour-owned = Zakon ma już znacznik „{ FAVOUR($favour) }”; wolno mieć tylko po jednym każdego rodzaju.
refusal-herbs-taken = W grze solo przysługę „Zioła” można zdobyć tylko raz na rundę.
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
refusal-own-shrine-there = Zakon może mieć na wyspie tylko jedną kaplicę, a { ISLAND($island, case: "on") } już ją ma.
refusal-not-on-herbs-island = Na samej wyspie ziół zioła nie działają.
refusal-tile-not-in-game = Płytki { $tile } nie ma w tej grze.
refusal-tile-in-temple = Płytka { $tile } leży już w świątyni.
refusal-tile-not-in-temple = Płytka { $tile } nie leży w świątyni.
refusal-tile-occupied = { $order } ma nowicjusza na płytce { $tile }.
refusal-tile-not-released = Płytka { $tile } nie jest uznana: nie leży między strażnikiem a przystanią.
refusal-needs-bribery = Płytka { $tile } nie jest jeszcze uznana; potrzebny jest znacznik „Przekupstwo”.
refusal-no-own-novice-on-tile = Zakon nie ma nowicjusza na płytce { $tile }.
refusal-no-book-there = Na płytce { $tile } nie ma księgi.
refusal-book-already-there = Nowicjusz na płytce { $tile } ma już księgę.
refusal-not-own-novice = Księga trafia tylko do nowicjusza własnego zakonu, a na płytce { $tile } takiego nie ma.
refusal-beyond-last-seat = { $left ->
    [0] Znacznik leży już na ostatnim miejscu w radzie kapłanów.
    [one] Do ostatniego miejsca w radzie kapłanów zostało tylko { $left } miejsce.
    [few] Do ostatniego miejsca w radzie kapłanów zostały tylko { $left } miejsca.
    [many] Do ostatniego miejsca w radzie kapłanów zostało tylko { $left } miejsc.
   *[other] Do ostatniego miejsca w radzie kapłanów zostało tylko { $left } miejsca.
 }
refusal-none-to-tire = Przeciwnik nie ma aktywnego nowicjusza { ISLAND($island, case: "on") }.
refusal-builder-elsewhere = Kaplice powstają tylko przy kierowniku budowy: { ISLAND($needed_island, case: "on") }, a nie { ISLAND($island, case: "on") }.
refusal-apostate-elsewhere = Renegata wydalają tylko nowicjusze z jego wyspy: { ISLAND($needed_island, case: "from") }, a nie { ISLAND($island, case: "from") }.
refusal-wrong-symbol = Na płytkę { $tile } wchodzą tylko nowicjusze { ISLAND($needed_island, case: "from") }, a nie { ISLAND($island, case: "from") }.
refusal-wrong-field = Miejsce płytki { $tile } jest na polu { $tile }, a nie na polu { $field }.
refusal-wrong-favour-island = Do tej przysługi potrzeba nowicjuszy { ISLAND($needed_island, case: "from") }, a nie { ISLAND($island, case: "from") }.
refusal-not-your-piece = To należy do innego zakonu: { $order }.
refusal-no-such-action = Takiej akcji nie ma w grze.
