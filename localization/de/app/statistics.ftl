### Die Statistik der Partien einer Person.

statistics-open = Statistik
statistics-heading = Statistik
statistics-unnamed = Ohne Namen
statistics-none = Noch ist keine Partie zu Ende gespielt.
statistics-none-more = Nach der ersten steht hier, wie groß der Vorsprung war, gegen wen und woher die Punkte kamen.
statistics-begin = Eine erste Partie spielen

# Large numbers, each with one of these words below.
statistics-number = { $number ->
    [games] Partien
    [won] Gewonnen
    [lead] Vorsprung im Mittel
    [best] Größter Vorsprung
    [streak] Siege in Folge
   *[hints] Hinweise genommen
 }
statistics-share = { $won } ({ $share } %)

# The graph: a bar for each game.
statistics-leads = Vorsprung in jeder Partie
statistics-bars = Ein Balken für jede der letzten Partien; die Linie ist das Mittel von zehn.
statistics-day = { $day }. { MONTH($month) } { $year }
statistics-game = { $day } · { $points } · { $lead }

statistics-kinds = Art der Partie
statistics-all = Alle Partien
statistics-seats = { $count } Spieler
statistics-levels = Gegen Stufe
statistics-level = { $number } · { $name }
statistics-no-level = Hier stehen Partien nur gegen den Computer, nach der höchsten Stufe darin geordnet.
statistics-column-won = Siege
statistics-column-lead = Vorsprung
statistics-of = { $won } von { $games }

statistics-points = { $tab ->
    [lately] Zuletzt verloren
   *[earned] Woher Punkte kamen
 }
statistics-points-about = { $tab ->
    [lately] Was die beste Aktion mehr gebracht hätte, in analysierten Partien.
    [no-lately] Bisher nichts: Hier sammelt sich, was in analysierten Partien Punkte gekostet hat, soweit Punkte etwas besagen.
    [no-earned] Noch gibt es nichts zu vergleichen.
   *[earned] Punkte je Partie, verglichen mit den anderen am Tisch.
 }

statistics-private = Die Statistik liegt nur auf diesem Rechner und wird nirgendwohin geschickt.
statistics-export = Als Tabelle exportieren
statistics-exported = { $file } liegt im Ordner { $folder }
statistics-forget = { $sure ->
    [yes] Wirklich alles vergessen
   *[no] Alles vergessen
 }
statistics-back = Zurück
