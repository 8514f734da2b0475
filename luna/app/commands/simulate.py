"""`luna simulate`: bots play games without a window and leave their records."""

from __future__ import annotations

import argparse
from pathlib import Path
from random import Random

from luna.app.commands.output import complain
from luna.app.commands.problems import problem_of
from luna.app.commands.replay import LONGEST_NAME
from luna.core.game import new_match
from luna.core.game_record import format_record
from luna.core.record import quotable
from luna.core.seat import Seat
from luna.games.luna.bots.bot import BOT_NAMES, RANDOM, choose
from luna.games.luna.bots.stalling import RoundTurns
from luna.games.luna.game import LUNA
from luna.games.luna.rules.board import shipped_board
from luna.games.luna.rules.constants import COLOURS, OVER
from luna.games.luna.rules.draw import draw_setup


def simulate(options: argparse.Namespace) -> int:
    """Plays the games and writes a record each; 2 for options that don't fit, 1 if a file can't be written."""
    seats = _seats(options)
    many = options.games > 1
    for game in range(options.games):
        seed = options.seed + game
        path = Path(options.out) / f"game-{seed}.luna" if many or Path(options.out).is_dir() else Path(options.out)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(
                simulated(seats, seed, preset=options.preset, solo=options.solo or 0), "utf-8", newline="\n"
            )
        except OSError as error:
            name = quotable(str(path), LONGEST_NAME)
            return complain(options.text("cli-cannot-write", file=name, problem=problem_of(error)))
    return 0


def simulated(seats: list[Seat], seed: int, *, preset: bool = False, solo: int = 0) -> str:
    """The record of one game of bots; the same arguments give the same record."""
    board = shipped_board()
    setup = draw_setup(board, seats, seed, preset=preset, solo=solo)
    match = new_match(LUNA, setup)
    lot, turns = Random(seed), RoundTurns(match.state)
    while match.state.phase != OVER:
        for code in choose(match.state, setup.seats[match.state.actor].name, lot, turns.count):
            match.play(code)
            turns.follow(match.state)
    return format_record(LUNA, setup, match)


def _seats(options: argparse.Namespace) -> list[Seat]:
    """The seats of the options; ends the program with usage 2 where they don't fit."""
    text, parser = options.text, options.parser
    if options.solo and options.preset:
        parser.error(text("cli-solo-preset"))
    if options.games < 1:
        parser.error(text("cli-no-games"))
    players = 1 if options.solo else options.players
    bots = options.bots.split(",") if options.bots else [RANDOM] * players
    if len(bots) != players:
        parser.error(text("cli-bots-count", needed=players, given=len(bots)))
    for bot in bots:
        if bot not in BOT_NAMES:
            parser.error(text("cli-unknown-bot", bot=bot, known=", ".join(BOT_NAMES)))
    seats = [Seat(colour, "bot", bot) for colour, bot in zip(COLOURS, bots, strict=False)]
    return [*seats, Seat(COLOURS[1], "automaton")] if options.solo else seats
