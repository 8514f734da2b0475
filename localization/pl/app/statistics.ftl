### Statystyki partii jednej osoby.

statistics-open = Statystyki
statistics-heading = Statystyki
statistics-unnamed = Bez imienia
statistics-none = Żadna gra nie dobiegła jeszcze końca.
statistics-none-more = Po pierwszej będzie tu widać, jak duża była przewaga, z kim i co przyniosło punkty.
statistics-begin = Zagraj pierwszą grę

# Large numbers, each with one of these words below.
statistics-number = { $number ->
    [games] Partie
    [won] Wygrane
    [lead] Średnia przewaga
    [best] Największa przewaga
    [streak] Wygrane z rzędu
   *[hints] Wzięte wskazówki
 }
statistics-share = { $won } ({ $share }%)

# The graph: a bar for each game.
statistics-leads = Przewaga w każdej partii
statistics-bars = Jeden słupek na każdą z ostatnich partii; linia to średnia z dziesięciu.
statistics-day = { $day } { MONTH($month) } { $year }
statistics-game = { $day } · { $points } · { $lead }

statistics-kinds = Rodzaj partii
statistics-all = Wszystkie partie
statistics-seats = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
    [many] { $count } graczy
   *[other] { $count } gracza
 }
statistics-levels = Przeciw poziomowi
statistics-level = { $number } · { $name }
statistics-no-level = Tu trafiają partie przeciw samemu komputerowi, według najwyższego poziomu.
statistics-column-won = Wygrane
statistics-column-lead = Przewaga
statistics-of = { $won } z { $games }

statistics-points = { $tab ->
    [lately] Ostatnie straty
   *[earned] Skąd punkty
 }
statistics-points-about = { $tab ->
    [lately] Ile więcej dałaby najlepsza akcja, w partiach z analizą.
    [no-lately] Na razie nic: zbierze się tu to, co w analizowanych partiach kosztowało punkty, o ile punkty coś mówią.
    [no-earned] Nie ma jeszcze czego porównać.
   *[earned] Punkty na partię w porównaniu z innymi przy stole.
 }

statistics-private = Statystyki leżą tylko na tym komputerze i nigdzie nie są wysyłane.
statistics-export = Eksportuj jako tabelę
statistics-exported = { $file } jest w folderze { $folder }
statistics-forget = { $sure ->
    [yes] Naprawdę zapomnij wszystko
   *[no] Zapomnij wszystko
 }
statistics-back = Wróć
