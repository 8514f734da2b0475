"""The table view: draws what is shown and says what lies under the pointer."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

import pygame

from luna.core.intent import Pick
from luna.games.luna.picks.kinds import Kind
from luna.games.luna.view.advised import draw_advised
from luna.games.luna.view.geometry.action_bar import actions_area
from luna.games.luna.view.geometry.frame import Frame
from luna.games.luna.view.geometry.open_water import open_water
from luna.games.luna.view.geometry.preview import preview_shape
from luna.games.luna.view.geometry.topics import Topics
from luna.games.luna.view.ground import Board, Furnished, NearGround
from luna.games.luna.view.looks import LOOKS, target_colour
from luna.games.luna.view.motion.seen import SeenMotions
from luna.games.luna.view.paint.action_bar import ActionBarPainter
from luna.games.luna.view.paint.outlook import OutlookPainter
from luna.games.luna.view.paint.panels import PanelPainter
from luna.games.luna.view.paint.topbar import TopBar
from luna.games.luna.view.parts import action_bar_key, free_left, panels_key, table_key, top_key
from luna.games.luna.view.tabletop import Tabletop
from luna.games.luna.view.things import Things
from luna.ui.pictures import lights
from luna.ui.pictures.assets import Fonts, Sprites
from luna.ui.table import sidebar
from luna.ui.table.above import Above
from luna.ui.table.asking import pointed_at
from luna.ui.table.banner import BannerPainter
from luna.ui.table.bubble import BubblePainter
from luna.ui.table.chronicle import Page
from luna.ui.table.deed import DeedPainter
from luna.ui.table.edge import draw_edge
from luna.ui.table.finder import Finder
from luna.ui.table.floating import Floating
from luna.ui.table.lens import Lens
from luna.ui.table.look_back import LookBackPainter
from luna.ui.table.picks import CHRONICLE
from luna.ui.table.seen_top import SeenTop
from luna.ui.table.shown import Shown
from luna.ui.table.spot import Spot
from luna.ui.table.tips import TipPainter
from luna.ui.table.whole import Part, WholePicture

START_SIZE = 1280, 720


class TableView:
    """The whole table scene in one window size.

    States are compared with the one painted last, so a shown state must not be changed in place.
    """

    def __init__(self, sprites: Sprites, fonts: Fonts, text: Callable[..., str]) -> None:
        self._sprites, self._fonts, self._text = sprites, fonts, text
        self.ambient = False
        """Whether water, candles, cloud and gulls move."""
        self.lens = Lens(pygame.Rect((0, 0), START_SIZE))
        self.resize(START_SIZE)

    def resize(self, size: tuple[int, int], text_scale: float = 1.0) -> None:
        """Lay everything out for a window size in px; `text_scale` = wanted scale of bars and type, 1 = usual."""
        self._text_scale = text_scale
        self._frame = Frame(size, text_scale)
        self._sprites.clear()
        self._board = Board(self._frame, self._sprites)
        self.lens.lay_out(self._frame.table, self._frame.nearest)
        self.refresh()

    def refresh(self) -> None:
        """Forget everything painted, as after a change of language."""
        frame, sprites, fonts, text = self._frame, self._sprites, self._fonts, self._text
        self._whole = whole = Tabletop(frame, sprites, fonts, text)
        ground = partial(NearGround, sprites.folder)
        self._seen = SeenTop(self.lens, whole, sprites, ground, lambda top: whole.grow_to(top.age))
        self._bubble = BubblePainter(frame, fonts)
        free = partial(free_left, frame)
        spoken = partial(sidebar.where_spoken, frame.column, free)
        self._banner = spoken(partial(BannerPainter, frame.column, sprites, fonts, LOOKS, text))
        self._deed = DeedPainter(frame.tellings, fonts, LOOKS, sidebar.speaking_place(frame.column).column)
        self._outlook = OutlookPainter(frame, sprites, fonts, text)
        self._floating = Floating(frame, sprites, fonts, spoken(partial(TipPainter, frame.column, fonts)))
        top = TopBar(frame.top_bar, sprites, fonts, text)
        self._things = Things(frame, self._whole, top, fonts, self.lens)
        self._motions = SeenMotions(frame, self._whole, self._things, text)
        left = PanelPainter(frame, sprites, fonts, text)
        self._look = LookBackPainter(frame.looking_back, fonts, open_water(frame), actions_area(frame))
        self._above = Above(frame.right, self._floating, self._banner, self._look, self._things.mark, self._scoring)
        self._column = sidebar.Sidebar(frame.column, sprites, fonts, text, LOOKS, self._above, free)
        self._finder = Finder(self._things, self._floating, self._banner, self._look, self._column, self._sign_at)
        hand = ActionBarPainter(frame, sprites, fonts, text)
        parts = (
            Part(frame.table, table_key, self._paint_table),
            Part(frame.top, top_key, top.paint),
            self._column.below(frame.left, panels_key, left.paint),
            Part(frame.right, self._column.key, self._column.paint),
            Part(frame.bottom, action_bar_key, hand.paint),
        )
        self._picture = WholePicture(Furnished(self._board, self._whole).picture, parts)

    def draw(self, surface: pygame.Surface, shown: Shown) -> None:
        """Draw the picture; only parts that differ from the last one are painted again."""
        if surface.get_size() != self._frame.size:
            self.resize(surface.get_size(), self._text_scale)
        shown, near = self._seen.at_rest(shown), self._seen.follow()
        whole = self._picture.painted(shown, with_table=near is None or near.stretches)
        surface.blit(whole, (0, 0))
        if near:
            near.paint(surface, whole, shown, lambda camera: self._things.known(shown.unasked, camera))
            self._things.mark.shade(surface)
            self._edge(surface, shown)
        known = self._things.known(shown, self.lens.seen)
        if not (near and near.stretches):
            self._draw_over_table(surface, shown, self._things.known(shown.unasked, self.lens.seen))
        self._draw_above(surface, shown, known)

    def _scoring(self, shown: Shown) -> pygame.Rect:
        """Where what a scoring would bring lies."""
        return preview_shape(self._frame, len(shown.state.seats), bool(shown.outlook), shown.state.solo).rect

    def _draw_above(self, surface: pygame.Surface, shown: Shown, known: Mapping[Pick, Spot]) -> None:
        """What floats above the table and its bars, the lowest first."""
        if shown.look:
            self._look.rim(surface)
        if shown.outlook:
            self._outlook.paint(surface, shown, shown.outlook)
        if shown.preview:
            self._seen.now.preview.paint(surface, shown.state, shown.preview, bool(shown.outlook), bool(shown.banner))
        if shown.look:
            self._look.paint(surface, shown.look, shown.hover, rim=False)
        if shown.lens:
            self._things.mark.paint(surface, shown.lens, shown.hover)
        self._paint_tip(surface, shown)
        if shown.flights and not self.lens.moving:
            self._seen.now.flights.paint(surface, shown.flights)
        if shown.deed and not shown.banner:
            taken = self._things.taken(shown, self.lens.seen)
            before = partial(self._seen.now.standing, shown.state)
            above = *self._above.over_table(shown), *self._seen.now.never_hidden(shown.state)
            self._deed.paint(surface, shown.deed, self._things.told_of(shown), taken, above, before)
        if shown.banner:
            self._banner(shown).paint(surface, shown.banner, shown.hover)
        if shown.carried:
            self._seen.now.carried.paint(surface, shown.carried, shown.state)
        if shown.choices:
            self._things.asking.paint(surface, shown)
        if shown.bubble:
            beside = None if shown.choices or shown.bubble.general else shown.bubble.about or shown.hover
            target = known.get(beside) if beside else None
            taken, spared = self._things.taken(shown, self.lens.seen), self._seen.now.spared(shown, known)
            asked = (self._things.asking.rect(shown),) if shown.choices else ()
            self._bubble.paint(surface, shown.bubble, taken, target, (*self._above.over_table(shown), *asked), spared)
        about = self._things.about(shown)
        standing = self._seen.now.standing(shown.state, about.lit) if about else ()
        self._floating.paint_help(surface, shown, about, standing)

    def _draw_over_table(self, surface: pygame.Surface, shown: Shown, known: Mapping[Pick, Spot]) -> None:
        """What lies on the things of the table and is never kept, cut off at the edge of what is seen from near."""
        top = self._seen.now
        for pick in sorted(pointed_at(shown) & known.keys()):
            spot = known[pick]
            with spot.cut_off(surface):
                if not top.hover(surface, shown, pick, known):
                    lights.trace(surface, spot.lit, self._frame.ui_scale, top.standing(shown.state, spot.lit))
        if self.ambient:
            top.ambient(shown.state).draw(surface, shown.state)
        surface.set_clip(self._frame.table)
        top.hint(surface, shown, known)
        if top is self._whole:  # from near an arrow would come from what is not seen
            surface.set_clip(None)
        if shown.arrows:
            draw_advised(surface, self._frame, top, shown, known)
        surface.set_clip(None)

    def _paint_tip(self, surface: pygame.Surface, shown: Shown) -> None:
        """What the game says, and rings round what it speaks of, which hide no number."""
        if shown.tip:
            spoken_of = self._things.spoken_of(shown, self.lens.seen)
            before = (partial(tell, shown.state) for tell in (self._seen.now.standing, self._seen.now.written))
            self._floating.paint_rings(surface, shown, spoken_of, *before)
            self._floating.paint_tip(surface, shown)

    def renew_ambient(self, surface: pygame.Surface, shown: Shown) -> list[pygame.Rect]:
        """Draws the ambient motion anew on the last picture; the areas that changed, none under what floats above."""
        above = shown.flights or shown.carried or shown.choices or shown.bubble or shown.preview
        still = not self.ambient or not self.lens.resting
        if above or shown.help or shown.outcome or still or surface.get_size() != self._frame.size:
            return []
        stays = shown.tip or shown.look or shown.lens or shown.deed or shown.signs or shown.related
        if stays:  # it may lie on water: all is drawn
            self.draw(surface, shown)
            return [surface.get_rect()]
        return self._whole.ambient(shown.state).renew(surface, shown.state)

    def prepare(self) -> None:
        """Uses an idle moment to get ready for motions to come."""
        self._whole.flights.prepare()
        self._seen.prepare()

    def advance_ambient(self, seconds: float) -> bool:
        """Lets time pass for the ambient motion; True if it has to be drawn anew."""
        return self.ambient and self._seen.now.advance(seconds)

    def picks(self, shown: Shown) -> frozenset[Pick]:
        """Everything pickable while this is shown, wherever it lies."""
        return frozenset(self._things.pickables(shown).known)

    def picks_at(self, pos: tuple[int, int], shown: Shown) -> list[Pick]:
        """Everything pickable under a window position, topmost first; the sea only where nothing else is."""
        picks = self._finder.picks_at(pos, self._seen.at_rest(shown))
        return picks if len(picks) < 2 else [pick for pick in picks if pick.kind != Kind.SEA]

    def _sign_at(self, pos: tuple[int, int], shown: Shown) -> Pick | None:
        return self._seen.now.sign_at(pos, shown)

    def place(self, pick: Pick, shown: Shown) -> pygame.Rect | None:
        """Where a pick lies in the window, its middle on the thing itself; None if it is not shown now."""
        return self._finder.place(pick, shown)

    def on_table(self, pick: Pick, shown: Shown) -> bool:
        """Whether a pick lies on what the lens shows and not beside it."""
        spot = None if shown.choices else self._things.pickables(shown).known.get(pick)
        return spot is not None and self._frame.table.collidepoint(spot.rect.center)

    def page(self, shown: Shown) -> Page:
        """What is seen of the chronicle."""
        return self._column.page(shown)

    def topic_at(self, pos: tuple[int, int], shown: Shown) -> Pick:
        """What a help would be about at a window position, the table itself where nothing else is.

        Finer than `picks_at`: it knows single pieces and the parts of panels too, and looks through what floats.
        """
        if shown.lens and self._things.mark.rect(shown.lens).collidepoint(pos):
            return shown.lens.pick
        if not shown.choices and CHRONICLE in self._column.picks_at(pos, shown):
            return CHRONICLE
        if shown.choices and self._things.asking.rect(shown).collidepoint(pos):
            return self._things.topics(shown).at(pos)
        return self._things.topics(shown).at(self._things.seen_places.on_whole(pos))

    def topics(self, shown: Shown) -> Topics:
        """The places help can speak of, as they lie on the whole table."""
        return self._things.topics(shown)

    def _paint_table(self, surface: pygame.Surface, shown: Shown) -> None:
        self._whole.paint(surface, shown, self._things.pickables(shown.unasked).known)
        self._edge(surface, shown)

    def _edge(self, surface: pygame.Surface, shown: Shown) -> None:
        if actor := shown.state.actor:
            draw_edge(surface, self._frame, target_colour(actor))
