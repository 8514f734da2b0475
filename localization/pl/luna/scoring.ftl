### Co wydarzyło się od ostatniej tury, podgląd, punktowanie krok po kroku, koniec gry.

## Przekazanie: imiona stoją w mianowniku, jako podmiot lub przed dwukropkiem; do nikogo się nie zwracamy.

recap-tired = { $count ->
    [one] zmienia w nieaktywnego { $count } nowicjusza { ISLAND($island, case: "on") }, jest na miejscu { $seat } (wartość { $value }) w radzie
    [few] zmienia w nieaktywnych { $count } nowicjuszy { ISLAND($island, case: "on") }, jest na miejscu { $seat } (wartość { $value }) w radzie
    [many] zmienia w nieaktywnych { $count } nowicjuszy { ISLAND($island, case: "on") }, jest na miejscu { $seat } (wartość { $value }) w radzie
   *[other] zmienia w nieaktywnych { $count } nowicjusza { ISLAND($island, case: "on") }, jest na miejscu { $seat } (wartość { $value }) w radzie
 }
recap-displaces = przestawia: { $novices }
recap-displaced = { $count ->
    [one] { $name } (pole { $fields })
    [few] { $name } (pola { $fields })
    [many] { $name } (pola { $fields })
   *[other] { $name } (pola { $fields })
 }
recap-figure = { $name } { ISLAND($island, case: "on") }
recap-figures = Teraz: { $figures }

## Podgląd

preview-title = Podgląd punktowania
preview-row = { $row ->
    [priestess] Kapłanka
    [apostate] Renegat
    [temple] Świątynia
    [paid] Ta runda
    [now] Dotychczas
    [shrines] Kaplice
    [favours] Przysługi
    [council] Rada
    [candle] Ostatni znacznik czasu
   *[total] Na koniec
 }
preview-note = Blade figurki: miejsce w następnej rundzie

## Punktowanie krok po kroku

round-end-devotion = zaliczono: { $count } – { $place }
round-end-nobody = { $step ->
    [priestess] nikt aktywny
   *[other] nikt
 }
round-end-tied = { $council ->
    [ahead] remis ({ $count }), wyżej w radzie kapłanów
    [behind] remis ({ $count }), niżej w radzie kapłanów
   *[between] remis ({ $count }), decyduje rada kapłanów
 }
round-end-candle = kończy rundę
round-end-tempted = { count-novices } (−{ $count }) i jeszcze −1
round-end-place = miejsce { $place }
round-end-exempt = nigdy nie płaci
round-end-step = { $step ->
    [priestess] Kapłanka księżyca { ISLAND($island, case: "on") }: liczą się aktywni nowicjusze i kaplice.
    [apostate] Renegat { ISLAND($island, case: "on") }: { $mode ->
        [solo] każdy nowicjusz gracza kosztuje tu 1 punkt wpływów, a wszyscy razem jeszcze 1; przeciwnik nigdy nie płaci.
       *[other] każdy nowicjusz kosztuje tu 1 punkt wpływów, a wszyscy razem jeszcze 1.
    }
    [temple] Każdy nowicjusz w świątyni daje 1 punkt wpływów.
   *[sum] Wszystko się sumuje.
 }
round-end-tie = Remis u kapłanki księżyca rozstrzyga rada kapłanów, w tej kolejności:
round-end-floor = Wpływy nigdy nie spadają poniżej 0.
round-end-skip = Kliknięcie lub spacja: wszystko naraz
# Solo: novices that could still have acted when the phase was ended; $count is never 0.
round-end-unused = { $count ->
    [one] Pozostał { $count } niewykorzystany aktywny nowicjusz.
    [few] Pozostali { $count } niewykorzystani aktywni nowicjusze.
    [many] Pozostało { $count } niewykorzystanych aktywnych nowicjuszy.
   *[other] Pozostało { $count } niewykorzystanego aktywnego nowicjusza.
 } „{ bar-undo }” cofa koniec rundy.

## Punktowanie na koniec gry

end-score-heading = Punktowanie na koniec gry
end-score-shrines = { $count } × { $points }
end-score-favours = niezużyte: { $count }
end-score-seat = miejsce { $seat }
end-score-none = brak
end-score-step = { $step ->
    [shrines] Każda kaplica daje { $points } punkty wpływów.
    [favours] Każda niezużyta przysługa daje 1 punkt wpływów.
    [council] Miejsce w radzie daje tyle punktów, ile pokazuje liczba na nim.
   *[sum] Wszystko dodaje się do wpływów.
 }

## Koniec gry

game-end-tab = { $tab ->
    [result] Wynik
    [course] Przebieg gry
   *[rounds] Runda po rundzie
 }
game-end-start = Początek
game-end-gains = Akcje
game-end-sum = Suma
game-end-tie = { $first } i { $second } mają tyle samo wpływów: w radzie kapłanów prowadzi { $first }.

game-end-winner = { $name } wygrywa
game-end-solo-won = Wygrana!
game-end-solo-lost = Tym razem bez zwycięstwa
game-end-margin = { count-points } · przewaga: { $lead } · drugie miejsce: { $name }
game-end-solo-margin = { count-points } · różnica względem przeciwnika: { $difference }
game-end-course-look = Zobacz stół w tej chwili gry
game-end-shrines = Kaplice
game-end-favours = Niezużyte przysługi
game-end-council = Miejsce w radzie
game-end-total = Wpływy na koniec

## Koniec rundy

round-end-heading = Punktowanie rundy { $round }
# Nad punktowaniem pokazanym jeszcze raz; $heading: co się punktuje.
round-end-again = Historia: { $heading }
round-end-temple = Nowicjusze w świątyni
