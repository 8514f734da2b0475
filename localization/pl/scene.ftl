### Scena przy stole: wskazówki, przyciski, co przyniosłaby akcja.

bar-undo = Cofnij
bar-undo-turn = Cofnij akcję
bar-redo = Ponów
bar-result = Wynik
bar-menu = Menu

key-enter = Enter

choices-title = W jaki sposób?

prompt-place-shrine = { $name }: przeciągnij pierwszą kaplicę z zasobów na wyspę lub kliknij wyspę
prompt-place-pairs = { $left ->
    [one] { $name }: postaw ostatnią parę nowicjuszy na wyspie
    [few] { $name }: postaw jeszcze { $left } pary nowicjuszy, każdą na innej wyspie
    [many] { $name }: postaw jeszcze { $left } par nowicjuszy, każdą na innej wyspie
   *[other] { $name }: postaw jeszcze { $left } pary nowicjuszy, każdą na innej wyspie
}
prompt-tire = { $name }: wybierz wyspę, na której nowicjusze przeciwnika staną się nieaktywni
prompt-turn = { $name }: przeciągnij figurę lub wybierz akcję
prompt-solo = { $name }: dowolna liczba akcji, potem koniec fazy
prompt-target = { $name }: wybierz jedno z podświetlonych miejsc
prompt-journey = { $name }: wyślij w podróż kolejnych nowicjuszy albo naciśnij „Gotowe”
prompt-tides = { $name }: przenieś z pływem kolejnych nowicjuszy albo naciśnij „Gotowe”
prompt-over = Gra skończona

gain-points = { $points } wpływów
gain-displaces = przestawia: { $name }, pole { $tile }
gain-spends = zużywa znacznik: { FAVOUR($favour) }
gain-tires = { $count ->
    [one] { $count } nowicjusz staje się nieaktywny
    [few] { $count } nowicjusze stają się nieaktywni
    [many] { $count } nowicjuszy staje się nieaktywnych
   *[other] { $count } nowicjusza staje się nieaktywne
}

## Motion

motion-speed = { $speed ->
    [half] Tempo: wolne
    [double] Tempo: podwójne
    [instant] Bez animacji
   *[normal] Tempo: zwykłe
}
