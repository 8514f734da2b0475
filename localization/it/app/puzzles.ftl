### Problemi: posizioni in cui c’è un’azione da trovare. L’elenco e il riquadro al tavolo.

puzzles-heading = Problemi
puzzles-hint = Posizioni da partite del computer in cui un’azione vale almeno { $points } punti più di ogni altra. Ognuna si può provare quante volte si vuole.
puzzles-progress = Risolti: { $solved } su { $count }
# $grade: from 1 to 3.
puzzles-grade = { $grade ->
    [1] Facili: si vedono subito
    [2] Medi: ciò che a prima vista sembra il meglio è sbagliato
   *[3] Difficili: nascosti, e più azioni una dopo l’altra
 }
puzzles-title = Problema { $number }
# $stage: the round; $variant: the kind of game by name, where it has one.
puzzles-where = { $stage } · { $known ->
    [yes] { $variant }
   *[no] { $players } giocatori
 }
puzzles-actions = { $count ->
    [one] { $count } azione da trovare
   *[other] { $count } azioni da trovare, una dopo l’altra
 }
puzzles-mark = { $mark ->
    [first] Risolto al primo tentativo
    [solved] Risolto
    [helped] Risolto con aiuto
    [tried] Provato, ancora da risolvere
   *[new] Non ancora provato
 }
puzzles-begin = { $solved ->
    [yes] Ancora una volta
   *[no] Al tavolo
 }
puzzles-back = Indietro

# The box at the table.
puzzle-head = { $place } · azione { $at } di { $count }
puzzle-task = Tocca a: { $name }
 Un’azione vale almeno { $points } punti più di ogni altra.
# $second: the next best action, which the bars below compare it with.
puzzle-answer = { $how ->
    [right] Risolto: { $deed }.
    [helped] Risolto con aiuto: { $deed }.
   *[shown] Soluzione: { $deed }.
 }
 Rispetto alla seconda scelta ({ $second }):
# $surely: whether at least $points is lost, where not all was looked at by itself.
puzzle-short = { $deed }.
 { $surely ->
    [yes] Rispetto alla soluzione: { $points } o meno
   *[no] Rispetto alla soluzione: { $points }
 }
puzzle-exact = È certo: è stato confrontato ogni seguito fino alla fine della partita.
puzzle-searched = Trovato tra { $millions } milioni di continuazioni.
puzzle-way = { $way ->
    [on] Avanti (Invio)
    [next] Prossimo problema (Invio)
   *[leave] All’elenco (Invio)
 }
