"""The table of this game: draws what is shown and says what lies under the pointer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

import pygame

from luna.core.intent import Pick
from luna.core.match import Step
from luna.core.turn import Released
from luna.games.rivers.picks.kinds import hand
from luna.games.rivers.rules.constants import SPHERES
from luna.games.rivers.rules.events import Event
from luna.games.rivers.rules.state import State
from luna.games.rivers.view.frame import Frame
from luna.games.rivers.view.looks import LOOKS, light_of
from luna.games.rivers.view.motion.seen import SeenMotions
from luna.games.rivers.view.motion.staging import carried, traced
from luna.games.rivers.view.paint.coordinates import CoordinatePainter, pointed_cells
from luna.games.rivers.view.paint.hand import HandPainter
from luna.games.rivers.view.paint.land import Land
from luna.games.rivers.view.paint.panels import PanelPainter
from luna.games.rivers.view.paint.preview import PreviewPainter
from luna.games.rivers.view.paint.topbar import TopBar
from luna.games.rivers.view.parts import free_left, hand_key, seats_key, top_key
from luna.games.rivers.view.places import actions_area
from luna.games.rivers.view.snapshot import Snapshot
from luna.games.rivers.view.tabletop import NearCountry, Tabletop
from luna.games.rivers.view.things import Things
from luna.ui.moving.director import Cue
from luna.ui.pictures import marks
from luna.ui.pictures.assets import Fonts, Sprites
from luna.ui.pictures.lights import trace
from luna.ui.reading.text import Text
from luna.ui.table import sidebar
from luna.ui.table.above import Above
from luna.ui.table.arrows import draw_arrows
from luna.ui.table.asking import pointed_at
from luna.ui.table.banner import BannerPainter
from luna.ui.table.bubble import BubblePainter
from luna.ui.table.chronicle import Page
from luna.ui.table.contract.view import Happened
from luna.ui.table.deed import DeedPainter
from luna.ui.table.edge import draw_edge
from luna.ui.table.finder import Finder
from luna.ui.table.floating import Floating
from luna.ui.table.lens import Lens
from luna.ui.table.look_back import LookBackPainter
from luna.ui.table.picks import CHRONICLE, TablePick
from luna.ui.table.plain_view import PlainView
from luna.ui.table.seen_top import SeenTop
from luna.ui.table.shown import Shown
from luna.ui.table.spot import Spot
from luna.ui.table.tips import TipPainter
from luna.ui.table.whole import Part, WholePicture, lights

START_SIZE = 1280, 720


class RiversView(PlainView):
    """The whole table in one window size.

    Snapshots are compared with the one painted last, so one that is shown must not be changed in place.
    """

    lens: Lens

    def __init__(self, sprites: Sprites, fonts: Fonts, text: Text) -> None:
        self._sprites, self._fonts, self._text = sprites, fonts, text
        self.lens = Lens(pygame.Rect((0, 0), START_SIZE))
        self.resize(START_SIZE)

    def resize(self, size: tuple[int, int], text_scale: float = 1.0) -> None:
        """Lays everything out for a window size in px."""
        self._text_scale = text_scale
        self._frame = Frame(size, text_scale)
        self._sprites.clear()
        self._land = Land(self._frame, self._sprites)
        self.lens.lay_out(self._frame.table, self._frame.nearest)
        self.refresh()

    def refresh(self) -> None:
        """Forgets everything painted, as after a change of language."""
        frame, sprites, fonts, text = self._frame, self._sprites, self._fonts, self._text
        free = partial(free_left, frame)
        spoken = partial(sidebar.where_spoken, frame.column, free)
        self._whole = Tabletop(frame, sprites, fonts)
        self._seen = SeenTop(self.lens, self._whole, sprites, partial(NearCountry, sprites.folder))
        self._coordinates = CoordinatePainter(frame, fonts)
        self._preview = PreviewPainter(frame, fonts, text)
        self._bubble = BubblePainter(frame, fonts)
        self._banner = spoken(partial(BannerPainter, frame.column, sprites, fonts, LOOKS, text))
        self._deed = DeedPainter(frame.tellings, fonts, LOOKS, sidebar.speaking_place(frame.column).column)
        self._floating = Floating(frame, sprites, fonts, spoken(partial(TipPainter, frame.column, fonts)))
        self._look = LookBackPainter(frame.looking_back, fonts, frame.table, actions_area(frame), among=True)
        top = TopBar(frame.top_bar, fonts, text)
        self._things = Things(frame, top, fonts, self.lens)
        self._motions = SeenMotions(frame, self._things, text)
        preview, mark = lambda shown: self._preview.rect(shown.preview), self._things.mark
        self._above = Above(frame.right, self._floating, self._banner, self._look, mark, preview)
        self._column = sidebar.Sidebar(frame.column, sprites, fonts, text, LOOKS, self._above, free)
        self._finder = Finder(self._things, self._floating, self._banner, self._look, self._column)
        self._picture = WholePicture(self._land.picture, self._parts(top))

    def _parts(self, top: TopBar) -> tuple[Part, ...]:
        frame, sprites, fonts, text = self._frame, self._sprites, self._fonts, self._text
        panels, hand = PanelPainter(frame, sprites, fonts, text), HandPainter(frame, sprites, fonts, text)
        return (
            Part(frame.table, lambda shown: (shown.state, *lights(shown)), self._paint_table),
            Part(frame.top, top_key, top.paint),
            self._column.below(frame.left, seats_key, panels.paint),
            Part(frame.right, self._column.key, self._column.paint),
            Part(frame.bottom, hand_key, hand.paint),
        )

    # -- the picture

    def draw(self, surface: pygame.Surface, shown: Shown) -> None:
        """Draws the picture; only parts that differ from the last one are painted again."""
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
        if shown.tip:
            self._spoken_of(surface, shown, known)
        self._coordinates.paint(surface, self.lens.seen, pointed_cells(shown))
        if not (near and near.stretches):
            self._draw_over_table(surface, shown, self._things.known(shown.unasked, self.lens.seen))
        self._draw_above(surface, shown, known)

    def _spoken_of(self, surface: pygame.Surface, shown: Shown, known: Mapping[Pick, Spot]) -> None:
        """Rings round what is spoken of, below the numbers there."""
        self._floating.paint_rings(surface, shown, known, written=partial(self._seen.now.before, shown.state))
        surface.set_clip(self._frame.table if self._seen.near else None)
        self._seen.now.numbers(surface, shown)
        surface.set_clip(None)

    def _paint_table(self, surface: pygame.Surface, shown: Shown) -> None:
        self._whole.paint(surface, shown, self._things.pickables(shown.unasked).known)
        self._edge(surface, shown)

    def _edge(self, surface: pygame.Surface, shown: Shown) -> None:
        if shown.state.actor:
            draw_edge(surface, self._frame, light_of(shown.state.actor))

    def _draw_over_table(self, surface: pygame.Surface, shown: Shown, known: Mapping[Pick, Spot]) -> None:
        """What lies on the things of the table and is never kept, cut off at the edge of what is seen from near."""
        for pick in sorted(pointed_at(shown) & known.keys()):
            spot = known[pick]
            with spot.cut_off(surface):
                self._pointed_at(surface, shown, spot)
        surface.set_clip(self._frame.table if self._seen.near else None)
        self._seen.now.hint(surface, shown, known)
        draw_arrows(surface, shown.arrows, known, self._frame.ui_scale)
        surface.set_clip(None)

    def _pointed_at(self, surface: pygame.Surface, shown: Shown, spot: Spot) -> None:
        """On the map only what would take the piece in the hand shines; all else has a broken line, no advice."""
        if spot.pick in shown.targets or not self._is_on_table(spot.pick, shown):
            trace(surface, spot.lit, self._frame.ui_scale)
        else:
            marks.dashes(surface, spot.lit, self._frame.ui_scale, self._seen.now.before(shown.state, spot.lit))

    def _draw_above(self, surface: pygame.Surface, shown: Shown, known: Mapping[Pick, Spot]) -> None:
        """What floats above the table and its bars, the lowest first."""
        if shown.look:
            self._look.paint(surface, shown.look, shown.hover)
        if shown.tip:
            self._floating.paint_tip(surface, shown)
        if shown.preview and not (shown.tip or shown.banner):
            self._preview.paint(surface, shown.preview)
        if shown.lens:
            self._things.mark.paint(surface, shown.lens, shown.hover)
        if shown.flights and not self.lens.moving:
            self._seen.now.flights.paint(surface, shown.flights)
        if shown.deed and not shown.banner:
            told_of, above = self._things.told_of(shown), self._above.over_table(shown)
            self._deed.paint(surface, shown.deed, told_of, self._things.taken(shown), above)
        if shown.banner:
            self._banner(shown).paint(surface, shown.banner, shown.hover)
        if shown.carried:
            self._seen.now.carried.paint(surface, shown.carried)
        if shown.choices:
            self._things.asking.paint(surface, shown)
        if shown.bubble:
            beside = None if shown.choices or shown.bubble.general else shown.bubble.about or shown.hover
            target = known.get(beside) if beside else None
            asked = (self._things.asking.rect(shown),) if shown.choices else ()
            above = (*self._above.over_table(shown), *self._seen.now.counted(shown), *asked)
            self._bubble.paint(surface, shown.bubble, self._things.taken(shown), target, above)
        self._floating.paint_help(surface, shown, self._things.about(shown))

    def _is_on_table(self, pick: Pick, shown: Shown) -> bool:
        known = self._things.pickables(shown.unasked).known
        return pick in known and self._frame.table.collidepoint(known[pick].rect.center)

    # -- what lies where

    def picks(self, shown: Shown) -> frozenset[Pick]:
        """Everything pickable while this is shown."""
        return frozenset(self._things.pickables(shown).known)

    def picks_at(self, pos: tuple[int, int], shown: Shown) -> list[Pick]:
        """Everything pickable under a point, topmost first; of equals the one with the nearest middle."""
        return self._finder.picks_at(pos, self._seen.at_rest(shown))

    def place(self, pick: Pick, shown: Shown) -> pygame.Rect | None:
        """Where a pick lies, its middle on the thing itself; None if it is not shown now."""
        return self._finder.place(pick, shown)

    def on_table(self, pick: Pick, shown: Shown) -> bool:
        """Whether a pick lies on the table in the middle."""
        return not shown.choices and self._is_on_table(pick, shown)

    def topic_at(self, pos: tuple[int, int], shown: Shown) -> Pick:
        """What a help would be about at a point."""
        if not shown.choices and CHRONICLE in self._column.picks_at(pos, shown):
            return CHRONICLE
        return self._things.topic_at(pos, shown)

    def page(self, shown: Shown) -> Page:
        """What is seen of the chronicle."""
        return self._column.page(shown)

    # -- snapshots

    def snapshot(self, state: State, acted: int | None = None, person: int | None = None) -> Snapshot:
        """A position for the picture."""
        return Snapshot.of(state, acted, person)

    def with_picks(self, snapshot: Snapshot, picks: Sequence[Pick]) -> Snapshot:
        """With what was laid on the bag."""
        if not any(pick.kind == TablePick.ACTION for pick in picks[:1]):
            return snapshot
        return snapshot.laying(tuple(picks.count(hand(colour)) for colour in range(SPHERES)))

    def without(self, snapshot: Snapshot, piece: Pick, count: int) -> Snapshot:
        """Without what is in the hand."""
        return snapshot.without(piece, count)

    # -- motions

    def follow(
        self, before: Snapshot, picked: Snapshot, state: State, steps: Sequence[Step[State, Event]]
    ) -> tuple[Snapshot, list[Happened]]:
        """What is to be shown of steps, from the position on that was seen before."""
        return before, traced(before, steps)

    def motions(
        self,
        snapshot: Snapshot,
        happened: Sequence[Happened],
        dropped: Released | None = None,
        reduced: bool = False,
        names: Mapping[str, str] | None = None,
    ) -> list[Cue[Snapshot]]:
        """The motions of what happened."""
        return self._motions.cues(snapshot, happened, dropped, reduced, names or {})

    def prepare(self) -> None:
        """Uses an idle moment to get what is seen from near ready."""
        self._seen.prepare()

    def carries(self, event: Event, piece: Pick) -> bool:
        """Whether an event moves just the piece that a hand carried."""
        return carried(event, piece)
