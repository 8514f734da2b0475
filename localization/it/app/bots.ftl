### Avversari del computer: i nomi, il modo di pensare e la forza.

bot-won = Vittorie contro il livello inferiore: { $percent }% di { $games } partite di prova a due.

## Chi gioca un Ordine

seat-person = Umano
seat-person-about = Gioca a questo schermo con mouse e tastiera.
seat-heading = Chi gioca: { $order }?
seats-open = Cambia giocatori
seats-heading = Chi gioca?
seats-note = Il cambio vale subito: chi subentra prosegue con tutto ciò che l’Ordine possiede.

## Un avversario del computer al tavolo

bot-acts = Tocca a { $name }
bot-thinks = { $name } sta pensando…
