### Parole sul tavolo di Luna: barra in alto, pannelli, inviti, che cosa porterebbe un’azione. Corte: lo spazio è poco.

table-title = Luna
table-round = Turno
table-preparation = Preparazione
table-guardian = Guardiano
table-candles = Tempo
table-last-candle = Ultimo gettone Tempo

panel-turn = gioca ora
panel-supply = Riserva
panel-council = { $rank }º posto

# Sopra i Gettoni Favore nella barra: quelli dell’unica persona allo schermo, o di chi sono.
bar-tokens = { $whose ->
    [own] I tuoi Gettoni Favore
   *[named] { $name }: Gettoni Favore
}

prompt-place-shrine = { $name }: trascinare il primo Santuario dalla riserva su un’Isola o fare clic su un’Isola
prompt-place-pairs = { $left ->
    [one] { $name }: piazzare l’ultima coppia di Novizi su un’Isola
   *[other] { $name }: piazzare { $left } coppie di Novizi, ognuna su un’Isola diversa
}
prompt-tire = { $name }: scegliere l’Isola su cui i Novizi dell’avversario diventano inattivi
prompt-turn = { $when ->
    [last-candle] { $what ->
        [consecrate] { $name }: il prossimo gettone Tempo conclude il turno – prima santificare
        [only] { $name }: resta solo la Meditazione – il prossimo gettone Tempo conclude il turno
       *[any] { $name }: il prossimo gettone Tempo conclude il turno
    }
    [last-round] { $what ->
        [consecrate] { $name }: ultimo turno – trascinare il Novizio dalla tessera nel Tempio (Santificazione): { $points } influenza
        [appoint] { $name }: ultimo turno – trascinare un Novizio su una tessera valida (Promozione)
        [shrine] { $name }: ultimo turno – trascinare il gettone Santuario sul Capomastro: 4 influenza a fine partita
        [only] { $name }: ultimo turno – resta solo la Meditazione: fare clic sui gettoni Tempo
       *[any] { $name }: ultimo turno – trascinare un pezzo o scegliere un’azione
    }
   *[any] { $what ->
        [consecrate] { $name }: per es. trascinare il Novizio dalla tessera nel Tempio (Santificazione) – subito { $points } influenza
        [appoint] { $name }: per es. trascinare un Novizio su una tessera valida (Promozione) – da lì si entra nel Tempio
        [shrine] { $name }: per es. trascinare il gettone Santuario sul Capomastro – un Santuario frutta 4 influenza a fine partita
        [only] { $name }: resta solo la Meditazione – fare clic sui gettoni Tempo
       *[any] { $name }: un’azione – trascinare un Novizio o un gettone, o premere un pulsante
    }
 }
prompt-solo = { $when ->
    [last-round] { $what ->
        [consecrate] { $name }: ultimo turno – trascinare il Novizio dalla tessera nel Tempio (Santificazione): { $points } influenza
        [appoint] { $name }: ultimo turno – trascinare un Novizio su una tessera valida (Promozione)
        [shrine] { $name }: ultimo turno – trascinare il gettone Santuario sul Capomastro: 4 influenza a fine partita
        [only] { $name }: ultimo turno – non resta nulla da fare: concludere il turno
       *[any] { $name }: ultimo turno – tutte le azioni che si vogliono, poi concludere il turno (Novizi ancora attivi: { $left })
    }
   *[any] { $what ->
        [consecrate] { $name }: per es. trascinare il Novizio dalla tessera nel Tempio (Santificazione) – subito { $points } influenza
        [appoint] { $name }: per es. trascinare un Novizio su una tessera valida (Promozione) – da lì si entra nel Tempio
        [shrine] { $name }: per es. trascinare il gettone Santuario sul Capomastro – un Santuario frutta 4 influenza a fine partita
        [only] { $name }: non resta nulla da fare – concludere il turno
       *[any] { $name }: tutte le azioni che si vogliono, poi concludere il turno (Novizi ancora attivi: { $left })
    }
 }
prompt-target = { $what ->
    [pieces] { $name }: trascinare o cliccare uno dei pezzi che brillano
    [nothing] { $name }: ora non serve a niente
   *[places] { $name }: scegliere uno dei luoghi che brillano
}
# An action of two picks: what each of them stands for. The council has one.
prompt-step = { $action ->
    [book] { $step ->
        [first] { $name } – Passo 1: prendere un Libro a uno dei Novizi che brillano
       *[second] { $name } – Passo 2: dare il Libro a uno dei Novizi che brillano
    }
    [council] { $name }: scegliere quali Novizi vanno al Consiglio
    [sail] { $step ->
        [first] { $name } – Passo 1: scegliere quali Novizi navigano
       *[second] { $name } – Passo 2: scegliere l’Isola su cui sbarcano
    }
    [tides] { $step ->
        [first] { $name } – Passo 1: scegliere quali Novizi sposta la Marea
       *[second] { $name } – Passo 2: scegliere l’Isola dove li porta la Marea
    }
   *[journey] { $step ->
        [first] { $name } – Passo 1: scegliere quali Novizi partono
       *[second] { $name } – Passo 2: scegliere l’Isola dove vanno
    }
}
prompt-journey = { $name }: mandare in Viaggio altri Novizi o premere “Fatto”
prompt-tides = { $name }: spostare altri Novizi con la Marea o premere “Fatto”

choices-title = { $what ->
    [end] Concludere il turno?
    [number] Quanti Novizi?
    [book] Quale libro?
   *[way] In che modo?
}
prompt-choice = { $what ->
    [end] { $name }: concludere il turno o continuare
    [number] { $name }: scegliere quanti Novizi
   *[way] { $name }: scegliere una delle possibilità
}
