"""Positions of a game of two that were really played: the first hands, the next tiles of the bag, and the lines."""

from collections import Counter

from luna.core.game import new_match
from luna.core.match import Match
from luna.core.seat import Seat, SeatKind
from luna.games.rivers.game import RIVERS
from luna.games.rivers.rules.actions import ACTIONS
from luna.games.rivers.rules.board import shipped_board
from luna.games.rivers.rules.rivers_rules import RULES
from luna.games.rivers.rules.setup import Setup
from luna.games.rivers.rules.sight import observe


def bag(first):
    """A whole bag that begins with these tiles; the rest comes colour by colour in turn."""
    left = Counter(shipped_board().letters) - Counter(first)
    rest = ""
    while left:
        rest += "".join(letter for letter in "krbg" if left[letter])
        left -= Counter("krbg")
    return first + rest


def game(heron, ram, *lines, following=""):
    """Heron begins; both have six tiles, and these are drawn next."""
    seats = tuple(Seat(name, SeatKind.BOT) for name in ("heron", "ram"))
    match = new_match(RIVERS, Setup(seats, 0, bag(heron + ram + following)))
    for line in lines:
        match.play(RULES.code(match.state, line))
    return match


def position(heron, ram, *lines, following=""):
    """The last position of such a game."""
    return game(heron, ram, *lines, following=following).state


def seen(state):
    """What the seat to act sees."""
    return observe(state, state.actor)


def line(code):
    """The line of a code."""
    return ACTIONS[code].notation


def random_matches(count=3, players=2):
    """Games of bots that play at random."""
    from random import Random

    for seed in range(count):
        seats = tuple(Seat(name, SeatKind.BOT) for name in RIVERS.colours[:players])
        match: Match = new_match(RIVERS, RIVERS.redrawn(Setup(seats, 0, bag("")), seed))
        rng = Random(seed)
        while RULES.legal(match.state):
            match.play(rng.choice(RULES.legal(match.state)))
        yield match
