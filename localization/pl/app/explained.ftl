### To, czego nie mówi słowo na przycisku: jedno lub dwa zdania obok, dla tych, którzy się na nim zatrzymają.

# Na ekranie tytułowym. $what: przycisk
explained-title = { $what ->
    [learn] Lekcje po jednej lub dwie minuty przy prawdziwym stole; nie trzeba nic umieć.
    [saved] Wszystkie rozpoczęte gry: dalsza gra, analiza, zmiana nazwy, eksport.
    [rules] Całe zasady z obrazkami, wyszukiwaniem i przykładową rundą. Klawisz F1.
    [alone] Stoły dla jednej osoby z gwiazdkami do zdobycia, codziennie także nowe.
    [statistics] Kto ile razy wygrał i skąd pochodziły punkty.
    [printed] Liczby nadrukowane na planszy i płytkach. Kto ma tę grę, może je tu poprawić.
    [options] Język, rozmiar tekstu, tempo, porady, dźwięk.
   *[fullscreen] Przełącza między oknem a pełnym ekranem. Klawisz F11.
 }
explained-other-game = Przechodzi do drugiej gry: { $name }. Klawisz G.

# Kilka słów pod słowem na przycisku ekranu tytułowego. $what: przycisk
title-told = { $what ->
    [learn] Krótkie lekcje przy prawdziwym stole
    [saved] Dalsza gra i analiza
    [rules] Z obrazkami i wyszukiwaniem
    [alone] Stoły solo, codziennie nowe
    [statistics] Kto wygrywał i czym
    [printed] Poprawianie liczb gry
    [options] Język, tekst, tempo, dźwięk
    [fullscreen] Także klawiszem F11
   *[quit] Wszystko jest zapisane
 }

# W menu przy stole. $what: przycisk
explained-menu = { $what ->
    [restart-round] Cofa wszystko do początku tej rundy.
    [restart-table] Zaczyna tę grę od nowa, z tym samym ustawieniem.
    [new] Przygotowuje inną grę. Ta pozostaje zapisana.
    [saved] Wszystkie rozpoczęte gry: dalsza gra, analiza, zmiana nazwy, eksport.
    [seats] Pozwala komputerowi grać za kogoś albo komuś za komputer.
    [overview] Wszystkie zasady ruchu na jednej kartce.
    [hints] Czy w tej grze można klawiszem L prosić o podpowiedź.
   *[title] Odchodzi od stołu. Gra jest zapisana i można ją kontynuować.
 }

# Na liście zapisanych gier. $what: przycisk
explained-saved = { $what ->
    [review] Ocenia każdą akcję i pokazuje punkty zwrotne gry.
    [export] Umieszcza grę w schowku i w pliku, do zachowania lub wysłania.
    [delete] Usuwa grę. Dopóki ta lista jest otwarta, można to cofnąć.
    [import] Wczytuje wyeksportowaną i skopiowaną grę. Plik można też upuścić na okno.
   *[undelete] Przywraca ostatnio usuniętą grę.
 }

# Przy przygotowaniu gry. $what: przycisk
explained-new-game = { $what ->
    [tips] Krótkie objaśnienia przy stole na pierwszą grę. Można je zakończyć w każdej chwili.
    [who] Tu wybiera się, czy gra człowiek, czy komputer i na jakim poziomie.
    [easier] Poziom niżej
    [harder] Poziom wyżej
    [character] Co ten gracz komputerowy lubi najbardziej: równowagę albo jeden z czterech charakterów.
   *[board] Liczby na planszy i płytkach: zwykłe albo poprawione. Kliknięcie prowadzi do następnych.
 }

# W ustawieniach. $what: co się ustawia
explained-options = { $what ->
    [reduced_motion] Ograniczone: figury przenikają zamiast się poruszać, a woda jest nieruchoma.
    [bot_pace] Jak długo widać każdy ruch komputera, zanim nastąpi kolejny.
    [think_ahead] Myślenie także podczas ruchów innych skraca czekanie, ale zużywa więcej prądu.
    [hand_over] Czy przed własnym ruchem widać, co inni zrobili od poprzedniego.
    [follow_deeds] Czy stół widziany z bliska przesuwa się tam, gdzie działają inni.
    [coach] Odzywa się po akcji, która kosztowała co najmniej tyle punktów; można ją cofnąć.
   *[confirm_turns] Czy ruch kończy się sam, czy dopiero klawiszem Enter, tak że do tej chwili można go cofnąć.
 }

# W analizie gry. $what: przycisk
explained-review = { $what ->
    [export] Zapisuje całą analizę z obrazem stołu jako stronę dla przeglądarki.
   *[what-if] Od tej chwili gra toczy się dalej jako osobna; ta pozostaje bez zmian.
 }

# W statystykach. $what: przycisk
explained-statistics = { $what ->
    [export] Zapisuje wszystkie wyniki w pliku dla arkusza kalkulacyjnego.
   *[forget] Na dobre usuwa wszystkie wyniki ze statystyk. Zapisane gry pozostają.
 }

# Na końcu gry. $what: przycisk
explained-end = { $what ->
    [rematch] Ci sami gracze przy nowo wylosowanym stole
    [again] Ci sami gracze przy tym stole od początku
   *[look] Zamyka wynik. „Wynik” na pasku otwiera go ponownie.
 }

# Przy poprawianiu nadruków. $what: przycisk
explained-printed = { $what ->
    [save] Zachowuje te wartości pod ich nazwą. Można potem przygotować z nimi nową grę.
    [save-as] Zachowuje te wartości jako drugi zestaw obok tego, z którego powstały.
    [reset] Przywraca zwykłe wartości; nazwa pozostaje.
    [export] Umieszcza te wartości w schowku i w pliku, do zachowania lub wysłania.
   *[import] Wczytuje wartości wyeksportowane i skopiowane.
 }
