"""What is known of the tables of a solo level: one file for each, written by `build_scripts/.../opponents/par.py`.

`seed` draws the table. `level_4` is the lead that level 4 of the computer players ends with, `best` the best lead that
was found, `line` the record's lines that lead to it, and `seconds` how long that was searched for on one core.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from importlib import resources

from luna.core.caching import cache

LEVELS = (1, 2, 3)


@dataclass(frozen=True, slots=True)
class Par:
    """One table."""

    seed: int
    level_4: int
    best: int
    seconds: int
    line: tuple[str, ...]


@cache
def pars_of(level: int) -> tuple[Par, ...]:
    """The tables of a solo level that come with the game, easy ones first; read once."""
    file = resources.files(__package__).joinpath(name_of(level))
    return parsed(file.read_text("utf-8"))


def name_of(level: int) -> str:
    """The file of a level."""
    return f"solo-{level}.toml"


def parsed(text: str) -> tuple[Par, ...]:
    """What a file says."""
    tables = tomllib.loads(text)["table"]
    return tuple(Par(**{**each, "line": tuple(each["line"].split("; "))}) for each in tables)


def written(pars: Iterable[Par]) -> str:
    """The file of some tables, easy ones first."""
    return "\n".join(_table(each) for each in easy_first(pars))


def easy_first(pars: Iterable[Par]) -> Sequence[Par]:
    """The more a table has to give, the easier it is to win."""
    return sorted(pars, key=lambda par: (-par.best, -par.level_4, par.seed))


def _table(par: Par) -> str:
    numbers = "".join(f"{name} = {getattr(par, name)}\n" for name in ("seed", "level_4", "best", "seconds"))
    return f'[[table]]\n{numbers}line = "{"; ".join(par.line)}"\n'
