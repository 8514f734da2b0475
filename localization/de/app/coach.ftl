### Der Trainer: nach einer Aktion, die viel verschenkt, für alle, die das wollen.

options-coach = Trainer
options-coach-kind = { $coach ->
    [gentle] Ab 6 Punkten
    [strict] Ab 3 Punkten
   *[off] Aus
 }

# Beside the button that takes the action back; never fewer than 3 points.
coach-lost = { $points } Punkte mehr waren möglich (±{ $band }).
coach-back = Zurücknehmen (K)
coach-show = Zeigen
coach-close = Schon gut
