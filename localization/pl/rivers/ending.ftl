### Okno na koniec gry. $name, $ahead i $behind nigdy się nie odmieniają.

# $told mówi, że gra się skończyła.
ending-heading = { $outcome ->
    [loss] { $told } – tym razem wygrywa komputer
    [tie] { $told } – zwycięstwo jest wspólne
   *[win] { $told } – zwycięstwo nad komputerem
 }
ending-first = { $name } wygrywa
ending-first-shared = Wspólne zwycięstwo: { $names }
ending-tab = { $tab ->
    [result] Wynik
   *[course] Przebieg gry
 }
# Pod słupkiem koloru, który się liczy; mało miejsca.
ending-weakest = { $count ->
    [one] najsłabszy
    [few] najsłabsze
    [many] najsłabsze
   *[other] najsłabsze
 }
# Nad czterema sumami gracza, od najmniejszej.
ending-compared = Porównanie od najsłabszego
# Dlaczego ktoś jest wyżej od następnego; $place liczy kolory od najsłabszego.
ending-order = { $place ->
    [1] Wyżej { $ahead }, niżej { $behind }: { $points } do { $next } w najsłabszym kolorze.
    [2] Wyżej { $ahead }, niżej { $behind }: najsłabszy kolor równy, { $points } do { $next } w drugim najsłabszym.
    [3] Wyżej { $ahead }, niżej { $behind }: dwa najsłabsze kolory równe, { $points } do { $next } w trzecim.
   *[4] Wyżej { $ahead }, niżej { $behind }: trzy kolory równe, { $points } do { $next } w najmocniejszym.
 }
ending-equal = { $names }: po równo we wszystkich czterech kolorach, więc wspólne miejsce.
ending-course = Najsłabszy kolor każdego gracza po każdej akcji, razem ze skarbami
ending-course-look = Zobacz stół w tej chwili gry
ending-start = Początek
