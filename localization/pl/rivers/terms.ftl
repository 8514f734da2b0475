### Jak nazywa się gra i kto gra.

game-title = Międzyrzecze
order-name = { $colour ->
    [heron] Czapla
    [ram] Baran
    [fish] Ryba
   *[palm] Palma
}
