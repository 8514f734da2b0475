### La finestra dopo un errore imprevisto.

crash-heading = Qualcosa è andato storto
crash-sentence = Un errore imprevisto ha fermato la partita. Il programma può comunque proseguire.
crash-saved = La partita è salvata: “Continua” nella schermata iniziale la riprende dall’ultima azione.
crash-report = Un rapporto per gli sviluppatori si trova nella cartella { $folder }
crash-title = Alla schermata iniziale
crash-quit = Esci
