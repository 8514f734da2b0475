"""A review on the screen whose analysts know at once."""

from __future__ import annotations

from luna.app.app import App
from luna.app.review.scene import ReviewScene
from luna.core.game_record import AnyLoaded, load_record
from luna.games.catalogue import GAMES
from tests.app.saves.saved import RECORD
from tests.app.session.test_review import Oracle

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
