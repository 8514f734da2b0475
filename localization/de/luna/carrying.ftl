### Was das Getragene brächte: zuerst der Gewinn, dann was es kostet, dann was die Wertung daraus macht. Kurz: Es steht am Zeiger.

gain-points = { $points } Einfluss
# The same of a consecration that displaces: its parts, the guardian’s value and 1 for each displaced novice.
gain-points-displacing = { $points } Einfluss ({ $guardian } vom Wächter, { $displaced } fürs Verdrängen)
gain-displaces = verdrängt { $name } von Feld { $tile }
gain-appoints = Novize auf Plättchen { $tile }
gain-then-consecrates = erst die Weihe bringt { $points } Einfluss
gain-consecrates-later = nächste Runde bringt die Weihe { $points } Einfluss; in dieser kostet sie noch eine Gunstmarke „Bestechung“
gain-favour = Gunstmarke „{ FAVOUR($favour) }“
gain-recruits = 1 neuer Novize { ISLAND($island, case: "beside") }
gain-builds = eigene Kultstätte { ISLAND($island, case: "on") }, am Ende { $points } Einfluss
gain-places-shrine = erste Kultstätte { ISLAND($island, case: "on") }: Dort genügt dann ein Novize statt zwei
# In der Vorbereitung: was hier losgelassen wird, steht sogleich; $left Paare folgen noch.
carrying-pair = 2 Novizen { ISLAND($island, case: "onto") }, danach { $left ->
    [one] das letzte Paar
   *[other] noch { $left } Paare
}
gain-protects = das Buch schützt dann Feld { $tile }
gain-unprotects = Feld { $tile } ({ $name }) verliert es
gain-threatened = { $name } auf Plättchen { $tile } kann ihn verdrängen
gain-candle = { $left ->
    [0] letzte Zeitmarke: Die Runde endet
   *[other] danach übrige Zeitmarken: { $left }
}
# Der erreichte Sitz und wie viel Einfluss er am Ende wert ist.
gain-seat = Sitz { $seat } (Wert { $value })
gain-rank = { $rank }. Platz im Priesterrat
gain-apostate = der Abtrünnige steht dann { ISLAND($island, case: "on") }
gain-travels = { $count ->
    [one] { $count } Novize zieht { ISLAND($island, case: "to-beside") } und ist dort inaktiv
   *[other] { $count } Novizen ziehen { ISLAND($island, case: "to-beside") } und sind dort inaktiv
}
gain-sails = { $count ->
    [one] { $count } Novize segelt { ISLAND($island, case: "onto") } und bleibt aktiv
   *[other] { $count } Novizen segeln { ISLAND($island, case: "onto") } und bleiben aktiv
}
gain-wakes = { $count ->
    [one] { $count } Novize wird aktiv
   *[other] { $count } Novizen werden aktiv
}

## Was es kostet

gain-tires = { $count ->
    [0] die eingesetzten werden inaktiv
    [one] { $count } Novize wird inaktiv
   *[other] { $count } Novizen werden inaktiv
}
gain-spends = kostet die Gunstmarke „{ FAVOUR($favour) }“

## Was folgt: um wie viel sich die Wertung dieser Runde ändert

gain-score = Wertung dieser Runde: { $parts }
gain-score-same = Wertung dieser Runde: unverändert
gain-score-of = { $name }: { $parts }
gain-score-part = { $what ->
    [priestess] Insel der Mondpriesterin { $points }
    [apostate] Insel des Abtrünnigen { $points }
   *[temple] Tempel { $points }
}
gain-coming = nächste Runde dort: { $figures }
# Wo mehr Novizen in der Hand sind, als der Ort aufnimmt.
gain-at-most = Hier höchstens { count-novices }
# An einem Ziel, das zweierlei heißen kann: die Wörter zweier Knöpfe.
sign-either = { $first } oder { $second }

## Auf der Karte eines Plättchens oder Feldes: was dort geschähe

fact-would-displace = Hier eingezogen, verdrängt es: { $names }
fact-threatened = Verdrängen kann hier noch: Plättchen { $tiles }

## Was die Aktion eines anderen Ordens nach jetzigem Stand für die Person ändert, die es liest; unter dieser Aktion

concerns-council = dort { $rank }. Platz, vor dir
# $fields sind die von $count Novizen im Tempel.
concerns-threat = { $count ->
    [one] geweiht verdrängt er deinen Novizen auf Feld { $fields }
   *[other] geweiht verdrängt er deine Novizen auf den Feldern { $fields }
 }
concerns-score = deine Wertung dieser Runde ändert sich: { $parts }
