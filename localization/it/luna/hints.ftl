### Di che cosa è fatto un vantaggio, accanto a barre: breve.

analysis-source = { $source ->
    [consecration] Santificazioni
    [displacement] Rimpiazzi
    [temple] Novizi nel Tempio
    [books] Libri della Saggezza
    [priestess] Sacerdotessa della Luna
    [apostate] Apostata
    [council] Consiglio
    [shrines] Santuari
    [favours] Favori
    [novices] Novizi a disposizione
    [candles] Ultimo gettone Tempo
   *[now] Vantaggio finora
 }
