"""What came with a table for one person."""

from luna.core.alone import AnyChallenge, Par


def known(challenge: AnyChallenge) -> Par:
    """The par of a table that came with the game."""
    assert challenge.par
    return challenge.par
