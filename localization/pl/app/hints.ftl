### Podpowiedzi przy stole: gdzie spojrzeć, co tam zrobić i cała akcja z uzasadnieniem.

bar-hint = Podpowiedź
hint-head = Podpowiedź
hint-thinks = Chwileczkę …
hint-where = Warto spojrzeć tutaj: { $thing }
hint-what = { $deed }.
hint-how = { $deed }. { $reason }
hint-compared = { $points } wobec następnej ({ $deed }):
hint-changed = Po namyśle lepiej: { $told }
hint-rest = Cała reszta
hint-equal = Równie dobrze: { $deed }{ $more ->
    [0] { "" }
    [one] { " " }– i jeszcze 1 możliwość
    [few] { " " }– i jeszcze { $more } możliwości
    [many] { " " }– i jeszcze { $more } możliwości
   *[other] { " " }– i jeszcze { $more } możliwości
 }
hint-second = Następne w kolejności ({ $points }): { $deed }
hint-second-only = Następne w kolejności: { $deed }
hint-expected = { $side ->
    [ahead] Prognoza na koniec: przewaga { $points } (±{ $band })
    [behind] Prognoza na koniec: strata { $points } (±{ $band })
   *[level] Prognoza na koniec: remis (±{ $band })
 }
hint-argument = { $side ->
    [for] Zyskuje: { $sources }
   *[against] Traci: { $sources }
 }
hint-early = Na dokładne punkty jest jeszcze za wcześnie.
hint-not-now = Podpowiedź można dostać, gdy ruch ma człowiek.
hint-failed = Tym razem bez podpowiedzi; przyczyna jest w dzienniku programu.

hint-on = { $step ->
    [1] Co tam? (L)
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
