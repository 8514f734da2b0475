### Analiza partii: ile warta była każda akcja, punkty zwrotne i jeszcze jedna próba.

game-end-review = Analiza partii
saved-review = Analiza
review-heading = Analiza partii
review-about = Każda akcja jest porównywana z najlepszą, jaką znajduje komputer. Największe straty są sprawdzane dwa razy.
review-progress = { $at } z { $total }
review-stop = Zatrzymaj
review-go-on = Wznów
review-stopped = Zatrzymano. Wznowienie zaczyna w tym samym miejscu.
review-so-far = Zatrzymano po { $at } z { $total } kroków: tyle wiadomo do tej pory. „Wznów” rusza od tego miejsca.
review-failed = Analiza stanęła; przyczyna jest w dzienniku programu.
review-tab = { $tab ->
    [turning] Punkty zwrotne
    [lately] Ostatnie straty
   *[orders] Według zakonów
 }
review-none = { $known ->
    [listed] Brak punktów zwrotnych: punkty byłyby tu zgadywaniem. Coś lepszego było jednak tutaj:
    [no] Brak punktów zwrotnych: punkty byłyby tu zgadywaniem.
   *[yes] Żadnego punktu zwrotnego: żadna akcja nie straciła nawet pół punktu.
 }
# Headings of the list of turning points: of the one person, of several persons, of computer players.
review-whose = { $whose ->
    [you] Twoje punkty zwrotne
    [you-none] Twoich brak: żadna akcja nie straciła pół punktu
    [people] Punkty zwrotne ludzi
    [people-none] U ludzi brak: żadna akcja nie straciła pół punktu
   *[others] Punkty zwrotne pozostałych
 }

# The curve: what it shows, and below it the values at one moment. $value has its sign or none, $band is a whole number.
review-kind = { $kind ->
    [chances] Szansa na wygraną
   *[points] Spodziewane wpływy
 }
review-values = { $kind ->
    [chances] Szansa na wygraną
    [order] Prawdopodobna kolejność na koniec
   *[points] Wpływy spodziewane na koniec
 }
review-place = { $place }.
review-percent = { $percent }%
review-sure = { $value } ±{ $band }
review-veil = { $kind ->
    [chances] Dotąd szans nie da się określić
   *[points] Dotąd to tylko przybliżenie
 }
review-band = ± mówi, o ile takie wartości średnio różnią się od końca partii.
review-origin = Cienkie linie: partia, od której ta się odgałęzia

# A row of the list: the round, who, and the points lost. On a button, so it has to be short.
review-row = { $place } · { $name } · { $points }
review-row-plain = { $place } · { $name }
review-played = Zagrano: { $deed }
review-better = { $proven ->
    [yes] Najlepsze możliwe: { $deed }
   *[no] Lepiej: { $deed }
 }
review-best = Nie znaleziono niczego lepszego.
review-proven = Dowiedzione: nic lepszego nie było możliwe.
review-equal = Równie dobrze: { $deed }
review-order-only = Punkty byłyby tu zgadywaniem; podana jest tylko kolejność.
review-reasons = Co daje lepsza akcja w porównaniu z zagraną{ $band ->
    [0] :
   *[other] { " " }(z dokładnością do ±{ $band }):
 }
review-hidden = Da się tu znaleźć lepszą akcję. Przy stole można próbować dowolnie często.
review-find = Znajdź lepszą akcję
review-answer = Pokaż rozwiązanie
review-look = Zobacz stół
review-what-if = Zagraj stąd inaczej
what-if-title = Co by było, gdyby: { $place }
review-export = Eksportuj
review-back = Wróć
review-exporting = Trwa eksport …
review-exported = Analiza jest w folderze { $folder }

# A table of the orders: a column for each round.
review-lost = Stracone punkty
review-round = R{ $round }
review-rounds = R{ $first }–{ $last }
review-sum = Suma
review-unmeasured = Punkty byłyby tu zgadywaniem: liczy się tylko, jak często ktoś znalazł najlepszą akcję.
# Below the table, where it has dashes.
review-unknown = – : tak wcześnie punkty byłyby zgadywaniem. Lepsze akcje są wymienione, ale nie wchodzą do sumy.
review-missed-one = { $kind } (R{ $round }, { $points })
review-missed = Coś lepszego było zamiast: { $actions }{ $more ->
    [0] { "" }
    [one] { " " }i 1 innej akcji
    [few] { " " }i { $more } innych akcji
    [many] { " " }i { $more } innych akcji
   *[other] { " " }i { $more } innej akcji
 }
review-agreement = Tak dobre jak najlepsze
review-share = { $good } z { $count } ({ $share }%)
review-best-deed = Najlepsza akcja: { $deed } ({ $points } przed następną w kolejności)

# The box at the table where another action is tried.
review-try-head = { $place }, { $name }
review-try = { $known ->
    [no] Zagrano: { $deed }
   *[yes] Zagrano: { $deed } ({ $points })
 }
 Da się tu znaleźć lepszą akcję.
review-prompt = To tylko próba: nic z tego nie zostanie zapisane
review-right = Tak dobre jak najlepsze: { $deed }
review-short = { $deed }.
 { $known ->
    [no] Gorzej niż najlepsza akcja.
   *[yes] W porównaniu z najlepszą akcją: { $points }
 }
review-same = { $known ->
    [no] To właśnie zagrano. Da się lepiej.
   *[yes] To właśnie zagrano. W porównaniu z najlepszą akcją: { $points }
 }
review-shown = Lepiej: { $deed }
review-way = { $way ->
    [again] Jeszcze raz (B)
    [answer] Pokaż rozwiązanie (S)
    [hint] Podpowiedź (L)
    [onward] Następny (Enter)
    [play-on] Graj dalej (A)
   *[leave] Do analizy (Enter)
 }

# In the exported file.
review-file = Analiza { $id }
review-chronicle = Kronika
review-note = Analiza z { $iterations } kontynuacjami na akcję i dziesięć razy dokładniejsza tam, gdzie stracono najwięcej.

# What cost a person points lately: a list of the person's own, by source. $name is a person or an order.
lately-heading = { $name }: co ostatnio kosztowało punkty
lately-heading-all = Co ostatnio kosztowało punkty
lately-about = { $actions ->
    [one] Jedna akcja
    [few] { $actions } akcje
    [many] { $actions } akcji
   *[other] { $actions } akcji
 } z { $games ->
    [one] jednej partii
    [few] { $games } partii
    [many] { $games } partii
   *[other] { $games } partii
 }: ile więcej dałaby najlepsza akcja, według źródeł.
lately-nothing = Na razie nic: zbierze się tu to, co w analizowanych partiach kosztowało punkty, o ile punkty coś mówią.
lately-private = Ta lista leży tylko na tym komputerze i nigdzie nie jest wysyłana.
lately-forget = { $sure ->
    [yes] Naprawdę zapomnij wszystko
   *[no] Zapomnij tę listę
 }
