"""Nothing reaches into what another object keeps to itself: a private name may change on any day."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.root import ROOT

FILES = sorted(path for folder in ("luna", "tests", "build_scripts") for path in (ROOT / folder).rglob("*.py"))
OWN = ("self", "cls")
BY_NAME = ("setattr", "getattr", "object")
"""Functions that take a name as a string: of `monkeypatch`, `patch.object` and the built-in ones."""
OTHERS = {
    "_MEIPASS": "PyInstaller's documented word for where it has unpacked a program",
    "_exit": "Python's documented `os._exit`, which ends a process whose window no longer answers",
}
"""Names that belong to nobody here, and why they are used."""


def is_private(name: str) -> bool:
    return name.startswith("_") and not name.startswith("__") and name not in OTHERS


def reached_for(node: ast.AST) -> Iterator[str]:
    """The private names of others that a node takes hold of."""
    match node:
        case ast.Attribute(value=ast.Name(id=owner), attr=name) if owner not in OWN:
            yield name
        case ast.Attribute(value=ast.Name()):
            return
        case ast.Attribute(attr=name):
            yield name
        case ast.ImportFrom(names=names):
            yield from (alias.name for alias in names)
        case ast.Call(func=ast.Name(id=function) | ast.Attribute(attr=function), args=[_, ast.Constant(str(name)), *_]):
            if function in BY_NAME:
                yield name


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_no_private_name_of_others_is_used(path: Path):
    nodes = ast.walk(ast.parse(path.read_text("utf-8")))
    assert sorted({name for node in nodes for name in reached_for(node) if is_private(name)}) == []


def test_no_reason_outlives_its_use():
    used = {
        name for path in FILES for node in ast.walk(ast.parse(path.read_text("utf-8"))) for name in reached_for(node)
    }
    assert used >= OTHERS.keys()


def test_every_way_to_a_private_name_is_seen():
    source = "a._b; a.b()._c; from m import _d; setattr(a, '_e', 1); patch.object(a, '_f', 1); self._own; self.x._g"
    found = {name for node in ast.walk(ast.parse(source)) for name in reached_for(node) if is_private(name)}
    assert found == {"_b", "_c", "_d", "_e", "_f", "_g"}
