### Correggere i valori stampati: campi dell’immagine, e che cosa vi è di sbagliato.

new-game-board = { $own ->
    [yes] Valori: { $name }
   *[no] { printed-shipped }
 }
# Dopo un turno, un numero di giocatori o il gioco in solitario.
printed-variant = { $told } · { $name }

printed-why = Non tutto ciò che è stampato sul gioco da tavolo era noto per questa edizione. Chi lo possiede può correggerlo qui e giocare così. Un lucchetto segna ciò che è noto.
printed-choose = Nell’immagine si può scegliere uno spazio di una Tabella Tempio, una posizione del Consiglio, la Sacerdotessa della Luna o un’isola della disposizione prestabilita.
printed-is-known = Noto dai testi delle regole: resta com’è.
printed-tile-swaps = Dov’era il numero nuovo va quello vecchio.
# $number: what was typed; $least and $most: what is possible in this field.
printed-refused = { $number } qui non è possibile: da { $least } a { $most }.
printed-symbol-of-tile = Simbolo
printed-priestess = La Sacerdotessa della Luna per due o tre giocatori avanza di { $first } { $first ->
    [one] isola
   *[other] isole
 } e dà { $first } per il primo posto.
printed-place = { $number ->
    [2] Secondo posto
   *[3] Terzo posto
 }
printed-first-position = Qui stanno la Sacerdotessa della Luna e due novizi di ogni Ordine, come dicono i testi delle regole.
printed-figures-here = Qui comincia anche

# Nomi dei campi.
printed-field = { $board }, spazio { $number }
printed-symbol = Simbolo { island-name }
printed-seat = Consiglio, posizione { $number }
printed-council = Consiglio
printed-position = Disposizione prestabilita, posto { $number }
printed-order = Disposizione prestabilita, { order-name }

# Che cosa vi è di sbagliato in un campo.
printed-fault = { $field }: { $problem }
printed-known = dev’essere come dicono i testi delle regole
printed-rising = un posto successivo non può dare più del precedente
printed-falling = non può valere meno della posizione precedente
printed-one-token = dev’essere uguale con due e con tre giocatori
printed-seat-value = una posizione deve valere 6
printed-one-low = deve avere esattamente una delle tessere da 1 a 4
printed-path = 28, 25, 23 e 21 stanno sulla Tabella Tempio gialla o blu, 27, 26, 24 e 22 su quella rossa o verde
printed-four-tiles = dev’essere su esattamente quattro tessere
printed-places = richiede un Santuario, quattro coppie di novizi e due favori
printed-first-island = nel primo posto stanno due novizi di ogni Ordine e la Sacerdotessa della Luna
