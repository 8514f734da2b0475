"""The exported review: one file that needs nothing else, and a picture, in the language in use."""

from __future__ import annotations

from html.parser import HTMLParser

import pygame
import pytest

from luna.app.app import App
from luna.app.system import paths
from tests.app.review.reviewing import finished, labels
from tests.app.saves.saved import RECORD
from tests.app.table.hands import click
from tests.app.table.tables import quiet

VOID = {"meta", "img", "br", "path", "circle", "rect"}


class Reader(HTMLParser):
    """Notes what is open at the end, what the file would fetch, and its pictures."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.fetched: list[str] = []
        self.pictures = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in VOID:
            self.open.append(tag)
        self.pictures += tag == "img"
        self.fetched += [value for name, value in attrs if name in ("src", "href") and value]

    def handle_endtag(self, tag: str) -> None:
        assert tag in VOID or self.open.pop() == tag


def exported(app: App, record: str = RECORD) -> str:
    scene = finished(app, record, "game-000042")
    click(app, "export")
    for _ in range(600):
        app.update(0.02)
        app.draw()
        pygame.time.wait(5)
        if str(paths.exports_folder()) in labels(scene):
            break
    (file,) = paths.exports_folder().glob("*.html")
    return file.read_text(encoding="utf-8")


@pytest.fixture
def app(make_app) -> App:
    return quiet(make_app())


def test_it_is_one_whole_file_that_fetches_nothing(app):
    page = exported(app)
    reader = Reader()
    reader.feed(page)
    assert reader.open == []
    assert reader.pictures == 5
    assert all(each.startswith("data:image/png;base64,iVBOR") for each in reader.fetched)
    assert "url(" not in page
    assert page.count("<svg") == 2  # points and chances


def test_beside_it_lies_a_picture_of_the_table(app):
    exported(app)
    (file,) = paths.exports_folder().glob("*.png")
    assert pygame.image.load(file).get_width() > 1000


def test_it_speaks_the_language_in_use(app):
    app.use_language("pl")
    page = exported(app)
    assert '<html lang="pl">' in page
    assert "Punkty zwrotne" in page
    assert "Turning" not in page


def test_a_name_is_no_markup(app):
    page = exported(app, RECORD.replace("human:random", "human:%3Cu%3E%26", 1))
    assert "&lt;u&gt;&amp;" in page
    assert "<u>" not in page


def test_a_second_export_takes_nothing_from_the_first(app):
    exported(app)
    click(app, "export")
    for _ in range(600):
        app.update(0.02)
        app.draw()
        pygame.time.wait(5)
        if len(list(paths.exports_folder().glob("*"))) == 4:
            break
    assert len(list(paths.exports_folder().glob("*.html"))) == 2


def test_where_it_cannot_be_written_that_is_said(app):
    paths.exports_folder().parent.mkdir(parents=True, exist_ok=True)
    paths.exports_folder().write_text("in the way")
    scene = finished(app)
    click(app, "export")
    before = labels(scene)
    for _ in range(600):
        app.update(0.02)
        app.draw()
        pygame.time.wait(5)
        if labels(scene) != before:
            break
    assert str(paths.exports_folder()) not in labels(scene)
