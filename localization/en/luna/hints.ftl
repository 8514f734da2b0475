### What a lead is made of, beside bars: short.

analysis-source = { $source ->
    [consecration] Consecrations
    [displacement] Displacement
    [temple] Novices in the temple
    [books] Books
    [priestess] Moon Priestess
    [apostate] Apostate
    [council] Council
    [shrines] Shrines
    [favours] Favours
    [novices] Novices at hand
    [candles] Last candle
   *[now] Lead so far
 }
