### Pomoc do wszystkiego na stole, poza kartami: pojedyncze elementy, części paneli i pasków, podłoże.
### Każda ma tytuł, zasadę w dwóch zdaniach i fakty.

## Elementy

help-novice-title = { $where ->
    [active] { $count ->
        [one] Aktywny nowicjusz
        [few] Aktywni nowicjusze
        [many] Aktywni nowicjusze
       *[other] Aktywni nowicjusze
    }
    [inactive] { $count ->
        [one] Nieaktywny nowicjusz
        [few] Nieaktywni nowicjusze
        [many] Nieaktywni nowicjusze
       *[other] Nieaktywni nowicjusze
    }
    [tile] Nowicjusz na płytce świątyni
    [temple] { $count ->
        [one] Nowicjusz w świątyni
        [few] Nowicjusze w świątyni
        [many] Nowicjusze w świątyni
       *[other] Nowicjusze w świątyni
    }
   *[jetty] { $count ->
        [one] Nowicjusz na przystani
        [few] Nowicjusze na przystani
        [many] Nowicjusze na przystani
       *[other] Nowicjusze na przystani
    }
 }
help-novice-rule = { $where ->
    [active] { $count ->
        [one] Stoi na wyspie i można go użyć w każdej akcji. Użyty staje obok wyspy i czeka tam do następnej rundy.
        [few] Stoją na wyspie i można ich użyć w każdej akcji. Użyci stają obok wyspy i czekają tam do następnej rundy.
        [many] Stoją na wyspie i można ich użyć w każdej akcji. Użyci stają obok wyspy i czekają tam do następnej rundy.
       *[other] Stoją na wyspie i można ich użyć w każdej akcji. Użyci stają obok wyspy i czekają tam do następnej rundy.
    }
    [inactive] { $count ->
        [one] Stoi obok wyspy i w tej rundzie nic nie może zrobić. Po punktowaniu znów jest aktywny tam, gdzie stoi.
        [few] Stoją obok wyspy i w tej rundzie nic nie mogą zrobić. Po punktowaniu znów są aktywni tam, gdzie stoją.
        [many] Stoją obok wyspy i w tej rundzie nic nie mogą zrobić. Po punktowaniu znów są aktywni tam, gdzie stoją.
       *[other] Stoją obok wyspy i w tej rundzie nic nie mogą zrobić. Po punktowaniu znów są aktywni tam, gdzie stoją.
    }
    [blocked-active] { $level ->
        [2] Renegat blokuje tę wyspę: w fazie akcji nowicjusze mogą go stąd tylko wydalić. U kapłanki księżyca liczą się jak zwykle.
       *[3] Renegat blokuje tę wyspę: w fazie akcji nowicjusze nie mogą tu nic zrobić. U kapłanki księżyca liczą się jak zwykle.
    }
    [blocked-inactive] Renegat blokuje tę wyspę: w tej fazie akcji nowicjuszom obok niej nie pomogą ani Zioła, ani Pływ. Po punktowaniu znów są aktywni tam, gdzie stoją.
    [opponent-active] Mając aktywnego nowicjusza na wyspie płytki, przeciwnik na początku rundy bierze tę płytkę. Kto jest aktywny przy punktowaniu, liczy się u kapłanki księżyca.
    [opponent-inactive] W tej rundzie nie wezmą płytki i nie liczą się u kapłanki księżyca. Po punktowaniu znów są aktywni tam, gdzie stoją.
    [tile] Czeka na uświęcenie, osobną akcję. Do tego czasu nie liczy się ani u kapłanki księżyca, ani u renegata.
    [temple] { $count ->
        [one] Przy każdym punktowaniu daje 1 punkt wpływów. Nowy nowicjusz innego zakonu na sąsiednim polu o wyższym numerze przestawia go, chyba że chroni go księga.
        [few] Każdy z nich daje przy każdym punktowaniu 1 punkt wpływów. Nowy nowicjusz innego zakonu przestawia tych na sąsiednich polach o niższych numerach, których nie chroni księga.
        [many] Każdy z nich daje przy każdym punktowaniu 1 punkt wpływów. Nowy nowicjusz innego zakonu przestawia tych na sąsiednich polach o niższych numerach, których nie chroni księga.
       *[other] Każdy z nich daje przy każdym punktowaniu 1 punkt wpływów. Nowy nowicjusz innego zakonu przestawia tych na sąsiednich polach o niższych numerach, których nie chroni księga.
    }
   *[jetty] { $count ->
        [one] Został przestawiony ze świątyni i tutaj nic nie może zrobić. Na wyspę wraca tylko dzięki znacznikom „Pływ” i „Żaglówka”.
        [few] Zostali przestawieni ze świątyni i tutaj nic nie mogą zrobić. Na wyspy wracają tylko dzięki znacznikom „Pływ” i „Żaglówka”.
        [many] Zostali przestawieni ze świątyni i tutaj nic nie mogą zrobić. Na wyspy wracają tylko dzięki znacznikom „Pływ” i „Żaglówka”.
       *[other] Zostali przestawieni ze świątyni i tutaj nic nie mogą zrobić. Na wyspy wracają tylko dzięki znacznikom „Pływ” i „Żaglówka”.
    }
 }
help-none-there = Teraz nikogo tu nie ma.
help-on-fields = Na polach: { $tiles }
help-shrine-title = Kaplica
help-coming-shrine-title = Przyszła kaplica
help-coming-shrine-rule = Przeciwnik zbuduje ją na koniec tej rundy, przed punktacją, jeśli nadal ma tu aktywnego nowicjusza. Młotek mówi, że powstanie, krzyżyk, że wskazany wybór temu zapobiega.
help-coming-figure-title = { $name }: następna runda
help-coming-figure-rule = { $blocks ->
    [yes] Blada figurka: tu stanie w następnej rundzie. Blady łańcuch: ta wyspa będzie wtedy zablokowana.
   *[no] Blada figurka: tu stanie w następnej rundzie.
 }
help-favour-held = Zakon ma ten znacznik.
help-favour-missing = Zakon nie ma tego znacznika.

## Ścieżka, rada, świątynia

help-guardian-here = Tu stoi teraz strażnik.
help-guardian-comes = Strażnik dochodzi tu w rundzie { $round }.
help-path-title = Ścieżka
help-path-rule = Strażnik idzie od przystani do bramy, w każdej rundzie o jedną płytkę strażnika. Co leży między nim a przystanią, jest uznane, a płytki, których nikt nie weźmie, zostają na miejscu.
help-tiles-free = Uznane i wolne: { $tiles }
help-none-free = Żadna uznana płytka nie jest wolna.
help-seat-title = Miejsce { $seat } w radzie
help-seat-worth = { $count ->
    [one] Na koniec gry: { $count } punkt wpływów
    [few] Na koniec gry: { $count } punkty wpływów
    [many] Na koniec gry: { $count } punktów wpływów
   *[other] Na koniec gry: { $count } punktu wpływów
 }
help-seat-discs = Znaczniki tutaj, zaczynając od najwyższego: { $names }
help-disc-title = Znacznik w radzie
help-board-rule = Na każdym z siedmiu pól jest miejsce na płytkę o tym samym numerze; sąsiadami są pola, które się z nim stykają. Nowy nowicjusz przestawia obcych sąsiadów o niższych numerach.
help-board-fields = Pola: { $tiles }
help-closed-board-title = Zamknięta część świątyni
help-closed-board-rule = W grze jest tyle plansz świątyni, ilu graczy, a w grze jednoosobowej dwie. Pozostałe są zamknięte, a ich płytek nie ma na ścieżce.
help-temple-title = Wyspa świątynna
help-temple-rule = Tu są ścieżka, świątynia i rada kapłanów. Nowicjusz, który wchodzi do świątyni, daje od razu wartość pod strażnikiem, a przy każdym punktowaniu 1 punkt wpływów.
help-table-title = Stół
help-table-rule = { $mode ->
    [solo] Siedem świętych wysp otacza świątynię kapłanki księżyca. Do wygranej trzeba mieć po sześciu rundach więcej wpływów niż przeciwnik.
   *[other] Siedem świętych wysp otacza świątynię kapłanki księżyca. Po sześciu rundach wygrywa zakon, który ma najwięcej wpływów.
 }

## Panele i paski

help-influence-title = Wpływy
help-influence-rule = Każdy zakon zaczyna z 5 punktami wpływów i nigdy nie spada poniżej 0. Po ostatniej rundzie dochodzą kaplice, niewykorzystane znaczniki przysługi i miejsca w radzie.
help-round-title = Runda
help-round-rule = { $mode ->
    [solo] W każdej rundzie działa najpierw przeciwnik, potem zakon gracza wykonuje tyle akcji, ile zechce. Na koniec następuje punktowanie, a figurki idą dalej.
   *[players] W każdej rundzie zakony wykonują po kolei po jednej akcji, aż zostanie obrócony ostatni znacznik czasu. Potem następuje punktowanie, a figurki idą dalej.
 }
help-round = Runda { $round } z { $rounds }
help-chronicle-title = Kronika
help-chronicle-rule = Tu jest zapisana każda akcja z wpływami, które dała; najnowsza na dole. Kółko myszy przewija do wcześniejszych. Kliknięcie wiersza pokazuje stół z tamtej chwili, a przy punktowaniu – całe punktowanie.
help-prompt-title = Co jest do zrobienia
help-prompt-rule = Ten wiersz mówi, czyj jest ruch i na co ruch czeka, a gdy coś porusza się na stole, opisuje, co się dzieje. To, co jest teraz możliwe, jest jasne na przyciskach, a na stole ma kropkowaną obwódkę.
help-card-title = Karta
help-card-rule = Objaśnia to, na co wskazuje kursor. Prawy przycisk myszy lub H otwiera to samo objaśnienie przy wskazanej rzeczy, z odnośnikiem do instrukcji.
help-bar-title = { $button ->
    [undo] Cofnij
    [undo-turn] Cofnij akcję
    [redo] Ponów
    [menu] Menu
    [hint] Podpowiedź
    [preview] Podgląd punktowania
    [outlook] Porównanie
    [result] Wynik
    [cancel] Anuluj
    [confirm] Zakończ ruch
    [unsaved] Nie zapisano
    [whole] Cały stół
   *[keys] Klawisze
 }
help-bar-rule = { $button ->
    [undo] Cofa ostatni krok, dowolnie wiele razy. Nic nie ginie: cofnięte kroki można ponowić.
    [undo-turn] Cofa całą ostatnią akcję ze wszystkimi krokami. Cofnięte kroki można ponowić.
    [redo] Wykonuje jeszcze raz to, co zostało cofnięte. Nowa akcja kasuje tę możliwość.
    [menu] Prowadzi do ustawień, języka, nowej gry i ekranu tytułowego. Gra jest zapisywana po każdej akcji.
    [hint] Mówi krok po kroku, gdzie warto spojrzeć, co tam zrobić i jaka jest cała akcja, z uzasadnieniem – w punktach tam, gdzie one coś mówią. Na końcu widać, ile razy z niej korzystano; menu wyłącza podpowiedzi w tej partii.
    [preview] Pokazuje, ile dostałby każdy zakon, gdyby punktowanie nastąpiło teraz. Widać też, dokąd pójdą figurki.
    [outlook] Pokazuje obok stołu, do czego prowadzi każdy wybór, albo już nie; wskazanie wyspy pokazuje to na samym stole.
    [result] Pokazuje, skąd wzięły się wpływy każdego zakonu. Stół zostaje taki, jaki był na końcu gry.
    [cancel] Cofa to, co wybrano, a gdy nic nie wybrano – całą rozpoczętą akcję. Można ją ponowić.
    [confirm] Kończy właśnie wykonany ruch; dopiero potem gra następny zakon. O tym, czy trzeba to robić, decydują ustawienia.
    [unsaved] Ostatnich akcji nie udało się zapisać. Kliknięcie ponawia próbę; co jakiś czas ponawia ją też sam program.
    [whole] Pokazuje znów cały stół. Przybliżają go kółko myszy, podwójne kliknięcie na wodzie i klawisz Z; przeciąganie przesuwa widok.
   *[keys] Wszystko na stole można zrobić myszą albo klawiaturą. Klawisze akcji są na ich przyciskach.
 }

## Akcje

help-possible = Teraz możliwe.
help-impossible = Teraz niemożliwe:

# Od czego zaczyna się pomoc, gdy jest to przykład z instrukcji.
help-example = Przykład: { $told }
