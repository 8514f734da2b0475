"""Thinking about whole games: `python -m build_scripts.benchmarks.thought compiled|interpreted`.

How long the strongest level of the second game takes to answer along games of two, three and four, and how long the
review of a game of two takes in each game, its own processes included; interpreted the answers only, and fewer of them.
All are times on a core.
"""

import json
import os
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from random import Random

from build_scripts.games.rivers.sheets.tables import GAMES as RECORDS
from luna.app.commands.simulate import simulated
from luna.app.session.review import Reviewer
from luna.core.game import AnyGame
from luna.core.game_record import load_record
from luna.core.kernel import kernel_kind
from luna.core.seat import Seat
from luna.games.luna.game import LUNA
from luna.games.luna.rules.board import shipped_board as luna_board
from luna.games.luna.rules.constants import COLOURS
from luna.games.luna.rules.draw import draw_setup as draw_luna
from luna.games.rivers.bots.levels import LEVELS
from luna.games.rivers.game import RIVERS
from luna.games.rivers.rules.board import shipped_board as rivers_board
from luna.games.rivers.rules.constants import SEAT_NAMES
from luna.games.rivers.rules.setup import draw_setup as draw_rivers

EVERY, SEED = {"compiled": 9, "interpreted": 31}, 7
"""One in so many decisions is thought out; the seed of the games under review."""
BOT = "level-2"
STRONGEST = list(LEVELS)[-1]
POLL = 0.005


def answers(every: int) -> Iterator[float]:
    """Milliseconds of each answer along the recorded games."""
    for record in sorted(RECORDS.glob("*.luna")):
        loaded = load_record(record.read_text("utf-8"), (RIVERS,))
        for at in range(0, loaded.match.length, every):
            match = loaded.match.cut(at)
            began = time.process_time()
            RIVERS.bots.choose(loaded.setup, match, STRONGEST, Random(at))
            yield 1000 * (time.process_time() - began)


def seats(colours: tuple[str, ...]) -> list[Seat]:
    """Two that play as people who know the rules."""
    return [Seat(colour, "bot", BOT) for colour in colours[:2]]


def of_luna() -> str:
    """The record of a game for two."""
    return simulated(LUNA, draw_luna(luna_board(), seats(COLOURS), SEED), SEED)


def of_rivers() -> str:
    """The record of one of the second game."""
    return simulated(RIVERS, draw_rivers(rivers_board(), seats(SEAT_NAMES), SEED), SEED)


def used() -> float:
    """Seconds of a core that this process and those of its children that have ended had by now."""
    times = os.times()
    return times.user + times.system + times.children_user + times.children_system


def review(game: AnyGame, record: str) -> float:
    """Seconds of a core that the review of a record takes."""
    loaded, began = load_record(record, (game,)), used()
    reviewer = Reviewer(game, loaded.setup, loaded.match)
    reviewer.go_on()
    while reviewer.running:
        time.sleep(POLL)
        reviewer.update()
    reviewer.close()
    return used() - began


REVIEWS: dict[str, Callable[[], float]] = {
    "review_s": lambda: review(LUNA, of_luna()),
    "rivers_review_s": lambda: review(RIVERS, of_rivers()),
}


def main() -> None:
    """Measure the answers, compiled then both reviews; which kernel is loaded is the environment's choice."""
    kind = sys.argv[1]
    if kernel_kind() != kind:
        raise SystemExit(f"the {kind} kernel was to be measured, but the {kernel_kind()} one is loaded")
    slowest = statistics.quantiles(answers(EVERY[kind]), n=20)[-1]
    if kind == "interpreted":
        print(json.dumps({"rivers_plain_level_5_ms": slowest}))
    else:
        print(json.dumps({"rivers_level_5_ms": slowest} | {key: measure() for key, measure in REVIEWS.items()}))


if __name__ == "__main__":
    main()
