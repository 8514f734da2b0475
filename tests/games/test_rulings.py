"""Every ruling of every game stands in one place that names it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib import import_module
from itertools import pairwise
from pathlib import Path

import pytest

from luna.core.rulings import Ruling
from tests.root import ROOT

FOLDERS = {path.parent: path.parts[-3] for path in sorted(ROOT.glob("luna/games/*/rules/rulings.py"))}
"""Of each game's rules, with its name."""


def rulings_of(folder: Path) -> tuple[Ruling, ...]:
    """All rulings of a game."""
    module = import_module(f"luna.games.{FOLDERS[folder]}.rules.rulings")
    found: tuple[Ruling, ...] = module.RULINGS
    return found


def places(text: str) -> Iterator[tuple[str, str]]:
    """Names of the functions and values of a module with their source, a value's docstring included."""
    body = ast.parse(text).body
    for node, following in pairwise([*body, ast.Pass()]):
        if isinstance(node, ast.FunctionDef):
            yield node.name, ast.get_source_segment(text, node) or ""
        elif isinstance(node, ast.Assign) and isinstance(following, ast.Expr):
            names = [name.id for target in node.targets for name in ast.walk(target) if isinstance(name, ast.Name)]
            yield from ((name, ast.get_source_segment(text, following) or "") for name in names)


EACH = [
    pytest.param(folder, ruling, id=f"{name} {ruling.id}")
    for folder, name in FOLDERS.items()
    for ruling in rulings_of(folder)
]
every_folder = pytest.mark.parametrize("folder", FOLDERS, ids=FOLDERS.get)


@every_folder
def test_the_rulings_are_numbered_and_have_reasons(folder: Path):
    rulings = rulings_of(folder)
    assert [ruling.id for ruling in rulings] == [f"R{number}" for number in range(1, len(rulings) + 1)]
    assert all(ruling.why for ruling in rulings)


@pytest.mark.parametrize(("folder", "ruling"), EACH)
def test_the_place_of_a_ruling_names_it(folder: Path, ruling: Ruling):
    module, _, name = ruling.place.partition(".")
    source = dict(places((folder / f"{module}.py").read_text("utf-8"))).get(name)
    assert source, f"no {ruling.place}"
    assert re.search(rf"\b{ruling.id}\b", source)


@every_folder
def test_the_code_names_no_ruling_that_does_not_exist(folder: Path):
    named = {word for path in folder.glob("*.py") for word in re.findall(r"\bR\d+\b", path.read_text("utf-8"))}
    assert named == {ruling.id for ruling in rulings_of(folder)}
