### Avversari del computer: i nomi e il modo di pensare.

bot-name = { $level ->
    [random] Casuale
    [level-1] Pellegrino
    [level-2] Pescatore
    [level-3] Traghettatore
    [level-4] Timoniere
    [level-5] Astrologo
    [level-6] Oracolo
   *[other] { $level }
}
bot-about = { $level ->
    [level-1] Consigliato per la prima partita. Valuta azioni singole, non fa Viaggi, trascura qualche Isola, ama i Santuari.
    [level-2] Pianifica Viaggi interi, ma solo per la mossa in corso; a volte trascura un’Isola.
    [level-3] Prevede qualche mossa, ma ogni tanto trascura un’Isola.
    [level-4] Guarda più lontano e mette in conto le risposte degli altri Ordini.
    [level-5] Prima di ogni mossa esamina moltissimi seguiti possibili.
    [level-6] Esamina ciò che il computer calcola in poco più di un secondo: su uno più veloce gioca meglio.
   *[random] Fa una cosa qualsiasi tra quelle permesse.
}
# Il livello e una parola per la sua difficoltà.
bot-grade = { $level ->
    [level-1] Livello 1 · molto facile
    [level-2] Livello 2 · facile
    [level-3] Livello 3 · medio
    [level-4] Livello 4 · impegnativo
    [level-5] Livello 5 · difficile
    [level-6] Livello 6 · molto difficile
   *[random] nessun livello
}
# Che cosa preferisce, a ogni livello; [other] non ha preferenze.
character-name = { $character ->
    [zealot] Devoto
    [councillor] Consigliere
    [traveller] Viaggiatore
    [troublemaker] Guastafeste
   *[other] Equilibrato
}
character-about = { $character ->
    [zealot] Vuole nel Tempio quanti più Novizi possibile, e presto.
    [councillor] Sostiene il Consiglio di continuo: la posizione decide i pareggi e conta alla fine.
    [traveller] È sempre in viaggio, a piedi, in traghetto e in barca, verso la prossima Isola della Sacerdotessa.
    [troublemaker] Fa in modo che l’Apostata stia dove gli altri hanno Novizi e tolga loro influenza.
   *[other] Soppesa ogni cosa per quello che di solito rende.
}
character-note = Misurati ai livelli da 1 a 3, sono tutti forti più o meno uguali: cambia ciò che preferiscono.
