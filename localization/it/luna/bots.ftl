### Avversari del computer: i nomi e il modo di pensare.

bot-name = { $level ->
    [random] Casuale
    [level-1] Pellegrino
    [level-2] Servitore del Tempio
    [level-3] Sacerdote
    [level-4] Anziano
    [level-5] Sommo Sacerdote
    [level-6] Luna
   *[other] { $level }
}
bot-about = { $level ->
    [level-1] Valuta solo azioni singole, non parte mai per un Viaggio e spesso sceglie un’azione un po’ più debole.
    [level-2] Pianifica anche Viaggi interi, ma non guarda oltre la mossa in corso.
    [level-3] Prevede qualche mossa e ogni tanto sceglie un’azione un po’ più debole.
    [level-4] Guarda più lontano e mette in conto le risposte degli altri Ordini.
    [level-5] Prima di ogni mossa esamina moltissimi seguiti possibili.
    [level-6] Esamina ciò che il computer calcola in poco più di un secondo: uno più veloce gioca meglio.
   *[random] Fa una cosa qualsiasi tra quelle permesse.
}
