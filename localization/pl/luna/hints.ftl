### Z czego składa się przewaga, obok pasków: krótko.

analysis-source = { $source ->
    [consecration] Uświęcenia
    [displacement] Przestawienia
    [temple] Nowicjusze w świątyni
    [books] Księgi mądrości
    [priestess] Kapłanka księżyca
    [apostate] Renegat
    [council] Rada kapłanów
    [shrines] Kaplice
    [favours] Przysługi
    [novices] Nowicjusze w gotowości
    [candles] Ostatni znacznik czasu
   *[now] Dotychczasowa przewaga
 }
