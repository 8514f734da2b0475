"""The Fluent files of the game, parsed whole, as the tests of this folder look at them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from luna.app.settings.language import LANGUAGES
from luna.games.catalogue import GAMES
from luna.games.rivers.game import RIVERS
from luna.ui.reading.text import PROGRAM
from tests.root import ROOT

FOLDER = ROOT / "localization"
FILES = sorted(FOLDER.glob("*/*/*.ftl"))
PARTS = (PROGRAM, *(game.key for game in (*GAMES, RIVERS)))
"""The folders of every language: what the program says, and each game."""
OTHERS = tuple(language for language in LANGUAGES if language != "en")


@cache
def entries(language: str, part: str) -> tuple[ast.EntryType, ...]:
    """Everything in a language's files of a part: messages, terms, comments, junk."""
    parser = FluentParser(with_spans=False)
    paths = sorted((FOLDER / language / part).glob("*.ftl"))
    return tuple(entry for path in paths for entry in parser.parse(path.read_text(encoding="utf-8")).body)


@cache
def patterns(language: str) -> dict[str, ast.Pattern]:
    """Every text of a language by its id, an attribute's as `id.attribute`."""
    return {id: pattern for part in PARTS for id, pattern in patterns_of(language, part).items()}


@cache
def patterns_of(language: str, part: str) -> dict[str, ast.Pattern]:
    """The same of one part."""
    return dict(_patterns(language, part))


def _patterns(language: str, part: str) -> Iterator[tuple[str, ast.Pattern]]:
    for entry in entries(language, part):
        if isinstance(entry, ast.Message):
            if entry.value:
                yield entry.id.name, entry.value
            for attribute in entry.attributes:
                yield f"{entry.id.name}.{attribute.id.name}", attribute.value


class Reading(Visitor):
    """What a text uses: arguments, other texts, functions with their `case`, keys of each choice, plain words."""

    def __init__(self, pattern: ast.Pattern) -> None:
        self.variables: set[str] = set()
        self.messages: list[str] = []
        self.functions: list[tuple[str, str]] = []
        self.choices: list[set[str]] = []
        self.words: list[str] = []
        self.visit(pattern)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - named after the node
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - named after the node
        self.messages.append(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802 - named after the node
        cases = [str(named.value.value) for named in node.arguments.named if named.name.name == "case"]
        self.functions.append((node.id.name, "".join(cases)))
        self.visit(node.arguments.positional)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - named after the node
        keys = (variant.key for variant in node.variants)
        self.choices.append({key.name if isinstance(key, ast.Identifier) else key.value for key in keys})
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - named after the node
        self.words.append(node.value)

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:  # noqa: N802 - named after the node
        self.words.append(str(node.parse()["value"]))


def variables(language: str, id: str) -> set[str]:
    """The arguments a text needs, those of the texts it contains too."""
    reading = Reading(patterns(language)[id])
    return reading.variables.union(*(variables(language, other) for other in reading.messages))
