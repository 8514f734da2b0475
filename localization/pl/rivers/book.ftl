### Księga reguł. Każda wiadomość to akapit, punkt listy albo przykład w jednym wierszu; `.lead` stoi przed punktem listy.
### **Wyróżnione słowa** i [odsyłacze](chapter) pozostają w parach, cele bez zmian. Nikt nie jest zagadywany.
### Liczby pochodzą z wartości drukowanych.

reading-ending = Koniec tury i gry

## Cel gry

book-goal-title = Cel gry
book-goal-what = Między dwiema rzekami rosną pierwsze królestwa. Od dwóch do czterech dynastii wysyła swoich [przywódców](leaders), wznosi świątynie, osady, farmy i targowiska i walczy o to, co zbudowali inni. Za wszystko to są **punkty w czterech kolorach**.
book-goal-weakest = Na koniec liczy się tylko **własny najsłabszy kolor**: wygrywa ten, kto ma w nim najwięcej. Góra czerwonych punktów nic nie daje dynastii, której brakuje niebieskich.
book-goal-sources = Skąd biorą się punkty
book-goal-tile = Każda [płytka](tiles), która trafia do królestwa, daje 1 punkt w swoim kolorze.
    .lead = Płytki
book-goal-conflict = [Bunt](revolt) daje 1 czerwony punkt, [wojna](war) często kilka punktów w swoim kolorze.
    .lead = Konflikty
book-goal-monument = [Monument](monuments) daje tura po turze punkty w swoich dwóch kolorach.
    .lead = Monumenty
book-goal-treasure = [Skarby](turn-end) liczą się [na koniec](end) do tego koloru, który najbardziej ich potrzebuje.
    .lead = Skarby
book-goal-links = Odsyłacze prowadzą do rozdziału, który wyjaśnia dane słowo. Jak dobrze zacząć pierwszą grę, mówią [Pierwsze strategie](strategy), a co znaczą słowa, mówią [Pojęcia](glossary).

## Plansza

book-map-title = Plansza i zasłonka
book-map-cells = Plansza ma 16 kolumn i 11 rzędów. Każde pole to **ląd** albo **rzeka**. Sąsiadują pola o wspólnym boku; rogi nigdy się nie liczą.
    .lead = Pola
book-map-tiles = Liczba płytek: { $tiles }. **Świątynie** są czerwone, **osady** czarne, **farmy** niebieskie, **targowiska** zielone. [Farmy leżą na rzece](tiles), wszystkie inne na lądzie.
    .lead = Płytki
book-map-temples = Od początku leżą świątynie początkowe ({ $treasures }), na każdej **skarb**. Cztery z nich leżą na polach narożnych; ich skarby [zabiera się najpierw](turn-end).
    .lead = Świątynie początkowe
book-map-together = Co tworzy całość
book-map-region = Płytki i przywódcy, którzy ze sobą sąsiadują, tworzą region. Puste i [zniszczone](catastrophes) pola dzielą regiony.
    .lead = Region
book-map-kingdom = Region z co najmniej jednym przywódcą. Może w nim stać kilku, także różnych graczy, ale nigdy dwóch w tym samym kolorze: ci [walczą](revolt).
    .lead = Królestwo
book-map-screen = Co leży za zasłonką
book-map-hand = Płytki (najwyżej { $hand }), które można położyć, [wymienić](swap) albo dołożyć w konflikcie.
    .lead = Ręka
book-map-leaders = Po jednym w każdym kolorze, dopóki nie stoi na planszy.
    .lead = Przywódcy
book-map-catastrophes = Na całą grę: { $catastrophes }.
    .lead = Katastrofy
book-map-secret = Ręka, punkty i skarby innych są tajne aż do końca. Ile płytek ma każdy i ile zostało w woreczku, jest jawne.
    .lead = Tajne

## Przygotowanie

book-setup-title = Przygotowanie
book-setup-temples = Na oznaczonych polach [planszy](map) leżą świątynie ({ $treasures }), na każdej skarb.
book-setup-seats = Każdy gracz dostaje symbol – czaplę, barana, rybę albo palmę –, czterech przywódców z tym symbolem i katastrofy ({ $catastrophes }). Poza tym liczba graczy niczego nie zmienia.
book-setup-hand = Pozostałe płytki ({ $bag }) miesza się w woreczku. Każdy gracz dobiera ich { $hand }.
book-setup-start = Gracza rozpoczynającego wybiera los. Gra toczy się [zgodnie z ruchem wskazówek zegara](turn).

## Tura

book-turn-title = Tura
book-turn-two = Akcji w turze może być najwyżej { $actions }, także dwa razy ta sama. Każda kończy się ze wszystkimi konfliktami, zanim zacznie się następna.
book-turn-leader = Wystawienie, przesunięcie albo wycofanie [przywódcy](leaders).
    .lead = Przywódca
book-turn-tile = Położenie [płytki](tiles) z ręki.
    .lead = Płytka
book-turn-catastrophe = Położenie [katastrofy](catastrophes).
    .lead = Katastrofa
book-turn-swap = [Wymiana](swap) dowolnie wielu płytek.
    .lead = Wymiana
book-turn-finish = Kto nie chce już nic robić, kończy turę wcześniej.
book-turn-after = Potem następuje [koniec tury](turn-end) i kolej następnego gracza.

## Sterowanie

book-controls-title = Mysz i klawisze
book-controls-intro = Wszystko przy stole można zrobić myszą albo klawiaturą. To, co teraz możliwe, jest podświetlone za zasłonką, a na planszy ma kropkowaną obwódkę; co akcja by dała lub wywołała, widać obok pola, zanim coś zostanie puszczone.
book-controls-mouse = Mysz
book-controls-drag = Wziąć płytkę, przywódcę lub katastrofę zza zasłonki i puścić na podświetlonym polu; płytkę do wymiany na woreczku, przywódcę do wycofania za zasłonką. Kliknięcie elementu, a potem celu robi to samo.
    .lead = Przeciąganie
book-controls-click = Na przycisku: odpowiada na pytanie albo zaczyna akcję. Na wierszu kroniki: stół pokazuje pozycję z tamtej chwili.
    .lead = Kliknięcie
book-controls-wheel = Przybliża i oddala planszę. Z płytką w ręce bierze więcej tego koloru, do wymiany albo do konfliktu; nad kroniką cofa do wcześniejszych wierszy.
    .lead = Kółko myszy
book-controls-right = Objaśnia to, co leży pod wskaźnikiem, i prowadzi do rozdziału. Z czymś w ręce odkłada to na miejsce.
    .lead = Prawy przycisk
book-controls-near = Przeciąganie terenu przesuwa widok. Podwójne kliknięcie pola przybliża je albo pokazuje znów całą planszę, tak jak Z.
    .lead = Zbliżenie
book-controls-keyboard = Klawisze
book-controls-actions = Płytki są pod klawiszami od 1 do 4, przywódcy od 5 do 8, katastrofa pod 9; przyciski pokazują swoje. Tab i strzałki przechodzą z miejsca na miejsce, Enter wybiera, cyfry odpowiadają na pytanie. Esc cofa to, co jeszcze nie zagrane, a poza tym otwiera menu. V pokazuje, co dałyby własne kolory, gdyby gra skończyła się teraz.

## Przywódcy

book-leaders-title = Przywódcy
book-leaders-spheres = **Król** jest czarny i należy do osad, **kapłan** czerwony i do świątyń, **rolnik** niebieski i do farm, **kupiec** zielony i do targowisk. Król [zastępuje](tiles) też brakujących przywódców, a kupiec zbiera [skarby](turn-end).
book-leaders-where = Przywódcę wystawia się na pustym polu lądu **obok świątyni**.
book-leaders-kingdoms = Nie może łączyć królestw. Obok niego może leżeć jedno królestwo i dowolnie wiele regionów bez przywódcy.
book-leaders-move = Przy przesuwaniu najpierw się go podnosi. Jego dawne królestwo może się przez to rozpaść.
book-leaders-withdraw = Przywódcę z planszy można zawsze wycofać za zasłonkę jako akcję.
book-leaders-revolt = Jeśli w jego królestwie stoi już przywódca w tym samym kolorze, zaczyna się [bunt](revolt).
book-leaders-example = Pole leży między świątynią a osadą, które nie należą do żadnego królestwa. Król może tam stanąć: łączy obie w pierwsze królestwo.

## Płytki

book-tiles-title = Płytki
book-tiles-where = Płytkę kładzie się na pustym polu: farmy na rzece, wszystkie inne na lądzie. Nie musi z niczym sąsiadować.
book-tiles-points = Kto dostaje punkt
book-tiles-none = Gdy obok płytki nie ma królestwa, nikt nie dostaje punktu.
    .lead = Żadne królestwo
book-tiles-one = 1 punkt w kolorze płytki dostaje właściciel przywódcy tego koloru w królestwie. Nie ma znaczenia, kto ją położył.
    .lead = Jedno królestwo
book-tiles-two = Łączą się i nikt nie dostaje punktu za płytkę. Przywódcy w tym samym kolorze toczą [wojnę](war).
    .lead = Dwa królestwa
book-tiles-king = Gdy brakuje przywódcy tego koloru, zastępuje go **król** królestwa. Gdy brakuje i jego, nikt nie dostaje punktu.
book-tiles-three = Płytka nie może łączyć trzech królestw, a regionów bez przywódcy dowolnie wiele. Z czterech płytek jednego koloru w kwadracie może powstać [monument](monuments).
book-tiles-example = Baran kładzie targowisko w królestwie, w którym stoi tylko król czapli. Czapla dostaje 1 zielony punkt.

## Bunt

book-revolt-title = Bunt
book-revolt-when = Bunt (konflikt wewnętrzny) zaczyna się, gdy przywódca zostaje [wystawiony](leaders) w królestwie, w którym stoi inny w jego kolorze. Atakuje ten, kto go wystawił.
book-revolt-strength = Każda strona liczy **świątynie obok swojego przywódcy**. Jedna świątynia może liczyć się obu.
book-revolt-commit = Najpierw atakujący dokłada jawnie dowolnie wiele **czerwonych płytek** z ręki, potem broniący się. Każdy raz.
book-revolt-tie = Wygrywa większa liczba. Przy remisie wygrywa **broniący się**.
book-revolt-result = Przywódca przegranego wraca za zasłonkę, zwycięzca dostaje **1 czerwony punkt**. Wszystkie dołożone płytki są poza grą.
book-revolt-example = Obok atakującego króla są dwie świątynie, obok broniącego się trzy. Atakujący dokłada dwie i ma 4. Broniący się dokłada jedną, też ma 4 i wygrywa.

## Wojna

book-war-title = Wojna
book-war-when = Wojna (konflikt zewnętrzny) zaczyna się, gdy [płytka](tiles) łączy dwa królestwa i w połączonym królestwie jest dwóch przywódców w tym samym kolorze.
book-war-begin = Przed wojną
book-war-order = Gdy jest kilka wojen do stoczenia, gracz, czyja jest tura, wybiera następną, także gdy nie bierze w niej udziału.
book-war-attacker = Atakującym jest ten z dwóch właścicieli, kto jest pierwszy w kolejności, licząc od gracza, czyja jest tura.
book-war-sides = Płytka połączenia nie liczy się nikomu i dzieli strony, dopóki trwają wojny.
book-war-course = Przebieg
book-war-commit = Każda strona liczy **płytki tego koloru** po swojej stronie. Najpierw atakujący dokłada płytki tego koloru z ręki, potem broniący się. Każdy raz.
book-war-tie = Wygrywa większa liczba. Przy remisie wygrywa **broniący się**.
book-war-falls = Przywódca przegranego wraca za zasłonkę, a wszystkie płytki tego koloru po jego stronie są poza grą.
book-war-red = W czerwonej wojnie zostają świątynie, na których leży skarb albo obok których stoi jakikolwiek przywódca.
book-war-points = Zwycięzca dostaje **1 punkt w tym kolorze za przywódcę i po 1 za każdą płytkę** usuniętą z planszy. Dołożone płytki nic nie dają.
book-war-next = Potem sprawdza się od nowa, jakie wojny są do stoczenia: obaj przywódcy muszą być nadal połączeni przez płytkę połączenia. Po ostatniej wojnie jest to zwykła płytka.
book-war-example = Do stoczenia są czarna i zielona. Jeśli zielona wojna jest pierwsza i jej płytki spadną, obaj królowie mogą już nie być połączeni: czarnej wojny nie będzie.

## Monumenty

book-monuments-title = Monumenty
book-monuments-when = Gdy położona płytka dopełnia **kwadrat z czterech płytek jednego koloru**, gracz, czyja jest tura, może po wszystkich wojnach zbudować tam monument.
book-monuments-build = Jest sześć monumentów, każdy w dwóch różnych kolorach. Jednym z nich musi być kolor kwadratu. Cztery płytki zostają odwrócone.
book-monuments-once = Buduje się teraz albo nigdy: na pozostawionym kwadracie nie da się już budować, dopiero nowa płytka może utworzyć nowy.
book-monuments-flipped = Odwrócone płytki nie mają koloru i nikogo nie wspierają, ale nadal łączą. Skarby na nich zostają. Przywódcy mogą przez to stracić [ostatnią świątynię](turn-end).
book-monuments-income = Na [koniec własnej tury](turn-end) każdy własny przywódca dostaje 1 punkt za każdy monument w swoim kolorze w swoim królestwie.

## Katastrofy

book-catastrophes-title = Katastrofy
book-catastrophes-what = Na całą grę każdy gracz ma ich { $catastrophes }.
book-catastrophes-where = Katastrofa trafia na puste pole, lądu albo rzeki, lub na płytkę bez skarbu. Płytka jest poza grą.
book-catastrophes-never = Przywódców, skarbów, odwróconych płytek i innych katastrof nie da się trafić.
book-catastrophes-effect = Pole jest zniszczone na zawsze i niczego nie łączy: królestwo może się rozpaść, a przywódca stracić [ostatnią świątynię](turn-end).

## Wymiana

book-swap-title = Wymiana
book-swap-what = Dowolnie wiele płytek z ręki wypada z gry, a z woreczka dobiera się tyle samo. To jedna akcja.
book-swap-secret = Nikt nie widzi, jakie to były płytki.
book-swap-empty = Gdy w woreczku jest za mało, dobiera się te, które są. Tura się kończy, a z nią [gra](end).

## Koniec tury

book-turn-end-title = Koniec tury
book-turn-end-order = Po akcjach dzieje się to w tej kolejności.
book-turn-end-orphans = Przywódcy wszystkich graczy bez świątyni obok wracają za swoje zasłonki.
    .lead = Przywódcy
book-turn-end-treasures = W każdym królestwie z kupcem i kilkoma skarbami jego właściciel zabiera **wszystkie oprócz jednego**, najpierw te z pól narożnych. Gdy w grę wchodzi kilka, wybiera, który zostaje.
    .lead = Skarby
book-turn-end-refill = Wszyscy dobierają płytki do { $hand }, zaczynając od gracza, czyja była tura.
    .lead = Uzupełnienie
book-turn-end-income = Gracz, czyja była tura, dostaje 1 punkt za każdego własnego przywódcę i każdy [monument](monuments) w jego kolorze w tym samym królestwie. Król nikogo tu nie zastępuje.
    .lead = Dochód
book-turn-end-example = W królestwie kupca leżą trzy skarby, jeden z nich na polu narożnym. Ten zostaje zabrany, a z dwóch pozostałych jeden zostaje.

## Koniec gry

book-end-title = Koniec gry
book-end-when = Gra kończy się po turze,
book-end-bag = gdy nie dało się uzupełnić ręki, bo woreczek jest pusty,
book-end-treasures = albo gdy skarbów na planszy jest najwyżej { $end_at }.
book-end-scoring = Kto wygrywa
book-end-allot = Każdy skarb liczy się jako 1 punkt w dowolnym kolorze. Program rozdziela je najlepiej, jak można.
book-end-compare = Potem każdy patrzy na własny **najsłabszy kolor**. Wygrywa ten, kto ma w nim najwięcej.
book-end-tie = Przy remisie rozstrzyga drugi najsłabszy kolor, potem trzeci i czwarty. Gdy wszystkie cztery są równe, zwycięstwo jest wspólne.
book-end-example = Czapla ma 7 7 7 14, ryba 7 8 8 8. Najsłabszy kolor to u obu 7, w drugim najsłabszym lepsza jest ryba: wygrywa, choć czapla ma razem więcej punktów.

## Strategia

book-strategy-title = Pierwsze strategie
book-strategy-balance = Najbardziej pomaga przed każdą turą spojrzenie na własny najsłabszy kolor: co go teraz wzmocni?
book-strategy-king = [Król](leaders) sam w królestwie zbiera tam wszystkie cztery kolory.
book-strategy-temples = Przywódca z kilkoma świątyniami obok rzadko przegrywa [bunt](revolt). Kto trzyma się jednej, sam do niego zachęca.
book-strategy-wars = [Wojnę](war) warto przygotować: rozstrzygają płytki we własnym królestwie i na ręce, a czas wybiera ten, kto łączy.
book-strategy-trader = Kupiec w rosnącym królestwie zbiera skarby, które wypełniają każdą lukę.
book-strategy-hand = Cztery płytki bezużytecznego koloru to żaden zapas: [wymiana](swap) kosztuje jedną akcję i często się opłaca.

## Pytania o reguły

book-rulings-title = Pytania o reguły
book-rulings-intro = Krótkie drukowane reguły zostawiają coś otwarte. Tak rozstrzyga to wydanie.
book-rulings-r1 = Przywódcy bez świątyni odchodzą dopiero na koniec tury, wszyscy naraz.
book-rulings-r2 = Na skarby patrzy się dopiero na koniec tury.
book-rulings-r3 = Ręce uzupełnia się, zanim monumenty zapłacą; płacą także wtedy, gdy uzupełnienie się nie udało.
book-rulings-r4 = Atakującego w wojnie liczy się od gracza, czyja jest tura; jeśli bierze udział, jest pierwszy.
book-rulings-r5 = Płytka łącząca dwa królestwa nie daje punktu, z wojną czy bez.
book-rulings-r6 = Płytka połączenia nie liczy się w żadnej z wojen i zostaje.
book-rulings-r7 = Przyłączony przy tym region bez przywódcy nie liczy się nikomu i nic nie traci.
book-rulings-r8 = Przed każdą kolejną wojną strony liczy się od nowa; odcięci od siebie przywódcy nie walczą.
book-rulings-r9 = Co liczyło się po stronie przegranego, to spada.
book-rulings-r10 = Płytka łączy najwyżej dwa królestwa, przywódca żadnych.
book-rulings-r11 = Przesuwanego przywódcę najpierw się podnosi; po przegranym buncie trafia za zasłonkę, a nie z powrotem.
book-rulings-r12 = Z akcji można zrezygnować.
book-rulings-r13 = Można dołożyć też płytki, które niczego nie zmienią, albo żadnych, ale nigdy innych kolorów.
book-rulings-r14 = Przy kilku kwadratach lub monumentach wybór jest wolny, jeden na płytkę i tylko teraz.
book-rulings-r15 = Płytka połączenia może dopełnić kwadrat: najpierw wojny, potem monument, jeśli cztery jeszcze leżą.
book-rulings-r16 = Dwa monumenty w jednym kolorze w królestwie płacą oba.
book-rulings-r17 = Król zastępuje tylko przy punkcie za położoną płytkę.
book-rulings-r18 = Woreczek jest zużyty, gdy uzupełnienie lub wymiana nie uda się w całości. Dokładnie pusty nie wystarcza.
book-rulings-r19 = Wymienić można i więcej, niż jest w woreczku; wtedy kończy się tura, a po niej gra.
book-rulings-r20 = Dobiera się w kolejności od gracza, czyja była tura; komu woreczka nie starczy, ma to, co było.
book-rulings-r21 = Skarb na odwróconej płytce zostaje, łączy i może być zabrany.
book-rulings-r22 = Skarb, który zostaje, wybiera właściciel kupca, jeśli jest wybór.
book-rulings-r23 = Kilku kupców zabiera skarby w kolejności od gracza, czyja była tura.
book-rulings-r24 = Katastrofa może trafić na puste pole rzeki, a na świątynię początkową, gdy nie ma już jej skarbu.
book-rulings-r25 = Przy czterech równych kolorach miejsce jest wspólne.
book-rulings-r26 = Na początku każdy dobiera wszystkie płytki ręki naraz, najpierw gracz rozpoczynający.
book-rulings-r27 = W dwie lub trzy osoby nic się nie zmienia.
book-rulings-r28 = Punkty nigdy się nie kończą.
book-rulings-r29 = Ile płytek jest w woreczku, jest jawne.
book-rulings-r30 = Przegrany bunt można powtórzyć drugą akcją, także na tym samym polu.
book-rulings-r31 = Nikt nie może przerwać konfliktu; przywódca nie może uciec.
book-rulings-r32 = Królestwa może połączyć także ten, kto nie ma w nich przywódcy.
book-rulings-r33 = Kolejność wojen wybiera się przed każdą od nowa.

## Pojęcia

book-glossary-title = Pojęcia
book-glossary-region = Płytki i przywódcy połączeni bokami.
    .lead = Region
book-glossary-kingdom = Region z co najmniej jednym przywódcą.
    .lead = Królestwo
book-glossary-supporter = Odkryta płytka w kolorze przywódcy w jego królestwie; w [buncie](revolt) świątynia obok niego.
    .lead = Zwolennik
book-glossary-attacker = W buncie ten, kto wystawił przywódcę; w [wojnie](war) ten, kto jest pierwszy w kolejności.
    .lead = Atakujący
book-glossary-defender = Druga strona konfliktu. Wygrywa przy remisie.
    .lead = Broniący się
book-glossary-joining = Płytka, która połączyła dwa królestwa, dopóki trwają wojny.
    .lead = Płytka połączenia
book-glossary-bordered = Świątynia początkowa, której skarb zabiera się przed innymi.
    .lead = Pole narożne
book-glossary-flipped = Leży pod [monumentem](monuments) i nie ma koloru.
    .lead = Odwrócona płytka
book-glossary-supply = Gdzie są przywódcy, którzy nie stoją na planszy: za zasłonką właściciela.
    .lead = Zasoby
book-glossary-numbers = Ile jest płytek

## Podpisy pod ilustracjami

book-caption-spheres = Każdy kolor ma swoje płytki, swojego przywódcę i swój znak.
book-caption-map = Plansza na początku: świątynie ze skarbami; te na polach narożnych mają ramkę.
book-caption-seats = Cztery znaki na czterech podstawkach: po nich rozpoznaje się przywódców graczy.
book-caption-leaders = Król i kapłan czapli obok świątyni: razem z nią tworzą królestwo.
book-caption-tiles = Każda płytka przyniosła królowi punkt: czarny za osadę, niebieski i czerwony, bo zastępuje brakujących: rolnika i kapłana.
book-caption-revolt = Dwóch królów w jednym królestwie: świecą świątynie obok każdego; liczby to siły do tej pory.
book-caption-war = Płytka pośrodku połączyła dwa królestwa, każde ze swoim królem: ich osady to zwolennicy.
book-caption-monument = Czarno-czerwony monument na czterech odwróconych osadach.
book-caption-catastrophe = Zniszczone pole oddziela świątynię od królestwa.
