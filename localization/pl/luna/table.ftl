### Słowa na stole Luny: górny pasek, panele, wskazówki, co przyniosłaby akcja. Krótkie: miejsca jest mało.

table-title = Luna
table-round = Runda
table-preparation = Przygotowanie
table-guardian = Strażnik
table-candles = Czas

panel-turn = teraz gra
panel-supply = Zasoby
panel-council = { $rank }. miejsce

prompt-place-shrine = { $name }: przeciągnąć pierwszą kaplicę z zasobów na wyspę lub kliknąć wyspę
prompt-place-pairs = { $left ->
    [one] { $name }: postawić ostatnią parę nowicjuszy na wyspie
    [few] { $name }: postawić jeszcze { $left } pary nowicjuszy, każdą na innej wyspie
    [many] { $name }: postawić jeszcze { $left } par nowicjuszy, każdą na innej wyspie
   *[other] { $name }: postawić jeszcze { $left } pary nowicjuszy, każdą na innej wyspie
}
prompt-tire = { $name }: wybrać wyspę, na której nowicjusze przeciwnika staną się nieaktywni
prompt-turn = { $name }: przeciągnąć element gry lub wybrać akcję
prompt-solo = { $name }: dowolna liczba akcji, potem koniec fazy
prompt-target = { $what ->
    [pieces] { $name }: przeciągnąć lub kliknąć jedną z podświetlonych figurek
   *[places] { $name }: wybrać jedno z podświetlonych miejsc
}
prompt-journey = { $name }: wysłać w podróż kolejnych nowicjuszy albo nacisnąć „Gotowe”
prompt-tides = { $name }: przenieść z pływem kolejnych nowicjuszy albo nacisnąć „Gotowe”
