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
cli-preset = usa la disposizione prestabilita
cli-seed = numero che decide tutto ciò che è casuale
cli-bots = un giocatore virtuale per posto; disponibili: random, da level-1 a level-6
cli-games = numero di partite; il numero di --seed aumenta di 1 a ogni partita
cli-out = file per una partita, cartella per più partite
cli-solo-preset = una partita in solitario non ha disposizione prestabilita
cli-no-games = serve almeno una partita
cli-bots-count = { $needed ->
    [one] serve { $needed } giocatore virtuale, indicati: { $given }
   *[other] servono { $needed } giocatori virtuali, indicati: { $given }
}
cli-unknown-bot = non c’è un giocatore virtuale “{ $bot }”; disponibili: { $known }
cli-cannot-read = impossibile leggere { $file }: { $problem }
cli-cannot-write = impossibile scrivere { $file }: { $problem }

record-fault = { $line ->
    [0] La registrazione non è utilizzabile: { $reason }.
   *[other] Riga { $line }: { $reason }.
}
record-not-utf8 = questo non è testo UTF-8
record-no-divider = manca la riga “---” tra l’intestazione e le azioni
record-line-too-long = questa riga è troppo lunga per una registrazione
record-version = la registrazione ha il formato “{ $detail }”, questo programma legge il formato 1
record-other-board = la partita è stata giocata con altri valori stampati ({ $detail })
record-missing-header = qui ci si aspetta la riga di intestazione “{ $detail }”
record-unknown-header = questa riga di intestazione qui non è prevista ({ $detail })
record-bad-value = il valore “{ $detail }” qui non è possibile
record-unknown-action = non esiste l’azione “{ $detail }”
record-illegal-action = le regole vietano questa azione ({ $detail })
record-after-end = la partita era già finita ({ $detail })
