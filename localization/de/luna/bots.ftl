### Computergegner: ihre Namen und wie sie denken.

bot-name = { $level ->
    [random] Zufall
    [level-1] Pilger
    [level-2] Fischer
    [level-3] Fährmann
    [level-4] Lotse
    [level-5] Sterndeuter
    [level-6] Orakel
   *[other] { $level }
}
bot-about = { $level ->
    [level-1] Für die erste Partie empfohlen. Wägt einzelne Aktionen ab, reist nie, übersieht Inseln, liebt Kultstätten.
    [level-2] Plant ganze Reisen, aber nur für den eigenen Zug; übersieht manchmal eine Insel.
    [level-3] Denkt ein paar Züge voraus, übersieht aber ab und zu eine Insel.
    [level-4] Denkt weiter voraus und rechnet mit den Antworten der anderen Orden.
    [level-5] Prüft vor jedem Zug sehr viele mögliche Fortsetzungen.
    [level-6] Prüft so viel, wie der Rechner in gut einer Sekunde schafft: Auf einem schnelleren spielt es besser.
   *[random] Tut irgendetwas Erlaubtes.
}
# Stufe und ein Wort dafür, wie schwer sie ist.
bot-grade = { $level ->
    [level-1] Stufe 1 · sehr leicht
    [level-2] Stufe 2 · leicht
    [level-3] Stufe 3 · mittel
    [level-4] Stufe 4 · anspruchsvoll
    [level-5] Stufe 5 · schwer
    [level-6] Stufe 6 · sehr schwer
   *[random] ohne Stufe
}
# Was ein Computergegner mag, auf jeder Stufe; [other] hat keine eigene Vorliebe.
character-name = { $character ->
    [zealot] Tempeldiener
    [councillor] Ratsherr
    [traveller] Reisender
    [troublemaker] Störenfried
   *[other] Ausgewogen
}
character-about = { $character ->
    [zealot] Will möglichst früh möglichst viele Novizen im Tempel haben.
    [councillor] Unterstützt immer wieder den Priesterrat: Der Sitz gewinnt Gleichstände und zählt am Ende.
    [traveller] Ist viel unterwegs: zu Fuß, mit Fähre und Segelboot, dorthin, wo die Mondpriesterin als Nächstes ist.
    [troublemaker] Sorgt dafür, dass der Abtrünnige bei den Novizen der anderen steht und ihnen Einfluss nimmt.
   *[other] Wägt alles nach dem ab, was es gewöhnlich einbringt.
}
character-note = Auf den Stufen 1 bis 3 gemessen sind alle etwa gleich stark; sie unterscheiden sich in dem, was sie mögen.
