### Aufgaben: Stellungen, in denen eine Aktion zu finden ist. Die Liste und der Kasten am Tisch.

puzzles-heading = Aufgaben
puzzles-hint = Stellungen aus Partien des Computers, in denen eine Aktion mindestens { $points } Punkte mehr wert ist als jede andere. Jede lässt sich beliebig oft versuchen.
puzzles-progress = { $solved } von { $count } gelöst
# $grade: from 1 to 3.
puzzles-grade = { $grade ->
    [1] Leicht: auf den ersten Blick zu sehen
    [2] Mittel: Was auf den ersten Blick am besten aussieht, ist falsch
   *[3] Schwer: versteckt, und mehrere Aktionen nacheinander
 }
puzzles-title = Aufgabe { $number }
# $stage: the round; $variant: the kind of game by name, where it has one.
puzzles-where = { $stage } · { $known ->
    [yes] { $variant }
   *[no] { $players } Spieler
 }
puzzles-actions = { $count ->
    [one] { $count } Aktion zu finden
   *[other] { $count } Aktionen zu finden, eine nach der anderen
 }
puzzles-mark = { $mark ->
    [first] Beim ersten Versuch gelöst
    [solved] Gelöst
    [helped] Mit Hilfe gelöst
    [tried] Versucht, noch nicht gelöst
   *[new] Noch nicht versucht
 }
puzzles-begin = { $solved ->
    [yes] Noch einmal
   *[no] An den Tisch
 }
puzzles-back = Zurück

# The box at the table.
puzzle-head = { $place } · Aktion { $at } von { $count }
puzzle-task = Am Zug: { $name }
 Eine Aktion ist mindestens { $points } Punkte mehr wert als jede andere.
# $second: the next best action, which the bars below compare it with.
puzzle-answer = { $how ->
    [right] Gelöst: { $deed }.
    [helped] Mit Hilfe gelöst: { $deed }.
   *[shown] Lösung: { $deed }.
 }
 Verglichen mit dem Nächstbesten ({ $second }):
# $surely: whether at least $points is lost, where not all was looked at by itself.
puzzle-short = { $deed }.
 { $surely ->
    [yes] Verglichen mit der Lösung: { $points } oder weniger
   *[no] Verglichen mit der Lösung: { $points }
 }
puzzle-exact = Sicher: Jeder Verlauf bis zum Ende der Partie wurde verglichen.
puzzle-searched = Gefunden in { $millions } Millionen Fortsetzungen.
puzzle-way = { $way ->
    [on] Weiter (Enter)
    [next] Nächste Aufgabe (Enter)
   *[leave] Zur Liste (Enter)
 }
