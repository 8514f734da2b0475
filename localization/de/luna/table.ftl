### Wörter auf dem Tisch von Luna: Kopfleiste, Tafeln, Aufforderungen, was eine Aktion brächte. Kurz: Der Platz ist knapp.

table-title = Luna
table-round = Runde
table-preparation = Vorbereitung
table-guardian = Wächter
table-candles = Zeitmarken
table-last-candle = Letzte Zeitmarke

panel-turn = am Zug
panel-supply = Vorrat
# Neben dem Sitz des Rates, vor dem Wert des Sitzes.
panel-council = { $rank }. Platz

# Über den Gunstmarken in der Leiste: denen der einzigen Person am Bildschirm, oder wessen sonst.
bar-tokens = { $whose ->
    [own] Deine Gunstmarken
   *[named] { $name }: Gunstmarken
}

prompt-place-shrine = { $name }: die erste Kultstätte aus dem Vorrat auf eine Insel ziehen oder eine Insel anklicken
prompt-place-pairs = { $left ->
    [one] { $name }: das letzte Novizenpaar auf eine Insel setzen
   *[other] { $name }: noch { $left } Novizenpaare setzen, jedes auf eine andere Insel
}
prompt-tire = { $name }: die Insel wählen, auf der die Novizen des Gegenspielers inaktiv werden
prompt-turn = { $when ->
    [last-candle] { $what ->
        [consecrate] { $name }: Die nächste Zeitmarke beendet die Runde – vorher noch weihen
        [only] { $name }: nur noch meditieren ist möglich – die nächste Zeitmarke beendet die Runde
       *[any] { $name }: Die nächste Zeitmarke beendet die Runde
    }
    [last-round] { $what ->
        [consecrate] { $name }: letzte Runde – den Novizen vom Plättchen in den Tempel ziehen (Weihe): { $points } Einfluss
        [appoint] { $name }: letzte Runde – einen Novizen auf ein freigegebenes Plättchen ziehen (Ernennung)
        [shrine] { $name }: letzte Runde – die Gunstmarke „Kultstätte“ auf den Baumeister ziehen: 4 Einfluss am Ende
        [only] { $name }: letzte Runde – nur noch meditieren ist möglich: die Zeitmarken anklicken
       *[any] { $name }: letzte Runde – eine Figur ziehen oder eine Aktion wählen
    }
   *[any] { $what ->
        [consecrate] { $name }: z. B. den Novizen vom Plättchen in den Tempel ziehen (Weihe) – das bringt sofort { $points } Einfluss
        [appoint] { $name }: z. B. einen Novizen auf ein freigegebenes Plättchen ziehen (Ernennung) – von dort geht es in den Tempel
        [shrine] { $name }: z. B. die Gunstmarke „Kultstätte“ auf den Baumeister ziehen – eine Kultstätte bringt am Ende 4 Einfluss
        [only] { $name }: nur noch meditieren ist möglich – die Zeitmarken anklicken
       *[any] { $name }: eine Aktion – einen Novizen oder eine Marke ziehen oder einen Knopf drücken
    }
 }
prompt-solo = { $when ->
    [last-round] { $what ->
        [consecrate] { $name }: letzte Runde – den Novizen vom Plättchen in den Tempel ziehen (Weihe): { $points } Einfluss
        [appoint] { $name }: letzte Runde – einen Novizen auf ein freigegebenes Plättchen ziehen (Ernennung)
        [shrine] { $name }: letzte Runde – die Gunstmarke „Kultstätte“ auf den Baumeister ziehen: 4 Einfluss am Ende
        [only] { $name }: letzte Runde – nichts ist mehr zu tun: die Runde beenden
       *[any] { $name }: letzte Runde – beliebig viele Aktionen, dann die Runde beenden (noch aktive Novizen: { $left })
    }
   *[any] { $what ->
        [consecrate] { $name }: z. B. den Novizen vom Plättchen in den Tempel ziehen (Weihe) – das bringt sofort { $points } Einfluss
        [appoint] { $name }: z. B. einen Novizen auf ein freigegebenes Plättchen ziehen (Ernennung) – von dort geht es in den Tempel
        [shrine] { $name }: z. B. die Gunstmarke „Kultstätte“ auf den Baumeister ziehen – eine Kultstätte bringt am Ende 4 Einfluss
        [only] { $name }: nichts ist mehr zu tun – die Runde beenden
       *[any] { $name }: beliebig viele Aktionen, dann die Runde beenden (noch aktive Novizen: { $left })
    }
 }
prompt-target = { $what ->
    [pieces] { $name }: eine der leuchtenden Figuren ziehen oder anklicken
    [nothing] { $name }: damit geht gerade nichts
   *[places] { $name }: einen der leuchtenden Orte wählen
}
# An action of two picks: what each of them stands for. The council has one.
prompt-step = { $action ->
    [book] { $step ->
        [first] { $name } – Schritt 1: ein Buch von einem der leuchtenden Novizen nehmen
       *[second] { $name } – Schritt 2: das Buch einem der leuchtenden Novizen geben
    }
    [council] { $name }: wählen, welche Novizen in den Priesterrat gehen
    [sail] { $step ->
        [first] { $name } – Schritt 1: wählen, welche Novizen segeln
       *[second] { $name } – Schritt 2: die Insel wählen, auf der sie landen
    }
    [tides] { $step ->
        [first] { $name } – Schritt 1: wählen, welche Novizen die Gezeiten versetzen
       *[second] { $name } – Schritt 2: die Insel wählen, zu der sie kommen
    }
   *[journey] { $step ->
        [first] { $name } – Schritt 1: wählen, welche Novizen reisen
       *[second] { $name } – Schritt 2: die Insel wählen, zu der sie reisen
    }
}
prompt-journey = { $name }: weitere Novizen auf die Reise schicken oder „Fertig“ drücken
prompt-tides = { $name }: weitere Novizen mit den Gezeiten versetzen oder „Fertig“ drücken

choices-title = { $what ->
    [end] Die Runde beenden?
    [number] Wie viele Novizen?
    [book] Welches Buch?
   *[way] Auf welche Weise?
}
prompt-choice = { $what ->
    [end] { $name }: die Runde beenden oder weitermachen
    [number] { $name }: wählen, wie viele Novizen
   *[way] { $name }: eine der Möglichkeiten wählen
}
