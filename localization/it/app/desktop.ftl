### Ciò che la scrivania mostra del programma installato e ciò che dice l’installazione.

desktop-kind = Gioco da tavolo
desktop-comment = Gioco di strategia sul tempio della Sacerdotessa della Luna, da una a quattro persone
desktop-file = Partita di Luna

install-done = Luna è installato: si trova nel menu tra i giochi, e i file con estensione .luna si aprono con esso.
install-updated = Luna è stato installato di nuovo. Partite salvate e opzioni sono rimaste come prima.
install-removed = Luna è stato rimosso. Partite salvate e opzioni ci sono ancora.
install-incomplete = Questa cartella non è completa. Occorre estrarre tutto l’archivio e avviare install.sh al suo interno.
install-absent = Luna non è installato in { $folder }.
install-foreign = { $folder } non proviene da questa installazione e resta com’è. Occorre spostarla altrove e ricominciare.
install-failed = Non è stato possibile installare Luna in { $folder }.
