### Karta informacyjna każdej rzeczy na stole: tytuł, zasada w dwóch krótkich zdaniach, fakty.
### Tytuły przyjmują $island, $favour, $tile, $value, $field lub $name; fakty to, co pokazują.
### $mode: solo, two (2 graczy) lub more (więcej graczy); $level: poziom gry solo, poza nią 0.

card-island-title = { ISLAND($island, case: "full") }
card-island-rule = Nowicjusze na wyspie są aktywni i mogą działać; użyci stają obok niej i do następnej rundy są nieaktywni. Dwóch aktywnych nowicjuszy zdobywa jej znacznik przysługi, a przy własnej kaplicy wystarczy jeden.

card-favour-title = Znacznik przysługi „{ FAVOUR($favour) }”
card-favour-kind = Znacznik przysługi
card-favour-rule = { $favour ->
    [shrine] Razem z 2 aktywnymi nowicjuszami na wyspie z kierownikiem budowy pozwala zbudować tam kaplicę. Potem wraca na wyspę kaplic.
    [herbs] Reaktywuje 1 lub 2 nieaktywnych nowicjuszy z jednej wyspy, ale nie z wyspy ziół. { $mode ->
        [solo] Potem wraca na nią, a zdobyć go można raz na rundę.
       *[other] Potem wraca na wyspę ziół.
    }
    [tides] Przenosi dowolną liczbę aktywnych i nieaktywnych nowicjuszy, także z przystani, obok innych wysp; są tam nieaktywni. Z pierwszym krokiem wraca na wyspę pływów.
    [sailboat] Przewozi 1 lub 2 aktywnych nowicjuszy z jednej wyspy albo nowicjuszy z przystani na inną wyspę; są tam aktywni. Potem wraca na wyspę żaglówek.
    [bribery] Dzięki niemu awans i uświęcenie sięgają też płytek między strażnikiem a następną płytką strażnika. Potem wraca na wyspę przekupstwa.
    [book] Przekłada dowolną księgę w świątyni do własnego nowicjusza bez księgi, co daje 1 punkt wpływów{ $mode ->
        [two] , a za pierwszą księgę w rundzie 2
       *[other] { "" }
    }. Potem wraca na wyspę ksiąg.
   *[novice] Zastępuje w akcji jednego aktywnego nowicjusza, ale nie tego, który wchodzi na płytkę świątyni. Potem wraca na wyspę nowicjuszy.
 }

card-tile-title = Płytka świątyni { $tile }
card-tile-rule = Dopóki jest uznana, czyli leży między strażnikiem a przystanią, mogą na nią wejść nowicjusze z wyspy o jej symbolu. Przy uświęceniu trafia razem z nowicjuszem na pole świątyni o tym samym numerze.

card-guardian-tile-title = Płytka strażnika { $value }
card-guardian-tile-rule = Dopóki stoi tu strażnik, każde uświęcenie daje tyle punktów wpływów, ile wskazuje ta płytka. Gdy strażnik odchodzi, płytka wypada z gry.

card-field-title = Pole świątyni { $field }
card-field-rule = Tu jest miejsce płytki { $field } i jej nowicjusza. Każdy nowicjusz w świątyni daje w każdej rundzie 1 punkt wpływów.

card-council-title = Rada kapłanów
card-council-rule = { $mode ->
    [solo] Każdy użyty nowicjusz przesuwa znacznik swojego zakonu o jedno miejsce; remis u kapłanki księżyca wygrywa dalsze miejsce, a na tym samym miejscu wyższy znacznik. Na koniec gry każdy zakon zyskuje wartość swojego miejsca.
   *[other] Każdy użyty nowicjusz przesuwa znacznik swojego zakonu o jedno miejsce; dalsze miejsce wygrywa każdy remis, a na tym samym miejscu wyższy znacznik. Na koniec gry każdy zakon zyskuje wartość swojego miejsca.
 }

card-priestess-title = Kapłanka księżyca
card-priestess-rule = W fazie punktowania zakon, który ma na jej wyspie najwięcej aktywnych nowicjuszy i kaplic, zyskuje { $first ->
    [one] { $first } punkt wpływów
    [few] { $first } punkty wpływów
    [many] { $first } punktów wpływów
   *[other] { $first } punktu wpływów
 }, drugi { $second }{ $mode ->
    [more] , trzeci { $third }
   *[other] { "" }
 }. Potem kapłanka księżyca przesuwa się zgodnie z ruchem wskazówek zegara o { $moves ->
    [one] { $moves } wyspę
    [few] { $moves } wyspy
    [many] { $moves } wysp
   *[other] { $moves } wyspy
 }.

card-builder-title = Kierownik budowy
card-builder-rule = { $mode ->
    [solo] Gracz buduje kaplice tylko na jego wyspie, za znacznik „Kaplica” i 2 aktywnych nowicjuszy. Od rundy 2 także przeciwnik dostaje tam przed punktowaniem kaplicę, jeśli ma na wyspie aktywnego nowicjusza, a nie ma na niej kaplicy. Po każdej rundzie kierownik budowy przesuwa się zgodnie z ruchem wskazówek zegara o { $moves ->
        [one] { $moves } wyspę
        [few] { $moves } wyspy
        [many] { $moves } wysp
       *[other] { $moves } wyspy
    }.
   *[other] Kaplice powstają tylko na jego wyspie, za znacznik „Kaplica” i 2 aktywnych nowicjuszy. Po każdej rundzie przesuwa się zgodnie z ruchem wskazówek zegara o { $moves ->
        [one] { $moves } wyspę
        [few] { $moves } wyspy
        [many] { $moves } wysp
       *[other] { $moves } wyspy
    }.
 }

card-apostate-title = Renegat
card-apostate-rule = { $mode ->
    [solo] Przy punktowaniu tracisz 1 punkt wpływów za każdego swojego nowicjusza na jego wyspie lub obok niej i dodatkowo 1, a przeciwnik nic. Potem renegat przechodzi zgodnie z ruchem wskazówek zegara na następną wyspę z twoimi nowicjuszami. { $level ->
        [1] Aktywni nowicjusze z jego wyspy mogą go też wydalić.
        [2] W fazie akcji renegat blokuje swoją wyspę: można tam tylko go wydalić.
       *[3] W fazie akcji renegat blokuje swoją wyspę: nie można go nawet wydalić.
    }
   *[other] Przy punktowaniu każdy zakon z nowicjuszami na jego wyspie lub obok niej traci 1 punkt wpływów za każdego z nich i dodatkowo 1. Potem renegat przechodzi zgodnie z ruchem wskazówek zegara na następną wyspę z nowicjuszami; aktywni nowicjusze z jego wyspy mogą go też wydalić.
 }

card-guardian-title = Strażnik
card-guardian-rule = Płytki między nim a przystanią są uznane, a liczba pod nim to wpływy za każde uświęcenie. Po każdej rundzie przechodzi na następną płytkę strażnika w stronę bramy; gdy stoi na ostatniej, trwa ostatnia runda.

card-candle-title = Znaczniki czasu
card-candle-rule = Kto medytuje, obraca jeden znacznik czasu; runda toczy się dla niego dalej tak jak dla innych. Ostatni znacznik kończy fazę akcji i daje 1 punkt wpływów.

card-jetty-title = Przystań
card-jetty-rule = { $mode ->
    [solo] Tu czekają twoi nowicjusze przestawieni ze świątyni. Na wyspy wracają tylko dzięki znacznikom „Pływ” i „Żaglówka”.
   *[other] Tu czekają nowicjusze przestawieni ze świątyni. Na wyspy wracają tylko dzięki znacznikom „Pływ” i „Żaglówka”.
 }

card-reserve-title = Zasoby
card-reserve-rule = Tych nowicjuszy nie ma jeszcze w grze. Dwóch aktywnych nowicjuszy z jednej wyspy może zrekrutować kolejnego.

card-shrines-title = Kaplice
card-shrines-rule = Przysługa wyspy z własną kaplicą i awans z tej wyspy wymagają o jednego nowicjusza mniej. U kapłanki księżyca kaplica liczy się jak aktywny nowicjusz. Na koniec gry daje 4 punkty wpływów.

card-book-title = Księga mądrości
card-book-rule = Chroni swojego nowicjusza przed przestawieniem. Znacznik „Księga mądrości” przekłada ją do innego nowicjusza.

card-novice-title = Nowicjusz
card-novice-rule = Na wyspie jest aktywny i może działać; obok niej jest nieaktywny do następnej rundy. W świątyni daje w każdej rundzie 1 punkt wpływów.

card-start-title = Gracz rozpoczynający
card-start-rule = { $mode ->
    [solo] Przeciwnik przez całą grę liczy się jako gracz rozpoczynający: w każdej rundzie działa pierwszy, a jego znacznik w radzie leżał na początku pod twoim.
    [two] Ten zakon rozpoczyna fazę akcji. Po ostatnim znaczniku czasu figurka przechodzi do drugiego zakonu.
   *[more] Ten zakon rozpoczyna fazę akcji. Figurka przechodzi potem do gracza po lewej stronie tego, kto obrócił ostatni znacznik czasu.
 }

card-player-title = { $name }
card-player-rule = { $mode ->
    [solo] W każdej rundzie wykonujesz dowolnie wiele akcji. Po sześciu rundach wygrywasz, jeśli masz więcej wpływów niż przeciwnik; remis nie wystarcza.
   *[players] Zakon w swoim ruchu wykonuje dokładnie jedną akcję. Po sześciu rundach wygrywa zakon, który ma najwięcej wpływów, a remis rozstrzyga rada kapłanów.
 }

## Fakty

fact-order = { $name }: { $facts }
fact-active = { $count ->
    [one] { $count } aktywny
    [few] { $count } aktywnych
    [many] { $count } aktywnych
   *[other] { $count } aktywnego
 }
fact-inactive = { $count ->
    [one] { $count } nieaktywny
    [few] { $count } nieaktywnych
    [many] { $count } nieaktywnych
   *[other] { $count } nieaktywnego
 }
fact-shrine = kaplica
fact-nobody = Nie ma tu nowicjuszy ani kaplic.
fact-blocked = { $what ->
    [island] { $level ->
        [2] Blokuje ją renegat: twoi nowicjusze mogą go stąd tylko wydalić.
       *[3] Blokuje ją renegat: twoi nowicjusze nie mogą tu nic zrobić.
    }
    [free] Nie można tam też wziąć przysługi ani budować. Nadal możliwe: przybycie, uświęcenia, znacznik tej wyspy gdzie indziej.
    [favour] Jej wyspę blokuje renegat: teraz nie można tam wziąć tej przysługi.
   *[builder] Tę wyspę blokuje renegat: nie możesz tu teraz nic zbudować.
 }
fact-favours-left = { $count ->
    [0] Nie ma tu już znaczników przysługi.
    [one] Jest tu jeszcze { $count } znacznik przysługi.
    [few] Są tu jeszcze { $count } znaczniki przysługi.
    [many] Jest tu jeszcze { $count } znaczników przysługi.
   *[other] Jest tu jeszcze { $count } znacznika przysługi.
 }
fact-herbs-taken = W tej rundzie już zdobyty.
fact-symbol = Symbol: { ISLAND($island) }
fact-released = Uznana: leży między strażnikiem a przystanią.
fact-bribery = Uznana od rundy { $round }, a ze znacznikiem „Przekupstwo” dostępna już teraz.
fact-locked = Uznana od rundy { $round }.
fact-taken = Zajęta: { $name }
fact-guardian-value = Wpływy za uświęcenie: { $count }
fact-in-temple = W świątyni: { $name }
fact-displaced = Nowicjusz tej płytki został przestawiony.
fact-not-in-game = Tego numeru nie ma w grze.
fact-book = Chroni go księga.
fact-council = W radzie na miejscu { $seat } (na koniec warte { $points }), na { $rank }. pozycji
fact-candles = { $lit ->
    [one] Jeszcze { $lit } znacznik czasu, obrócone: { $turned }
    [few] Jeszcze { $lit } znaczniki czasu, obrócone: { $turned }
    [many] Jeszcze { $lit } znaczników czasu, obrócone: { $turned }
   *[other] Jeszcze { $lit } znacznika czasu, obrócone: { $turned }
 }
fact-last-candle = Następny znacznik czasu od razu kończy rundę dla wszystkich.
fact-on-jetty = { $count ->
    [0] Na przystani nie ma nowicjuszy.
    [one] Na przystani: { $count } nowicjusz.
    [few] Na przystani: { $count } nowicjuszy.
    [many] Na przystani: { $count } nowicjuszy.
   *[other] Na przystani: { $count } nowicjusza.
 }
fact-in-reserve = { $count ->
    [0] W zasobach nie ma nowicjuszy.
    [one] W zasobach: { $count } nowicjusz.
    [few] W zasobach: { $count } nowicjuszy.
    [many] W zasobach: { $count } nowicjuszy.
   *[other] W zasobach: { $count } nowicjusza.
 }
fact-shrines-left = { $count ->
    [0] W zasobach nie ma już kaplic.
    [one] W zasobach: { $count } kaplica.
    [few] W zasobach: { $count } kaplice.
    [many] W zasobach: { $count } kaplic.
   *[other] W zasobach: { $count } kaplicy.
 }
fact-influence = { $count ->
    [one] { $count } punkt wpływów
    [few] { $count } punkty wpływów
    [many] { $count } punktów wpływów
   *[other] { $count } punktu wpływów
 }
