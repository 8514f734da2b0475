### Gracze komputerowi: ich nazwy i sposób myślenia.

bot-name = { $level ->
    [random] Ślepy los
    [greedy] Łakomczuch
    [level-1] Garncarz
    [level-2] Pasterz
    [level-3] Skryba
    [level-4] Architekt
    [level-5] Namiestnik
   *[other] { $level }
}
bot-about = { $level ->
    [level-1] Polecany na pierwszą grę. Ocenia pojedyncze akcje, nie przewiduje konfliktów, zbiera punkty w dowolnym kolorze.
    [level-2] Dba o swój najsłabszy kolor, ale ocenia tylko pojedyncze akcje i lekceważy bunty.
    [level-3] Planuje obie akcje tury i widzi, które królestwa zagrażają sobie nawzajem.
    [level-4] Liczy się też z odpowiedziami innych.
    [level-5] Sprawdza bardzo wiele planów wobec wszystkiego, co inni mogą mieć na ręce.
    [greedy] Wybiera najlepszą pojedynczą akcję.
   *[random] Wykonuje dowolną dozwoloną akcję.
}
# Poziom i słowo o jego trudności.
bot-grade = { $level ->
    [level-1] Poziom 1 · bardzo łatwy
    [level-2] Poziom 2 · łatwy
    [level-3] Poziom 3 · średni
    [level-4] Poziom 4 · trudny
    [level-5] Poziom 5 · bardzo trudny
   *[random] bez poziomu
}
