"""The puzzles that come with the game; the file holds proven ones only."""

from __future__ import annotations

from importlib import resources

from luna.core.caching import cache
from luna.core.puzzles import Puzzle, parse_puzzles


@cache
def puzzles() -> tuple[Puzzle, ...]:
    """All of them; read once."""
    text = resources.files(__package__).joinpath("puzzles.jsonl").read_text("utf-8")
    return parse_puzzles(text.splitlines())
