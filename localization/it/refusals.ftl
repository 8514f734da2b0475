### Perché qualcosa non è permesso: una frase per ogni motivo delle regole, mai in seconda persona.
### $island e $needed_island sono Isole, $favour è un Favore, $order il nome di un Ordine, il resto numeri.

refusal-game-over = La partita è finita.
refusal-preparation-first = Prima si gioca il Turno Preliminare.
refusal-preparation-over = Il Turno Preliminare è concluso.
refusal-shrine-first = Prima ogni Ordine piazza un Santuario.
refusal-pairs-now = Adesso si piazzano le quattro coppie di Novizi.
refusal-tire-first = Prima si sceglie un’Isola su cui i Novizi dell’avversario diventano inattivi.
refusal-tire-over = L’Isola dell’avversario si sceglie solo all’inizio di un turno.
refusal-solo-only = Questo esiste solo in solitario.
refusal-no-candles-in-solo = In solitario non ci sono gettoni Tempo: la Fase Azione si conclude con il pulsante “Fine fase”.
refusal-travel-open = { $kind ->
    [journey] Il Viaggio è cominciato: finché non è concluso non si può fare altro.
   *[tides] La Marea è cominciata: finché non è conclusa non si può fare altro.
 }
refusal-nothing-begun = Non è cominciato nessun Viaggio e nessuna Marea: non c’è nulla da concludere.
refusal-shrine-island-taken = { $order } ha un Santuario { ISLAND($island, case: "on") }, e nel Turno Preliminare ogni Isola ne accoglie uno solo.
refusal-herbs-island-banned = Con 2 giocatori e in solitario il primo Santuario non può stare sull’Isola delle Erbe.
refusal-pairs-on-own-shrine = { ISLAND($island, case: "start-on") } c’è già il Santuario dell’Ordine: lì non si piazzano coppie di Novizi.
refusal-blocked-by-apostate = L’Apostata si trova { ISLAND($island, case: "on") } e lì blocca questa azione.
refusal-token-not-owned = Serve il gettone { FAVOUR($favour) }, ma l’Ordine non ce l’ha.
refusal-favour-owned = L’Ordine ha già il gettone { FAVOUR($favour) }: ne è permesso uno solo per tipo.
refusal-herbs-taken = In solitario il Favore Erbe si può ottenere solo una volta per turno.
refusal-too-few-active = { $needed ->
    [one] Serve { $needed } Novizio attivo { ISLAND($island, case: "on") }; presenti: { $have }.
   *[other] Servono { $needed } Novizi attivi { ISLAND($island, case: "on") }; presenti: { $have }.
 }
refusal-too-few-inactive = { $needed ->
    [one] Serve { $needed } Novizio inattivo { ISLAND($island, case: "beside") }; presenti: { $have }.
   *[other] Servono { $needed } Novizi inattivi { ISLAND($island, case: "beside") }; presenti: { $have }.
 }
refusal-too-few-on-jetty = { $needed ->
    [one] Serve { $needed } Novizio sul Pontile; presenti: { $have }.
   *[other] Servono { $needed } Novizi sul Pontile; presenti: { $have }.
 }
refusal-all-moved-already = I Novizi { ISLAND($island, case: "beside") } si sono già spostati: ognuno si sposta una volta sola.
refusal-same-island = La destinazione deve essere diversa { ISLAND($island, case: "from") }.
refusal-novice-for-novice = Il gettone Novizio non si può usare per ottenere il Favore Novizio.
refusal-token-cannot-enter = Il gettone Novizio non sostituisce il Novizio che sale su una tessera Tempio.
refusal-reserve-empty = Nella riserva non ci sono più Novizi.
refusal-no-shrine-left = Nella riserva non ci sono più Santuari.
refusal-own-shrine-there = Ogni Ordine ha un solo Santuario per Isola, e { ISLAND($island, case: "on") } ce n’è già uno.
refusal-not-on-herbs-island = Sull’Isola delle Erbe stessa le Erbe non hanno effetto.
refusal-tile-not-in-game = La tessera { $tile } non è in questa partita.
refusal-tile-in-temple = La tessera { $tile } è già nel Tempio.
refusal-tile-not-in-temple = La tessera { $tile } non è nel Tempio.
refusal-tile-occupied = { $order } ha un Novizio sulla tessera { $tile }.
refusal-tile-not-released = La tessera { $tile } non è valida: non si trova fra il Guardiano e il Pontile.
refusal-needs-bribery = La tessera { $tile } non è ancora valida: serve il gettone Corruzione.
refusal-no-own-novice-on-tile = L’Ordine non ha Novizi sulla tessera { $tile }.
refusal-no-book-there = Sulla tessera { $tile } non c’è alcun Libro.
refusal-book-already-there = Il Novizio sulla tessera { $tile } ha già un Libro.
refusal-not-own-novice = Un Libro va solo a un Novizio del proprio Ordine, e sulla tessera { $tile } non ce n’è.
refusal-beyond-last-seat = { $left ->
    [0] Il pezzo è già sull’ultima posizione del Consiglio.
    [one] Fino all’ultima posizione del Consiglio ne resta solo { $left }.
   *[other] Fino all’ultima posizione del Consiglio ne restano solo { $left }.
 }
refusal-none-to-tire = L’avversario non ha Novizi attivi { ISLAND($island, case: "on") }.
refusal-builder-elsewhere = I Santuari sorgono solo dove si trova il Capomastro: { ISLAND($needed_island, case: "on") }, non { ISLAND($island, case: "on") }.
refusal-apostate-elsewhere = L’Apostata viene espulso solo dai Novizi della sua Isola: quelli { ISLAND($needed_island, case: "of") }, non quelli { ISLAND($island, case: "of") }.
refusal-wrong-symbol = Sulla tessera { $tile } salgono solo Novizi { ISLAND($needed_island, case: "of") }, non { ISLAND($island, case: "of") }.
refusal-wrong-field = Il posto della tessera { $tile } è lo spazio { $tile }, non lo spazio { $field }.
refusal-wrong-favour-island = Per questo Favore servono Novizi { ISLAND($needed_island, case: "of") }, non { ISLAND($island, case: "of") }.
refusal-not-your-piece = Questo pezzo è di un altro Ordine: { $order }.
refusal-no-such-action = Nel gioco non esiste un’azione simile.
