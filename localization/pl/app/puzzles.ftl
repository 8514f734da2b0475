### Zadania: pozycje, w których trzeba znaleźć jedną akcję. Lista i ramka przy stole.

puzzles-heading = Zadania
puzzles-hint = Pozycje z partii komputera, w których jedna akcja jest warta co najmniej { $points } { $points ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
 } więcej niż każda inna. Każdą można próbować dowolnie często.
puzzles-progress = Rozwiązane: { $solved } z { $count }
# $grade: from 1 to 3.
puzzles-grade = { $grade ->
    [1] Łatwe: widać od razu
    [2] Średnie: to, co na pierwszy rzut oka najlepsze, jest złe
   *[3] Trudne: ukryte i kilka akcji po kolei
 }
puzzles-title = Zadanie { $number }
# $stage: the round; $variant: the kind of game by name, where it has one.
puzzles-where = { $stage } · { $known ->
    [yes] { $variant }
   *[no] { $players ->
        [one] { $players } gracz
        [few] { $players } graczy
        [many] { $players } graczy
       *[other] { $players } gracza
    }
 }
puzzles-actions = { $count ->
    [one] { $count } akcja do znalezienia
    [few] { $count } akcje do znalezienia, jedna po drugiej
    [many] { $count } akcji do znalezienia, jedna po drugiej
   *[other] { $count } akcji do znalezienia, jedna po drugiej
 }
puzzles-mark = { $mark ->
    [first] Rozwiązane za pierwszym razem
    [solved] Rozwiązane
    [helped] Rozwiązane z pomocą
    [tried] Próbowane, jeszcze nierozwiązane
   *[new] Jeszcze niepróbowane
 }
puzzles-begin = { $solved ->
    [yes] Jeszcze raz
   *[no] Do stołu
 }
puzzles-back = Wróć

# The box at the table.
puzzle-head = { $place } · akcja { $at } z { $count }
puzzle-task = Na ruchu: { $name }
 Jedna akcja jest warta co najmniej { $points } { $points ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
 } więcej niż każda inna.
# $second: the next best action, which the bars below compare it with.
puzzle-answer = { $how ->
    [right] Rozwiązane: { $deed }.
    [helped] Rozwiązane z pomocą: { $deed }.
   *[shown] Rozwiązanie: { $deed }.
 }
 W porównaniu z następną ({ $second }):
# $surely: whether at least $points is lost, where not all was looked at by itself.
puzzle-short = { $deed }.
 { $surely ->
    [yes] W porównaniu z rozwiązaniem: { $points } lub mniej
   *[no] W porównaniu z rozwiązaniem: { $points }
 }
puzzle-exact = To pewne: porównano każdy przebieg aż do końca partii.
puzzle-searched = Znalezione wśród { $millions } milionów kontynuacji.
puzzle-way = { $way ->
    [on] Dalej (Enter)
    [next] Następne zadanie (Enter)
   *[leave] Do listy (Enter)
 }
