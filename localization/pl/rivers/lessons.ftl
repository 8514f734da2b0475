### Pięć lekcji: najwyżej dwa krótkie zdania na krok, do nikogo się nie zwracamy.
### -but: co słychać po innym dozwolonym ruchu, który potem jest cofany.

## 1 Przywódcy i płytki

lesson-leaders-title = Przywódcy i płytki
lesson-leaders-aim = Jak powstaje królestwo i kto dostaje punkt za płytkę.
lesson-leaders-learnt = Przywódca stoi obok świątyni i dostaje w swoim królestwie punkty swojego koloru. Król dostaje też punkty kolorów, których przywódcy tam brakuje.
lesson-leaders-king = Tu gra Czapla, a przywódcy zawsze stoją obok świątyni. Przeciągnąć króla na świecące pole obok świątyni na środku planszy.
lesson-leaders-king-but = Tak też można, ale tu zaczyna król, obok świątyni na środku planszy.
lesson-leaders-king-but-leader = Tak też można, ale najpierw król. Dostaje też punkty kolorów, których przywódcy brakuje w jego królestwie.
lesson-leaders-settle = Osady są czarne jak król. Przeciągnąć jedną na pole przy jego królestwie: to daje 1 czarny punkt.
lesson-leaders-settle-but = Tak też można, ale tu chodzi o czarny punkt: za osadę przy królestwie króla.
lesson-leaders-settle-but-away = Tak też można, ale tam nikt nie dostaje punktu. Miejsce osady jest przy królestwie króla.
lesson-leaders-farm = Farmy są niebieskie i leżą tylko na rzece. Przeciągnąć jedną na rzekę przy królestwie Czapli: rolnika tam nie ma, więc niebieski punkt dostaje król.
lesson-leaders-farm-but = Tak też można, ale tu chodzi o niebieski punkt: za farmę na rzece przy królestwie króla.
lesson-leaders-farm-but-away = Tak też można, ale tam nie daje Czapli punktu. Miejsce farmy jest na rzece przy królestwie króla.
lesson-leaders-weakest = Czapla ma teraz po 1 punkcie w kolorze czarnym i niebieskim, ale żadnego czerwonego ani zielonego. Na koniec liczy się tylko własny najsłabszy kolor, na razie 0: muszą rosnąć wszystkie cztery.

## 2 Królestwa i bunt

lesson-revolt-title = Królestwa i bunt
lesson-revolt-aim = Jak dwa królestwa stają się jednym i dlaczego nie ma w nim miejsca dla dwóch kapłanów.
lesson-revolt-learnt = W buncie liczą się świątynie obok każdego przywódcy i czerwone płytki z ręki. Przy remisie wygrywa broniący się; zwycięzca dostaje 1 czerwony punkt.
lesson-revolt-two = To, co ze sobą sąsiaduje, należy do siebie, a z przywódcą jest królestwem. Tu królestwa są dwa: jedno ma król Czapli, drugie kapłan Barana.
lesson-revolt-join = Płytka na polu między nimi łączy oba: przeciągnąć tam jedną. Nikt nie dostaje za to punktu, a król i kapłan się zgadzają: mają różne kolory.
lesson-revolt-join-but = Tak też można, ale tu dwa królestwa mają stać się jednym. Łączy je płytka na polu między nimi.
lesson-revolt-priest = Każdy czerwony punkt dostałby tu teraz kapłan Barana. Przeciągnąć kapłana Czapli na oświetlone pole: w buncie liczą się świątynie obok, dwie przeciw jednej.
lesson-revolt-priest-but = Tak też można, ale wtedy każdy czerwony punkt tego królestwa dostaje kapłan Barana. Kapłan Czapli może go wypędzić.
lesson-revolt-priest-but-weak = Tak też można, ale tam kapłan Czapli nie ma przewagi. Obok oświetlonego pola leżą dwie świątynie, obok kapłana Barana tylko jedna.
lesson-revolt-commit = Baran może jeszcze dołożyć świątynie z ręki, a przy remisie wygrywa broniący się. Dla pewności przeciągnąć świątynię z ręki na walczącego kapłana.
lesson-revolt-commit-but = Tak też można, ale teraz jedna świątynia z ręki Barana daje remis, a przy remisie wygrywa broniący się.
lesson-revolt-won = Baran dołożył tylko jedną świątynię: jego kapłan wraca za zasłonkę, a Czapla dostaje 1 czerwony punkt. Wszystkie dołożone płytki są poza grą.

## 3 Wojna

lesson-war-title = Wojna
lesson-war-aim = Co się dzieje, gdy płytka łączy królestwa z przywódcami w tym samym kolorze.
lesson-war-learnt = W wojnie liczą się wszystkie płytki jej koloru po własnej stronie i kolejne z ręki. Przywódca i płytki przegranego znikają z planszy, każde za 1 punkt.
lesson-war-sides = Kupiec Czapli i kupiec Barana mają po królestwie z dwoma targowiskami. Płytka między nimi łączy oba, a dwóch kupców w jednym królestwie to wojna.
lesson-war-join = Płytka połączenia nie liczy się nikomu, więc szkoda na nią targowiska. Przeciągnąć świątynię albo osadę na pole między królestwami.
lesson-war-join-but = Tak też można, ale chodzi o wojnę kupców: o płytkę na polu między ich królestwami.
lesson-war-join-but-market = Tak też można, ale płytka połączenia nie liczy się nikomu. Tego targowiska zabrakłoby w wojnie.
lesson-war-commit = Dwa targowiska przeciw dwóm: przy remisie wygrałby Baran jako broniący się, a może też dołożyć swoje. Przeciągnąć oba targowiska z ręki na kupca Czapli.
lesson-war-commit-but = Tak też można, ale Baran też może dołożyć targowiska, a broniący się potrzebuje tylko remisu. Trzeba obu.
lesson-war-fallen = 4 do 3: kupiec Barana i oba targowiska po jego stronie znikają. Czapla dostaje 3 zielone punkty, 1 za kupca i po 1 za każde targowisko.
lesson-war-defend = Teraz Baran łączy dwa królestwa, a w każdym stoi król; prowadzi 2 do 1. Broniący się potrzebuje tylko remisu: przeciągnąć jedną osadę na króla Czapli.
lesson-war-defend-but = Tak też można, ale wtedy wygrywa Baran, a król i jego osada są straceni.
lesson-war-defend-but-more = Tak też można, ale wystarczy jedna osada: przy remisie wygrywa broniący się. Każda dołożona płytka przepada.
lesson-war-held = Czapla dostaje 2 czarne punkty w środku tury Barana. W czerwonej wojnie zostałyby świątynie ze skarbem albo obok przywódcy.

## 4 Monumenty i skarby

lesson-monuments-title = Monumenty i skarby
lesson-monuments-aim = Po co są cztery płytki w kwadracie i co potrafi tylko kupiec.
lesson-monuments-learnt = Monument daje punkty przywódcom obu swoich kolorów po każdej turze ich właściciela. Kupiec zabiera wszystkie skarby królestwa oprócz jednego.
lesson-monuments-square = Trzy świątynie i wolne pole tworzą kwadrat. Przeciągnąć na to pole świątynię: na czterech płytkach jednego koloru może stanąć monument.
lesson-monuments-square-but = Tak też można, ale tu trzeba dopełnić kwadrat czwartą świątynią.
lesson-monuments-build = Jednym kolorem monumentu musi być czerwony, jak świątynie. W tym królestwie stoją kapłan i kupiec Czapli: kliknąć czerwono-zielony, da punkty obu.
lesson-monuments-build-but = Tak też można, ale z kolorów tego monumentu Czapla ma tu tylko kapłana. Czerwono-zielony daje punkty także kupcowi.
lesson-monuments-build-but-decline = Tak też można, ale na tych czterech płytkach nie dałoby się już nigdy budować.
lesson-monuments-flipped = Cztery świątynie są odwrócone i nikogo już nie wspierają. Kapłan i kupiec zostają, bo obok nich leży jeszcze inna świątynia.
lesson-monuments-river = Za rzeką leży świątynia ze skarbem, która do nikogo nie należy. Przeciągnąć farmę na rzekę między nimi: połączy świątynię z królestwem kupca.
lesson-monuments-river-but = Tak też można, ale skarb za rzeką jest już do wzięcia: wystarczy farma pomiędzy.
lesson-monuments-treasure = Na koniec tury kupiec zabrał skarb; ostatni zawsze zostaje. Na koniec gry liczy się on do najsłabszego koloru Czapli.
lesson-monuments-income = Monument dał 1 czerwony i 1 zielony punkt. Tak będzie po każdej turze Czapli, dopóki obaj przywódcy stoją w jego królestwie.

## 5 Katastrofy i koniec

lesson-ending-title = Katastrofy i koniec
lesson-ending-aim = Po co są katastrofy i wymiana i kiedy gra się kończy.
lesson-ending-learnt = Gra kończy się, gdy ręki nie da się uzupełnić albo na planszy leżą najwyżej dwa skarby. Wtedy liczy się własny najsłabszy kolor.
lesson-ending-strike = Obok króla Barana jest tylko jedna świątynia i nie ma na niej skarbu. Przeciągnąć na nią katastrofę: to pole będzie zniszczone na zawsze.
lesson-ending-strike-but = Tak też można, ale król Barana nadal ma swoją świątynię. Bez żadnej wraca na koniec tury za zasłonkę.
lesson-ending-swap = Czapla ma trzy farmy, ale żadnego targowiska ani zielonego punktu. Przeciągnąć wszystkie trzy farmy na woreczek i nacisnąć „{ ACTION("done") }”: dobiera się tyle samo nowych płytek.
lesson-ending-swap-but = Tak też można, ale tu chodzi o nowe płytki: trzeba wymienić trzy farmy.
lesson-ending-swap-but-number = Tak też można, ale chodzi o wszystkie trzy farmy i o żadną inną płytkę.
lesson-ending-bag = Baran musiał wystawić króla od nowa. W woreczku jest już tylko 1 płytka: gdy po turze nie da się uzupełnić ręki, gra się kończy.
lesson-ending-market = Wymiana przyniosła targowiska, a zielony to najsłabszy kolor Czapli. Przeciągnąć jedno targowisko na pole przy królestwie króla: on dostanie punkt.
lesson-ending-market-but = Tak też można, ale zielony zostaje na 0, a liczy się tylko najsłabszy kolor.
lesson-ending-end = Teraz Czapla ma po 1 punkcie w każdym kolorze, więc liczy się 1. Skarby dodaje się do najsłabszego koloru, a przy remisie decyduje drugi najsłabszy.

## Pierwsze rundy prawdziwej gry

lesson-first-round = Pierwsze trzy rundy
lesson-first-round-aim = Prawdziwa gra z komputerem; przez pierwsze trzy rundy przewodnik podpowiada, co się opłaca i dlaczego.
lesson-first-round-over = Trzy rundy za nami, dalej już samodzielnie. Prawy przycisk objaśnia każdą rzecz. Potrzebne są wszystkie cztery kolory: liczy się tylko najsłabszy.
guide-king = Przeciągnąć króla na oświetlone pole obok świątyni. Zakłada tam królestwo i dostaje punkty każdego koloru, którego przywódcy w nim brakuje.
guide-leader = Przeciągnąć { LEADER($leader, case: "the") } na oświetlone pole w królestwie króla: { TILE($tile, case: "plural") } kładzione w nim dają odtąd punkty właśnie jemu.
guide-tile = Przeciągnąć { $tile ->
    [black] osadę
    [red] świątynię
    [blue] farmę
   *[green] targowisko
 } na oświetlone pole: przy własnym królestwie od razu { points-of }.
guide-swap = Nic z ręki nie daje teraz punktów. Przeciągnąć na woreczek płytki jednego koloru ({ $count }) i nacisnąć „{ ACTION("done") }”: dobiera się tyle samo nowych.
guide-commit = { $count ->
    [0] Nie trzeba żadnej płytki: { $defends ->
        [yes] przy remisie wygrywa broniący się.
       *[no] na stole atakujący już prowadzi.
     } Co się dołoży, w każdym razie przepada.
   *[other] Przeciągnąć z ręki na własnego przywódcę płytki ({ tiles-of }): { $defends ->
        [yes] przy remisie wygrywa broniący się.
       *[no] atakujący potrzebuje o jedną więcej niż broniący się.
     }
 }
guide-yield = Na ten konflikt ręka nie wystarczy. Niczego nie dokładać: dołożone płytki w każdym razie przepadają.
guide-war = Zacząć od wojny o kolor { COLOUR($colour) }: to, co usunie, może zmienić następną.
guide-build = Zbudować { MONUMENT($monument) }: co turę daje punkt przywódcom obu swoich kolorów w królestwie.
guide-leave = Kliknąć oświetlony skarb: zostaje na planszy. Pozostałe się zabiera i liczą się do własnego najsłabszego koloru.
