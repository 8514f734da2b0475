"""An error nobody expected: a report, a dialog, and the game is not lost."""

import pygame
import pytest

from luna.app.new_game.scene import NewGameScene
from luna.app.screens.crash import Crash
from luna.app.screens.title import Title
from luna.app.session.session import begin_game
from luna.app.system import paths
from luna.app.system.crash_report import write_report
from luna.games.catalogue import GAMES
from luna.ui.scene import Scene
from tests.app.system.test_app import Counting


class Broken(Scene):
    """Fails at the first update."""

    pause = 0.0

    def update(self, seconds):
        raise ZeroDivisionError("broken on purpose")


class Stubborn(Broken):
    """Cannot even be left."""

    def leave(self):
        raise ZeroDivisionError("cannot be left")


@pytest.fixture
def app(make_app):
    app = make_app()
    pygame.event.clear()
    return app


def reports():
    return sorted(paths.log_file().parent.glob("crash-*.txt"))


@pytest.mark.parametrize("scene", [Broken, Stubborn])
def test_the_dialog_takes_the_place_of_what_failed_and_names_the_folder(app, scene, monkeypatch):
    shown = []

    def look(crash, seconds):
        shown.append(crash)
        app.quit()

    monkeypatch.setattr(Crash, "update", look)
    app.run(scene())
    (crash,) = shown
    assert any(str(paths.log_file().parent)[:20] in label.text for label in crash.form.labels)
    (report,) = reports()
    assert "ZeroDivisionError: broken on purpose" in report.read_text("utf-8")


def test_the_report_has_version_traceback_and_record(tmp_path):
    try:
        Broken().update(0)
    except ZeroDivisionError as error:
        path = write_report(tmp_path, error, "It holds all.", "luna-record 1\n…")
    assert path
    text = path.read_text("utf-8")
    assert text.startswith("It holds all.\n\nluna ")
    assert "in update" in text
    assert text.endswith("luna-record 1\n…")


@pytest.mark.parametrize(
    ("game", "told"), [(None, "no game"), (GAMES[0], "of its players."), (GAMES[1], "hidden from them")]
)
def test_the_dialog_and_the_head_of_the_report_say_whether_it_holds_a_game_and_hidden_hands(make_app, game, told):
    app = make_app(games=GAMES)
    if game:
        setup, _ = NewGameScene(app.context.of(game), game).setup_form.chosen()
        begin_game(game, setup, app.context.storage)
    app.rescue(ZeroDivisionError("broken on purpose"))
    (report,) = reports()
    assert told in report.read_text("utf-8").split("\n")[0]
    shown = " ".join(label.text for label in app.top.form.labels)
    assert told in shown


def test_reports_never_replace_one_another(tmp_path):
    written = {write_report(tmp_path, ValueError(n), "", None) for n in range(3)}
    assert len(written) == len(list(tmp_path.iterdir())) == 3


def test_a_folder_that_cannot_be_written_is_no_second_crash(tmp_path):
    (tmp_path / "file").write_text("")
    assert write_report(tmp_path / "file" / "logs", ValueError(), "", None) is None


def test_from_the_dialog_the_title_opens_and_the_program_goes_on(app, monkeypatch):
    seen: list[Scene] = []

    def go_on(crash, seconds):
        if not seen:
            seen.append(crash)
            crash.back()

    monkeypatch.setattr(Crash, "update", go_on)

    def end(title, seconds):
        seen.append(title)
        app.quit()

    monkeypatch.setattr(Title, "update", end)
    app.run(Broken())
    assert [type(scene) for scene in seen] == [Crash, Title]


def test_an_error_of_the_dialog_itself_ends_the_program(app, monkeypatch):
    monkeypatch.setattr(Crash, "update", Broken.update)
    with pytest.raises(ZeroDivisionError):
        app.run(Broken())


def test_a_healthy_scene_is_left_alone(app):
    scene = Counting(app)
    app.run(scene)
    assert scene.drawn
    assert not reports()
