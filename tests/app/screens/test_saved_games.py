"""The list of saved games under mouse and keyboard."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

import pygame
import pytest

from luna.app.app import App
from luna.app.saved_games.scene import PER_PAGE, SavedGames
from luna.app.saves import shelf
from luna.app.saves.failure import OPEN_ELSEWHERE
from luna.app.saves.reading import Reading, read_game
from luna.app.saves.titles import LONGEST_TITLE
from luna.app.screens.menu import Menu
from luna.app.screens.title import Title
from luna.app.settings import preferences
from luna.app.table.scene import TableScene
from luna.core.game import AnyGame
from luna.games.luna.game import LUNA
from luna.games.luna.scenes.game_end import GameEnd
from luna.ui.pictures import palette
from luna.ui.pictures.rims import rimmed
from tests.app.conftest import MakeApp
from tests.app.saves.saved import RECORD, UNFINISHED, begun
from tests.app.screens.saved_list import add, listed, saved_as, says, table, titled, top, words
from tests.app.table.hands import click, key, tops
from tests.root import ROOT


def test_without_a_game_the_list_says_so_and_has_a_way_back(app: App) -> None:
    listed(app)
    assert says(app, "No game has been saved yet.")
    key(app, pygame.K_ESCAPE)
    assert tops(app) == [Title]


def test_a_row_tells_players_round_and_scores(app: App) -> None:
    add(app)
    listed(app)
    assert says(app, "random · random")
    assert says(app, "Round 2 · ")
    assert [label for label in words(app) if label.lstrip("−").isdigit()] == [
        str(points) for _, points in top(app).shown[0].scores
    ]


def test_a_game_that_is_over_says_so_and_shows_its_result(app: App) -> None:
    id = add(app, RECORD)
    listed(app)
    assert says(app, "Finished · ")
    assert top(app).form.widgets[f"play-{id}"].text == "See the result"
    click(app, f"play-{id}")
    assert tops(app) == [Title, TableScene, GameEnd]


def test_a_click_and_the_enter_key_play_on(app: App) -> None:
    id = add(app)
    for way in (lambda: click(app, f"play-{id}"), lambda: key(app, pygame.K_RETURN)):
        listed(app)
        way()
        assert tops(app) == [Title, TableScene]
        assert saved_as(app) == id


def test_the_arrows_go_from_game_to_game(app: App) -> None:
    for _ in range(3):
        add(app)
    scene = listed(app)
    for _ in range(2):
        key(app, pygame.K_DOWN)
        key(app, pygame.K_DOWN)
    assert scene.form.focused is not None
    assert scene.form.focused.partition("-")[2] == scene.shown[2].id


def test_the_valid_part_of_a_damaged_game_is_offered_with_reason_and_line(app: App) -> None:
    id = add(app)
    app.context.storage.path(id).write_text(f"{UNFINISHED}favor moon\n", "utf-8")
    listed(app)
    line = UNFINISHED.count("\n") + 1
    assert says(app, f"Damaged. Line {line}: there is no action “favor moon”.")
    click(app, f"play-{id}")
    assert table(app).game.file.path is None
    assert len(table(app).game.match.steps) == UNFINISHED.count("\n") - 11


def test_what_cannot_be_played_can_only_be_deleted(app: App) -> None:
    id = add(app)
    app.context.storage.path(id).write_text("broken\n", "utf-8")
    scene = listed(app)
    live = {
        name for name in ("play", "rename", "export", "delete") if scene.form.widgets[f"{name}-{id}"].element.is_enabled
    }
    assert live == {"delete"}


def test_of_a_game_open_in_another_window_a_copy_is_offered(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    id = add(app)
    really_open = app.context.storage.open
    monkeypatch.setattr(app.context.storage, "open", lambda each: OPEN_ELSEWHERE if each == id else really_open(each))
    listed(app)
    click(app, f"play-{id}")
    assert says(app, "another window")
    click(app, f"play-{id}")
    assert tops(app) == [Title, TableScene]
    assert saved_as(app) != id


def test_a_title_is_typed_in_place_and_kept_by_enter(app: App) -> None:
    id = add(app)
    listed(app)
    key(app, pygame.K_r, mod=pygame.KMOD_CTRL)
    for letter in "Zoë":
        app.handle(pygame.event.Event(pygame.TEXTINPUT, text=letter))
    key(app, pygame.K_RETURN)
    assert says(app, "Zoë")
    assert titled(app, id) == "Zoë"


def test_escape_leaves_the_title_as_it_was(app: App) -> None:
    id = add(app)
    scene = listed(app)
    click(app, f"rename-{id}")
    app.handle(pygame.event.Event(pygame.TEXTINPUT, text="Z"))
    key(app, pygame.K_ESCAPE)
    assert tops(app) == [Title, SavedGames]
    assert f"title-{id}" not in scene.form.widgets
    assert titled(app, id) == ""


def test_the_delete_key_works_on_letters_while_a_title_is_typed(app: App) -> None:
    id = add(app)
    scene = listed(app)
    click(app, f"rename-{id}")
    key(app, pygame.K_DELETE)
    assert scene.ids == [id]


def test_deleted_games_come_back_the_last_one_first(app: App) -> None:
    ids = [add(app) for _ in range(3)]
    scene = listed(app)
    key(app, pygame.K_DELETE)
    key(app, pygame.K_DELETE)
    assert len(scene.ids) == 1
    key(app, pygame.K_z, mod=pygame.KMOD_CTRL)
    assert len(scene.ids) == 2
    click(app, "undelete")
    assert sorted(scene.ids) == sorted(ids)
    assert not scene.form.widgets["undelete"].element.is_enabled


def test_the_game_on_the_table_cannot_be_deleted(app: App) -> None:
    table = TableScene(app.context, begun(app.context.storage))
    app.push(table)
    app.push(Menu(app.context, LUNA))
    click(app, "saved")
    scene = top(app)
    assert not scene.form.widgets[f"delete-{scene.ids[0]}"].element.is_enabled


def test_from_the_table_another_game_takes_its_place(app: App) -> None:
    other = add(app)
    app.push(TableScene(app.context, begun(app.context.storage)))
    app.push(Menu(app.context, LUNA))
    click(app, "saved")
    click(app, f"play-{other}")
    assert tops(app) == [Title, TableScene]
    assert saved_as(app) == other


def test_a_solo_game_from_before_herbs_were_limited_is_played_on_up_to_there(app: App) -> None:
    record = (ROOT / "tests" / "games" / "luna" / "rules" / "endless-solo.luna").read_text("utf-8")
    id = add(app)
    app.context.storage.path(id).write_text(record, "utf-8")
    listed(app)
    once = "In the solo game the Herbs favour can be taken only once per round."
    assert f"Damaged. Line 37: the rules forbid “favor herbs novice”. {once}" in " ".join(words(app))
    click(app, f"play-{id}")
    assert len(table(app).game.match.steps) == 25
    assert app.context.storage.path(id).read_text("utf-8") == record


def test_pages_turn_by_wheel_key_and_button(app: App) -> None:
    for _ in range(2 * PER_PAGE + 1):
        add(app)
    scene = listed(app)
    assert [len(scene.shown), says(app, "Page 1 of 3")] == [PER_PAGE, True]
    app.handle(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-1, precise_x=0, precise_y=-1.0))
    assert says(app, "Page 2 of 3")
    key(app, pygame.K_PAGEDOWN)
    assert [len(scene.shown), says(app, "Page 3 of 3")] == [1, True]
    key(app, pygame.K_PAGEDOWN)
    click(app, "page-before")
    assert says(app, "Page 2 of 3")


def test_of_many_games_only_those_of_the_page_are_read(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    for _ in range(4 * PER_PAGE):
        add(app)
    read = []

    def noted(versions: list[Path], games: Sequence[AnyGame]) -> Reading:
        read.append(versions[0])
        return read_game(versions, games)

    monkeypatch.setattr(shelf, "read_game", noted)
    SavedGames(app.context)
    assert len(set(read)) == PER_PAGE


def test_one_picture_is_drawn_at_a_time_and_then_kept(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    for _ in range(3):
        add(app)
    pictures: list[pygame.Surface] = []

    def noted(picture: pygame.Surface, radius: int) -> pygame.Surface:
        pictures.append(picture)
        return rimmed(picture, radius)

    monkeypatch.setattr("luna.app.saved_games.pictures.rimmed", noted)
    app.push(SavedGames(app.context))
    for drawn in (1, 2, 3, 3):
        app.update(0.01)
        assert len(pictures) == drawn


@pytest.mark.parametrize("language", ["en", "de", "pl", "it"])
def test_the_date_is_written_in_the_way_of_the_language(app: App, language: str) -> None:
    app.context.text.use(language)
    told = {app.context.text("saved-date", day="2", month=month, year="2026", time="09:05") for month in range(1, 13)}
    assert len(told) == 12
    assert all("2026" in each and "09:05" in each for each in told)


@pytest.mark.parametrize("seconds", [4e11, 253402300800.0, -1.0, -4e11, 0.0, -62135596801.0])
def test_no_date_of_a_file_takes_the_list_away(app: App, seconds: float) -> None:
    odd, usual = add(app), add(app)
    os.utime(app.context.storage.path(odd), (seconds, seconds))
    listed(app)
    for _ in range(3):
        app.update(0.01)
    app.draw()
    assert {f"play-{odd}", f"play-{usual}"} <= top(app).form.widgets.keys()
    assert sum("Round 2" in each for each in words(app)) == 2


@pytest.mark.parametrize("sign", ["%00", "%0A", "%1B", "%E2%80%AE", "%ED%A0%80", "%EE%80%80", "%41" * 600])
def test_no_text_of_a_file_takes_title_or_list_away(app: App, sign: str) -> None:
    """Also where the header is damaged, so that the rules have read nothing of it."""
    record = UNFINISHED.replace("human:", f"human:Ada{sign}").replace("\n---", f"\n# title Sunday{sign}\n---")
    for number, text in ((1, record), (2, record.replace("setup", "sitting"))):
        path = app.context.storage.path(f"game-00000{number}")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    app.replace(Title(app.context))
    app.draw()
    scene = listed(app)
    app.update(0.01)
    app.draw()
    damaged, whole = scene.shown
    for told in (damaged.title, whole.title, *(seat.name for seat in damaged.seats)):
        assert told.isprintable()
        assert told.startswith(("Sunday", "Ada"))
        assert len(told) <= LONGEST_TITLE


@pytest.mark.parametrize("scale", [100, 200])
@pytest.mark.parametrize("language", ["de", "en", "it", "pl"])
@pytest.mark.parametrize("found", ["W" * 100, "W " * 50])
def test_what_is_wrong_with_a_file_stays_in_its_row(make_app: MakeApp, language: str, scale: int, found: str) -> None:
    app = make_app(language)
    app.context.settings.put(preferences.UI_SCALE, scale)
    path = app.context.storage.path(add(app))
    path.write_text(UNFINISHED.replace("setup ", f"{found} ", 1), "utf-8")
    app.push(Title(app.context))
    app.open_saved_games()
    form = top(app).form
    lines = [label for label in form.labels if label.colour == palette.REFUSAL]
    assert any("W" in line.text for line in lines)
    assert max(line.box.bottom for line in lines) <= form.widgets[f"rename-{path.stem}"].element.rect.bottom


def test_the_title_tells_of_the_file_that_breaks_off(app: App) -> None:
    id = add(app)
    path = app.context.storage.path(id)
    path.write_bytes(path.read_bytes()[:-5])
    title = Title(app.context)
    app.replace(title)
    length = UNFINISHED.count("\n") - 11
    assert f"{length} actions could be recovered" in " ".join(label.text for label in title.form.labels)
    click(app, "continue")
    bubble = table(app).shown().bubble
    assert bubble is not None
    assert "The end of the file is missing." in bubble.text
