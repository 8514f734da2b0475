### Porady pierwszej gry: co początkujący chce teraz wiedzieć, w dwóch lub trzech krótkich zdaniach. Na raz widać jedną.
### $mode: solo, two (2 graczy) lub more (więcej graczy); $level: poziom gry solo, poza nią 0. $count: ile daje teraz uświęcenie.

tip-first-shrine = Z własną kaplicą do przysługi jej wyspy i do awansu z niej za każdym razem wystarcza jeden nowicjusz. Najwięcej daje na wyspie, której znacznik lub symbol będzie często potrzebny.
tip-pairs = Dwóch nowicjuszy akurat wystarcza na przysługę albo awans. Dwie puste wyspy dają po jednym znaczniku przysługi, więc wybór decyduje też o pierwszych znacznikach.
tip-opponent = Nieaktywni nowicjusze nie wejdą do świątyni i nie liczą się u kapłanki księżyca. Za każdego z nich znacznik przeciwnika przesuwa się jednak w radzie o jedno miejsce, więc duże grupy mają swoją cenę.
tip-goal = { $mode ->
    [solo] Cel każdej rundy: wprowadzić nowicjusza na płytkę (awans), a zaraz potem do świątyni (uświęcenie). Daje to od razu { count-points } i jeszcze 1 przy każdym punktowaniu; wartość pod strażnikiem maleje z rundy na rundę.
   *[other] Cel każdej rundy: wprowadzić nowicjusza na płytkę (awans), a w jednej z następnych tur do świątyni (uświęcenie). Daje to od razu { count-points } i jeszcze 1 przy każdym punktowaniu; wartość pod strażnikiem maleje z rundy na rundę.
 }
tip-turn = { $mode ->
    [solo] Dowolna liczba akcji, potem koniec fazy: przeciągnąć coś świecącego na miejsce albo nacisnąć przycisk na dole. Każdy nowicjusz działa tylko raz w rundzie, a potem stoi nieaktywny obok swojej wyspy.
   *[other] Tura to dokładnie jedna akcja, potem gra następny zakon: przeciągnąć coś świecącego na miejsce albo nacisnąć przycisk na dole. Każdy nowicjusz działa tylko raz w rundzie, a potem stoi nieaktywny obok swojej wyspy.
 }
tip-consecrate = Czas na uświęcenie: przeciągnąć nowicjusza z płytki do świątyni, nic to nie kosztuje. Od razu daje { count-points }, a potem 1 przy każdym punktowaniu; czekanie rzadko się opłaca.
tip-shrine = Kaplica w każdej rundzie liczy się u kapłanki księżyca, przy przysłudze i awansie zastępuje drugiego nowicjusza, a na koniec daje 4 punkty wpływów. Po rundzie kierownik budowy idzie dalej i okazja na tej wyspie mija.
tip-apostate = { $mode ->
    [solo] Przy punktowaniu każdy własny nowicjusz na tej wyspie lub obok niej kosztuje 1 punkt wpływów, a wszyscy razem jeszcze 1; przeciwnik nigdy nie płaci. { $level ->
        [1] Aktywni mogą wyruszyć w podróż albo wydalić renegata, najlepiej na wyspę, przy której nie ma własnych nowicjuszy.
        [2] Nie mogą stąd odejść, ale aktywni mogą wydalić renegata, najlepiej na wyspę, przy której nie ma własnych nowicjuszy.
       *[3] Renegata nie można wydalić, a w fazie akcji nikt nie opuści jego wyspy: najlepiej, gdy nikogo tam nie ma, zanim przyjdzie.
    }
   *[other] Przy punktowaniu każdy własny nowicjusz na tej wyspie lub obok niej kosztuje 1 punkt wpływów, a wszyscy razem jeszcze 1. Aktywni mogą wyruszyć w podróż albo wydalić renegata tam, gdzie zapłacą inni.
 }
tip-meditate = Ostatni znacznik czasu od razu kończy rundę dla wszystkich, także dla zakonów, które mają jeszcze plany, i daje 1 punkt wpływów. Potem wszyscy nowicjusze są znów aktywni: komu zostało niewiele do zrobienia, temu pośpiech służy.
tip-end = Na koniec fazy następuje punktowanie, a potem wszyscy nowicjusze są znów aktywni. Aktywni nowicjusze, którzy nic nie dają na wyspie kapłanki księżyca, są więcej warci w radzie niż bezczynni.
tip-favour = { $mode ->
    [solo] Przysługi dają to, czego sami nowicjusze nie mogą: kaplice, rejs bez utraty aktywności, reaktywację. Każdy rodzaj ma jeden znacznik; użyty można zdobyć znowu.
   *[other] Przysługi dają to, czego sami nowicjusze nie mogą: kaplice, rejs bez utraty aktywności, reaktywację. Zakon ma naraz tylko jeden znacznik każdego rodzaju, a jest ich tylko tyle, ilu graczy.
 }
tip-appoint = Awans: dwóch aktywnych nowicjuszy z wyspy z tym symbolem (z własną kaplicą jeden) wprowadza jednego na tę płytkę, drugi staje się nieaktywny. Potem można go uświęcić; wysokie numery rzadko bywają przestawiane w świątyni.
tip-last-candle = Został jeden znacznik czasu: kto go odwróci, od razu kończy rundę dla wszystkich i dostaje 1 punkt wpływów. Co w tej rundzie ma się jeszcze wydarzyć, musi stać się teraz.
tip-last-round = { $mode ->
    [solo] Ostatnia runda: liczą się jeszcze nowicjusze, którzy wejdą do świątyni, i każde miejsce w radzie. Na koniec każda kaplica daje 4 punkty wpływów, a niewykorzystany znacznik przysługi tylko 1.
   *[other] Ostatnia runda: po ostatnim znaczniku czasu następuje rozliczenie. Na koniec każda kaplica daje 4 punkty wpływów, miejsce w radzie swoją wartość, a niewykorzystany znacznik przysługi tylko 1.
 }
tip-token = Użyty znacznik wraca na swoją wyspę i można go zdobyć znowu, nawet kilka razy w grze. Zachowany do końca jest wart tylko 1 punkt wpływów: znaczniki są po to, by ich używać.
tip-priestess = Liczą się tu tylko nowicjusze, którzy na koniec rundy są jeszcze aktywni, oraz kaplice. Kto zadziałał gdzie indziej, tego zabraknie przy punktowaniu.
tip-council = { $mode ->
    [solo] Rada kapłanów rozstrzyga remisy u kapłanki księżyca, ale nie walkę o zwycięstwo, a miejsce w niej daje na koniec wpływy. Nowicjusze bez innego zadania nie marnują się tutaj.
   *[other] Rada kapłanów rozstrzyga każdy remis, także u kapłanki księżyca i w walce o zwycięstwo, a miejsce w niej daje na koniec wpływy. Nowicjusze bez innego zadania nie marnują się tutaj.
 }
tip-journey = { $mode ->
    [solo] Kto podróżuje, staje obok nowej wyspy jako nieaktywny i w tej rundzie już nie działa. Tuż przed końcem fazy kosztuje to najmniej: w następnej rundzie wszyscy są aktywni tam, gdzie stoją.
   *[other] Kto podróżuje, staje obok nowej wyspy jako nieaktywny i w tej rundzie już nie działa. Tuż przed ostatnim znacznikiem czasu kosztuje to najmniej: w następnej rundzie wszyscy są aktywni tam, gdzie stoją.
 }
tip-jetty = Kto został przestawiony ze świątyni, czeka na przystani i nic tam nie może zrobić. Takich nowicjuszy sprowadzają na wyspę tylko znaczniki przysługi „pływ” i „żaglówka”.
