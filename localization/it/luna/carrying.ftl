### Che cosa porterebbe il pezzo in mano: prima il guadagno, poi il costo, poi il Punteggio. Testi brevi: stanno accanto al puntatore.

gain-points = { $points } influenza
# The same of a consecration that displaces: its parts, the guardian’s value and 1 for each displaced novice.
gain-points-displacing = { $points } influenza ({ $guardian } dal Guardiano, { $displaced } dal rimpiazzo)
gain-displaces = rimpiazza { $name } sullo spazio { $tile }
gain-appoints = Novizio sulla tessera { $tile }
gain-then-consecrates = solo la Santificazione darà { $points } influenza
gain-consecrates-later = nel prossimo turno la Santificazione darà { $points } influenza; in questo serve un altro gettone Corruzione
gain-favour = gettone { FAVOUR($favour) }
gain-recruits = 1 nuovo Novizio { ISLAND($island, case: "beside") }
gain-builds = un proprio Santuario { ISLAND($island, case: "on") }, alla fine { $points } influenza
gain-places-shrine = primo Santuario { ISLAND($island, case: "on") }: lì basterà un Novizio invece di due
# Nella preparazione: ciò che si lascia qui resta subito; seguono $left coppie.
carrying-pair = 2 Novizi { ISLAND($island, case: "onto") }, poi { $left ->
    [one] l’ultima coppia
   *[other] altre { $left } coppie
}
gain-protects = il libro protegge poi lo spazio { $tile }
gain-unprotects = lo spazio { $tile } ({ $name }) lo perde
gain-threatened = { $name } sulla tessera { $tile } può rimpiazzarlo
gain-candle = { $left ->
    [0] ultimo gettone Tempo: il turno finisce
   *[other] gettoni Tempo che restano: { $left }
}
# La posizione raggiunta e quanta influenza vale alla fine.
gain-seat = posizione { $seat } (vale { $value })
gain-rank = { $rank }º posto nel Consiglio
gain-apostate = l’Apostata va { ISLAND($island, case: "onto") }
gain-travels = { $count ->
    [one] { $count } Novizio va { ISLAND($island, case: "to-beside") } e lì è inattivo
   *[other] { $count } Novizi vanno { ISLAND($island, case: "to-beside") } e lì sono inattivi
}
gain-sails = { $count ->
    [one] { $count } Novizio va in barca { ISLAND($island, case: "onto") } e resta attivo
   *[other] { $count } Novizi vanno in barca { ISLAND($island, case: "onto") } e restano attivi
}
gain-wakes = { $count ->
    [one] { $count } Novizio torna attivo
   *[other] { $count } Novizi tornano attivi
}

## Il costo

gain-tires = { $count ->
    [0] quelli usati diventano inattivi
    [one] { $count } Novizio diventa inattivo
   *[other] { $count } Novizi diventano inattivi
}
gain-spends = usa il gettone { FAVOUR($favour) }

## Che cosa ne segue: di quanto cambia il Punteggio di questo turno

gain-score = Punteggio di questo turno: { $parts }
gain-score-same = Punteggio di questo turno: invariato
gain-score-of = { $name }: { $parts }
gain-score-part = { $what ->
    [priestess] isola della Sacerdotessa della Luna { $points }
    [apostate] isola dell’Apostata { $points }
   *[temple] Tempio { $points }
}
gain-coming = lì nel prossimo turno: { $figures }
# Dove si portano più Novizi di quanti il luogo ne accolga.
gain-at-most = Qui al massimo { count-novices }
# Presso una meta che può voler dire due cose: le parole di due pulsanti.
sign-either = { $first } o { $second }

## Sulla scheda di una tessera o di un campo: che cosa vi accadrebbe

fact-would-displace = Entrando qui rimpiazza: { $names }
fact-threatened = Qui può ancora rimpiazzare la tessera: { $tiles }

## Che cosa l’azione di un altro Ordine ha cambiato per chi legge, come stanno ora le cose; sotto quell’azione

concerns-council = lì { $rank }º posto, davanti a te
# $fields sono quelli di $count Novizi nel Tempio.
concerns-threat = { $count ->
    [one] una volta santificato rimpiazza il tuo Novizio sullo spazio { $fields }
    [many] una volta santificato rimpiazza i tuoi Novizi sugli spazi { $fields }
   *[other] una volta santificato rimpiazza i tuoi Novizi sugli spazi { $fields }
 }
concerns-score = il tuo punteggio di questo turno cambia: { $parts }
