"""Over the council the card and the hint tell of the seat that would be reached, not of the one under the pointer."""

import pygame
import pytest

from luna.core.intent import Pick
from luna.games.luna.rules.actions import ACTIONS
from luna.games.luna.rules.board import shipped_board
from luna.games.luna.rules.constants import ISLAND_NAMES
from luna.games.luna.rules.luna_rules import RULES
from luna.ui.table.picks import choice
from tests.app.table.hands import key, press_at

LEFT = pygame.BUTTON_LEFT


def seat_middle(table, seat):
    shown = table.shown()
    return table.view.topics(shown).place_of(Pick("seat", str(seat)), None).rect.center


def carry_to(app, table, seat):
    """A group of two novices is carried to a seat of the council; where that is."""
    codes = [ACTIONS[code] for code in RULES.legal(table.game.state) if ACTIONS[code].kind == "council"]
    source = next(action.source for action in codes if action.count == 2)
    start = table.view.place(Pick("novice", ISLAND_NAMES[source]), table.shown()).center
    at = seat_middle(table, seat)
    app.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=LEFT))
    app.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=(start[0] + 40, start[1]), rel=(40, 0), buttons=(1, 0, 0)))
    app.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(1, 0, 0)))
    return at


def wheel(app, at, up=1):
    pygame.mouse.set_pos(at)
    app.handle(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=up, precise_y=float(up), flipped=False))


def at_first(table):
    state = table.game.state
    return state.fields()["seat_at"][state.actor]


@pytest.mark.parametrize("pointed", [1, 4, 8])
@pytest.mark.parametrize("more", [0, 1])
def test_the_seat_reached_depends_on_how_many_the_wheel_chose_and_not_on_the_pointer(app, table, pointed, more):
    wheel(app, carry_to(app, table, pointed), up=1 if more else -1)
    shown, reached = table.shown(), at_first(table) + 1 + more
    assert shown.card.title == app.context.text("help-seat-title", seat=reached + 1)
    value = shipped_board().seats[reached]
    assert shown.bubble.text.startswith(f"Seat {reached + 1} (worth {value})")
    assert app.context.text("gain-tires", count=1 + more) in shown.bubble.text


@pytest.mark.parametrize("pointed", [1, 4, 8])
def test_while_no_number_was_chosen_the_card_is_that_of_the_council_and_the_number_is_asked(app, table, pointed):
    """Letting go there asks for the number first."""
    carry_to(app, table, pointed)
    shown = table.shown()
    assert shown.card.title == app.context.text("card-council-title")
    asked = (
        app.context.text("choices-title", what="number"),
        *(app.context.text("choice-council", count=n) for n in (1, 2)),
    )
    assert shown.bubble.text.split("\n") == list(asked)


def test_a_chosen_novice_over_the_council_tells_of_the_council_as_a_whole(app, table):
    """A click there asks for the number first."""
    codes = [ACTIONS[code] for code in RULES.legal(table.game.state) if ACTIONS[code].kind == "council"]
    novice = next(p for p in sorted(table.turn.sources()) if p.kind == "novice" and any(a.count == 2 for a in codes))
    table.click([novice], table.view.place(novice, table.shown()).center)
    table.hand.hover(seat_middle(table, 8))
    assert table.shown().card.title == app.context.text("card-council-title")


def test_with_nothing_held_the_card_is_that_of_the_seat_under_the_pointer(app, table):
    table.hand.hover(seat_middle(table, 8))
    assert table.shown().card.title == app.context.text("help-seat-title", seat=9)


@pytest.mark.parametrize("ways", ["escape", "right click", "beside"])
def test_with_the_question_what_an_answer_would_bring_goes_too(app, table, ways):
    codes = [ACTIONS[code] for code in RULES.legal(table.game.state) if ACTIONS[code].kind == "council"]
    source = next(action.source for action in codes if action.count == 2)
    novice = Pick("novice", ISLAND_NAMES[source])
    table.click([novice], table.place(novice).center)
    table.hand.hover(at := seat_middle(table, 8))
    table.click(table.picks_at(at), at)
    for _ in range(2):
        assert table.asked
        assert table.shown().outcome
        table.hand.hover(table.place(choice(1)).center)
    if ways == "escape":
        key(app, pygame.K_ESCAPE)
    else:
        far = table.place(Pick("bar", "menu")).move(-9, 90).topleft
        press_at(app, far, pygame.BUTTON_RIGHT if ways == "right click" else LEFT)
    assert table.asked is None
    assert table.shown().outcome is None
    assert table.shown().hover != choice(1)
