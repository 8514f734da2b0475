### Computergegner: ihre Namen und wie sie denken.

bot-name = { $level ->
    [random] Zufall
    [level-1] Pilger
    [level-2] Tempeldiener
    [level-3] Priester
    [level-4] Ältester
    [level-5] Hohepriester
    [level-6] Luna
   *[other] { $level }
}
bot-about = { $level ->
    [level-1] Wägt nur einzelne Aktionen ab, reist nie und wählt oft eine etwas schwächere.
    [level-2] Plant auch ganze Reisen, denkt aber nicht über den eigenen Zug hinaus.
    [level-3] Denkt ein paar Züge voraus und wählt ab und zu eine etwas schwächere Aktion.
    [level-4] Denkt weiter voraus und rechnet mit den Antworten der anderen Orden.
    [level-5] Prüft vor jedem Zug sehr viele Fortsetzungen.
    [level-6] Prüft, was der Computer in gut einer Sekunde schafft: Ein schnellerer spielt besser.
   *[random] Tut irgendetwas Erlaubtes.
}
