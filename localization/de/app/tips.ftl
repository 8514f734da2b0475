### Tipps der ersten Runde: warum sich etwas lohnt, in zwei oder drei kurzen Sätzen. Gezeigt wird immer nur einer.
### $mode: solo, two (zu zweit) oder more (zu dritt, zu viert); $level: Stufe des Solospiels, sonst 0.

tip-understood = Verstanden (N)
tip-off = Keine Tipps mehr (T)
tips-on = Tipps werden gezeigt
tips-off = Keine Tipps mehr; T bringt sie zurück
