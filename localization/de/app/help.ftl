### Hilfe zu allem am Tisch, über die Auskünfte hinaus: einzelne Figuren, Teile von Feldern und Leisten, der Grund.
### Jede hat Titel, Regel in zwei Sätzen und Tatsachen.

# Der Verweis unter einer Hilfe; $title ist ein Kapitel des Regelbuchs.
help-link = Regeln: { $title }
