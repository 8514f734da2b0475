"""A turn that has to be ended: until then nobody else acts and everything can be taken back."""

from __future__ import annotations

from random import Random

import pygame
import pytest

from luna.app.app import App
from luna.app.screens.options import Options
from luna.app.settings import preferences
from luna.app.table.scene import TableScene, resume_table
from luna.games.luna.bots.bot import choose
from luna.games.luna.game import LunaMatch
from luna.games.luna.rules.luna_rules import RULES
from luna.games.luna.scenes.round_end import RoundEnd
from luna.games.luna.setting_up.choice import NewGame
from luna.ui.scene import Scene
from luna.ui.table.picks import CONFIRM
from tests.app.conftest import MakeApp
from tests.app.table.tables import open_choice

SEATS = (("yellow", "Ada"), ("red", "Bo"), ("blue", "Cy"))
LONG = 60.0
"""Seconds in which a bot would have acted."""


class Quick:
    """A thinker that answers at once with what the first level chooses."""

    def __init__(self) -> None:
        self._codes: tuple[int, ...] = ()

    def prepare(self, levels: list[str]) -> None:
        pass

    def ask(self, setup: object, match: LunaMatch, name: str) -> None:
        self._codes = choose(match.state, "level-1", Random(1))

    def poll(self) -> tuple[int, ...]:
        return self._codes

    def cancel(self) -> None:
        self._codes = ()

    close = cancel


def table(app: App, bots: tuple[str, ...] = ("", "", "")) -> TableScene:
    choice = NewGame("players", 0, SEATS[: len(bots)], "preset", "yellow", None, 7, bots)
    scene = open_choice(app, choice)
    scene.bots.thinker = Quick()  # type: ignore[assignment]
    app.push(scene)
    return scene


@pytest.fixture
def app(make_app: MakeApp) -> App:
    app = make_app()
    app.context.settings.put(preferences.SPEED, "instant")
    app.context.settings.put(preferences.CONFIRM_TURNS, True)
    app.push(Scene())
    return app


def press(app: App, key: int) -> None:
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        app.handle(pygame.event.Event(kind, key=key, mod=0, unicode=""))


def play(scene: TableScene, kind: str = "meditate") -> None:
    code = RULES.code(scene.game.state, kind)
    assert code is not None
    scene.play(code)
    wait(scene)


def wait(scene: TableScene) -> None:
    for _ in range(5):
        scene.update(LONG)


def played(scene: TableScene) -> int:
    return len(scene.game.match.steps)


def offered(scene: TableScene) -> list[str]:
    return [button.pick.key for button in scene.shown().actions]


def test_without_the_wish_the_bot_acts_at_once(app: App) -> None:
    app.context.settings.put(preferences.CONFIRM_TURNS, False)
    scene = table(app, ("", "level-1"))
    play(scene)
    assert played(scene) > 1
    assert CONFIRM.key not in offered(scene)


def test_nobody_wishes_it_at_first(make_app: MakeApp) -> None:
    assert make_app().context.settings.get(preferences.CONFIRM_TURNS) is False


def test_a_bot_acts_only_after_the_turn_is_ended(app: App) -> None:
    scene = table(app, ("", "level-1"))
    play(scene)
    assert played(scene) == 1
    press(app, pygame.K_RETURN)
    wait(scene)
    assert played(scene) > 1


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_KP_ENTER])
def test_enter_hands_over_to_the_next_person(app: App, key: int) -> None:
    scene = table(app)
    play(scene)
    assert scene.shown().banner is None
    press(app, key)
    wait(scene)
    assert offered(scene) != [CONFIRM.key]
    assert scene.turn.sources()


def test_the_banner_comes_when_the_turn_is_ended(app: App) -> None:
    scene = table(app)
    play(scene)
    press(app, pygame.K_RETURN)
    scene.update(0.001)
    banner = scene.shown().banner
    assert banner
    assert banner.colour == "red"


def test_space_does_not_end_it(app: App) -> None:
    scene = table(app)
    play(scene)
    press(app, pygame.K_SPACE)
    assert offered(scene) == [CONFIRM.key]


def test_its_button_ends_it(app: App) -> None:
    scene = table(app)
    play(scene)
    app.draw()
    place = scene.view.place(CONFIRM, scene.shown())
    assert place
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        app.handle(pygame.event.Event(kind, button=1, pos=place.center))
    assert CONFIRM.key not in offered(scene)


def test_until_then_its_order_is_shown_as_the_one_to_act_and_no_hand_can_do_anything(app: App) -> None:
    scene = table(app)
    play(scene)
    shown = scene.shown()
    assert shown.state.actor == "yellow"
    assert "Ada" in shown.prompt
    assert shown.card
    assert shown.card.title == "Ada"
    assert not scene.turn.sources()
    assert not shown.sources


def test_it_can_be_taken_back_before_anybody_acts(app: App) -> None:
    scene = table(app, ("", "level-1"))
    play(scene)
    scene.undo()
    wait(scene)
    assert played(scene) == 0
    assert scene.turn.sources()


def test_taken_back_and_played_again_it_has_to_be_ended_again(app: App) -> None:
    scene = table(app, ("", "level-1"))
    play(scene)
    scene.undo()
    scene.redo()
    wait(scene)
    assert played(scene) == 1
    assert offered(scene) == [CONFIRM.key]


def test_a_turn_that_was_ended_stays_ended_when_the_next_one_is_taken_back(app: App) -> None:
    scene = table(app)
    play(scene)
    press(app, pygame.K_RETURN)
    play(scene)
    scene.undo()
    assert played(scene) == 1
    assert CONFIRM.key not in offered(scene)
    assert scene.shown().state.actor == "red"


def test_a_journey_is_ended_after_its_last_step(app: App) -> None:
    scene = table(app, ("", "level-1"))
    step = next(code for code in RULES.legal(scene.game.state) if "journey" in RULES.notation(scene.game.state, code))
    scene.play(step)
    wait(scene)
    assert CONFIRM.key not in offered(scene)
    play(scene, "done")
    assert offered(scene) == [CONFIRM.key]
    assert played(scene) == 2


def test_the_last_turn_of_a_round_is_ended_after_its_scoring(app: App) -> None:
    scene = table(app, ("", ""))
    while scene.game.state.round == 1:
        play(scene)
        if scene.game.state.round == 1:
            press(app, pygame.K_RETURN)
    scoring = app.top
    assert isinstance(scoring, RoundEnd)
    scoring.back()
    assert offered(scene) == [CONFIRM.key]
    scene.undo()
    assert scene.game.state.round == 1


def test_with_the_wish_gone_an_open_turn_still_waits_and_the_next_does_not(app: App) -> None:
    scene = table(app)
    play(scene)
    app.context.settings.put(preferences.CONFIRM_TURNS, False)
    wait(scene)
    assert offered(scene) == [CONFIRM.key]
    press(app, pygame.K_RETURN)
    play(scene)
    assert CONFIRM.key not in offered(scene)


def test_a_bot_that_takes_the_seat_over_waits_for_nobody(app: App) -> None:
    scene = table(app)
    play(scene)
    scene.bots.reseat(0, "level-1")
    assert CONFIRM.key not in offered(scene)


def test_a_saved_game_that_is_continued_has_its_turn_still_open(app: App) -> None:
    scene = table(app)
    play(scene)
    saved = app.context.storage.to_continue()
    assert saved
    again = resume_table(app.context, str(app.context.storage.copy(saved.id)))
    assert isinstance(again, TableScene)
    assert CONFIRM.key in offered(again)
    assert again.table.can_undo


def test_the_options_offer_it(app: App) -> None:
    app.context.settings.put(preferences.CONFIRM_TURNS, False)
    options = Options(app.context)
    app.push(options)
    options.form.widgets["confirm_turns-True"].press()
    assert app.context.settings.get(preferences.CONFIRM_TURNS) is True


def test_looking_back_shows_the_past_as_ever(app: App) -> None:
    scene = table(app)
    play(scene)
    press(app, pygame.K_HOME)
    assert scene.history.on
    assert not scene.shown().actions
    press(app, pygame.K_ESCAPE)
    assert offered(scene) == [CONFIRM.key]
