### Gracze komputerowi: ich nazwy, sposób myślenia i siła.

bot-won = Wygrane z niższym poziomem: { $percent }% dwuosobowych partii próbnych (rozegrano { $games }).

## Kto gra zakonem

seat-person = Człowiek
seat-person-about = Gra przy tym ekranie myszą i klawiaturą.
seat-heading = { $order }: kto gra?
seats-open = Zmień graczy
seats-heading = Kto gra?
seats-note = Zmiana działa od razu: nowy gracz przejmuje wszystko, co zakon ma na stole.

## Gracz komputerowy przy stole

bot-acts = Ruch: { $name }
bot-thinks = { $name } rozmyśla…
