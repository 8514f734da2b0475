### Analiza partii: ile warta była każda akcja, punkty zwrotne i jeszcze jedna próba.

game-end-review = Analiza partii
saved-review = Analiza
review-heading = Analiza partii
review-about = Każda akcja jest porównywana z najlepszą, jaką znajduje komputer. Największe straty są sprawdzane dwa razy.
review-progress = { $at } z { $total }
review-stop = Zatrzymaj
review-go-on = Wznów
review-stopped = Zatrzymano. Wznowienie zaczyna w tym samym miejscu.
review-failed = Analiza stanęła; przyczyna jest w dzienniku programu.
review-tab = { $tab ->
    [turning] Punkty zwrotne
   *[orders] Według zakonów
 }
review-none = Żadnego punktu zwrotnego: żadna akcja nie straciła więcej niż kilka dziesiątych punktu.

# A row of the list: the round, who, and the points lost. On a button, so it has to be short.
review-row = { $place } · { $name } · { $points }
review-played = Zagrano: { $deed }
review-better = Lepiej: { $deed }
review-as-good = Nie znaleziono niczego lepszego.
review-early = Tak wcześnie punkty mówią niewiele; pewna jest tylko kolejność.
review-reasons = Co daje lepsza akcja w porównaniu z zagraną:
review-hidden = Da się tu znaleźć lepszą akcję. Przy stole można próbować dowolnie często.
review-rough = { $place }: do tej pory krzywe są tylko przybliżeniem.
review-find = Znajdź lepszą akcję
review-answer = Pokaż rozwiązanie
review-look = Zobacz stół
review-export = Eksportuj
review-back = Wróć
review-exporting = Trwa eksport …
review-exported = Analiza jest w folderze { $folder }

# A table of the orders: a column for each round.
review-lost = Stracone punkty
review-round = R{ $round }
review-sum = Suma
review-agreement = Tak dobre jak najlepsze
review-share = { $share } % z { $count }
review-best-deed = Najlepsza akcja: { $deed } ({ $points } przed następną w kolejności)

# The box at the table where another action is tried.
review-try-head = { $place }, { $name }
review-try = Zagrano: { $deed } ({ $points })
 Da się tu znaleźć lepszą akcję.
review-prompt = To tylko próba: nic z tego nie zostanie zapisane
review-right = Tak dobre jak najlepsze: { $deed }
review-short = { $deed }
 W porównaniu z najlepszą akcją: { $points }
review-same = To właśnie zagrano. W porównaniu z najlepszą akcją: { $points }
review-shown = Lepiej: { $deed }
 Co to daje w porównaniu z tym, co zagrano:
review-way = { $way ->
    [again] Jeszcze raz (B)
    [answer] Pokaż rozwiązanie (S)
    [hint] Podpowiedź (L)
   *[leave] Wróć do analizy (Enter)
 }

# In the exported file.
review-file = Analiza { $id }
review-course = Wpływy spodziewane na koniec
review-chronicle = Kronika
review-note = Analiza z { $iterations } kontynuacjami na akcję i dziesięć razy dokładniejsza tam, gdzie stracono najwięcej.
