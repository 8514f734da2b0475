### Warum etwas nicht geht: ein Satz für jeden Grund der Regeln, nie in der zweiten Person.
### $island und $needed_island sind Inseln, $favour eine Gunst, $order der Name eines Ordens, der Rest Zahlen.

refusal-game-over = Die Partie ist zu Ende.
refusal-preparation-first = Zuerst kommt die Vorbereitungsrunde.
refusal-preparation-over = Die Vorbereitungsrunde ist vorbei.
refusal-shrine-first = Zuerst setzt jeder Orden eine Kultstätte.
refusal-pairs-now = Jetzt werden die vier Novizenpaare gesetzt.
refusal-tire-first = Zuerst wird eine Insel gewählt, auf der die Novizen des Gegenspielers inaktiv werden.
refusal-tire-over = Die Insel des Gegenspielers wird nur zu Beginn einer Runde gewählt.
refusal-solo-only = Das gibt es nur im Solospiel.
refusal-no-candles-in-solo = Im Solospiel gibt es keine Zeitmarken; die Aktionsphase endet mit dem Knopf „Phase beenden“.
refusal-travel-open = { $kind ->
    [journey] Die Reise hat begonnen; bis zu ihrem Ende ist nichts anderes möglich.
   *[tides] Die Gezeiten haben begonnen; bis zu ihrem Ende ist nichts anderes möglich.
 }
refusal-nothing-begun = Weder eine Reise noch die Gezeiten haben begonnen; da gibt es nichts zu beenden.
refusal-shrine-island-taken = { $order } hat { ISLAND($island, case: "on") } eine Kultstätte, und in der Vorbereitungsrunde ist auf jeder Insel nur eine erlaubt.
refusal-herbs-island-banned = Zu zweit und im Solospiel darf die erste Kultstätte nicht auf der Heilkräuterinsel stehen.
refusal-pairs-on-own-shrine = { ISLAND($island, case: "start-on") } steht die eigene Kultstätte des Ordens; dort wird kein Novizenpaar gesetzt.
refusal-blocked-by-apostate = Der Abtrünnige steht { ISLAND($island, case: "on") } und blockiert dort diese Aktion.
refusal-token-not-owned = Dafür braucht es die Gunstmarke „{ FAVOUR($favour) }“, die der Orden nicht besitzt.
refusal-favour-owned = Der Orden besitzt schon die Gunstmarke „{ FAVOUR($favour) }“; von jeder Sorte ist nur eine erlaubt.
refusal-herbs-taken = Im Solospiel kann die Gunst „Heilkräuter“ nur einmal pro Runde genommen werden.
refusal-too-few-active = { $needed ->
    [one] Dafür braucht es { ISLAND($island, case: "on") } { $needed } aktiven Novizen; vorhanden: { $have }.
   *[other] Dafür braucht es { ISLAND($island, case: "on") } { $needed } aktive Novizen; vorhanden: { $have }.
 }
refusal-too-few-inactive = { $needed ->
    [one] Dafür braucht es { ISLAND($island, case: "beside") } { $needed } inaktiven Novizen; vorhanden: { $have }.
   *[other] Dafür braucht es { ISLAND($island, case: "beside") } { $needed } inaktive Novizen; vorhanden: { $have }.
 }
refusal-too-few-on-jetty = Dafür braucht es { $needed } Novizen auf dem Bootssteg; vorhanden: { $have }.
refusal-all-moved-already = Die Novizen { ISLAND($island, case: "beside") } sind schon gezogen; jeder zieht nur einmal.
refusal-same-island = Das Ziel muss eine andere Insel sein als { ISLAND($island, case: "the") }.
refusal-novice-for-novice = Die Gunst „Novize“ lässt sich nicht mit der Gunstmarke „Novize“ bezahlen.
refusal-token-cannot-enter = Die Gunstmarke „Novize“ ersetzt nicht den Novizen, der ein Tempelplättchen betritt.
refusal-reserve-empty = Im Vorrat ist kein Novize mehr.
refusal-no-shrine-left = Im Vorrat ist keine Kultstätte mehr.
refusal-own-shrine-there = Jeder Orden hat auf jeder Insel nur eine Kultstätte, und { ISLAND($island, case: "on") } steht schon eine.
refusal-not-on-herbs-island = Auf der Heilkräuterinsel selbst wirken die Heilkräuter nicht.
refusal-tile-not-in-game = Plättchen { $tile } ist nicht in dieser Partie.
refusal-tile-in-temple = Plättchen { $tile } liegt schon im Tempel.
refusal-tile-not-in-temple = Plättchen { $tile } liegt nicht im Tempel.
refusal-tile-occupied = { $order } hat einen Novizen auf Plättchen { $tile }.
refusal-tile-not-released = Plättchen { $tile } ist nicht freigegeben: Es liegt nicht zwischen Wächter und Bootssteg.
refusal-needs-bribery = Plättchen { $tile } ist noch nicht freigegeben; dafür braucht es die Gunstmarke „Bestechung“.
refusal-no-own-novice-on-tile = Der Orden hat keinen Novizen auf Plättchen { $tile }.
refusal-no-book-there = Auf Plättchen { $tile } liegt kein Buch.
refusal-book-already-there = Der Novize auf Plättchen { $tile } hat schon ein Buch.
refusal-not-own-novice = Ein Buch kommt nur zu einem Novizen des eigenen Ordens, und auf Plättchen { $tile } steht keiner.
refusal-beyond-last-seat = { $left ->
    [0] Die Zählscheibe liegt schon auf dem letzten Sitz im Priesterrat.
    [one] Bis zum letzten Sitz im Priesterrat fehlt nur noch { $left } Sitz.
   *[other] Bis zum letzten Sitz im Priesterrat fehlen nur noch { $left } Sitze.
 }
refusal-none-to-tire = Der Gegenspieler hat { ISLAND($island, case: "on") } keinen aktiven Novizen.
refusal-builder-elsewhere = Kultstätten entstehen nur beim Baumeister: { ISLAND($needed_island, case: "on") }, nicht { ISLAND($island, case: "on") }.
refusal-apostate-elsewhere = Den Abtrünnigen vertreiben nur Novizen seiner Insel, also { ISLAND($needed_island, case: "of") }, nicht { ISLAND($island, case: "of") }.
refusal-wrong-symbol = Plättchen { $tile } betreten nur Novizen { ISLAND($needed_island, case: "from") }, nicht { ISLAND($island, case: "from") }.
refusal-wrong-field = Plättchen { $tile } gehört auf Feld { $tile }, nicht auf Feld { $field }.
refusal-wrong-favour-island = Für diese Gunst braucht es Novizen { ISLAND($needed_island, case: "from") }, nicht { ISLAND($island, case: "from") }.
refusal-not-your-piece = Das gehört einem anderen Orden: { $order }.
refusal-no-such-action = Diese Aktion gibt es nicht.
