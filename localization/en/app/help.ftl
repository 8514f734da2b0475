### Help on anything at the table, beyond the cards: single pieces, parts of panels and bars, the ground.
### Each has a title, a rule in two sentences and facts.

# The link below a help; $title is a chapter of the rules book.
help-link = Rules: { $title }
