### Zapisane gry: dlaczego którejś nie udało się zapisać lub otworzyć.

saves-open-elsewhere = Ta gra jest otwarta w innym oknie programu Luna. Tutaj można grać dalej na jej kopii.

save-failure-open-elsewhere = { saves-open-elsewhere }
save-failure-damaged = Ten zapis gry jest uszkodzony i pozostaje bez zmian.

record-damaged = plik został zmieniony lub uszkodzony, wcześniejsze wiersze nie zgadzają się z sumą kontrolną
record-nul-byte = ten wiersz zawiera bajty, które nie są tekstem
record-newer-version = zapis pochodzi z nowszej wersji gry Luna (format { $detail })
record-too-large = plik jest za duży jak na zapis gry
record-empty = plik jest pusty
record-unreadable = nie można odczytać pliku ({ PROBLEM($detail) })
record-not-a-file = jest tu folder albo coś innego, co nie jest plikiem
record-torn = tutaj plik się urywa
record-failing = program nie radzi sobie z tym plikiem ({ $detail })
record-no-such-game = nie ma już zapisanej gry „{ $detail }”

## Lista zapisanych gier

saved-open = Zapisane gry
saved-heading = Zapisane gry
saved-none = Nie ma jeszcze zapisanych gier.
saved-nameless = Nieczytelny zapis
saved-play = Graj dalej
saved-play-copy = Graj dalej na kopii
saved-play-valid = Graj nieuszkodzoną część
saved-look = Zobacz wynik
saved-rename = Zmień nazwę
saved-done = Gotowe
saved-export = Eksportuj
saved-delete = Usuń
saved-import = Wczytaj ze schowka
saved-undelete = Cofnij usunięcie
saved-back = Wstecz
saved-page = Strona { $page } z { $pages }
saved-date = { $day } { MONTH($month) } { $year }, { $time }
saved-preparation = Runda wstępna
saved-finished = Zakończona
saved-damaged = Zapis uszkodzony. { $fault }
saved-torn = Brakuje końca pliku. { $count ->
    [0] Nie udało się odzyskać żadnej akcji.
    [one] Udało się odzyskać { $count } akcję.
    [few] Udało się odzyskać { $count } akcje.
    [many] Udało się odzyskać { $count } akcji.
   *[other] Udało się odzyskać { $count } akcji.
 }
saved-earlier = { $fault } Użyta zostaje poprzednia wersja pliku, w której { $count ->
    [one] jest { $count } akcja.
    [few] są { $count } akcje.
    [many] jest { $count } akcji.
   *[other] jest { $count } akcji.
 }
saved-hint = Każda gra jest zapisywana automatycznie. Plik z zapisem gry przeciągnięty na okno trafia na listę.
saved-deleted = Gra jest w koszu. Do zamknięcia tej listy usunięcie można cofnąć.
saved-restored = Gra wróciła na listę.
saved-exported = Gra jest w schowku i w pliku w folderze { $folder }
saved-export-secrets = Jest tam cała gra, także to, co zakryte przed graczami.
saved-written = Gra jest w pliku w folderze { $folder }
saved-imported = Gra jest już na liście.
saved-imported-part = Wczytano tylko nieuszkodzoną część gry. { $fault }
saved-import-empty = W schowku nie ma tekstu. Potrzebny jest tekst wyeksportowanej gry.
saved-unreadable = Nie można odczytać pliku: { PROBLEM($problem) }

month-name = { $month ->
    [1] stycznia
    [2] lutego
    [3] marca
    [4] kwietnia
    [5] maja
    [6] czerwca
    [7] lipca
    [8] sierpnia
    [9] września
    [10] października
    [11] listopada
   *[12] grudnia
 }
