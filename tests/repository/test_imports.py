"""Who may import whom, beyond what the contracts of import-linter say."""

import re
from collections.abc import Iterator

import grimp
import pytest

from tests.root import ROOT

MAKERS = {"luna.app.routes", "luna.app.commands.selftest", "luna.app.commands.selftest_scenes"}
"""Who may name the class of a screen."""
KINDS = dict.fromkeys(("luna.app.lessons.taught_table", "luna.app.alone.watched"), "luna.app.table.scene")
"""Screens that are another kind of a screen: the table of a lesson is a table, and one that is only watched."""


@pytest.fixture(scope="module")
def graph() -> grimp.ImportGraph:
    """All imports of the program, those within functions and for types too."""
    return grimp.build_graph("luna", cache_dir=None)


def circles(graph: grimp.ImportGraph, names: set[str]) -> Iterator[tuple[str, ...]]:
    """Ways from a package through others back to it."""
    for name in sorted(names):
        for other in sorted(names - {name}):
            there = graph.find_shortest_chain(name, other, as_packages=True)
            back = graph.find_shortest_chain(other, name, as_packages=True)
            if there and back:
                yield (*there, *back)


def test_no_part_of_the_app_goes_round_in_a_circle_with_another(graph: grimp.ImportGraph) -> None:
    found = list(circles(graph, graph.find_children("luna.app")))
    assert not found, "\n".join(" → ".join(circle) for circle in found)


def test_a_screen_is_named_by_routes_alone(graph: grimp.ImportGraph) -> None:
    screens = {name for name in graph.find_descendants("luna.app") if name.endswith(".scene")}
    screens |= graph.find_children("luna.app.screens") | {"luna.app.new_game.who_plays", "luna.app.new_game.characters"}
    for screen in screens:
        importers = graph.find_modules_that_directly_import(screen)
        others = {name for name in importers if name not in MAKERS and KINDS.get(name) != screen}
        assert all(name.rpartition(".")[0] == screen.rpartition(".")[0] for name in others), screen


@pytest.mark.parametrize("part", ["app", "ui", "ai", "core"])
def test_outside_the_games_no_game_is_named(part: str) -> None:
    named = re.compile(r"games[./]luna|\btoy\b|\bTOY\b|\bLUNA\b(?!_)")
    files = sorted((ROOT / "luna" / part).rglob("*.py"))
    assert files
    found = [f"{file.relative_to(ROOT)}: {hit[0]}" for file in files for hit in named.finditer(file.read_text("utf-8"))]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("part", ["app", "ui", "ai", "core"])
def test_outside_the_games_no_module_imports_one(graph: grimp.ImportGraph, part: str) -> None:
    modules = {f"luna.{part}", *graph.find_descendants(f"luna.{part}")}
    imported = {name for module in modules for name in graph.find_modules_directly_imported_by(module)}
    assert {name for name in imported if name.startswith("luna.games")} <= {"luna.games.catalogue"}
