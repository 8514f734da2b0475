### Come si chiama il gioco e chi gioca.

game-title = Tra i fiumi
game-subtitle = Dinastie nella terra dei due fiumi
title-notice = Progetto non ufficiale di appassionati. Regole da un gioco di Reiner Knizia, 1997. Testi e immagini sono tutti nuovi.
order-name = { $colour ->
    [heron] Airone
    [ram] Ariete
    [fish] Pesce
   *[palm] Palma
}
