"""The character of a bot: chosen beside its level, remembered, and told at the table."""

from __future__ import annotations

import pygame
import pytest

from luna.app.new_game.characters import Characters
from luna.app.new_game.scene import NewGameScene
from luna.app.screens.menu import Seats
from luna.app.settings.store import SettingsFile
from luna.core.intent import Pick
from luna.core.seat import Seat, SeatKind
from luna.games.luna.game import LUNA
from luna.games.luna.setting_up.choice import Draft, NewGame, like, recall, remember
from luna.games.rivers.game import RIVERS
from luna.ui.table.picks import TablePick
from tests.app.table.hands import click, key
from tests.app.table.tables import open_choice

AGAINST = NewGame(
    "players", 0, (("yellow", "Anna"), ("red", "")), "preset", None, None, 1, ("", "level-2"), ("", "councillor")
)


def test_at_the_table_a_bot_is_called_by_its_character_and_its_level_stands_beside(app):
    table = open_choice(app, AGAINST)
    text = app.context.of(LUNA).text
    assert table.wording.names["red"] == text("character-name", character="councillor")
    assert table.wording.strengths["red"] == 2


@pytest.fixture
def form(app):
    app.push(scene := NewGameScene(app.context.of(LUNA), LUNA))
    return scene


def lit(scene):
    """Whether the button of the second seat says that a character was chosen."""
    return scene.form.widgets["character-1"].element.is_selected


def setup_of(scene):
    return scene.setup_form.chosen().setup


def test_a_bot_is_balanced_until_a_character_is_chosen(app, form):
    assert [seat.character for seat in setup_of(form).seats] == ["", ""]
    assert not lit(form)
    click(app, "character-1")
    assert isinstance(app.top, Characters)
    click(app, "troublemaker")
    assert app.top is form
    assert lit(form)
    assert [seat.character for seat in setup_of(form).seats] == ["", "troublemaker"]


def test_the_keyboard_chooses_a_character_and_the_way_back_changes_nothing(app, form):
    click(app, "character-1")
    key(app, pygame.K_DOWN)
    key(app, pygame.K_RETURN)
    chosen = setup_of(form).seats[1].character
    assert chosen == LUNA.bots.characters[0]
    click(app, "character-1")
    key(app, pygame.K_ESCAPE)
    assert setup_of(form).seats[1].character == chosen


def test_a_person_has_no_character_and_neither_has_a_bot_in_solo(app, form):
    assert "character-0" not in form.form.widgets
    solo = Draft(mode="solo", bots=["level-2", "", "", ""], characters=["traveller", "", "", ""])
    assert [seat.character for seat in solo.choice().drawn().seats] == ["", ""]
    person = Draft(characters=["traveller", "", "", ""]).choice().drawn()
    assert person.seats[0] == Seat("yellow", SeatKind.HUMAN)


def test_a_game_without_characters_asks_for_none(app):
    app.push(scene := NewGameScene(app.context.of(RIVERS), RIVERS))
    assert not RIVERS.bots.characters
    assert not [name for name in scene.form.widgets if name.startswith("character")]


def test_the_character_chosen_last_is_there_again_and_one_that_is_none_is_forgotten(tmp_path):
    path = tmp_path / "settings.toml"
    remember(SettingsFile(path), Draft(characters=["", "traveller", "", ""]))
    assert recall(SettingsFile(path), "computer").characters == ["", "traveller", "", ""]
    path.write_text('[new_game]\ncharacters = ["", "poet"]', "utf-8")
    assert recall(SettingsFile(path), "computer").characters == [""] * 4


def test_a_table_like_another_has_the_same_characters(tmp_path):
    draft = like(SettingsFile(tmp_path / "settings.toml"), AGAINST.drawn())
    assert draft.choice().drawn().seats == AGAINST.drawn().seats


def test_the_card_of_an_order_and_the_list_of_players_tell_the_character(app):
    app.push(table := open_choice(app, AGAINST))
    name = table.context.text("character-name", character="councillor")
    card = table.picture.cards.of(Pick(TablePick.PLAYER, "red"))
    assert card
    assert any(fact.endswith(name) for fact in card.facts)
    app.push(seats := Seats(app.context.of(LUNA), LUNA, table.bots))
    assert any(label.text.endswith(name) for label in seats.form.labels)


def test_another_level_keeps_the_character_and_a_person_takes_it_off(app):
    app.push(table := open_choice(app, AGAINST))
    table.bots.reseat(1, "level-4")
    assert table.game.setup.seats[1] == Seat("red", SeatKind.BOT, "level-4", "councillor")
    table.bots.reseat(1, "")
    assert table.game.setup.seats[1] == Seat("red", SeatKind.HUMAN)
