### Le statistiche delle partite di una persona.

statistics-open = Statistiche
statistics-heading = Statistiche
statistics-unnamed = Senza nome
statistics-none = Nessuna partita è ancora finita.
statistics-none-more = Dopo la prima qui si vedrà con quanto vantaggio, contro chi e da che cosa sono venuti i punti.
statistics-begin = Gioca una prima partita

# Large numbers, each with one of these words below.
statistics-number = { $number ->
    [games] Partite
    [won] Vinte
    [lead] Vantaggio medio
    [best] Vantaggio maggiore
    [streak] Vittorie di fila
   *[hints] Suggerimenti usati
 }
statistics-share = { $won } ({ $share }%)

# The graph: a bar for each game.
statistics-leads = Vantaggio in ogni partita
statistics-bars = Una barra per ciascuna delle ultime partite; la linea è la media di dieci.
statistics-day = { $day } { MONTH($month) } { $year }
statistics-game = { $day } · { $points } · { $lead }

statistics-kinds = Tipo di partita
statistics-all = Tutte le partite
statistics-seats = { $count } giocatori
statistics-levels = Contro il livello
statistics-level = { $number } · { $name }
statistics-no-level = Qui stanno le partite contro il solo computer, secondo il livello più alto.
statistics-column-won = Vinte
statistics-column-lead = Vantaggio
statistics-of = { $won } su { $games }

statistics-points = { $tab ->
    [lately] Perdite recenti
   *[earned] Da dove i punti
 }
statistics-points-about = { $tab ->
    [lately] Quanto avrebbe portato in più l’azione migliore, nelle partite analizzate.
    [no-lately] Finora niente: qui si raccoglie ciò che è costato punti nelle partite analizzate, dove i punti dicono qualcosa.
    [no-earned] Ancora niente da confrontare.
   *[earned] Punti per partita, a confronto con gli altri al tavolo.
 }

statistics-private = Le statistiche restano solo su questo computer e non vengono inviate da nessuna parte.
statistics-export = Esporta come tabella
statistics-exported = { $file } è nella cartella { $folder }
statistics-forget = { $sure ->
    [yes] Dimentica davvero tutto
   *[no] Dimentica tutto
 }
statistics-back = Indietro
