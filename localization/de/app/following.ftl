### Den anderen folgen: wie schnell die Computergegner spielen, und was sie getan haben.

options-pace = Tempo der Computergegner
options-pace-kind = { $pace ->
    [slow] Langsam
    [fast] Schnell
    [click] Auf Klick
   *[normal] Normal
 }

# Am Tisch, wenn die Taste P das Tempo wechselt.
bot-pace = { $pace ->
    [slow] Computergegner: langsam
    [fast] Computergegner: schnell
    [click] Computergegner: auf Klick
   *[normal] Computergegner: normal
 }

# Unter dem Täfelchen mit der letzten Aktion, wenn die nächste auf einen Klick wartet.
deed-next = Weiter: Klick oder Leertaste
