"""The picture: nothing stale, nothing painted again that is the same."""

from dataclasses import replace

import pygame
import pytest

from luna.core.intent import Pick
from luna.core.turn import Play
from luna.games.rivers.picks.kinds import BAG, Kind
from luna.games.rivers.picks.related import related
from luna.games.rivers.picks.turn import Turn
from luna.games.rivers.points.kingdoms import neighbours
from luna.games.rivers.rules.actions import FIRST, ActionKind
from luna.games.rivers.rules.constants import ATTACK, BUILD, CELL_NAMES, DEFEND, EMPTY, LEADER
from luna.games.rivers.rules.rivers_rules import RULES
from luna.games.rivers.table.rivers_table import RIVERS_TABLE
from luna.games.rivers.view.looks import ICONS, LOOKS, icon_of
from luna.games.rivers.view.paint.hand import HandPainter
from luna.games.rivers.view.paint.map import MapPainter
from luna.games.rivers.view.paint.panels import PanelPainter
from luna.games.rivers.view.snapshot import Snapshot
from luna.ui.pictures import symbols
from luna.ui.table.bubble import BubblePainter
from luna.ui.table.picks import TABLE
from luna.ui.table.shown import Bubble, Card, TipNote
from tests.games.rivers.view.pictures_of import first, game, shown, some

SIZE = 1280, 720
SHINES_THROUGH = 24
"""By how much a colour may differ on a plate that is not quite opaque."""


def picture(view, what):
    surface = pygame.Surface(SIZE)
    view.draw(surface, what)
    return pygame.image.tobytes(surface, "RGB")


@pytest.fixture
def painted(monkeypatch):
    """The names of the parts painted, in their order."""
    names = []
    for owner in (MapPainter, HandPainter, PanelPainter):
        plain = owner.paint

        def watched(self, *args, plain=plain, owner=owner):
            names.append(owner.__name__)
            return plain(self, *args)

        monkeypatch.setattr(owner, "paint", watched)
    return names


def test_the_same_picture_is_not_painted_again(make_view, say, painted):
    view, state = make_view(SIZE), next(some(3, 4, 40))
    what = shown(view, state, say("en"))
    picture(view, what)
    painted.clear()
    picture(view, replace(what, hover=Pick(Kind.CELL, "c3"), card=Card("Something else")))
    assert painted == []


def test_another_prompt_paints_only_the_bar(make_view, say, painted):
    view, state = make_view(SIZE), next(some(3, 4, 40))
    what = shown(view, state, say("en"))
    picture(view, what)
    painted.clear()
    picture(view, replace(what, prompt="Another one"))
    assert painted == ["HandPainter"]


@pytest.mark.parametrize("players", [2, 4])
def test_a_view_that_has_drawn_much_draws_as_a_fresh_one(make_view, say, players):
    old = make_view(SIZE)
    for state in some(3, players, 60):
        what = shown(old, state, say("en"))
        assert picture(old, what) == picture(make_view(SIZE), what)


def test_where_a_piece_may_go_is_lit_and_nothing_else_of_the_map(make_view, say):
    view, state = make_view(SIZE), next(some(3, 2, 40))
    what = shown(view, state, say("en"), sources=frozenset())
    bare, lit = pygame.Surface(SIZE), pygame.Surface(SIZE)
    view.draw(bare, what)
    target = next(CELL_NAMES[at] for at in range(80, 96) if state.cells[at] == EMPTY)
    view.draw(lit, replace(what, targets=frozenset({Pick(Kind.CELL, target)})))
    inside = view.place(Pick(Kind.CELL, target), what).inflate(-12, -12)
    assert bare.subsurface(inside).copy().get_buffer().raw != lit.subsurface(inside).copy().get_buffer().raw
    other = next(name for name in CELL_NAMES if name[1:] == "2" and name[0] in "ghij")
    far = view.place(Pick(Kind.CELL, other), what).inflate(-6, -6)
    assert bare.subsurface(far).copy().get_buffer().raw == lit.subsurface(far).copy().get_buffer().raw


def test_tiles_laid_on_the_bag_are_no_longer_behind_the_screen(make_view):
    view, state = make_view(SIZE), next(some(3, 2, 40))
    snapshot = view.snapshot(RULES.observe(state, state.actor))
    colour = next(number for number, count in enumerate(snapshot.hand) if count)
    name = ("black", "red", "blue", "green")[colour]
    laid = view.with_picks(snapshot, (Pick("action", "swap"), Pick(Kind.HAND, name)))
    assert sum(laid.hand) == sum(snapshot.hand) - 1
    assert laid.laid[colour] == 1
    assert view.with_picks(snapshot, (Pick(Kind.HAND, name),)) is snapshot


@pytest.mark.parametrize("kind", [Kind.HAND, Kind.SUPPLY, Kind.LEADER, Kind.CATASTROPHE])
def test_a_piece_in_the_hand_is_not_drawn_where_it_was(make_view, kind):
    view = make_view(SIZE)
    for state in some(3, 4, 25):
        snapshot = view.snapshot(RULES.observe(state, state.actor))
        pieces = [pick for pick in sorted(RIVERS_TABLE.turn(state).sources()) if pick.kind == kind]
        if pieces:
            lifted = view.without(snapshot, pieces[0], 1)
            assert lifted != snapshot
            return
    raise AssertionError(f"no {kind} in these positions")


def test_sides_of_a_conflict_are_those_that_the_rules_count():
    for seed in range(6):
        for state in game(seed, 4):
            if state.phase == ATTACK:
                conflict = Snapshot.of(state).conflict
                assert conflict
                assert [len(side.supporters) for side in conflict.sides] == [state.attack, state.defence]
                assert [side.strength for side in conflict.sides] == [state.attack, state.defence]


def test_monuments_that_can_be_built_now_are_told_from_the_others(make_view, say):
    view, state = make_view(SIZE), first(BUILD)
    snapshot = view.snapshot(RULES.observe(state, state.actor))
    assert snapshot.squares
    assert snapshot.offered
    assert BAG in view.picks(shown(view, state, say("en")))


def test_every_symbol_of_seats_and_buttons_can_be_drawn():
    assert {look.emblem for look in LOOKS.values()} <= set(symbols.KNOWN)
    assert {*ICONS.values(), icon_of("war", "blue")} <= set(symbols.KNOWN)


def test_no_game_takes_another_symbols_name():
    with pytest.raises(ValueError, match="moon"):
        symbols.bring({"moon": [[(0, 0)]]})


def test_a_piece_over_a_cell_shows_the_kingdom_there_would_be(make_view, say):
    """Around the cell, and at every leader that it would come to."""
    view = make_view(SIZE)
    for state in some(3, 4, 15):
        seen = RULES.observe(state, state.actor)
        turn = RIVERS_TABLE.turn(seen)
        for piece in sorted(turn.sources()):
            for goal in sorted(turn.targets_after(piece)):
                plays = turn.plays_at(piece, goal)
                if piece.kind == Kind.HAND and goal.kind == Kind.CELL and plays:
                    outcome = RIVERS_TABLE.outcome(seen, plays[0])
                    what = shown(view, state, say("en"))
                    touched = any(state.crowns[near] for near in neighbours(CELL_NAMES.index(goal.key)))
                    if touched and not outcome.conflict:
                        with_it = replace(what, outcome=outcome, hover=goal)
                        assert picture(view, with_it) != picture(view, replace(what, hover=goal))
                        return
    raise AssertionError("no tile beside a kingdom")


def test_what_would_fall_in_a_war_is_dark_before_it_is_decided(make_view, say):
    view, found = make_view(SIZE), 0
    for seed in range(8):
        for state in game(seed, 4):
            if state.phase == DEFEND and state.join >= 0 and not found:
                seen = RULES.observe(state, state.actor)
                outcome = RIVERS_TABLE.outcome(seen, Play(FIRST[ActionKind.COMMIT]))
                what = shown(view, state, say("en"))
                lost = [at for at, content in enumerate(what.state.cells) if content and not outcome.cells[at]]
                lost = [at for at in lost if what.state.cells[at] < LEADER]
                if lost:
                    found += 1
                    bare, told = pygame.Surface(SIZE), pygame.Surface(SIZE)
                    view.draw(bare, what)
                    view.draw(told, replace(what, outcome=outcome))
                    rect = view.place(Pick(Kind.CELL, CELL_NAMES[lost[0]]), what).inflate(-14, -14)
                    light = [sum(pygame.transform.average_color(each, rect)[:3]) for each in (bare, told)]
                    assert light[1] < light[0]
    assert found


@pytest.fixture
def laid(monkeypatch):
    """Where bubbles lie, and what they must not lie on."""
    places, plain = [], BubblePainter.paint

    def watched(self, surface, bubble, taken, target, above=()):
        places.append((self.rect(bubble, taken, target, above), above))
        plain(self, surface, bubble, taken, target, above)

    monkeypatch.setattr(BubblePainter, "paint", watched)
    return places


def test_words_about_an_outcome_lie_on_none_of_the_leaders_that_it_counts(make_view, say, laid):
    view = make_view(SIZE)
    for state in some(8, 4, 20):
        seen = RULES.observe(state, state.actor)
        turn = RIVERS_TABLE.turn(seen)
        for piece in [pick for pick in sorted(turn.sources()) if pick.kind == Kind.HAND][:1]:
            for goal in [pick for pick in sorted(turn.targets_after(piece)) if pick.kind == Kind.CELL][::9]:
                what = shown(view, state, say("en"))
                at = view.place(goal, what).center
                bubble = Bubble(
                    "3 wars, their order is free\nWar of black: Celia 1, Ada 1\nWar of blue: 4, 2", at, "gain"
                )
                outcome = RIVERS_TABLE.outcome(seen, turn.plays_at(piece, goal)[0])
                view.draw(pygame.Surface(SIZE), replace(what, bubble=bubble, hover=goal, outcome=outcome))
    assert len(laid) > 20
    assert any(above for _, above in laid)
    for rect, above in laid:
        assert rect.collidelist(above) < 0


def test_the_line_round_a_leader_pointed_at_does_not_cross_its_number(make_view, say):
    """The number stands on the lower edge of its place."""
    view, bare, pointed, compared = make_view(SIZE), pygame.Surface(SIZE), pygame.Surface(SIZE), 0
    for state in some(8, 4, 25):
        for pick in [each for each in sorted(Turn(state).sources()) if each.kind == Kind.LEADER]:
            what = shown(view, state, say("en"), related=related(state, pick))
            view.draw(bare, what)
            view.draw(pointed, replace(what, hover=pick))
            number = pygame.Rect(0, 0, 16, 8)
            number.center = view.place(pick, what).midbottom
            told = (pygame.image.tobytes(each.subsurface(number), "RGB") for each in (bare, pointed))
            assert max(abs(a - b) for a, b in zip(*told, strict=True)) < SHINES_THROUGH
            compared += 1
    assert compared > 5


def test_words_about_a_button_do_not_lie_on_what_the_game_says(make_view, say, laid):
    view = make_view(SIZE)
    what = shown(view, first(DEFEND), say("en"), tip=TipNote(TABLE, "A tie goes to the defender."))
    for button in what.actions:
        at = view.place(button.pick, what).center
        bubble = Bubble("1 against 1 on the table; Ada may still add", at, "gain")
        view.draw(pygame.Surface(SIZE), replace(what, bubble=bubble, hover=button.pick))
    assert laid
    for rect, above in laid:
        assert above
        assert rect.collidelist(above) < 0
