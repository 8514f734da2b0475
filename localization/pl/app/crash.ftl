### Okno po nieoczekiwanym błędzie.

crash-heading = Coś poszło nie tak
crash-sentence = Nieoczekiwany błąd zatrzymał grę. Sam program może działać dalej.
crash-saved = Gra jest zapisana: przycisk „Kontynuuj grę” na ekranie tytułowym wznawia ją od ostatniej akcji.
crash-report = Raport dla twórców programu jest w folderze { $folder }
# Also at the head of the report itself. $game: none, open (all players see the same) or secret (with hidden hands).
crash-holds = { $game ->
    [none] Raport zawiera opis błędu, wersję programu i dane systemu, ale żadnej gry.
    [open] Raport zawiera opis błędu, wersję programu i dane systemu oraz całą ostatnią grę z imionami graczy.
   *[secret] Raport zawiera opis błędu, wersję programu i dane systemu oraz całą ostatnią grę z imionami graczy, także to, co przed nimi zakryte.
 }
crash-title = Do ekranu tytułowego
crash-quit = Zakończ
