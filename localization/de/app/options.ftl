### Die Einstellungen.

options-open = Einstellungen
options-heading = Einstellungen
options-group = { $group ->
    [display] Sprache und Bild
    [play] Spielablauf
    [help] Hilfe
   *[sound] Audio
 }
options-language = Sprache
options-window = Anzeige
options-scale = Schriftgröße
options-speed = Animationstempo
options-factor = { $factor }×
options-speed-instant = Sofort
options-motion = Animationen
options-motion-full = Voll
options-motion-reduced = Reduziert
options-ahead = Der Computer denkt
options-ahead-on = Auch wenn andere am Zug sind
options-ahead-off = Nur im eigenen Zug
options-hand-over = Letzte Züge der anderen
options-hand-over-banner = Im nächsten Zug zeigen
options-hand-over-off = Nur mit R
options-confirm = Ende eines Zugs
options-confirm-off = Automatisch
options-confirm-on = Mit Enter
options-tips = Tipps
options-tips-first = Erste Partie
options-tips-always = Immer
options-tips-never = Nie
options-tips-again = Von vorn
options-music = Musik
options-effects = Geräusche
options-sound = Ton
options-sound-on = An
options-sound-off = Stumm
options-percent = { $percent } %
options-back = Zurück
