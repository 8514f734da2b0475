### Namen der Dinge. Eine Nachricht `thing-name` ist auch eine Funktion für Sätze: { ISLAND($island, case: "on") }.
### Schlüssel: Inseln und Gunstmarken  shrine herbs tides sailboat bribery book novice;  Orden  yellow red blue white.

## Inseln

# Der kurze Name auf dem Tisch.
island-name = { $island ->
    [shrine] Kultstätte
    [herbs] Heilkräuter
    [tides] Gezeiten
    [sailboat] Segelboot
    [bribery] Bestechung
    [book] Buch
   *[novice] Novize
 }
    .full = { island-kind }insel
    .the = die { island-kind }insel
    .of = der { island-kind }insel
    .on = auf der { island-kind }insel
    .start-on = Auf der { island-kind }insel
    .from = von der { island-kind }insel
    .onto = auf die { island-kind }insel
    .beside = neben der { island-kind }insel
    .to-beside = neben die { island-kind }insel
# Der Teil des vollen Namens, der die Inseln unterscheidet.
island-kind = { $island ->
    [shrine] Kultstätten
    [herbs] Heilkräuter
    [tides] Gezeiten
    [sailboat] Segelboot
    [bribery] Bestechungs
    [book] Bücher
   *[novice] Novizen
 }

## Gunstmarken, Orden, Figuren

favour-name = { $favour ->
    [shrine] Kultstätte
    [herbs] Heilkräuter
    [tides] Gezeiten
    [sailboat] Segelboot
    [bribery] Bestechung
    [book] Buch der Weisen
   *[novice] Novize
 }

# So heißt ein Orden, dessen Spieler keinen Namen hat: in Sätzen das Subjekt in der Einzahl.
order-name = { $colour ->
    [yellow] Gelb
    [red] Rot
    [blue] Blau
   *[white] Weiß
 }
opponent-name = Gegenspieler

figure-name = { $figure ->
    [priestess] Mondpriesterin
    [builder] Baumeister
    [apostate] Abtrünniger
    [guardian] Wächter
   *[start] Startspieler
 }
    .the = { $figure ->
    [priestess] die Mondpriesterin
    [builder] der Baumeister
    [apostate] der Abtrünnige
    [guardian] der Wächter
   *[start] der Startspieler
 }
    .start = { $figure ->
    [priestess] Die Mondpriesterin
    [builder] Der Baumeister
    [apostate] Der Abtrünnige
    [guardian] Der Wächter
   *[start] Der Startspieler
 }

## Tisch, Phasen, Aufbau

board-name = { $board ->
    [yellow] Gelber Tempelteil
    [blue] Blauer Tempelteil
    [red] Roter Tempelteil
   *[green] Grüner Tempelteil
 }

phase-name = { $phase ->
    [prepare] Vorbereitungsrunde
    [tire] Rundenbeginn
    [action] Aktionsphase
    [scoring] Wertungsphase
   *[over] Spielende
 }
round-name = Runde { $round }
level-name = Stufe { $level }
setup-name = { $setup ->
    [preset] Vorgegebene Startaufstellung
   *[free] Freier Aufbau
 }

## Gezähltes

count-novices = { $count ->
    [one] { $count } Novize
   *[other] { $count } Novizen
 }
count-points = { $count } Einfluss
count-seats = { $count ->
    [one] { $count } Sitz
   *[other] { $count } Sitze
 }
