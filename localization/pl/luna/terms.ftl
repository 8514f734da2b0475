### Nazwy rzeczy. Komunikat `thing-name` jest też funkcją dla zdań: { ISLAND($island, case: "on") }.
### Klucze: wyspy i przysługi  shrine herbs tides sailboat bribery book novice;  zakony  yellow red blue white.

## Wyspy

# Krótka nazwa na stole.
island-name = { $island ->
    [shrine] Kaplica
    [herbs] Zioła
    [tides] Pływ
    [sailboat] Żaglówka
    [bribery] Przekupstwo
    [book] Księga
   *[novice] Nowicjusz
 }
    .full = Wyspa { island-kind }
    .the = wyspa { island-kind }
    .of = wyspy { island-kind }
    .on = na wyspie { island-kind }
    .start-on = Na wyspie { island-kind }
    .from = z wyspy { island-kind }
    .onto = na wyspę { island-kind }
    .beside = obok wyspy { island-kind }
    .to-beside = do wyspy { island-kind }
# Część pełnej nazwy, która odróżnia wyspy.
island-kind = { $island ->
    [shrine] kaplic
    [herbs] ziół
    [tides] pływów
    [sailboat] żaglówek
    [bribery] przekupstwa
    [book] ksiąg
   *[novice] nowicjuszy
 }

## Przysługi, zakony, figury

favour-name = { $favour ->
    [shrine] Kaplica
    [herbs] Zioła
    [tides] Pływ
    [sailboat] Żaglówka
    [bribery] Przekupstwo
    [book] Księga mądrości
   *[novice] Nowicjusz
 }

# Nazwa zakonu, którego gracz nie podał imienia: podmiot zdań w liczbie pojedynczej.
order-name = { $colour ->
    [yellow] Żółty
    [red] Czerwony
    [blue] Niebieski
   *[white] Biały
 }
opponent-name = Przeciwnik

figure-name = { $figure ->
    [priestess] Kapłanka księżyca
    [builder] Kierownik budowy
    [apostate] Renegat
    [guardian] Strażnik
   *[start] Gracz rozpoczynający
 }
    .the = { $figure ->
    [priestess] kapłanka księżyca
    [builder] kierownik budowy
    [apostate] renegat
    [guardian] strażnik
   *[start] gracz rozpoczynający
 }
    .start = { $figure ->
    [priestess] Kapłanka księżyca
    [builder] Kierownik budowy
    [apostate] Renegat
    [guardian] Strażnik
   *[start] Gracz rozpoczynający
 }

## Stół, fazy, przygotowanie

board-name = { $board ->
    [yellow] Żółta plansza świątyni
    [blue] Niebieska plansza świątyni
    [red] Czerwona plansza świątyni
   *[green] Zielona plansza świątyni
 }

phase-name = { $phase ->
    [prepare] Runda wstępna
    [tire] Początek rundy
    [action] Faza akcji
    [scoring] Faza punktowania
   *[over] Koniec gry
 }
round-name = Runda { $round }
level-name = Poziom { $level }
setup-name = { $setup ->
    [preset] Gotowe rozstawienie
   *[free] Swobodne rozstawienie
 }

## Rzeczy liczone

count-novices = { $count ->
    [one] { $count } nowicjusz
    [few] { $count } nowicjuszy
    [many] { $count } nowicjuszy
   *[other] { $count } nowicjusza
 }
count-points = { $count ->
    [one] { $count } punkt wpływów
    [few] { $count } punkty wpływów
    [many] { $count } punktów wpływów
   *[other] { $count } punktu wpływów
 }
count-seats = { $count ->
    [one] { $count } miejsce
    [few] { $count } miejsca
    [many] { $count } miejsc
   *[other] { $count } miejsca
 }
