### Okno po nieoczekiwanym błędzie.

crash-heading = Coś poszło nie tak
crash-sentence = Nieoczekiwany błąd zatrzymał grę. Sam program może działać dalej.
crash-saved = Gra jest zapisana: przycisk „Kontynuuj grę” na ekranie tytułowym wznawia ją od ostatniej akcji.
crash-report = Raport dla twórców programu jest w folderze { $folder }
crash-title = Do ekranu tytułowego
crash-quit = Zakończ
