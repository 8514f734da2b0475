### Tips of a first round: why something is worth doing, in two or three short sentences. One is shown at a time.
### $mode: solo, two or more (than two players); $level: of the solo game, 0 outside it.

tip-understood = Got it (N)
tip-off = No more tips (T)
tips-on = Tips are shown
tips-off = No more tips; T brings them back
