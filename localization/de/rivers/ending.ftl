### Der Dialog am Ende einer Partie. $name, $ahead und $behind werden nie gebeugt.

# $told sagt, dass die Partie vorbei ist.
ending-heading = { $outcome ->
    [loss] { $told } – diesmal gewinnt der Computer
    [tie] { $told } – der Sieg ist geteilt
   *[win] { $told } – ein Sieg über den Computer
 }
ending-first = { $name } gewinnt
ending-first-shared = Geteilter Sieg: { $names }
ending-tab = { $tab ->
    [result] Ergebnis
   *[course] Verlauf der Partie
 }
# Unter der Säule der Farbe, die zählt; es ist wenig Platz.
ending-weakest = { $count ->
   *[other] schwächste
 }
# Über den vier Summen eines Spielers, nach Größe geordnet.
ending-compared = Verglichen von der schwächsten an
# Warum jemand vor dem Nächsten liegt; $place zählt die Farben von der schwächsten an.
ending-order = { $place ->
    [1] { $ahead } liegt vor { $behind }: { $points } zu { $next } in der schwächsten Farbe.
    [2] { $ahead } liegt vor { $behind }: gleich in der schwächsten Farbe, { $points } zu { $next } in der zweitschwächsten.
    [3] { $ahead } liegt vor { $behind }: gleich in den zwei schwächsten Farben, { $points } zu { $next } in der dritten.
   *[4] { $ahead } liegt vor { $behind }: gleich in drei Farben, { $points } zu { $next } in der stärksten.
 }
ending-equal = { $names }: gleich in allen vier Farben, der Platz ist geteilt.
ending-course = Die schwächste Farbe jedes Spielers nach jeder Aktion, Schätze eingerechnet
ending-course-look = Den Tisch in diesem Moment ansehen
ending-start = Anfang
