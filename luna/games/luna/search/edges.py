"""How a tree keeps its edges, 32 bytes each, seen as doubles, as floats and as whole numbers, and weighs them."""

EDGE = 32
"""Bytes: the total as a double, prior and guess as floats, visits, child, first code and length as whole numbers."""
TOTAL, PRIOR, GUESS, VISITS, CHILD, CODE, LENGTH = 0, 2, 3, 4, 5, 6, 7
"""Their places in an edge, `8 * edge` being its first place and in the view of doubles `4 * edge`."""
FORESIGHT = 0.25
"""Share of the guess in what an edge of two orders is worth; the rest is the mean."""
WIDEST = 24
"""The most edges of a node."""
EDGES, CODES = 10, 14
"""Room for so many edges and codes per node, on average: most are never looked into."""
