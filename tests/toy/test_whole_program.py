"""A second game is a folder and a line: the toy game is played through the whole program as Luna is."""

from __future__ import annotations

import logging
import time
from collections.abc import Sequence

import pygame
import pytest

from luna.app.rules_book.scene import RulesBook
from luna.app.screens.title import Title
from luna.core.game import AnyGame
from luna.core.seat import SeatKind
from luna.games.luna.game import LUNA
from luna.ui.scene import Scene
from luna.ui.table.picks import TablePick
from tests.toy.conftest import Begin
from tests.toy.game import TOY
from tests.toy.playing import answer, begin_toy, play_turn
from tests.toy.program import Program
from tests.toy.rules import HAND
from tests.toy.table import ToyEnd
from tests.toy.turn import LET_PASS, card


def test_the_title_bears_the_name_of_the_first_game_and_leads_to_the_others(begin: Begin):
    alone, with_luna = begin(), begin((LUNA, TOY))
    assert not [key for key in alone.form.form.widgets if key.startswith("game-")]
    assert alone.picture() != with_luna.picture()
    begin_toy(with_luna)
    assert with_luna.table.game.game is TOY


def test_two_persons_share_a_screen_behind_a_curtain(people: Program):
    assert people.table.covered
    people.key(pygame.K_SPACE)
    assert not people.table.covered
    assert {len(hand) for hand in people.state.hands} == {HAND}


def test_a_card_is_clicked_and_another_seat_answers_in_the_same_turn(people: Program):
    people.come()
    leader, led = people.table.table.actor, people.state.hands[people.table.table.actor][0]
    people.put(led)
    assert (people.state.led, people.state.turn) == (led, leader)
    assert people.table.covered
    answer(people)
    assert people.state.scores[leader] == 1
    assert people.state.turn != leader


def test_a_game_that_analyses_nothing_offers_no_review(people: Program):
    play_turn(people)
    assert not people.table.can_review
    people.app.open_saved_games()
    assert not [key for key in people.form.form.widgets if key.startswith("review-")]


def test_a_card_is_carried(people: Program):
    people.come()
    led = people.state.hands[people.table.table.actor][1]
    people.carry(led)
    assert people.state.led == led


def test_a_card_that_is_too_low_is_refused(people: Program):
    people.come()
    leader = people.table.table.actor
    people.put(people.state.hands[leader][-1])
    people.come()
    low = [each for each in people.state.hands[1 - leader] if each < people.state.led]
    for each in low[:1]:
        before = people.table.table.length
        people.pick(card(each))
        assert people.table.shown().bubble is not None
        assert people.table.table.length == before


def test_what_is_drawn_stands_in_the_record_line_by_line(people: Program):
    play_turn(people)
    notations = people.table.game.match.notations()
    assert [line.split()[0] for line in notations] == ["draw"] * 2 * HAND + ["lead", "let", "draw"]


def test_what_was_revealed_is_not_taken_back_and_the_table_says_so(people: Program):
    people.come()
    people.put(people.state.hands[people.table.table.actor][0])
    people.come()
    before = people.table.table.length
    people.key(pygame.K_BACKSPACE)
    bubble = people.table.shown().bubble
    assert people.table.table.length == before
    assert bubble is not None
    assert bubble.text == people.app.context.text("no-undo-revealed")


def test_what_showed_nothing_is_taken_back_and_played_again(people: Program):
    while people.state.deck:
        play_turn(people)
    people.come()
    people.put(people.state.hands[people.table.table.actor][0])
    answer(people)
    length = people.table.table.length
    if people.table.covered:
        people.come()
    people.key(pygame.K_BACKSPACE)
    assert people.table.table.length == length - 1
    if people.table.covered:
        people.come()
    people.key(pygame.K_y, mod=pygame.KMOD_CTRL)
    assert people.table.table.length == length


def test_one_looks_back_and_to_the_present_again(people: Program):
    play_turn(people)
    people.come()
    length = people.table.table.length
    people.key(pygame.K_LEFT)
    assert people.table.table.looked == length - 1
    assert people.table.shown().look is not None
    people.picture()
    people.key(pygame.K_END)
    assert people.table.table.looked is None


def test_a_bot_answers_from_what_its_seat_may_know(program: Program):
    program.click("new")
    program.click("who-1")
    program.click("guess")
    program.click("begin")
    table = program.table.table
    assert [seat.kind for seat in table.session.seats] == [SeatKind.HUMAN, SeatKind.BOT]
    until = time.monotonic() + 60
    while table.bot and time.monotonic() < until:
        program.settle()
        time.sleep(0.01)
    assert table.actor == 0
    length = table.length
    program.key(pygame.K_SPACE)
    program.pick(LET_PASS) if program.state.led else program.put(program.state.hands[0][0])
    while table.length == length + 1 and time.monotonic() < until:
        program.settle()
        time.sleep(0.01)
    assert table.length > length + 1


def test_the_rules_book_opens_at_the_game_on_the_table(begin: Begin):
    program = begin((LUNA, TOY))
    begin_toy(program)
    program.come()
    table: Scene = program.table
    program.key(pygame.K_F1)
    program.picture()
    assert isinstance(program.app.top, RulesBook)
    assert program.app.top.chapter == "rules"
    program.key(pygame.K_ESCAPE)
    assert program.app.top is table


def test_the_end_of_the_game_leads_to_a_rematch_of_the_same_seats(people: Program):
    first = people.table
    while people.app.top is first:
        play_turn(people)
    assert isinstance(people.app.top, ToyEnd)
    people.picture()
    people.click("rematch")
    assert people.table is not first
    assert people.table.game.seats == first.game.seats
    assert sum(people.state.scores) == 0


def test_one_looks_at_the_end_once_more_and_goes_back_to_the_title(people: Program):
    first = people.table
    while people.app.top is first:
        play_turn(people)
    people.click("close")
    assert people.table.table.over
    people.key(pygame.K_RETURN)
    assert isinstance(people.app.top, ToyEnd)
    people.click("close")
    people.key(pygame.K_ESCAPE)
    people.click("title")
    assert isinstance(people.app.top, Title)


def test_a_dialog_of_the_program_changes_who_plays(people: Program):
    people.key(pygame.K_ESCAPE)
    people.click("seats")
    people.click("who-0")
    people.click("random")
    people.key(pygame.K_ESCAPE)
    people.key(pygame.K_ESCAPE)
    assert people.table.game.seats[0].kind == SeatKind.BOT


def test_a_seat_of_the_computer_is_no_persons_during_the_game_which_the_dialog_says(program: Program):
    program.click("new")
    program.click("who-1")
    program.click("guess")
    program.click("begin")
    program.key(pygame.K_ESCAPE)
    program.click("seats")
    for seat, able in ((0, True), (1, False)):
        program.click(f"who-{seat}")
        assert program.form.form.widgets["person"].element.is_enabled == able
        told = [label.text for label in program.form.form.labels]
        assert (program.app.context.text("seat-person-secret") in told) != able
        program.key(pygame.K_ESCAPE)


def test_what_cannot_be_chosen_in_a_dialog_looks_so(program: Program):
    context = program.app.context
    program.app.push(context.routes.who_plays(context, TOY, "teal", "guess", print, person=False))
    program.settle()
    form, shown = program.form.form, program.picture()
    form.enable("person", True)
    program.settle()
    able = program.picture()
    form.enable("person", False)
    program.settle()
    assert program.picture() == shown != able


@pytest.mark.parametrize("games", [(TOY,), (LUNA, TOY)])
def test_no_text_is_missing_anywhere(begin: Begin, caplog: pytest.LogCaptureFixture, games: Sequence[AnyGame]):
    caplog.set_level(logging.WARNING)
    program = begin(games)
    if len(games) > 1:
        program.click("game-toy")
    program.picture()
    program.click("new")
    program.picture()
    program.click("begin")
    play_turn(program)
    program.come()
    for code, letter in ((pygame.K_r, "r"), (pygame.K_v, "v"), (pygame.K_o, "o"), (pygame.K_ESCAPE, "")):
        program.key(code, letter)
        program.picture()
    for line in program.table.shown().chronicle:
        assert line.text
    for pick in program.table.view.picks(program.table.shown()):
        if pick.kind != TablePick.BAR:
            program.move(program.point(pick))
            program.picture()
    assert not [record.message for record in caplog.records if record.message.startswith("text ")]


def test_in_a_language_that_a_game_lacks_it_speaks_english(people: Program):
    people.come()
    prompt = people.table.shown().prompt
    people.key(pygame.K_F2)
    assert people.app.context.text.language != "en"
    people.picture()
    assert people.table.shown().prompt == prompt


def test_a_look_at_what_would_be_and_at_the_recap_takes_nothing(people: Program):
    play_turn(people)
    if people.table.covered:
        people.come()
    before = people.picture()
    people.key(pygame.K_v, "v")
    people.key(pygame.K_v, "v")
    people.key(pygame.K_r, "r")
    assert people.table.shown().banner is not None
    people.key(pygame.K_SPACE)
    assert people.picture() == before
