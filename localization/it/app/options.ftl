### Opzioni, passaggio tra persone allo stesso tavolo, parole dei dialoghi.

## Passaggio: i nomi sono soggetti o stanno prima dei due punti; non ci si rivolge a nessuno.

hand-over-turn = Tocca a { $name }
hand-over-hint = Clic o barra spaziatrice per chiudere, R per rivederlo

## Anteprima

bar-preview = Anteprima

## Fine della partita

game-end-rematch = Rivincita

## Opzioni

options-open = Opzioni
options-heading = Opzioni
options-language = Lingua
options-window = Schermo
options-scale = Dimensione del testo
options-speed = Velocità delle animazioni
options-factor = { $factor }×
options-speed-instant = Immediata
options-motion = Animazioni
options-motion-full = Complete
options-motion-reduced = Ridotte
options-hand-over = Al cambio di giocatore
options-hand-over-banner = Avviso e riepilogo
options-hand-over-off = Niente
options-confirm = Fine di una mossa
options-confirm-off = Subito
options-confirm-on = Con Invio
options-tips = Consigli
options-tips-first = Prima partita
options-tips-always = Sempre
options-tips-never = Mai
options-music = Musica
options-effects = Effetti
options-sound = Audio
options-sound-on = Attivo
options-sound-off = Disattivato
options-percent = { $percent }%
options-back = Indietro
