"""`docs/record-format.md` names what records of Luna hold: every header line, every action, every key of a position."""

import re

from luna.core.game_record import load_record
from luna.games.catalogue import GAMES
from luna.games.luna.game import LUNA
from luna.games.luna.rules.actions import ACTIONS
from luna.games.luna.rules.constants import ISLAND_NAMES
from luna.games.luna.rules.header import KEYS
from tests.root import ROOT

TEXT = (ROOT / "docs" / "record-format.md").read_text("utf-8")
SHAPES = {
    "I": "|".join(ISLAND_NAMES),
    "A": "|".join(ISLAND_NAMES),
    "B": "|".join(ISLAND_NAMES),
    "T": r"\d+",
    "N": r"\d+",
}


def section(heading: str) -> str:
    return TEXT.split(f"\n## {heading}\n")[1].split("\n## ")[0]


def code_in(heading: str) -> list[str]:
    """Everything in code type in the rows of a section's table."""
    rows = [line for line in section(heading).splitlines() if line.startswith("| `")]
    return [quoted for row in rows for quoted in re.findall("`([^`]+)`", row)]


def shape(line: str) -> str:
    """A documented line as a regular expression."""
    return re.sub(r"\b[IABTN]\b", lambda found: f"({SHAPES[found[0]]})", re.escape(line).replace(r"\ ", " "))


def test_the_example_is_a_record():
    example = "".join(line.removeprefix("    ") + "\n" for line in TEXT.splitlines() if line.startswith("    "))
    loaded = load_record(example, GAMES)
    assert (loaded.fault, loaded.match.length) == (None, 1)


def test_the_header_lines_stand_in_their_order():
    first = [
        line.split("`")[1].split(" ")[0] for line in section("Header of Luna").splitlines() if line.startswith("| `")
    ]
    assert tuple(first) == KEYS


def test_every_action_has_its_line_and_every_line_an_action():
    shapes = [shape(line) for line in code_in("Actions of Luna")]
    lines = {action.notation for action in ACTIONS}
    assert [line for line in lines if not any(re.fullmatch(each, line) for each in shapes)] == []
    assert [each for each in shapes if not any(re.fullmatch(each, line) for line in lines)] == []


def test_the_keys_of_a_position_are_those_of_replay():
    record = (ROOT / "tests" / "games" / "luna" / "golden" / "solo-1.luna").read_text("utf-8")
    position = LUNA.dump(load_record(record, GAMES).match.state)
    rows = [line.split(" | ")[0] for line in section("Positions as JSON").splitlines() if line.startswith("| `")]
    assert {key for row in rows for key in re.findall("`([^`]+)`", row)} == set(position)
