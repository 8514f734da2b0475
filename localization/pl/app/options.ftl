### Ustawienia, przekazanie tury przy jednym stole, słowa okien dialogowych.

## Przekazanie: imiona stoją w mianowniku, jako podmiot lub przed dwukropkiem; do nikogo się nie zwracamy.

hand-over-turn = Teraz gra: { $name }
hand-over-hint = Kliknięcie lub spacja zamyka, R pokazuje jeszcze raz

## Podgląd

bar-preview = Podgląd

## Koniec gry

game-end-rematch = Rewanż

## Ustawienia

options-open = Ustawienia
options-heading = Ustawienia
options-language = Język
options-window = Ekran
options-scale = Rozmiar tekstu
options-speed = Szybkość animacji
options-factor = { $factor }×
options-speed-instant = Od razu
options-motion = Animacje
options-motion-full = Pełne
options-motion-reduced = Ograniczone
options-hand-over = Przy zmianie gracza
options-hand-over-banner = Komunikat i ostatnie ruchy
options-hand-over-off = Bez komunikatu
options-confirm = Koniec ruchu
options-confirm-off = Od razu
options-confirm-on = Klawiszem Enter
options-tips = Porady
options-tips-first = W pierwszej grze
options-tips-always = Zawsze
options-tips-never = Nigdy
options-music = Muzyka
options-effects = Efekty
options-sound = Dźwięk
options-sound-on = Włączony
options-sound-off = Wyciszony
options-percent = { $percent }%
options-back = Wstecz
