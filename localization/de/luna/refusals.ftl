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
refusal-no-candles-in-solo = Im Solospiel gibt es keine Zeitmarken; die Runde endet mit dem Knopf „Runde beenden“.
refusal-travel-open = { $kind ->
    [journey] Die Reise hat begonnen; nichts anderes ist möglich, bis „{ ACTION("done") }“ sie beendet.
   *[tides] Die Gezeiten haben begonnen; nichts anderes ist möglich, bis „{ ACTION("done") }“ sie beendet.
 }
refusal-nothing-begun = Weder eine Reise noch die Gezeiten haben begonnen; da gibt es nichts zu beenden.
refusal-shrine-island-taken = { $order } hat { ISLAND($island, case: "on") } eine Kultstätte, und in der Vorbereitungsrunde ist auf jeder Insel nur eine erlaubt.
refusal-herbs-island-banned = Zu zweit und im Solospiel darf die erste Kultstätte nicht auf der Heilkräuterinsel stehen.
refusal-pairs-on-own-shrine = { ISLAND($island, case: "start-on") } steht die eigene Kultstätte des Ordens; dort wird kein Novizenpaar gesetzt.
    .you = { ISLAND($island, case: "start-on") } steht deine eigene Kultstätte; dort wird kein Novizenpaar gesetzt.
refusal-blocked-by-apostate = Der Abtrünnige steht { ISLAND($island, case: "on") } und blockiert dort diese Aktion.
refusal-token-not-owned = Dafür braucht es die Gunstmarke „{ FAVOUR($favour) }“, die der Orden nicht besitzt.
    .you = Dafür braucht es die Gunstmarke „{ FAVOUR($favour) }“, die du nicht besitzt.
refusal-favour-owned = Der Orden besitzt schon die Gunstmarke „{ FAVOUR($favour) }“; von jeder Sorte ist nur eine erlaubt.
    .you = Du besitzt schon die Gunstmarke „{ FAVOUR($favour) }“; von jeder Sorte ist nur eine erlaubt.
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
refusal-own-shrine-there = Kultstätten entstehen nur beim Baumeister, also { ISLAND($island, case: "on") }. Dort hat der Orden schon seine eine Kultstätte.
    .you = Kultstätten entstehen nur beim Baumeister, also { ISLAND($island, case: "on") }. Dort hast du schon deine eine Kultstätte.
refusal-not-on-herbs-island = Auf der Heilkräuterinsel selbst wirken die Heilkräuter nicht.
refusal-tile-not-in-game = Plättchen { $tile } ist nicht in dieser Partie.
refusal-tile-in-temple = Plättchen { $tile } liegt schon im Tempel.
refusal-tile-not-in-temple = Feld { $tile } ist leer; ein Buch kommt zu einem Novizen dieses Ordens im Tempel, der noch keines hat.
    .you = Feld { $tile } ist leer; ein Buch kommt zu einem deiner Novizen im Tempel, der noch keines hat.
refusal-tile-occupied = { $order } hat einen Novizen auf Plättchen { $tile }.
refusal-tile-not-released = Plättchen { $tile } ist nicht freigegeben: Es liegt nicht zwischen Wächter und Bootssteg.
refusal-needs-bribery = Plättchen { $tile } ist noch nicht freigegeben; dafür braucht es die Gunstmarke „Bestechung“.
refusal-no-own-novice-on-tile = Der Orden hat keinen Novizen auf Plättchen { $tile }.
    .you = Du hast keinen Novizen auf Plättchen { $tile }.
refusal-no-book-there = Auf Feld { $tile } liegt kein Buch.
refusal-book-already-there = Der Novize auf Feld { $tile } hat schon ein Buch.
refusal-not-own-novice = Ein Buch kommt nur zu einem Novizen des eigenen Ordens, und auf Feld { $tile } steht keiner.
    .you = Ein Buch kommt nur zu einem deiner eigenen Novizen, und auf Feld { $tile } steht keiner.
refusal-beyond-last-seat = { $left ->
    [0] Die Zählscheibe liegt schon auf dem letzten Sitz im Priesterrat.
    [one] Bis zum letzten Sitz im Priesterrat fehlt nur noch { $left } Sitz.
   *[other] Bis zum letzten Sitz im Priesterrat fehlen nur noch { $left } Sitze.
 }
refusal-none-to-tire = Der Gegenspieler hat { ISLAND($island, case: "on") } keinen aktiven Novizen.

## Was allen Aktionen im Weg steht, die ein Knopf oder eine Geste meinen könnte

# Steht in Klammern dabei, wo passende Novizen auf der Insel sind, die der Abtrünnige blockiert.
besides-blocked = { $blocked ->
    [none] { "" }
   *[other] { " " }(ohne { ISLAND($blocked, case: "the") }, die der Abtrünnige blockiert)
 }
refusal-no-favour = Auf keiner Insel, deren Gunst noch zu haben ist, stehen genügend aktive Novizen{ besides-blocked }.
refusal-no-recruit = { $needed ->
    [one] Auch mit der Gunstmarke „Novize“ braucht es dafür { $needed } aktiven Novizen auf einer Insel, und es gibt keinen{ besides-blocked }.
   *[other] Dafür braucht es { $needed } aktive Novizen auf derselben Insel, und auf keiner sind so viele{ besides-blocked }.
 }
refusal-none-to-wake = Neben keiner anderen Insel als der Heilkräuterinsel ist ein inaktiver Novize{ besides-blocked }.
refusal-none-active = Der Orden hat auf keiner Insel einen aktiven Novizen{ besides-blocked }.
    .you = Du hast auf keiner Insel einen aktiven Novizen{ besides-blocked }.
refusal-none-to-move = Es ist kein Novize mehr da, der ziehen könnte, weder auf oder neben einer Insel noch auf dem Bootssteg{ besides-blocked }.
refusal-none-to-sail = Der Orden hat weder auf einer Insel einen aktiven Novizen noch einen auf dem Bootssteg{ besides-blocked }.
    .you = Du hast weder auf einer Insel einen aktiven Novizen noch einen auf dem Bootssteg{ besides-blocked }.
refusal-no-tile-to-appoint = { $bribery ->
    [yes] Kein unbesetztes Plättchen, das freigegeben ist oder das die Bestechung öffnet, hat das Symbol einer Insel mit genügend aktiven Novizen{ besides-blocked }.
   *[no] Kein freigegebenes, unbesetztes Plättchen hat das Symbol einer Insel mit genügend aktiven Novizen{ besides-blocked }.
 }
refusal-none-on-path = Auf keinem Plättchen des Weges steht ein Novize dieses Ordens; dorthin kommt er durch die Ernennung.
    .you = Auf keinem Plättchen des Weges steht einer deiner Novizen; dorthin kommt er durch die Ernennung.
refusal-none-released = Die Novizen dieses Ordens auf dem Weg stehen auf Plättchen, die noch nicht freigegeben sind.
    .you = Deine Novizen auf dem Weg stehen auf Plättchen, die noch nicht freigegeben sind.
refusal-no-novice-without-book = Im Tempel steht kein Novize dieses Ordens ohne Buch, der eines bekommen könnte.
    .you = Im Tempel steht keiner deiner Novizen ohne Buch, der eines bekommen könnte.
refusal-no-use-for-book = Auf Feld { $tile } liegt kein Buch, und dort steht auch kein Novize dieses Ordens ohne Buch; nur zu einem solchen kommt es.
    .you = Auf Feld { $tile } liegt kein Buch, und dort steht auch keiner deiner Novizen ohne Buch; nur zu einem solchen kommt es.
refusal-bribery-opens-nothing = In der Gruppe, die die Bestechung öffnet, steht kein Novize dieses Ordens, und kein unbesetztes Plättchen hat dort das Symbol einer Insel mit genügend aktiven Novizen{ besides-blocked }.
    .you = In der Gruppe, die die Bestechung öffnet, steht keiner deiner Novizen, und kein unbesetztes Plättchen hat dort das Symbol einer Insel mit genügend aktiven Novizen{ besides-blocked }.
refusal-bribery-none-for = Die Bestechung öffnet kein unbesetztes Plättchen für Novizen { ISLAND($island, case: "from") }.
refusal-novice-token-idle = Die Gunstmarke „Novize“ ersetzt einen der Novizen, die eine Aktion braucht; eine solche Aktion ist hier jetzt nicht möglich.
refusal-inactive-need-token = Inaktive Novizen sind erst in der nächsten Runde wieder aktiv. Nur die Gunstmarken „Heilkräuter“ und „Gezeiten“ bewegen sie vorher, und der Orden besitzt keine von beiden.
    .you = Inaktive Novizen sind erst in der nächsten Runde wieder aktiv. Nur die Gunstmarken „Heilkräuter“ und „Gezeiten“ bewegen sie vorher, und du besitzt keine von beiden.
refusal-jetty-needs-token = Vom Bootssteg bringen nur die Gunstmarken „Gezeiten“ und „Segelboot“ Novizen auf eine Insel, und der Orden besitzt keine von beiden.
    .you = Vom Bootssteg bringen nur die Gunstmarken „Gezeiten“ und „Segelboot“ Novizen auf eine Insel, und du besitzt keine von beiden.

## Wohin keine Aktion eine Figur bringt: wozu die Figur oder der Ort da ist

refusal-builder-elsewhere = Kultstätten entstehen nur beim Baumeister: { ISLAND($needed_island, case: "on") }, nicht { ISLAND($island, case: "on") }.
refusal-apostate-elsewhere = Den Abtrünnigen vertreiben nur Novizen seiner Insel, also { ISLAND($needed_island, case: "of") }, nicht { ISLAND($island, case: "of") }.
refusal-wrong-symbol = Plättchen { $tile } betreten nur Novizen { ISLAND($needed_island, case: "from") }, nicht { ISLAND($island, case: "from") }.
refusal-wrong-field = Plättchen { $tile } gehört auf Feld { $tile }, nicht auf Feld { $field }.
refusal-wrong-favour-island = Für diese Gunst braucht es Novizen { ISLAND($needed_island, case: "from") }, nicht { ISLAND($island, case: "from") }.
refusal-not-your-piece = Das gehört einem anderen Orden: { $order }.
refusal-pair-there-already = { ISLAND($island, case: "start-on") } steht schon ein neues Paar; jedes kommt auf eine andere Insel.
refusal-bribery-elsewhere = Die Bestechung öffnet nur die Plättchen zwischen dem Wächter und dem nächsten Wächterplättchen; Plättchen { $tile } gehört nicht dazu.
refusal-tile-goes = Der Novize auf Plättchen { $tile } kommt auf Feld { $tile } im Tempel: Das ist seine Weihe.
refusal-piece-goes = { $piece ->
    [novice] Aktive Novizen kommen zu einer anderen Insel, zur Gunst ihrer Insel, auf ein Plättchen mit deren Symbol, zum Vorrat, zum Priesterrat oder zum Abtrünnigen auf ihrer Insel.
    [inactive] Inaktive Novizen kommen nur mit „Heilkräuter“ auf die eigene Insel oder mit „Gezeiten“ zu einer anderen.
    [jetty] Novizen auf dem Bootssteg kommen nur mit „Gezeiten“ oder „Segelboot“ zu einer Insel.
    [reserve] Ein Novize aus dem Vorrat kommt zu einer Insel; die Missionierung braucht dort aktive Novizen.
    [pairs] Jedes Novizenpaar kommt auf eine Insel.
    [shrines] Eine Kultstätte kommt zum Baumeister; das kostet die Gunstmarke „Kultstätte“.
    [first-shrine] Die erste Kultstätte kommt auf eine Insel.
    [field] Ein Buch kommt auf das Feld eines Novizen dieses Ordens, der noch keines hat.
    [favour] Eine Gunst kommt auf die Tafel des Ordens, der sie nimmt, oder die aktiven Novizen kommen zur Gunst.
    [token-shrine] Die Gunstmarke „Kultstätte“ kommt zum Baumeister und baut dort.
    [token-herbs] Die Gunstmarke „Heilkräuter“ macht Novizen aktiv: Sie kommt zu inaktiven Novizen oder auf deren Insel.
    [token-tides] Die Gunstmarke „Gezeiten“ kommt zuerst auf die Novizen, die ziehen sollen, dann auf die Insel, zu der sie ziehen.
    [token-sailboat] Die Gunstmarke „Segelboot“ kommt zuerst auf aktive Novizen oder auf solche am Bootssteg, dann auf die Insel, zu der sie segeln.
    [token-bribery] Die Gunstmarke „Bestechung“ kommt zuerst auf aktive Novizen, dann auf ein Plättchen der geöffneten Gruppe; oder auf einen Novizen dieser Gruppe, dann auf sein Feld.
    [token-book] Die Gunstmarke „Buch der Weisen“ kommt auf das Feld eines Novizen dieses Ordens, der noch kein Buch hat.
   *[token-novice] Die Gunstmarke „Novize“ kommt zu Novizen oder zu einer Gunst und ersetzt dort einen Novizen der Aktion; allein kommt sie zum Priesterrat oder zum Abtrünnigen.
 }
refusal-place-takes = { $place ->
    [candle] Zeitmarken werden angeklickt: Das ist die Meditation.
    [field] In den Tempel kommt ein Novize über den Weg: Er wird auf ein Plättchen ernannt und in einem späteren Zug geweiht.
    [builder] Gebaut wird mit der Gunstmarke „Kultstätte“: Sie kommt zum Baumeister.
    [priestess] Niemand bewegt die Mondpriesterin; Novizen kommen auf ihre Insel und zählen dort in der Wertung.
    [guardian] Der Wächter zieht nach jeder Runde von selbst; Novizen kommen auf die Plättchen des Weges.
   *[button] Figuren und Marken kommen auf Orte am Tisch; Knöpfe werden nur angeklickt.
 }
refusal-stays-put = { $piece ->
    [priestess] Die Mondpriesterin bewegt niemand: Nach der Wertung jeder Runde zieht sie von selbst weiter.
    [builder] Den Baumeister bewegt niemand: Nach der Wertung jeder Runde zieht er von selbst weiter.
    [apostate] Der Abtrünnige wird vertrieben: einen aktiven Novizen von seiner Insel auf ihn ziehen. Nach der Wertung zieht er von selbst weiter.
    [apostate-fixed] Auf Stufe 3 vertreibt niemand den Abtrünnigen: Er zieht nur nach der Wertung weiter, von selbst.
    [guardian] Den Wächter bewegt niemand: Nach jeder Runde geht er von selbst zum nächsten Wächterplättchen.
    [disc] Die Zählscheibe rückt vor, wenn Novizen auf den Priesterrat gezogen werden: für jeden um einen Sitz.
    [standing-shrine] Eine Kultstätte bleibt bis zum Ende der Partie, wo sie steht.
    [in-temple] Wer im Tempel ist, bleibt dort, solange ihn niemand verdrängt.
    [temple-book] Ein Buch im Tempel versetzt nur die Gunstmarke „Buch der Weisen“.
    [guardian-tile] Wächterplättchen bleiben liegen, bis der Wächter weitergeht.
    [start] Die Startspielerfigur wechselt höchstens am Ende einer Runde, von selbst.
    [held] Die eigenen Gunstmarken liegen unten in der Leiste: von dort ziehen oder dort anklicken.
   *[tile] Ein Plättchen kommt nur mit einem Novizen in den Tempel: erst einen darauf ziehen (Ernennung), dann beide auf das Feld (Weihe).
 }
refusal-button-waits = { ACTION($action, case: "full") }: Weiter geht es nur mit den leuchtenden Orten.
