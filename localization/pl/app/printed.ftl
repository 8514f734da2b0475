### Poprawianie tego, co jest nadrukowane na elementach gry.

printed-open = Nadruki
printed-heading = Nadrukowane wartości
printed-shipped = Wartości z programu
printed-new = Nowe wartości
# Pod nazwą: czy to, co widać, jest w pliku.
printed-state = { $state ->
    [changed] Jeszcze niezapisane
    [unnamed] Jeszcze niezapisane: potrzebna nazwa
    [kept] Zapisane
   *[shipped] Dostarczone z programem
 }
printed-name = Nazwa
printed-name-empty = Nazwa dla odróżnienia
printed-how = Kliknięcie wybiera pole; zmieniają je kółko myszy, cyfry, + i −. Tab prowadzi do przycisków.
printed-elsewhere = Tam nie ma czego poprawiać. To, co można poprawić, dostaje pod wskaźnikiem ramkę.

# Przyciski, po dwa w rzędzie.
printed-save = Zapisz
printed-save-as = Zapisz nowe
printed-reset = Przywróć
printed-delete = { $sure ->
    [yes] Usuń na pewno
   *[no] Usuń
 }
printed-export = Eksportuj
printed-import = Importuj
printed-back = { $sure ->
    [yes] Bez zapisu
   *[no] Wróć
 }

printed-unsaved = To nie jest jeszcze zapisane. Ten sam przycisk jeszcze raz pozwala przejść dalej bez zapisu.
printed-kept = Zapisano. Te wartości można teraz wybrać przy nowej partii.
printed-is-reset = To znowu wartości z programu.
printed-deleted = Usunięto. Partie rozegrane z tymi wartościami nadal je zawierają.
printed-exported = Wyeksportowano do { $folder } jako { $file }, a także do schowka.
printed-imported = Zaimportowano. „Zapisz” zachowa te wartości.
# $folder: where the person’s own values lie.
printed-import-empty = W schowku nie ma tekstu. Plik NAZWA.toml można też upuścić na okno albo umieścić w { $folder }: prowadzą wtedy do niego ‹ i ›.
printed-wrong = Te wartości nie są możliwe. Błąd jest tutaj: „{ $field }”.

# Plik z wartościami, którego nie udało się zapisać, usunąć, wyeksportować ani odczytać.
printed-failed = { $reason ->
    [disk-full] Dysk jest pełny: nic tam nie zmieniono.
    [read-only] Folder nie pozwala na zapis: nic tam nie zmieniono.
   *[other] Pliku nie można odczytać ani zapisać: nic tam nie zmieniono.
 }
