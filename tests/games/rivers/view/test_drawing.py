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
from luna.games.rivers.rules.constants import ATTACK, BUILD, CELL_NAMES, DEFEND, LEADER
from luna.games.rivers.rules.rivers_rules import RULES
from luna.games.rivers.table.rivers_table import RIVERS_TABLE
from luna.games.rivers.view.looks import ICONS, LOOKS, icon_of
from luna.games.rivers.view.paint.hand import HandPainter
from luna.games.rivers.view.paint.map import MapPainter
from luna.games.rivers.view.paint.panels import PanelPainter
from luna.games.rivers.view.snapshot import Snapshot
from luna.ui.pictures import symbols
from luna.ui.table.bubble import BubblePainter
from luna.ui.table.picks import TABLE, TablePick
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


def drawn(view, what):
    surface = pygame.Surface(SIZE)
    view.draw(surface, what)
    return surface


def brightness(surface, rect):
    """Of a part of a picture, as somebody sees it who sees no colours."""
    red, green, blue, _ = pygame.transform.average_color(surface, rect)
    return 0.3 * red + 0.59 * green + 0.11 * blue


def where(view, what, name):
    """Inside of a cell."""
    return view.place(Pick(Kind.CELL, name), what).inflate(-8, -8)


@pytest.mark.parametrize("opened", [{"e1", "h5"}, {"e1", "h5", *(name for name in CELL_NAMES if name[0] in "ijk")}])
def test_on_land_and_on_water_where_a_piece_may_go_is_told_from_elsewhere_by_brightness_alone(make_view, say, opened):
    view, state = make_view(SIZE), game(3, 2)[0]
    what = shown(view, state, say("en"), sources=frozenset())
    bare = drawn(view, what)
    lit = drawn(view, replace(what, targets=frozenset(Pick(Kind.CELL, name) for name in opened)))
    for names in (("e1", "e2"), ("h5", "g5")):
        may, may_not = (where(view, what, name) for name in names)
        assert brightness(lit, may) > brightness(bare, may)
        apart = brightness(bare, may) / brightness(bare, may_not)
        assert brightness(lit, may) > 1.4 * apart * brightness(lit, may_not)


def test_what_lies_where_no_piece_may_go_stays_as_bright_as_it_was(make_view, say):
    view, state = make_view(SIZE), game(3, 2)[0]
    what = shown(view, state, say("en"), sources=frozenset())
    temple = view.place(Pick(Kind.CELL, "k1"), what).inflate(-20, -20)
    lit = drawn(view, replace(what, targets=frozenset({Pick(Kind.CELL, "h5")})))
    assert brightness(lit, temple) == pytest.approx(brightness(drawn(view, what), temple), rel=0.02)


def test_a_tile_that_a_catastrophe_may_take_has_a_rim(make_view, say):
    view, state = make_view(SIZE), game(3, 2)[0]
    what, pick = shown(view, state, say("en"), sources=frozenset()), Pick(Kind.CELL, "k1")
    edge = pygame.Rect(view.place(pick, what).x + 4, view.place(pick, what).y + 12, 5, 20)
    lit = drawn(view, replace(what, targets=frozenset({pick})))
    assert brightness(lit, edge) > 1.1 * brightness(drawn(view, what), edge)


def test_advice_on_a_panel_leaves_its_words_as_they_were(make_view, say):
    view, state = make_view(SIZE), game(3, 2)[0]
    what = shown(view, state, say("en"), sources=frozenset())
    panel = Pick(TablePick.PLAYER, state.table.names[state.actor])
    inside = view.place(panel, what).inflate(-40, -40)
    ringed = drawn(view, replace(what, tip=TipNote(panel, "Advice")))
    assert brightness(ringed, inside) == brightness(drawn(view, what), inside)


def test_what_the_pointer_rests_on_has_no_light_as_what_is_advised_has(make_view, say):
    """Advice shines beyond its place, and so does what would take the piece in the hand."""
    view, state = make_view(SIZE), game(3, 2)[0]
    what, pick = shown(view, state, say("en"), sources=frozenset()), Pick(Kind.CELL, "h5")
    beside = view.place(pick, what).move(0, view.place(pick, what).h)
    bare = brightness(drawn(view, what), beside)
    assert brightness(drawn(view, replace(what, hover=pick)), beside) <= bare
    assert brightness(drawn(view, replace(what, tip=TipNote(pick, "Advice"))), beside) > bare
    aimed = replace(what, targets=frozenset({pick}))
    assert brightness(drawn(view, replace(aimed, hover=pick)), beside) > brightness(drawn(view, aimed), beside)


@pytest.mark.parametrize(("points", "lowest"), [((3, 3, 3, 0), {3}), ((1, 4, 1, 2), {0, 2}), ((2, 2, 2, 2), set())])
def test_the_own_lowest_colours_are_lit_in_the_panel_where_not_all_are_equal(make_view, say, points, lowest):
    view, state = make_view(SIZE), game(3, 2)[0].copy()
    first = 4 * state.actor
    state.points[first : first + 4] = points
    what = shown(view, state, say("en"))
    panel = view.place(Pick(TablePick.PLAYER, state.table.names[state.actor]), what)
    surface, parts = drawn(view, what), range(panel.x + 10, panel.right - 6, (panel.w - 16) // 5)
    row = panel.bottom - panel.h // 8
    lit = set()
    for number, left in zip(range(4), parts, strict=False):
        column = [surface.get_at((left + (panel.w // 10), y)) for y in range(row - 14, row + 10)]
        if any(colour.r > 180 and colour.g > 150 and colour.b < 130 for colour in column[:6] + column[-6:]):
            lit.add(number)
    assert lit == lowest


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


def test_words_about_a_place_leave_ground_free_that_would_take_the_piece_in_the_hand(make_view, say, laid):
    view, hidden = make_view(SIZE), [0, 0]
    for state in some(8, 4, 20):
        seen = RULES.observe(state, state.actor)
        turn = RIVERS_TABLE.turn(seen)
        for piece in [pick for pick in sorted(turn.sources()) if pick.kind == Kind.LEADER]:
            goals = frozenset(pick for pick in turn.targets_after(piece) if pick.kind == Kind.CELL)
            for goal in sorted(goals)[::9]:
                what = shown(view, state, say("en"), sources=frozenset())
                bubble = Bubble("Revolt of red: Celia 1, Ada 1", view.place(goal, what).center, "gain")
                for n, glowing in enumerate((frozenset(), goals)):
                    view.draw(pygame.Surface(SIZE), replace(what, bubble=bubble, hover=goal, targets=glowing))
                    cells = (laid[-1][0].clip(view.place(each, what)) for each in goals - {goal})
                    hidden[n] += sum(cell.w * cell.h for cell in cells)
    assert hidden[1] < 0.6 * hidden[0]


def test_the_border_of_a_kingdom_does_not_cross_the_heads_of_its_leaders(make_view, say):
    view, compared = make_view(SIZE), 0
    for state in some(8, 4, 40):
        for pick in [each for each in sorted(Turn(state).sources()) if each.kind == Kind.LEADER]:
            what = shown(view, state, say("en"), sources=frozenset())
            place = view.place(pick, what)
            if pick.key not in {"heron:red", "ram:red", "fish:red", "palm:red"}:
                continue  # a priest's hat is broad and high
            crown = [(x, place.y + y) for x in range(place.centerx - 1, place.centerx + 2) for y in range(-1, 2)]
            bare, bordered = drawn(view, what), drawn(view, replace(what, related=related(state, pick)))
            compared += 1
            assert sum(bare.get_at(at) == bordered.get_at(at) for at in crown) > len(crown) // 2
    assert compared


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
