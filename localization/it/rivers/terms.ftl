### Come si chiama il gioco e chi gioca.

game-title = Tra i fiumi
order-name = { $colour ->
    [heron] Airone
    [ram] Ariete
    [fish] Pesce
   *[palm] Palma
}
