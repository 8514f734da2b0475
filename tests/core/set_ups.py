"""Set-ups of any game."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from typing import Any

from luna.core.game import AnyGame

TWO_AND_FOUR = (["--players", "2"], ["--players", "4"])
MODES = {"luna": (["--players", "3"], ["--solo", "2"]), "rivers": TWO_AND_FOUR, "toy": TWO_AND_FOUR}
"""What `simulate` is told for tables that are unlike each other, by game."""


def setup_of(game: AnyGame, mode: list[str], seed: int, bot: str = "") -> Any:
    """A set-up as `simulate` draws it."""
    parser = ArgumentParser()
    game.add_options(parser, lambda id, **values: id)
    options = parser.parse_args(mode, Namespace(bots=bot))
    return game.drawn(options, [bot or game.bots.names[0]] * game.bots_asked(options), seed)
