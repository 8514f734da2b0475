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
        [consecrate] { $name }: ostatnia runda – przeciągnąć nowicjusza z płytki do świątyni (uświęcenie)
        [appoint] { $name }: ostatnia runda – przeciągnąć nowicjusza na uznaną płytkę (awans)
        [only] { $name }: ostatnia runda – zostaje tylko medytacja: kliknąć znaczniki czasu
       *[any] { $name }: ostatnia runda – przeciągnąć element gry lub wybrać akcję
    }
   *[any] { $what ->
        [consecrate] { $name }: przeciągnąć nowicjusza z płytki do świątyni (uświęcenie) albo zrobić coś innego
        [appoint] { $name }: przeciągnąć nowicjusza na uznaną płytkę (awans) albo zrobić coś innego
        [only] { $name }: zostaje tylko medytacja – kliknąć znaczniki czasu
       *[any] { $name }: przeciągnąć element gry lub wybrać akcję
    }
 }
prompt-solo = { $when ->
    [last-round] { $what ->
        [consecrate] { $name }: ostatnia runda – przeciągnąć nowicjusza z płytki do świątyni (uświęcenie)
        [appoint] { $name }: ostatnia runda – przeciągnąć nowicjusza na uznaną płytkę (awans)
        [only] { $name }: ostatnia runda – nie ma już nic do zrobienia: zakończyć fazę
       *[any] { $name }: ostatnia runda – dowolna liczba akcji, potem koniec fazy (wciąż aktywni nowicjusze: { $left })
    }
   *[any] { $what ->
        [consecrate] { $name }: przeciągnąć nowicjusza z płytki do świątyni (uświęcenie) albo zrobić coś innego
        [appoint] { $name }: przeciągnąć nowicjusza na uznaną płytkę (awans) albo zrobić coś innego
        [only] { $name }: nie ma już nic do zrobienia – zakończyć fazę
       *[any] { $name }: dowolna liczba akcji, potem koniec fazy (wciąż aktywni nowicjusze: { $left })
    }
 }
prompt-target = { $what ->
    [pieces] { $name }: przeciągnąć lub kliknąć jedną z podświetlonych figurek
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
