### Avversari del computer: i nomi e il modo di pensare.

bot-name = { $level ->
    [random] Casuale
    [greedy] Ingordo
    [level-1] Vasaio
    [level-2] Pastore
    [level-3] Scriba
    [level-4] Architetto
    [level-5] Governatore
   *[other] { $level }
}
bot-about = { $level ->
    [level-1] Consigliato per la prima partita. Valuta azioni singole, non prevede i conflitti, raccoglie punti di qualsiasi colore.
    [level-2] Cura il suo colore più debole, ma valuta azioni singole e prende le rivolte troppo alla leggera.
    [level-3] Pianifica entrambe le azioni del turno e vede quali regni si minacciano a vicenda.
    [level-4] Mette in conto anche le risposte degli altri.
    [level-5] Prova moltissimi piani contro tutto ciò che gli altri possono avere in mano.
    [greedy] Sceglie la migliore azione singola.
   *[random] Fa una cosa qualsiasi tra quelle permesse.
}
# Il livello e una parola per la sua difficoltà.
bot-grade = { $level ->
    [level-1] Livello 1 · molto facile
    [level-2] Livello 2 · facile
    [level-3] Livello 3 · medio
    [level-4] Livello 4 · difficile
    [level-5] Livello 5 · molto difficile
   *[random] nessun livello
}
