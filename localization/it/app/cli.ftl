### La riga di comando e gli errori possibili in una registrazione.

cli-about = LUNA, il gioco da tavolo sul computer. Senza comando si apre il gioco.
cli-version = mostra la versione e il nucleo di regole in uso
cli-selftest = verifica che ci sia tutto ciò che serve al programma, poi esce
cli-version-line = luna { $version } ({ $kernel ->
    [compiled] nucleo di regole compilato
   *[interpreted] nucleo di regole interpretato
})
cli-language = lingua del gioco
cli-frame-log = scrive per ogni immagine i ms impiegati per disegnarla e quelli dal risveglio alla comparsa
cli-open = apre la partita di un file
cli-simulate = fa giocare i giocatori virtuali e registra le partite
cli-replay = legge una registrazione e ne mostra le posizioni
cli-json = mostra le posizioni in JSON, una per riga
cli-every = mostra ogni posizione, non solo l’ultima
cli-seat = mostra le posizioni come può conoscerle chi siede a un posto: il suo nome nella registrazione, oppure 1 per il primo, 0 per chi guarda soltanto
cli-game = quale gioco; noti: { $known }
cli-seed = numero che decide tutto ciò che è casuale
cli-games = numero di partite; il numero di --seed aumenta di 1 a ogni partita
cli-out = file per una partita, cartella per più partite
cli-command = COMANDO
cli-file = FILE
cli-path = PERCORSO
cli-no-games = serve almeno una partita
cli-bots-count = { $needed ->
    [one] serve { $needed } giocatore virtuale, indicati: { $given }
   *[other] servono { $needed } giocatori virtuali, indicati: { $given }
}
cli-unknown-bot = non c’è un giocatore virtuale “{ $bot }”; disponibili: { $known }
cli-unknown-character = non c’è un carattere “{ $character }”; disponibili: { $known }
cli-no-seat = { $count ->
    [one] questa partita ha { $count } posto
   *[other] questa partita ha { $count } posti
}
cli-cannot-read = impossibile leggere { $file }: { PROBLEM($problem) }
cli-cannot-write = impossibile scrivere { $file }: { PROBLEM($problem) }
cli-cannot-print = l’output non è arrivato a destinazione: { PROBLEM($problem) }

## Che cosa dice la riga di comando degli argomenti sbagliati; ciò che inizia con % lo inserisce il programma

usage-start = uso:
usage-arguments = argomenti
usage-options = opzioni
usage-help = mostra questo aiuto ed esce
usage-error = %(prog)s: errore: %(message)s
usage-argument = argomento %(argument_name)s: %(message)s
usage-one-needed = manca un valore
usage-bad-choice = %(value)r non è possibile, solo %(choices)s
usage-bad-number = %(value)r non è un numero intero
usage-required = mancano questi argomenti: %s
usage-one-of = serve uno degli argomenti %s
usage-not-with = non è possibile insieme a %s
usage-unknown = argomenti sconosciuti: %s
usage-ambiguous = %(option)s è ambiguo: %(matches)s
usage-no-value = non vuole un valore, nemmeno %r

## Che cosa dice il sistema di un file, all’interno di una frase

problem-name = { $problem ->
    [not-found] non esiste
    [denied] l’accesso non è consentito
    [folder] è una cartella
    [exists] il nome è già in uso
    [full] il disco è pieno
    [read-only] il disco è di sola lettura
    [too-many] ci sono troppi file aperti
    [long-name] il nome è troppo lungo
    [circle] i collegamenti girano in tondo
    [disk] il disco segnala un errore
    [busy] è in uso in un altro programma
   *[other] il sistema segnala un errore
 }

record-fault = { $line ->
    [0] La registrazione non è utilizzabile: { $reason }.
   *[other] Riga { $line }: { $reason }.
}
record-not-utf8 = questo non è testo UTF-8
record-no-divider = manca la riga “---” tra l’intestazione e le azioni
record-line-too-long = questa riga è troppo lunga per una registrazione
record-version = la registrazione ha il formato “{ $detail }”, questo programma legge il formato 1
record-other-board = la partita è stata giocata con valori stampati che questo file non contiene (“{ $detail }”, qui “{ $expected }”); il programma con cui è stata giocata può esportarla insieme a essi
record-unknown-board = la partita è stata giocata su un’altra mappa (“{ $detail }”, qui “{ $expected }”)
record-bad-board = i valori stampati di questa riga non sono possibili: “{ $detail }”
record-board-id = questi valori stampati non sono quelli di “{ $expected }” ma di “{ $detail }”: qualcuno li ha cambiati
record-other-count = qui c’è “{ $detail }”, ma al gioco appartiene “{ $expected }”
record-other-character = il carattere “{ $detail }” qui non è possibile; sono ammessi solo: { $expected }
record-missing-header = qui ci si aspetta la riga di intestazione “{ $detail }”
record-unknown-header = “{ $detail }” non è una riga di intestazione prevista qui; ci si aspetta “{ $expected }”
record-bad-value = il valore “{ $detail }” qui non è possibile
record-no-value = in questa riga manca un valore
record-unknown-action = non esiste l’azione “{ $detail }”
record-illegal-action = le regole vietano “{ $detail }”
record-after-end = la partita era già finita ({ $detail })
