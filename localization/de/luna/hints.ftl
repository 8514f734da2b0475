### Woraus ein Vorsprung besteht, neben Balken: kurz.

analysis-source = { $source ->
    [consecration] Weihen
    [displacement] Verdrängung
    [temple] Novizen im Tempel
    [books] Bücher
    [priestess] Mondpriesterin
    [apostate] Abtrünniger
    [council] Priesterrat
    [shrines] Kultstätten
    [favours] Gunstmarken
    [novices] Novizen zur Hand
    [candles] Letzte Zeitmarke
   *[now] Bisheriger Vorsprung
 }
