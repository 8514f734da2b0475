"""What a hint shows on the map: numbers stay to be read, and all that would come is there as a pale picture."""

from dataclasses import replace

import pygame

from luna.core.intent import Pick
from luna.games.rivers.picks.kinds import Kind
from luna.games.rivers.rules.actions import ACTIONS, ActionKind
from luna.games.rivers.rules.constants import BUILD, ORDER
from luna.games.rivers.rules.geography import CORNERS
from luna.games.rivers.rules.rivers_rules import RULES
from luna.games.rivers.view.frame import Frame
from luna.ui.table.shown import TipNote
from tests.games.rivers.view.pictures_of import first, shown

SIZE = 1280, 720
SHINES_THROUGH = 24
"""By how much a colour may differ on a plate that is not quite opaque."""


def drawn(view, what):
    surface = pygame.Surface(SIZE)
    view.draw(surface, what)
    return surface


def test_the_light_round_a_leader_who_would_fight_lies_below_its_number(make_view, say):
    view = make_view(SIZE)
    what = shown(view, first(ORDER), say("en"))
    bare = drawn(view, what)
    for war in what.state.wars:
        for side in war.sides:
            leader = Pick(Kind.LEADER, f"{side.seat}:{war.colour}")
            ringed = drawn(view, replace(what, tip=TipNote(leader, "Advice")))
            number = pygame.Rect(0, 0, 20, 8)
            number.center = Frame(SIZE).cell(side.leader).midbottom
            told = (pygame.image.tobytes(each.subsurface(number), "RGB") for each in (bare, ringed))
            assert max(abs(a - b) for a, b in zip(*told, strict=True)) < SHINES_THROUGH


def test_of_a_monument_that_is_advised_all_four_tiles_and_the_tower_are_seen(make_view, say):
    view, state, frame = make_view(SIZE), first(BUILD), Frame(SIZE)
    code = next(code for code in RULES.legal(state) if ACTIONS[code].kind == ActionKind.BUILD)
    after, _ = RULES.apply(state, code)
    what = shown(view, state, say("en"))
    bare, advised = drawn(view, what), drawn(view, replace(what, outcome=view.snapshot(after)))
    for cell in CORNERS[ACTIONS[code].cell]:
        inner = frame.cell(cell).inflate(-12, -12)
        assert pygame.transform.average_color(bare, inner) != pygame.transform.average_color(advised, inner)
