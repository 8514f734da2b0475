### Il riepilogo: il gioco su un foglio. Le **parole** fra asterischi sono in evidenza.

overview-title = Riepilogo
overview-hint = Ogni voce porta al suo capitolo del regolamento. O oppure Esc per chiudere il foglio.
