### Knöpfe, Aufforderungen und Fragen. Namen sind Subjekt oder stehen vor einem Doppelpunkt.

action-name = { $action ->
    [swap] Tauschen
    [withdraw] Zurückziehen
    [pass] Zug beenden
    [done] Abgeben
    [war] Krieg
    [commit] Unterstützen
    [build] Bauen
    [decline] Verzichten
   *[leave] Liegen lassen
 }
    .full = { $action ->
    [swap] Plättchen tauschen
    [withdraw] Anführer zurückziehen
    [pass] Zug beenden
    [done] Plättchen abgeben
    [war] Reihenfolge der Kriege
    [commit] Unterstützung aus der Hand
    [build] Monument bauen
    [decline] Kein Monument
   *[leave] Schatz liegen lassen
 }
action-help = { $action ->
    [swap] Beliebig viele Plättchen der Hand kommen verdeckt aus dem Spiel, ebenso viele werden aus dem Beutel gezogen.
    [withdraw] Ein Anführer kehrt vom Plan hinter den Sichtschirm zurück.
    [pass] Auf den Rest des Zuges wird verzichtet.
    [done] Die Plättchen auf dem Beutel kommen aus dem Spiel, ebenso viele werden gezogen.
    [war] Der Krieg dieser Farbe wird als nächster geführt.
    [commit] So viele Plättchen der passenden Farbe kommen aus der Hand zur eigenen Seite; wie es auch ausgeht, sie sind aus dem Spiel.
    [build] Die vier Plättchen des Quadrats werden umgedreht, darauf steht für immer das Monument.
    [decline] Das Quadrat bleibt, wie es ist; auf diesen vier Plättchen kann nie mehr gebaut werden.
   *[leave] Dieser Schatz bleibt auf dem Plan, alle anderen des Königreichs werden genommen.
 }

# On the button of the treasure that is to be left on the map.
action-stays = { $cell } bleibt
action-support = { $outcome ->
    [won] { $count } dazu: gewonnen { $own } : { $other }
    [lost] { $count } dazu: verloren { $own } : { $other }
   *[open] { $count } dazu: { $own } gegen { $other }
 }

choice-leader = { LEADER($leader, case: "start") } nach { $cell }
choice-withdraw = { LEADER($leader, case: "start") } zurückziehen
choice-tile = { TILE($tile, case: "start") } auf { $cell }
choice-catastrophe = Katastrophe auf { $cell }
choice-swap = { $tiles } tauschen
choice-pass = Zug beenden
choice-war = Als nächstes Krieg um { COLOUR($colour) }
choice-commit = { $count ->
    [0] Kein Plättchen auslegen
    [one] { $count } Plättchen auslegen
   *[other] { $count } Plättchen auslegen
 }
choice-build = { MONUMENT($monument, case: "start") } auf { $cell }
choice-decline = Kein Monument bauen
choice-leave = Den Schatz auf { $cell } liegen lassen

choices-title = { $what ->
    [number] Wie viele Plättchen?
    [monument] Welches Monument?
   *[way] Auf welche Weise?
 }

prompt-choice = { $what ->
    [number] { $name }: die Zahl der Plättchen wählen
   *[way] { $name }: eine der Möglichkeiten wählen
 }

## Worum der Spieler am Zug gebeten wird

prompt-turn = { $left ->
    [one] { $name }: zweite Aktion – Plättchen oder Anführer einsetzen oder einen Knopf wählen
   *[other] { $name }: erste von { $left } Aktionen – Plättchen oder Anführer einsetzen oder einen Knopf wählen
 }
prompt-giving = { $count ->
    [0] { $name }: die Plättchen auf den Beutel legen, die getauscht werden
    [one] { $name }: { $count } Plättchen liegt auf dem Beutel – mehr dazulegen oder abgeben
   *[other] { $name }: { $count } Plättchen liegen auf dem Beutel – mehr dazulegen oder abgeben
 }
prompt-withdraw = { $name }: den Anführer wählen, der hinter den Sichtschirm zurückkehrt
prompt-piece = { $piece ->
    [tile] { $name }: ein leuchtendes Feld für das Plättchen wählen, oder zum Tauschen den Beutel
    [leader] { $name }: ein leuchtendes Feld neben einem Tempel für den Anführer wählen
   *[catastrophe] { $name }: ein leuchtendes Feld für die Katastrophe wählen
 }
prompt-order = { $name }: mehrere Kriege stehen an – wählen, welcher als nächster geführt wird
# $own und $other: beide Seiten bisher; $need: der Satz aus prompt-need.
prompt-commit = { $kind ->
    [revolt] { $name }: { $own } gegen { $other } – Tempel aus der Hand auslegen? { $need }
   *[war] { $name }: { $own } gegen { $other } – Plättchen in { COLOUR($colour) } auslegen? { $need }
 }
# Wie viele Plättchen noch fehlen; bei Gleichstand gewinnt der Verteidiger. „short“: $held auf der Hand sind weniger.
prompt-need = { $side ->
    [short] { $held ->
        [0] Dort ist nichts, was hilft – verloren
        [one] Auch { $held } davon reicht nicht – besser behalten
       *[other] Auch alle { $held } reichen nicht – besser behalten
    }
    [attack] { $missing ->
        [0] Schon in Führung
        [one] Noch { $missing } bringt in Führung
       *[other] Noch { $missing } bringen in Führung
    }
   *[defence] { $missing ->
        [0] Es reicht schon
        [one] Noch { $missing } genügt
       *[other] Noch { $missing } genügen
    }
 }
prompt-build = { $name }: ein Monument für das Quadrat wählen oder verzichten
prompt-square = { $name }: das Quadrat wählen, auf dem das Monument stehen soll
prompt-leave = { $name }: den Schatz wählen, der auf dem Plan bleibt
