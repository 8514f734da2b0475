"""The overview sheet: one page with everything, in every language, linked to the rules book."""

import itertools

import pygame
import pytest

from luna.app.settings import preferences
from luna.app.settings.language import LANGUAGES
from luna.app.sheet.marks import Marked, Words
from luna.app.sheet.scene import Overview
from luna.games.luna.book.chapters import CHAPTERS
from luna.games.luna.game import LUNA
from luna.games.luna.picks.bar import END
from luna.games.luna.rules.board import shipped_board
from luna.games.luna.words.overview import sections
from luna.ui.pictures import palette
from luna.ui.scene import Scene
from tests.games.luna.table.positions import first_state

SIZES = [(1280, 720), (1920, 1080), (1280, 1400), (2560, 800)]
TABLES = {
    "two with preparation": {"players": 2},
    "four with preset": {"players": 4, "preset": True},
    "solo 3 with preparation": {"solo": 3},
}


class Table(Scene):
    """What lies below the sheet."""

    def draw(self, surface):
        surface.fill("#0d2a4a")


def opened(app, **table):
    app.push(Table())
    scene = Overview(app.context, LUNA, first_state(**table))
    app.push(scene)
    return scene


def stack(app):
    return [type(scene).__name__ for scene in app.scenes]


def key(code, mod=0):
    return pygame.event.Event(pygame.KEYDOWN, key=code, mod=mod, unicode="")


def click(at, button=pygame.BUTTON_LEFT):
    return pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=button, pos=at)


def middle(scene, link):
    return link.rect.move(scene.origin).center


def row_of(scene, chapter):
    return next(link for link in scene.sheet.links if link.block.chapter == chapter)


def content(text, **table):
    return {section.name: section for section in sections(text, shipped_board(), first_state(**table))}


def told(section):
    return [f"{row.title} {row.cost} {row.text}" for row in section.rows]


# -- what stands on it


def test_all_thirteen_actions_stand_on_it_with_name_cost_and_effect(make_app):
    actions = [row for row in content(make_app().context.text, players=3)["actions"].rows if row.icon]
    assert len(actions) == 13
    assert all(row.title and row.cost and row.text and row.pieces for row in actions)


@pytest.mark.parametrize(("level", "stands"), [(1, True), (2, True), (3, False)])
def test_expelling_the_apostate_stands_on_it_only_where_it_is_possible(make_app, level, stands):
    actions = content(make_app().context.text, solo=level)["actions"].rows
    assert ("expel" in {row.chapter for row in actions}) == stands


def test_all_seven_favours_are_shown(make_app):
    favours = content(make_app().context.text, players=3)["favours"]
    shown = [cell.sprite for row in favours.rows for cell in row.cells] + [row.sprite for row in favours.rows]
    assert len({sprite for sprite in shown if sprite.startswith("favour_")}) == 7


@pytest.mark.parametrize(("players", "values"), [(2, ["5", "2"]), (3, ["5", "2", "1"]), (4, ["6", "3", "1"])])
def test_the_priestess_pays_what_the_board_of_this_game_says(make_app, players, values):
    priestess = content(make_app().context.text, players=players)["scoring"].rows[0].text
    assert priestess.split("**")[3::2] == values


def test_guardian_and_council_values_are_those_of_the_board(make_app):
    parts = content(make_app().context.text, players=3)
    strips = [row.cells for name in ("next-round", "end") for row in parts[name].rows if row.cells]
    guardian, council = strips
    assert [cell.sprite for cell in guardian] == [f"guardian_tile_{value}" for value in shipped_board().guardian]
    assert [cell.now for cell in guardian] == [True, False, False, False, False, False]
    assert [cell.words for cell in council] == [str(value) for value in shipped_board().seats]


def test_as_many_candles_are_drawn_as_there_are(make_app):
    for players, candles in ((2, 3), (3, 4)):
        meditation = content(make_app().context.text, players=players)["actions"].rows[-1]
        assert meditation.pieces == ("candle_lit",) * candles


def test_what_holds_for_two_or_solo_stands_only_there(make_app):
    text = make_app().context.text
    assert {"two-players", "solo"} & content(text, players=3).keys() == set()
    assert {"two-players", "solo"} & content(text, players=2).keys() == {"two-players"}
    assert {"two-players", "solo"} & content(text, solo=1).keys() == {"solo"}


def test_solo_has_no_candles_but_an_end_of_the_phase_and_the_rule_of_its_level(make_app):
    text = make_app().context.text
    for level in (1, 2, 3):
        parts = content(text, solo=level)
        assert not [row for part in parts.values() for row in part.rows if "candle_lit" in (row.sprite, *row.pieces)]
        assert parts["actions"].rows[-1].icon == END.icon
        named = [line for line in told(parts["solo"]) if "Level" in line]
        assert [f"**Level {level}:**" in line for line in named] == ([True] if level > 1 else [])


def test_the_preparation_is_explained_while_it_lasts(make_app):
    text = make_app().context.text
    assert content(text, players=2)["round"].rows[0].chapter == "preparation"
    assert "Herb Island" in content(text, players=2)["round"].rows[0].text
    assert "Herb Island" not in content(text, players=3)["round"].rows[0].text
    assert content(text, players=2, preset=True)["round"].rows[0].chapter == "turn"


def test_every_row_leads_to_a_chapter_there_is(make_app):
    for table in TABLES.values():
        rows = [row for part in content(make_app().context.text, **table).values() for row in part.rows]
        assert {row.chapter for row in rows} <= set(CHAPTERS)


# -- one page


@pytest.fixture(scope="module", params=itertools.product(LANGUAGES, SIZES), ids=str)
def sheets(request, make_app_once):
    """The sheet of each table in one language and window size."""
    app = make_app_once(*request.param)
    made = {}
    for name, table in TABLES.items():
        made[name] = opened(app, **table)
        app.home()
    return made


def test_the_whole_sheet_fits_the_window(sheets):
    for name, scene in sheets.items():
        window = pygame.Rect((0, 0), scene.context.size)
        assert window.contains(pygame.Rect(scene.origin, scene.sheet.size)), name
        assert scene.sheet.type_size >= (16 if "solo" in name else 17), name


def test_nothing_overlaps_and_no_word_leaves_its_column(sheets):
    for name, scene in sheets.items():
        placed = scene.sheet.placed
        for one, other in itertools.combinations(placed, 2):
            assert not one.rect.colliderect(other.rect), name
        for link in placed:
            for mark in link.block.marks:
                if isinstance(mark, Marked):
                    run = mark.text[-1]
                    assert mark.x + run.x + run.width <= link.rect.width, (name, run)


def test_a_title_leaves_room_for_its_cost(sheets):
    for name, scene in sheets.items():
        for link in scene.sheet.links:
            title = next((m for m in link.block.marks if isinstance(m, Words) and m.role == "bold" and m.x > 0), None)
            if title is None:
                continue
            for mark in (mark for mark in link.block.marks if mark.y == title.y and mark.x > title.x):
                width = scene.context.fonts.width(mark.text, mark.role, mark.px) if isinstance(mark, Words) else 0
                end = title.x + scene.context.fonts.width(title.text, title.role, title.px)
                assert end <= mark.x - (width if getattr(mark, "align", "") == "midright" else 0), (name, title.text)


def test_every_text_is_there(sheets, caplog):
    for scene in sheets.values():
        scene.language_changed()
    assert not caplog.records


def test_large_type_makes_a_sheet_that_scrolls_to_its_end(make_app):
    app = make_app("de", (1280, 720))
    app.context.settings.put(preferences.UI_SCALE, 200)
    scene = opened(app, solo=3)
    last = max(scene.sheet.links, key=lambda link: link.rect.bottom)
    assert middle(scene, last)[1] > 720
    scene.handle(key(pygame.K_END))
    assert 0 < middle(scene, last)[1] < 720
    scene.handle(key(pygame.K_HOME))
    assert scene.origin[1] > 0


@pytest.mark.parametrize(("scale", "higher"), [(100, False), (125, True), (200, True)])
def test_a_sheet_that_is_higher_than_the_window_lies_in_it_with_a_bar_that_scrolls_it(make_app, scale, higher):
    app = make_app("de", (1280, 720))
    app.context.settings.put(preferences.UI_SCALE, scale)
    scene = opened(app, solo=3)
    assert pygame.Rect(0, 0, 1280, 720).contains(scene.place)
    assert (scene.sheet.size[1] > scene.place.h) == higher
    right = scene.place.right
    bar = next((x for x in range(right - 30, right - 4) if is_thumb(scene, x, scene.place.y + 90)), 0)
    assert bool(bar) == higher
    if higher:
        last = max(scene.sheet.links, key=lambda link: link.rect.bottom)
        app.handle(click((bar, scene.place.y + 90)))
        app.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=(bar, 719), rel=(0, 0), buttons=(1, 0, 0)))
        app.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, button=pygame.BUTTON_LEFT, pos=(bar, 719)))
        assert scene.place.collidepoint(middle(scene, last))
        app.handle(click(scene.sheet.cross.move(scene.place.topleft).center))
        assert "Overview" not in stack(app)


def is_thumb(scene, x, y):
    """Whether the thumb of a scroll bar is drawn at a place."""
    surface = pygame.Surface(scene.context.size)
    scene.draw(surface)
    return surface.get_at((x, y))[:3] == palette.rgb(palette.HAIRLINE)


def test_rows_above_and_below_what_is_seen_are_not_pointed_at(make_app):
    app = make_app("de", (1280, 720))
    app.context.settings.put(preferences.UI_SCALE, 200)
    scene = opened(app, solo=3)
    scene.handle(key(pygame.K_END))
    for y in range(scene.place.y, scene.place.y + scene.sheet.edges[0], 5):
        scene.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=(200, y), rel=(0, 0), buttons=(0, 0, 0)))
        assert scene.link is None


def test_the_focus_is_always_in_sight(make_app):
    app = make_app("de", (1280, 720))
    app.context.settings.put(preferences.UI_SCALE, 200)
    scene = opened(app, players=2)
    for _ in scene.sheet.links:
        scene.handle(key(pygame.K_TAB))
        assert scene.place.contains(scene.link.rect.move(scene.origin))


# -- ways in and out


@pytest.mark.parametrize("code", [pygame.K_ESCAPE, pygame.K_o])
def test_a_key_closes_it(make_app, code):
    app = make_app()
    opened(app, players=2)
    app.handle(key(code))
    assert stack(app) == ["Table"]


def test_a_right_click_a_click_outside_and_the_cross_close_it(make_app):
    app = make_app(size=(2560, 800))
    for n, button in enumerate((pygame.BUTTON_RIGHT, pygame.BUTTON_LEFT, pygame.BUTTON_LEFT)):
        scene = opened(app, players=2)
        places = (scene.context.size[0] // 2, 400), (5, 400), scene.sheet.cross.move(scene.origin).center
        app.handle(click(places[n], button))
        assert "Overview" not in stack(app)


def test_a_click_on_the_sheet_beside_the_rows_leaves_it_open(make_app):
    app = make_app()
    scene = opened(app, players=2)
    app.handle(click((scene.origin[0] + 3, scene.origin[1] + 60)))
    assert stack(app) == ["Table", "Overview"]


@pytest.mark.parametrize("chapter", ["favor", "consecrate", "scoring", "two-players"])
def test_a_click_on_a_row_opens_its_chapter(make_app, chapter):
    app = make_app()
    scene = opened(app, players=2)
    app.handle(click(middle(scene, row_of(scene, chapter))))
    assert stack(app) == ["Table", "Overview", "RulesBook"]
    assert app.top.chapter == chapter


def test_enter_opens_the_chapter_of_the_focused_row(make_app):
    app = make_app()
    scene = opened(app, players=2, preset=True)
    app.handle(key(pygame.K_RETURN))
    assert stack(app) == ["Table", "Overview"]
    app.handle(key(pygame.K_TAB))
    app.handle(key(pygame.K_DOWN))
    chapter = scene.link.block.chapter
    app.handle(key(pygame.K_RETURN))
    assert app.top.chapter == chapter == "scoring"


def test_the_row_under_the_pointer_is_lit(make_app):
    app = make_app()
    scene = opened(app, players=2)
    plain, lit = (pygame.Surface(app.context.size) for _ in range(2))
    scene.draw(plain)
    link = row_of(scene, "journey")
    scene.dirty = False
    app.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=middle(scene, link), rel=(0, 0), buttons=(0, 0, 0)))
    scene.draw(lit)
    assert scene.dirty
    place = link.rect.move(scene.origin)
    assert plain.subsurface(place).get_at((2, 2)) != lit.subsurface(place).get_at((2, 2))
    assert plain.get_at((place.centerx, 3)) == lit.get_at((place.centerx, 3))


def test_language_and_window_can_change_while_it_is_open(make_app):
    app = make_app("en", (1920, 1080))
    scene = opened(app, players=4, preset=True)
    english = {mark.text for link in scene.sheet.placed for mark in link.block.marks if isinstance(mark, Words)}
    app.use_language("pl")
    polish = {mark.text for link in scene.sheet.placed for mark in link.block.marks if isinstance(mark, Words)}
    assert "Actions" in english - polish
    assert "Akcje" in polish - english
    app.context.size = (1280, 720)
    scene.resize(app.context.size)
    assert scene.sheet.size[0] <= 1280
