### Una serata in solitario: tavoli per una persona, con stelle, e i tavoli del giorno.

alone-open = Serata in solitario
alone-heading = Serata in solitario
alone-tab = { $tab ->
    [day] Tavoli del giorno
    [puzzles] { puzzles-heading }
   *[tables] Tutti i tavoli
 }
alone-about = { $tab ->
    [day] Ogni giorno quattro tavoli nuovi, uguali per tutti, senza rete. Un giorno conta se uno di essi è stato portato a termine in quel giorno.
   *[tables] Tavoli di ogni tipo, prima i facili. Ciascuno si può ritentare quanto si vuole; conta il vantaggio maggiore alla fine.
 }
alone-back = Indietro

# The stars earned at the tables of a kind, and how many there are.
alone-stars = { $stars }/{ $of }
alone-table = tavolo { $number }
# $date: the day of the calendar.
alone-table-of-day = tavolo del { $date }
alone-against = Due ordini, contro { $name }

# The grades of a table, each with the least lead that it takes.
alone-grade = { $grade ->
    [gold] Oro
    [silver] Argento
   *[won] Vinto
 }
alone-from = da un vantaggio di { $lead }
# Where the lead that silver or gold takes is not known yet: in the same place.
alone-from-later = calcolato durante la partita
alone-known = Miglior risultato noto { $lead }
alone-known-games = Miglior partita del computer: { $lead }
alone-unknown = Miglior risultato: cercato durante la partita
alone-untried = Non ancora tentato
alone-own = Record personale { $lead } · { $count ->
    [one] { $count } tentativo
    [many] { $count } tentativi
   *[other] { $count } tentativi
 }
alone-hints = { $count ->
    [one] { $count } suggerimento
    [many] { $count } suggerimenti
   *[other] { $count } suggerimenti
 }
alone-play = Gioca
alone-again = Gioca di nuovo
alone-watch = Guarda la migliore partita nota
alone-watch-later = La migliore partita nota: dopo un tentativo

# The calendar. Weekdays are numbered from Monday on; there is room for three letters.
alone-month = { MONTH($month) } { $year }
alone-weekday = { $day ->
    [1] lun
    [2] mar
    [3] mer
    [4] gio
    [5] ven
    [6] sab
   *[7] dom
 }
alone-streak = { $count ->
    [one] { $count } giorno di fila
    [many] { $count } giorni di fila
   *[other] { $count } giorni di fila
 }
alone-today = { $begun ->
    [yes] Finisci un tavolo oggi e la serie continua.
   *[no] Finisci un tavolo oggi e comincia una serie.
 }

# Watching the best known: the way back, and the title of a game that goes on from there.
alone-leave = Torna ai tavoli
alone-branch = Dalla migliore partita nota

# At the end of a game at one of the tables: what was earned and what was still to be had.
alone-earned = { $grade ->
    [gold] Oro! Il miglior risultato noto qui è { $known }.
    [silver] Argento. L’oro parte da { $next }, il miglior risultato noto è { $known }.
    [won] Vinto. L’argento parte da { $next }, il miglior risultato noto è { $known }.
   *[lost] Non vinto. Il miglior risultato noto qui è { $known }.
 }
# Si aggiunge mentre lo si legge: quante delle ultime azioni nulla supera; possono essere tutto il turno.
alone-unsurpassed = { $whole ->
    [yes] Dimostrato: nell’ultimo turno non si poteva fare di meglio.
   *[no] { $count ->
        [one] Dimostrato: nell’ultima azione non si poteva fare di meglio.
        [many] Dimostrato: nelle ultime { $count } azioni non si poteva fare di meglio.
       *[other] Dimostrato: nelle ultime { $count } azioni non si poteva fare di meglio.
    }
 }

# Dove ciò che si è raggiunto in solitario non è sul disco.
reached-not-kept = { $reason ->
    [disk-full] Il disco è pieno. Gli ultimi risultati restano fino alla chiusura del programma e vengono salvati appena possibile.
    [read-only] La cartella non permette la scrittura. Gli ultimi risultati restano fino alla chiusura del programma e vengono salvati appena possibile.
   *[other] Non è possibile salvare. Gli ultimi risultati restano fino alla chiusura del programma e vengono salvati appena possibile.
 }
