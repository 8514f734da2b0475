### Ein Abend allein: Tische für eine Person, mit Sternen, und die Tische des Tages.

alone-open = Ein Abend allein
alone-heading = Ein Abend allein
alone-tab = { $tab ->
    [day] Tische des Tages
    [puzzles] { puzzles-heading }
   *[tables] Alle Tische
 }
alone-about = { $tab ->
    [day] Jeden Tag vier neue Tische, für alle dieselben, ohne Netz. Ein Tag zählt, wenn einer davon an ihm zu Ende gespielt wurde.
   *[tables] Tische jeder Art, leichte zuerst. Jeder lässt sich beliebig oft versuchen; es zählt der größte Vorsprung am Ende.
 }
alone-back = Zurück

# The stars earned at the tables of a kind, and how many there are.
alone-stars = { $stars }/{ $of }
alone-table = Tisch { $number }
# $date: the day of the calendar.
alone-table-of-day = Tisch vom { $date }
alone-against = Zwei Orden, gegen { $name }

# The grades of a table, each with the least lead that it takes.
alone-grade = { $grade ->
    [gold] Gold
    [silver] Silber
   *[won] Gewonnen
 }
alone-from = ab { $lead } Vorsprung
# Where the lead that silver or gold takes is not known yet: in the same place.
alone-from-later = wird beim Spielen ermittelt
alone-known = Bestmarke { $lead }
alone-known-games = Beste Partie des Computers: { $lead }
alone-unknown = Bestmarke: wird beim Spielen gesucht
alone-untried = Noch nicht versucht
alone-own = Eigener Rekord { $lead } · { $count ->
    [one] { $count } Versuch
   *[other] { $count } Versuche
 }
alone-hints = { $count ->
    [one] { $count } Hinweis
   *[other] { $count } Hinweise
 }
alone-play = Spielen
alone-again = Noch einmal spielen
alone-watch = Bestmarke ansehen
alone-watch-later = Bestmarke: nach einem eigenen Versuch

# The calendar. Weekdays are numbered from Monday on; there is room for three letters.
alone-month = { MONTH($month) } { $year }
alone-weekday = { $day ->
    [1] Mo
    [2] Di
    [3] Mi
    [4] Do
    [5] Fr
    [6] Sa
   *[7] So
 }
alone-streak = { $count ->
    [one] { $count } Tag in Folge
   *[other] { $count } Tage in Folge
 }
alone-today = { $begun ->
    [yes] Heute einen Tisch beenden, und die Serie geht weiter.
   *[no] Heute einen Tisch beenden, und eine Serie beginnt.
 }

# Watching the best known: the way back, and the title of a game that goes on from there.
alone-leave = Zurück zu den Tischen
alone-branch = Aus der Bestmarke

# At the end of a game at one of the tables: what was earned and what was still to be had.
alone-earned = { $grade ->
    [gold] Gold! Die Bestmarke liegt hier bei { $known }.
    [silver] Silber. Gold gibt es ab { $next }, die Bestmarke liegt bei { $known }.
    [won] Gewonnen. Silber gibt es ab { $next }, die Bestmarke liegt bei { $known }.
   *[lost] Nicht gewonnen. Die Bestmarke liegt hier bei { $known }.
 }
# Added to it while it is being read: how many of the last actions nothing surpasses; these may be the whole round.
alone-unsurpassed = { $whole ->
    [yes] Bewiesen: In der letzten Runde war nichts Besseres möglich.
   *[no] { $count ->
        [one] Bewiesen: Bei der letzten Aktion war nichts Besseres möglich.
       *[other] Bewiesen: Bei den letzten { $count } Aktionen war nichts Besseres möglich.
    }
 }

# Wo das allein Erreichte nicht auf dem Datenträger ist.
reached-not-kept = { $reason ->
    [disk-full] Der Datenträger ist voll. Was zuletzt erreicht wurde, bleibt bis zum Ende des Programms und wird gespeichert, sobald das möglich ist.
    [read-only] In den Ordner darf nicht geschrieben werden. Was zuletzt erreicht wurde, bleibt bis zum Ende des Programms und wird gespeichert, sobald das möglich ist.
   *[other] Das lässt sich nicht speichern. Was zuletzt erreicht wurde, bleibt bis zum Ende des Programms und wird gespeichert, sobald das möglich ist.
 }
