### L’allenatore: dopo un’azione che perde molto, per chi lo desidera.

options-coach = Allenatore
options-coach-kind = { $coach ->
    [gentle] Da 6 punti
    [strict] Da 3 punti
   *[off] Spento
 }

# Beside the button that takes the action back; never fewer than 3 points.
coach-lost = Erano possibili { $points } punti in più (±{ $band }).
coach-back = Annulla (K)
coach-show = Mostra
coach-close = Va bene così
