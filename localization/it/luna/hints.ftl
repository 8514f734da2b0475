### Di che cosa è fatto un vantaggio, accanto a barre: breve.

analysis-source = { $source ->
    [consecration] Santificazioni
    [displacement] Rimpiazzi
    [temple] Novizi nel Tempio
    [books] Libri della Saggezza
    [priestess] Sacerdotessa della Luna
    [apostate] Apostata
    [council] Consiglio
    [shrines] Santuari
    [favours] Favori
    [novices] Novizi a disposizione
    [candles] Ultimo gettone Tempo
   *[now] Vantaggio finora
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
    [appoint] Trascinare un Novizio sulla tessera { $tile } (Promozione)
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
    [end] Concludere la fase
    [tire] Scegliere i Novizi dell’avversario { ISLAND($target, case: "on") }
    [place-shrine] Piazzare il primo Santuario { ISLAND($target, case: "on") }
    [place-pairs] Piazzare le coppie di Novizi come mostrato: { $pairs }
   *[done] Concludere il Viaggio
 }
advise-with-token = { $deed }, con il gettone “{ FAVOUR($favour) }”
advise-reason = { $reason ->
    [consecrate] Frutta subito { $points } influenza e poi 1 a ogni punteggio.
    [appoint] In una delle mosse seguenti si può santificare: { $points } influenza.
    [appoint-later] Appena la tessera sarà valida, si potrà santificare.
    [favour] { $favour ->
        [shrine] Con questo gettone si costruisce un Santuario presso il Capomastro: +4 influenza a fine partita.
        [herbs] Con questo gettone due Novizi agiscono ancora nello stesso turno.
        [tides] Con questo gettone si spostano anche i Novizi inattivi e quelli sul Pontile.
        [sailboat] Con questo gettone due Novizi sono subito attivi su un’altra Isola.
        [bribery] Con questo gettone le tessere successive si hanno già adesso.
        [book] Con questo gettone un Novizio nel Tempio riceve un libro che lo protegge.
       *[novice] Con questo gettone un’azione futura risparmia un Novizio.
    }
    [shrine] Vale +4 influenza a fine partita, conta per la Sacerdotessa della Luna e qui fa risparmiare ogni volta un Novizio.
    [meditate-last] Conclude il turno e frutta { $points } influenza; gli altri non agiscono più.
    [meditate] Non costa Novizi e avvicina la fine del turno.
    [council] La posizione { $seat } vale { $points } influenza a fine partita, e chi è davanti vince i pareggi.
    [expel] Dove si trova, ogni Novizio costa influenza al punteggio.
    [herbs] Così in questo turno è possibile un’altra azione.
    [recruit] Così in ogni turno seguente agisce un Novizio in più.
    [book] Frutta { $points } influenza e protegge il Novizio dall’essere rimpiazzato.
    [travel-apostate] Presso l’Apostata ogni Novizio costerebbe influenza.
    [travel-tile] Nel prossimo turno { ISLAND($island, case: "on") } bastano per la tessera { $tile } e poi per santificare: { $points } influenza.
    [travel-priestess] Nel prossimo turno { ISLAND($island, case: "on") } c’è la Sacerdotessa della Luna.
    [sail-tile] Così { ISLAND($island, case: "on") } bastano per la tessera { $tile } e poi per santificare: { $points } influenza.
    [sail-priestess] Lì contano per la Sacerdotessa della Luna.
   *[tire] Entro la fine del turno il vantaggio cambia di { $points }.
 }
