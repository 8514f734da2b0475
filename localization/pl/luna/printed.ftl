### Poprawianie nadrukowanych wartości: pola na obrazku i to, co jest w nich błędne.

new-game-board = { $own ->
    [yes] Wartości: { $name }
   *[no] { printed-shipped }
 }
# Po rundzie, liczbie graczy albo grze solo.
printed-variant = { $told } · { $name }

printed-why = Nie wszystko, co jest nadrukowane w grze planszowej, było znane przy tworzeniu tego wydania. Kto ma tę grę, może to tu poprawić i tak grać. Kłódka oznacza to, co jest znane.
printed-choose = Na obrazku można wybrać pole planszy świątyni, miejsce w radzie, kapłankę księżyca albo wyspę.
printed-is-known = Znane z tekstów zasad: tak zostaje.
printed-tile-swaps = Tam, gdzie dotąd była nowa liczba, stanie stara.
# $number: what was typed; $least and $most: what is possible in this field.
printed-refused = Liczba { $number } nie jest tu możliwa: od { $least } do { $most }.
printed-symbol-of-tile = Symbol
printed-priestess = Kapłanka księżyca dla dwóch lub trzech graczy idzie o { $first } { $first ->
    [one] wyspę
    [few] wyspy
    [many] wysp
   *[other] wyspy
 } i daje { $first } za pierwsze miejsce.
printed-place = { $number ->
    [2] Drugie miejsce
   *[3] Trzecie miejsce
 }
printed-first-position = Tutaj stoją kapłanka księżyca i po dwóch nowicjuszy każdego zakonu, jak mówią teksty zasad.
printed-figures-here = Tutaj zaczyna też

# Nazwy pól.
printed-field = { $board }, pole { $number }
printed-symbol = Symbol: { island-name }
printed-seat = Rada, miejsce { $number }
printed-council = Rada
printed-position = Gotowe rozstawienie, pozycja { $number }
printed-order = Gotowe rozstawienie, { order-name }

# Co jest błędne w polu.
printed-fault = { $field }: { $problem }
printed-known = musi być tak, jak mówią teksty zasad
printed-rising = dalsze miejsce nie może dawać więcej niż poprzednie
printed-falling = nie może być warte mniej niż poprzednie miejsce
printed-one-token = musi być tak samo przy dwóch i przy trzech graczach
printed-seat-value = jedno miejsce musi być warte 6
printed-one-low = musi mieć dokładnie jeden z żetonów od 1 do 4
printed-path = 28, 25, 23 i 21 leżą na żółtej lub niebieskiej planszy świątyni, 27, 26, 24 i 22 na czerwonej lub zielonej
printed-four-tiles = musi być na dokładnie czterech żetonach
printed-places = potrzebuje jednej kaplicy, czterech par nowicjuszy i dwóch żetonów łaski
printed-first-island = na pierwszej pozycji stoją po dwóch nowicjuszy każdego zakonu i kapłanka księżyca
