### Computergegner: ihre Namen und wie sie denken.

bot-name = { $level ->
    [random] Zufall
    [greedy] Raffzahn
    [level-1] Töpfer
    [level-2] Hirte
    [level-3] Schreiber
    [level-4] Architekt
    [level-5] Statthalter
   *[other] { $level }
}
bot-about = { $level ->
    [level-1] Für die erste Partie empfohlen. Wägt einzelne Aktionen ab, sieht keinen Konflikt kommen, sammelt Punkte gleich welcher Farbe.
    [level-2] Achtet auf die eigene schwächste Farbe, wägt aber nur einzelne Aktionen ab und nimmt Aufstände zu leicht.
    [level-3] Plant beide Aktionen eines Zuges und sieht, welche Königreiche einander bedrohen.
    [level-4] Rechnet auch mit den Antworten der anderen.
    [level-5] Probiert sehr viele Pläne gegen alles durch, was die anderen auf der Hand haben können.
    [greedy] Nimmt die beste einzelne Aktion.
   *[random] Tut irgendetwas Erlaubtes.
}
# Stufe und ein Wort dafür, wie schwer sie ist.
bot-grade = { $level ->
    [level-1] Stufe 1 · sehr leicht
    [level-2] Stufe 2 · leicht
    [level-3] Stufe 3 · mittel
    [level-4] Stufe 4 · schwer
    [level-5] Stufe 5 · sehr schwer
   *[random] ohne Stufe
}
