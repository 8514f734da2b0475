### Il tavolo visto da vicino con la rotella del mouse.

# Su un piccolo pulsante al bordo del tavolo.
lens-whole = Tutto il tavolo

options-follow-deeds = Vista da vicino
options-follow-deeds-off = Resta ferma
options-follow-deeds-on = Segue gli altri
