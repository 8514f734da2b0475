"""A review on the screen whose analysts know at once, and its tables."""

from __future__ import annotations

import pygame

from luna.app.app import App
from luna.app.review.scene import ReviewScene
from luna.app.review.table import ReviewTable
from luna.core.game_record import AnyLoaded, load_record
from luna.games.catalogue import GAMES
from luna.ui.table.shown import TipNote
from tests.app.saves.saved import RECORD
from tests.app.session.test_review import Oracle
from tests.app.table.hands import key

OF_BOTS = RECORD.replace("=human:", "=bot:")


def loaded(record: str = RECORD) -> AnyLoaded:
    return load_record(record, GAMES)


def opened(app: App, record: str = RECORD, id: str = "") -> ReviewScene:
    """The review as it begins."""
    scene = ReviewScene(app.context, loaded(record), id, Oracle)
    app.push(scene)
    return scene


def finished(app: App, record: str = RECORD, id: str = "") -> ReviewScene:
    """The review once all is known."""
    scene = opened(app, record, id)
    finish(app, scene)
    return scene


def finish(app: App, scene: ReviewScene) -> None:
    while scene.reviewer.running:
        app.update(0.02)
    app.draw()


def labels(scene: ReviewScene) -> str:
    """All words that stand on it."""
    return "\n".join(label.text for label in scene.form.labels)


def told(table: ReviewTable) -> str:
    """What the box at a table says."""
    tip = table.shown().tip
    return tip.text if tip else ""


def answered(app: App, table: ReviewTable) -> TipNote:
    """The box once a person has asked for the answer, which comes with its reasons."""
    key(app, pygame.K_s, "s")
    tip = table.shown().tip
    assert tip
    assert tip.amounts
    return tip
