"""What an evaluation weighs, by name; the order is that of a set of weights."""

USUAL = {
    "lowest": 3.0,  # how far a colour may be ahead of the lowest one, in points, until it counts for little
    "treasure": 2.0,
    "leader": 0.5,
    "growth": 0.8,  # a leader whose colour can still be placed in its kingdom
    "king_growth": 0.5,  # a king in place of a leader who is not there
    "fitting": 0.25,  # a tile in hand for either of them, three at most
    "red": 0.2,
    "kinds": 0.15,
    "support": 0.12,
    "temples": 0.2,
    "lying": 0.5,
    "monument": 3.0,
    "war_won": 0.3,
    "war_lost": 0.35,
    "waiting": 0.6,  # the share of a war that counts for who does not have the next action
    "revolt": 0.35,
    "catastrophe": 0.3,
}
"""What each is worth, in points if nothing else is said."""

NAMES = tuple(USUAL)
LOWEST, TREASURE, LEADING, GROWTH, KING_GROWTH, FITTING, REDS, KINDS, SUPPORT = range(9)
TEMPLES, LYING, MONUMENT, WAR_WON, WAR_LOST, WAITING, REVOLT, STRIKES = range(9, 17)

WIDEST, CLOSEST = 1.0, 0.3
"""The share of `lowest` with a full bag and at the end: then the lowest colour alone counts."""
