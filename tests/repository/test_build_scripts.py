"""Build scripts stand on the program alone: what tests share with them lies with the scripts."""

import ast
from pathlib import Path

import pytest

from tests.root import ROOT

SCRIPTS = sorted((ROOT / "build_scripts").rglob("*.py"))


def imported(path: Path) -> set[str]:
    """The top packages of everything a file imports, wherever in it."""
    nodes = list(ast.walk(ast.parse(path.read_text("utf-8"))))
    plain = {alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names}
    named = {node.module or "" for node in nodes if isinstance(node, ast.ImportFrom) and not node.level}
    return {name.partition(".")[0] for name in plain | named}


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_no_script_imports_a_test(path: Path):
    assert not imported(path) & {"tests", "pytest"}
