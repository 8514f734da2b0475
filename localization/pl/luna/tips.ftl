### Porady pierwszej gry: co początkujący chce teraz wiedzieć, w najwyżej dwóch krótkich zdaniach. Na raz widać jedną.
### $mode: solo, two (2 graczy) lub more (więcej graczy); $level: poziom gry solo, poza nią 0. $count: ile daje teraz uświęcenie.

tip-first-shrine = Tam, gdzie stoi własna kaplica, wystarcza jeden nowicjusz zamiast dwóch. Najwięcej daje na wyspie często potrzebnej.
tip-pairs = Dwóch nowicjuszy akurat wystarcza na przysługę albo awans. Dwie wyspy bez nowicjuszy i bez kaplicy dają po jednym znaczniku przysługi.
tip-opponent = Nieaktywni nowicjusze nie wejdą do świątyni i nie liczą się u kapłanki księżyca. Za każdego z nich przeciwnik przesuwa się jednak w radzie o jedno miejsce.
tip-goal = Na początek: przeciągnąć nowicjusza z obwódką na miejsce ze złotym brzegiem. Cel: przez płytki do świątyni, za wartość strażnika, teraz { count-points }.
tip-turn = { $mode ->
    [solo] Dowolna liczba akcji, potem koniec rundy: przeciągnąć figurkę z kropkowaną obwódką albo nacisnąć przycisk na dole. Każdy nowicjusz działa raz w rundzie.
   *[other] Tura to dokładnie jedna akcja: przeciągnąć figurkę z kropkowaną obwódką albo nacisnąć przycisk na dole. Każdy nowicjusz działa raz w rundzie.
 }
tip-consecrate = Czas na uświęcenie: przeciągnąć nowicjusza z płytki do świątyni, nic to nie kosztuje. Od razu daje { count-points }, a potem 1 przy każdym punktowaniu; czekanie rzadko się opłaca.
tip-shrine = Kaplica liczy się u kapłanki księżyca, oszczędza nowicjuszy i na koniec daje 4 punkty wpływów. Po rundzie kierownik budowy idzie dalej.
tip-apostate = { $mode ->
    [solo] Tam, gdzie stoi renegat, własni nowicjusze kosztują w punktacji wpływy: 1 za każdego i raz 1 dodatkowo. { $level ->
        [1] Aktywni mogą wyruszyć w podróż albo go wydalić.
        [2] Nikt stąd nie odejdzie, ale aktywni mogą go wydalić.
       *[3] Nie można go wydalić i nikt stąd nie odejdzie.
    }
   *[other] Tam, gdzie stoi renegat, własni nowicjusze kosztują w punktacji wpływy: 1 za każdego i raz 1 dodatkowo. Aktywni mogą wyruszyć w podróż albo go wydalić.
 }
tip-meditate = Ostatni znacznik czasu od razu kończy rundę dla wszystkich i daje 1 punkt wpływów. Komu zostało niewiele do zrobienia, temu pośpiech służy.
tip-end = Na koniec rundy następuje punktowanie, a potem wszyscy nowicjusze są znów aktywni. Kto nic nie daje u kapłanki księżyca, jest więcej wart w radzie.
tip-favour = { $mode ->
    [solo] Przysługi dają to, czego sami nowicjusze nie mogą, na przykład kaplice. Użyty znacznik można zdobyć znowu.
   *[other] Przysługi dają to, czego sami nowicjusze nie mogą, na przykład kaplice. Zakon ma najwyżej jeden znacznik każdego rodzaju.
 }
tip-appoint = Awans: dwóch aktywnych nowicjuszy z wyspy z tym symbolem wprowadza jednego na płytkę, z kaplicą wystarcza jeden. Wysokie numery rzadko bywają przestawiane w świątyni.
tip-last-candle = Ostatni znacznik czasu: kto go odwróci, kończy rundę dla wszystkich i dostaje 1 punkt wpływów. Co ma się jeszcze wydarzyć, musi stać się teraz.
tip-last-round = { $mode ->
    [solo] Ostatnia runda: liczy się jeszcze każdy nowicjusz w świątyni i każde miejsce w radzie. Kaplica da na koniec 4 punkty wpływów, pozostały znacznik przysługi tylko 1.
   *[other] Ostatnia runda: na koniec każda kaplica daje 4 punkty wpływów, miejsce w radzie swoją wartość, a pozostały znacznik przysługi tylko 1.
 }
tip-token = Użyty znacznik wraca na swoją wyspę i można go zdobyć znowu. Zachowany do końca daje tylko 1 punkt wpływów.
tip-priestess = U kapłanki księżyca liczą się nowicjusze aktywni na koniec rundy i kaplice. Kto zadziałał gdzie indziej, tego zabraknie przy punktowaniu.
tip-council = { $mode ->
    [solo] Rada kapłanów rozstrzyga remisy u kapłanki księżyca, ale nie o zwycięstwo. Miejsce w niej daje na koniec wpływy.
   *[other] Rada kapłanów rozstrzyga każdy remis, także o zwycięstwo, a miejsce w niej daje na koniec wpływy.
 }
tip-journey = { $mode ->
    [solo] Kto podróżuje, staje nieaktywny obok nowej wyspy i w tej rundzie już nie działa. Tuż przed jej końcem kosztuje to najmniej.
   *[other] Kto podróżuje, staje nieaktywny obok nowej wyspy i w tej rundzie już nie działa. Tuż przed ostatnim znacznikiem czasu kosztuje to najmniej.
 }
tip-jetty = Kto został przestawiony ze świątyni, czeka na przystani i nic tam nie może zrobić. Takich nowicjuszy sprowadzają na wyspę tylko znaczniki przysługi „pływ” i „żaglówka”.
