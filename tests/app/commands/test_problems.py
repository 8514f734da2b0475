"""What the system reports is told in the person's language."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from luna.app.settings.language import LANGUAGES
from luna.app.system import paths
from luna.app.system.problems import problem_of
from luna.core.record import RecordError
from luna.ui.reading.refusal import fault_sentence
from luna.ui.reading.text import Text
from tests.root import ROOT


def test_common_errors_have_words_of_their_own(tmp_path: Path):
    known = {
        "not-found": lambda: (tmp_path / "nothing").read_bytes(),
        "folder": lambda: tmp_path.read_bytes(),
        "long-name": lambda: (tmp_path / ("x" * 300)).read_bytes(),
        "exists": lambda: tmp_path.mkdir(),
    }
    for problem, attempt in known.items():
        with pytest.raises(OSError) as caught:  # noqa: PT011 (each has another number)
            attempt()
        assert problem_of(caught.value) == problem


@pytest.mark.parametrize(
    ("number", "problem"),
    [
        (errno.EACCES, "denied"),
        (errno.ENOSPC, "full"),
        (errno.EROFS, "read-only"),
        (errno.EMFILE, "too-many"),
        (errno.EIO, "disk"),
        (errno.ENXIO, "other"),
        (None, "other"),
    ],
)
def test_an_error_is_known_by_its_number(number: int | None, problem: str):
    assert problem_of(OSError(number, "words of the system") if number else OSError("no number")) == problem


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_is_told_in_words_of_the_language(language: str):
    text = Text(paths.localization(), language)
    told = {text("problem-name", problem=problem_of(OSError(number, "?"))) for number in errno.errorcode}
    assert len(told) == 12
    assert not told & {os.strerror(number) for number in errno.errorcode}
    sentence = fault_sentence(text, RecordError(0, "unreadable", problem_of(OSError(errno.EIO, "?"))))
    assert text("problem-name", problem="disk") in sentence


def test_no_place_shows_the_words_of_the_system():
    assert not [path for path in (ROOT / "luna").rglob("*.py") if "strerror" in path.read_text("utf-8")]
