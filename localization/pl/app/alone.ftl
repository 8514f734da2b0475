### Samotny wieczór: stoły dla jednej osoby, z gwiazdkami, i stoły dnia.

alone-open = Samotny wieczór
alone-heading = Samotny wieczór
alone-tab = { $tab ->
    [day] Stoły dnia
    [puzzles] { puzzles-heading }
   *[tables] Wszystkie stoły
 }
alone-about = { $tab ->
    [day] Codziennie cztery nowe stoły, dla wszystkich takie same, bez sieci. Dzień się liczy, jeśli jeden z nich został tego dnia ukończony.
   *[tables] Stoły każdego rodzaju, łatwe najpierw. Każdego można próbować dowolnie często; liczy się największa przewaga na koniec.
 }
alone-back = Powrót

# The stars earned at the tables of a kind, and how many there are.
alone-stars = { $stars }/{ $of }
alone-table = stół { $number }
# $date: the day of the calendar.
alone-table-of-day = stół z { $date }
alone-against = Dwa zakony, przeciwnik: { $name }

# The grades of a table, each with the least lead that it takes.
alone-grade = { $grade ->
    [gold] Złoto
    [silver] Srebro
   *[won] Wygrana
 }
alone-from = od przewagi { $lead }
# Where the lead that silver or gold takes is not known yet: in the same place.
alone-from-later = ustalane podczas gry
alone-known = Najlepszy znany wynik { $lead }
alone-known-games = Najlepsza gra komputera: { $lead }
alone-unknown = Najlepszy wynik: szukany podczas gry
alone-untried = Jeszcze bez próby
alone-own = Własny rekord { $lead } · { $count ->
    [one] { $count } próba
    [few] { $count } próby
    [many] { $count } prób
   *[other] { $count } próby
 }
alone-hints = { $count ->
    [one] { $count } podpowiedź
    [few] { $count } podpowiedzi
    [many] { $count } podpowiedzi
   *[other] { $count } podpowiedzi
 }
alone-play = Graj
alone-again = Zagraj jeszcze raz
alone-watch = Obejrzyj najlepszą znaną grę
alone-watch-later = Najlepsza znana gra: po własnej próbie

# The calendar. Weekdays are numbered from Monday on; there is room for three letters.
alone-month = { $month ->
    [1] styczeń
    [2] luty
    [3] marzec
    [4] kwiecień
    [5] maj
    [6] czerwiec
    [7] lipiec
    [8] sierpień
    [9] wrzesień
    [10] październik
    [11] listopad
   *[12] grudzień
 } { $year }
alone-weekday = { $day ->
    [1] Pn
    [2] Wt
    [3] Śr
    [4] Cz
    [5] Pt
    [6] So
   *[7] Nd
 }
alone-streak = { $count ->
    [one] { $count } dzień z rzędu
    [few] { $count } dni z rzędu
    [many] { $count } dni z rzędu
   *[other] { $count } dnia z rzędu
 }
alone-today = { $begun ->
    [yes] Dziś jeszcze jeden stół do końca, a seria trwa.
   *[no] Dziś jeden stół do końca, a zacznie się seria.
 }

# Watching the best known: the way back, and the title of a game that goes on from there.
alone-leave = Powrót do stołów
alone-branch = Z najlepszej znanej gry

# At the end of a game at one of the tables: what was earned and what was still to be had.
alone-earned = { $grade ->
    [gold] Złoto! Najlepszy znany wynik to tutaj { $known }.
    [silver] Srebro. Złoto od { $next }, najlepszy znany wynik to { $known }.
    [won] Wygrana. Srebro od { $next }, najlepszy znany wynik to { $known }.
   *[lost] Bez wygranej. Najlepszy znany wynik to tutaj { $known }.
 }
# Added to it while it is being read: how many of the last actions nothing surpasses; these may be the whole round.
alone-unsurpassed = { $whole ->
    [yes] Dowiedzione: ostatniej rundy nie dało się zagrać lepiej.
   *[no] { $count ->
        [one] Dowiedzione: ostatniej akcji nie dało się zagrać lepiej.
        [few] Dowiedzione: ostatnich { $count } akcji nie dało się zagrać lepiej.
        [many] Dowiedzione: ostatnich { $count } akcji nie dało się zagrać lepiej.
       *[other] Dowiedzione: ostatnich { $count } akcji nie dało się zagrać lepiej.
    }
 }

# Gdy tego, co osiągnięto w grze jednoosobowej, nie ma na dysku.
reached-not-kept = { $reason ->
    [disk-full] Dysk jest pełny. Ostatnie wyniki pozostaną do zamknięcia programu i zostaną zapisane, gdy tylko będzie to możliwe.
    [read-only] Folder nie pozwala na zapis. Ostatnie wyniki pozostaną do zamknięcia programu i zostaną zapisane, gdy tylko będzie to możliwe.
   *[other] Nie udało się tego zapisać. Ostatnie wyniki pozostaną do zamknięcia programu i zostaną zapisane, gdy tylko będzie to możliwe.
 }
