"""What the documents beside the README name is there, and they keep to the README's typography."""

import re

import pytest

from tests.root import ROOT

DOCUMENTS = {
    "CONTRIBUTING.md": "luna/games/luna",
    "docs/record-format.md": "luna/games/luna/rules",
    "localization/TRANSLATING.md": "localization/en",
}
"""Each with the folder that its shorter paths begin from."""
PLACEHOLDER = re.compile(r"\b[A-Z]{4,}\b(?!\.md)|\bfr\b|[{<>=…]")


def named(document: str) -> list[str]:
    """Everything in code type that looks like a file or a folder of the repository."""
    quoted = re.findall(r"`([^`\n]+)`", (ROOT / document).read_text("utf-8"))
    words = [word for text in quoted if not PLACEHOLDER.search(text) for word in text.split(" ")]
    return [word for word in words if re.fullmatch(r"[\w.-]+(/[\w.-]+)+|[\w-]+\.(py|md|toml|in|pxd|ftl)", word)]


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_path_exists(document: str):
    places = ROOT, ROOT / DOCUMENTS[document], ROOT / "build_scripts" / "requirements"
    words = named(document)
    assert words
    assert [word for word in words if not any((place / word).exists() for place in places)] == []


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_command_starts_a_file_that_is_there(document: str):
    lines = (ROOT / document).read_text("utf-8").splitlines()
    commands = [line.split() for line in lines if line.startswith("    python3 ")]
    assert [words[1] for words in commands if not (ROOT / words[1]).is_file()] == []


@pytest.mark.parametrize("document", ["CONTRIBUTING.md", "docs/record-format.md"])
def test_apostrophes_are_curly_and_lines_short(document: str):
    lines = (ROOT / document).read_text("utf-8").splitlines()
    prose = [line for line in lines if not line.startswith("    ")]
    assert [line for line in prose if re.search("['\"]", re.sub("`[^`]*`", "", line))] == []
    assert [line for line in prose if len(line) > 120 and not line.startswith("|")] == []
