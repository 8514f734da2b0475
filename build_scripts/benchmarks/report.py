"""Which quantities are measured, what is wanted of them, and the tables that say so."""

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from build_scripts import environment


@dataclass(frozen=True)
class Quantity:
    """Something measured: key in the JSON file, what it is, unit, and the target if there is one."""

    key: str
    name: str
    unit: str
    target: float | None = None
    more_is_better: bool = False

    def reached(self, value: float) -> str:
        """Whether the target is met, in a word."""
        if self.target is None:
            return "–"
        return "yes" if (value >= self.target if self.more_is_better else value <= self.target) else "no"

    def wanted(self) -> str:
        """The target as text."""
        return "–" if self.target is None else f"{'≥' if self.more_is_better else '≤'} {self.shown(self.target)}"

    def shown(self, value: float) -> str:
        """A value with its unit, to three digits that count."""
        digits = 0 if value >= 100 or value == int(value) else 1 if value >= 10 else 2
        return f"{value:,.{digits}f} {self.unit}"


QUANTITIES = (
    Quantity("interpreted_us", "legal + play along random games, interpreted", "µs", 12),
    Quantity("compiled_ns", "legal + play along random games, compiled", "ns", 300),
    Quantity("games_2", "random games of 2 players per second and core, compiled", "games/s", 20_000, True),
    Quantity("games_4", "random games of 4 players per second and core, compiled", "games/s"),
    Quantity("games_solo", "random solo games (level 1) per second and core, compiled", "games/s"),
    Quantity("search_2", "iterations of the search per second and core, 2 players, compiled", "/s", 25_000, True),
    Quantity("search_3", "iterations of the search per second and core, 3 players, compiled", "/s"),
    Quantity("search_4", "iterations of the search per second and core, 4 players, compiled", "/s", 15_000, True),
    Quantity("level_5_ms", "answer of level 5, 95 of 100, compiled", "ms", 200),
    Quantity("level_6_mean_ms", "answer of level 6 by its processes, mean, compiled", "ms"),
    Quantity("level_6_ms", "answer of level 6 by its processes, 95 of 100, compiled", "ms", 1600),
    Quantity("redraw_1280x720_ms", "whole table painted again, 1280×720", "ms"),
    Quantity("redraw_1920x1080_ms", "whole table painted again, 1920×1080", "ms", 5),
    Quantity("redraw_2560x1440_ms", "whole table painted again, 2560×1440", "ms"),
    Quantity("redraw_3840x2160_ms", "whole table painted again, 3840×2160", "ms"),
    Quantity("next_position_ms", "next position put into words and drawn, 1920×1080, median", "ms", 50),
    Quantity("next_position_worst_ms", "next position put into words and drawn, 1920×1080, worst", "ms", 50),
    Quantity("hover_ms", "pointer on to another thing, 1920×1080", "ms", 16),
    Quantity("resize_ms", "resize to 1920×1080, laid out and drawn", "ms", 500),
    Quantity("language_ms", "change of language at the table, 1920×1080, drawn", "ms", 50),
    Quantity("book_ms", "rules book opened for the first time, its text shown, 1920×1080", "ms", 100),
    Quantity("chapter_ms", "another chapter with its pictures, 1920×1080, worst", "ms", 100),
    Quantity("load_record_ms", "record of a long game of 4 players replayed", "ms"),
    Quantity("continue_ms", "“Continue” on the title to the table of that game shown", "ms", 500),
    Quantity("first_frame_ms", "start of the program to its first frame, from source", "ms", 600),
    Quantity("run_overhead_ms", "what run.py adds to a second start", "ms", 1000),
    Quantity("idle_percent", "idle table in its window, share of one core", "%", 3),
)
ALWAYS = {"interpreted_us", "redraw_1920x1080_ms", "hover_ms"}
"""Measured on every machine, without compiler and screen."""


def table(numbers: dict[str, float]) -> str:
    """All quantities with what was measured, the target and whether it is reached."""
    rows = [("quantity", "measured", "target", "reached")]
    for quantity in QUANTITIES:
        value = numbers.get(quantity.key)
        found = ("not measured", quantity.wanted(), "–")
        if value is not None:
            found = (quantity.shown(value), quantity.wanted(), quantity.reached(value))
        rows.append((quantity.name, *found))
    return _aligned(rows)


def comparison(before: dict[str, float], now: dict[str, float]) -> str:
    """What both measurements have, side by side; the change in percent of the older value."""
    rows = [("quantity", "before", "now", "change")]
    for quantity in QUANTITIES:
        old, new = before.get(quantity.key), now.get(quantity.key)
        if old and new is not None:
            rows.append((quantity.name, quantity.shown(old), quantity.shown(new), f"{100 * (new / old - 1):+.0f} %"))
    return "\n" + _aligned(rows)


def machine_lines(facts: dict[str, str]) -> str:
    """The facts of the machine, one a line."""
    return "".join(f"{name}: {value}\n" for name, value in facts.items())


def read(path: Path) -> dict[str, float]:
    """The numbers of a file written by --json; ends the program if it is none."""
    try:
        return dict(json.loads(path.read_text(encoding="utf-8"))["numbers"])
    except (OSError, ValueError, KeyError, TypeError) as error:
        environment.stop(f"{path} is no file written by --json: {error}")


def _aligned(rows: Sequence[tuple[str, ...]]) -> str:
    """Rows as a Markdown table whose columns line up in a terminal too; all but the first are set right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    rule = (f"{'-' * widths[0]}", *(f"{'-' * (width - 1)}:" for width in widths[1:]))
    return "\n".join(map(_line, _padded([rows[0], rule, *rows[1:]], widths)))


def _padded(rows: Iterable[tuple[str, ...]], widths: Sequence[int]) -> Iterable[list[str]]:
    for first, *others in rows:
        yield [first.ljust(widths[0]), *(cell.rjust(w) for cell, w in zip(others, widths[1:], strict=True))]


def _line(cells: Iterable[str]) -> str:
    return f"| {' | '.join(cells)} |"
