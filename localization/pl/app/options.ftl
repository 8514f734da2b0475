### Ustawienia.

options-open = Ustawienia
options-heading = Ustawienia
options-group = { $group ->
    [display] Język i obraz
    [play] Przebieg gry
    [help] Pomoc
   *[sound] Dźwięk i muzyka
 }
options-language = Język
options-window = Ekran
options-scale = Rozmiar tekstu
options-speed = Szybkość animacji
options-factor = { $factor }×
options-speed-instant = Od razu
options-motion = Animacje
options-motion-full = Pełne
options-motion-reduced = Ograniczone
options-ahead = Komputer myśli
options-ahead-on = Także podczas ruchów innych
options-ahead-off = Tylko we własnym ruchu
options-hand-over = Ostatnie ruchy innych
options-hand-over-banner = Pokaż przy następnym ruchu
options-hand-over-off = Tylko klawiszem R
options-confirm = Koniec ruchu
options-confirm-off = Od razu
options-confirm-on = Klawiszem Enter
options-tips = Porady
options-tips-first = Pierwsza gra
options-tips-always = Zawsze
options-tips-never = Nigdy
options-tips-again = Od nowa
options-music = Muzyka
options-effects = Efekty
options-sound = Dźwięk
options-sound-on = Włączony
options-sound-off = Wyciszony
options-percent = { $percent }%
options-back = Wstecz
