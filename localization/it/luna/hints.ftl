### Di che cosa è fatto un vantaggio, accanto a barre: breve.

analysis-source = { $source ->
    [consecration] Santificazioni
    [displacement] Rimpiazzi
    [temple] Tempio
    [books] Libri
    [priestess] Sacerdotessa
    [apostate] Apostata
    [council] Consiglio
    [shrines] Santuari
    [favours] Favori
    [novices] Novizi liberi
    [candles] Gettone Tempo
   *[now] Vantaggio ora
 }

## Che cosa si consiglia: l’atto come si esegue (senza punto), e a che cosa serve

advise-novices = { $count ->
    [one] un Novizio
   *[other] { $count } Novizi
 }
advise-inactive-novices = { $count ->
    [one] un Novizio inattivo
   *[other] { $count } Novizi inattivi
 }
# $from: island (da $source) o jetty (dal Pontile); $goal: lo spazio a cui va un libro.
advise-deed = { $deed ->
    [favor] Prendere un gettone Favore { ISLAND($source, case: "on") } (Favore)
    [recruit] Ottenere un nuovo Novizio { ISLAND($source, case: "on") } (Reclutamento)
    [shrine] Costruire un Santuario presso il Capomastro
    [herbs] Riattivare { advise-novices } { ISLAND($target, case: "on") } con il gettone “Erbe”
    [journey] Mandare in Viaggio { advise-novices } { ISLAND($source, case: "from") } { ISLAND($target, case: "to-beside") }
    [tides] { $from ->
        [jetty] Spostare con la Marea { advise-novices } dal Pontile { ISLAND($target, case: "to-beside") }
        [inactive] Spostare con la Marea { advise-inactive-novices } { ISLAND($source, case: "from") } { ISLAND($target, case: "to-beside") }
       *[island] Spostare con la Marea { advise-novices } { ISLAND($source, case: "from") } { ISLAND($target, case: "to-beside") }
    }
    [sail] { $from ->
        [jetty] Portare in barca { advise-novices } dal Pontile { ISLAND($target, case: "onto") }
       *[island] Portare in barca { advise-novices } { ISLAND($source, case: "from") } { ISLAND($target, case: "onto") }
    }
    [appoint] Trascinare un Novizio { ISLAND($source, case: "from") } sulla tessera { $tile } (Promozione)
    [consecrate] Trascinare il Novizio dalla tessera { $tile } nel Tempio (Santificazione)
    [book] Spostare il libro dallo spazio { $tile } allo spazio { $goal }
    [council] Avanzare nel Consiglio di { $count ->
        [one] una posizione
       *[other] { $count } posizioni
    }, { ISLAND($source, case: "from") }
    [expel] Espellere l’Apostata di { $count ->
        [one] un’Isola
       *[other] { $count } Isole
    }
    [meditate] Girare un gettone Tempo (Meditazione)
    [end] Concludere il turno
    [tire] Scegliere i Novizi dell’avversario { ISLAND($target, case: "on") }
    [place-shrine] Piazzare il primo Santuario { ISLAND($target, case: "on") }
    [place-pairs] Piazzare le coppie di Novizi su queste isole: { $pairs }
   *[done] Concludere il Viaggio
 }
# Di che tipo di azione si tratta e dove, prima di dire come.
advise-aim = { $deed ->
    [favor] Prendere il Favore { ISLAND($source, case: "on") }
    [recruit] Ottenere un nuovo Novizio { ISLAND($source, case: "on") }
    [shrine] Costruire un Santuario presso il Capomastro
    [herbs] Riattivare Novizi { ISLAND($target, case: "on") }
    [journey] Mandare Novizi in Viaggio { ISLAND($target, case: "to-beside") }
    [tides] Spostare Novizi con la Marea { ISLAND($target, case: "to-beside") }
    [sail] Portare Novizi in barca { ISLAND($target, case: "onto") }
    [appoint] Promuovere un Novizio alla tessera { $tile }
    [consecrate] Santificare il Novizio sulla tessera { $tile }
    [book] Spostare il libro nel Tempio
    [council] Avanzare nel Consiglio
    [expel] Espellere l’Apostata
    [meditate] Girare un gettone Tempo (Meditazione)
    [end] Concludere il turno
    [tire] Scegliere i Novizi dell’avversario { ISLAND($target, case: "on") }
    [place-shrine] Piazzare il primo Santuario { ISLAND($target, case: "on") }
    [place-pairs] Piazzare le coppie di Novizi
   *[done] Concludere il Viaggio
 }
# Un Viaggio o una Marea in cui non tutti fanno la stessa strada.
advise-ways = { ACTION($deed) }: { $ways }
advise-with-token = { $deed }, con il gettone “{ FAVOUR($favour) }”
# Lo stesso nel minor numero di parole, per le alternative; $from e $goal come sopra.
advise-brief = { $deed ->
    [favor] { ACTION($deed) }: { ISLAND($source) }
    [recruit] { ACTION($deed) }: { ISLAND($source) }
    [herbs] { ACTION($deed) }: { count-novices }, { ISLAND($target) }
    [journey] { ACTION($deed) }: { count-novices }, { ISLAND($source) } → { ISLAND($target) }
    [tides] { ACTION($deed) }: { count-novices }, { $from ->
        [jetty] Pontile
        [inactive] { ISLAND($source) } (inattivi)
       *[island] { ISLAND($source) }
    } → { ISLAND($target) }
    [sail] { ACTION($deed) }: { count-novices }, { $from ->
        [jetty] Pontile
       *[island] { ISLAND($source) }
    } → { ISLAND($target) }
    [appoint] { ACTION($deed) }: tessera { $tile }
    [consecrate] { ACTION($deed) }: tessera { $tile }
    [book] { ACTION($deed) }: spazio { $tile } → { $goal }
    [council] { ACTION($deed) }: { count-novices }, { ISLAND($source) }
    [expel] { ACTION($deed) }: { $count } { $count ->
        [one] Isola
       *[other] Isole
    }
    [tire] { ISLAND($target) }
    [place-shrine] { ACTION($deed) }: { ISLAND($target) }
    [place-pairs] { ACTION($deed) }: { $pairs }
   *[done] { ACTION($deed) }
 }
advise-brief-token = { $deed }, con il gettone “{ FAVOUR($favour) }”
# A che serve un gettone Favore in questo momento, anche nel primo turno guidato; [worth] = solo il suo punto.
advise-favour = { $use ->
    [shrine] Così si può costruire un Santuario presso il Capomastro: +4 influenza a fine partita.
    [herbs] Così due Novizi agiscono ancora nello stesso turno.
    [tides] Così si spostano anche i Novizi inattivi e quelli sul Pontile.
    [sailboat] Così due Novizi sono subito attivi su un’altra Isola.
    [bribery] Così si può avere una delle tessere successive prima che ci arrivi il Guardiano.
    [book] Così un Novizio nel Tempio riceve un Libro e non può più essere rimpiazzato.
    [novice] Così un’azione futura richiede un Novizio in meno.
   *[worth] Se non si usa, vale 1 influenza a fine partita.
 }
advise-reason = { $reason ->
    [first-shrine] Lì basta poi un Novizio invece di due per il Favore{ $count ->
        [0] { "" }
        [one] { " " }e per la tessera { $tiles }
       *[other] { " " }e per le tessere { $tiles }
    }.
    [pairs] Due Novizi insieme possono agire subito: nel turno 1 per il Favore della loro Isola{ $count ->
        [0] { "" }
        [one] { " " }o per la tessera { $tiles }
       *[other] { " " }o per le tessere { $tiles }
    }.
    [consecrate] Frutta subito { $points } influenza e poi 1 a ogni punteggio.
    [appoint] Presto si può santificare, il che frutta { $points } influenza.
    [appoint-later] Appena la tessera sarà valida, si potrà santificare.
    [favour] { advise-favour }
    [shrine] Vale +4 influenza a fine partita, e poi qui basta un Novizio per un Favore o una Promozione.
    [shrine-last] Vale +4 influenza a fine partita.
    [meditate-last] Conclude il turno e frutta { $points } influenza; gli altri non agiscono più.
    [council] La posizione { $seat } vale { $points } influenza a fine partita, e chi è davanti nel Consiglio vince i pareggi.
    [expel] Al punteggio fa una differenza di { $points } influenza.
    [expel-others] Lì costa influenza agli altri al punteggio: { $points }.
    [herbs] Così possono agire ancora una volta in questo turno.
    [book] Frutta { $points } influenza, e il Novizio non può più essere rimpiazzato.
    [book-only] Il Novizio non può più essere rimpiazzato.
    [travel-apostate] Dall’Apostata ogni Novizio costa influenza.
    [travel-tile] Nel prossimo turno lì bastano per la tessera { $tile }, la cui Santificazione frutta { $points } influenza.
    [travel-priestess] Nel prossimo turno { ISLAND($island, case: "on") } c’è la Sacerdotessa della Luna.
    [sail-tile] Così lì bastano per la tessera { $tile }, la cui Santificazione frutta { $points } influenza.
    [sail-priestess] Lì contano per la Sacerdotessa della Luna.
    [tire-later] Per ora costa più di altre Isole (il tuo vantaggio cambia di { $points }), ma entro la fine della partita rende di più.
   *[tire] Anche se il turno finisse ora, nessuna scelta sarebbe migliore: il tuo vantaggio cambia di { $points }.
 }
