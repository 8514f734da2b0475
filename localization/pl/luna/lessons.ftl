### Dziewięć lekcji i pierwsza runda z przewodnikiem: najwyżej dwa krótkie zdania na krok, do nikogo się nie zwracamy.
### -but: co słychać po innym dozwolonym ruchu, który potem jest cofany; -on: między krokami akcji.

## 1 Nowicjusze i przysługa

lesson-favour-title = Nowicjusze i przysługa
lesson-favour-aim = Po sześciu rundach wygrywa ten, kto ma najwięcej wpływów. Wszystko zaczyna się od nowicjuszy i przysługi.
lesson-favour-learnt = Dwóch aktywnych nowicjuszy zdobywa przysługę swojej wyspy, a przy własnej kaplicy wystarcza jeden. Kto zadziałał, jest nieaktywny do następnej rundy.
lesson-favour-fetch = Po sześciu rundach wygrywa ten, kto ma najwięcej wpływów; przysługi w tym pomagają. Gra Żółty: przeciągnąć jednego z dwóch nowicjuszy wyspy ksiąg na jej znacznik przysługi.
lesson-favour-fetch-but = Tak też można, ale tu chodzi o przysługę wyspy ksiąg. Później przesuwa ona księgę, a to daje punkty.
lesson-favour-discount = Obaj są teraz nieaktywni do następnej rundy. Przy własnej kaplicy na wyspie pływów wystarcza jeden nowicjusz: przeciągnąć go na znacznik przysługi.
lesson-favour-discount-but = Tak też można, ale na wyspie pływów przysługę zdobywa jeden nowicjusz.
lesson-favour-wake = Znacznik „Zioła” czyni nowicjuszy znów aktywnymi. Przeciągnąć go na dwóch obok wyspy ksiąg i wybrać obu: zadziałają jeszcze raz.
lesson-favour-wake-but = Tak też można, ale więcej daje reaktywacja obu: nie kosztuje żadnego nowicjusza.

## 2 Do świątyni

lesson-temple-title = Do świątyni
lesson-temple-aim = Jak nowicjusz trafia na ścieżkę do świątyni.
lesson-temple-learnt = Dwóch nowicjuszy wprowadza jednego z nich na uznaną płytkę z symbolem swojej wyspy. Przekupstwo sięga o jedną grupę dalej.
lesson-temple-path = Wokół świątyni biegnie ścieżka z płytkami. Uznane są te między strażnikiem a przystanią: tutaj 7 i 5.
lesson-temple-appoint = Płytka 5 ma symbol żaglówki. Dla awansu przeciągnąć na nią nowicjusza z wyspy żaglówek; drugi mu pomaga i jest potem nieaktywny.
lesson-temple-appoint-but = Tak też można, ale do świątyni wchodzi się tylko z płytki. Uświęcenie daje w tej rundzie 6 punktów wpływów.
lesson-temple-appoint-but-bribery = Tak też można, ale znacznik „Przekupstwo” zaraz się przyda. Płytka 5 nie wymaga znacznika.
lesson-temple-appoint-but-seven = Tak też można, ale tu chodzi o płytkę 5. Płytkę 7 zaraz zajmie Czerwony.
lesson-temple-bribe = Czerwony zajął płytkę 7. Przekupstwo otwiera następną grupę: przeciągnąć nowicjusza z wyspy nowicjuszy na płytkę 9.
lesson-temple-bribe-but = Tak też można, ale płytek jest mało. To, co zajmie Czerwony, przepada.
lesson-temple-bribe-but-enter = Tak też można, ale uświęcenie jest tematem następnej lekcji. Tu przekupstwo otwiera jeszcze jedną płytkę.
lesson-temple-gate = Po każdej rundzie strażnik uznaje następną grupę. Jego wartość spada przy tym od 6 do 2: kto przychodzi wcześnie, dostaje więcej.

## 3 Uświęcenie i przestawienie

lesson-consecrate-title = Uświęcenie i przestawienie
lesson-consecrate-aim = Co daje uświęcenie i po co jest księga.
lesson-consecrate-learnt = Uświęcenie daje wartość strażnika i przestawia sąsiadów o niższych numerach. Chroni przed tym tylko księga.
lesson-consecrate-enter = Uświęcenie nie kosztuje nowicjuszy i daje wartość strażnika, teraz 6 punktów wpływów. Przeciągnąć płytkę 5 z jej nowicjuszem na jej pole w świątyni.
lesson-consecrate-enter-but = Tak też można, ale nic nie daje teraz tyle co to uświęcenie: 6 punktów wpływów.
lesson-consecrate-enter-but-seven = Tak też można, ale pole 7 da zaraz jeszcze więcej. Najpierw więc płytka 5.
lesson-consecrate-take = Nowicjusza Czerwonego na polu 4 chroni księga. Znacznik „Księga mądrości” ją przenosi: przeciągnąć ją z pola 4 na pole 5, to daje 2 punkty wpływów.
lesson-consecrate-take-but = Tak też można, ale dopóki Czerwony ma księgę, nikt nie zostanie przestawiony. Najpierw więc księga z pola 4.
lesson-consecrate-displace = Teraz nic już nie chroni Czerwonego. Przeciągnąć płytkę 7 na jej pole: kto tam wchodzi, przestawia sąsiadów o niższym numerze i bez księgi.
lesson-consecrate-displace-but = Tak też można, ale nic nie daje tyle co to uświęcenie: 6 punktów wpływów i 1 za przestawienie.
lesson-consecrate-jetty = Przestawiony nowicjusz stoi teraz na przystani, a to był jeszcze 1 punkt wpływów. Zabrać go stamtąd mogą tylko pływ albo żaglówka.

## 4 Podróże

lesson-journey-title = Podróże
lesson-journey-aim = Trzy sposoby, by zaprowadzić nowicjuszy tam, gdzie dają punkty.
lesson-journey-learnt = Po podróży i z pływem nowicjusze są nieaktywni, z żaglówką pozostają aktywni. Tylko pływ przenosi też nieaktywnych.
lesson-journey-leave = Tu stoi renegat, a dwóch nowicjuszy kosztuje 3 punkty wpływów. Podróż nie wymaga znacznika: przeciągnąć obu na inną wyspę.
lesson-journey-leave-on = Kto podróżował, stoi nieaktywny obok nowej wyspy. Gdy przy renegacie nie ma już nikogo, „{ ACTION("done") }” kończy podróż.
lesson-journey-leave-but = Tak też można, ale renegat nadal kosztuje punkty. Obaj nowicjusze powinni od niego odejść.
lesson-journey-leave-but-expel = Tak też można, ale tu chodzi o podróże. Wydalenie renegata jest w następnej lekcji.
lesson-journey-leave-but-tides = Tak też można, ale pływ zaraz się przyda. Aktywnym nowicjuszom wystarczy podróż.
lesson-journey-gather = Za 5 punktów wpływów Żółty potrzebuje dwóch aktywnych u kapłanki księżyca. Przeciągnąć znacznik „Żaglówka” na dwóch nowicjuszy, ich na wyspę żaglówek i wybrać obu.
lesson-journey-gather-but = Tak też można, ale u kapłanki księżyca liczą się tylko aktywni nowicjusze. Dwóch powinno dotrzeć do niej żaglówką.
lesson-journey-ahead = W następnej rundzie kapłanka księżyca stanie na wyspie nowicjuszy. Pływ przenosi też nieaktywnych: przeciągnąć tam dwóch, którzy podróżowali.
lesson-journey-ahead-on = Obaj powinni tam dotrzeć, w następnej rundzie będą aktywni. „{ ACTION("done") }” kończy przeprawę.
lesson-journey-ahead-but = Tak też można, ale wtedy brakuje nowicjuszy na wyspie nowicjuszy albo tam, gdzie są jeszcze aktywni. Powinno tam dotrzeć dwóch nieaktywnych.

## 5 Skąd biorą się punkty

lesson-scoring-title = Skąd biorą się punkty
lesson-scoring-aim = Kapłanka księżyca, renegat, świątynia: punktowanie do rozegrania.
lesson-scoring-learnt = W każdej rundzie liczą się kapłanka księżyca, renegat i świątynia. Podgląd pokazuje wcześniej, co dałoby punktowanie.
lesson-scoring-priestess = U kapłanki księżyca na koniec rundy liczą się aktywni nowicjusze i kaplice. Żółty prowadzi 2 do 1 i dostaje 5 punktów wpływów, Czerwony 2.
lesson-scoring-expel = Dwóch nowicjuszy przy renegacie kosztuje 3 punkty wpływów: po jednym i jeszcze jeden. Przeciągnąć jednego z nich na niego: pójdzie do Czerwonego.
lesson-scoring-expel-but = Tak też można, ale najlepiej, gdy renegat stoi na wyspie ksiąg. Tam płaci tylko Czerwony, i to 3 punkty wpływów.
lesson-scoring-end = Każdy nowicjusz w świątyni daje jeszcze 1 punkt wpływów. Ostatni znacznik czasu kończy rundę i też jest wart 1: kliknąć tutaj.
lesson-scoring-end-but = Tak też można, ale lepsze to punktowanie już nie będzie. Czerwony mógłby jeszcze dotrzeć do kapłanki księżyca.
lesson-scoring-paid = Z 5 punktów wpływów zrobiło się 12: 5 od kapłanki księżyca, 1 za świątynię, 1 za ostatni znacznik czasu. Teraz wszyscy nowicjusze są znów aktywni.

## 6 Rada kapłanów

lesson-council-title = Rada kapłanów
lesson-council-aim = Kto prowadzi w radzie, wygrywa każdy remis.
lesson-council-learnt = Rada rozstrzyga każdy remis. Na tym samym miejscu prowadzi ten, kto przyszedł ostatni.
lesson-council-tie = U kapłanki księżyca jest 2 do 2. Rozstrzyga rada, a tam znacznik Czerwonego leży na wierzchu: Czerwony dostałby 5 punktów wpływów, Żółty 2.
lesson-council-pass = Każdy nowicjusz przesuwa znacznik o jedno miejsce. Przeciągnąć jednego z wyspy nowicjuszy na radę: tu wystarczy i daje 3 punkty wpływów więcej.
lesson-council-pass-but = Tak też można, ale 5 punktów wpływów nadal dostałby Czerwony.
lesson-council-pass-but-herbs = Tak też można, ale tego nowicjusza brakuje teraz u kapłanki księżyca. Lepszy byłby ktoś z innej wyspy.
lesson-council-pass-but-more = Tak też można, ale wystarczy jeden nowicjusz. Drugi może zrobić coś innego.
lesson-council-top = Czerwony znów prowadzi, o jedno miejsce. Kto wchodzi na miejsce, leży na wierzchu, więc znów wystarczy jeden nowicjusz.
lesson-council-top-but = Tak też można, ale 5 punktów wpływów nadal dostałby Czerwony.
lesson-council-top-but-herbs = Tak też można, ale tego nowicjusza brakuje teraz u kapłanki księżyca. Lepszy byłby ktoś z innej wyspy.
lesson-council-top-but-more = Tak też można, ale wystarczy jeden nowicjusz. Drugi może zrobić coś innego.
lesson-council-value = Na koniec gry samo miejsce jest coś warte, to tutaj 10 punktów wpływów. Remis w walce o zwycięstwo też rozstrzyga rada.

## 7 Kaplice i kierownik budowy

lesson-shrine-title = Kaplice i kierownik budowy
lesson-shrine-aim = Gdzie wolno budować i dlaczego to się opłaca.
lesson-shrine-learnt = Znacznik „Kaplica” i dwóch nowicjuszy u kierownika budowy dają kaplicę: 4 punkty wpływów na koniec, a do przysługi i awansu wystarcza tam jeden nowicjusz.
lesson-shrine-builder = Kaplice powstają tylko tam, gdzie stoi kierownik budowy. Po każdej rundzie idzie on o cztery wyspy dalej.
lesson-shrine-build = Przeciągnąć znacznik „Kaplica” na kierownika budowy; pomaga dwóch nowicjuszy stąd. Na koniec daje to 4 punkty wpływów.
lesson-shrine-build-but = Tak też można, ale w następnej rundzie kierownika budowy już tu nie będzie. Przepadłyby też 4 punkty wpływów.
lesson-shrine-save = Odtąd kaplica oszczędza tu jednego nowicjusza. Ostatni aktywny sam zdobywa przysługę: przeciągnąć go na znacznik.
lesson-shrine-save-but = Tak też można, ale nigdzie przysługa nie jest tak tania jak tutaj. Wystarczy jeden nowicjusz.
lesson-shrine-worth = U kapłanki księżyca kaplica liczy się w każdej rundzie jak aktywny nowicjusz. Im wcześniej stoi, tym częściej.

## 8 Znaczniki czasu i tempo

lesson-tempo-title = Znaczniki czasu i tempo
lesson-tempo-aim = Kiedy opłaca się zakończyć rundę.
lesson-tempo-learnt = Kto ma niewiele do zrobienia, kończy rundę. W ostatniej liczy się już tylko to, co daje punkty na koniec.
lesson-tempo-more = Czerwony ma jeszcze 6 aktywnych nowicjuszy, Żółty tylko dwóch u kapłanki księżyca. Pali się jeszcze jeden znacznik czasu.
lesson-tempo-end = Ostatni znacznik czasu od razu kończy rundę dla wszystkich i daje 1 punkt wpływów. Plany Czerwonego przepadają: kliknąć tutaj.
lesson-tempo-end-but = Tak też można, ale teraz Czerwony może jeszcze odejść od renegata. Oszczędza mu to 3 punkty wpływów.
lesson-tempo-start = Kto obraca ostatni znacznik czasu, oddaje rozpoczynanie, więc zaczyna Czerwony. To runda 6, ostatnia.
lesson-tempo-last = Teraz liczy się już tylko to, co zaraz da punkty, a najwięcej da uświęcenie: 2. Przeciągnąć nowicjusza z wyspy kaplic na płytkę 7, z dala od renegata.
lesson-tempo-last-but = Tak też można, ale do końca nie da to żadnego punktu. Dadzą je uświęcenie, przysługa albo dwa miejsca w radzie.
lesson-tempo-last-but-leave = Tak też można, i oszczędza to punkty u renegata. Więcej daje tu jednak płytka.
lesson-tempo-left = Na koniec dochodzą 4 punkty wpływów za każdą kaplicę, 1 za każdą przysługę i wartość miejsca. Wygrywa ten, kto ma najwięcej wpływów.

## 9 Samotnie na przeciwnika

lesson-solo-title = Samotnie na przeciwnika
lesson-solo-aim = To, co zrobi przeciwnik, zawsze z góry wiadomo.
lesson-solo-learnt = Przeciwnik bierze najwyższą uznaną płytkę, do której ma aktywnego nowicjusza. Kto uczyni nieaktywną właściwą grupę, współdecyduje, która to będzie.
lesson-solo-play = Rozpocznij grę jednoosobową
lesson-solo-rule = Przeciwnik zawsze bierze najwyższą uznaną płytkę, do której ma aktywnego nowicjusza. Teraz byłaby to płytka 7.
lesson-solo-tire = Na początku rundy jedna z jego grup staje się nieaktywna, a on posuwa się w radzie. Kliknąć tę: w porównaniu kosztuje najmniej, a płytka 7 zostanie dla Żółtego, 6 punktów wpływów.
lesson-solo-tire-but = Tak też można, ale teraz płytkę 7 ma przeciwnik. Żółty mógł ją zająć w tej rundzie.
lesson-solo-appoint = Wziął płytkę 5 za tyle samo wpływów; 7 została wolna. Teraz Żółty działa sam, ile razy chce: przeciągnąć nowicjusza z wyspy kaplic na płytkę 7.
lesson-solo-appoint-but = Tak też można, ale najpierw płytka: stamtąd uświęcenie daje 6 punktów wpływów.
lesson-solo-enter = Nikt nie wejdzie w paradę. Uświęcenie od razu daje 6 punktów wpływów: przeciągnąć płytkę na jej pole.
lesson-solo-enter-but = Tak też można, ale 6 punktów wpływów za uświęcenie czeka tuż obok.
lesson-solo-end = Tu nie ma znaczników czasu. Gdy wszystko gotowe, ten przycisk kończy rundę i następuje punktowanie.
lesson-solo-end-but = Tak też można, a w grze solo każdy nowicjusz może jeszcze działać. Tu wystarczy zakończyć rundę.
lesson-solo-next = Po sześciu rundach Żółty wygrywa tylko wtedy, gdy ma więcej wpływów niż przeciwnik. Wszystko, co ten zrobi, można wcześniej obliczyć.

## Pierwsza runda z przewodnikiem; $points to punkty, $tile to płytka.

guide-consecrate = Przeciągnąć płytkę { $tile } z jej nowicjuszem na jej pole w świątyni: uświęcenie od razu daje { $points ->
    [one] { $points } punkt wpływów
    [few] { $points } punkty wpływów
    [many] { $points } punktów wpływów
   *[other] { $points } punktu wpływów
 }. Potem ten nowicjusz daje 1 więcej przy każdym punktowaniu.
guide-shrine = Przeciągnąć znacznik „Kaplica” na kierownika budowy { ISLAND($island, case: "on") }: kaplica daje na koniec 4 punkty wpływów. Odtąd wystarcza tam jeden nowicjusz do przysługi lub awansu.
guide-book = Przeciągnąć księgę z pola { $tile } na pole { $goal }; pozwala na to znacznik „Księga mądrości”. Daje to { $points ->
    [one] { $points } punkt wpływów
    [few] { $points } punkty wpływów
    [many] { $points } punktów wpływów
   *[other] { $points } punktu wpływów
 }, a tamtejszego nowicjusza nie można już przestawić.
guide-appoint = Przeciągnąć nowicjusza { ISLAND($island, case: "from") } na płytkę { $tile }: stamtąd można go uświęcić. Daje to { $points ->
    [one] { $points } punkt wpływów
    [few] { $points } punkty wpływów
    [many] { $points } punktów wpływów
   *[other] { $points } punktu wpływów
 } jeszcze w tej rundzie.
guide-apostate = Przeciągnąć wszystkich aktywnych nowicjuszy { ISLAND($island, case: "from") } { ISLAND($to_island, case: "onto") }; podróż nie wymaga znacznika. Tu, przy renegacie, kosztowaliby przy punktowaniu { $points ->
    [one] { $points } punkt wpływów
    [few] { $points } punkty wpływów
    [many] { $points } punktów wpływów
   *[other] { $points } punktu wpływów
 }.
guide-favour = Przeciągnąć nowicjusza { ISLAND($island, case: "from") } na znacznik przysługi obok niej. { advise-favour }
guide-herbs = Przeciągnąć znacznik „Zioła” na nieaktywnych nowicjuszy { ISLAND($island, case: "beside") }. Dwóch z nich znów będzie aktywnych i zadziała w tej rundzie jeszcze raz.
guide-council = Przeciągnąć nowicjusza { ISLAND($island, case: "from") } na radę: nic lepszego nie ma już do zrobienia. Kto jest tam z przodu, wygrywa każdy remis, także u kapłanki księżyca.
guide-meditate = Kliknąć znaczniki czasu: niewiele zostało do zrobienia. Każdy obrócony przybliża koniec rundy, a ostatni jest wart 1 punkt wpływów.
