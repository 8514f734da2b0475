### Trener: po akcji, która wiele traci, dla tych, którzy tego chcą.

options-coach = Trener
options-coach-kind = { $coach ->
    [gentle] Od 6 punktów
    [strict] Od 3 punktów
   *[off] Wyłączony
 }

# Beside the button that takes the action back; never fewer than 3 points.
coach-lost = { $points ->
    [one] Można było zyskać o 1 punkt więcej (±{ $band }).
    [few] Można było zyskać o { $points } punkty więcej (±{ $band }).
    [many] Można było zyskać o { $points } punktów więcej (±{ $band }).
   *[other] Można było zyskać o { $points } punktu więcej (±{ $band }).
 }
coach-back = Cofnij (K)
coach-show = Pokaż
coach-close = Niech będzie
