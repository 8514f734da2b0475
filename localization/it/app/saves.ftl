### Partite salvate: perché una non si è potuta salvare o aprire.

saves-open-elsewhere = Questa partita è aperta in un’altra finestra di Luna. Qui se ne può continuare una copia.

save-failure-open-elsewhere = { saves-open-elsewhere }
save-failure-damaged = Questa partita salvata è danneggiata e resta com’è.

record-damaged = il file è stato modificato o danneggiato: le righe precedenti non corrispondono più alla somma di controllo
record-nul-byte = questa riga contiene byte che non sono testo
record-newer-version = la registrazione proviene da una versione più recente di Luna (formato { $detail })
record-too-large = il file è troppo grande per una registrazione
record-empty = il file è vuoto
record-unreadable = il file non si può leggere ({ PROBLEM($detail) })
record-not-a-file = qui c’è una cartella o un’altra cosa che non è un file
record-torn = qui il file s’interrompe
record-failing = il programma non riesce a elaborare questo file ({ $detail })
record-no-such-game = la partita salvata “{ $detail }” non esiste più

## L’elenco delle partite salvate

saved-open = Partite salvate
saved-heading = Partite salvate
saved-none = Nessuna partita è stata ancora salvata.
saved-nameless = Partita illeggibile
saved-play = Continua
saved-play-copy = Continua su una copia
saved-play-valid = Gioca la parte intatta
saved-look = Vedi il risultato
saved-rename = Rinomina
saved-done = Fatto
saved-export = Esporta
saved-delete = Elimina
saved-import = Importa dagli appunti
saved-undelete = Annulla eliminazione
saved-back = Indietro
saved-page = Pagina { $page } di { $pages }
saved-date = { $day } { MONTH($month) } { $year }, { $time }
saved-preparation = Turno Preliminare
saved-finished = Conclusa
saved-damaged = File danneggiato. { $fault }
saved-torn = Manca la fine del file. { $count ->
    [0] Nessuna azione è stata recuperata.
    [one] È stata recuperata { $count } azione.
   *[other] Sono state recuperate { $count } azioni.
 }
saved-earlier = { $fault } Si usa la versione precedente del file, con { $count ->
    [one] { $count } azione.
   *[other] { $count } azioni.
 }
saved-hint = Ogni partita si salva da sola. Un file con una partita trascinato sulla finestra entra nell’elenco.
saved-deleted = La partita è nel cestino. Finché questo elenco resta aperto, l’eliminazione si può annullare.
saved-restored = La partita è di nuovo nell’elenco.
saved-exported = La partita è negli appunti e in un file nella cartella { $folder }
saved-export-secrets = C’è tutta la partita, anche ciò che ai giocatori è nascosto.
saved-written = La partita è in un file nella cartella { $folder }
saved-imported = La partita ora è nell’elenco.
saved-imported-part = È stata importata solo la parte intatta della partita. { $fault }
saved-import-empty = Negli appunti non c’è testo. Serve il testo di una partita esportata.
saved-unreadable = Il file non si può leggere: { PROBLEM($problem) }

month-name = { $month ->
    [1] gennaio
    [2] febbraio
    [3] marzo
    [4] aprile
    [5] maggio
    [6] giugno
    [7] luglio
    [8] agosto
    [9] settembre
    [10] ottobre
    [11] novembre
   *[12] dicembre
 }
