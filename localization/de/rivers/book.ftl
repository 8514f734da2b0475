### Das Regelbuch. Jede Nachricht ist ein Absatz, Listenpunkt oder Beispiel in einer Zeile; `.lead` steht vor einem Listenpunkt.
### **Fette Wörter** und [verlinkte Wörter](chapter) bleiben paarweise, die Ziele unverändert. Niemand wird angesprochen.
### Zahlen stammen aus den gedruckten Werten.

reading-ending = Ende von Zug und Partie

## Ziel des Spiels

book-goal-title = Ziel des Spiels
book-goal-what = Zwischen zwei Strömen wachsen die ersten Königreiche. Zwei bis vier Dynastien schicken ihre [Anführer](leaders) aus, lassen Tempel, Siedlungen, Bauernhöfe und Märkte errichten und kämpfen um das, was andere aufgebaut haben. Für all das gibt es **Punkte in vier Farben**.
book-goal-weakest = Am Ende zählt nur die **eigene schwächste Farbe**: Wer dort am meisten hat, gewinnt. Ein Berg roter Punkte nützt einer Dynastie nichts, der blaue fehlen.
book-goal-sources = Woher Punkte kommen
book-goal-tile = Jedes [Plättchen](tiles), das an ein Königreich kommt, bringt 1 Punkt seiner Farbe.
    .lead = Plättchen
book-goal-conflict = Ein [Aufstand](revolt) bringt 1 roten Punkt, ein [Krieg](war) oft mehrere Punkte seiner Farbe.
    .lead = Konflikte
book-goal-monument = Ein [Monument](monuments) bringt Zug um Zug Punkte seiner beiden Farben.
    .lead = Monumente
book-goal-treasure = [Schätze](turn-end) zählen [am Ende](end) für die Farbe, die sie am nötigsten hat.
    .lead = Schätze
book-goal-links = Verlinkte Wörter führen zu dem Kapitel, das sie erklärt. Wie eine erste Partie gut beginnt, steht unter [Erste Strategien](strategy), was die Wörter bedeuten, unter [Begriffe](glossary).

## Der Plan

book-map-title = Plan und Sichtschirm
book-map-cells = Der Plan hat 16 Spalten und 11 Reihen. Jedes Feld ist **Land** oder **Fluss**. Benachbart sind Felder mit einer gemeinsamen Seite; Ecken zählen nie.
    .lead = Felder
book-map-tiles = Es gibt { $tiles } Plättchen: **Tempel** sind rot, **Siedlungen** schwarz, **Bauernhöfe** blau, **Märkte** grün. [Bauernhöfe liegen auf dem Fluss](tiles), alle anderen an Land.
    .lead = Plättchen
book-map-temples = { $treasures } Tempel liegen von Anfang an da, auf jedem ein **Schatz**. Vier davon liegen auf Eckfeldern; ihre Schätze werden [zuerst genommen](turn-end).
    .lead = Starttempel
book-map-together = Was zusammengehört
book-map-region = Plättchen und Anführer, die aneinander liegen, bilden eine Region. Leere und [zerstörte](catastrophes) Felder trennen Regionen.
    .lead = Region
book-map-kingdom = Eine Region mit mindestens einem Anführer. Es können mehrere darin stehen, auch von mehreren Spielern, aber nie zwei der gleichen Farbe: Die [kämpfen](revolt).
    .lead = Königreich
book-map-screen = Was hinter dem Sichtschirm liegt
book-map-hand = Bis zu { $hand } Plättchen, die eingesetzt, [getauscht](swap) oder in Konflikten ausgelegt werden.
    .lead = Hand
book-map-leaders = Einer jeder Farbe, solange er nicht auf dem Plan steht.
    .lead = Anführer
book-map-catastrophes = { $catastrophes } für die ganze Partie.
    .lead = Katastrophen
book-map-secret = Hand, Punkte und Schätze der anderen sind bis zum Ende geheim. Wie viele Plättchen jeder hat und wie viele im Beutel sind, ist bekannt.
    .lead = Geheim

## Aufbau

book-setup-title = Aufbau
book-setup-temples = { $treasures } Tempel mit je einem Schatz liegen auf den bezeichneten Feldern des [Plans](map).
book-setup-seats = Jeder Spieler bekommt ein Symbol – Reiher, Widder, Fisch oder Palme –, vier Anführer damit und { $catastrophes } Katastrophen. Sonst ändert die Zahl der Spieler nichts.
book-setup-hand = Die übrigen { $bag } Plättchen werden im Beutel gemischt. Jeder Spieler zieht { $hand } davon.
book-setup-start = Der Startspieler wird ausgelost. Gespielt wird [im Uhrzeigersinn](turn).

## Ein Zug

book-turn-title = Ein Zug
book-turn-two = Ein Zug hat bis zu { $actions } Aktionen, auch zweimal die gleiche. Jede wird mit allen ihren Konflikten beendet, bevor die nächste beginnt.
book-turn-leader = Einen [Anführer](leaders) einsetzen, versetzen oder zurückziehen.
    .lead = Anführer
book-turn-tile = Ein [Plättchen](tiles) aus der Hand einsetzen.
    .lead = Plättchen
book-turn-catastrophe = Eine [Katastrophe](catastrophes) legen.
    .lead = Katastrophe
book-turn-swap = Beliebig viele Plättchen [tauschen](swap).
    .lead = Tauschen
book-turn-finish = Wer nichts mehr tun will, beendet den Zug vorzeitig.
book-turn-after = Danach kommt das [Ende des Zuges](turn-end), und der Nächste ist an der Reihe.

## Bedienung

book-controls-title = Maus und Tasten
book-controls-intro = Alles am Tisch geht mit der Maus oder mit der Tastatur. Was jetzt möglich ist, leuchtet hinter dem Sichtschirm und hat auf dem Plan einen gepunkteten Rand; was eine Aktion brächte oder auslöste, steht neben dem Feld, bevor ein Stück losgelassen wird.
book-controls-mouse = Maus
book-controls-drag = Ein Plättchen, einen Anführer oder eine Katastrophe hinter dem Sichtschirm nehmen und auf einem leuchtenden Feld loslassen; zum Tauschen auf dem Beutel, zum Zurückziehen hinter dem Sichtschirm. Ein Klick auf das Stück und ein zweiter auf das Ziel tun dasselbe.
    .lead = Ziehen
book-controls-click = Auf einen Knopf: Er beantwortet die Frage oder beginnt die Aktion. Auf eine Zeile der Chronik: Der Tisch zeigt die Stellung von damals.
    .lead = Klick
book-controls-wheel = Es holt den Plan näher heran und wieder weg. Mit einem Plättchen in der Hand nimmt es mehr von dieser Farbe auf, zum Tauschen oder für einen Konflikt; über der Chronik blättert es zu früheren Zeilen.
    .lead = Mausrad
book-controls-right = Sie erklärt, was unter dem Zeiger liegt, und führt zu seinem Kapitel. Mit einem Stück in der Hand legt sie es zurück.
    .lead = Rechte Taste
book-controls-near = Am Boden ziehen verschiebt den Ausschnitt. Ein Doppelklick auf ein Feld holt es heran oder zeigt wieder den ganzen Plan, ebenso Z.
    .lead = Nahe Ansicht
book-controls-keyboard = Tasten
book-controls-actions = Die Plättchen liegen auf den Tasten 1 bis 4, die Anführer auf 5 bis 8, die Katastrophe auf 9; die Knöpfe zeigen ihre Taste. Tab und Pfeiltasten gehen von Ort zu Ort, Enter wählt, Ziffern beantworten eine Frage. Esc nimmt zurück, was noch nicht gespielt ist, und öffnet sonst das Menü. V zeigt, was aus den eigenen Farben würde, wenn die Partie jetzt endete.

## Anführer

book-leaders-title = Anführer
book-leaders-spheres = Der **König** ist schwarz und gehört zu Siedlungen, der **Priester** rot und zu Tempeln, der **Bauer** blau und zu Bauernhöfen, der **Händler** grün und zu Märkten. Der König [springt](tiles) auch für fehlende Anführer ein, der Händler sammelt [Schätze](turn-end).
book-leaders-where = Ein Anführer kommt auf ein leeres Landfeld **neben einem Tempel**.
book-leaders-kingdoms = Er darf keine Königreiche verbinden. Ein Königreich und beliebig viele Regionen ohne Anführer dürfen neben ihm liegen.
book-leaders-move = Zum Versetzen wird er zuerst aufgehoben. Sein altes Königreich kann dadurch zerfallen.
book-leaders-withdraw = Ein Anführer auf dem Plan lässt sich jederzeit als Aktion hinter den Sichtschirm zurückziehen.
book-leaders-revolt = Steht in seinem Königreich schon ein Anführer der gleichen Farbe, beginnt ein [Aufstand](revolt).
book-leaders-example = Ein Feld liegt zwischen einem Tempel und einer Siedlung, die zu keinem Königreich gehören. Ein König darf dorthin: Er verbindet beide zu einem ersten Königreich.

## Plättchen

book-tiles-title = Plättchen
book-tiles-where = Ein Plättchen kommt auf ein leeres Feld: Bauernhöfe auf den Fluss, alle anderen an Land. Es muss an nichts angrenzen.
book-tiles-points = Wer den Punkt bekommt
book-tiles-none = Liegt kein Königreich neben dem Plättchen, bekommt niemand einen Punkt.
    .lead = Kein Königreich
book-tiles-one = 1 Punkt in der Farbe des Plättchens geht an den Besitzer des Anführers dieser Farbe im Königreich. Wer es eingesetzt hat, spielt keine Rolle.
    .lead = Ein Königreich
book-tiles-two = Sie werden verbunden, und für das Plättchen bekommt niemand einen Punkt. Gleichfarbige Anführer führen [Krieg](war).
    .lead = Zwei Königreiche
book-tiles-king = Fehlt der Anführer dieser Farbe, springt der **König** des Königreichs ein. Fehlt auch er, bekommt niemand den Punkt.
book-tiles-three = Drei Königreiche darf ein Plättchen nicht verbinden, Regionen ohne Anführer dagegen beliebig viele. Vier Plättchen einer Farbe im Quadrat können ein [Monument](monuments) werden.
book-tiles-example = Der Widder setzt einen Markt in ein Königreich, in dem nur der König des Reihers steht. Der Reiher bekommt 1 grünen Punkt.

## Aufstand

book-revolt-title = Aufstand
book-revolt-when = Ein Aufstand (interner Konflikt) beginnt, sobald ein Anführer in ein Königreich [eingesetzt](leaders) wird, in dem ein anderer seiner Farbe steht. Wer ihn eingesetzt hat, greift an.
book-revolt-strength = Jede Seite zählt die **Tempel neben ihrem Anführer**. Ein Tempel kann für beide zählen.
book-revolt-commit = Zuerst legt der Angreifer offen beliebig viele **rote Plättchen** aus der Hand aus, dann der Verteidiger. Jeder einmal.
book-revolt-tie = Wer mehr hat, gewinnt. Bei Gleichstand gewinnt der **Verteidiger**.
book-revolt-result = Der Anführer des Verlierers kehrt hinter den Sichtschirm zurück, der Gewinner bekommt **1 roten Punkt**. Alle ausgelegten Plättchen sind aus dem Spiel.
book-revolt-example = Neben dem angreifenden König sind zwei Tempel, neben dem verteidigenden drei. Der Angreifer legt zwei aus und hat 4. Der Verteidiger legt einen aus, hat auch 4 und gewinnt.

## Krieg

book-war-title = Krieg
book-war-when = Ein Krieg (externer Konflikt) beginnt, sobald ein [Plättchen](tiles) zwei Königreiche verbindet und eine Farbe danach zwei Anführer im selben Königreich hat.
book-war-begin = Vor dem Krieg
book-war-order = Stehen mehrere Kriege an, wählt der Spieler am Zug, welcher als nächster geführt wird, auch wenn er nicht beteiligt ist.
book-war-attacker = Angreifer ist von den beiden Besitzern, wer im Uhrzeigersinn zuerst kommt, beginnend beim Spieler am Zug.
book-war-sides = Das Verbindungsplättchen zählt für niemanden und trennt die Seiten, solange Kriege anstehen.
book-war-course = Wie er verläuft
book-war-commit = Jede Seite zählt die **Plättchen der Farbe** auf ihrer Seite. Zuerst legt der Angreifer Plättchen dieser Farbe aus der Hand aus, dann der Verteidiger. Jeder einmal.
book-war-tie = Wer mehr hat, gewinnt. Bei Gleichstand gewinnt der **Verteidiger**.
book-war-falls = Der Anführer des Verlierers kehrt hinter den Sichtschirm zurück, und alle Plättchen der Farbe auf seiner Seite sind aus dem Spiel.
book-war-red = Im roten Krieg bleiben Tempel, auf denen ein Schatz liegt oder neben denen irgendein Anführer steht.
book-war-points = Der Gewinner bekommt **1 Punkt der Farbe für den Anführer und 1 für jedes Plättchen**, das vom Plan kommt. Ausgelegte Plättchen bringen nichts.
book-war-next = Danach wird neu gesehen, welche Kriege anstehen: Beide Anführer müssen noch durch das Verbindungsplättchen verbunden sein. Nach dem letzten Krieg ist es ein gewöhnliches Plättchen.
book-war-example = Schwarz und Grün stehen an. Kommt zuerst der grüne Krieg und fallen dessen Plättchen, sind die beiden Könige vielleicht nicht mehr verbunden: Der schwarze Krieg findet nicht statt.

## Monumente

book-monuments-title = Monumente
book-monuments-when = Vollendet ein eingesetztes Plättchen ein **Quadrat aus vier Plättchen einer Farbe**, darf der Spieler am Zug dort nach allen Kriegen ein Monument bauen.
book-monuments-build = Es gibt sechs Monumente, jedes mit zwei verschiedenen Farben. Eine davon muss die Farbe des Quadrats sein. Die vier Plättchen werden umgedreht.
book-monuments-once = Gebaut wird jetzt oder nie: Auf einem Quadrat, das liegen blieb, lässt sich später nicht mehr bauen; erst ein neues Plättchen kann ein neues bilden.
book-monuments-flipped = Umgedrehte Plättchen haben keine Farbe und helfen niemandem, verbinden aber weiterhin. Schätze bleiben darauf. Anführer können dadurch ihren [letzten Tempel](turn-end) verlieren.
book-monuments-income = Am [Ende des eigenen Zuges](turn-end) bekommt jeder eigene Anführer 1 Punkt für jedes Monument seiner Farbe in seinem Königreich.

## Katastrophen

book-catastrophes-title = Katastrophen
book-catastrophes-what = Jeder Spieler hat { $catastrophes } für die ganze Partie.
book-catastrophes-where = Eine Katastrophe kommt auf ein leeres Feld, Land oder Fluss, oder auf ein Plättchen ohne Schatz. Das Plättchen ist aus dem Spiel.
book-catastrophes-never = Anführer, Schätze, umgedrehte Plättchen und andere Katastrophen lassen sich nicht treffen.
book-catastrophes-effect = Das Feld ist für immer zerstört und verbindet nichts: Ein Königreich kann zerfallen und ein Anführer seinen [letzten Tempel](turn-end) verlieren.

## Tauschen

book-swap-title = Tauschen
book-swap-what = Beliebig viele Plättchen der Hand kommen aus dem Spiel, und ebenso viele werden aus dem Beutel gezogen. Das ist eine Aktion.
book-swap-secret = Welche Plättchen es waren, sieht niemand.
book-swap-empty = Sind im Beutel zu wenige, werden die gezogen, die da sind. Der Zug endet, und mit ihm [die Partie](end).

## Ende des Zuges

book-turn-end-title = Ende des Zuges
book-turn-end-order = Nach den Aktionen geschieht dies in dieser Reihenfolge.
book-turn-end-orphans = Anführer aller Spieler ohne Tempel neben sich kehren hinter ihren Sichtschirm zurück.
    .lead = Anführer
book-turn-end-treasures = In jedem Königreich mit einem Händler und mehreren Schätzen nimmt sein Besitzer **alle bis auf einen**, die auf Eckfeldern zuerst. Kommen mehrere in Frage, wählt er, welcher bleibt.
    .lead = Schätze
book-turn-end-refill = Alle ziehen bis auf { $hand } Plättchen nach, zuerst der Spieler, der am Zug war.
    .lead = Ergänzen
book-turn-end-income = Wer am Zug war, bekommt 1 Punkt je eigenem Anführer und [Monument](monuments) seiner Farbe im selben Königreich. Der König springt hier für niemanden ein.
    .lead = Einnahmen
book-turn-end-example = Im Königreich eines Händlers liegen drei Schätze, einer davon auf einem Eckfeld. Dieser wird genommen, und von den beiden anderen bleibt einer.

## Spielende

book-end-title = Spielende
book-end-when = Die Partie endet nach einem Zug,
book-end-bag = wenn eine Hand nicht ergänzt werden konnte, weil der Beutel leer ist,
book-end-treasures = oder wenn höchstens { $end_at } Schätze auf dem Plan übrig sind.
book-end-scoring = Wer gewinnt
book-end-allot = Jeder Schatz zählt als 1 Punkt in einer beliebigen Farbe. Das Programm verteilt sie bestmöglich.
book-end-compare = Dann zählt für alle die eigene **schwächste Farbe**. Wer dort am meisten hat, gewinnt.
book-end-tie = Bei Gleichstand entscheidet die zweitschwächste Farbe, dann die dritte und die vierte. Sind alle vier gleich, wird der Sieg geteilt.
book-end-example = Der Reiher hat 7 7 7 14, der Fisch 7 8 8 8. Die schwächste Farbe ist bei beiden 7, in der zweitschwächsten liegt der Fisch vorn: Er gewinnt, obwohl der Reiher insgesamt mehr Punkte hat.

## Strategie

book-strategy-title = Erste Strategien
book-strategy-balance = Am meisten hilft vor jedem Zug ein Blick auf die eigene schwächste Farbe: Was bringt sie jetzt voran?
book-strategy-king = Der [König](leaders) allein in einem Königreich sammelt dort alle vier Farben.
book-strategy-temples = Ein Anführer mit mehreren Tempeln neben sich verliert kaum einen [Aufstand](revolt). Wer an einem einzigen hängt, lädt dazu ein.
book-strategy-wars = Ein [Krieg](war) will vorbereitet sein: Plättchen im eigenen Königreich und auf der Hand entscheiden ihn, und den Zeitpunkt wählt, wer verbindet.
book-strategy-trader = Ein Händler in einem wachsenden Königreich sammelt Schätze, die jede Lücke füllen.
book-strategy-hand = Vier Plättchen einer nutzlosen Farbe sind keine Reserve: [Tauschen](swap) kostet eine Aktion und lohnt sich oft.

## Regelfragen

book-rulings-title = Regelfragen
book-rulings-intro = Die kurze gedruckte Regel lässt manches offen. So entscheidet diese Ausgabe.
book-rulings-r1 = Anführer ohne Tempel gehen erst am Ende des Zuges, alle zugleich.
book-rulings-r2 = Auf Schätze wird erst am Ende des Zuges gesehen.
book-rulings-r3 = Die Hände werden ergänzt, bevor Monumente Punkte bringen; das tun sie auch, wenn das Ergänzen nicht gelang.
book-rulings-r4 = Der Angreifer im Krieg wird im Uhrzeigersinn vom Spieler am Zug aus gezählt; ist er beteiligt, kommt er zuerst.
book-rulings-r5 = Ein Plättchen, das zwei Königreiche verbindet, bringt keinen Punkt, ob mit Krieg oder ohne.
book-rulings-r6 = Das Verbindungsplättchen zählt in keinem der Kriege und bleibt liegen.
book-rulings-r7 = Eine mitverbundene Region ohne Anführer zählt für niemanden und verliert nichts.
book-rulings-r8 = Vor jedem weiteren Krieg werden die Seiten neu gezählt; voneinander abgeschnittene Anführer kämpfen nicht.
book-rulings-r9 = Was auf der Seite des Verlierers gezählt hat, fällt auch.
book-rulings-r10 = Ein Plättchen verbindet höchstens zwei Königreiche, ein Anführer keine.
book-rulings-r11 = Ein Anführer wird zum Versetzen zuerst aufgehoben; nach verlorenem Aufstand kommt er hinter den Sichtschirm und nicht zurück.
book-rulings-r12 = Auf Aktionen darf verzichtet werden.
book-rulings-r13 = Auch Plättchen, die nichts ändern können, dürfen ausgelegt werden, ebenso keine, aber nie andere Farben.
book-rulings-r14 = Bei mehreren Quadraten oder Monumenten ist die Wahl frei, eines je Plättchen und nur jetzt.
book-rulings-r15 = Auch ein Verbindungsplättchen kann ein Quadrat vollenden: erst die Kriege, dann das Monument, wenn die vier noch liegen.
book-rulings-r16 = Zwei Monumente einer Farbe in einem Königreich bringen beide Punkte.
book-rulings-r17 = Der König springt nur für den Punkt eines eingesetzten Plättchens ein.
book-rulings-r18 = Der Beutel ist verbraucht, sobald Ergänzen oder Tauschen nicht ganz gelingt. Genau leer genügt nicht.
book-rulings-r19 = Getauscht werden darf auch mehr, als im Beutel ist; dann endet der Zug und danach die Partie.
book-rulings-r20 = Gezogen wird im Uhrzeigersinn vom Spieler am Zug aus; wem der Beutel nicht reicht, behält, was da war.
book-rulings-r21 = Ein Schatz auf einem umgedrehten Plättchen bleibt, verbindet und kann genommen werden.
book-rulings-r22 = Der Besitzer des Händlers wählt den Schatz, der bleibt, wo es eine Wahl gibt.
book-rulings-r23 = Mehrere Händler nehmen ihre Schätze im Uhrzeigersinn vom Spieler am Zug aus.
book-rulings-r24 = Eine Katastrophe darf auf ein leeres Flussfeld, und auf einen Starttempel, sobald sein Schatz weg ist.
book-rulings-r25 = Bei vier gleichen Farben wird der Rang geteilt.
book-rulings-r26 = Zu Beginn zieht jeder alle Plättchen der Hand auf einmal, zuerst der Startspieler.
book-rulings-r27 = Zu zweit oder zu dritt ändert sich nichts.
book-rulings-r28 = Punkte gehen nie aus.
book-rulings-r29 = Wie viele Plättchen im Beutel sind, ist bekannt.
book-rulings-r30 = Ein verlorener Aufstand darf mit der zweiten Aktion noch einmal versucht werden, auch auf demselben Feld.
book-rulings-r31 = Niemand kann einen Konflikt abbrechen; ein Anführer kann nicht fliehen.
book-rulings-r32 = Königreiche darf auch verbinden, wer keinen Anführer darin hat.
book-rulings-r33 = Die Reihenfolge der Kriege wird vor jedem neu gewählt.

## Begriffe

book-glossary-title = Begriffe
book-glossary-region = Plättchen und Anführer, die über Seiten zusammenhängen.
    .lead = Region
book-glossary-kingdom = Eine Region mit mindestens einem Anführer.
    .lead = Königreich
book-glossary-supporter = Ein offenes Plättchen in der Farbe eines Anführers in seinem Königreich; im [Aufstand](revolt) ein Tempel neben ihm.
    .lead = Anhänger
book-glossary-attacker = Im Aufstand, wer den Anführer eingesetzt hat; im [Krieg](war), wer im Uhrzeigersinn zuerst kommt.
    .lead = Angreifer
book-glossary-defender = Die andere Seite eines Konflikts. Sie gewinnt bei Gleichstand.
    .lead = Verteidiger
book-glossary-joining = Das Plättchen, das zwei Königreiche verbunden hat, solange Kriege anstehen.
    .lead = Verbindungsplättchen
book-glossary-bordered = Ein Starttempel, dessen Schatz vor anderen genommen wird.
    .lead = Eckfeld
book-glossary-flipped = Es liegt unter einem [Monument](monuments) und hat keine Farbe.
    .lead = Umgedrehtes Plättchen
book-glossary-supply = Wo Anführer sind, die nicht auf dem Plan stehen: hinter dem Sichtschirm ihres Besitzers.
    .lead = Vorrat
book-glossary-numbers = Wie viele Plättchen es gibt

## Bildunterschriften

book-caption-spheres = Jede Farbe hat ihre Plättchen, ihren Anführer und ihr Zeichen.
book-caption-map = Der Plan am Anfang: Tempel mit ihren Schätzen; die auf Eckfeldern haben einen Rahmen.
book-caption-seats = Vier Symbole auf vier Sockeln: Daran sind die Anführer der Spieler zu unterscheiden.
book-caption-leaders = König und Priester des Reihers neben einem Tempel: Mit ihm zusammen bilden sie ein Königreich.
book-caption-tiles = Jedes Plättchen brachte dem König einen Punkt: Schwarz für die Siedlung, Blau und Rot, weil er für Bauer und Priester einspringt, die fehlen.
book-caption-revolt = Zwei Könige in einem Königreich: Es leuchten die Tempel neben jedem; die Zahlen sind die Stärken bis jetzt.
book-caption-war = Das Plättchen in der Mitte hat zwei Königreiche mit je einem König verbunden: Ihre Siedlungen sind die Anhänger.
book-caption-monument = Ein Monument in Schwarz und Rot auf vier Siedlungen, die umgedreht wurden.
book-caption-catastrophe = Das zerstörte Feld trennt den Tempel vom Königreich.
