### La finestra dopo un errore imprevisto.

crash-heading = Qualcosa è andato storto
crash-sentence = Un errore imprevisto ha fermato la partita. Il programma può comunque proseguire.
crash-saved = La partita è salvata: “Continua” nella schermata iniziale la riprende dall’ultima azione.
crash-report = Un rapporto per gli sviluppatori si trova nella cartella { $folder }
# Also at the head of the report itself. $game: none, open (all players see the same) or secret (with hidden hands).
crash-holds = { $game ->
    [none] Il rapporto contiene l’errore, la versione e il sistema, ma nessuna partita.
    [open] Il rapporto contiene l’errore, la versione e il sistema, e tutta l’ultima partita con i nomi dei giocatori.
   *[secret] Il rapporto contiene l’errore, la versione e il sistema, e tutta l’ultima partita con i nomi dei giocatori, anche ciò che a loro è nascosto.
 }
crash-title = Alla schermata iniziale
crash-quit = Esci
