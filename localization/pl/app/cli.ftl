### Wiersz poleceń i błędy w zapisie gry.

cli-about = LUNA, gra planszowa na komputerze. Bez polecenia otwiera się gra.
cli-version = wypisanie wersji i używanego rdzenia zasad
cli-selftest = sprawdzenie, czy jest wszystko, czego potrzebuje program, i zakończenie
cli-version-line = luna { $version } ({ $kernel ->
    [compiled] skompilowany rdzeń zasad
   *[interpreted] interpretowany rdzeń zasad
})
cli-language = język gry
cli-frame-log = zapis dla każdego obrazu, ile ms trwało jego rysowanie, a ile czas od wybudzenia do pokazania
cli-open = otwarcie gry z pliku
cli-simulate = rozegranie partii przez graczy komputerowych i zapisanie ich
cli-replay = odczytanie zapisu i wypisanie pozycji
cli-json = wypisanie pozycji jako JSON, po jednej w wierszu
cli-every = wypisanie każdej pozycji, nie tylko ostatniej
cli-seat = wypisanie pozycji tak, jak wolno je znać na danym miejscu: jego nazwa z zapisu albo 1 dla pierwszego, 0 dla widza
cli-game = która gra; znane: { $known }
cli-seed = ziarno losowości: liczba, która wyznacza wszystko, co losowe
cli-games = liczba partii; z każdą ziarno losowości rośnie o 1
cli-out = plik dla jednej partii, folder dla kilku
cli-command = POLECENIE
cli-file = PLIK
cli-path = ŚCIEŻKA
cli-no-games = potrzebna jest co najmniej jedna partia
cli-bots-count = { $needed ->
    [one] potrzebny jest { $needed } gracz komputerowy, podano: { $given }
    [few] potrzebni są { $needed } gracze komputerowi, podano: { $given }
    [many] potrzebnych jest { $needed } graczy komputerowych, podano: { $given }
   *[other] potrzeba { $needed } gracza komputerowego, podano: { $given }
}
cli-unknown-bot = nie ma gracza komputerowego „{ $bot }”; znane: { $known }
cli-unknown-character = nie ma charakteru „{ $character }”; znane: { $known }
cli-no-seat = { $count ->
    [one] w tej partii jest { $count } miejsce
    [few] w tej partii są { $count } miejsca
    [many] w tej partii jest { $count } miejsc
   *[other] w tej partii jest { $count } miejsca
}
cli-cannot-read = nie można odczytać { $file }: { PROBLEM($problem) }
cli-cannot-write = nie można zapisać { $file }: { PROBLEM($problem) }
cli-cannot-print = wynik nie dotarł na miejsce: { PROBLEM($problem) }

## Co wiersz poleceń mówi o błędnych argumentach; to, co zaczyna się od %, wstawia program

usage-start = użycie:
usage-arguments = argumenty
usage-options = opcje
usage-help = wyświetlenie tej pomocy i zakończenie
usage-error = %(prog)s: błąd: %(message)s
usage-argument = argument %(argument_name)s: %(message)s
usage-one-needed = brakuje wartości
usage-bad-choice = %(value)r nie jest tu możliwe, tylko %(choices)s
usage-bad-number = %(value)r nie jest liczbą całkowitą
usage-required = brakuje argumentów: %s
usage-one-of = potrzebny jest jeden z argumentów %s
usage-not-with = nie można użyć razem z %s
usage-unknown = nieznane argumenty: %s
usage-ambiguous = %(option)s jest niejednoznaczne: %(matches)s
usage-no-value = nie przyjmuje wartości, także %r

## Co system mówi o pliku, wewnątrz zdania

problem-name = { $problem ->
    [not-found] nie istnieje
    [denied] brak dostępu
    [folder] to jest folder
    [exists] ta nazwa jest już zajęta
    [full] dysk jest pełny
    [read-only] dysk jest tylko do odczytu
    [too-many] otwarto zbyt wiele plików
    [long-name] nazwa jest za długa
    [circle] dowiązania prowadzą w kółko
    [disk] dysk zgłasza błąd
    [busy] plik jest używany przez inny program
   *[other] system zgłasza błąd
 }

record-fault = { $line ->
    [0] Zapisu nie można użyć: { $reason }.
   *[other] Wiersz { $line }: { $reason }.
}
record-not-utf8 = to nie jest tekst UTF-8
record-no-divider = brakuje wiersza „---” między nagłówkiem a akcjami
record-line-too-long = ten wiersz jest za długi jak na zapis gry
record-version = zapis ma format „{ $detail }”, ten program czyta format 1
record-other-board = partię rozegrano z wartościami nadrukowanymi, których nie ma w tym pliku („{ $detail }”, tutaj „{ $expected }”); program, w którym ją rozegrano, może ją wyeksportować razem z nimi
record-unknown-board = partię rozegrano na innej planszy („{ $detail }”, tutaj „{ $expected }”)
record-bad-board = wartości nadrukowane w tym wierszu nie są możliwe: „{ $detail }”
record-board-id = te wartości nadrukowane nie należą do „{ $expected }”, lecz do „{ $detail }”: ktoś je zmienił
record-other-count = tutaj jest „{ $detail }”, a do gry należy „{ $expected }”
record-other-character = znak „{ $detail }” nie jest tu możliwy; możliwe są tylko: { $expected }
record-missing-header = w tym miejscu powinien być wiersz nagłówka „{ $detail }”
record-unknown-header = w tym miejscu nagłówka nie może stać „{ $detail }”; powinien tu być wiersz „{ $expected }”
record-bad-value = wartość „{ $detail }” nie jest tu możliwa
record-no-value = w tym wierszu brakuje wartości
record-unknown-action = nie ma akcji „{ $detail }”
record-illegal-action = zasady zabraniają „{ $detail }”
record-after-end = gra była już zakończona ({ $detail })
