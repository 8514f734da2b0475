"""The rules book: going through it by mouse and keys, searching, in any language and size."""

import pygame
import pytest

from luna.app.rules_book.scene import RulesBook
from luna.app.settings import preferences
from luna.app.system.display import LEAST_SIZE
from luna.games.luna.game import LUNA
from luna.ui.scene import Scene
from tests.app.screens.short_book import CHAPTERS, ShortBook
from tests.app.table.hands import click, key, look_for, press_at, tops, write


@pytest.fixture
def stub(monkeypatch):
    """A book of four short chapters."""
    monkeypatch.setattr(LUNA.window(), "book", ShortBook())


@pytest.fixture
def app(make_app, stub):
    app = make_app()
    app.context.settings.put(preferences.REDUCED_MOTION, True)
    app.push(Scene())
    app.push(RulesBook(app.context, LUNA))
    app.update(0.1)
    app.draw()
    return app


@pytest.fixture
def book(app):
    return app.top


def link_to(book, target):
    box = next(box for box, link in book.page.links if link.target == target)
    view = book.scroll.view
    return view.x + box.centerx, view.y + box.centery - book.scroll.offset


def row_of(book, chapter):
    view = book.side.scroll.view
    rows = (at for y in range(view.top, view.bottom, 4) if book.side.row_at(at := (view.centerx, y)) == chapter)
    return next(rows)


def test_it_opens_at_the_chapter_asked_for(app):
    app.push(RulesBook(app.context, LUNA, "tides"))
    assert app.top.chapter == "tides"


def test_a_chapter_that_does_not_exist_is_an_error(app):
    with pytest.raises(ValueError, match="nowhere"):
        RulesBook(app.context, LUNA, "nowhere")


def test_a_link_leads_to_its_chapter_and_back(app, book):
    press_at(app, link_to(book, "tides"))
    assert book.chapter == "tides"
    key(app, pygame.K_BACKSPACE)
    assert book.chapter == "goal"


@pytest.mark.parametrize(
    "way",
    [
        lambda app: key(app, pygame.K_LEFT, mod=pygame.KMOD_ALT),
        lambda app: key(app, pygame.K_AC_BACK),
        lambda app: click(app, "back"),
        lambda app: press_at(app, (5, 5), pygame.BUTTON_X1),
    ],
)
def test_every_way_back_returns_to_the_place_that_was_left(app, book, way):
    key(app, pygame.K_RIGHT)
    key(app, pygame.K_PAGEDOWN)
    app.update(0.1)
    place = book.scroll.offset
    assert place > 0
    key(app, pygame.K_RIGHT)
    app.update(0.1)
    assert (book.chapter, book.scroll.offset) == ("favor", 0)
    way(app)
    assert (book.chapter, book.scroll.offset) == ("setup", place)


def test_a_link_to_nowhere_does_nothing(app, book):
    press_at(app, link_to(book, "nowhere"))
    assert (book.chapter, book.past) == ("goal", [])


def test_a_press_that_ends_elsewhere_follows_no_link(app, book):
    at = link_to(book, "tides")
    app.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=at))
    app.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=(at[0], at[1] + 60), rel=(0, 60), buttons=(1, 0, 0)))
    app.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, button=1, pos=(at[0], at[1] + 60)))
    assert book.chapter == "goal"


def test_the_contents_open_chapters(app, book):
    press_at(app, row_of(book, "favor"))
    assert book.chapter == "favor"


def test_left_and_right_and_the_buttons_turn_to_the_next_chapter(app, book):
    key(app, pygame.K_RIGHT)
    click(app, "turn1")
    assert book.chapter == "favor"
    key(app, pygame.K_LEFT)
    click(app, "turn-1")
    key(app, pygame.K_LEFT)
    assert book.chapter == "goal"


def test_the_buttons_bear_the_titles_they_lead_to(app, book):
    words = {name: book.form.widgets[name].text for name in ("turn-1", "turn1")}
    assert words == {"turn-1": "‹", "turn1": "Set-up  ›"}
    assert not book.form.widgets["turn-1"].element.is_enabled
    assert not book.form.widgets["back"].element.is_enabled
    key(app, pygame.K_RIGHT)
    assert book.form.widgets["turn-1"].text == "‹  Aim"
    assert book.form.widgets["back"].element.is_enabled


def test_keys_scroll_to_both_ends_of_a_long_chapter(app, book):
    key(app, pygame.K_RIGHT)
    places = []
    for code in (pygame.K_DOWN, pygame.K_PAGEDOWN, pygame.K_UP, pygame.K_END, pygame.K_PAGEUP, pygame.K_HOME):
        key(app, code)
        app.update(0.1)
        places.append(book.scroll.offset)
    down, page, up, end, before, home = places
    assert 0 < down < up < page < before < end == book.scroll.limit
    assert home == 0


def test_the_wheel_scrolls_the_page_and_over_the_contents_these(app, book, monkeypatch):
    key(app, pygame.K_RIGHT)
    app.handle(pygame.event.Event(pygame.MOUSEWHEEL, y=-2))
    app.update(0.1)
    assert book.scroll.offset > 0
    monkeypatch.setattr(pygame.mouse, "get_pos", lambda: book.side.scroll.view.center)
    before = book.scroll.offset
    app.handle(pygame.event.Event(pygame.MOUSEWHEEL, y=-2))
    app.update(0.1)
    assert book.scroll.offset == before


def test_with_motion_the_page_glides(app, book):
    app.context.settings.put(preferences.REDUCED_MOTION, False)
    key(app, pygame.K_RIGHT)
    key(app, pygame.K_END)
    places = []
    for _ in range(90):
        app.update(1 / 60)
        places.append(book.scroll.offset)
    assert places == sorted(places)
    assert 0 < places[0] < places[3] < places[-1] == book.scroll.limit


def test_the_bar_is_dragged_and_let_go(app, book):
    key(app, pygame.K_RIGHT)
    scroll, start = book.scroll, book.scroll.thumb().center
    app.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=start))
    for y, buttons in ((200, (1, 0, 0)), (5000, (1, 0, 0))):
        app.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=(start[0], start[1] + y), rel=(0, y), buttons=buttons))
    assert scroll.offset == scroll.limit
    app.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, button=1, pos=(start[0], start[1])))
    app.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=start, rel=(0, 0), buttons=(0, 0, 0)))
    assert scroll.offset == scroll.limit


def test_a_click_beside_the_thumb_goes_a_screen_on(app, book):
    key(app, pygame.K_RIGHT)
    press_at(app, (book.scroll.bar.centerx, book.scroll.bar.bottom - 3))
    assert 0 < book.scroll.offset < book.scroll.view.height


def test_what_is_typed_searches_and_enter_opens_the_first(app, book):
    look_for(app, "shrine")
    assert book.side.query == "shrine"
    assert row_of(book, "tides")
    key(app, pygame.K_RETURN)
    assert book.chapter == book.side.picked


def test_a_found_chapter_opens_at_its_hit(app, book):
    look_for(app, "hidden")
    press_at(app, row_of(book, "setup"))
    mark, view = book.page.first_mark(), book.scroll.view.height
    assert book.page.marked == book.side.beginnings != ()
    assert book.scroll.offset < mark < book.scroll.offset + view


def test_up_and_down_choose_among_the_results(app, book):
    look_for(app, "novice")
    first = book.side.picked
    key(app, pygame.K_DOWN)
    second = book.side.picked
    key(app, pygame.K_RETURN)
    assert {first, second} == {"setup", "favor"}
    assert book.chapter == second
    key(app, pygame.K_UP)
    assert book.side.picked == first


def test_letters_of_shortcuts_are_only_typed(app, book):
    look_for(app, "a/ß")
    key(app, pygame.K_LEFT)
    key(app, pygame.K_BACKSPACE)
    assert book.side.query == "aß"
    assert book.chapter == "goal"


def test_a_slash_begins_a_search_and_is_not_typed(app, book):
    key(app, pygame.K_SLASH, "/")
    write(app, "łó/")
    assert book.side.query == "łó/"


def test_escape_clears_the_search_and_then_closes(app, book):
    look_for(app, "tides")
    key(app, pygame.K_ESCAPE)
    assert (book.side.query, book.form.focused, tops(app)) == ("", None, [Scene, RulesBook])
    assert row_of(book, "setup")
    key(app, pygame.K_ESCAPE)
    assert tops(app) == [Scene]


def test_a_search_without_result_opens_nothing(app, book):
    look_for(app, "dragon")
    key(app, pygame.K_RETURN)
    assert (book.chapter, book.side.picked) == ("goal", "")


def test_close_closes(app):
    click(app, "close")
    assert tops(app) == [Scene]


def test_tab_goes_through_the_widgets_and_enter_presses(app, book):
    while book.form.focused != "turn1":
        key(app, pygame.K_TAB)
    key(app, pygame.K_RETURN)
    assert book.chapter == "setup"


def test_another_language_keeps_chapter_search_and_place(app, book):
    key(app, pygame.K_RIGHT)
    key(app, pygame.K_PAGEDOWN)
    look_for(app, "shrine")
    app.update(0.1)
    place = book.scroll.offset
    app.use_language("de")
    app.draw()
    assert (book.chapter, book.side.query, book.scroll.offset) == ("setup", "shrine", place)
    assert book.form.widgets["close"].text == "Schließen"
    assert book.form.widgets["search"].element.text == "shrine"


@pytest.mark.parametrize("size", [LEAST_SIZE, (3840, 2160), (2560, 800)])
@pytest.mark.parametrize("scale", [100, 200])
def test_everything_has_its_place_in_every_window(make_app, stub, size, scale):
    app = make_app("pl", size)
    app.context.settings.put(preferences.UI_SCALE, scale)
    app.push(RulesBook(app.context, LUNA, "tides"))
    book = app.top
    app.draw()
    window = pygame.Rect((0, 0), size)
    boxes = [widget.element.rect for widget in book.form.widgets.values()]
    boxes += [book.scroll.view, book.scroll.bar, book.side.scroll.view, book.side.scroll.bar]
    assert all(window.contains(box) for box in boxes)
    assert not any(box.collidelistall(boxes[:n]) for n, box in enumerate(boxes))
    assert book.scroll.view.width <= 75 * book.form.px(24) * 0.5


def test_the_whole_book_is_prepared_while_nobody_waits(app, book):
    rounds = 0
    while book.pause == 0.0:
        app.update(0.01)
        rounds += 1
    assert 0 < rounds <= len(CHAPTERS) + 2
    app.update(0.01)
    assert book.pause > 0


def test_above_a_table_with_own_values_every_chapter_says_whose_numbers_it_tells(app):
    app.pop()
    app.top.printed = "Anna’s box"
    app.open_rules()
    book = app.top
    for chapter in (book.chapter, "tides"):
        book.open(chapter)
        first = book.blocks[0]
        assert first.lead == "Anna’s box"
        assert first.text == app.context.text("reading-own-values")


def test_above_a_table_with_the_shipped_values_nothing_is_said_of_them(app):
    app.pop()
    app.open_rules()
    assert app.top.blocks == app.top.book.blocks(app.top.chapter)
