### Partite salvate: perché una non si è potuta salvare o aprire.

saves-open-elsewhere = Questa partita è aperta in un’altra finestra di Luna. Qui se ne può continuare una copia.

save-failure-open-elsewhere = { saves-open-elsewhere }
save-failure-damaged = Questa partita salvata è danneggiata e resta com’è.

record-damaged = il file è stato modificato o danneggiato: le righe precedenti non corrispondono più alla somma di controllo
record-nul-byte = questa riga contiene byte che non sono testo
record-newer-version = la registrazione proviene da una versione più recente di Luna (formato { $detail })
record-too-large = il file è troppo grande per una registrazione
record-empty = il file è vuoto
record-unreadable = il file non si può leggere ({ $detail })
record-no-such-game = la partita salvata “{ $detail }” non esiste più
