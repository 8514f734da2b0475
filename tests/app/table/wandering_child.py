"""Games that go back and forth at every point, with whichever kernel this process gets.

`python -m tests.app.table.wandering_child GAMES` prints how many games were compared and how often they went
back and forth.
"""

from __future__ import annotations

import sys
import tempfile
from dataclasses import replace
from pathlib import Path
from random import Random

from luna.app.saves.library import Library
from luna.app.session.decisions import redo, undo, undo_turn
from luna.app.session.session import Session
from luna.core.game import new_match
from luna.core.game_record import Loaded, load_record
from luna.core.seat import Seat, SeatKind
from luna.games.catalogue import GAMES
from luna.games.luna.game import LUNA, LunaMatch
from luna.games.luna.rules.luna_rules import RULES
from luna.games.luna.rules.setup import Setup
from tests.games.luna.oracle.deal import MODES
from tests.games.luna.rules.random_games import dealt


class NoFile:
    """Takes records and writes none."""

    title, failure, path = "", None, None

    def save(self, record_text: str) -> None:
        """Keeps the record."""
        self.text = record_text


def wander(game: Session, rng: Random) -> tuple[int, int]:
    """Plays to the end, with steps back and forth at any point of it; how many there were of each."""
    back = forth = 0
    while legal := RULES.legal(game.state):
        game.play(rng.choice(legal))
        while rng.random() < 0.2:
            length, played = len(game.match.steps), len(game.match.steps) + game.match.undone
            way = rng.choice((undo, undo_turn, redo, redo, None))
            way(game) if way else game.go_to(rng.randint(max(0, played - 6), played))
            back += len(game.match.steps) < length
            forth += len(game.match.steps) > length
    return back, forth


def with_bots(setup: Setup, rng: Random) -> Setup:
    """A game in which some of the people, none or all are bots; what they play is drawn by lot like everything."""
    bots = (seat.kind == SeatKind.HUMAN and rng.random() < 0.5 for seat in setup.seats)
    seats = (
        Seat(seat.colour, SeatKind.BOT, "level-2") if bot else seat for seat, bot in zip(setup.seats, bots, strict=True)
    )
    return replace(setup, seats=tuple(seats))


def story(match: LunaMatch) -> object:
    """All that a game is: its lines, who was in turn for each, what happened, the position after it."""
    turns = [match.before(k).actor for k in range(len(match.steps))]
    return match.notations(), turns, [step.events for step in match.steps], match.state.fields()


def main(games: int) -> None:
    """Plays and compares; ends with the number of a game that is not what its record tells."""
    back = forth = 0
    with tempfile.TemporaryDirectory() as folder:
        storage = Library(Path(folder), GAMES)
    for number in range(games):
        rng, file = Random(number), NoFile()
        setup = with_bots(dealt(rng, MODES[number % len(MODES)]), rng)
        game = Session(Loaded(LUNA, setup, new_match(LUNA, setup), None), storage, file)  # type: ignore[arg-type]
        steps = wander(game, rng)
        back, forth = back + steps[0], forth + steps[1]
        if story(load_record(file.text, [LUNA]).match) != story(game.match):
            sys.exit(f"game {number}")
    print(games, back, forth)


if __name__ == "__main__":
    main(int(sys.argv[1]))
