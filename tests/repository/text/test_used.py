"""Every text is used: the code asks for its id, another text contains it, or its id is put together from parts."""

import ast
import re
from collections.abc import Iterator

import pytest

from luna.ui.reading.text import YOU
from tests.repository.text.fluent_files import TOLD, Reading, patterns
from tests.root import ROOT

BUILT = (
    "bar-{}", "book-caption-{}", "book-lead-{}", "book-{}-{}", "book-{}-title", "card-{}-rule", "card-{}-title",
    "choice-{}", "choice-{}-with-token", "entry-{}", "fact-{}", "game-end-{}", "lesson-{}-{}",
    "lesson-{}-title", "lesson-{}-aim", "lesson-{}-learnt", "lesson-way-{}", "help-{}-rule", "help-{}-title",
    "new-game-{}-help",
    "new-game-{}-about", "new-game-{}", "options-{}", "reading-{}", "record-{}", "refusal-{}",
    "install-{}", "no-undo-{}", "overview-{}", "printed-{}",
    "save-failure-{}", "saved-{}", "tip-{}",
)  # fmt: skip
"""Ids that the code puts together; which parts there are is tested where they are."""


def _strings() -> Iterator[str]:
    """Every string of the code, those with parts put in as in `BUILT`."""
    for path in sorted(path for folder in ("luna", "build_scripts") for path in (ROOT / folder).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value
            elif isinstance(node, ast.JoinedStr):
                yield "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values)


STRINGS = set(_strings())


def _contained(game: str) -> Iterator[str]:
    """What texts use of other texts."""
    for pattern in patterns("en", game).values():
        reading = Reading(pattern)
        yield from reading.messages
        yield from (f"{name.lower()}-name" + (f".{case}" if case else "") for name, case in reading.functions)


@pytest.mark.parametrize("game", TOLD)
def test_every_text_is_used(game):
    built = re.compile("|".join(re.escape(each).replace(r"\{\}", ".+") for each in BUILT))
    used = STRINGS | set(_contained(game))
    asked = [
        id for id in patterns("en", game) if "-name." not in id
    ]  # the cases of a name are there for every sentence
    said = (id.removesuffix(f".{YOU}") for id in asked)  # what asks for a text gets what is said to the only person
    assert [id for id in said if id not in used and not built.fullmatch(id.partition(".")[0])] == []


@pytest.mark.parametrize("built", BUILT)
def test_ids_are_still_put_together_so(built):
    assert built in STRINGS
