### Co pulpit pokazuje z zainstalowanego programu i co mówi instalacja.

desktop-kind = Gra planszowa
desktop-comment = Gra strategiczna o świątyni kapłanki księżyca dla 1–4 osób
desktop-file = Partia Luny

install-done = Luna jest zainstalowana: znajduje się w menu w dziale Gry, a pliki z końcówką .luna otwierają się w niej.
install-updated = Luna została zainstalowana na nowo. Zapisane partie i ustawienia pozostały bez zmian.
install-removed = Luna została usunięta. Zapisane partie i ustawienia pozostały na miejscu.
install-incomplete = Ten folder jest niekompletny. Trzeba rozpakować całe archiwum i uruchomić w nim install.sh.
install-absent = Luna nie jest zainstalowana w { $folder }.
install-foreign = { $folder } nie pochodzi z tej instalacji i pozostaje bez zmian. Trzeba go przenieść i zacząć od nowa.
install-failed = Nie udało się zainstalować Luny w { $folder }.
