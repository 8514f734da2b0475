### Einstellungen, Übergabe an einem Tisch, Wörter der Dialoge darüber.

## Übergabe: Namen sind Subjekt oder stehen vor einem Doppelpunkt; niemand wird angesprochen.

hand-over-turn = { $name } ist am Zug
hand-over-hint = Klick oder Leertaste schließt, R zeigt es noch einmal

## Vorschau

bar-preview = Vorschau

## Ende des Spiels

game-end-rematch = Revanche

## Einstellungen

options-open = Einstellungen
options-heading = Einstellungen
options-language = Sprache
options-window = Anzeige
options-scale = Schriftgröße
options-speed = Animationstempo
options-factor = { $factor }×
options-speed-instant = Sofort
options-motion = Animationen
options-motion-full = Voll
options-motion-reduced = Reduziert
options-hand-over = Beim Spielerwechsel
options-hand-over-banner = Banner und letzte Züge
options-hand-over-off = Nichts
options-confirm = Ende eines Zugs
options-confirm-off = Automatisch
options-confirm-on = Mit Enter
options-tips = Tipps
options-tips-first = Erste Partie
options-tips-always = Immer
options-tips-never = Nie
options-music = Musik
options-effects = Geräusche
options-sound = Ton
options-sound-on = An
options-sound-off = Stumm
options-percent = { $percent } %
options-back = Zurück
