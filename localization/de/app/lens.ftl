### Das Heranholen des Tisches mit dem Mausrad.

# Auf einem kleinen Knopf am Rand des Tisches.
lens-whole = Ganzer Tisch

options-follow-deeds = Nahe Ansicht
options-follow-deeds-off = Bleibt
options-follow-deeds-on = Folgt den anderen
