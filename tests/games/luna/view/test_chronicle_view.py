"""The chronicle in the right column: lines to point at, a bar to scroll, marks, and no cost by its length."""

import sys
from dataclasses import replace
from itertools import pairwise
from typing import Any
from unittest.mock import Mock

import pygame
import pytest

from luna.core.intent import Pick
from luna.games.luna.rules.constants import COLOURS
from luna.games.luna.view.geometry.frame import Frame
from luna.games.luna.view.geometry.spots import Ground, table_spots
from luna.games.luna.view.looks import LOOKS
from luna.ui.pictures.assets import Fonts
from luna.ui.pictures.outlines import bounds
from luna.ui.reading.text import Text
from luna.ui.table.above import Above
from luna.ui.table.chronicle_line import ChronicleLine
from luna.ui.table.shown import Banner, Button, Card, LookBack, RecapRow, Shown, TipNote
from luna.ui.table.sidebar import Sidebar
from luna.ui.table.spot import FLAT
from tests.games.luna.view.states import NAMES, random_state
from tests.root import ROOT

SIZE = 1280, 720
LONG = " bringt einen Novizen von der Heilkräuterinsel mit Plättchen 7 direkt in den Tempel: +6 Einfluss."
BUTTONS = tuple(Button(Pick("look", name), label, key="K") for name, label in (("back", ""), ("now", "Now")))

NOTHING = {"over_card.return_value": None, "over_seats.return_value": False}
NOWHERE = pygame.Rect(0, 0, 0, 0)


def a_line(number):
    if number % 30 == 0:
        return ChronicleLine(f"Runde {number}", heading=True, step=number)
    if number % 3 == 1:
        return ChronicleLine("Ada", "red", head=True, step=number, points="+6")
    return ChronicleLine(f"{number}{LONG}", "red", step=number)


def shown_with(count, players=4, **more):
    return Shown(random_state(players, 1), NAMES, chronicle=tuple(a_line(number) for number in range(count)), **more)


def picture(view, shown, size=SIZE):
    surface = pygame.Surface(size)
    view.draw(surface, shown)
    return surface


def part(surface, rect):
    return surface.subsurface(rect).copy().get_buffer().raw


def letters(rows):
    """What stands in rows, however it is broken."""
    return "".join(rows).replace(" ", "").replace("-", "")


def test_each_line_seen_is_found_where_it_is_drawn(make_view):
    view, shown = make_view(), shown_with(200)
    entries = view.page(shown).entries
    assert [entry.number for entry in entries] == list(range(entries[0].number, 200))
    for entry in entries:
        pick = Pick("line", str(entry.number))
        assert view.picks_at(entry.rect.center, shown) == [pick, Pick("chronicle")]
        assert view.place(pick, shown) == entry.rect
    assert view.place(Pick("line", "2"), shown) is None


def test_lines_stand_one_below_the_other_within_the_column(make_view):
    for back in (0, 7, 90, 199, 10_000):
        entries = make_view().page(shown_with(200, chronicle_back=back)).entries
        assert all(upper.rect.bottom == lower.rect.top for upper, lower in pairwise(entries))


@pytest.mark.parametrize("scale", [1.0, 1.25, 2.0])
def test_only_whole_entries_are_seen_each_with_the_head_of_its_turn_above_it(make_view, scale):
    view = make_view()
    view.resize(SIZE, scale)
    for back in range(30):
        shown = shown_with(40, chronicle_back=back)
        entries = view.page(shown).entries
        for entry in entries:
            assert letters(entry.rows) == letters([entry.source.text]), "an entry is torn"
        assert entries[0].source.head or not entries[0].source.colour, "nobody is named as who acted"
        below = [entry.number for entry in entries[1:]]
        assert below == list(range(below[0], below[0] + len(below)))
        assert below[-1] >= 39 - back


def test_the_head_of_a_long_turn_stays_over_its_last_sentences(make_view):
    head, *deeds = a_line(1), *(replace(a_line(2), step=number) for number in range(2, 30))
    entries = make_view().page(Shown(random_state(4, 1), NAMES, chronicle=(head, *deeds))).entries
    assert [entry.number for entry in entries[:1]] == [0]
    assert entries[1].number > 10
    assert entries[0].rect.bottom == entries[1].rect.top


def test_a_line_of_nobody_within_a_turn_leaves_its_head_in_sight(make_view):
    nobodys = [ChronicleLine("Das Brett ändert sich.", step=number) for number in range(2, 14)]
    lines = (a_line(1), *nobodys, ChronicleLine("+2 dafür.", "red", step=14))
    entries = make_view().page(Shown(random_state(4, 1), NAMES, chronicle=lines * 2)).entries
    assert entries[0].source.head
    assert not entries[1].source.colour


def test_of_an_entry_that_has_no_room_as_a_whole_the_beginning_is_seen(make_view):
    view = make_view()
    line = ChronicleLine(LONG * 12, "red", step=2)
    head, entry = view.page(Shown(random_state(4, 1), NAMES, chronicle=(a_line(1), line))).entries
    assert head.source.head
    assert entry.rows[-1].endswith("…")
    assert letters([line.text]).startswith(letters(entry.rows).rstrip("…"))


TIP = TipNote(
    Pick("table"), "Alle neuen Novizen beginnen hier und legen sich hin. " * 3, understood="OK (N)", off="Aus (T)"
)


def told(facts):
    return Card("Insel", lines=("Ein Satz, der zwei Reihen füllt.",) * 5, facts=("Ada: 2 aktiv",) * facts)


DEEDS = tuple(RecapRow(f"Deed {number}{LONG}", colour, "+6", True) for number, colour in enumerate(COLOURS * 3))
SAID: dict[str, Any] = {
    "nothing": {},
    "hint": {"tip": TIP},
    "long lesson": {"tip": replace(TIP, text=TIP.text * 2, head="Lektion", step=1, steps=5)},
    "recap": {"banner": Banner("red", "Rot ist am Zug", DEEDS, "Weiter mit einem Klick.")},
}


@pytest.mark.parametrize("said", SAID)
@pytest.mark.parametrize("scale", [1.0, 1.25])
@pytest.mark.parametrize("size", [SIZE, (1920, 1080)])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_six_entries_of_the_chronicle_are_seen_whatever_is_said_and_told(make_view, players, size, scale, said):
    view = make_view(size)
    view.resize(size, scale)
    lines = tuple(ChronicleLine("Ada zieht", "red", head=number % 2 == 0, step=number) for number in range(40))
    for card in (None, told(1), told(20)):
        shown = replace(Shown(random_state(players, 1), NAMES, chronicle=lines, card=card), **SAID[said])
        entries = view.page(shown).entries
        assert len(entries) >= 6, card
        assert entries[-1].number == 39


@pytest.mark.parametrize("size", [SIZE, (1920, 1080)])
def test_of_three_orders_the_chronicle_lies_where_it_does_of_four(make_view, size):
    view = make_view(size)
    for players in (3, 4):
        entries = view.page(shown_with(40, players=players)).entries
        assert all(Frame(size).right.contains(entry.rect) for entry in entries)


@pytest.mark.parametrize("facts", [0, 4, 20])
@pytest.mark.parametrize("players", [3, 4])
def test_beside_a_tip_the_card_above_the_chronicle_may_lose_text(make_view, players, facts):
    view = make_view()
    shown = shown_with(40, players=players, card=told(facts), tip=TIP)
    entries = view.page(shown).entries
    assert entries[-1].number == 39
    assert entries[0].rect.top > view.place(Pick("card"), shown).top + 100


@pytest.mark.parametrize("tip", [None, TIP])
@pytest.mark.parametrize("facts", [0, 4, 20])
def test_of_two_orders_the_chronicle_lies_below_the_panels_whatever_else_is_told(make_view, facts, tip):
    view = make_view()
    plain, told_of = shown_with(40, players=2), shown_with(40, players=2, tip=tip)
    told_of = replace(told_of, card=told(facts))
    page = view.page(told_of)
    assert page == view.page(plain)
    assert sum(len(entry.rows) for entry in page.entries) >= 7
    frame = Frame(SIZE)
    assert all(frame.left.contains(entry.rect) for entry in page.entries)
    assert view.place(Pick("card"), plain).h > 0.9 * frame.right.h


def test_the_line_pointed_at_lights_up(make_view):
    view, shown = make_view(), shown_with(50)
    *_, other, entry = view.page(shown).entries
    plain, lit = picture(view, shown), picture(view, replace(shown, hover=Pick("line", str(entry.number))))
    assert part(plain, entry.rect) != part(lit, entry.rect)
    assert part(plain, other.rect) == part(lit, other.rect)


def test_the_line_of_the_position_looked_at_is_marked(make_view):
    view, shown = make_view(), shown_with(50)
    looked = replace(shown, look=LookBack("Then", "Step 47 of 49", 47, BUTTONS))
    plain, marked = picture(view, shown), picture(view, looked)
    for entry in view.page(shown).entries[1:-2]:
        changed = part(plain, entry.rect) != part(marked, entry.rect)
        assert changed == (entry.number == 47) or entry.number == 49, entry.number


def test_head_and_sentence_of_the_step_looked_at_stand_in_one_frame(make_view):
    view, lines = make_view(), (a_line(1), replace(a_line(2), step=1), a_line(4))
    shown = Shown(random_state(4, 1), NAMES, chronicle=lines, look=LookBack("Then", "Step 1 of 4", 1, BUTTONS))
    head, sentence, other = (entry.rect for entry in view.page(shown).entries)
    drawn, x = picture(view, shown), head.centerx
    inside = drawn.get_at((x, head.centery))
    assert inside != drawn.get_at((x, other.centery))
    between = [drawn.get_at((x, y)) for y in range(head.bottom - 3, sentence.y + 2)]
    assert all(abs(a - b) < 9 for each in between for a, b in zip(each, inside, strict=True)), between


def test_undone_lines_are_dimmed_below_the_played_ones(make_view):
    view, shown = make_view(), shown_with(50)
    half = replace(shown, chronicle=shown.chronicle[:47], undone=shown.chronicle[47:])
    assert view.page(half) == view.page(shown)
    plain, dimmed = picture(view, shown), picture(view, half)
    entry = view.page(shown).entries[-2]
    bright, dark = (pygame.transform.average_color(each, entry.rect)[:3] for each in (plain, dimmed))
    assert sum(dark) < sum(bright)


def test_dragging_the_thumb_from_end_to_end_shows_every_line(make_view):
    view, seen = make_view(), set()
    shown = shown_with(120)
    page = view.page(shown)
    assert page.end == 120
    assert page.thumb.bottom == page.bar.bottom
    for y in range(page.bar.bottom, page.bar.top - page.thumb.h, -1):
        end = page.end_at(y, 0)
        here = view.page(replace(shown, chronicle_back=120 - end))
        seen |= {entry.number for entry in here.entries}
    assert seen == set(range(120))


def test_a_short_chronicle_has_no_bar(make_view):
    assert make_view().page(shown_with(3)).thumb.h == 0


def test_the_buttons_of_looking_back_are_found_where_they_are_drawn(make_view):
    for size in (SIZE, (1920, 1080)):
        view, shown = make_view(size), shown_with(50, look=LookBack("Then", "Step 47 of 49", 47, BUTTONS))
        plain, seen = picture(view, replace(shown, look=None), size), picture(view, shown, size)
        for button in BUTTONS:
            box = view.place(button.pick, shown)
            assert view.picks_at(box.center, shown)[0] == button.pick
            assert part(plain, box) != part(seen, box)
        tab, way = view.place(Pick("look", "bar"), shown), view.place(Pick("look", "slider"), shown)
        assert view.picks_at(way.center, shown) == [Pick("look", "slider"), Pick("look", "bar")]
        assert view.picks_at((tab.centerx, tab.bottom - 3), shown) == [Pick("look", "bar")]


@pytest.mark.parametrize("size", [SIZE, (1366, 768), (1920, 1080)])
@pytest.mark.parametrize("scale", [0.8, 1.0, 2.0])
def test_the_tab_of_looking_back_covers_nothing_that_stands_on_the_table(make_view, size, scale):
    view, shown = make_view(size), shown_with(50, look=LookBack("Then", "Step 47 of 49", 47, BUTTONS))
    view.resize(size, scale)
    tab, frame = view.place(Pick("look", "bar"), shown), Frame(size, scale)
    assert frame.table.contains(tab)
    for seed in range(8):
        state = random_state(4, seed)
        spots = table_spots(frame, Ground(frame, state.boards, state.islands), state)
        assert not [spot.pick for spot in spots if spot.rank <= FLAT and tab.colliderect(bounds(spot.lit))]


def test_the_moving_sea_stays_below_tab_and_rim(make_view):
    view, shown = make_view(), shown_with(50, look=LookBack("Then", "Step 47 of 49", 47, BUTTONS))
    view.ambient = True
    surface = picture(view, shown)
    for _ in range(40):
        if view.advance_ambient(0.25):
            view.renew_ambient(surface, shown)
            assert part(surface, surface.get_rect()) == part(picture(view, shown), surface.get_rect())


def test_two_thousand_lines_render_no_more_texts_than_a_hundred(make_view, monkeypatch):
    rendered, plain = [], Fonts.render

    def watched(self, text, *rest):
        rendered.append(text)
        return plain(self, text, *rest)

    monkeypatch.setattr(Fonts, "render", watched)
    counts = []
    for length in (90, 1980):
        rendered.clear()
        picture(make_view(), replace(shown_with(90), chronicle=shown_with(90).chronicle * (length // 90)))
        counts.append(len(rendered))
    assert counts[0] == counts[1]


def test_rolling_through_two_thousand_lines_does_no_more_than_rolling_through_two_hundred(sprites, fonts):
    frame, text = Frame((1920, 1080)), Text(ROOT / "localization", "en")

    def steps(length: int) -> int:
        column = Sidebar(frame, sprites, fonts, text, LOOKS, Mock(Above, **NOTHING), lambda shown: NOWHERE)
        surface, shown, count = pygame.Surface((1920, 1080)), shown_with(length), 0

        def counted(*call):
            nonlocal count
            count += 1

        column.paint(surface, shown)
        for back in range(40):
            rolled = replace(shown, chronicle_back=back, chronicle=(*shown.chronicle,))
            sys.setprofile(counted)
            column.paint(surface, rolled)
            sys.setprofile(None)
        return count

    assert steps(2000) == pytest.approx(steps(200), rel=0.1)


def test_what_comes_next_never_pushes_the_line_looked_at_out_of_sight(make_view):
    view = make_view()
    lines = tuple(ChronicleLine(LONG * 2, "red", step=step) for step in range(1, 9))
    shown = shown_with(0, players=2, undone=lines, look=LookBack("Then", "Step 4 of 8", 4, BUTTONS), chronicle_back=2)
    assert 4 in [entry.source.step for entry in view.page(shown).entries]
    scrolled = view.page(replace(shown, chronicle_back=0, scrolled=True))
    assert scrolled.entries[-1].source.step == 8
