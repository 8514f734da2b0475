### Correggere ciò che è stampato sui componenti di un gioco.

printed-open = Valori stampati
printed-heading = Valori stampati
printed-shipped = Valori forniti
printed-new = Valori nuovi
# Sotto il nome: se ciò che si vede sta in un file.
printed-state = { $state ->
    [changed] Non ancora salvati
    [unnamed] Non ancora salvati: serve un nome
    [kept] Salvati
   *[shipped] Forniti con il programma
 }
printed-name = Nome
printed-name-empty = Un nome per distinguerli
printed-how = Un clic sceglie un campo; rotella, cifre, + e − lo correggono. Tab porta ai pulsanti.
printed-elsewhere = Lì non c’è niente da correggere. Ciò che si può correggere riceve una cornice sotto il puntatore.

# Pulsanti, due per riga.
printed-save = Salva
printed-save-as = Salva nuovi
printed-reset = Ripristina
printed-delete = { $sure ->
    [yes] Elimina davvero
   *[no] Elimina
 }
printed-export = Esporta
printed-import = Importa
printed-back = { $sure ->
    [yes] Senza salvare
   *[no] Indietro
 }

printed-unsaved = Non è ancora salvato. Lo stesso pulsante un’altra volta prosegue senza salvare.
printed-kept = Salvato. Preparando una nuova partita si possono scegliere questi valori.
printed-is-reset = Sono di nuovo i valori forniti.
printed-deleted = Eliminato. Le partite giocate con questi valori continuano a contenerli.
printed-exported = Esportato in { $folder } come { $file }, e negli appunti.
printed-imported = Importato. “Salva” conserva questi valori.
# $folder: where the person’s own values lie.
printed-import-empty = Negli appunti non c’è testo. Un file NOME.toml si può anche trascinare sulla finestra o mettere in { $folder }: ‹ e › portano poi lì.
printed-wrong = Questi valori non sono possibili. L’errore è qui: “{ $field }”.

# Un file di valori che non si è potuto scrivere, eliminare, esportare o leggere.
printed-failed = { $reason ->
    [disk-full] Il disco è pieno: lì non è cambiato nulla.
    [read-only] La cartella non permette la scrittura: lì non è cambiato nulla.
   *[other] Il file non si può leggere o scrivere: lì non è cambiato nulla.
 }
