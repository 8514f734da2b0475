"""A table of a game with secrets: who sits at the screen sees its own hand, and nobody anything in between."""

from __future__ import annotations

from pathlib import Path

import pytest

from luna.app.saves.library import Library
from luna.app.session.session import REVEALED, Session, begin_game, load_game
from luna.app.session.table import Table
from luna.core.rules import CHANCE, NOBODY
from luna.core.seat import Seat, SeatKind
from luna.core.turn import Play, Refused
from tests.toy.game import COLOURS, TOY, Setup
from tests.toy.rules import LEAD, RULES, UNKNOWN, code_of
from tests.toy.turn import LET_PASS, PLACE, card, turn


def table_for(tmp_path: Path, *kinds: SeatKind) -> Table:
    seats = tuple(Seat(colour, kind, "guess") for colour, kind in zip(COLOURS, kinds, strict=False))
    return Table(begin_game(TOY, Setup(seats, 0), Library(tmp_path, [TOY])), turn)


@pytest.fixture
def people(tmp_path: Path) -> Table:
    return table_for(tmp_path, SeatKind.HUMAN, SeatKind.HUMAN, SeatKind.HUMAN)


@pytest.fixture
def alone(tmp_path: Path) -> Table:
    return table_for(tmp_path, SeatKind.HUMAN, SeatKind.BOT)


def seen(table: Table) -> list[bool]:
    """Of which seats the hand is to be seen."""
    return [UNKNOWN not in hand for hand in table.position.hands]


def lead(table: Table) -> None:
    table.play(code_of(LEAD, table.state.hands[table.actor][0]))


def test_nothing_hidden_is_shown_before_the_first_person_has_come(people: Table):
    assert people.curtain == 0
    assert seen(people) == [False] * 3
    assert people.turn.sources() == frozenset()


def test_who_has_come_sees_its_own_hand_and_no_other(people: Table):
    people.uncover()
    assert people.curtain is None
    assert seen(people) == [True, False, False]
    assert people.turn.sources() == {card(each) for each in people.state.hands[0]}


def test_between_two_persons_the_screen_shows_nobodys_hand(people: Table):
    people.uncover()
    lead(people)
    assert people.curtain == 1
    assert seen(people) == [False] * 3
    people.uncover()
    assert seen(people) == [False, True, False]


def test_a_decision_that_passes_within_a_turn_is_not_its_end(tmp_path: Path):
    seats = tuple(Seat(colour) for colour in COLOURS[:2])
    table = Table(begin_game(TOY, Setup(seats, 0), Library(tmp_path, [TOY])), turn, lambda: True)
    table.uncover()
    lead(table)
    assert (table.open, table.curtain) == (False, 1)


def test_alone_among_bots_a_person_needs_no_curtain_and_keeps_the_screen(alone: Table):
    assert alone.curtain is None
    assert seen(alone) == [True, False]
    lead(alone)
    assert alone.bot == "guess"
    assert seen(alone) == [True, False]


def test_who_gives_its_seat_to_a_bot_does_not_see_the_hand_of_the_last_person(tmp_path: Path):
    table = table_for(tmp_path, SeatKind.HUMAN, SeatKind.HUMAN)
    table.uncover()
    assert seen(table) == [True, False]
    table.reseat(0, "guess")
    assert table.curtain == 1
    assert seen(table) == [False, False]
    table.look_at(1)
    assert table.curtain == 1
    table.look_at(table.length)
    table.uncover()
    assert table.curtain is None
    assert seen(table) == [False, True]


def test_the_last_person_who_sits_there_already_needs_no_curtain(tmp_path: Path):
    table = table_for(tmp_path, SeatKind.HUMAN, SeatKind.HUMAN)
    table.uncover()
    table.reseat(1, "guess")
    assert table.curtain is None
    assert seen(table) == [True, False]


def test_a_seat_awaited_that_a_bot_takes_leaves_the_curtain_to_the_last_person(people: Table):
    people.reseat(0, "guess")
    people.reseat(1, "guess")
    assert people.curtain == 2
    people.uncover()
    assert seen(people) == [False, False, True]


def test_who_watches_bots_sees_what_everybody_knows(tmp_path: Path):
    table = table_for(tmp_path, SeatKind.BOT, SeatKind.BOT)
    assert table.curtain is None
    assert seen(table) == [False, False]


def test_looking_back_shows_no_more_than_the_present(people: Table):
    people.uncover()
    lead(people)
    people.uncover()
    for step in range(people.length):
        people.look_at(step)
        hands = people.position.hands
        assert all(UNKNOWN not in hand if seat == 1 else not any(hand) for seat, hand in enumerate(hands))


def test_events_and_steps_tell_of_no_hidden_card(people: Table):
    people.uncover()
    drawn = [event for step in people.steps for event in step.events if event.kind == "draw"]
    assert all((event.card != UNKNOWN) == (event.seat == 0) for event in drawn)
    assert all(UNKNOWN in step.after.hands[1] or not step.after.hands[1] for step in people.steps)


def test_steps_that_were_told_before_are_the_same(people: Table):
    people.uncover()
    before = people.steps
    lead(people)
    assert [one is other for one, other in zip(before, people.steps, strict=False)] != [True] * len(before)
    people.uncover()
    told = people.steps
    assert all(one is other for one, other in zip(told, people.steps, strict=True))


def test_what_was_played_is_told_as_the_screen_may_know_it(people: Table):
    people.uncover()
    lead(people)
    people.uncover()
    people.play(code_of(0))
    assert people.curtain is None  # the answerer has the next turn
    assert all(event.card == UNKNOWN for step in people.steps for event in step.events if event.seat == 2)


def test_nobody_takes_back_what_was_shown(people: Table):
    people.uncover()
    lead(people)
    assert people.hindrance == REVEALED
    assert not people.undo()


def test_playing_on_goes_past_what_is_drawn(alone: Table):
    while alone.state.deck:
        alone.play(RULES.legal(alone.state)[0])
    length = alone.length
    while RULES.actor(alone.session.match.before(length - 1)) != CHANCE:
        length -= 1
    alone.look_at(length - 1)
    went = alone.play_on()
    assert went == (alone.session.hindrance(length) == "")
    assert alone.actor != CHANCE


def test_a_card_is_carried_to_the_middle_and_a_low_one_is_refused(people: Table):
    people.uncover()
    own = people.state.hands[0]
    assert people.turn.lift([card(own[-1])]) == card(own[-1])
    assert people.turn.drop(card(own[-1]), [PLACE]) == Play(code_of(LEAD, own[-1]))
    people.play(code_of(LEAD, own[-1]))
    people.uncover()
    low = [each for each in people.state.hands[1] if each < people.state.led]
    assert people.choose([LET_PASS]) == Play(code_of(0))
    if low:
        assert isinstance(people.choose([card(low[0])]), Refused)


def test_the_screen_of_a_finished_game_shows_what_its_rules_show(alone: Table):
    while alone.actor != NOBODY:
        alone.play(RULES.legal(alone.state)[0])
    assert alone.over
    assert alone.curtain is None


def test_nobody_takes_a_seat_over_whose_hand_the_computer_holds(tmp_path: Path):
    table = table_for(tmp_path, SeatKind.HUMAN, SeatKind.HUMAN, SeatKind.BOT)
    assert [table.session.can_sit(seat) for seat in range(3)] == [True, True, False]
    assert not table.reseat(2, "")
    assert table.reseat(2, "random")
    assert table.session.seats[2].kind == SeatKind.BOT


def test_a_seat_that_a_person_left_to_the_computer_can_be_had_again_also_after_a_break(tmp_path: Path):
    table = table_for(tmp_path, SeatKind.HUMAN, SeatKind.HUMAN, SeatKind.BOT)
    table.reseat(0, "guess")
    table.session.storage.close()
    loaded = load_game(Library(tmp_path, [TOY]), "game-000001")
    assert isinstance(loaded, Session)
    again = Table(loaded, turn)
    assert [again.session.can_sit(seat) for seat in range(3)] == [True, True, False]
    assert again.reseat(0, "")
    assert again.curtain is not None
    assert not again.reseat(2, "")


def test_after_the_end_anybody_may_sit_anywhere(alone: Table):
    assert not alone.session.can_sit(1)
    while alone.actor != NOBODY:
        alone.play(RULES.legal(alone.state)[0])
    assert alone.session.can_sit(1)
    alone.session.leave_open(True)  # the last turn may still be taken back
    assert not alone.session.can_sit(1)


def test_the_number_that_would_deal_the_same_hands_again_is_told_after_the_end_only(tmp_path: Path):
    seats = tuple(Seat(colour) for colour in COLOURS[:2])
    session = begin_game(TOY, Setup(seats, 0), Library(tmp_path, [TOY]), seed=7)
    assert session.seed_told is None
    while session.actor != NOBODY:
        session.play(RULES.legal(session.state)[0])
    assert session.seed_told == 7
