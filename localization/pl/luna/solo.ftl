### Przeciwnik w grze jednoosobowej: do czego prowadzi wybór na początku rundy, jego zasady i następny krok.

## Wybór wyspy jako wyliczenie; $points i $swing mają znak.

opponent-island = Wyspa przeciwnika: { ISLAND($island, case: "full") }
reply-sum = Zmiana twojej przewagi: { $swing }
reply-temple = { $told }: { $points }
reply-council = { $steps ->
    [0] Rada kapłanów, zostaje na miejscu { $seat }: { $points }
    [one] Rada kapłanów, o { $steps } miejsce na miejsce { $seat }: { $points }
    [few] Rada kapłanów, o { $steps } miejsca na miejsce { $seat }: { $points }
    [many] Rada kapłanów, o { $steps } miejsc na miejsce { $seat }: { $points }
   *[other] Rada kapłanów, o { $steps } miejsca na miejsce { $seat }: { $points }
 }
reply-tile = Płytka { $tile }
reply-no-tile = Bez płytki
reply-thrown = { $count ->
    [one] przestawia nowicjusza z pola { $tiles }
    [few] przestawia nowicjuszy z pól { $tiles }
    [many] przestawia nowicjuszy z pól { $tiles }
   *[other] przestawia nowicjuszy z pól { $tiles }
 }
reply-book = zabiera księgę z pola { $source } na pole { $target }
reply-shrine = Kaplica { ISLAND($island, case: "on") }: { $points }
reply-scoring = { $what ->
    [priestess] Kapłanka księżyca: { $points }
    [apostate] Renegat: { $points }
   *[temple] Nowicjusze w świątyni: { $points }
 }
reply-spared = Nikt nie spada poniżej 0: { $points }

## Wszystkie możliwości jedna pod drugą, w wąskiej kolumnie

outlook-title = Gdyby to był koniec rundy
outlook-note = Twoje dalsze akcje nie są wliczone.
outlook-behind = Strata do najlepszej
outlook-swing = Najlepsza: przewaga { $swing }
    .whole = Najlepsza: zmiana przewagi { $swing }, bez twoich dalszych akcji
outlook-group = { $group ->
    [best] { $side ->
        [costs] Kosztuje najmniej
       *[brings] Daje najwięcej
    }
    [worst] { $side ->
        [costs] Kosztuje najwięcej
       *[brings] Daje najmniej
    }
   *[barred] Nikt nie jest aktywny
 }
outlook-usual = { $alike ->
    [yes] { $tile ->
        [0] Przeciwnik nigdy nie bierze płytki
       *[other] Przeciwnik zawsze bierze płytkę { $tile }
    }
   *[no] { $tile ->
        [0] Przeciwnik zwykle nie bierze płytki
       *[other] Przeciwnik zwykle bierze płytkę { $tile }
    }
 }
outlook-takes = { $tile ->
    [0] bez płytki
   *[other] bierze { $tile }
 }
help-outlook-title = Wszystkie możliwości
help-outlook-rule = Dla każdej wyspy dużymi cyframi: o ile punktów twoja przewaga byłaby mniejsza niż przy najlepszym wyborze, gdyby runda skończyła się teraz; obok nowicjusza przeciwnika płytka, którą bierze po większości wyborów, a w wierszu inna, jeśli tam bierze inną. Tylko tego dotyczy to, co kosztuje najmniej, a co najwięcej: twoje akcje dopiero nadejdą, więc najmniejsza strata nie zawsze jest najlepszym wyborem. Wskazany wiersz rozświetla swoją wyspę, a karta mówi, z czego składa się zmiana: z płytki (z przestawieniem i księgą), rady, kaplicy i punktacji. Kliknięcie wiersza wybiera jego wyspę.

## Co robi przeciwnik

opponent-rule = { $part ->
    [start] Na początku rundy jego nowicjusze na wybranej wyspie stają się nieaktywni; za każdego jego znacznik przesuwa się o miejsce.
    [tile] Potem bierze najwyższą wolną płytkę, na której wyspie ma jeszcze aktywnego nowicjusza, a z nią twoją księgę.
   *[end] Na koniec rundy, od rundy 2, buduje kaplicę u kierownika budowy, jeśli ma tam aktywnego nowicjusza i jeszcze jej nie ma.
 }
opponent-tile = { $when ->
    [now] Teraz bierze płytkę { $tile }.
   *[next] W następnej rundzie, jeśli nic się nie zmieni, bierze płytkę { $tile }.
 }
opponent-tile-unless = { $when ->
    [now] Teraz bierze płytkę { $tile }; jeśli wybrana zostanie { ISLAND($island, case: "the") }, bierze płytkę { $other }.
   *[next] W następnej rundzie, jeśli nic się nie zmieni, bierze płytkę { $tile }; jeśli wybrana zostanie { ISLAND($island, case: "the") }, bierze płytkę { $other }.
 }
opponent-tile-or-none = { $when ->
    [now] Teraz bierze płytkę { $tile }; jeśli wybrana zostanie { ISLAND($island, case: "the") }, nie bierze żadnej.
   *[next] W następnej rundzie, jeśli nic się nie zmieni, bierze płytkę { $tile }; jeśli wybrana zostanie { ISLAND($island, case: "the") }, nie bierze żadnej.
 }
opponent-no-tile = { $when ->
    [now] Teraz nie ma żadnej płytki w zasięgu.
   *[next] W następnej rundzie, jeśli nic się nie zmieni, nie ma żadnej płytki w zasięgu.
 }
opponent-shrine = Na koniec tej rundy buduje kaplicę { ISLAND($island, case: "on") }{ $sure ->
    [yes] { "" }
   *[no] ; po niektórych wyborach gdzie indziej albo żadnej
 }.
opponent-early = W rundzie 1 wartości poniżej 0 są normalne: przeciwnik dostaje płytkę od razu, a własne uświęcenia dopiero nadejdą.

## Podgląd mówi dlaczego i co wlicza

preview-contest = { $what ->
    [ahead] Kapłanka { $own } : { $other }, wyżej w radzie kapłanów
    [tied] Kapłanka { $own } : { $other }, niżej w radzie kapłanów
   *[behind] { $short ->
        [one] Kapłanka { $own } : { $other }, brakuje { $short } nowicjusza
        [few] Kapłanka { $own } : { $other }, brakuje { $short } nowicjuszy
        [many] Kapłanka { $own } : { $other }, brakuje { $short } nowicjuszy
       *[other] Kapłanka { $own } : { $other }, brakuje { $short } nowicjusza
    }
 }
preview-shrine = Z kaplicą przeciwnika

## Przybycie na zablokowaną wyspę

gain-barred = Tam obowiązuje blokada, dopóki renegat nie odejdzie

## Co zostaje niewykorzystane na koniec rundy; $actions to nazwy przycisków.

unused-line = { $count ->
    [0] Nadal można: { $actions }. Koniec rundy można cofnąć.
    [one] Niewykorzystany: { $count } aktywny nowicjusz. Nadal można: { $actions }. Koniec rundy można cofnąć.
    [few] Niewykorzystani: { $count } aktywni nowicjusze. Nadal można: { $actions }. Koniec rundy można cofnąć.
    [many] Niewykorzystani: { $count } aktywnych nowicjuszy. Nadal można: { $actions }. Koniec rundy można cofnąć.
   *[other] Niewykorzystani: { $count } aktywnego nowicjusza. Nadal można: { $actions }. Koniec rundy można cofnąć.
 }
unused-nothing = Nic nie zostaje niewykorzystane.

## Nowa gra: jak trudne są poziomy i co zmieniają figurki

new-game-solo-measured = Zmierzono: gracz komputerowy średniej siły wygrał { $first } z { $tables } stołów na poziomie 1, { $second } na poziomie 2 i { $third } na poziomie 3.
new-game-solo-figures = { $figures ->
    [chosen] Wybór figurek ustala też miejsce pierwszej kaplicy przeciwnika: stoi u kierownika budowy.
   *[drawn] Pierwsza kaplica przeciwnika stoi u kierownika budowy, gdziekolwiek on zaczyna.
 }

## Podróż albo pływ w toku

prompt-travel-solo = { $name }: wysłać kolejnych nowicjuszy albo wykonać inną akcję, która kończy tę
