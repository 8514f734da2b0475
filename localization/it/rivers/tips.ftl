### Consigli della prima partita: al massimo due frasi brevi. Se ne mostra sempre uno solo.

tip-goal = I punti sono di quattro colori, e alla fine conta solo il proprio più debole. Vince chi li raccoglie tutti in modo equilibrato.
tip-leader = Per cominciare: trascinare un leader cerchiato accanto a un tempio, per esempio nella casella cerchiata. Lì fonda un regno e prende i punti del suo colore; poi può seguire un secondo leader o una tessera.
tip-tile = Una tessera accanto a questo regno dà 1 punto al leader del suo colore. Non importa chi la piazza.
tip-second = Resta un’azione: un altro leader o una tessera. Con “Fine turno” la si lascia.
tip-king = Il re prende anche i punti dei colori il cui leader manca nel suo regno. Se c’è un leader altrui di quel colore, li prende lui.
tip-exposed = Questo leader dipende da un solo tempio: altri templi accanto aiutano contro le rivolte. Senza nessuno torna nella riserva alla fine del turno.
tip-farm = Le fattorie vanno solo sul fiume, tutto il resto sulla terra. Spesso il fiume unisce ciò che la terra divide.
tip-treasures = Il mercante prende i tesori di un regno, tranne uno, appena ce ne sono più di uno. Ciascuno vale alla fine per il colore più debole.
tip-swap = Molte tessere di un colore e nessun uso? Cambiarle costa un’azione e ne porta di nuove.
tip-catastrophe = Una catastrofe taglia i regni e può togliere il tempio a un leader. Ce ne sono solo due per tutta la partita.
tip-commit = Le tessere della mano aiutano, ma si perdono in ogni caso. In parità vince il difensore.
tip-order = La prima guerra può cambiare la seconda: chi resta tagliato fuori non combatte più. Spesso conviene cominciare da quella sicura.
tip-monument = Un monumento dà punti ogni turno ai leader dei suoi due colori nel regno. Ma le quattro tessere non sostengono più nessuno, e i leader possono perdere i templi.
tip-leave = Un tesoro resta sempre sulla mappa. Conviene lasciarne uno che è al sicuro nel proprio regno.
