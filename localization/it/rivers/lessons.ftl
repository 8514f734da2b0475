### Le cinque lezioni: al massimo due frasi brevi per passo, nessuno viene chiamato in causa.
### -but: ciò che si dice dopo un’altra mossa permessa, che poi si annulla.

## 1 Leader e tessere

lesson-leaders-title = Leader e tessere
lesson-leaders-aim = Come nasce un regno, e chi prende il punto per una tessera.
lesson-leaders-learnt = Un leader sta accanto a un tempio e prende nel suo regno i punti del suo colore. Il re prende anche quelli dei colori il cui leader lì manca.
lesson-leaders-king = Qui si gioca con l’Airone, e i leader stanno sempre accanto a un tempio. Trascinare il re su una casella illuminata accanto al tempio al centro della mappa.
lesson-leaders-king-but = Si può fare anche così, ma qui comincia il re, accanto al tempio al centro della mappa.
lesson-leaders-king-but-leader = Si può fare anche così, ma prima viene il re. Prende anche i punti dei colori il cui leader manca nel suo regno.
lesson-leaders-settle = Gli insediamenti sono neri come il re. Trascinarne uno su una casella accanto al suo regno: porta 1 punto nero.
lesson-leaders-settle-but = Si può fare anche così, ma qui serve un punto nero: con un insediamento accanto al regno del re.
lesson-leaders-settle-but-away = Si può fare anche così, ma lì nessuno prende punti. L’insediamento va accanto al regno del re.
lesson-leaders-farm = Le fattorie sono blu e stanno solo sul fiume. Trascinarne una sul fiume accanto al regno dell’Airone: lì manca il contadino, quindi il punto blu va al re.
lesson-leaders-farm-but = Si può fare anche così, ma qui serve un punto blu: con una fattoria sul fiume accanto al regno del re.
lesson-leaders-farm-but-away = Si può fare anche così, ma lì non porta punti all’Airone. La fattoria va sul fiume accanto al regno del re.
lesson-leaders-weakest = L’Airone ha ora 1 punto nero e 1 blu, ma nessuno rosso e nessuno verde. Alla fine conta solo il proprio colore più debole, finora 0: devono crescere tutti e quattro.

## 2 Regni e rivolta

lesson-revolt-title = Regni e rivolta
lesson-revolt-aim = Come due regni diventano uno, e perché non c’è mai posto per due sacerdoti.
lesson-revolt-learnt = In una rivolta contano i templi accanto a ogni leader e le tessere rosse della mano. In parità vince il difensore; chi vince prende 1 punto rosso.
lesson-revolt-two = Ciò che si tocca sta insieme, e con un leader è un regno. Qui ce ne sono due: uno con il re dell’Airone, uno con il sacerdote dell’Ariete.
lesson-revolt-join = Una tessera sulla casella in mezzo li unisce: trascinarne una lì. Nessuno prende punti, e re e sacerdote convivono: hanno colori diversi.
lesson-revolt-join-but = Si può fare anche così, ma qui i due regni devono diventare uno. Li unisce una tessera sulla casella in mezzo.
lesson-revolt-priest = Ora qui ogni punto rosso andrebbe al sacerdote dell’Ariete. Trascinare il sacerdote dell’Airone sulla casella illuminata: nella rivolta contano i templi accanto, due contro uno.
lesson-revolt-priest-but = Si può fare anche così, ma poi ogni punto rosso di questo regno va al sacerdote dell’Ariete. Il sacerdote dell’Airone può scacciarlo.
lesson-revolt-priest-but-weak = Si può fare anche così, ma lì il sacerdote dell’Airone non è in vantaggio. Accanto alla casella illuminata ci sono due templi, accanto a quello dell’Ariete uno solo.
lesson-revolt-commit = L’Ariete può ancora aggiungere templi dalla mano, e in parità vince il difensore. Per sicurezza, trascinare un tempio dalla mano sul sacerdote che combatte.
lesson-revolt-commit-but = Si può fare anche così, ma ora all’Ariete basta un tempio dalla mano per la parità, e in parità vince il difensore.
lesson-revolt-won = L’Ariete ha aggiunto un solo tempio: il suo sacerdote torna dietro lo schermo e l’Airone prende 1 punto rosso. Tutte le tessere aggiunte sono fuori dal gioco.

## 3 Guerra

lesson-war-title = Guerra
lesson-war-aim = Che cosa succede quando una tessera unisce regni con leader dello stesso colore.
lesson-war-learnt = In guerra contano tutte le tessere del colore dalla propria parte, più altre dalla mano. Il leader e le tessere di chi perde lasciano la mappa, ciascuno per 1 punto.
lesson-war-sides = Un mercante dell’Airone e uno dell’Ariete hanno ciascuno un regno con due mercati. Una tessera in mezzo li unisce, e due mercanti in un regno significano guerra.
lesson-war-join = La tessera unificazione non conta per nessuno: un mercato sarebbe sprecato. Trascinare un tempio o un insediamento sulla casella tra i due regni.
lesson-war-join-but = Si può fare anche così, ma qui si tratta della guerra dei mercanti: con una tessera sulla casella tra i loro regni.
lesson-war-join-but-market = Si può fare anche così, ma la tessera unificazione non conta per nessuno. In guerra questo mercato mancherebbe.
lesson-war-commit = Due mercati contro due: in parità vincerebbe l’Ariete, il difensore, che può aggiungerne anche lui. Trascinare i due mercati della mano sul mercante dell’Airone.
lesson-war-commit-but = Si può fare anche così, ma anche l’Ariete può aggiungere mercati, e al difensore basta la parità. Servono tutti e due.
lesson-war-fallen = 4 contro 3: il mercante dell’Ariete e i due mercati dalla sua parte sono via. L’Airone prende 3 punti verdi, 1 per il mercante e 1 per ogni mercato.
lesson-war-defend = Ora l’Ariete unisce due regni, ciascuno con un re, ed è avanti 2 a 1. Al difensore basta la parità: trascinare un insediamento sul re dell’Airone.
lesson-war-defend-but = Si può fare anche così, ma allora vince l’Ariete, e il re e il suo insediamento sono persi.
lesson-war-defend-but-more = Si può fare anche così, ma basta un insediamento: in parità vince il difensore. Ogni tessera aggiunta è persa.
lesson-war-held = L’Airone prende 2 punti neri in pieno turno dell’Ariete. In una guerra rossa resterebbero i templi con un tesoro o accanto a un leader.

## 4 Monumenti e tesori

lesson-monuments-title = Monumenti e tesori
lesson-monuments-aim = A che cosa servono quattro tessere in quadrato, e che cosa sa fare solo il mercante.
lesson-monuments-learnt = Un monumento dà punti ai leader dei suoi due colori dopo ogni turno del loro proprietario. Il mercante prende tutti i tesori di un regno tranne uno.
lesson-monuments-square = Tre templi e una casella libera formano un quadrato. Trascinare un tempio su quella casella: quattro tessere di un colore possono reggere un monumento.
lesson-monuments-square-but = Si può fare anche così, ma qui si deve completare il quadrato, con un quarto tempio.
lesson-monuments-build = Un colore del monumento deve essere il rosso, come i templi. In questo regno ci sono il sacerdote e il mercante dell’Airone: cliccare su quello rosso e verde, dà punti a tutti e due.
lesson-monuments-build-but = Si può fare anche così, ma dei colori di questo monumento l’Airone ha qui solo il sacerdote. Quello rosso e verde dà punti anche al mercante.
lesson-monuments-build-but-decline = Si può fare anche così, ma su queste quattro tessere non si potrebbe costruire mai più.
lesson-monuments-flipped = I quattro templi sono capovolti e non sostengono più nessuno. Il sacerdote e il mercante restano, perché accanto a loro c’è un altro tempio.
lesson-monuments-river = Oltre il fiume c’è un tempio con un tesoro che non è di nessuno. Trascinare una fattoria sul fiume in mezzo: unisce il tempio al regno del mercante.
lesson-monuments-river-but = Si può fare anche così, ma il tesoro oltre il fiume si può avere subito, con una fattoria in mezzo.
lesson-monuments-treasure = Alla fine del turno il mercante ha preso il tesoro; l’ultimo resta sempre. A fine partita vale per il colore più debole dell’Airone.
lesson-monuments-income = Il monumento ha portato 1 punto rosso e 1 verde. Lo farà dopo ogni turno dell’Airone, finché i due leader stanno nel suo regno.

## 5 Catastrofi e fine

lesson-ending-title = Catastrofi e fine
lesson-ending-aim = A che cosa servono le catastrofi e il cambio, e quando finisce la partita.
lesson-ending-learnt = La partita finisce quando una mano non si può completare o sulla mappa restano al massimo due tesori. Allora conta il proprio colore più debole.
lesson-ending-strike = Accanto al re dell’Ariete c’è un solo tempio, e senza tesoro. Trascinarvi una catastrofe: la casella sarà distrutta per sempre.
lesson-ending-strike-but = Si può fare anche così, ma il re dell’Ariete ha ancora il suo tempio. Senza, torna dietro lo schermo alla fine del turno.
lesson-ending-swap = L’Airone ha tre fattorie, ma nessun mercato e nessun punto verde. Trascinare le tre fattorie sul sacchetto e premere “{ ACTION("done") }”: si pescano altrettante tessere nuove.
lesson-ending-swap-but = Si può fare anche così, ma qui servono tessere nuove: si devono cambiare le tre fattorie.
lesson-ending-swap-but-number = Si può fare anche così, ma qui si intendono tutte e tre le fattorie e nessun’altra tessera.
lesson-ending-bag = L’Ariete ha dovuto piazzare di nuovo il re. Nel sacchetto resta 1 sola tessera: se dopo un turno una mano non si può completare, la partita finisce.
lesson-ending-market = Il cambio ha portato mercati, e il verde è il colore più debole dell’Airone. Trascinarne uno accanto al regno del re: il punto va a lui.
lesson-ending-market-but = Si può fare anche così, ma il verde resta a 0, e conta solo il colore più debole.
lesson-ending-end = Ora l’Airone ha 1 punto in ogni colore, quindi conta 1. I tesori si aggiungono al colore più debole, e in parità decide il secondo più debole.

## I primi giri di una partita vera

lesson-first-round = I primi tre giri
lesson-first-round-aim = Una partita vera contro il computer; nei primi tre giri una guida dice che cosa conviene e perché.
lesson-first-round-over = Tre giri sono fatti: da qui si continua da soli. Il clic destro spiega ogni cosa. Servono tutti e quattro i colori: conta solo il più debole.
guide-king = Trascinare il re sulla casella illuminata accanto a un tempio. Fonda un regno e prende i punti di ogni colore il cui leader lì manca.
guide-leader = Trascinare { LEADER($leader, case: "the") } sulla casella illuminata nel regno del re: { $tile ->
    [black] gli insediamenti piazzati
    [red] i templi piazzati
    [blue] le fattorie piazzate
   *[green] i mercati piazzati
 } lì danno poi i punti a lui.
guide-tile = Trascinare { $tile ->
    [black] un insediamento
    [red] un tempio
    [blue] una fattoria
   *[green] un mercato
 } sulla casella illuminata: accanto al proprio regno dà subito { points-of }.
guide-swap = Niente nella mano dà punti adesso. Trascinare sul sacchetto { count-tiles } di un colore e premere “{ ACTION("done") }”: si pescano altrettante tessere nuove.
guide-commit = { $count ->
    [0] Non serve nessuna tessera: { $defends ->
        [yes] in parità vince il difensore.
       *[no] sul tavolo l’attaccante è già in vantaggio.
     } Ciò che si aggiunge si perde in ogni caso.
   *[other] Trascinare dalla mano { tiles-of } sul proprio leader: { $defends ->
        [yes] in parità vince il difensore.
       *[no] all’attaccante ne serve una più del difensore.
     }
 }
guide-yield = Per questo conflitto la mano non basta. Non aggiungere nulla: le tessere aggiunte si perdono in ogni caso.
guide-war = Cominciare dalla guerra del colore { COLOUR($colour) }: ciò che toglie può cambiare la prossima.
guide-build = Costruire il { MONUMENT($monument) }: ogni turno dà un punto ai leader dei suoi due colori nel regno.
guide-leave = Fare clic sul tesoro illuminato: resta sulla mappa. Gli altri si prendono e contano per il proprio colore più debole.
