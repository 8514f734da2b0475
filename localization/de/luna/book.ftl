### Das Regelbuch. Jede Nachricht ist ein Absatz, Listenpunkt, Beispiel oder eine Bildunterschrift, in einer Zeile;
### `.lead` steht vor einem Listenpunkt. Zeichen um **fette Wörter** und [verlinkte Wörter](chapter) bleiben paarweise,
### die Ziele unverändert. Niemand wird angesprochen. Zahlen stammen aus den gedruckten Werten und können sich ändern,
### darum hat ein Hauptwort, das von einer abhängt, seine Mehrzahl. $places_… sehen aus wie 6/3/1, $moves_… zählen Inseln, $…_values und
### $path_start sind Zahlenreihen, $preset_islands ist eine Namensliste; $preset_priestess, $preset_builder,
### $preset_apostate und $shrine sind Inseln, $pairs und $favours Listen von Inselnamen.

# Wörter vor den Teilen jeder Aktion.
book-lead-cost = Kosten
book-lead-own-shrine = Mit eigener Kultstätte
book-lead-effect = Wirkung
book-lead-influence = Einfluss
book-lead-limits = Grenzen
book-lead-token = Zusatz-Novize

## Ziel des Spiels

book-goal-title = Ziel des Spiels
book-goal-orders = Bald darf ein Orden bestimmen, wer der Mondpriesterin nachfolgt. Zwei bis vier Orden bewerben sich um diese Ehre: Ihre Novizen arbeiten auf sieben [Inseln](table), reisen zwischen ihnen umher und dienen im Tempel. All das bringt **Einfluss**. Wer am Ende den meisten hat, gewinnt.
book-goal-rounds = Eine Partie dauert sechs Runden. In jeder Runde führen die Orden [reihum](turn) einzelne Aktionen aus, bis die letzte [Zeitmarke](meditate) umgedreht ist. Dann wird die Runde [gewertet](scoring) und die [nächste](next-round) vorbereitet.
book-goal-sources = Woher Einfluss kommt
book-goal-consecrate = Ein Novize, der [geweiht](consecrate) wird, bringt sofort den Wert des Wächterplättchens: { $guardian_first } in der ersten Runde, { $guardian_last } in der letzten. Darum lohnt es sich, früh mit dem Tempel zu beginnen.
    .lead = Weihe
book-goal-temple = Jeder Novize im Tempel bringt [am Ende jeder Runde](scoring) 1 Einfluss, solange ihn niemand verdrängt.
    .lead = Tempel
book-goal-priestess = Auf ihrer Insel werden [am Ende jeder Runde](scoring) die Orden mit den meisten aktiven Novizen und Kultstätten belohnt.
    .lead = Mondpriesterin
book-goal-small = Wer einen Novizen aus dem Tempel verdrängt, ein [Buch](book) versetzt oder die [letzte Zeitmarke](meditate) umdreht, erhält 1 Einfluss.
    .lead = Zwischendurch
book-goal-end = Kultstätten, unbenutzte Gunstmarken und der Sitz im Priesterrat zählen [ein einziges Mal](end), nach der sechsten Runde.
    .lead = Am Ende
book-goal-losses = Wodurch Einfluss verloren geht
book-goal-apostate = Wer in der Wertung Novizen auf oder neben der Insel des [Abtrünnigen](scoring) hat, zahlt für jeden davon 1 und dazu noch 1.
book-goal-displaced = Ein aus dem Tempel [verdrängter](consecrate) Novize kostet seinen Orden nichts, bringt ihm aber auch nicht mehr in jeder Runde Einfluss.
book-goal-reading = Über dieses Regelbuch
book-goal-links = Verlinkte Wörter führen zu dem Kapitel, das sie erklärt. Jede der dreizehn Aktionen hat ein eigenes Kapitel mit ihren Kosten, ihrer Wirkung und ihren Grenzen. Womit am besten anzufangen ist, steht unter [Erste Strategien](strategy), die Bedienung unter [Maus und Tasten](controls).
book-goal-gaps = Die gedruckte Spielregel lässt manches offen. Unter [Regelfragen](rulings) steht, wie diese Ausgabe entscheidet und warum. Unter [Gedruckte Werte](values) steht, welche Zahlen aus den Regeltexten bekannt sind und welche rekonstruiert werden mussten.

## Der Tisch

book-table-title = Der Tisch
book-table-places = Orte
book-table-islands = Sieben Priesterinseln liegen im Kreis um die Tempelinsel. Jede gewährt eine eigene [Gunst](favours). Die Insel, ihre Gunst und das passende Symbol auf den Tempelplättchen heißen gleich: Kultstätte, Heilkräuter, Gezeiten, Segelboot, Bestechung, Buch, Novize.
    .lead = Inseln
book-table-temple = In der Mitte der Tempelinsel liegt der Tempel selbst: für jeden Spieler ein Tempelteil mit sieben sechseckigen Feldern. Jedes Feld hat eine Nummer, und nur das Plättchen mit derselben Nummer gehört darauf.
    .lead = Tempel
book-table-path = Der Weg führt am Tempel vorbei vom **Tempelzugang** zum **Bootssteg**. Auf ihm liegen Tempelplättchen und dazwischen Wächterplättchen. Der Wächter geht vom Bootssteg in Richtung Tempelzugang; sein Standort bestimmt, welche Plättchen [freigegeben](appoint) sind.
    .lead = Weg
book-table-council = Im Priesterrat hat jeder Orden eine Zählscheibe auf einer Reihe von Sitzen. Ihr Platz entscheidet [jeden Gleichstand](council) und bringt am Ende Einfluss.
    .lead = Priesterrat
book-table-candles = Die Zeitmarken im Meditationsraum bestimmen, wie lange eine Runde dauert: Sobald die letzte [umgedreht](meditate) ist, wird gewertet.
    .lead = Zeitmarken
book-table-jetty = Aus dem Tempel verdrängte Novizen warten auf dem Bootssteg der Tempelinsel. Nur die [Gezeiten](tides) und das [Segelboot](sail) holen sie von dort.
    .lead = Bootssteg
book-table-order = Was zu einem Orden gehört
book-table-novices = Jeder Orden hat 13. Zu Beginn dient 1 im Tempel, 8 stehen auf Inseln, und 4 warten im **Vorrat**, aus dem sie durch [Missionierung](recruit) ins Spiel kommen.
    .lead = Novizen
book-table-shrines = Jeder Orden hat 6. Die erste Kultstätte steht von Anfang an, die übrigen werden dort [errichtet](shrine), wo der Baumeister steht.
    .lead = Kultstätten
book-table-disc = Eine Zählscheibe zeigt den Sitz im [Priesterrat](council).
    .lead = Zählscheibe
book-table-favours = Gunstmarken liegen auf ihren Inseln, bis ein Orden sie nimmt. Von jeder Sorte besitzt ein Orden höchstens eine.
    .lead = Gunstmarken
book-table-influence = Jeder Orden beginnt mit 5. Der Einfluss aller Orden ist offen zu sehen und fällt nie unter 0.
    .lead = Einfluss
book-table-figures = Figuren
book-table-priestess = Sie belohnt in der [Wertung](scoring) die Orden, die auf ihrer Insel am stärksten vertreten sind.
    .lead = Mondpriesterin
book-table-builder = Nur auf seiner Insel werden Kultstätten [errichtet](shrine).
    .lead = Baumeister
book-table-apostate = Wer auf oder neben seiner Insel Novizen hat, verliert in der Wertung Einfluss. Novizen können ihn [vertreiben](expel).
    .lead = Abtrünniger
book-table-guardian = Er steht auf dem Weg und zeigt dreierlei: die Runde, die freigegebenen Plättchen und den Einfluss, den eine [Weihe](consecrate) bringt.
    .lead = Wächter
book-table-start = Diese Figur zeigt, wer die Runde eröffnet.
    .lead = Startspieler
book-table-counts = Gemeinsames Material
book-table-tiles = 28 Tempelplättchen mit den Nummern 1 bis 28, von denen nur die der ausliegenden Tempelteile ins Spiel kommen; 6 Wächterplättchen mit den Werten { $guardian_values }.
book-table-tokens = Je 4 Gunstmarken von 7 Sorten; von jeder Sorte kommen so viele ins Spiel, wie Spieler teilnehmen.
book-table-books = 4 Bücher und 4 Zeitmarken. Es kommen so viele Bücher ins Spiel, wie Spieler teilnehmen. Zu zweit gibt es drei Zeitmarken, sonst alle vier, im [Solospiel](solo) keine.

## Spielaufbau

book-setup-title = Spielaufbau
book-setup-ways = Eine Partie kann auf zwei Arten beginnen. Bei der **vorgegebenen Startaufstellung** ist alles schon an seinem Platz; sie empfiehlt sich für die erste Partie. Beim **freien Aufbau** liegen die Inseln in zufälliger Reihenfolge, und die Orden wählen selbst, wo sie beginnen. Das [Solospiel](solo) beginnt immer mit dem freien Aufbau.
book-setup-common = In jeder Partie
book-setup-influence = Jeder Orden beginnt mit 5.
    .lead = Einfluss
book-setup-start = Das Los bestimmt den Startspieler. Gespielt wird im Uhrzeigersinn.
    .lead = Startspieler
book-setup-boards = Es werden so viele Tempelteile gezogen, wie Spieler teilnehmen, und in zufälliger Reihenfolge aneinandergelegt, beginnend am Tempelzugang. Die übrigen Tempelteile bleiben mit allen ihren Plättchen aus dem Spiel.
    .lead = Tempelteile
book-setup-first-tile = Von den Plättchen 1 bis 4 ist für jeden Spieler genau eines im Spiel. Sie werden verlost. Jeder Orden legt sein Plättchen auf das Feld mit derselben Nummer, stellt einen seiner Novizen darauf und legt ein Buch dazu. So beginnt jeder Orden mit einem geschützten Novizen im Tempel.
    .lead = Erstes Plättchen
book-setup-path = Alle anderen Plättchen der ausliegenden Tempelteile kommen auf den Weg, die höchsten an den Tempelzugang. Direkt am Zugang liegt das Wächterplättchen mit dem kleinsten Wert; dann kommen die höchsten Tempelplättchen, für jeden Spieler eines; dann das nächste Wächterplättchen, die nächste Gruppe und so weiter, bis zum Wächterplättchen { $guardian_first } und den niedrigsten Tempelplättchen vor dem Bootssteg. Der Wächter beginnt auf der { $guardian_first }.
    .lead = Weg
book-setup-path-example = Zwei Spieler haben den gelben und den blauen Tempelteil gezogen. Vom Tempelzugang aus beginnt der Weg mit { $path_start }: Auf jedes Wächterplättchen folgen zwei Tempelplättchen.
book-setup-candles = Im Meditationsraum liegen vier Zeitmarken, [zu zweit](two-players) drei. Für das Umdrehen der letzten gibt es 1 Einfluss.
    .lead = Zeitmarken
book-setup-council = Alle Zählscheiben liegen als Stapel auf dem ersten Sitz: zuunterst die des Startspielers, darüber im Uhrzeigersinn die anderen. Die Scheibe des letzten Spielers liegt obenauf und damit vorn.
    .lead = Priesterrat
book-setup-favours = Jede Insel erhält so viele ihrer Gunstmarken, wie Spieler teilnehmen.
    .lead = Gunstmarken
book-setup-preset = Vorgegebene Startaufstellung
book-setup-preset-what = Die Inseln liegen in fester Reihenfolge, und Mondpriesterin, Baumeister und Abtrünniger haben feste Plätze. Jede Farbe hat eine Kultstätte und vier Novizenpaare auf festgelegten Inseln. Von jeder ihrer beiden leeren Inseln besitzt sie schon die Gunstmarke. Aufgestellt werden nur die Figuren der Farben, die mitspielen.
book-setup-preset-after = Eine [Vorbereitungsrunde](preparation) gibt es nicht; die erste [Aktionsphase](turn) beginnt sofort. Die genauen Plätze stehen unter [Gedruckte Werte](values).
book-setup-free = Freier Aufbau
book-setup-free-islands = Die Inseln liegen in zufälliger Reihenfolge.
book-setup-free-figures = Mondpriesterin, Baumeister und Abtrünniger werden zufällig oder nach Wahl aufgestellt. Mehrere dürfen sich eine Insel teilen.
book-setup-free-after = Danach folgt die [Vorbereitungsrunde](preparation).

## Vorbereitungsrunde

book-preparation-title = Vorbereitungsrunde
book-preparation-when = Die Vorbereitungsrunde gehört zum freien Aufbau; bei der vorgegebenen Startaufstellung entfällt sie. Jeder Orden entscheidet, wo er beginnt.
book-preparation-shrine = Vom Startspieler an setzt jeder Orden im Uhrzeigersinn eine Kultstätte auf eine Insel. In dieser Runde ist auf jeder Insel nur eine erlaubt. Zu zweit und im Solospiel scheidet die Heilkräuterinsel aus.
    .lead = Eine Kultstätte
book-preparation-pairs = Wieder vom Startspieler an setzt jeder Orden vier Novizenpaare auf vier verschiedene Inseln. Die Insel seiner eigenen Kultstätte gehört nicht dazu; Figuren anderer Orden spielen keine Rolle. Ein Orden setzt alle vier Paare, bevor der nächste folgt.
    .lead = Vier Paare
book-preparation-favours = Zwei Inseln bleiben übrig, auf denen der Orden weder Novizen noch eine Kultstätte hat. Von jeder erhält er die Gunstmarke.
    .lead = Zwei Gunstmarken
book-preparation-sum = Damit hat jeder Orden 1 Novizen im Tempel, 8 auf Inseln und 4 im Vorrat.
book-preparation-hints = Was zu bedenken ist
book-preparation-hint-shrine = Die Kultstätte halbiert auf ihrer Insel die Kosten von Gunst und Ernennung, aber ein Paar darf dort nicht stehen. Novizen, die in der ersten Runde dorthin [reisen](journey), können sie in der zweiten nutzen.
book-preparation-hint-pairs = Paare auf der Insel der Mondpriesterin zählen in der ersten Wertung, solange sie aktiv bleiben. Paare auf der Insel des Abtrünnigen kosten Einfluss, wenn sie nicht fortziehen oder ihn [vertreiben](expel).
book-preparation-hint-favours = Die beiden leeren Inseln bestimmen die ersten beiden Gunstmarken. Die Gunstmarke „Kultstätte“ nützt einem Orden mit einem Paar beim Baumeister, die Gunstmarke „Gezeiten“ einem Orden, der seine Novizen sammeln will.

## Zug und Aktionen

book-turn-title = Zug und Aktionen
book-turn-one = Der Startspieler beginnt, die anderen folgen im Uhrzeigersinn. Wer am Zug ist, führt **genau eine Aktion** aus. So geht es weiter, bis die letzte Zeitmarke umgedreht ist.
book-turn-end = Einfach passen geht nicht: Ein Orden, der nicht handeln kann oder will, [meditiert](meditate) und dreht eine Zeitmarke um. Im nächsten Zug handelt er wie gewohnt.
book-turn-novices = Aktive und inaktive Novizen
book-turn-active = Ein Novize **auf** einer Insel ist aktiv. Nur aktive Novizen lassen sich einsetzen.
    .lead = Aktiv
book-turn-inactive = Ein Novize **neben** einer Insel ist inaktiv. Dort bleibt er bis zum Ende der Runde und wird dann wieder aktiv.
    .lead = Inaktiv
book-turn-use = Wenn eine Aktion nichts anderes bestimmt, kommen eingesetzte Novizen von der Insel auf den Platz neben ihr. Ein Orden setzt nur seine eigenen Novizen ein.
book-turn-elsewhere = Novizen auf Plättchen am Weg, im Tempel, auf dem Bootssteg und im Vorrat sind weder aktiv noch inaktiv. Sie zählen weder bei der Mondpriesterin noch beim Abtrünnigen und bleiben, wo sie sind, wenn eine neue Runde beginnt.
book-turn-tokens = Gunstmarken
book-turn-token-return = Manche Aktionen erfordern eine [Gunstmarke](favours). Eine eingesetzte Gunstmarke kehrt auf ihre Insel zurück, wo jeder Orden sie wieder nehmen kann.
book-turn-token-one = Kein Orden besitzt je zwei Gunstmarken derselben Sorte.
book-turn-islands = Aktionen auf den Inseln
book-turn-favor = Zwei Novizen [nehmen die Gunstmarke](favor) ihrer Insel.
    .lead = Gunst
book-turn-recruit = Zwei Novizen [holen einen dritten](recruit) aus dem Vorrat.
    .lead = Missionierung
book-turn-shrine = Mit der Gunstmarke „Kultstätte“ und zwei Novizen wird beim Baumeister [eine Kultstätte errichtet](shrine).
    .lead = Kultstätte
book-turn-herbs = Die Gunstmarke „Heilkräuter“ macht ein oder zwei Novizen [wieder aktiv](herbs).
    .lead = Heilkräuter
book-turn-moves = Aktionen, die Novizen bewegen
book-turn-journey = Beliebig viele aktive Novizen [reisen](journey) und werden inaktiv.
    .lead = Reise
book-turn-tides = Die Gunstmarke „Gezeiten“ [bewegt beliebig viele](tides) Novizen, auch inaktive.
    .lead = Gezeiten
book-turn-sail = Die Gunstmarke „Segelboot“ bewegt ein oder zwei Novizen, die [aktiv bleiben](sail).
    .lead = Segelboot
book-turn-temple = Aktionen rund um den Tempel
book-turn-appoint = Ein Novize [betritt ein Tempelplättchen](appoint) auf dem Weg.
    .lead = Ernennung
book-turn-consecrate = Ein Novize auf einem Plättchen [zieht in den Tempel ein](consecrate).
    .lead = Weihe
book-turn-book = Die Gunstmarke „Buch der Weisen“ [versetzt ein Buch](book) zu einem eigenen Novizen.
    .lead = Buch
book-turn-others = Weitere Aktionen
book-turn-council = Novizen [bringen die Zählscheibe](council) im Priesterrat voran.
    .lead = Priesterrat
book-turn-expel = Novizen [vertreiben den Abtrünnigen](expel) von ihrer Insel.
    .lead = Vertreibung
book-turn-meditate = [Eine Zeitmarke wird umgedreht](meditate).
    .lead = Meditation
book-turn-effect = Eine Aktion, die Novizen oder eine Gunstmarke ohne jede Wirkung verbrauchen würde, ist nicht erlaubt. Das bewahrt alle davor, aus Versehen etwas zu verschwenden.

## Gunst der Priester

book-favor-title = Gunst der Priester
book-favor-purpose = Der Priester einer Insel vergilt Arbeit mit einer [Gunstmarke](favours). Gunstmarken ermöglichen die stärksten Aktionen, und jede, die am Spielende übrig ist, bringt 1 Einfluss.
book-favor-cost = Zwei aktive Novizen der Insel.
book-favor-own-shrine = Ein aktiver Novize genügt.
book-favor-effect = Der Orden nimmt die Gunstmarke der Insel. Die eingesetzten Novizen werden inaktiv.
book-favor-limits = Auf der Insel muss noch eine Gunstmarke liegen, und der Orden darf noch keine dieser Sorte besitzen.
book-favor-token = Die [Gunstmarke „Novize“](favours) ersetzt einen der beiden Novizen oder, auf einer Insel mit eigener Kultstätte, den einzigen. Für die Gunst „Novize“ selbst gilt das nicht.
book-favor-example = Ein Orden hat auf der Heilkräuterinsel einen aktiven Novizen und eine Kultstätte. Dieser Novize nimmt die Gunstmarke „Heilkräuter“. Ohne die Kultstätte wäre dafür ein zweiter Novize nötig oder die Gunstmarke „Novize“.
book-favor-see = Was die sieben Gunstmarken bewirken, steht unter [Die sieben Gunstmarken](favours); wie Kultstätten entstehen, unter [Kultstätte errichten](shrine).

## Missionierung

book-recruit-title = Missionierung
book-recruit-purpose = Mehr Novizen bedeuten mehr Züge, bevor ein Orden meditieren muss, und sie bleiben bis zum Ende der Partie. Eine frühe Missionierung zahlt sich über mehrere Runden aus.
book-recruit-cost = Zwei aktive Novizen einer Insel.
book-recruit-effect = Ein Novize aus dem Vorrat kommt zu ihnen neben die Insel. Alle drei sind bis zur nächsten Runde inaktiv.
book-recruit-limits = Der Vorrat darf nicht leer sein. Eine Kultstätte gibt hier keinen Rabatt.
book-recruit-token = Die [Gunstmarke „Novize“](favours) ersetzt einen der beiden Novizen.
book-recruit-example = Zwei aktive Novizen auf der Gezeiteninsel werben einen dritten an. In der nächsten Runde stehen dort drei.

## Kultstätte errichten

book-shrine-title = Kultstätte errichten
book-shrine-purpose = Eine Kultstätte spart auf ihrer Insel bis zum Ende der Partie Novizen und bringt dann Einfluss.
book-shrine-cost = Die Gunstmarke „Kultstätte“ und zwei aktive Novizen auf der Insel des Baumeisters.
book-shrine-effect = Auf der Insel des Baumeisters steht von nun an eine eigene Kultstätte. Die Gunstmarke kehrt auf die Kultstätteninsel zurück, die Novizen werden inaktiv.
book-shrine-limits = Auf jeder Insel hat ein Orden höchstens eine Kultstätte, doch mehrere Orden dürfen sich eine Insel teilen. Im Vorrat muss noch eine Kultstätte sein. Das Verbot der Heilkräuterinsel im Spiel zu zweit gilt nur für die Vorbereitungsrunde.
book-shrine-token = Die [Gunstmarke „Novize“](favours) ersetzt einen der beiden Novizen.
book-shrine-gains = Was eine Kultstätte bringt
book-shrine-gain-discount = Auf ihrer Insel braucht der Orden für die [Gunst der Priester](favor) und für eine [Ernennung](appoint) nur einen Novizen statt zwei.
book-shrine-gain-priestess = Für die [Mondpriesterin](scoring) ist sie so viel wert wie ein aktiver Novize, und das in jeder Runde.
book-shrine-gain-end = Am [Spielende](end) bringt sie 4 Einfluss.
book-shrine-see = Der Baumeister zieht nach jeder Runde weiter; wohin, steht unter [Die nächste Runde](next-round).

## Heilkräuter

book-herbs-title = Heilkräuter
book-herbs-purpose = Dank der Heilkräuter arbeiten Novizen in derselben Runde ein zweites Mal oder sind rechtzeitig für die Mondpriesterin wieder aktiv.
book-herbs-cost = Die Gunstmarke „Heilkräuter“.
book-herbs-effect = Ein oder zwei eigene inaktive Novizen neben einer Insel kommen wieder auf diese Insel und sind aktiv.
book-herbs-limits = Beide gehören zu derselben Insel. Auf der Heilkräuterinsel selbst wirken die Heilkräuter nie. Im [Solospiel](solo) kann die Gunstmarke nur einmal pro Runde genommen werden. Die Gunstmarke „Novize“ hilft hier nicht.
book-herbs-example = Zwei Novizen sind zur Bücherinsel gereist und stehen inaktiv neben ihr. Die Gunstmarke „Heilkräuter“ macht beide aktiv, und in einem späteren Zug nehmen sie die Gunstmarke „Buch der Weisen“.

## Reise

book-journey-title = Reise
book-journey-purpose = Eine Reise bereitet die nächste Runde vor: Sie bringt Novizen zu den Inseln, auf denen sie gebraucht werden. Das kostet keine Gunstmarke, macht aber aktive Novizen inaktiv.
book-journey-cost = Die Novizen, die reisen. Sie müssen aktiv sein.
book-journey-effect = Beliebig viele aktive Novizen, egal von welchen Inseln, reisen zu beliebigen anderen Inseln. Am Ziel steht jeder inaktiv neben der Insel. All das ist eine einzige Aktion.
book-journey-limits = Mindestens ein Novize reist. Das Ziel ist immer eine andere Insel, und inaktive Novizen reisen nicht mit. Eine begonnene Reise wird beendet, bevor etwas anderes geschieht. Die Gunstmarke „Novize“ hilft hier nicht.
book-journey-example = In einer einzigen Aktion schickt ein Orden zwei Novizen von der Kultstätteninsel zu der Insel, auf der in der nächsten Runde der Baumeister steht, und einen von der Bestechungsinsel zur eigenen Kultstätte.
book-journey-see = Inaktive Novizen kommen mit den [Gezeiten](tides) voran. Mit dem [Segelboot](sail) bleiben Novizen aktiv.

## Gezeiten

book-tides-title = Gezeiten
book-tides-purpose = Mit den Gezeiten kann ein ganzer Orden auf einmal umziehen. Am besten geschieht das spät in der Runde: Novizen, die schon gearbeitet haben, verlieren dabei nichts.
book-tides-cost = Die Gunstmarke „Gezeiten“. Mit dem ersten Schritt kehrt sie auf die Gezeiteninsel zurück.
book-tides-effect = Beliebig viele eigene Novizen, aktive und inaktive, von Inseln und vom Bootssteg, ziehen zu beliebigen anderen Inseln. Am Ziel steht jeder inaktiv neben der Insel. All das ist eine einzige Aktion.
book-tides-limits = Mindestens ein Novize zieht um, und jeder nur einmal. Ein Novize von einer Insel kommt zu einer anderen Insel, ein Novize vom Bootssteg zu jeder beliebigen. Die Gunstmarke „Novize“ hilft hier nicht.
book-tides-example = Spät in der Runde hat ein Orden vier inaktive Novizen. Die Gezeiten tragen zwei davon zu seiner Kultstätte und zwei zur nächsten Insel der Mondpriesterin. Wenn die Runde vorbei ist, werden alle vier dort aktiv.
book-tides-see = Mit dem [Segelboot](sail) ist ein Novize vom Bootssteg sofort aktiv.

## Segelboot

book-sail-title = Segelboot
book-sail-purpose = Nur mit dem Segelboot wechseln Novizen die Insel und bleiben aktiv. So arbeiten sie noch in derselben Runde am neuen Ort.
book-sail-cost = Die Gunstmarke „Segelboot“.
book-sail-effect = Ein oder zwei eigene aktive Novizen einer Insel oder ein oder zwei eigene Novizen vom Bootssteg landen **auf** einer anderen Insel und sind dort aktiv.
book-sail-limits = Beide starten am selben Ort und landen auf derselben Insel. Inaktive Novizen können nicht segeln. Die Gunstmarke „Novize“ hilft hier nicht.
book-sail-example = Ein einzelner Novize auf der Novizeninsel richtet wenig aus. Das Segelboot bringt ihn zu einem anderen einzelnen Novizen auf der Gezeiteninsel, und im nächsten Zug nehmen die beiden die Gunstmarke „Gezeiten“.
book-sail-see = Größere Gruppen kommen mit der [Reise](journey) oder den [Gezeiten](tides) voran, sind am Ziel aber inaktiv.

## Ernennung

book-appoint-title = Ernennung
book-appoint-purpose = In den Tempel führen zwei Schritte. Mit der Ernennung betritt ein Novize ein Tempelplättchen auf dem Weg und belegt es. Erst die [Weihe](consecrate), eine spätere Aktion, bringt ihn in den Tempel.
book-appoint-cost = Zwei aktive Novizen der Insel, deren Symbol das Plättchen zeigt.
book-appoint-own-shrine = Ein aktiver Novize genügt: jener, der das Plättchen betritt.
book-appoint-effect = Der erste Novize stellt sich auf das Plättchen. Der zweite wird inaktiv und kommt neben die Insel.
book-appoint-limits = Das Plättchen muss freigegeben und unbesetzt sein.
book-appoint-released = Freigegebene Plättchen
book-appoint-released-what = Freigegeben sind alle Plättchen zwischen Wächter und Bootssteg. In der ersten Runde ist das eine Gruppe, die mit den niedrigsten Nummern; in jeder Runde [kommt eine Gruppe dazu](next-round). Ein freigegebenes Plättchen bleibt freigegeben, und sein Novize kann beliebig viele Runden darauf warten.
book-appoint-bribery = Bestechung
book-appoint-bribery-what = Wird zusätzlich die **Gunstmarke „Bestechung“** abgegeben, steht auch die nächste Gruppe offen: die Plättchen zwischen dem Wächter und dem nächsten Wächterplättchen in Richtung Tempelzugang. In der sechsten Runde steht der Wächter am Tempelzugang, und eine solche Gruppe gibt es nicht mehr.
book-appoint-bribery-after = Das Plättchen eines so ernannten Novizen ist mit dem nächsten Schritt des Wächters freigegeben. Für eine Weihe noch davor braucht es eine zweite Gunstmarke „Bestechung“.
book-appoint-token = Gunstmarke „Novize“
book-appoint-token-what = Die [Gunstmarke „Novize“](favours) darf den zweiten Novizen ersetzen, auch zusammen mit der „Bestechung“. Auf das Plättchen selbst kommt sie nie. Mit eigener Kultstätte auf der Insel gibt es keinen zweiten Novizen, und darum hilft sie dort nicht.
book-appoint-example = Ein freigegebenes Plättchen zeigt das Symbol der Gezeiteninsel. Dort stehen zwei aktive Novizen: Einer betritt das Plättchen, der andere steht danach inaktiv neben der Insel. Mit eigener Kultstätte auf der Gezeiteninsel bliebe der andere aktiv.

## Weihe

book-consecrate-title = Weihe und Verdrängung
book-consecrate-purpose = Durch die Weihe zieht ein Novize in den Tempel ein. Sie bringt sofort Einfluss, dazu 1 in jeder folgenden Wertung, und kann Novizen anderer Orden verdrängen.
book-consecrate-cost = Nur der Zug, kein Novize einer Insel. Geweiht wird ein Novize, der schon auf einem freigegebenen Plättchen steht.
book-consecrate-effect = Der Novize kommt mit seinem Plättchen auf das Tempelfeld mit derselben Nummer.
book-consecrate-influence = Der Wert des Wächterplättchens, auf dem der Wächter gerade steht: { $guardian_first } in der ersten Runde. Die Werte aller Runden der Reihe nach: { $guardian_values }.
book-consecrate-limits = Nur ein Novize je Aktion. Das Plättchen muss freigegeben sein. Die Gunstmarke „Novize“ hilft hier nicht.
book-consecrate-bribery = Mit der **Gunstmarke „Bestechung“** darf das Plättchen auch zwischen dem Wächter und dem nächsten Wächterplättchen in Richtung Tempelzugang liegen. Der Einfluss richtet sich trotzdem nach dem Plättchen unter dem Wächter. [Ernennung](appoint) und Weihe brauchen je eine eigene Gunstmarke.
book-consecrate-displace = Verdrängung
book-consecrate-displace-when = Der neue Novize verdrängt alle Novizen anderer Orden, auf die alle drei Punkte zutreffen:
book-consecrate-displace-near = Der andere Novize steht auf einem benachbarten Feld.
book-consecrate-displace-lower = Sein Plättchen hat eine kleinere Nummer als das des neuen Novizen.
book-consecrate-displace-book = Er hat kein [Buch](book).
book-consecrate-displace-gain = Jeder verdrängte Novize bringt dem Orden des neuen Novizen 1 Einfluss und kommt auf den Bootssteg. Von dort holen ihn die [Gezeiten](tides) und das [Segelboot](sail). Im [Solospiel](solo) kommen Novizen des Gegenspielers stattdessen neben eine Insel.
book-consecrate-displace-example = Der neue rote Novize verdrängt nur den blauen mit der kleineren Nummer. Die übrigen Nachbarn bleiben: Sie sind selbst rot, stehen auf einer höheren Nummer oder haben ein Buch.
book-consecrate-once = Die Verdrängung ist Pflicht, trifft alle gleichzeitig und folgt auch auf eine Weihe durch Bestechung.
book-consecrate-later = Nur der neue Novize verdrängt. Es gibt keine Kettenreaktionen, und ein Novize, der später sein Buch verliert, wird deswegen nicht verdrängt.
book-consecrate-tile = Das Plättchen eines verdrängten Novizen bleibt auf seinem Feld, und dort zieht niemand mehr ein.
book-consecrate-adjacent = Benachbarte Felder
book-consecrate-adjacent-what = Die Tempelfelder sind Sechsecke in sieben Spalten. Die zweite, vierte und sechste Spalte liegen ein halbes Feld weiter vom Tempelzugang entfernt. Zwei Felder sind benachbart, wenn sie eine gemeinsame Kante haben, auch über Tempelteile hinweg. Kein Feld hat mehr als sechs Nachbarn.

## Buch der Weisen

book-book-title = Buch der Weisen
book-book-purpose = Ein Buch schützt seinen Novizen im Tempel davor, verdrängt zu werden. Das sichert den Einfluss aller kommenden Runden, vor allem bei Novizen auf niedrigen Nummern.
book-book-cost = Die Gunstmarke „Buch der Weisen“.
book-book-effect = Ein beliebiges Buch im Tempel kommt zu einem eigenen Novizen dort, der noch keines hat.
book-book-influence = 1 für jedes versetzte Buch.
book-book-limits = Ein Novize hat höchstens ein Buch. Es darf von jedem Novizen kommen, auch von einem eigenen. Die Gunstmarke „Novize“ hilft hier nicht.
book-book-start = Die Bücher kommen mit den [ersten Plättchen](setup) ins Spiel, für jeden Orden eines. Mehr werden es nie: Wer einen eigenen Novizen schützt, nimmt darum meist einem fremden den Schutz.
book-book-two = [Zu zweit](two-players) bringt das erste Buch, das in einer Runde versetzt wird, 2 statt 1.

## Priesterrat

book-council-title = Priesterrat unterstützen
book-council-purpose = Der Priesterrat entscheidet jeden Gleichstand der Partie und bringt am Ende Einfluss. Oft genügen wenige Novizen, um nach vorn zu kommen, vor allem am Anfang der Partie.
book-council-cost = Beliebig viele aktive Novizen einer Insel, mindestens einer.
book-council-effect = Für jeden davon rückt die Zählscheibe einen Sitz vor.
book-council-limits = Höchstens so viele Schritte, wie bis zum letzten Sitz noch fehlen.
book-council-token = Die [Gunstmarke „Novize“](favours) zählt als ein weiterer Schritt. Sie darf auch allein eingesetzt werden, ganz ohne Insel, und bringt dann einen Schritt.
book-council-rank = Wer vorn liegt
book-council-rank-ahead = Die Scheibe, die weiter vorgerückt ist, liegt vorn.
book-council-rank-top = Auf demselben Sitz liegt die obere Scheibe vorn. Eine ankommende Scheibe kommt **auf** die anderen: Wer aufholt, überholt.
book-council-rank-last = Auf dem letzten Sitz ist es umgekehrt: Eine ankommende Scheibe kommt **unter** die anderen. Wer zuerst da ist, bleibt vorn.
book-council-rank-ties = Diese Reihenfolge entscheidet bei Gleichstand, sowohl bei der Mondpriesterin als auch am Spielende.
book-council-end = Am [Spielende](end) erhält jeder Orden den Wert seines Sitzes. Vom ersten bis zum letzten Sitz sind das { $seat_values }.

## Vertreibung

book-expel-title = Vertreibung des Abtrünnigen
book-expel-purpose = Der Abtrünnige kostet Einfluss, wenn die Runde [gewertet](scoring) wird. Novizen vertreiben ihn von ihrer Insel, am besten dorthin, wo andere Orden zahlen.
book-expel-cost = Beliebig viele aktive Novizen auf der Insel des Abtrünnigen, mindestens einer.
book-expel-effect = Für jeden davon zieht der Abtrünnige im Uhrzeigersinn eine Insel weiter. Die Novizen werden inaktiv.
book-expel-limits = Nur Novizen seiner eigenen Insel können ihn vertreiben. Sieben Schritte führen ihn einmal im Kreis herum und zurück; auch das ist erlaubt.
book-expel-token = Die [Gunstmarke „Novize“](favours) zählt als ein weiterer Schritt. Sie darf auch allein eingesetzt werden und bringt dann einen Schritt.
book-expel-example = Auf der Insel des Abtrünnigen stehen zwei aktive Novizen. Einer allein vertreibt ihn auf die nächste Insel. Haben andere Orden auf der übernächsten Insel mehr Novizen, kann es sich lohnen, beide einzusetzen.

## Meditation

book-meditate-title = Meditation
book-meditate-purpose = Mit der Meditation ist der Zug vorbei, und das Ende der Runde rückt näher. Ein Orden, der fertig ist, kann damit die anderen zur Eile drängen.
book-meditate-cost = Keine.
book-meditate-effect = Eine Zeitmarke wird umgedreht. Der Orden bleibt in der Runde und handelt in seinem nächsten Zug wieder.
book-meditate-limits = Zu Beginn eines Zugs ist sie immer möglich, was auch sonst noch ginge. Eine begonnene Reise oder begonnene Gezeiten werden allerdings zuerst beendet.
book-meditate-last = Die letzte Zeitmarke beendet die Aktionsphase auf der Stelle und bringt 1 Einfluss, noch vor der Wertung. Niemand hat danach noch einen Zug.
    .lead = Letzte Zeitmarke
book-meditate-start = Wer links von dem Spieler sitzt, der die letzte Zeitmarke umgedreht hat, beginnt die nächste Runde. Nach der sechsten Runde ist das ohne Bedeutung.
    .lead = Startspieler
book-meditate-two = [Zu zweit](two-players) wechselt der Startspieler einfach nach jeder Runde.
book-meditate-solo = Im [Solospiel](solo) gibt es keine Zeitmarken: Die Runde endet, wann der Spieler es möchte.

## Gunstmarken

book-favours-title = Die sieben Gunstmarken
book-favours-intro = Mit der [Gunst der Priester](favor) kommt eine Gunstmarke von ihrer Insel zu einem Orden. Dort bleibt sie, auch über das Ende der Runde hinaus, bis sie eingesetzt wird. Dann kehrt sie auf ihre Insel zurück.
book-favours-shrine = Zusammen mit zwei aktiven Novizen errichtet sie auf der Insel des Baumeisters eine [Kultstätte](shrine).
    .lead = Kultstätte
book-favours-herbs = Sie macht ein oder zwei inaktive Novizen einer Insel wieder aktiv, nur nicht auf der Heilkräuterinsel. Mehr dazu unter [Heilkräuter](herbs).
    .lead = Heilkräuter
book-favours-tides = Sie bringt beliebig viele aktive und inaktive Novizen, auch vom Bootssteg, zu anderen Inseln. Mehr dazu unter [Gezeiten](tides).
    .lead = Gezeiten
book-favours-sailboat = Sie bringt ein oder zwei aktive Novizen einer Insel oder Novizen vom Bootssteg auf eine andere Insel, wo sie aktiv sind. Mehr dazu unter [Segelboot](sail).
    .lead = Segelboot
book-favours-bribery = Sie öffnet eine weitere Gruppe von Plättchen jenseits des Wächters, für eine [Ernennung](appoint) oder eine [Weihe](consecrate).
    .lead = Bestechung
book-favours-book = Sie versetzt ein [Buch](book) im Tempel zu einem eigenen Novizen und bringt 1 Einfluss.
    .lead = Buch der Weisen
book-favours-novice = Sie steht in einer Aktion für einen aktiven Novizen, wie im Folgenden beschrieben.
    .lead = Novize
book-favours-extra = Die Gunstmarke „Novize“
book-favours-extra-what = Die Gunstmarke „Novize“ ist ein Zusatz-Novize für eine einzige Aktion: Sie ersetzt genau einen aktiven Novizen, den die Aktion sonst bräuchte, als stünde er auf derselben Insel.
book-favours-extra-where = Sie hilft bei [Gunst](favor), [Missionierung](recruit), [Kultstätte](shrine), [Ernennung](appoint), [Priesterrat](council) und [Vertreibung](expel).
book-favours-extra-alone = Sie darf der einzige eingesetzte „Novize“ sein: für eine Gunst auf einer Insel mit eigener Kultstätte, für einen Sitz im Priesterrat, für einen Schritt des Abtrünnigen.
book-favours-extra-not = Sie betritt nie ein Tempelplättchen, und sie hilft nie dabei, die Gunst „Novize“ zu nehmen.
book-favours-extra-one = Bei Heilkräutern, Reise, Gezeiten, Segelboot, Weihe, Buch und Meditation hilft sie nicht, und auch nicht bei einer Ernennung mit dem Rabatt einer Kultstätte: Dort ist der einzige Novize jener, der das Plättchen betritt.
book-favours-extra-example = Auf der Bestechungsinsel steht ein aktiver Novize. Mit der Gunstmarke „Novize“ nimmt er die Gunstmarke „Bestechung“, so wie es sonst zwei Novizen tun.
book-favours-keeping = Einsetzen oder behalten
book-favours-keeping-what = Am [Spielende](end) bringt jede unbenutzte Gunstmarke 1 Einfluss. Bis dahin ist sie fast immer mehr wert, wenn sie eingesetzt wird; nur in der letzten Runde kann es richtig sein, eine zu behalten.

## Wertung

book-scoring-title = Wertung einer Runde
book-scoring-when = Jede Runde endet mit einer Wertung, sobald die letzte Zeitmarke umgedreht ist. Das Ergebnis eines Ordens setzt sich aus drei Werten zusammen: Mondpriesterin, Abtrünniger und Tempel.
book-scoring-net = Ausgezahlt wird nur die Summe, ein Gewinn kann also einen Verlust ausgleichen. Ist der Verlust größer als der gesamte Einfluss eines Ordens, steht dieser danach bei 0.
book-scoring-priestess = Mondpriesterin
book-scoring-priestess-count = Bei der Mondpriesterin zählen die **aktiven** Novizen und die Kultstätte, die ein Orden auf ihrer Insel hat. Inaktive Novizen zählen nicht.
book-scoring-priestess-paid = Wer dort am stärksten vertreten ist, erhält den ersten Wert auf ihrer Figur, dann folgen der zweite und der dritte. Wer dort weder aktive Novizen noch eine Kultstätte hat, geht leer aus; unbesetzte Plätze verfallen.
book-scoring-places-two = Zu zweit und im Solospiel: { $places_two }
book-scoring-places-three = Zu dritt: { $places_three }
book-scoring-places-four = Zu viert: { $places_four }
book-scoring-priestess-ties = Zwischen gleich starken Orden entscheidet der [Priesterrat](council).
book-scoring-apostate = Abtrünniger
book-scoring-apostate-loss = Beim Abtrünnigen zählen alle Novizen auf und neben seiner Insel, **aktive und inaktive**. Wer dort welche hat, verliert für jeden davon 1 Einfluss und dazu noch 1. Kultstätten zählen nicht.
book-scoring-apostate-who = Ein Orden ohne Novizen dort verliert nichts. Ein einzelner Novize kostet 2, zwei kosten 3, drei kosten 4.
book-scoring-temple = Tempel
book-scoring-temple-income = Jeder Novize im Tempel bringt seinem Orden 1 Einfluss. Novizen auf Plättchen am Weg und auf dem Bootssteg bringen nichts.
book-scoring-example = Zu viert belegt ein Orden bei der Mondpriesterin den ersten Platz, hat zwei Novizen an der Insel des Abtrünnigen und drei im Tempel. Er erhält { $first_four }, verliert 3 und erhält 3.
book-scoring-example-floor = Ein Orden mit 1 Einfluss würde durch den Abtrünnigen 4 verlieren und vom Tempel 2 erhalten. Die Summe ist −2, doch sein Einfluss fällt nur auf 0.

## Nächste Runde

book-next-round-title = Die nächste Runde
book-next-round-when = Nach der Wertung wird der Tisch in dieser Reihenfolge für die nächste Runde hergerichtet. Nach der sechsten Runde entfällt das alles.
book-next-round-novices = Alle inaktiven Novizen kommen auf die Inseln, neben denen sie stehen, und sind wieder aktiv. Novizen auf Plättchen am Weg, im Tempel und auf dem Bootssteg bleiben, wo sie sind.
    .lead = Novizen
book-next-round-priestess = Sie zieht im Uhrzeigersinn so viele Inseln weiter, wie die große Zahl auf ihrer Figur angibt: zu zweit und im Solospiel { $moves_two }, zu dritt { $moves_three }, zu viert { $moves_four }.
    .lead = Mondpriesterin
book-next-round-builder = { $builder_moves ->
    [one] Auch er zieht im Uhrzeigersinn weiter, und zwar { $builder_moves } Insel.
   *[other] Auch er zieht im Uhrzeigersinn weiter, und zwar { $builder_moves } Inseln.
 }
    .lead = Baumeister
book-next-round-apostate = Er zieht im Uhrzeigersinn zur nächsten Insel mit mindestens einem Novizen, aktiv oder nicht, gleich welchen Ordens. Die Suche beginnt auf der nächsten Insel; seine eigene kommt zuletzt, darum bleibt er nur, wenn sonst nirgends jemand ist.
    .lead = Abtrünniger
book-next-round-guardian = Er geht zum nächsten Wächterplättchen in Richtung Tempelzugang; das alte kommt aus dem Spiel. Damit ist eine weitere Gruppe von Plättchen freigegeben, und eine Weihe bringt nun den Wert des neuen Wächterplättchens.
    .lead = Wächter
book-next-round-candles = Alle Zeitmarken werden zurückgedreht.
    .lead = Zeitmarken
book-next-round-start = Nun beginnt der neue Startspieler: der linke Nachbar des Spielers, der die letzte Zeitmarke umgedreht hat. [Zu zweit](two-players) wechselt der Startspieler nach jeder Runde.
    .lead = Startspieler
book-next-round-stays = Plättchen, die niemand genommen hat, bleiben auf dem Weg, ebenso Plättchen mit einem Novizen darauf. Sie bleiben freigegeben.
book-next-round-last = Wenn der Wächter das letzte Plättchen am Tempelzugang betritt, beginnt die letzte Runde.

## Spielende

book-end-title = Spielende
book-end-when = Die sechste Runde wird gewertet wie jede andere. Danach erhält jeder Orden einmalig:
book-end-shrines = 4 Einfluss für jede eigene Kultstätte auf den Inseln.
    .lead = Kultstätten
book-end-favours = 1 Einfluss für jede Gunstmarke, die unbenutzt geblieben ist.
    .lead = Gunstmarken
book-end-council = Den Wert seines Sitzes, auf dem letzten { $seat_last }. Mehr dazu unter [Priesterrat unterstützen](council).
    .lead = Priesterrat
book-end-example = Vier Kultstätten bringen 16, zwei Gunstmarken 2 und ein Sitz mit dem Wert 6 noch einmal 6. Zusammen macht das 24.
book-end-winner = Der Orden mit dem meisten Einfluss gewinnt. Haben mehrere gleich viel, geht der vor, der im [Priesterrat](council) weiter vorn liegt.
book-end-not-done = Nach der letzten Wertung werden Novizen nicht wieder aktiv, und keine Figur zieht weiter. Auch der Startspieler wechselt nicht mehr.

## Spiel zu zweit

book-two-players-title = Spiel zu zweit
book-two-players-intro = Die allgemeinen Regeln für [Aufbau](setup), Ablauf und [Wertung](scoring) gelten auch zu zweit, mit diesen Änderungen:
book-two-players-candles = Es gibt nur drei.
    .lead = Zeitmarken
book-two-players-herbs = In der [Vorbereitungsrunde](preparation) darf keine Kultstätte auf die Heilkräuterinsel gesetzt werden. Später dürfen dort Kultstätten errichtet werden.
    .lead = Heilkräuterinsel
book-two-players-book = Das erste Buch, das in einer Runde versetzt wird, bringt 2 Einfluss statt 1, gleichgültig, wer es versetzt. Weitere Bücher der Runde bringen 1.
    .lead = Buch
book-two-players-start = Der Startspieler wechselt nach jeder Runde, gleichgültig, wer die letzte Zeitmarke umgedreht hat.
    .lead = Startspieler
book-two-players-smaller = Was aus der Spielerzahl folgt
book-two-players-boards = Zwei Tempelteile sind im Spiel, und die Gruppen auf dem Weg bestehen aus je zwei Plättchen. Es gibt zwei Bücher.
book-two-players-tokens = Jede Insel hat zwei Gunstmarken.
book-two-players-priestess = { $moves_two ->
    [one] Die Mondpriesterin bringt { $places_two }; den dritten Wert erhält niemand. Nach einer Runde zieht sie { $moves_two } Insel weiter.
   *[other] Die Mondpriesterin bringt { $places_two }; den dritten Wert erhält niemand. Nach einer Runde zieht sie { $moves_two } Inseln weiter.
 }

## Solospiel

book-solo-title = Solospiel
book-solo-intro = Im Solospiel tritt ein Spieler gegen einen Gegenspieler ohne eigenen Willen an. Ziel ist es, am Ende mehr Einfluss zu haben als dieser; der Vorsprung ist das Ergebnis. Es gibt [drei Stufen](solo-levels).
book-solo-opponent = Der Gegenspieler folgt festen Regeln. Er nimmt nie Gunstmarken und zahlt nie an den Abtrünnigen. Dafür nimmt er Plättchen, rückt im Priesterrat vor und errichtet kostenlos Kultstätten.
book-solo-setup = Aufbau
book-solo-setup-two = Alles wird wie für zwei Spieler bereitgelegt, mit dem freien Aufbau und mit 5 Einfluss für jede Seite. Der Gegenspieler gilt als Startspieler, darum liegt seine Zählscheibe zuunterst. Zeitmarken gibt es nicht.
book-solo-setup-tokens = Jede Insel hat nur eine Gunstmarke.
book-solo-setup-opponent = Der Gegenspieler hat auf der Insel des Baumeisters eine Kultstätte und einen Novizen, auf jeder anderen Insel zwei Novizen. Das sind alle dreizehn.
book-solo-setup-temple = Auch er beginnt im Tempel: Von der Insel mit dem Symbol seines ersten Plättchens kommt ein Novize mit Plättchen und Buch auf das zugehörige Feld.
book-solo-setup-own = Das eigene erste Plättchen kommt wie üblich mit Novize und Buch in den Tempel. Dann folgt für den Spieler die [Vorbereitungsrunde](preparation). Seine Kultstätte steht weder auf der Heilkräuterinsel noch auf der Insel des Baumeisters, wo schon die des Gegenspielers steht.
book-solo-round = Beginn jeder Runde
book-solo-tire = Der Spieler wählt eine Insel mit aktiven Novizen des Gegenspielers. Alle dort werden inaktiv, und für jeden rückt die Zählscheibe des Gegenspielers einen Sitz vor. Weiter als bis zum letzten Sitz kommt sie nicht.
    .lead = Eine Insel
book-solo-claim = Dann sucht der Gegenspieler ein freigegebenes, unbesetztes Plättchen mit dem Symbol einer Insel, auf der er mindestens einen aktiven Novizen hat. Gibt es mehrere, nimmt er das höchste. Ein solcher Novize kommt mit dem Plättchen direkt in den Tempel. Gibt es kein solches Plättchen, nimmt der Gegenspieler in dieser Runde keines.
    .lead = Ein Plättchen
book-solo-claim-score = Der Gegenspieler erhält den Wert unter dem Wächter und [verdrängt](consecrate) wie üblich, für je 1 Einfluss. Verdrängte Novizen des Spielers kommen auf den Bootssteg.
    .lead = Sein Gewinn
book-solo-claim-book = Hat der Gegenspieler ein Plättchen genommen und der Spieler ein Buch im Tempel, nimmt der Gegenspieler das Buch vom niedrigsten Plättchen des Spielers, auf dem eines liegt. Es kommt auf das niedrigste Plättchen des Gegenspielers, das einen Novizen, aber kein Buch hat. Dafür erhält er 1 Einfluss.
    .lead = Das Buch
book-solo-example = Freigegeben sind zwei Plättchen, die 6 und die 8. Der Gegenspieler hat auf den Inseln beider Symbole noch aktive Novizen, also nimmt er die 8. Hätte der Spieler zuvor die Novizen auf der Insel der 8 inaktiv gemacht, wäre es die 6 geworden.
book-solo-play = Aktionsphase
book-solo-play-alone = Der Spieler handelt allein, so oft er kann und möchte, und beendet die Runde, wann er will. Das bringt keinen Einfluss.
book-solo-play-herbs = Die Gunst „Heilkräuter“ kann nur einmal pro Runde genommen werden. Eine Gunstmarke aus einer früheren Runde kann zusätzlich eingesetzt werden.
book-solo-play-displaced = Aus dem Tempel verdrängte Novizen des Gegenspielers kommen neben die Insel, deren Symbol ihr Feld trägt, und sind dort inaktiv. Später können sie wieder aktiv werden und Plättchen nehmen.
book-solo-scoring = Ende der Runde
book-solo-shrine = Ab der zweiten Runde errichtet der Gegenspieler vor der Wertung eine Kultstätte, wenn er auf der Insel des Baumeisters einen aktiven Novizen und noch keine Kultstätte hat. Sie kostet ihn nichts, und der Novize bleibt aktiv.
book-solo-priestess = Die Wertung folgt den allgemeinen Regeln, nur verliert der Gegenspieler durch den Abtrünnigen nie Einfluss.
book-solo-apostate = Der Abtrünnige zieht danach im Uhrzeigersinn zur nächsten Insel mit einem Novizen des Spielers.
book-solo-result = Ergebnis
book-solo-result-what = Am Ende erhalten beide Seiten wie üblich Einfluss für Kultstätten, Sitze und unbenutzte Gunstmarken; der Gegenspieler hat keine. Vom Einfluss des Spielers wird dann der des Gegenspielers abgezogen. Gewonnen ist die Partie nur, wenn mehr als 0 bleibt; ein Gleichstand reicht nicht.
book-solo-result-levels = Auf den [höheren Stufen](solo-levels) wird der Abtrünnige zum Hindernis.

## Stufen des Solospiels

book-solo-levels-title = Stufen des Solospiels
book-solo-levels-one = Es gelten die Regeln des Kapitels [Solospiel](solo), ohne jeden Zusatz.
    .lead = Stufe 1
book-solo-levels-two = In der Aktionsphase blockiert der Abtrünnige jede Aktion auf seiner Insel. Möglich bleibt dort nur, ihn zu [vertreiben](expel), mit den aktiven Novizen der Insel und ebenso mit der Gunstmarke „Novize“.
    .lead = Stufe 2
book-solo-levels-three = Zusätzlich beginnen Baumeister und Mondpriesterin auf derselben Insel, und auch die Vertreibung des Abtrünnigen ist blockiert.
    .lead = Stufe 3
book-solo-levels-blocked = Was blockiert ist
book-solo-levels-blocked-novices = Eigene Novizen an der Insel des Abtrünnigen, aktive und inaktive, lassen sich sonst für nichts einsetzen: weder für Gunst, Missionierung und Kultstätte noch für Ernennung und Priesterrat. Heilkräuter wecken sie nicht, und weder Reise noch Gezeiten oder Segelboot bringen sie fort.
book-solo-levels-blocked-figures = Damit ist die Gunst dieser Insel unerreichbar, und wenn der Baumeister dort steht, lässt sich nichts errichten.
book-solo-levels-free = Was möglich bleibt
book-solo-levels-free-arrive = Novizen von anderen Orten dürfen dort ankommen.
book-solo-levels-free-temple = Novizen auf Plättchen am Weg dürfen geweiht werden, welches Symbol ihr Plättchen auch zeigt.
book-solo-levels-free-token = Eine Gunstmarke dieser Insel, die der Spieler schon besitzt, darf er anderswo einsetzen.
book-solo-levels-free-council = Die Gunstmarke „Novize“ allein darf den Priesterrat unterstützen.
book-solo-levels-moves = Wird der Abtrünnige vertrieben, wandert die Blockade sofort mit ihm. Sie bindet nur den Spieler und nur in der Aktionsphase: Der Beginn der Runde, die Kultstätte des Gegenspielers und die Wertung bleiben davon unberührt.

## Regelfragen

book-rulings-title = Regelfragen
book-rulings-intro = Zu manchen Fragen schweigt die gedruckte Spielregel, bei anderen widersprechen sich ihre Übersetzungen. Diese Ausgabe hat wie folgt entschieden. Zu jeder Entscheidung steht der Grund.
book-rulings-r1 = **Darf ein Novize neben seine eigene Insel reisen?** Nein, weder mit der Reise noch mit den Gezeiten. Das Original spricht von anderen Inseln.
book-rulings-r2 = **Werden die Paare der Vorbereitungsrunde einzeln gesetzt?** Nein, jeder Orden setzt alle vier auf einmal. Darin stimmen die Spielregel und die Übersicht des Originals überein.
book-rulings-r3 = **Darf die Gunstmarke „Novize“ allein den Priesterrat unterstützen oder den Abtrünnigen vertreiben?** Ja, für einen Schritt; beim Priesterrat braucht es dafür keine Insel. Die Soloregeln nennen für die Vertreibung Novizen oder die Gunstmarke, und für den Priesterrat ersetzt sie den einzigen Novizen.
book-rulings-r4 = **Darf die Gunstmarke „Novize“ eine Gunst bezahlen, wenn eine Kultstätte den Rabatt gibt?** Ja, selbst wenn dort kein Novize steht, nur nicht für die Gunst „Novize“. Nach dem Rabatt ist noch ein Novize zu zahlen, und das Original nennt für die Gunstmarke nur zwei Ausnahmen.
book-rulings-r5 = **Kann der Einfluss unter 0 fallen?** Nein. Zuerst werden die drei Werte einer Runde zusammengezählt, und tiefer als 0 fällt der Stand dann nicht. Auch das Original zählt sie zusammen, und niemand kann zahlen, was er nicht hat.
book-rulings-r6 = **Darf ein Buch von einem eigenen Novizen kommen?** Ja. Das Original erlaubt jedes Buch.
book-rulings-r7 = **Was geschieht mit dem Plättchen eines verdrängten Novizen?** Es bleibt auf seinem Feld und hat keine Funktion mehr. Das Original sagt nur, dass der Novize den Tempel verlässt.
book-rulings-r8 = **Verdrängt auch der Gegenspieler im Solospiel?** Ja. Die allgemeine Regel gilt für jeden Novizen, der in den Tempel einzieht.
book-rulings-r9 = **Was genau blockiert der Abtrünnige auf den Stufen 2 und 3 des Solospiels?** Jeden Einsatz von Novizen des Spielers an seiner Insel und damit auch die Gunst und den Baumeister dort. Frei bleiben das Ankommen dort, die Weihe, der Einsatz einer Gunstmarke anderswo und die Gunstmarke „Novize“ allein für den Priesterrat. Blockiert sind Aktionen auf der Insel; die Einzelheiten stehen im Kapitel [Stufen des Solospiels](solo-levels).
book-rulings-r10 = **Bringt das erste Buch einer Runde im Solospiel 2?** Nein, jeder Seite nur 1. Auf dem Spiel zu zweit beruht lediglich der Aufbau des Solospiels.
book-rulings-r11 = **Welches Plättchen erhält das Buch des Gegenspielers, wenn sein niedrigstes schon ein Buch hat?** Das niedrigste ohne Buch. Ein Novize hat nur ein Buch, und das neue Plättchen hat noch nie eines.
book-rulings-r12 = **Ist eine Aktion erlaubt, die nichts bewirkt?** Nein: keine Schritte über den letzten Sitz im Priesterrat hinaus, keine Missionierung bei leerem Vorrat, kein Errichten, wenn keine Kultstätte mehr im Vorrat ist. Dadurch verliert niemand etwas, und das Original verlangt, dass etwas vorhanden ist.
book-rulings-r13 = **Was tut ein Orden, der nicht handeln kann oder will?** Er meditiert; anders lässt sich nicht passen. So steht es im Original.
book-rulings-r14 = **Erhält das erste Plättchen des Gegenspielers im Solospiel ein Buch?** Ja. Das Original nennt es, nur die Übersetzungen lassen es weg.
book-rulings-r15 = **Darf die Gunstmarke „Novize“ bei einer Ernennung helfen?** Ja, anstelle des zweiten Novizen, auch zusammen mit der „Bestechung“, aber nicht mit dem Rabatt einer Kultstätte. Die Ausnahme in der Spielregel betrifft nur den Novizen, der das Plättchen betritt, und mit einer Kultstätte gibt es keinen anderen.
book-rulings-r16 = **Welche Änderungen des Spiels zu zweit gelten im Solospiel?** Das Verbot der Heilkräuterinsel gilt, die höhere Belohnung für das erste Buch nicht. Der Aufbau beruht auf dem Spiel zu zweit, der Ablauf nicht.
book-rulings-r17 = **Wie weit rückt die Zählscheibe des Gegenspielers zu Beginn einer Solorunde vor?** Um so viele Sitze, wie Novizen tatsächlich inaktiv werden, auch wenn es drei oder mehr sind. Zu den vorhandenen können verdrängte Novizen hinzukommen.
book-rulings-r18 = **Errichtet der Gegenspieler im Solospiel seine Kultstätte vor oder nach der Wertung?** Davor. Das Original nennt sie am Ende der Runde zuerst.
book-rulings-r19 = **Wie oft kann im Solospiel die Gunst „Heilkräuter“ genommen werden?** Einmal pro Runde; eine Gunstmarke aus einer früheren Runde kann zusätzlich eingesetzt werden. Nur Heilkräuter machen Novizen wieder aktiv, und ohne diese Grenze könnte eine Runde endlos dauern. Mit mehreren Spielern beenden die Zeitmarken die Runde, dort ist nichts verboten.

## Gedruckte Werte

book-values-title = Gedruckte Werte
book-values-intro = Die Regeltexte wiederholen nicht jede Zahl, die auf Spielplänen, Plättchen und Figuren steht. Was sie nennen, gilt hier unverändert. Alles andere ist eine **Rekonstruktion**, die für diese Ausgabe entstanden ist und zu allen bekannten Beispielen passt. Vom gedruckten Spiel kann sie abweichen.
book-values-file = Tempelteile, Plättchen und Sitze des gedruckten Spiels lagen für diese Ausgabe nicht vor. Wer es besitzt, kann [diese Werte berichtigen](printed), auf dem Bild des Tisches, und mit ihnen spielen; dieses Regelbuch bleibt bei den mitgelieferten, die { $board } heißen.
book-values-known = Aus den Regeltexten bekannt
book-values-known-figures = Wie weit Mondpriesterin und Baumeister ziehen, der erste Wert jeder Mondpriesterin sowie der zweite und der dritte zu viert.
book-values-known-guardian = Die Wächterplättchen vom Bootssteg bis zum Tempelzugang: { $guardian_values }.
book-values-known-council = Der letzte Sitz im Priesterrat ist { $seat_last } wert, und einer der Sitze ist 6 wert.
book-values-known-tiles = Es gibt vier Tempelteile mit je sieben Plättchen, und zu jedem gehört eines der Plättchen 1 bis 4. Mit dem gelben und dem blauen Tempelteil beginnt der Weg mit { $path_start }.
book-values-known-preset = In der vorgegebenen Startaufstellung stehen auf Position 1 zwei Novizen jeder Farbe und die Mondpriesterin.
book-values-rebuilt = Rekonstruiert
book-values-rebuilt-priestess = Der zweite und der dritte Wert der Mondpriesterin zu zweit und zu dritt.
book-values-rebuilt-council = Die Zahl der Sitze im Priesterrat und die Werte der übrigen Sitze. Vom ersten bis zum letzten Sitz sind das { $seat_values }.
book-values-rebuilt-temple = Zwei Farben der Tempelteile, die Zuordnung der Plättchen zu den Tempelteilen über das Beispiel hinaus und ihre Lage darauf.
book-values-rebuilt-symbols = Das Symbol jedes Plättchens.
book-values-rebuilt-preset = Die Reihenfolge der Inseln und alle anderen Plätze der vorgegebenen Startaufstellung.
book-values-temple = Tempelfelder
book-values-temple-order = Die Nummern jedes Tempelteils von links nach rechts:
book-values-symbols = Plättchen mit dem Symbol jeder Insel
book-values-preset = Vorgegebene Startaufstellung
book-values-preset-islands = Die Inseln im Uhrzeigersinn, von Position 1 bis 7: { $preset_islands }.
book-values-preset-figures = Die Mondpriesterin beginnt { ISLAND($preset_priestess, case: "on") }, der Baumeister { ISLAND($preset_builder, case: "on") }, der Abtrünnige { ISLAND($preset_apostate, case: "on") }.
book-values-preset-order = Kultstätte { ISLAND($shrine, case: "on") }; Paare: { $pairs }; Gunstmarken: { $favours }.

## Bildunterschriften

book-caption-table = Der ganze Tisch: sieben Inseln um die Tempelinsel mit dem Weg, dem Tempel, dem Priesterrat und den Zeitmarken.
book-caption-places = Die Orte des Tisches: eine Insel (1), der Tempel (2), der Weg (3), der Priesterrat (4), die Zeitmarken (5) und der Bootssteg (6).
book-caption-preparation = Zwei Spieler nach der Vorbereitungsrunde. Gelbs Kultstätte steht auf der Gezeiteninsel, die Paare auf vier anderen Inseln; von den beiden übrigen hat Gelb die Gunstmarken „Heilkräuter“ und „Segelboot“.
book-caption-blocked = Solo, Stufe 2: Die gelben Novizen auf der Insel des Abtrünnigen können ihn nur vertreiben. Novizen anderer Inseln dürfen dorthin kommen.
book-caption-island = Aktive Novizen stehen auf der Insel, inaktive neben ihr.
book-caption-preset-start = Die vorgegebene Startaufstellung: Inseln und Figuren, Kultstätten und Novizen sind an ihrem Platz.
book-caption-path = Der Anfang des Wegs mit dem gelben und dem blauen Tempelteil im Spiel zu zweit, vom Tempelzugang aus gelesen: { $path_start }.
book-caption-released = Der Wächter auf dem Weg. Die Plättchen zwischen ihm und dem Bootssteg sind freigegeben, die nächste Gruppe ist durch Bestechung erreichbar, alle anderen sind gesperrt.
book-caption-council-start = Gelb ist Startspieler, dann folgen Rot und Blau. Die gelbe Scheibe liegt zuunterst, die blaue obenauf.
book-caption-first-tile = Gelb hat Plättchen 1 erhalten: Auf dem Feld mit der 1 sind das Plättchen, ein gelber Novize und ein Buch.
book-caption-favours = Die sieben Gunstmarken.
book-caption-take-favour = Zwei Novizen nehmen die Gunstmarke. Mit eigener Kultstätte auf der Insel genügt einer.
book-caption-recruit = Zwei Novizen werben einen dritten aus dem Vorrat an; alle drei stehen inaktiv neben der Insel.
book-caption-build-shrine = Beim Baumeister errichten zwei Novizen mit der Gunstmarke „Kultstätte“ eine Kultstätte.
book-caption-herbs = Mit der Gunstmarke „Heilkräuter“ stehen Novizen, die inaktiv neben einer Insel waren, wieder auf ihr.
book-caption-journey = Aktive Novizen reisen zu anderen Inseln und sind dort inaktiv.
book-caption-tides = Die Gezeiten tragen Novizen von Inseln und vom Bootssteg fort; am Ziel sind alle inaktiv.
book-caption-sail = Das Segelboot bringt Novizen auf eine andere Insel, wo sie aktiv bleiben.
book-caption-appoint = Ein Novize betritt das freigegebene Plättchen mit dem Symbol seiner Insel, der andere steht inaktiv neben der Insel.
book-caption-consecrate = Der Novize und sein Plättchen kommen auf das Tempelfeld mit derselben Nummer und bringen den Wert unter dem Wächter.
book-caption-displacement = Der neue rote Novize und seine Nachbarn: Nur der blaue Novize mit der kleineren Nummer und ohne Buch muss auf den Bootssteg.
book-caption-book = Das Buch kommt zu einem eigenen Novizen, der keines hat, und schützt ihn von nun an.
book-caption-council-move = Jeder eingesetzte Novize bringt die Scheibe einen Sitz voran.
book-caption-expel = Jeder eingesetzte Novize treibt den Abtrünnigen im Uhrzeigersinn eine Insel weiter.
book-caption-candles = Zeitmarken, noch nicht umgedreht und umgedreht.
book-caption-priestess-tie = Zwei Orden sind auf der Insel der Mondpriesterin gleich stark. Wer im Priesterrat vorn liegt, erhält den ersten Wert, der andere den zweiten.
book-caption-apostate = Drei Novizen eines Ordens auf und neben der Insel des Abtrünnigen: −4.
book-caption-temple-income = Jeder Novize im Tempel bringt 1 Einfluss.
book-caption-guardian-moves = Der Wächter geht weiter und gibt die nächste Gruppe frei; sein altes Plättchen kommt aus dem Spiel.
book-caption-end-score = 16 für vier Kultstätten, 2 für zwei Gunstmarken und 6 für den Sitz ergeben 24.
book-caption-solo-start = Beginn eines Solospiels: Der Gegenspieler ist auf jeder Insel vertreten, seine Kultstätte steht beim Baumeister.
book-caption-solo-round = Beginn einer Solorunde: Novizen des Gegenspielers werden inaktiv, seine Zählscheibe rückt vor, er nimmt das höchste Plättchen in seiner Reichweite, und ein Buch des Spielers geht mit.
