"""`docs/record-format.md` names what records of each game hold: header lines, actions, keys of a position, notes."""

import re
from collections.abc import Iterable
from itertools import product

import pytest

from luna.core.game_record import load_record
from luna.games.catalogue import GAMES
from luna.games.luna.rules import actions as luna_actions
from luna.games.luna.rules import header as luna_header
from luna.games.luna.rules.constants import ISLAND_NAMES
from luna.games.rivers.rules import actions as rivers_actions
from luna.games.rivers.rules import header as rivers_header
from luna.games.rivers.rules.constants import CELL_NAMES, COLOURS, PAIR_NAMES
from tests.root import ROOT

TEXT = (ROOT / "docs" / "record-format.md").read_text("utf-8")
NAMES = {"luna": "Luna", "rivers": "Between the Rivers"}
RULES = {"luna": (luna_actions, luna_header), "rivers": (rivers_actions, rivers_header)}
GOLDEN = {"luna": "solo-1.luna", "rivers": "played-3p.luna"}
SHAPES = {
    **dict.fromkeys("IAB", "|".join(ISLAND_NAMES)),
    **dict.fromkeys("TN", r"\d+"),
    "CELL": "|".join(CELL_NAMES),
    "COLOUR": "|".join(COLOURS),
    "PAIR": "|".join(PAIR_NAMES),
}
BY_NUMBER = "swap "
"""In such a line what is none is left out."""

of_every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)


def section(heading: str) -> str:
    return TEXT.split(f"\n## {heading}\n")[1].split("\n## ")[0]


def code_in(heading: str) -> list[str]:
    """Everything in code type in the rows of a section's table."""
    return quoted_in(line for line in section(heading).splitlines() if line.startswith("| `"))


def quoted_in(rows: Iterable[str]) -> list[str]:
    return [quoted for row in rows for quoted in re.findall("`([^`]+)`", row)]


def example(game) -> str:
    """The indented record of a game."""
    start = f"    {game.key}-record"
    lines = TEXT[TEXT.index(start) :].splitlines()
    return "".join(f"{line.strip()}\n" for line in lines[: next(k for k, line in enumerate(lines) if line[:1] != " ")])


def shapes(line: str) -> list[str]:
    """A documented line as regular expressions."""
    if line.startswith(BY_NUMBER):
        fields = line.removeprefix(BY_NUMBER).split(" ")
        chosen = (filter(None, given) for given in product(*((field, "") for field in fields)))
        return [shape(BY_NUMBER + " ".join(given)) for given in map(tuple, chosen) if given]
    return [shape(line)]


def shape(line: str) -> str:
    words = "|".join(sorted(SHAPES, key=len, reverse=True))
    return re.sub(rf"\b({words})\b", lambda found: f"({SHAPES[found[0]]})", re.escape(line).replace(r"\ ", " "))


@of_every_game
def test_the_example_is_a_record(game):
    loaded = load_record(example(game), GAMES)
    assert (loaded.game, loaded.fault, loaded.match.length) == (game, None, 1)


@of_every_game
def test_the_header_lines_stand_in_their_order(game):
    first = [line.split(" ")[0] for line in header_lines(game)]
    assert tuple(first) == RULES[game.key][1].KEYS


def header_lines(game) -> list[str]:
    rows = section(f"Header of {NAMES[game.key]}").splitlines()
    return [line.split("`")[1] for line in rows if line.startswith("| `")]


@of_every_game
def test_every_action_has_its_line_and_every_line_an_action(game):
    documented = [each for line in code_in(f"Actions of {NAMES[game.key]}") for each in shapes(line)]
    lines = {action.notation for action in RULES[game.key][0].ACTIONS}
    assert [line for line in lines if not any(re.fullmatch(each, line) for each in documented)] == []
    assert [each for each in documented if not any(re.fullmatch(each, line) for line in lines)] == []


@of_every_game
def test_the_keys_of_a_position_are_those_of_replay(game):
    record = (ROOT / "tests" / "games" / game.key / "golden" / GOLDEN[game.key]).read_text("utf-8")
    position = game.dump(load_record(record, GAMES).match.state)
    heading = "Positions as JSON" if game.key == "luna" else f"Positions of {NAMES[game.key]} as JSON"
    rows = [line.split(" | ")[0] for line in section(heading).splitlines() if line.startswith("| `")]
    assert set(quoted_in(rows)) == set(position)


def test_the_notes_that_are_told_are_those_that_the_program_adds():
    told = {line.split()[1] for line in code_in("For every game") if line.startswith("# ")}
    modules = (path.read_text("utf-8") for path in (ROOT / "luna").rglob("*.py"))
    assert told == {key for module in modules for key in notes_of(module)}


def notes_of(module: str) -> list[str]:
    """What a module calls the notes that it writes."""
    named = set(re.findall(r"\bnote\(([A-Z]+), ", module))
    values = re.findall(r"^([A-Z, ]+?)(?:: \w+)? = (.+)$", module, re.MULTILINE)
    pairs = (zip(names.split(", "), re.findall(r'"(\w+)"', text), strict=False) for names, text in values)
    return [value for pair in pairs for name, value in pair if name in named]
