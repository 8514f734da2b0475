### Regelbuch: Maus und Tasten, erste Strategien; dazu die Beispielrunde zum Zusehen. Gebaut wie die übrigen Kapitel.

## Erste Strategien

book-strategy-title = Erste Strategien
book-strategy-intro = Die Regeln sind bekannt, aber womit anfangen? Diese Ratschläge taugen für fast jede Partie.
book-strategy-example = Eine ganze Runde zum Zusehen, Aktion für Aktion mit ihrem Grund: Die [Beispielrunde](example) öffnet sich auch mit der Taste B. In ihr geht es Schritt für Schritt vor und zurück, und an jeder Stelle lässt sich selbst weiterspielen.
book-strategy-early = Die ersten Runden
book-strategy-recruit = Wer früh aus dem Vorrat kommt, handelt in jeder weiteren Runde mit. Eine bis drei [Missionierungen](recruit) in der ersten Runde machen sich fast immer bezahlt.
    .lead = Mehr Novizen
book-strategy-temple = Eine [Weihe](consecrate) bringt in der ersten Runde { $guardian_first }, in der letzten nur { $guardian_last }, und jeder Novize im Tempel danach 1 in jeder Wertung. Freigegebene Plättchen sind knapp: Wer zuerst [ernennt](appoint), sucht sich eines aus.
    .lead = Früh in den Tempel
book-strategy-high = Eine hohe Nummer verdrängt ihre Nachbarn und wird selbst selten verdrängt. Niedrige Nummern schützt ein [Buch](book).
    .lead = Hohe Nummern
book-strategy-builder = Jede [Kultstätte](shrine) spart von da an auf ihrer Insel einen Novizen für Gunst und Ernennung, zählt bei der Mondpriesterin und bringt am Ende 4. Gebaut wird nur beim Baumeister.
    .lead = Kultstätten
book-strategy-figures = Figuren im Blick
book-strategy-priestess = Wie viele Inseln sie nach einer Runde weitergeht, ist bekannt: { $moves_two }, zu viert { $moves_four }. Belohnt werden dort nur Kultstätten und Novizen, die bis zur Wertung aktiv bleiben.
    .lead = Mondpriesterin
book-strategy-apostate = Schon ein einziger Novize bei ihm kostet 2. Novizen, die sonst wenig zu tun haben, gehen rechtzeitig auf die [Reise](journey) oder [vertreiben](expel) ihn zu anderen.
    .lead = Abtrünniger
book-strategy-tempo = Tempo und Ende
book-strategy-candles = Wer mit seinen Novizen fertig ist, [meditiert](meditate): Den anderen geht die Zeit aus, und nach der Wertung sind alle Novizen wieder aktiv. Wer noch viel vorhat, fängt mit dem an, was ihm ein anderer wegnehmen kann.
    .lead = Zeitmarken
book-strategy-council = Der [Priesterrat](council) entscheidet jeden Gleichstand, und der Sitz zählt am Ende. In der letzten Runde ist er das beste Ziel für Novizen ohne andere Aufgabe.
    .lead = Priesterrat
book-strategy-tokens = Aufgehoben bringt eine [Gunstmarke](favours) nur 1. Eingesetzt holt sie mehr, und die Insel gibt sie wieder her.
    .lead = Gunstmarken
book-strategy-solo = Allein
book-strategy-solo-what = Im [Solospiel](solo) lässt sich vorhersehen, welches Plättchen der Gegenspieler nimmt. Wer auf dessen Insel seine Novizen inaktiv macht, lenkt ihn auf ein anderes; große Gruppen bringen ihn dafür im Priesterrat weit voran.

## Maus und Tasten

book-controls-title = Maus und Tasten
book-controls-intro = Alles am Tisch geht mit der Maus oder mit der Tastatur. Was sich auf dem Tisch jetzt einsetzen lässt, hat einen gepunkteten Rand, und wohin es kann, leuchtet; was eine Aktion brächte, steht über dem Ziel, bevor eine Figur losgelassen wird.
book-controls-mouse = Maus
book-controls-drag = Einen Novizen, eine Gunstmarke oder eine Kultstätte nehmen und auf ihrem Ziel loslassen. Ein Klick auf die Figur und ein zweiter auf das Ziel tun dasselbe.
    .lead = Ziehen
book-controls-click = Auf einen Knopf: Die Aktion beginnt, und ihre Orte leuchten. Auf eine Zeile der Chronik: Der Tisch zeigt die Stellung von damals.
    .lead = Klick
book-controls-wheel = Das Mausrad holt den Tisch näher heran und wieder weg. Mit einem Novizen in der Hand nimmt es mehr davon auf, über der Chronik blättert es zu früheren Zeilen.
    .lead = Mausrad
book-controls-right = Der Rechtsklick erklärt, was unter dem Zeiger liegt, und führt zu seinem Kapitel. Mit einer Figur in der Hand legt er sie zurück.
    .lead = Rechte Taste
book-controls-near = In der nahen Ansicht verschiebt das Ziehen am Meer den Ausschnitt. Ein Doppelklick holt eine Stelle heran oder zeigt wieder den ganzen Tisch.
    .lead = Nahe Ansicht
book-controls-keyboard = Tasten
book-controls-actions = Jede Aktion hat ihre eigene Taste; sie steht auf dem Knopf. Tab und Pfeiltasten gehen von Ort zu Ort, Enter wählt, Ziffern beantworten eine Frage. Esc nimmt zurück, was noch nicht gespielt ist, und öffnet sonst das Menü.

## Die Beispielrunde: Sätze zu einer Runde, die von selbst abläuft; Gelb und Rot sind Orden.

lesson-example-title = Eine Beispielrunde
lesson-example-start = Eine Runde, wie geübte Orden sie spielen, mit der vorgegebenen Startaufstellung. Der Wächter steht auf der 6: So viel bringt jetzt jede Weihe. Gelb beginnt.
lesson-example-recruit = Beide holen zuerst Novizen aus dem Vorrat. In diesem Zug bringt das nichts, aber jeder neue Novize handelt noch fünf Runden lang.
lesson-example-appoint = Gelb ernennt einen Novizen von der Novizeninsel auf Plättchen 8, die höhere der beiden freigegebenen Nummern. Einer betritt das Plättchen, der andere ist inaktiv.
lesson-example-both = Auch Plättchen 6 gehört jetzt Gelb. Rot bliebe in dieser Runde nur die nächste Gruppe, und die kostet die Gunstmarke „Bestechung“.
lesson-example-journey = Rot schickt einen Novizen zur Segelbootinsel, auf der die rote Kultstätte steht. In der nächsten Runde genügt er dort allein für eine Ernennung.
lesson-example-consecrate = Die erste Weihe: 6 Einfluss sofort, ohne dass ein Novize inaktiv wird. In der nächsten Runde wären es nur noch 5.
lesson-example-herbs = Mit der Gunstmarke „Heilkräuter“ macht Rot zwei Novizen wieder aktiv. So handeln sie in dieser Runde ein zweites Mal.
lesson-example-book = Gelb hat auch die 8 geweiht und holt dann ein Buch dorthin. Das bringt zu zweit beim ersten Mal 2 Einfluss, und der rote Novize auf der 3 steht nun ohne Schutz da.
lesson-example-candles = Wer nichts Besseres mehr zu tun hat, meditiert. Rot hat bei der Mondpriesterin noch einen aktiven Novizen, Gelb keinen: Ein schnelles Ende ist Rot recht.
lesson-example-scored = Die Wertung: Rot bekommt 5 von der Mondpriesterin und 1 aus dem Tempel. Gelb bekommt 3 aus dem Tempel und verliert 2 beim Abtrünnigen. Es steht 20 zu 12; Rot beginnt die nächste Runde.
lesson-example-leave = Zurück zum Regelbuch
