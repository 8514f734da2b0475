### The options.

options-open = Options
options-heading = Options
options-group = { $group ->
    [display] Language and picture
    [play] Course of play
    [help] Help
   *[sound] Audio
 }
options-language = Language
options-window = Display
options-scale = Text size
options-speed = Animation speed
options-factor = { $factor }×
options-speed-instant = Instant
options-motion = Motion
options-motion-full = Full
options-motion-reduced = Reduced
options-ahead = The computer thinks
options-ahead-on = In others’ turns too
options-ahead-off = Only in its own turn
options-hand-over = What the others did
options-hand-over-banner = Shown at the next turn
options-hand-over-off = Only with R
options-confirm = End of a turn
options-confirm-off = Automatic
options-confirm-on = With Enter
options-tips = Tips
options-tips-first = First game
options-tips-always = Always
options-tips-never = Never
options-tips-again = Begin again
options-music = Music
options-effects = Effects
options-sound = Sound
options-sound-on = On
options-sound-off = Mute
options-percent = { $percent }%
options-back = Back
