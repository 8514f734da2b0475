### Computergegner: ihre Namen, wie sie denken und wie stark sie sind.

bot-won = Siege gegen die nächstniedrigere Stufe: { $percent } % von { $games } Testpartien zu zweit.

## Wer einen Orden spielt

seat-person = Mensch
seat-person-about = Spielt an diesem Bildschirm mit Maus und Tastatur.
seat-heading = Wer spielt { $order }?
seats-open = Spieler wechseln
seats-heading = Wer spielt?
seats-note = Ein Wechsel gilt sofort: Wer übernimmt, macht mit allem weiter, was der Orden hat.

## Ein Computergegner am Tisch

bot-acts = { $name } ist am Zug
bot-thinks = { $name } denkt nach …
