"""A game of cards for the tests: secret hands, draws during play, and a seat that answers in another one's turn.

Each turn begins with hands being filled from the deck. Whoever is in turn leads a card, the next seat beats it with a
higher one or lets it pass; the winner gets a point. It ends when who is in turn has no card left.
"""
