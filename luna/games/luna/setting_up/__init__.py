"""How a table of Luna is set up: what is chosen, what of it is remembered, and the form for it."""
