### Le opzioni.

options-open = Opzioni
options-heading = Opzioni
options-group = { $group ->
    [display] Lingua e immagine
    [play] Svolgimento
    [help] Aiuto
   *[sound] Audio
 }
options-language = Lingua
options-window = Schermo
options-scale = Dimensione del testo
options-speed = Velocità delle animazioni
options-factor = { $factor }×
options-speed-instant = Immediata
options-motion = Animazioni
options-motion-full = Complete
options-motion-reduced = Ridotte
options-ahead = Il computer pensa
options-ahead-on = Anche quando tocca ad altri
options-ahead-off = Solo quando tocca a lui
options-hand-over = Ultime mosse degli altri
options-hand-over-banner = Mostra al turno successivo
options-hand-over-off = Solo con R
options-confirm = Fine di una mossa
options-confirm-off = Subito
options-confirm-on = Con Invio
options-tips = Consigli
options-tips-first = Prima partita
options-tips-always = Sempre
options-tips-never = Mai
options-tips-again = Da capo
options-music = Musica
options-effects = Effetti
options-sound = Audio
options-sound-on = Attivo
options-sound-off = Disattivato
options-percent = { $percent }%
options-back = Indietro
