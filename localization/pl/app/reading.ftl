### Instrukcja: to, co otacza jej rozdziały.

reading-heading = Zasady gry
reading-back = Wstecz
reading-close = Zamknij
# Obok nazwy wartości, które ktoś poprawił, nad każdym rozdziałem.
reading-own-values = Ta gra ma te nadrukowane wartości. Instrukcja podaje wartości z programu; kliknięcie prawym przyciskiem przy stole pokazuje wartości tej gry.

overview-title = Skrót zasad
overview-hint = Każdy wpis prowadzi do swojego rozdziału instrukcji. O lub Esc zamyka kartę.

## Wyszukiwanie

reading-search = Szukaj w zasadach
reading-none = Nic nie znaleziono
reading-found = { $count ->
    [one] Znaleziono w { $count } rozdziale
    [few] Znaleziono w { $count } rozdziałach
    [many] Znaleziono w { $count } rozdziałach
   *[other] Znaleziono w { $count } rozdziału
}

## Części instrukcji

reading-basics = Podstawy
reading-actions = Akcje
reading-scoring = Przysługi i punktowanie
reading-variants = Warianty
reading-reference = Dodatki
