"""Which quantities are measured, against which yardstick, what is wanted of them, and the tables that say so."""

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from build_scripts import environment
from build_scripts.benchmarks.child import Numbers

SECONDS = {"ns": 1e-9, "µs": 1e-6, "ms": 1e-3, "s": 1.0, "%": 1e-2, "MB": 1.0}
"""Seconds in a unit; a percentage is time out of a second, megabytes are compared as they are, any other unit is a
number of things in a second."""


@dataclass(frozen=True)
class Yardstick:
    """Work that is always the same: key in the JSON file, what it is, unit, and its name as a unit itself."""

    key: str
    name: str
    unit: str
    short: str

    def ratio(self, numbers: Numbers) -> float | None:
        """Once, where it was measured."""
        return 1 if numbers.get(self.key) else None

    def multiple(self, ratio: float) -> str:
        """A ratio as text."""
        return f"{fraction(ratio)} × {self.short}"

    def wanted(self) -> str:
        """There is no target."""
        return "–"

    def reached(self, numbers: Numbers) -> str:
        """Nor is one met."""
        return "–"


@dataclass(frozen=True)
class Quantity:
    """Something measured: key in the JSON file, what it is, unit, the key of its yardstick and the most it may take.

    `most` is a multiple of the yardstick; without one, where a clock decides and not the machine, of the unit.
    """

    key: str
    name: str
    unit: str
    yardstick: str = ""
    most: float | None = None

    def ratio(self, numbers: Numbers) -> float | None:
        """How often the yardstick goes into what was measured."""
        value, yard = numbers.get(self.key), numbers.get(self.yardstick)
        if not value or not yard:
            return None
        return seconds(value, self.unit) / seconds(yard, SHORT[self.yardstick].unit)

    def wanted(self) -> str:
        """The target as text."""
        if self.most is None:
            return "–"
        return f"≤ {self.multiple(self.most) if self.yardstick else shown(self.most, self.unit)}"

    def multiple(self, ratio: float) -> str:
        """A ratio as text."""
        return SHORT[self.yardstick].multiple(ratio)

    def reached(self, numbers: Numbers) -> str:
        """Whether the target is met, in a word."""
        found = self.ratio(numbers) if self.yardstick else numbers.get(self.key)
        if self.most is None or found is None:
            return "–"
        return "yes" if found <= self.most else "no"


def seconds(value: float, unit: str) -> float:
    """What was measured as a time: of so many things in a second, the time for one."""
    return value * SECONDS[unit] if unit in SECONDS else 1 / value


def shown(value: float, unit: str) -> str:
    """A value with its unit, to three digits that count."""
    return f"{digits(value)} {unit}"


def fraction(ratio: float) -> str:
    """A ratio, small ones as a part of 1."""
    return digits(ratio) if ratio >= 0.5 else f"1/{digits(1 / ratio)}"


def digits(value: float) -> str:
    """A number to three digits that count."""
    return f"{value:,.{0 if value >= 100 or value == int(value) else 1 if value >= 10 else 2}f}"


SIZES = ("1280x720", "1920x1080", "2560x1440", "3840x2160")
CHESS, PYTHON, C, WINDOW = "chess_move_us", "python_loop_ms", "c_loop_ms", "bare_window_ms"
BLIT = {size: f"blit_{size}_ms" for size in SIZES}
FULL_HD = BLIT["1920x1080"]
YARDSTICKS = (
    Yardstick(CHESS, "yardstick: move of a random game in python-chess", "µs", "chess move"),
    Yardstick(PYTHON, "yardstick: fixed loop of plain Python", "ms", "Python loop"),
    Yardstick(C, "yardstick: fixed loop of the compiled kernel", "ms", "C loop"),
    *(
        Yardstick(key, f"yardstick: opaque picture of {size.replace('x', '×')} copied", "ms", "blit")
        for size, key in BLIT.items()
    ),
    Yardstick(WINDOW, "yardstick: bare pygame program to its first flip", "ms", "window"),
)
GAMES = ("luna", "rivers")
REDRAW = {size: f"redraw_{size}_ms" for size in SIZES}
MEMORY_SIZES = SIZES[:2]
MEMORY = {f"{size}{peak}": f"luna_memory_{size}{peak}_mb" for size in MEMORY_SIZES for peak in ("", "_peak")}
PEERS = (
    *(
        Yardstick(key, f"whole table painted again, {size.replace('x', '×')}", "ms", "Luna")
        for size, key in REDRAW.items()
    ),
    *(Yardstick(key, f"memory after 120 actions, {size}", "MB", "Luna") for size, key in MEMORY.items()),
)
"""What Luna takes for the same, where the second game has its target in that."""
SHORT = {yardstick.key: yardstick for yardstick in (*YARDSTICKS, *PEERS)}
QUANTITIES = (
    Quantity("interpreted_us", "legal + play along random games, interpreted", "µs", CHESS, 1 / 8),
    Quantity("compiled_ns", "legal + play along random games, compiled", "ns", CHESS, 1 / 300),
    Quantity("games_2", "random games of 2 players per second and core, compiled", "games/s", C, 1 / 50),
    Quantity("games_4", "random games of 4 players per second and core, compiled", "games/s", C),
    Quantity("games_solo", "random solo games (level 1) per second and core, compiled", "games/s", C),
    Quantity(
        "rivers_interpreted_us", "second game, finding an action + playing one, interpreted", "µs", CHESS, 1 / 1.5
    ),
    Quantity("rivers_plain_decision_us", "second game, all legal actions + playing one, interpreted", "µs", CHESS),
    Quantity("rivers_compiled_ns", "second game, finding an action + playing one, compiled", "ns", CHESS, 1 / 43),
    Quantity("rivers_decision_us", "second game, all legal actions + playing one, compiled", "µs", CHESS),
    Quantity("search_2", "iterations of the search per second and core, 2 players, compiled", "/s", C, 1 / 60),
    Quantity("search_3", "iterations of the search per second and core, 3 players, compiled", "/s", C),
    Quantity("search_4", "iterations of the search per second and core, 4 players, compiled", "/s", C, 1 / 30),
    Quantity("level_5_ms", "answer of level 5, 95 of 100, compiled", "ms", C, 120),
    Quantity("level_6_mean_ms", "answer of level 6 by its processes, mean, compiled", "ms"),
    Quantity("level_6_ms", "answer of level 6 by its processes, 95 of 100, compiled", "ms", most=1600),
    Quantity("rivers_level_5_ms", "second game, answer of level 5, 95 of 100, compiled", "ms", C, 640),
    Quantity("rivers_plain_level_5_ms", "second game, answer of level 5, 95 of 100, interpreted", "ms", PYTHON, 2000),
    Quantity("review_s", "review of a game of two, all cores together, compiled", "s", C, 25_000),
    Quantity("rivers_review_s", "second game, review of a game of two, all cores together, compiled", "s", C, 25_000),
    *(
        Quantity(f"redraw_{size}_ms", f"whole table painted again, {size.replace('x', '×')}", "ms", BLIT[size], most)
        for size, most in zip(SIZES, (None, 6, None, None), strict=True)
    ),
    *(
        Quantity(
            f"rivers_redraw_{size}_ms",
            f"second game, whole table painted again, {size.replace('x', '×')}",
            "ms",
            REDRAW[size],
            1.6,
        )
        for size in SIZES
    ),
    Quantity("next_position_ms", "next position put into words and drawn, 1920×1080, median", "ms", PYTHON, 20),
    Quantity("next_position_worst_ms", "next position put into words and drawn, 1920×1080, worst", "ms", PYTHON, 65),
    Quantity("rivers_next_position_ms", "second game, next position, 1920×1080, median", "ms", PYTHON, 20),
    Quantity("rivers_next_position_worst_ms", "second game, next position, 1920×1080, worst", "ms", PYTHON, 65),
    Quantity("hover_ms", "pointer on to another thing, 1920×1080", "ms", PYTHON, 5),
    Quantity("zoom_step_ms", "step of a zoom of the table, 1920×1080", "ms", PYTHON, 5),
    Quantity("pan_step_ms", "step of a move of the table seen from near, 1920×1080", "ms", PYTHON, 7),
    Quantity("resize_ms", "resize to 1920×1080, laid out and drawn", "ms", FULL_HD, 600),
    Quantity("language_ms", "change of language at the table, 1920×1080, drawn", "ms", PYTHON, 65),
    Quantity("rivers_hover_ms", "second game, pointer on to another thing, 1920×1080", "ms", PYTHON, 5),
    Quantity("rivers_zoom_step_ms", "second game, step of a zoom of the table, 1920×1080", "ms", PYTHON, 5),
    Quantity(
        "rivers_pan_step_ms", "second game, step of a move of the table seen from near, 1920×1080", "ms", PYTHON, 7
    ),
    Quantity("rivers_resize_ms", "second game, resize to 1920×1080, laid out and drawn", "ms", FULL_HD, 600),
    Quantity("rivers_language_ms", "second game, change of language at the table, 1920×1080, drawn", "ms", PYTHON, 65),
    Quantity("saved_games_ms", "list of saved games of both games opened, 1920×1080", "ms", PYTHON),
    Quantity("book_ms", "rules book opened for the first time, its text shown, 1920×1080", "ms", PYTHON, 110),
    Quantity("chapter_ms", "another chapter with its pictures, 1920×1080, worst", "ms", PYTHON, 130),
    Quantity("load_record_ms", "record of a long game of 4 players replayed", "ms", PYTHON),
    Quantity("continue_ms", "“Continue” on the title to the table of that game shown", "ms", WINDOW, 2.2),
    Quantity("rivers_continue_ms", "second game, “Continue” to the table of a long game shown", "ms", WINDOW, 2.2),
    Quantity("first_frame_ms", "start of the program to its first frame, from source", "ms", WINDOW, 1.7),
    Quantity("first_frame_saved_ms", "the same with a game to continue", "ms", WINDOW, 1.7),
    Quantity("rivers_first_frame_saved_ms", "the same with one of the second game, chosen last", "ms", WINDOW, 1.7),
    Quantity("run_overhead_ms", "what run.py adds to a second start", "ms", WINDOW, 1),
    Quantity("idle_percent", "idle table in its window, share of one core", "%", PYTHON, 40),
    Quantity("rivers_idle_percent", "second game, idle table in its window, share of one core", "%", PYTHON, 40),
    *(
        Quantity(
            f"{game}_gap{worst}_ms",
            f"{named}between frames of a motion while the top level thinks, {told}",
            "ms",
            most=most,
        )
        for game, named in zip(GAMES, ("", "second game, "), strict=True)
        for worst, told, most in (("", "99 of 100", 50), ("_worst", "worst", None))
    ),
    *(
        Quantity(
            f"{game}_memory_{size}{peak}_mb",
            f"{named}memory after 120 actions, {size.replace('x', '×')}{told}",
            "MB",
            *most,
        )
        for size in MEMORY_SIZES
        for peak, told in (("", ""), ("_peak", ", at most"))
        for game, named, most in (("luna", "", ()), ("rivers", "second game, ", (MEMORY[size + peak], 1.15)))
    ),
)
MEASURED: tuple[Yardstick | Quantity, ...] = (*YARDSTICKS, *QUANTITIES)
"""The rows of the table."""
ALWAYS = {"interpreted_us", "rivers_interpreted_us", "redraw_1920x1080_ms", "rivers_redraw_1920x1080_ms", "hover_ms"}
"""Measured on every machine, without compiler and screen."""


def table(numbers: Numbers) -> str:
    """All yardsticks and quantities with what was measured, its ratio, the target and whether it is reached."""
    rows = [("quantity", "measured", "ratio", "target", "reached")]
    for measured in MEASURED:
        value, ratio = numbers.get(measured.key), measured.ratio(numbers)
        found = "not measured" if value is None else shown(value, measured.unit)
        multiple = measured.multiple(ratio) if ratio else "–"
        rows.append((measured.name, found, multiple, measured.wanted(), measured.reached(numbers)))
    return _aligned(rows)


def comparison(before: Numbers, now: Numbers) -> str:
    """What both measurements have, side by side, as ratios: so two machines, or a busy one, can be compared.

    The change is in percent of the older ratio, more is slower; what has no yardstick is compared as it is.
    """
    rows = [("quantity", "before", "now", "change")]
    for quantity in QUANTITIES:
        old, new = quantity.ratio(before), quantity.ratio(now)
        text = quantity.multiple
        if not quantity.yardstick:
            old, new = before.get(quantity.key), now.get(quantity.key)
            text = partial(shown, unit=quantity.unit)
        if old and new:
            rows.append((quantity.name, text(old), text(new), f"{round(100 * (new / old - 1)):+d} %"))
    return "\n" + _aligned(rows)


def machine_lines(facts: dict[str, str]) -> str:
    """The facts of the machine, one a line."""
    return "".join(f"{name}: {value}\n" for name, value in facts.items())


def read(path: Path) -> Numbers:
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
