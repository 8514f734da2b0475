### La finestra alla fine della partita. $name, $ahead e $behind non si flettono mai.

# $told dice che la partita è finita.
ending-heading = { $outcome ->
    [loss] { $told } – questa volta vince il computer
    [tie] { $told } – la vittoria è condivisa
   *[win] { $told } – una vittoria sul computer
 }
ending-first = { $name } vince
ending-first-shared = Vittoria condivisa: { $names }
ending-tab = { $tab ->
    [result] Risultato
   *[course] Andamento della partita
 }
# Sotto la colonna del colore che conta; c’è poco spazio.
ending-weakest = { $count ->
    [one] più debole
    [many] più deboli
   *[other] più deboli
 }
# Sopra i quattro totali di un giocatore, dal più basso.
ending-compared = Confronto a partire dal più debole
# Perché uno precede il seguente; $place conta i colori dal più debole.
ending-order = { $place ->
    [1] { $ahead } precede { $behind }: { $points } a { $next } nel colore più debole.
    [2] { $ahead } precede { $behind }: pari nel colore più debole, { $points } a { $next } nel secondo più debole.
    [3] { $ahead } precede { $behind }: pari nei due colori più deboli, { $points } a { $next } nel terzo.
   *[4] { $ahead } precede { $behind }: pari in tre colori, { $points } a { $next } nel più forte.
 }
ending-equal = { $names }: pari in tutti e quattro i colori, quindi il posto è condiviso.
ending-course = Il colore più debole di ogni giocatore dopo ogni azione, tesori compresi
ending-course-look = Guarda il tavolo in questo momento
ending-start = Inizio
