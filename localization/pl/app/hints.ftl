### Podpowiedzi przy stole: gdzie spojrzeć, co tam zrobić i cała akcja z uzasadnieniem.

bar-hint = Podpowiedź
hint-head = { $looks ->
    [yes] Podpowiedź · szuka dalej …
   *[no] Podpowiedź
 }
hint-thinks = Chwileczkę …
hint-what = { $deed }.
hint-how = { $deed }. { $reason }
# Dlaczego, gdy żaden krótki powód nie jest pewny; $sources jak w hint-argument.
hint-worth = { $known ->
    [yes] Do końca gry zapowiada to więcej punktów niż cokolwiek innego, głównie za: { $sources }.
   *[no] Nic innego nie zapowiada do końca gry więcej punktów.
 }
hint-compared = { $points } punktu wobec „{ $deed }”:
hint-compared-passed = „{ $deed }” daje od razu { $gained }, ale do końca gry to da więcej ({ $points } punktu):
hint-changed = Znalazło się coś lepszego: { $told }
 Po dalszych obliczeniach obiecuje to wyraźnie więcej niż poprzednia rada.
hint-rest = Cała reszta
hint-equal = { $points ->
    [yes] { $count ->
        [one] „{ $deed }” da tyle samo punktów.
        [few] Tyle samo punktów dadzą też { $count } inne akcje, na przykład „{ $deed }”.
        [many] Tyle samo punktów da też { $count } innych akcji, na przykład „{ $deed }”.
       *[other] Tyle samo punktów da też { $count } innej akcji, na przykład „{ $deed }”.
    }
   *[no] { $count ->
        [one] „{ $deed }” jest równie dobre.
        [few] Równie dobre są też { $count } inne akcje, na przykład „{ $deed }”.
        [many] Równie dobrych jest też { $count } innych akcji, na przykład „{ $deed }”.
       *[other] Równie dobre jest też { $count } innej akcji, na przykład „{ $deed }”.
    }
 }
hint-nearly = „{ $deed }” jest prawie równie dobre.
hint-second = Drugi wybór: „{ $deed }” ({ $points } punktu).
hint-second-only = Drugi wybór: „{ $deed }”.
# O akcji, która od razu daje więcej ($gained) niż podpowiedź; $sources jak w hint-argument.
hint-passed = „{ $deed }” daje od razu { $gained }, ale na koniec mniej.{ $known ->
    [yes] { " " }Z podpowiedzią do końca gry będzie więcej za: { $sources }.
   *[no] { "" }
 }
hint-expected = { $side ->
    [ahead] Prognoza na koniec: przewaga { $points } (±{ $band })
    [behind] Prognoza na koniec: strata { $points } (±{ $band })
   *[level] Prognoza na koniec: remis (±{ $band })
 }
hint-planned = { $side ->
    [ahead] Najlepszy plan do końca: przewaga { $points } (±{ $band })
    [behind] Najlepszy plan do końca: strata { $points } (±{ $band })
   *[level] Najlepszy plan do końca: remis (±{ $band })
 }
# Gdzie porównano każdą drogę do końca, więc nic nie może być lepsze od podpowiedzi.
hint-proven = { $side ->
    [ahead] Dowiedzione: przy najlepszej grze na koniec przewaga { $points }
    [behind] Dowiedzione: przy najlepszej grze na koniec strata { $points }
   *[level] Dowiedzione: przy najlepszej grze na koniec remis
 }
hint-goes-on = Trwa liczenie …
hint-argument = { $side ->
    [for] Daje więcej za: { $sources }
   *[against] Daje mniej za: { $sources }
 }
hint-order-only = Punkty byłyby tu zgadywaniem; podana jest tylko kolejność.
hint-not-yet = Liczenie jeszcze trwa: zagrać będzie można, gdy rada będzie ustalona.
hint-not-now = Podpowiedź można dostać, gdy ruch ma człowiek.
hint-failed = Tym razem bez podpowiedzi; przyczyna jest w dzienniku programu.

hint-on = { $step ->
    [1] Jak to zrobić? (L)
   *[other] Jak dokładnie? (L)
 }
hint-accept = Zagraj tak (Enter)

analysis-points = { $sign ->
    [more] +{ $whole },{ $tenths }
    [less] −{ $whole },{ $tenths }
   *[equal] 0
 }

menu-hints = { $allowed ->
    [yes] Podpowiedzi: dozwolone
   *[no] Podpowiedzi: brak w tej partii
 }

hints-taken = { $count ->
    [one] { $name }: 1 podpowiedź
    [few] { $name }: { $count } podpowiedzi
    [many] { $name }: { $count } podpowiedzi
   *[other] { $name }: { $count } podpowiedzi
 }

bot-rate = { $count ->
    [one] Tutaj 1 kontynuacja na sekundę.
    [few] Tutaj około { $count } kontynuacje na sekundę.
    [many] Tutaj około { $count } kontynuacji na sekundę.
   *[other] Tutaj około { $count } kontynuacji na sekundę.
 }
