### Instrukcja. Każdy komunikat to akapit, punkt, przykład albo podpis, w jednym wierszu; `.lead` stoi przed punktem.
### **Wyróżnienia** i [odnośniki](chapter) mają zawsze obie strony i nie zmieniają celu. Do nikogo się nie zwracamy.
### Liczby pochodzą z nadrukowanych wartości i mogą się zmienić, więc zależny od nich rzeczownik ma wszystkie formy. $places_…
### wyglądają jak 6/3/1, $moves_… to liczby wysp, $…_values i $path_start to listy liczb, $preset_islands to lista nazw,
### $preset_priestess, $preset_builder, $preset_apostate i $shrine to wyspy, $pairs i $favours to listy nazw wysp.

# Słowa przed częściami każdej akcji.
book-lead-cost = Koszt
book-lead-own-shrine = Z własną kaplicą
book-lead-effect = Skutek
book-lead-influence = Wpływy
book-lead-limits = Ograniczenia
book-lead-token = Znacznik „Nowicjusz”

## Cel gry

book-goal-title = Cel gry
book-goal-orders = Kapłanka księżyca szuka zakonu, któremu powierzy wybór swojej następczyni. O ten zaszczyt ubiega się od dwóch do czterech zakonów: ich nowicjusze pracują na siedmiu [wyspach](table), podróżują między nimi i służą w świątyni. Wszystko to daje **wpływy**. Wygrywa zakon, który na końcu ma ich najwięcej.
book-goal-rounds = Gra trwa sześć rund. W każdej zakony wykonują [po kolei](turn) pojedyncze akcje, aż zostanie obrócony ostatni [znacznik czasu](meditate). Potem następuje [punktowanie](scoring) i przygotowanie [następnej rundy](next-round).
book-goal-sources = Skąd biorą się wpływy
book-goal-consecrate = [Uświęcenie](consecrate) nowicjusza od razu daje wartość płytki strażnika: w pierwszej rundzie { $guardian_first }, w ostatniej { $guardian_last }. Dlatego do świątyni opłaca się wchodzić wcześnie.
    .lead = Uświęcenie
book-goal-temple = Każdy nowicjusz w świątyni daje 1 punkt wpływów [na koniec każdej rundy](scoring), dopóki nikt go nie przestawi.
    .lead = Świątynia
book-goal-priestess = Zakony, które mają na jej wyspie najwięcej aktywnych nowicjuszy i kaplic, zyskują wpływy [na koniec każdej rundy](scoring).
    .lead = Kapłanka księżyca
book-goal-small = Po 1 punkcie wpływów dają: przestawienie nowicjusza ze świątyni, przełożenie [księgi](book) i obrócenie [ostatniego znacznika czasu](meditate).
    .lead = W trakcie gry
book-goal-end = Kaplice, niewykorzystane przysługi i miejsce w radzie kapłanów dają wpływy [tylko raz](end), po szóstej rundzie.
    .lead = Na koniec gry
book-goal-losses = Jak traci się wpływy
book-goal-apostate = Zakon, którego nowicjusze są podczas punktowania na [wyspie renegata](scoring) lub obok niej, traci 1 punkt wpływów za każdego z nich i dodatkowo 1.
book-goal-displaced = [Przestawienie](consecrate) nowicjusza ze świątyni od razu nic jego zakonu nie kosztuje, ale nowicjusz nie daje już wpływów co rundę.
book-goal-reading = Jak korzystać z instrukcji
book-goal-links = Słowa z odnośnikiem prowadzą do rozdziału, który je objaśnia. Każda z trzynastu akcji ma osobny rozdział, z kosztem, skutkiem i ograniczeniami. Od czego zacząć, mówią [Pierwsze strategie](strategy), a o sterowaniu opowiada rozdział [Mysz i klawisze](controls).
book-goal-gaps = Drukowane zasady nie odpowiadają na wszystkie pytania. Rozdział [Rozstrzygnięcia](rulings) mówi, jak odpowiada na nie to wydanie i dlaczego. Rozdział [Wartości nadrukowane](values) mówi, które liczby są znane z tekstów zasad, a które trzeba było odtworzyć.

## Stół

book-table-title = Stół
book-table-places = Miejsca
book-table-islands = Siedem świętych wysp leży w kręgu wokół świątyni. Każda daje inną [przysługę](favours). Wyspa, jej przysługa i symbol na płytkach świątyni mają wspólną nazwę: Kaplica, Zioła, Pływ, Żaglówka, Przekupstwo, Księga, Nowicjusz.
    .lead = Wyspy
book-table-temple = Pośrodku, na wyspie świątynnej, jest sama świątynia: dla każdego gracza jedna plansza z siedmioma sześciokątnymi polami. Każde pole ma numer i przyjmuje tylko płytkę o tym samym numerze.
    .lead = Świątynia
book-table-path = Ścieżka prowadzi obok świątyni od **bramy** do **przystani**. Leżą na niej płytki świątyni, a między nimi płytki strażnika. Strażnik idzie od przystani w stronę bramy i to od niego zależy, które płytki są [uznane](appoint).
    .lead = Ścieżka
book-table-council = Rada kapłanów to rząd miejsc, na których leżą znaczniki zakonów. Pozycja znacznika rozstrzyga [każdy remis](council) i daje wpływy na koniec gry.
    .lead = Rada kapłanów
book-table-candles = Znaczniki czasu w pokoju medytacji odmierzają rundę: gdy ostatni zostaje [obrócony](meditate), runda się kończy.
    .lead = Znaczniki czasu
book-table-jetty = Na przystani wyspy świątynnej czekają nowicjusze przestawieni ze świątyni. Zabierają ich stamtąd tylko [Pływ](tides) i [Żaglówka](sail).
    .lead = Przystań
book-table-order = Co należy do zakonu
book-table-novices = Zakon ma ich 13. Na początku 1 służy w świątyni, 8 stoi na wyspach, a 4 czeka w **zasobach** na [rekrutację](recruit).
    .lead = Nowicjusze
book-table-shrines = Zakon ma ich 6. Pierwsza stoi od początku, następne [buduje się](shrine) tam, gdzie jest kierownik budowy.
    .lead = Kaplice
book-table-disc = Jeden znacznik pokazuje miejsce zakonu w [radzie kapłanów](council).
    .lead = Znacznik członka rady
book-table-favours = Znaczniki przysługi leżą na swoich wyspach, dopóki nie weźmie ich któryś zakon. Zakon ma najwyżej po jednym każdego rodzaju.
    .lead = Przysługi
book-table-influence = Każdy zakon zaczyna z 5 punktami. Wpływy wszystkich są jawne i nigdy nie spadają poniżej 0.
    .lead = Wpływy
book-table-figures = Figurki
book-table-priestess = Nagradza zakony, które podczas [punktowania](scoring) są najsilniejsze na jej wyspie.
    .lead = Kapłanka księżyca
book-table-builder = Kaplice [buduje się](shrine) tylko na jego wyspie.
    .lead = Kierownik budowy
book-table-apostate = Podczas punktowania odbiera wpływy na swojej wyspie. Nowicjusze mogą go [wydalić](expel).
    .lead = Renegat
book-table-guardian = Stoi na ścieżce i pokazuje trzy rzeczy naraz: rundę, uznane płytki i wpływy za [uświęcenie](consecrate).
    .lead = Strażnik
book-table-start = Ta figurka pokazuje, od czyjego ruchu zaczyna się runda.
    .lead = Gracz rozpoczynający
book-table-counts = Wspólne elementy
book-table-tiles = 28 płytek świątyni o numerach od 1 do 28, z których używa się tylko należących do plansz w grze; 6 płytek strażnika o wartościach { $guardian_values }.
book-table-tokens = Po 4 znaczniki przysługi każdego z 7 rodzajów; w grze jest ich po tyle, ilu graczy.
book-table-books = 4 księgi mądrości i 4 znaczniki czasu. Ksiąg jest w grze tyle, ilu graczy. W grze dla dwóch graczy są trzy znaczniki czasu, w każdej większej cztery, a w grze [solo](solo) żadnego.

## Przygotowanie gry

book-setup-title = Przygotowanie gry
book-setup-ways = Grę można zacząć na dwa sposoby. W **gotowym rozstawieniu** wszystko ma z góry ustalone miejsce; warto je wybrać na pierwszą grę. W **swobodnym rozstawieniu** wyspy leżą losowo, a zakony same wybierają swoje pozycje. Gra [solo](solo) zawsze zaczyna się od swobodnego rozstawienia.
book-setup-common = W każdej grze
book-setup-influence = Każdy zakon zaczyna z 5 punktami.
    .lead = Wpływy
book-setup-start = Gracza rozpoczynającego wyznacza los. Kolejność jest zgodna z ruchem wskazówek zegara.
    .lead = Gracz rozpoczynający
book-setup-boards = Losuje się tyle plansz świątyni, ilu jest graczy, i układa w losowej kolejności, zaczynając od bramy. Pozostałe plansze zostają poza grą, razem ze wszystkimi swoimi płytkami.
    .lead = Plansze
book-setup-first-tile = Z płytek od 1 do 4 w grze jest po jednej dla każdego gracza. Rozdaje się je losowo. Każdy zakon kładzie swoją płytkę na polu o tym samym numerze, stawia na niej nowicjusza, a obok niego kładzie księgę mądrości. W ten sposób każdy zakon zaczyna z chronionym nowicjuszem w świątyni.
    .lead = Pierwsza płytka
book-setup-path = Wszystkie pozostałe płytki plansz w grze leżą na ścieżce, najwyższe przy bramie. Przy samej bramie leży płytka strażnika o najniższej wartości; za nią najwyższe płytki, po jednej na gracza; potem następna płytka strażnika, następna grupa płytek i tak dalej, aż do płytki strażnika { $guardian_first } i najniższych płytek przed przystanią. Strażnik zaczyna na płytce { $guardian_first }.
    .lead = Ścieżka
book-setup-path-example = Dwóch graczy wylosowało żółtą i niebieską planszę. Od bramy ścieżka zaczyna się tak: { $path_start }. Za każdą płytką strażnika leżą dwie płytki świątyni.
book-setup-candles = W pokoju medytacji leżą cztery znaczniki czasu, a [w grze dla dwóch graczy](two-players) trzy. Za obrócenie ostatniego zakon zyskuje 1 punkt wpływów.
    .lead = Znaczniki czasu
book-setup-council = Wszystkie znaczniki członków rady leżą na pierwszym miejscu jeden na drugim: na spodzie znacznik gracza rozpoczynającego, na nim następne zgodnie z ruchem wskazówek zegara. Znacznik ostatniego gracza leży na wierzchu, więc na początku prowadzi.
    .lead = Rada kapłanów
book-setup-favours = Na każdej wyspie leży tyle jej znaczników przysługi, ilu jest graczy.
    .lead = Przysługi
book-setup-preset = Gotowe rozstawienie
book-setup-preset-what = Wyspy leżą w ustalonej kolejności, a kapłanka księżyca, kierownik budowy i renegat mają stałe miejsca. Każdy kolor ma na ustalonych wyspach jedną kaplicę i cztery pary nowicjuszy. Od początku ma też znaczniki przysługi z obu wysp, na których nie ma ani kaplicy, ani nowicjuszy. Rozstawia się tylko kolory, które biorą udział w grze.
book-setup-preset-after = Nie ma [rundy wstępnej](preparation); od razu zaczyna się pierwsza [faza akcji](turn). Dokładne miejsca podaje rozdział [Wartości nadrukowane](values).
book-setup-free = Swobodne rozstawienie
book-setup-free-islands = Wyspy leżą w losowej kolejności.
book-setup-free-figures = Kapłanka księżyca, kierownik budowy i renegat stają na wyspach losowo albo według wyboru. Na jednej wyspie może stać kilka z tych figurek.
book-setup-free-after = Potem następuje [runda wstępna](preparation).

## Runda wstępna

book-preparation-title = Runda wstępna
book-preparation-when = Runda wstępna należy do swobodnego rozstawienia; przy gotowym rozstawieniu się ją pomija. Każdy zakon decyduje w niej, gdzie zacznie.
book-preparation-shrine = Od gracza rozpoczynającego, zgodnie z ruchem wskazówek zegara, każdy zakon stawia na wyspie jedną kaplicę. W tej rundzie na żadnej wyspie nie mogą stanąć dwie. W grze dla dwóch graczy i w grze jednoosobowej wyspa ziół jest wykluczona.
    .lead = Jedna kaplica
book-preparation-pairs = Znów od gracza rozpoczynającego każdy zakon stawia cztery pary nowicjuszy na czterech różnych wyspach. Nie może to być wyspa z jego własną kaplicą; to, co należy do innych zakonów, nie ma znaczenia. Zakon stawia wszystkie cztery pary, zanim przyjdzie kolej na następny.
    .lead = Cztery pary
book-preparation-favours = Zostają dwie wyspy, na których zakon nie ma ani nowicjuszy, ani kaplicy. Z każdej z nich otrzymuje znacznik przysługi.
    .lead = Dwie przysługi
book-preparation-sum = Każdy zakon ma teraz 1 nowicjusza w świątyni, 8 na wyspach i 4 w zasobach.
book-preparation-hints = Na co zwrócić uwagę
book-preparation-hint-shrine = Na swojej wyspie kaplica zmniejsza koszt przysługi i awansu o połowę, ale nie może tam stanąć żadna para. Nowicjusze, których w pierwszej rundzie zaprowadzi tam [podróż](journey), skorzystają z kaplicy w drugiej.
book-preparation-hint-pairs = Pary na wyspie kapłanki księżyca liczą się przy pierwszym punktowaniu, o ile pozostaną aktywne. Pary na wyspie renegata kosztują wpływy, chyba że ją opuszczą albo go [wydalą](expel).
book-preparation-hint-favours = Dwie puste wyspy decydują o dwóch pierwszych przysługach. Znacznik „Kaplica” przydaje się zakonowi, który ma parę przy kierowniku budowy, a „Pływ” temu, który chce zebrać swoich nowicjuszy.

## Ruchy i akcje

book-turn-title = Ruchy i akcje
book-turn-one = Zaczyna gracz rozpoczynający, a następni grają po nim zgodnie z ruchem wskazówek zegara. W swoim ruchu zakon wykonuje **dokładnie jedną akcję**. Trwa to do obrócenia ostatniego znacznika czasu.
book-turn-end = Nie da się po prostu spasować: zakon, który nie może lub nie chce działać, [medytuje](meditate) i obraca znacznik czasu. Gdy znów przyjdzie na niego kolej, gra jak zwykle.
book-turn-novices = Aktywni i nieaktywni nowicjusze
book-turn-active = Nowicjusz **na** wyspie jest aktywny. Używa się tylko aktywnych nowicjuszy.
    .lead = Aktywny
book-turn-inactive = Nowicjusz **obok** wyspy jest nieaktywny. Zostaje tam do końca rundy, a potem znów staje się aktywny.
    .lead = Nieaktywny
book-turn-use = Jeśli opis akcji nie mówi inaczej, użyci nowicjusze schodzą z wyspy i stają obok niej. Zakon używa tylko własnych nowicjuszy.
book-turn-elsewhere = Nowicjusze na płytkach na ścieżce, w świątyni, na przystani i w zasobach nie są ani aktywni, ani nieaktywni. Nie liczą się ani u kapłanki księżyca, ani u renegata, a gdy zaczyna się nowa runda, zostają na miejscu.
book-turn-tokens = Znaczniki przysługi
book-turn-token-return = Niektóre akcje wymagają [znacznika przysługi](favours). Użyty znacznik wraca na swoją wyspę, skąd znów może go wziąć każdy zakon.
book-turn-token-one = Zakon nigdy nie ma dwóch znaczników tego samego rodzaju.
book-turn-islands = Akcje na wyspach
book-turn-favor = Dwóch nowicjuszy [zdobywa znacznik przysługi](favor) swojej wyspy.
    .lead = Przysługa
book-turn-recruit = Dwóch nowicjuszy [sprowadza trzeciego](recruit) z zasobów.
    .lead = Rekrutacja
book-turn-shrine = Dwóch nowicjuszy ze znacznikiem „Kaplica” [buduje kaplicę](shrine) przy kierowniku budowy.
    .lead = Kaplica
book-turn-herbs = Znacznik „Zioła” [reaktywuje](herbs) jednego lub dwóch nowicjuszy.
    .lead = Zioła
book-turn-moves = Akcje, które przenoszą nowicjuszy
book-turn-journey = Dowolnie wielu aktywnych nowicjuszy [podróżuje](journey); stają się nieaktywni.
    .lead = Podróż
book-turn-tides = Znacznik „Pływ” [niesie dowolnie wielu](tides) nowicjuszy, nawet nieaktywnych.
    .lead = Pływ
book-turn-sail = Znacznik „Żaglówka” przewozi jednego lub dwóch nowicjuszy, którzy [pozostają aktywni](sail).
    .lead = Żaglówka
book-turn-temple = Akcje w świątyni
book-turn-appoint = Nowicjusz [wchodzi na płytkę świątyni](appoint) na ścieżce.
    .lead = Awans
book-turn-consecrate = Nowicjusz z płytki [wchodzi do świątyni](consecrate).
    .lead = Uświęcenie
book-turn-book = Znacznik „Księga mądrości” [przekłada księgę](book) do własnego nowicjusza.
    .lead = Księga
book-turn-others = Pozostałe akcje
book-turn-council = Nowicjusze [przesuwają znacznik](council) zakonu do przodu w radzie kapłanów.
    .lead = Rada
book-turn-expel = Nowicjusze [przepędzają renegata](expel) ze swojej wyspy.
    .lead = Wydalenie
book-turn-meditate = [Jeden znacznik czasu zostaje obrócony](meditate).
    .lead = Medytacja
book-turn-effect = Nie wolno wykonać akcji, która zużyłaby nowicjuszy lub znacznik bez żadnego skutku. Dzięki temu nikt nie zmarnuje ich przez pomyłkę.

## Przysługa kapłana

book-favor-title = Przysługa kapłana
book-favor-purpose = Kapłan wyspy odwdzięcza się za pracę [znacznikiem przysługi](favours). Znaczniki otwierają najsilniejsze akcje, a każdy niewykorzystany jest na koniec gry wart 1 punkt wpływów.
book-favor-cost = Dwóch aktywnych nowicjuszy z tej samej wyspy.
book-favor-own-shrine = Wystarczy jeden aktywny nowicjusz.
book-favor-effect = Zakon bierze znacznik przysługi tej wyspy. Użyci nowicjusze stają się nieaktywni.
book-favor-limits = Na wyspie musi jeszcze leżeć znacznik, a zakon nie może mieć już takiego samego.
book-favor-token = [Znacznik](favours) zastępuje jednego z dwóch nowicjuszy, a na wyspie z własną kaplicą tego jedynego. Samej przysługi „Nowicjusz” nie można nim zdobyć.
book-favor-example = Zakon ma na wyspie ziół kaplicę i jednego aktywnego nowicjusza. Ten nowicjusz zdobywa znacznik „Zioła”. Bez kaplicy potrzebny byłby drugi nowicjusz albo znacznik „Nowicjusz”.
book-favor-see = Co daje każdy z siedmiu znaczników, mówi rozdział [Siedem przysług](favours), a jak powstają kaplice, rozdział [Budowa kaplicy](shrine).

## Rekrutacja

book-recruit-title = Rekrutacja
book-recruit-purpose = Im więcej nowicjuszy, tym później zakon musi medytować, a zostają oni do końca gry. Wczesna rekrutacja opłaca się przez wiele rund.
book-recruit-cost = Dwóch aktywnych nowicjuszy z jednej wyspy.
book-recruit-effect = Jeden nowicjusz z zasobów staje razem z nimi obok wyspy. Wszyscy trzej są nieaktywni do następnej rundy.
book-recruit-limits = Zasoby nie mogą być puste. Kaplica nie daje tu bonusu.
book-recruit-token = [Znacznik](favours) zastępuje jednego z dwóch nowicjuszy.
book-recruit-example = Na wyspie pływów dwóch aktywnych nowicjuszy rekrutuje trzeciego. W następnej rundzie stoi tam trzech.

## Budowa kaplicy

book-shrine-title = Budowa kaplicy
book-shrine-purpose = Dzięki kaplicy akcje na wyspie są tańsze przez resztę gry, a na koniec kaplica daje wpływy.
book-shrine-cost = Znacznik „Kaplica” i dwóch aktywnych nowicjuszy na wyspie z kierownikiem budowy.
book-shrine-effect = Na wyspie z kierownikiem budowy staje własna kaplica. Znacznik wraca na wyspę kaplic, nowicjusze stają się nieaktywni.
book-shrine-limits = Zakon może mieć na wyspie tylko jedną kaplicę, ale na jednej wyspie mogą stać kaplice kilku zakonów. W zasobach musi jeszcze być kaplica. Zakaz stawiania kaplic na wyspie ziół w grze dla dwóch graczy obowiązuje tylko w rundzie wstępnej.
book-shrine-token = [Znacznik](favours) zastępuje jednego z dwóch nowicjuszy.
book-shrine-gains = Co daje kaplica
book-shrine-gain-discount = Na jej wyspie do [przysługi kapłana](favor) i do [awansu](appoint) wystarcza jeden nowicjusz zamiast dwóch.
book-shrine-gain-priestess = [U kapłanki księżyca](scoring) liczy się jak jeden aktywny nowicjusz, runda po rundzie.
book-shrine-gain-end = [Na koniec gry](end) daje 4 punkty wpływów.
book-shrine-see = Po każdej rundzie kierownik budowy idzie dalej; dokąd, mówi rozdział [Przygotowanie następnej rundy](next-round).

## Zioła

book-herbs-title = Zioła
book-herbs-purpose = Dzięki ziołom nowicjusze pracują drugi raz w tej samej rundzie albo są znów aktywni, zanim policzy się ich u kapłanki księżyca.
book-herbs-cost = Znacznik „Zioła”.
book-herbs-effect = Jeden lub dwóch własnych nieaktywnych nowicjuszy wraca na wyspę, obok której stoją: znów są aktywni.
book-herbs-limits = Wszyscy stoją obok tej samej wyspy. Na samej wyspie ziół zioła nie działają. Znacznika „Nowicjusz” nie można tu użyć. W grze [solo](solo) znacznik można zdobyć tylko raz na rundę.
book-herbs-example = Dwóch nowicjuszy ma za sobą podróż i odpoczywa obok wyspy ksiąg. Dzięki znacznikowi „Zioła” obaj są znów aktywni i w jednym z następnych ruchów zdobywają znacznik „Księga mądrości”.

## Podróż

book-journey-title = Podróż
book-journey-purpose = Podróż przygotowuje następną rundę: prowadzi nowicjuszy na wyspy, na których będą potrzebni. Nie kosztuje przysługi, ale zużywa siły aktywnych nowicjuszy.
book-journey-cost = Nowicjusze, którzy podróżują. Muszą być aktywni.
book-journey-effect = Dowolna liczba aktywnych nowicjuszy z dowolnych wysp udaje się na dowolne inne wyspy. Każdy staje obok swojej nowej wyspy i jest nieaktywny. Wszystko to jest jedną akcją.
book-journey-limits = Podróżuje co najmniej jeden nowicjusz. Nowicjusz nie może zostać przy swojej wyspie, a nieaktywni nie podróżują. Rozpoczętą podróż trzeba skończyć, zanim nastąpi cokolwiek innego. Znacznika „Nowicjusz” nie można tu użyć.
book-journey-example = W jednej akcji zakon wysyła dwóch nowicjuszy z wyspy kaplic na wyspę, na której w następnej rundzie stanie kierownik budowy, a jednego z wyspy przekupstwa do własnej kaplicy.
book-journey-see = Nieaktywnych nowicjuszy niesie [Pływ](tides). Nowicjusze, których wiezie [Żaglówka](sail), pozostają aktywni.

## Pływ

book-tides-title = Pływ
book-tides-purpose = Z pływem cały zakon może przenieść się za jednym razem. Najlepsza pora to koniec rundy: nowicjusze, którzy już pracowali, płyną dalej i nic na tym nie tracą.
book-tides-cost = Znacznik „Pływ”. Z pierwszym krokiem wraca na wyspę pływów.
book-tides-effect = Dowolna liczba własnych nowicjuszy, aktywnych i nieaktywnych, z dowolnych wysp i z przystani, udaje się na dowolne inne wyspy. Każdy staje obok swojej nowej wyspy i jest nieaktywny. Wszystko to jest jedną akcją.
book-tides-limits = Płynie co najmniej jeden nowicjusz, a każdy tylko raz. Nowicjusz z wyspy trafia na inną wyspę, nowicjusz z przystani na dowolną. Znacznika „Nowicjusz” nie można tu użyć.
book-tides-example = Pod koniec rundy zakon ma czterech nieaktywnych nowicjuszy. Pływ niesie dwóch do jego kaplicy, a dwóch na następną wyspę kapłanki księżyca. Gdy runda się skończy, wszyscy czterej będą tam aktywni.
book-tides-see = Nowicjusz, którego z przystani zabiera [Żaglówka](sail), od razu jest aktywny.

## Żaglówka

book-sail-title = Żaglówka
book-sail-purpose = Tylko z Żaglówką nowicjusze zmieniają wyspę i w tej samej rundzie pozostają aktywni.
book-sail-cost = Znacznik „Żaglówka”.
book-sail-effect = Jeden lub dwóch własnych aktywnych nowicjuszy z jednej wyspy albo jeden lub dwóch własnych nowicjuszy z przystani płynie **na** inną wyspę: są tam aktywni.
book-sail-limits = Obaj wyruszają z tego samego miejsca na tę samą wyspę. Nieaktywni nowicjusze nie mogą płynąć. Znacznika „Nowicjusz” nie można tu użyć.
book-sail-example = Samotny nowicjusz na wyspie nowicjuszy niewiele zdziała. Żaglówka wiezie go do drugiego samotnego nowicjusza na wyspę pływów, a w następnym ruchu we dwóch zdobywają znacznik „Pływ”.
book-sail-see = Dla większych grup są [Podróż](journey) i [Pływ](tides), ale u celu nowicjusze są nieaktywni.

## Awans

book-appoint-title = Awans
book-appoint-purpose = Do świątyni prowadzą dwa kroki. Przez awans nowicjusz staje na płytce świątyni na ścieżce i zajmuje ją. Dopiero [uświęcenie](consecrate), późniejsza akcja, wprowadza go do świątyni.
book-appoint-cost = Dwóch aktywnych nowicjuszy z wyspy, którą wskazuje symbol na płytce.
book-appoint-own-shrine = Wystarczy jeden aktywny nowicjusz: ten, który wchodzi na płytkę.
book-appoint-effect = Pierwszy nowicjusz wchodzi na płytkę. Drugi staje obok wyspy i jest nieaktywny.
book-appoint-limits = Płytka musi być uznana i wolna.
book-appoint-released = Uznane płytki
book-appoint-released-what = Uznane są wszystkie płytki między strażnikiem a przystanią. W pierwszej rundzie to jedna grupa, o najniższych numerach; co rundę [dochodzi następna](next-round). Uznana płytka pozostaje uznana, a nowicjusz stoi na niej przez tyle rund, ile chce jego zakon.
book-appoint-bribery = Przekupstwo
book-appoint-bribery-what = Kto odda także **znacznik „Przekupstwo”**, może wybrać również płytkę z następnej grupy: między strażnikiem a następną płytką strażnika w stronę bramy. W szóstej rundzie strażnik stoi przy bramie i takiej grupy nie ma.
book-appoint-bribery-after = Gdy nowicjusz awansował w ten sposób, jego płytka zostaje uznana z następnym krokiem strażnika. Wcześniejsze uświęcenie wymaga jeszcze jednego znacznika „Przekupstwo”.
book-appoint-token = Znacznik „Nowicjusz”
book-appoint-token-what = [Znacznik „Nowicjusz”](favours) może zastąpić drugiego nowicjusza, nawet razem z Przekupstwem. Sam nigdy nie wchodzi na płytkę. Gdy na wyspie stoi własna kaplica, drugi nowicjusz jest zbędny, więc znacznik nie ma kogo zastąpić.
book-appoint-example = Uznana płytka ma symbol wyspy pływów, a na tej wyspie stoi dwóch aktywnych nowicjuszy. Jeden wchodzi na płytkę, drugi stoi nieaktywny obok wyspy. Z kaplicą na wyspie pływów ten drugi byłby nadal aktywny.

## Uświęcenie

book-consecrate-title = Uświęcenie i przestawienie
book-consecrate-purpose = Uświęcenie wprowadza nowicjusza do świątyni. Daje wpływy od razu, potem jeszcze 1 punkt wpływów w każdej rundzie, i może przestawić nowicjuszy innych zakonów.
book-consecrate-cost = Tylko ruch; nie używa się żadnego nowicjusza z wyspy. Nowicjusz stoi już na uznanej płytce.
book-consecrate-effect = Nowicjusz przechodzi razem z płytką na pole świątyni o tym samym numerze.
book-consecrate-influence = Wartość płytki, na której stoi strażnik. W pierwszej rundzie jest to { $guardian_first }, a we wszystkich sześciu po kolei: { $guardian_values }.
book-consecrate-limits = W każdej akcji tylko jeden nowicjusz. Płytka musi być uznana. Znacznika „Nowicjusz” nie można tu użyć.
book-consecrate-bribery = Ze **znacznikiem „Przekupstwo”** płytka może też leżeć między strażnikiem a następną płytką strażnika w stronę bramy. Wpływy to nadal wartość pod strażnikiem. [Awans](appoint) i uświęcenie wymagają osobnych znaczników.
book-consecrate-displace = Przestawienie
book-consecrate-displace-when = Nowy nowicjusz przestawia każdego nowicjusza innego zakonu, który spełnia wszystkie trzy warunki:
book-consecrate-displace-near = Stoi na sąsiednim polu.
book-consecrate-displace-lower = Jego płytka ma niższy numer niż płytka nowego nowicjusza.
book-consecrate-displace-book = Nie ma [księgi](book).
book-consecrate-displace-gain = Każdy przestawiony nowicjusz trafia na przystań i daje zakonowi nowego nowicjusza 1 punkt wpływów. Z przystani zabierają go [Pływ](tides) i [Żaglówka](sail). W [grze jednoosobowej](solo) nowicjusze przeciwnika stają zamiast tego obok wyspy.
book-consecrate-displace-example = Nowy nowicjusz Czerwonego przestawia tylko niebieskiego o niższym numerze. Pozostali sąsiedzi zostają: należą do Czerwonego, stoją na wyższym numerze albo mają księgę.
book-consecrate-once = Przestawienie jest obowiązkowe, dotyczy wszystkich naraz i następuje także po uświęceniu z Przekupstwem.
book-consecrate-later = Przestawia tylko nowy nowicjusz. Nie ma reakcji łańcuchowych, a nowicjusza, który później straci księgę, nikt z tego powodu nie przestawia.
book-consecrate-tile = Płytka przestawionego nowicjusza zostaje na swoim polu i nikt nie może już na nie wejść.
book-consecrate-adjacent = Sąsiednie pola
book-consecrate-adjacent-what = Pola świątyni to sześciokąty w siedmiu kolumnach. Druga, czwarta i szósta kolumna leżą o pół pola dalej od bramy. Dwa pola sąsiadują, jeśli mają wspólny bok, nawet gdy należą do różnych plansz. Żadne pole nie ma więcej niż sześciu sąsiadów.

## Księga mądrości

book-book-title = Księga mądrości
book-book-purpose = Księga chroni swojego nowicjusza w świątyni przed przestawieniem. Zapewnia to wpływy w każdej następnej rundzie, a najbardziej przydaje się nowicjuszom na niskich numerach.
book-book-cost = Znacznik „Księga mądrości”.
book-book-effect = Dowolna księga w świątyni przechodzi do własnego nowicjusza, który stoi tam bez księgi.
book-book-influence = 1 punkt wpływów za przełożenie księgi.
book-book-limits = Nowicjusz ma najwyżej jedną księgę. Można ją zabrać każdemu nowicjuszowi, nawet własnemu. Znacznika „Nowicjusz” nie można tu użyć.
book-book-start = Księgi wchodzą do gry razem z [pierwszymi płytkami](setup), po jednej na zakon. Później już ich nie przybywa, więc kto chroni własnego nowicjusza, zwykle odsłania cudzego.
book-book-two = [W grze dla dwóch graczy](two-players) pierwsza księga przełożona w rundzie daje 2 punkty wpływów zamiast 1.

## Rada kapłanów

book-council-title = Rada kapłanów
book-council-purpose = Rada kapłanów rozstrzyga każdy remis w grze, a na koniec daje wpływy. Aby objąć prowadzenie, często wystarczy kilku nowicjuszy, zwłaszcza na początku gry.
book-council-cost = Dowolna liczba aktywnych nowicjuszy z jednej wyspy, co najmniej jeden.
book-council-effect = Za każdego z nich znacznik przesuwa się o jedno miejsce do przodu.
book-council-limits = Nie więcej kroków niż miejsc, które zostały do końca rzędu.
book-council-token = [Znacznik](favours) liczy się jak jeszcze jeden nowicjusz. Może też działać sam, bez żadnej wyspy: wtedy daje jedno miejsce.
book-council-rank = Kto prowadzi
book-council-rank-ahead = Prowadzi znacznik na dalszym miejscu.
book-council-rank-top = Na tym samym miejscu prowadzi wyższy znacznik. Znacznik, który przybywa, kładzie się **na wierzchu**: kto dogania, ten wyprzedza.
book-council-rank-last = Na ostatnim miejscu jest odwrotnie: znacznik, który przybywa, kładzie się **na spodzie**. Kto jest tam pierwszy, tego nikt już nie wyprzedzi.
book-council-rank-ties = Ta kolejność rozstrzyga remisy u kapłanki księżyca i na koniec gry.
book-council-end = [Na koniec gry](end) każdy zakon zyskuje wartość swojego miejsca. Od pierwszego do ostatniego miejsca są to: { $seat_values }.

## Wydalenie renegata

book-expel-title = Wydalenie renegata
book-expel-purpose = Podczas [punktowania](scoring) renegat odbiera wpływy. Nowicjusze mogą przepędzić go ze swojej wyspy, na przykład tam, gdzie stoją nowicjusze innych zakonów.
book-expel-cost = Dowolna liczba aktywnych nowicjuszy na wyspie z renegatem, co najmniej jeden.
book-expel-effect = Za każdego z nich renegat przesuwa się o jedną wyspę zgodnie z ruchem wskazówek zegara. Nowicjusze stają się nieaktywni.
book-expel-limits = Mogą to zrobić tylko nowicjusze z jego wyspy. Siedem kroków prowadzi go dookoła i z powrotem; to dozwolone.
book-expel-token = [Znacznik](favours) liczy się jak jeszcze jeden nowicjusz. Może też działać sam: wtedy daje jeden krok.
book-expel-example = Na wyspie z renegatem stoi dwóch aktywnych nowicjuszy. Jeden z nich przepędza go na następną wyspę. Jeśli inne zakony mają więcej nowicjuszy o wyspę dalej, może się opłacić użyć obu.

## Medytacja

book-meditate-title = Medytacja
book-meditate-purpose = Medytacja pozwala spasować i przybliża koniec rundy. Zakon, który zrobił już swoje, może nią ponaglić innych.
book-meditate-cost = Brak.
book-meditate-effect = Jeden znacznik czasu zostaje obrócony. Zakon pozostaje w rundzie i w swoim następnym ruchu znów działa.
book-meditate-limits = Medytować można na początku każdego ruchu, bez względu na to, co jeszcze jest możliwe. Rozpoczętą podróż lub pływ najpierw się kończy.
book-meditate-last = Obrócenie ostatniego znacznika czasu od razu kończy fazę akcji i daje 1 punkt wpływów, jeszcze przed punktowaniem. Nikt nie ma już ruchu.
    .lead = Ostatni znacznik czasu
book-meditate-start = Następną rundę rozpoczyna gracz po lewej stronie tego, kto obrócił ostatni znacznik czasu. Po szóstej rundzie nie ma to już znaczenia.
    .lead = Gracz rozpoczynający
book-meditate-two = [W grze dla dwóch graczy](two-players) gracz rozpoczynający po prostu zmienia się po każdej rundzie.
book-meditate-solo = W [grze jednoosobowej](solo) nie ma znaczników czasu: runda kończy się, kiedy chce gracz.

## Siedem przysług

book-favours-title = Siedem przysług
book-favours-intro = Znacznik przysługi zdobywa się na jego wyspie akcją [Przysługa kapłana](favor). Zakon zachowuje go, także na następne rundy, dopóki go nie użyje. Wtedy znacznik wraca na swoją wyspę.
book-favours-shrine = Razem z dwoma aktywnymi nowicjuszami buduje [kaplicę](shrine) na wyspie z kierownikiem budowy.
    .lead = Kaplica
book-favours-herbs = Reaktywuje jednego lub dwóch nieaktywnych nowicjuszy z jednej wyspy, ale nie z wyspy ziół. Więcej: [Zioła](herbs).
    .lead = Zioła
book-favours-tides = Przenosi dowolnie wielu aktywnych i nieaktywnych nowicjuszy, nawet z przystani, obok innych wysp. Więcej: [Pływ](tides).
    .lead = Pływ
book-favours-sailboat = Przewozi jednego lub dwóch aktywnych nowicjuszy z jednej wyspy albo nowicjuszy z przystani na inną wyspę, gdzie są aktywni. Więcej: [Żaglówka](sail).
    .lead = Żaglówka
book-favours-bribery = Udostępnia jeszcze jedną grupę płytek, tę za strażnikiem, dla jednego [awansu](appoint) albo jednego [uświęcenia](consecrate).
    .lead = Przekupstwo
book-favours-book = Przekłada w świątyni [księgę](book) do własnego nowicjusza i daje 1 punkt wpływów.
    .lead = Księga mądrości
book-favours-novice = Zastępuje w akcji jednego aktywnego nowicjusza, jak opisano poniżej.
    .lead = Nowicjusz
book-favours-extra = Znacznik „Nowicjusz”
book-favours-extra-what = Znacznik „Nowicjusz” to wirtualny nowicjusz na jedną akcję: zastępuje dokładnie jednego aktywnego nowicjusza, którego użyłaby akcja, tak jakby stał na tej samej wyspie.
book-favours-extra-where = Pomaga w akcjach [Przysługa](favor), [Rekrutacja](recruit), [Kaplica](shrine), [Awans](appoint), [Rada](council) i [Wydalenie](expel).
book-favours-extra-alone = Może być jedynym użytym „nowicjuszem”: do przysługi na wyspie z własną kaplicą, na jedno miejsce w radzie kapłanów, na jeden krok renegata.
book-favours-extra-not = Nigdy nie wchodzi na płytkę świątyni i nigdy nie pomaga zdobyć przysługi „Nowicjusz”.
book-favours-extra-one = Nie można go użyć w akcjach Zioła, Podróż, Pływ, Żaglówka, Uświęcenie, Księga i Medytacja ani do awansu z bonusem z kaplicy: tam jedynym nowicjuszem jest ten, który wchodzi na płytkę.
book-favours-extra-example = Na wyspie przekupstwa stoi jeden aktywny nowicjusz. Ze znacznikiem „Nowicjusz” zdobywa znacznik „Przekupstwo” tak samo, jak zrobiłoby to dwóch nowicjuszy.
book-favours-keeping = Użyć czy zachować
book-favours-keeping-what = [Na koniec gry](end) każdy niewykorzystany znacznik jest wart 1 punkt wpływów. Wcześniej użycie prawie zawsze daje więcej; dopiero w ostatniej rundzie warto czasem jakiś zachować.

## Punktowanie

book-scoring-title = Punktowanie rundy
book-scoring-when = Każda runda kończy się punktowaniem, gdy tylko zostanie obrócony ostatni znacznik czasu. Dla każdego zakonu sumuje się trzy wartości: za kapłankę księżyca, za renegata i za świątynię.
book-scoring-net = Sumę rozlicza się za jednym razem, więc zysk może wyrównać stratę. Jeśli strata jest większa niż wszystkie wpływy zakonu, zostaje mu 0.
book-scoring-priestess = Kapłanka księżyca
book-scoring-priestess-count = Na wyspie kapłanki księżyca każdy zakon liczy swoich **aktywnych** nowicjuszy i swoją kaplicę. Nieaktywni nowicjusze się nie liczą.
book-scoring-priestess-paid = Zakon, który ma najwięcej, zyskuje pierwszą wartość na jej figurce, następne drugą i trzecią. Liczą się tylko zakony, które mają co najmniej 1; miejsca, których nikt nie zajmie, przepadają.
book-scoring-places-two = W grze dla dwóch graczy i w grze jednoosobowej: { $places_two }
book-scoring-places-three = W grze dla trzech graczy: { $places_three }
book-scoring-places-four = W grze dla czterech graczy: { $places_four }
book-scoring-priestess-ties = O kolejności zakonów, które mają tyle samo, decyduje [rada kapłanów](council).
book-scoring-apostate = Renegat
book-scoring-apostate-loss = Na wyspie renegata każdy zakon liczy swoich nowicjuszy, **aktywnych i nieaktywnych**. Kto ma choć jednego, traci 1 punkt wpływów za każdego i dodatkowo 1. Kaplice się nie liczą.
book-scoring-apostate-who = Zakon, który nie ma tam nowicjuszy, nic nie traci. Jeden nowicjusz kosztuje 2, dwóch 3, trzech 4.
book-scoring-temple = Świątynia
book-scoring-temple-income = Każdy nowicjusz w świątyni daje swojemu zakonowi 1 punkt wpływów. Nowicjusze na płytkach na ścieżce i na przystani nic nie dają.
book-scoring-example = W grze dla czterech graczy zakon jest pierwszy u kapłanki księżyca, ma dwóch nowicjuszy na wyspie renegata i trzech w świątyni. Zyskuje { $first_four }, traci 3 i zyskuje 3.
book-scoring-example-floor = Zakon, który ma 1 punkt wpływów, straciłby 4 przez renegata i zyskał 2 ze świątyni. Suma to −2, ale wpływy spadają tylko do 0.

## Następna runda

book-next-round-title = Przygotowanie następnej rundy
book-next-round-when = Po punktowaniu przygotowuje się stół do następnej rundy, w tej kolejności. Po szóstej rundzie wszystko to odpada.
book-next-round-novices = Wszyscy nieaktywni nowicjusze wracają na wyspy, obok których stoją, i znów są aktywni. Nowicjusze na ścieżce, w świątyni i na przystani zostają na miejscu.
    .lead = Nowicjusze
book-next-round-priestess = Idzie zgodnie z ruchem wskazówek zegara o tyle wysp, ile wskazuje duża liczba na jej figurce: { $moves_two } w grze dla dwóch graczy i w grze jednoosobowej, { $moves_three } w grze dla trzech i { $moves_four } w grze dla czterech.
    .lead = Kapłanka księżyca
book-next-round-builder = { $builder_moves ->
    [one] Również idzie zgodnie z ruchem wskazówek zegara, o { $builder_moves } wyspę.
    [few] Również idzie zgodnie z ruchem wskazówek zegara, o { $builder_moves } wyspy.
    [many] Również idzie zgodnie z ruchem wskazówek zegara, o { $builder_moves } wysp.
   *[other] Również idzie zgodnie z ruchem wskazówek zegara, o { $builder_moves } wyspy.
 }
    .lead = Kierownik budowy
book-next-round-apostate = Idzie zgodnie z ruchem wskazówek zegara na następną wyspę, przy której jest co najmniej jeden nowicjusz dowolnego zakonu, aktywny lub nie. Szuka od następnej wyspy, a własną sprawdza na końcu, więc zostaje tylko wtedy, gdy nigdzie indziej nikogo nie ma.
    .lead = Renegat
book-next-round-guardian = Idzie na następną płytkę strażnika w stronę bramy, a płytka, którą opuszcza, wypada z gry. Uznana jest przez to jeszcze jedna grupa płytek, a uświęcenie daje teraz wartość nowej płytki.
    .lead = Strażnik
book-next-round-candles = Wszystkie znaczniki czasu są odwracane z powrotem.
    .lead = Znaczniki czasu
book-next-round-start = Zaczyna nowy gracz rozpoczynający: ten po lewej stronie gracza, który obrócił ostatni znacznik czasu. W [grze dla dwóch graczy](two-players) gracz rozpoczynający zmienia się po każdej rundzie.
    .lead = Gracz rozpoczynający
book-next-round-stays = Uznane płytki, których nikt nie wziął, zostają na ścieżce, podobnie jak płytki z nowicjuszami. Nadal są uznane.
book-next-round-last = Gdy strażnik staje na płytce przy samej bramie, zaczyna się ostatnia runda.

## Koniec gry

book-end-title = Koniec gry
book-end-when = Szósta runda kończy się punktowaniem jak każda inna. Potem każdy zakon zyskuje jeszcze:
book-end-shrines = 4 punkty wpływów za każdą własną kaplicę na wyspach.
    .lead = Kaplice
book-end-favours = 1 punkt wpływów za każdy niewykorzystany znacznik przysługi.
    .lead = Przysługi
book-end-council = Wartość swojego miejsca, na ostatnim { $seat_last }. Więcej: [Rada kapłanów](council).
    .lead = Rada kapłanów
book-end-example = Cztery kaplice dają 16, dwa znaczniki przysługi 2, a miejsce o wartości 6 jeszcze 6. Razem to 24.
book-end-winner = Wygrywa zakon, który ma najwięcej wpływów. Jeśli kilka ma tyle samo, wyżej jest ten, który prowadzi w [radzie kapłanów](council).
book-end-not-done = Po ostatnim punktowaniu nowicjusze nie stają się już aktywni i żadna figurka nie idzie dalej. Nie zmienia się też gracz rozpoczynający.

## Gra dla dwóch graczy

book-two-players-title = Gra dla dwóch graczy
book-two-players-intro = Ogólne zasady [przygotowania](setup), gry i [punktowania](scoring) obowiązują także tutaj, z tymi zmianami:
book-two-players-candles = Są tylko trzy.
    .lead = Znaczniki czasu
book-two-players-herbs = W [rundzie wstępnej](preparation) na wyspie ziół nie wolno postawić kaplicy. Później można ją tam zbudować.
    .lead = Wyspa ziół
book-two-players-book = Pierwsza księga przełożona w rundzie daje 2 punkty wpływów zamiast 1, bez względu na to, kto ją przekłada. Następne księgi w tej rundzie dają po 1.
    .lead = Księga
book-two-players-start = Gracz rozpoczynający zmienia się po każdej rundzie, bez względu na to, kto obrócił ostatni znacznik czasu.
    .lead = Gracz rozpoczynający
book-two-players-smaller = Co wynika z liczby graczy
book-two-players-boards = W grze są dwie plansze świątyni, a grupy na ścieżce liczą po dwie płytki. Są dwie księgi.
book-two-players-tokens = Na każdej wyspie leżą dwa znaczniki przysługi.
book-two-players-priestess = { $moves_two ->
    [one] Kapłanka księżyca daje { $places_two }; trzeciej wartości nie zyskuje nikt. Po rundzie idzie o { $moves_two } wyspę dalej.
    [few] Kapłanka księżyca daje { $places_two }; trzeciej wartości nie zyskuje nikt. Po rundzie idzie o { $moves_two } wyspy dalej.
    [many] Kapłanka księżyca daje { $places_two }; trzeciej wartości nie zyskuje nikt. Po rundzie idzie o { $moves_two } wysp dalej.
   *[other] Kapłanka księżyca daje { $places_two }; trzeciej wartości nie zyskuje nikt. Po rundzie idzie o { $moves_two } wyspy dalej.
 }

## Gra solo

book-solo-title = Gra jednoosobowa
book-solo-intro = W tej grze jedna osoba mierzy się z przeciwnikiem bez własnej woli. Celem jest mieć na końcu więcej wpływów niż on; wynikiem jest przewaga. Są [trzy poziomy](solo-levels).
book-solo-opponent = Przeciwnik działa według stałych zasad. Nigdy nie zdobywa przysług i nigdy nie płaci renegatowi, ale bierze płytki, przesuwa się w radzie kapłanów i buduje kaplice za darmo.
book-solo-setup = Przygotowanie
book-solo-setup-two = Wszystko przygotowuje się jak w grze dla dwóch graczy, w swobodnym rozstawieniu, z 5 punktami wpływów dla każdej strony. Graczem rozpoczynającym jest przeciwnik, więc jego znacznik leży na spodzie. Znaczników czasu nie ma.
book-solo-setup-tokens = Na każdej wyspie leży tylko jeden znacznik przysługi.
book-solo-setup-opponent = Przeciwnik ma kaplicę i jednego nowicjusza na wyspie z kierownikiem budowy, a na każdej innej wyspie dwóch nowicjuszy: razem wszystkich trzynastu.
book-solo-setup-temple = Zaczyna też w świątyni: z wyspy, którą wskazuje symbol jego pierwszej płytki, jeden nowicjusz przechodzi na pole tej płytki, z księgą.
book-solo-setup-own = Pierwsza płytka gracza, jego nowicjusz i księga trafiają do świątyni jak zwykle. Potem gracz rozgrywa [rundę wstępną](preparation). Jego kaplica nie może stanąć ani na wyspie ziół, ani na wyspie z kierownikiem budowy, gdzie stoi już kaplica przeciwnika.
book-solo-round = Początek każdej rundy
book-solo-tire = Gracz wybiera wyspę z aktywnymi nowicjuszami przeciwnika. Wszyscy stają się nieaktywni, a za każdego z nich znacznik przeciwnika przesuwa się o miejsce do przodu. Zatrzymuje się na ostatnim miejscu.
    .lead = Wyspa
book-solo-claim = Potem przeciwnik szuka uznanej, wolnej płytki, której symbol wskazuje wyspę z jego aktywnym nowicjuszem. Jeśli jest ich kilka, bierze najwyższą. Jeden taki nowicjusz idzie z płytką prosto do świątyni. Jeśli takiej płytki nie ma, przeciwnik w tej rundzie żadnej nie bierze.
    .lead = Płytka
book-solo-claim-score = Przeciwnik zyskuje wartość pod strażnikiem i [przestawia](consecrate) jak zwykle, po 1 punkcie wpływów za każdego. Przestawieni nowicjusze gracza trafiają na przystań.
    .lead = Zysk
book-solo-claim-book = Jeśli przeciwnik wziął płytkę, a gracz ma w świątyni księgę, przeciwnik zabiera księgę: tę, która leży u gracza na najniższym numerze. Przechodzi ona na najniższą płytkę przeciwnika, na której jest nowicjusz, a nie ma księgi. Przeciwnik zyskuje 1 punkt wpływów.
    .lead = Księga
book-solo-example = Uznane są dwie płytki, 6 i 8. Przeciwnik ma jeszcze aktywnych nowicjuszy na obu wyspach, które wskazują ich symbole, więc bierze 8. Gdyby gracz wybrał przedtem wyspę płytki 8, nowicjusze przeciwnika byliby tam nieaktywni i wziąłby on 6.
book-solo-play = Faza akcji
book-solo-play-alone = Gracz działa sam, ile razy może i chce, i sam decyduje o końcu rundy. Nie daje to wpływów.
book-solo-play-herbs = Przysługę „Zioła” można zdobyć tylko raz na rundę. Znacznika zachowanego z wcześniejszej rundy można użyć dodatkowo.
book-solo-play-displaced = Nowicjusze przeciwnika przestawieni ze świątyni stają obok wyspy, którą wskazuje symbol ich pola, i są tam nieaktywni. Później mogą znów stać się aktywni i brać płytki.
book-solo-scoring = Koniec rundy
book-solo-shrine = Od drugiej rundy przeciwnik buduje przed punktowaniem kaplicę, jeśli ma na wyspie z kierownikiem budowy aktywnego nowicjusza, a nie ma tam kaplicy. Nic za nią nie płaci, a nowicjusz pozostaje aktywny.
book-solo-priestess = Punktowanie przebiega według ogólnych zasad, ale przeciwnik nigdy nie traci wpływów przez renegata.
book-solo-apostate = Potem renegat idzie zgodnie z ruchem wskazówek zegara na następną wyspę z nowicjuszem gracza.
book-solo-result = Wynik
book-solo-result-what = Na koniec obie strony zyskują jak zwykle wpływy za kaplice, miejsca w radzie i niewykorzystane przysługi; przeciwnik przysług nie ma. Wynikiem są wpływy gracza minus wpływy przeciwnika. Gra jest wygrana tylko wtedy, gdy wynik jest większy od 0; remis nie wystarcza.
book-solo-result-levels = Na [wyższych poziomach](solo-levels) przeszkodą staje się renegat.

## Poziomy gry solo

book-solo-levels-title = Poziomy gry jednoosobowej
book-solo-levels-one = Obowiązują zasady z rozdziału [Gra jednoosobowa](solo), bez żadnych dodatków.
    .lead = Poziom 1
book-solo-levels-two = W fazie akcji renegat blokuje na swojej wyspie każdą akcję oprócz [wydalenia](expel). Mogą go wydalić aktywni nowicjusze z tej wyspy, a także znacznik „Nowicjusz”.
    .lead = Poziom 2
book-solo-levels-three = Oprócz tego kierownik budowy i kapłanka księżyca zaczynają na tej samej wyspie, a zablokowane jest także wydalenie renegata.
    .lead = Poziom 3
book-solo-levels-blocked = Co jest zablokowane
book-solo-levels-blocked-novices = Poza wydaleniem na poziomie 2 własnych nowicjuszy z wyspy renegata, aktywnych i nieaktywnych, nie można użyć do niczego: ani do przysługi, rekrutacji, budowy i awansu, ani w radzie kapłanów. Zioła ich nie reaktywują i nie zabiorą ich stamtąd Podróż, Pływ ani Żaglówka.
book-solo-levels-blocked-figures = Przysługa tej wyspy jest więc poza zasięgiem, a jeśli stoi tam kierownik budowy, niczego nie da się zbudować.
book-solo-levels-free = Co pozostaje możliwe
book-solo-levels-free-arrive = Nowicjusze z innych miejsc mogą tam przybywać.
book-solo-levels-free-temple = Nowicjuszy na płytkach na ścieżce można uświęcać, jakikolwiek symbol ma płytka.
book-solo-levels-free-token = Zdobytego już znacznika tej wyspy można użyć gdzie indziej.
book-solo-levels-free-council = Sam znacznik „Nowicjusz” może działać w radzie kapłanów.
book-solo-levels-moves = Gdy renegat zostaje wydalony, blokada od razu idzie za nim. Wiąże tylko gracza i tylko w fazie akcji: nie dotyczy początku rundy, kaplicy przeciwnika ani punktowania.

## Rozstrzygnięcia

book-rulings-title = Rozstrzygnięcia
book-rulings-intro = W niektórych sprawach drukowane zasady milczą, w innych różnią się ich tłumaczenia. To wydanie rozstrzyga je w następujący sposób. Każde rozstrzygnięcie ma swoje uzasadnienie.
book-rulings-r1 = **Czy nowicjusz może przenieść się obok własnej wyspy?** Nie, ani przez Podróż, ani przez Pływ. Oryginał mówi o innych wyspach.
book-rulings-r2 = **Czy w rundzie wstępnej pary stawia się po jednej?** Nie, każdy zakon stawia od razu wszystkie cztery. Oryginalne zasady i skrót zasad są w tym zgodne.
book-rulings-r3 = **Czy znacznik „Nowicjusz” może działać sam w radzie kapłanów lub przy wydaleniu renegata?** Tak, daje wtedy jeden krok; w radzie nie potrzeba do tego wyspy. Zasady gry jednoosobowej wymieniają przy wydaleniu nowicjuszy lub znacznik, a w radzie znacznik zastępuje tego jednego nowicjusza.
book-rulings-r4 = **Czy znacznik „Nowicjusz” może opłacić przysługę, gdy kaplica daje bonus?** Tak, nawet gdy nie ma tam żadnego nowicjusza; wyjątkiem jest przysługa „Nowicjusz”. Dzięki bonusowi do opłacenia zostaje jeden nowicjusz, a oryginał podaje tylko dwa wyjątki dla znacznika.
book-rulings-r5 = **Czy wpływy mogą spaść poniżej 0?** Nie. Najpierw sumuje się trzy wartości rundy, potem stan wpływów spada co najwyżej do 0. Oryginał je sumuje, a nikt nie zapłaci tego, czego nie ma.
book-rulings-r6 = **Czy można zabrać księgę własnemu nowicjuszowi?** Tak. Oryginał mówi o dowolnej księdze.
book-rulings-r7 = **Co dzieje się z płytką przestawionego nowicjusza?** Zostaje na swoim polu i nie pełni już żadnej funkcji. Oryginał mówi tylko, że odchodzi nowicjusz.
book-rulings-r8 = **Czy przeciwnik w grze jednoosobowej przestawia?** Tak. Ogólna zasada dotyczy każdego nowicjusza, który wchodzi do świątyni.
book-rulings-r9 = **Co dokładnie blokuje renegat na poziomach 2 i 3 gry jednoosobowej?** Każde użycie nowicjuszy gracza z jego wyspy, a tym samym jej przysługę i tamtejszego kierownika budowy. Wolno nadal tam przybywać, uświęcać, użyć znacznika gdzie indziej i samego znacznika „Nowicjusz” w radzie kapłanów. Zablokowane są akcje na wyspie; szczegóły są w rozdziale [Poziomy gry jednoosobowej](solo-levels).
book-rulings-r10 = **Czy pierwsza księga w rundzie daje w grze jednoosobowej 2 punkty wpływów?** Nie, każdej stronie 1. Na grze dla dwóch graczy opiera się tylko przygotowanie gry jednoosobowej.
book-rulings-r11 = **Na którą płytkę trafia księga przeciwnika, jeśli najniższa ma już księgę?** Na najniższą bez księgi. Nowicjusz ma tylko jedną księgę, a nowa płytka nigdy jej jeszcze nie ma.
book-rulings-r12 = **Czy wolno wykonać akcję, która nie ma skutku?** Nie: żadnych kroków poza ostatnie miejsce w radzie kapłanów, żadnej rekrutacji z pustych zasobów, żadnej budowy, gdy kaplic już nie ma. Nikt na tym nie traci, a oryginał mówi o tym, co jest dostępne.
book-rulings-r13 = **Co, jeśli zakon nie może lub nie chce działać?** Medytuje; inaczej spasować nie można. Tak mówi oryginał.
book-rulings-r14 = **Czy w grze jednoosobowej pierwsza płytka przeciwnika dostaje księgę?** Tak. Oryginał wymienia ją wprost; pomijają ją tylko tłumaczenia.
book-rulings-r15 = **Czy do awansu można użyć znacznika „Nowicjusz”?** Tak, zamiast drugiego nowicjusza, także razem z Przekupstwem, ale nie z bonusem z kaplicy. Wyjątek w zasadach dotyczy tylko nowicjusza, który wchodzi na płytkę, a przy kaplicy innego nie ma.
book-rulings-r16 = **Które zmiany dla dwóch graczy obowiązują w grze jednoosobowej?** Zakaz dotyczący wyspy ziół tak, wyższa nagroda za pierwszą księgę nie. Na grze dla dwóch graczy opiera się przygotowanie, a nie sama gra.
book-rulings-r17 = **O ile przesuwa się znacznik przeciwnika na początku rundy gry jednoosobowej?** O tyle miejsc, ilu nowicjuszy rzeczywiście staje się nieaktywnych, nawet jeśli jest ich trzech lub więcej. Do tych, którzy już tam są, mogą dołączyć przestawieni.
book-rulings-r18 = **Czy przeciwnik w grze jednoosobowej buduje przed punktowaniem, czy po nim?** Przed punktowaniem. W opisie końca rundy oryginał wymienia kaplicę jako pierwszą.
book-rulings-r19 = **Jak często w grze jednoosobowej można zdobyć przysługę „Zioła”?** Raz na rundę; znacznika zachowanego z wcześniejszej rundy można użyć dodatkowo. Tylko zioła reaktywują nowicjuszy, więc bez tego ograniczenia runda mogłaby trwać bez końca. W grze dla kilku graczy rundę kończą znaczniki czasu, więc nic nie jest tam zabronione.

## Wartości nadrukowane

book-values-title = Wartości nadrukowane
book-values-intro = Teksty zasad nie powtarzają każdej liczby nadrukowanej na planszach, płytkach i figurkach. To, co podają, jest tu użyte bez zmian. Cała reszta to **rekonstrukcja**, przygotowana dla tego wydania tak, aby zgadzała się ze wszystkimi znanymi przykładami. Może się różnić od drukowanej gry.
book-values-file = Plansze, żetony i miejsca drukowanej gry nie były dostępne przy tworzeniu tego wydania. Jej właściciel może [poprawić te wartości](printed) na obrazku stołu i grać z nimi; ta instrukcja trzyma się wartości z programu, które nazywają się { $board }.
book-values-known = Znane z tekstów zasad
book-values-known-figures = O ile wysp idą kapłanka księżyca i kierownik budowy, pierwsza wartość na obu figurkach kapłanki księżyca oraz druga i trzecia w grze dla czterech graczy.
book-values-known-guardian = Płytki strażnika, od przystani do bramy: { $guardian_values }.
book-values-known-council = Ostatnie miejsce w radzie kapłanów jest warte { $seat_last }, a jedno z miejsc jest warte 6.
book-values-known-tiles = Są cztery plansze po siedem płytek, a każda plansza ma jedną z płytek od 1 do 4. Z żółtą i niebieską planszą ścieżka zaczyna się tak: { $path_start }.
book-values-known-preset = W gotowym rozstawieniu na pozycji 1 stoi po dwóch nowicjuszy każdego koloru, a także kapłanka księżyca.
book-values-rebuilt = Odtworzone
book-values-rebuilt-priestess = Druga i trzecia wartość kapłanki księżyca w grze dla dwóch i trzech graczy.
book-values-rebuilt-council = Liczba miejsc w radzie kapłanów i wartości pozostałych miejsc. Od pierwszego do ostatniego są to: { $seat_values }.
book-values-rebuilt-temple = Dwa kolory plansz, przynależność płytek do plansz poza tym przykładem i położenie płytek na planszy.
book-values-rebuilt-symbols = Symbole na wszystkich płytkach.
book-values-rebuilt-preset = Kolejność wysp i wszystkie inne miejsca w gotowym rozstawieniu.
book-values-temple = Pola świątyni
book-values-temple-order = Numery na każdej planszy, od lewej do prawej:
book-values-symbols = Płytki z symbolem każdej wyspy
book-values-preset = Gotowe rozstawienie
book-values-preset-islands = Wyspy zgodnie z ruchem wskazówek zegara, od pozycji 1 do 7: { $preset_islands }.
book-values-preset-figures = Kapłanka księżyca zaczyna { ISLAND($preset_priestess, case: "on") }, kierownik budowy { ISLAND($preset_builder, case: "on") }, renegat { ISLAND($preset_apostate, case: "on") }.
book-values-preset-order = Kaplica { ISLAND($shrine, case: "on") }; pary: { $pairs }; przysługi: { $favours }.

## Podpisy pod ilustracjami

book-caption-table = Cały stół: siedem wysp wokół wyspy świątynnej ze ścieżką, świątynią, radą kapłanów i znacznikami czasu.
book-caption-places = Miejsca na stole: wyspa (1), świątynia (2), ścieżka (3), rada kapłanów (4), znaczniki czasu (5) i przystań (6).
book-caption-preparation = Dwóch graczy po rundzie wstępnej. Kaplica zakonu żółtego stoi na wyspie pływów, a pary na czterech innych wyspach; z dwóch pozostałych ma on znaczniki „Zioła” i „Żaglówka”.
book-caption-blocked = Solo, poziom 2: żółci nowicjusze z wyspy renegata mogą go tylko wydalić. Nowicjusze z innych wysp mogą tam przybyć.
book-caption-island = Aktywni nowicjusze stoją na wyspie, nieaktywni stoją obok niej.
book-caption-preset-start = Gotowe rozstawienie: wyspy, figurki i pierwsze elementy są na swoich miejscach.
book-caption-path = Początek ścieżki z żółtą i niebieską planszą w grze dla dwóch graczy, czytany od bramy: { $path_start }.
book-caption-released = Strażnik na ścieżce. Płytki między nim a przystanią są uznane, do następnej grupy sięga Przekupstwo, pozostałe są jeszcze niedostępne.
book-caption-council-start = Żółty jest graczem rozpoczynającym, po nim grają Czerwony i Niebieski. Znacznik Żółtego leży na spodzie, Niebieskiego na wierzchu.
book-caption-first-tile = Żółty dostał płytkę 1: na polu z jedynką są płytka, żółty nowicjusz i księga.
book-caption-favours = Siedem znaczników przysługi.
book-caption-take-favour = Dwóch nowicjuszy zdobywa znacznik przysługi. Przy własnej kaplicy na wyspie wystarczy jeden.
book-caption-recruit = Dwóch nowicjuszy rekrutuje trzeciego z zasobów; wszyscy trzej stoją nieaktywni obok wyspy.
book-caption-build-shrine = Przy kierowniku budowy dwóch nowicjuszy ze znacznikiem „Kaplica” stawia kaplicę.
book-caption-herbs = Dzięki znacznikowi „Zioła” nowicjusze, którzy stali obok wyspy, znów stoją na niej.
book-caption-journey = Aktywni nowicjusze podróżują na inne wyspy i są tam nieaktywni.
book-caption-tides = Pływ niesie nowicjuszy z wysp i z przystani; u celu wszyscy są nieaktywni.
book-caption-sail = Żaglówka przewozi nowicjuszy na inną wyspę, gdzie pozostają aktywni.
book-caption-appoint = Jeden nowicjusz wchodzi na uznaną płytkę z symbolem swojej wyspy, drugi stoi nieaktywny obok wyspy.
book-caption-consecrate = Nowicjusz przechodzi z płytką na pole świątyni o tym samym numerze i daje wartość pod strażnikiem.
book-caption-displacement = Nowy nowicjusz Czerwonego i jego sąsiedzi: na przystań trafia tylko niebieski nowicjusz z niższym numerem i bez księgi.
book-caption-book = Księga przechodzi do własnego nowicjusza, który jej nie ma, i odtąd go chroni.
book-caption-council-move = Każdy użyty nowicjusz przesuwa znacznik o jedno miejsce do przodu.
book-caption-expel = Każdy użyty nowicjusz przesuwa renegata o jedną wyspę zgodnie z ruchem wskazówek zegara.
book-caption-candles = Znaczniki czasu: jeszcze nieobrócone i już obrócone.
book-caption-priestess-tie = Dwa zakony mają tyle samo na wyspie kapłanki księżyca. Prowadzący w radzie kapłanów zyskuje pierwszą wartość, ten za nim drugą.
book-caption-apostate = Trzech nowicjuszy jednego zakonu jest na wyspie renegata i obok niej: −4.
book-caption-temple-income = Każdy nowicjusz w świątyni daje 1 punkt wpływów.
book-caption-guardian-moves = Strażnik idzie dalej i uznana zostaje następna grupa; płytka, którą opuszcza, wypada z gry.
book-caption-end-score = 16 za cztery kaplice, 2 za dwa znaczniki przysługi i 6 za miejsce to razem 24.
book-caption-solo-start = Początek gry jednoosobowej: przeciwnik jest na każdej wyspie, jego kaplica stoi przy kierowniku budowy.
book-caption-solo-round = Początek rundy gry jednoosobowej: nowicjusze przeciwnika stają się nieaktywni, jego znacznik idzie do przodu, a on sam bierze najwyższą płytkę w swoim zasięgu i księgę gracza.
