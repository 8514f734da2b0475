### Options, what is said between people at one table, and words of the dialogs over it.

## Hand-over: names are subjects or stand before a colon; nobody is addressed.

hand-over-turn = { $name } to act
hand-over-hint = A click or Space closes this, R shows it again

## Preview

bar-preview = Preview

## End of the game

game-end-rematch = Rematch

## Options

options-open = Options
options-heading = Options
options-language = Language
options-window = Display
options-scale = Text size
options-speed = Animation speed
options-factor = { $factor }×
options-speed-instant = Instant
options-motion = Motion
options-motion-full = Full
options-motion-reduced = Reduced
options-hand-over = When players change
options-hand-over-banner = Banner and recap
options-hand-over-off = Nothing
options-confirm = End of a turn
options-confirm-off = Automatic
options-confirm-on = With Enter
options-tips = Tips
options-tips-first = First game
options-tips-always = Always
options-tips-never = Never
options-music = Music
options-effects = Effects
options-sound = Sound
options-sound-on = On
options-sound-off = Mute
options-percent = { $percent }%
options-back = Back
