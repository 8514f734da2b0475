"""Chapter 13: every ruling stands in one place that names it."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from luna.games.rivers.rules import rulings
from luna.games.rivers.rules.rulings import RULINGS, Ruling

FOLDER = Path(rulings.__file__).parent


def source_of(ruling: Ruling) -> str | None:
    """The text of the function a ruling names, or of its module, from the plain source."""
    module, _, name = ruling.place.partition(".")
    text = (FOLDER / f"{module}.py").read_text("utf-8")
    if not name:
        return text
    for node in ast.parse(text).body:
        if isinstance(node, ast.FunctionDef) and node.name == name:
            return ast.get_source_segment(text, node)
    return None


def test_the_rulings_are_r1_to_r33():
    assert [ruling.id for ruling in RULINGS] == [f"R{k}" for k in range(1, 34)]
    assert all(ruling.why for ruling in RULINGS)


@pytest.mark.parametrize("ruling", RULINGS, ids=lambda ruling: ruling.id)
def test_the_place_of_a_ruling_names_it(ruling: Ruling):
    source = source_of(ruling)
    assert source, f"no function {ruling.place}"
    assert re.search(rf"\b{ruling.id}\b", source)
