### Zapisane gry: dlaczego którejś nie udało się zapisać lub otworzyć.

saves-open-elsewhere = Ta gra jest otwarta w innym oknie programu Luna. Tutaj można grać dalej na jej kopii.

save-failure-open-elsewhere = { saves-open-elsewhere }
save-failure-damaged = Ten zapis gry jest uszkodzony i pozostaje bez zmian.

record-damaged = plik został zmieniony lub uszkodzony, wcześniejsze wiersze nie zgadzają się z sumą kontrolną
record-nul-byte = ten wiersz zawiera bajty, które nie są tekstem
record-newer-version = zapis pochodzi z nowszej wersji gry Luna (format { $detail })
record-too-large = plik jest za duży jak na zapis gry
record-empty = plik jest pusty
record-unreadable = nie można odczytać pliku ({ $detail })
record-no-such-game = nie ma już zapisanej gry „{ $detail }”
