### Lernen: die Liste der Lektionen, der Kasten am Tisch, das Ende einer Lektion. Niemand wird angesprochen.

title-learn = Lernen
lessons-heading = Lernen
lessons-hint = Kurze Lektionen am echten Tisch. Jede lässt sich jederzeit verlassen, fortsetzen und wiederholen.
lessons-progress = { $done } von { $count } Lektionen geschafft
lessons-title = { $number } · { $title }
lessons-then = Danach · { $title }
lessons-begin = Beginnen
lessons-go-on = Fortsetzen
lessons-again = Noch einmal
lessons-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
 }
lessons-put-away = Nicht mehr zuerst anbieten
lessons-offer = Auf dem Titel zuerst anbieten

# Über dem Text einer Lektion; dort ist wenig Platz.
lesson-head = { $number }/{ $count } · { $title }
lesson-done = Lektion { $number } von { $count } geschafft
lesson-next = Weiter: { $title }
lesson-chapter = Regeln: { $title }
lesson-prompt = Weiter mit N oder Enter
lesson-prompt-back = Zurücknehmen mit N oder Enter
lesson-prompt-do = Jetzt von Hand – L gibt einen Hinweis, S zeigt es
lesson-prompt-show = Jetzt von Hand – S zeigt es
# In the box in place of its buttons, as soon as what it asks for has been done.
lesson-task-done = Geschafft
lesson-list = Alle Lektionen
lesson-leave = Lektion verlassen
lesson-leave-again = Noch einmal Esc verlässt die Lektion
lesson-first-round = Die erste Runde
lesson-first-round-aim = Eine echte Partie gegen den Computer; in der ersten Runde sagt ein Begleiter, was sich lohnt und warum.
lesson-first-round-over = Die erste Runde ist geschafft, von hier an geht es allein. Ein Rechtsklick erklärt jedes Ding, die Vorschau zeigt, was eine Wertung brächte.

# Knöpfe des Kastens: kurz, jeder mit seiner Taste.
lesson-way-next = Weiter (N)
lesson-way-back = Zurück (B)
lesson-way-hint = Hinweis (L)
lesson-way-show = Zeigen (S)
lesson-way-take-back = Zurücknehmen (N)
lesson-way-alone = Allein weiter (A)
lesson-way-play-on = Ab hier spielen (A)
