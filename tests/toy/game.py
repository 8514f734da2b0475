"""The toy game as the program sees it."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

from luna.core.game import Game, Progress, Words
from luna.core.record import Line, RecordError
from luna.core.rules import CHANCE, NOBODY
from luna.core.seat import Seat, SeatKind, format_seat, parse_seat
from tests.toy.bots import ToyBots
from tests.toy.rules import CARDS_A_SEAT, RULES, Event, State, ToyRules

if TYPE_CHECKING:
    from tests.toy.window import ToyWindow

COLOURS = ("amber", "teal", "plum", "ivory")


@dataclass(frozen=True)
class Setup:
    """Who plays, clockwise, and the seat that begins; the cards are drawn during play."""

    seats: tuple[Seat, ...]
    start: int


class ToyGame(Game[Setup, State, Event]):
    """Two to four seats."""

    key = "toy"
    texts = Path(__file__).with_name("localization")
    record_key, record_version = "toy-record", "1"
    colours = COLOURS
    rules: ToyRules = RULES
    bots = ToyBots()

    def window(self) -> ToyWindow:
        return self._window

    @cached_property
    def _window(self) -> ToyWindow:
        from tests.toy.window import ToyWindow

        return ToyWindow()

    def first(self, setup: Setup) -> State:
        n = len(setup.seats)
        return State(((),) * n, tuple(range(1, CARDS_A_SEAT * n + 1)), (0,) * n, setup.start)

    def header(self, setup: Setup) -> list[str]:
        seats = " ".join(map(format_seat, setup.seats))
        return ["toy-record 1", f"seats {seats}", f"start {setup.seats[setup.start].colour}"]

    def parse_header(self, lines: Sequence[Line]) -> Setup:
        values = []
        for line, key in zip(lines, ("toy-record", "seats", "start"), strict=False):
            found, _, value = line.text.partition(" ")
            if found != key:
                raise RecordError(line.number, "missing_header", key)
            values.append(value)
        if len(lines) != 3:
            raise RecordError(0, "missing_header", "start")
        if values[0] != self.record_version:
            raise RecordError(lines[0].number, "version", values[0])
        try:
            seats = tuple(map(parse_seat, values[1].split(" ")))
            if [seat.colour for seat in seats] != list(COLOURS[: len(seats)]) or not 2 <= len(seats) <= len(COLOURS):
                raise ValueError(seats)
            return Setup(seats, [seat.colour for seat in seats].index(values[2]))
        except ValueError as error:
            raise RecordError(lines[1].number, "bad_value", values[1]) from error

    def seats(self, setup: Setup) -> tuple[Seat, ...]:
        return setup.seats

    def reseated(self, setup: Setup, seats: Sequence[Seat]) -> Setup:
        return replace(setup, seats=tuple(seats))

    def redrawn(self, setup: Setup, seed: int) -> Setup:
        return drawn(setup.seats, seed)

    def dump(self, state: State) -> Mapping[str, Any]:
        colours = COLOURS[: len(state.hands)]
        actor = {CHANCE: "chance", NOBODY: None}.get(RULES.actor(state), RULES.actor(state))
        return {
            "actor": actor,
            "turn": state.turn,
            "hands": dict(zip(colours, map(list, state.hands), strict=True)),
            "deck": list(state.deck),
            "led": state.led,
            "out": list(state.out),
            "scores": list(state.scores),
            "legal": [RULES.notation(state, code) for code in RULES.legal(state)],
        }

    def progress(self, state: State) -> Progress:
        over = RULES.actor(state) == NOBODY
        turns = sum(state.scores)
        scores = tuple(zip(COLOURS, state.scores, strict=False))
        return Progress("over" if over else "play", turns // len(state.hands) + 1, over, scores)

    def add_options(self, parser: ArgumentParser, text: Words) -> None:
        parser.add_argument("--players", type=int, choices=(2, 3, 4), required=True)

    def bots_asked(self, options: Namespace) -> int:
        return int(options.players)

    def drawn(self, options: Namespace, bots: Sequence[str], seed: int) -> Setup:
        return drawn([Seat(colour, SeatKind.BOT, bot) for colour, bot in zip(COLOURS, bots, strict=False)], seed)


def drawn(seats: Sequence[Seat], seed: int) -> Setup:
    """A set-up in which chance decides who begins."""
    return Setup(tuple(seats), Random(seed).randrange(len(seats)))


TOY = ToyGame()
