"""`luna simulate`: bots play games without a window and leave their records."""

from __future__ import annotations

import argparse
from pathlib import Path
from random import Random
from typing import Any

from luna.app.commands.output import complain
from luna.app.commands.replay import LONGEST_NAME
from luna.app.system.problems import problem_of
from luna.core.game import AnyGame, OptionsError, new_match
from luna.core.game_record import format_record
from luna.core.record import quotable
from luna.core.rules import CHANCE, NOBODY


def simulate(options: argparse.Namespace) -> int:
    """Plays the games and writes a record each; 2 for options that don't fit, 1 if a file can't be written."""
    bots = _bots(options)
    many = options.games > 1
    for number in range(options.games):
        seed = options.seed + number
        path = Path(options.out) / f"game-{seed}.luna" if many or Path(options.out).is_dir() else Path(options.out)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            record = simulated(options.game, options.game.drawn(options, bots, seed), seed)
            path.write_text(record, "utf-8", newline="\n")
        except OSError as error:
            name = quotable(str(path), LONGEST_NAME)
            return complain(options.text("cli-cannot-write", file=name, problem=problem_of(error)))
    return 0


def simulated(game: AnyGame, setup: Any, seed: int) -> str:
    """The record of one game of bots, by the names of the seats; the same arguments give the same record.

    It has no end where the game is given up.
    """
    match, rng = new_match(game, setup), Random(seed)
    while (actor := game.rules.actor(match.state)) != NOBODY:
        if game.given_up(match.state):
            break
        if actor == CHANCE:
            match.play_chance(rng)
            continue
        for code in game.bots.choose(setup, match, game.seats(setup)[actor].name, rng):
            match.play(code)
    return format_record(game, setup, match)


def _bots(options: argparse.Namespace) -> list[str]:
    """The bots of the options; ends the program with usage 2 where they don't fit."""
    text, parser, known = options.text, options.parser, options.game.bots.names
    try:
        needed = options.game.bots_asked(options)
    except OptionsError as error:
        parser.error(text.of(options.game.key)(error.message, **error.values))
    if options.games < 1:
        parser.error(text("cli-no-games"))
    bots: list[str] = options.bots.split(",") if options.bots else [known[0]] * needed
    if len(bots) != needed:
        parser.error(text("cli-bots-count", needed=needed, given=len(bots)))
    for bot in bots:
        _check_bot(options, bot)
    return bots


def _check_bot(options: argparse.Namespace, bot: str) -> None:
    """Ends the program with usage 2 where there is no such bot, or a level has no such character."""
    text, parser, bots = options.text, options.parser, options.game.bots
    level, colon, character = bot.partition(":")
    if bots.characters and colon and level in bots.levels:
        if character not in bots.characters:
            known = ", ".join(bots.characters)
            parser.error(text("cli-unknown-character", character=character, known=known))
    elif bot not in bots.names:
        parser.error(text("cli-unknown-bot", bot=bot, known=", ".join(bots.names)))
