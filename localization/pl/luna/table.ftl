### Słowa na stole Luny: górny pasek, panele, wskazówki, co przyniosłaby akcja. Krótkie: miejsca jest mało.

table-title = Luna
table-round = Runda
table-preparation = Przygotowanie
table-guardian = Strażnik
table-candles = Czas
table-last-candle = Ostatni znacznik czasu

panel-turn = teraz gra
panel-supply = Zasoby
panel-council = { $rank }. pozycja

# Nad znacznikami przysługi na pasku: jedynej osoby przy ekranie albo czyje są.
bar-tokens = { $whose ->
    [own] Twoje znaczniki przysługi
   *[named] { $name }: znaczniki przysługi
}

prompt-place-shrine = { $name }: przeciągnąć pierwszą kaplicę z zasobów na wyspę lub kliknąć wyspę
prompt-place-pairs = { $left ->
    [one] { $name }: postawić ostatnią parę nowicjuszy na wyspie
    [few] { $name }: postawić jeszcze { $left } pary nowicjuszy, każdą na innej wyspie
    [many] { $name }: postawić jeszcze { $left } par nowicjuszy, każdą na innej wyspie
   *[other] { $name }: postawić jeszcze { $left } pary nowicjuszy, każdą na innej wyspie
}
prompt-tire = { $name }: wybrać wyspę, na której nowicjusze przeciwnika staną się nieaktywni
prompt-turn = { $when ->
    [last-candle] { $what ->
        [consecrate] { $name }: następny znacznik czasu kończy rundę – przedtem uświęcenie
        [only] { $name }: zostaje tylko medytacja – następny znacznik czasu kończy rundę
       *[any] { $name }: następny znacznik czasu kończy rundę
    }
    [last-round] { $what ->
        [consecrate] { $name }: ostatnia runda – przeciągnąć nowicjusza z płytki do świątyni (uświęcenie): wpływy { $points }
        [appoint] { $name }: ostatnia runda – przeciągnąć nowicjusza na uznaną płytkę (awans)
        [shrine] { $name }: ostatnia runda – przeciągnąć znacznik „Kaplica” na kierownika budowy: 4 punkty wpływów na koniec
        [only] { $name }: ostatnia runda – zostaje tylko medytacja: kliknąć znaczniki czasu
       *[any] { $name }: ostatnia runda – przeciągnąć element gry lub wybrać akcję
    }
   *[any] { $what ->
        [consecrate] { $name }: np. przeciągnąć nowicjusza z płytki do świątyni (uświęcenie) – wpływy od razu: { $points }
        [appoint] { $name }: np. przeciągnąć nowicjusza na uznaną płytkę (awans) – stamtąd wchodzi się do świątyni
        [shrine] { $name }: np. przeciągnąć znacznik „Kaplica” na kierownika budowy – kaplica da na koniec 4 punkty wpływów
        [only] { $name }: zostaje tylko medytacja – kliknąć znaczniki czasu
       *[any] { $name }: jedna akcja – przeciągnąć nowicjusza lub znacznik albo nacisnąć przycisk
    }
 }
prompt-solo = { $when ->
    [last-round] { $what ->
        [consecrate] { $name }: ostatnia runda – przeciągnąć nowicjusza z płytki do świątyni (uświęcenie): wpływy { $points }
        [appoint] { $name }: ostatnia runda – przeciągnąć nowicjusza na uznaną płytkę (awans)
        [shrine] { $name }: ostatnia runda – przeciągnąć znacznik „Kaplica” na kierownika budowy: 4 punkty wpływów na koniec
        [only] { $name }: ostatnia runda – nie ma już nic do zrobienia: zakończyć rundę
       *[any] { $name }: ostatnia runda – dowolna liczba akcji, potem koniec rundy (wciąż aktywni nowicjusze: { $left })
    }
   *[any] { $what ->
        [consecrate] { $name }: np. przeciągnąć nowicjusza z płytki do świątyni (uświęcenie) – wpływy od razu: { $points }
        [appoint] { $name }: np. przeciągnąć nowicjusza na uznaną płytkę (awans) – stamtąd wchodzi się do świątyni
        [shrine] { $name }: np. przeciągnąć znacznik „Kaplica” na kierownika budowy – kaplica da na koniec 4 punkty wpływów
        [only] { $name }: nie ma już nic do zrobienia – zakończyć rundę
       *[any] { $name }: dowolna liczba akcji, potem koniec rundy (wciąż aktywni nowicjusze: { $left })
    }
 }
prompt-target = { $what ->
    [pieces] { $name }: przeciągnąć lub kliknąć jedną z podświetlonych figurek
    [nothing] { $name }: teraz nic się z tym nie da zrobić
   *[places] { $name }: wybrać jedno z podświetlonych miejsc
}
# An action of two picks: what each of them stands for. The council has one.
prompt-step = { $action ->
    [book] { $step ->
        [first] { $name } – Krok 1: zabrać księgę jednemu z podświetlonych nowicjuszy
       *[second] { $name } – Krok 2: dać księgę jednemu z podświetlonych nowicjuszy
    }
    [council] { $name }: wybrać, którzy nowicjusze idą do rady
    [sail] { $step ->
        [first] { $name } – Krok 1: wybrać, którzy nowicjusze płyną
       *[second] { $name } – Krok 2: wybrać wyspę, na którą płyną
    }
    [tides] { $step ->
        [first] { $name } – Krok 1: wybrać, których nowicjuszy przenosi pływ
       *[second] { $name } – Krok 2: wybrać wyspę, na którą przenosi ich pływ
    }
   *[journey] { $step ->
        [first] { $name } – Krok 1: wybrać, którzy nowicjusze ruszają w podróż
       *[second] { $name } – Krok 2: wybrać wyspę, na którą ruszają
    }
}
prompt-journey = { $name }: wysłać w podróż kolejnych nowicjuszy albo nacisnąć „Gotowe”
prompt-tides = { $name }: przenieść z pływem kolejnych nowicjuszy albo nacisnąć „Gotowe”

choices-title = { $what ->
    [end] Zakończyć rundę?
    [number] Ilu nowicjuszy?
    [book] Która księga?
   *[way] W jaki sposób?
}
prompt-choice = { $what ->
    [end] { $name }: zakończyć rundę albo grać dalej
    [number] { $name }: wybrać, ilu nowicjuszy
   *[way] { $name }: wybrać jedną z możliwości
}
