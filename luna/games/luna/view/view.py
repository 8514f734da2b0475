"""The table view: draws what is shown and says what lies under the pointer."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial

import pygame

from luna.core.intent import Pick
from luna.core.turn import Released
from luna.games.luna.picks.kinds import Kind
from luna.games.luna.view.geometry.action_bar import actions_area, prompt_area
from luna.games.luna.view.geometry.frame import Frame
from luna.games.luna.view.geometry.spots import Ground, table_spots
from luna.games.luna.view.geometry.topics import Topics, topic_spots
from luna.games.luna.view.geometry.whereabouts import Whereabouts
from luna.games.luna.view.looks import LOOKS
from luna.games.luna.view.motion.ambient import Ambient
from luna.games.luna.view.motion.flights import FlightPainter
from luna.games.luna.view.motion.staging import cues
from luna.games.luna.view.paint import sidebar
from luna.games.luna.view.paint.action_bar import ActionBarPainter, action_bar_spots
from luna.games.luna.view.paint.barred import BarredPainter
from luna.games.luna.view.paint.board import draw_board
from luna.games.luna.view.paint.carried import CarriedPainter
from luna.games.luna.view.paint.edge import draw_edge
from luna.games.luna.view.paint.foretold import ForetoldPainter
from luna.games.luna.view.paint.ghosts import GhostPainter
from luna.games.luna.view.paint.labels import draw_plate, make_labels
from luna.games.luna.view.paint.outlook import OutlookPainter, outlook_spots
from luna.games.luna.view.paint.panels import PanelPainter, panel_spots
from luna.games.luna.view.paint.preview import PreviewPainter, left_of_preview
from luna.games.luna.view.paint.signs import SignPainter
from luna.games.luna.view.paint.table import TablePainter
from luna.games.luna.view.paint.topbar import TopBar
from luna.games.luna.view.parts import Laid, Part, Pickables, action_bar_key, panels_key, table_key, top_key
from luna.games.luna.view.snapshot import Snapshot
from luna.games.luna.words.chronicle import deed
from luna.ui.moving.director import Cue
from luna.ui.pictures.assets import Fonts, Sprites
from luna.ui.pictures.draw import panel
from luna.ui.pictures.palette import BAR
from luna.ui.table.banner import BannerPainter
from luna.ui.table.chronicle import Page
from luna.ui.table.contract import Happened
from luna.ui.table.floating import Floating
from luna.ui.table.look_back import LookBackPainter
from luna.ui.table.overlay import OverlayPainter, choice_spots, choices_rect
from luna.ui.table.picks import TablePick
from luna.ui.table.shown import Shown
from luna.ui.table.spot import BUTTON, PIECE, Spot, boxed

START_SIZE = 1280, 720


class TableView:
    """The whole table scene in one window size.

    States are compared with the one painted last, so a shown state must not be changed in place.
    """

    def __init__(self, sprites: Sprites, fonts: Fonts, text: Callable[..., str]) -> None:
        self._sprites, self._fonts, self._text = sprites, fonts, text
        self.ambient = False
        """Whether water, candles, cloud and gulls move."""
        self.resize(START_SIZE)

    def resize(self, size: tuple[int, int], text_scale: float = 1.0) -> None:
        """Lay everything out for a window size in px; `text_scale` = wanted scale of bars and type, 1 = usual."""
        self._text_scale = text_scale
        self._frame = Frame(size, text_scale)
        self._sprites.clear()
        self._board: pygame.Surface | None = None
        self._ring: object = None
        self.refresh()

    def refresh(self) -> None:
        """Forget everything painted, as after a change of language."""
        frame, sprites, fonts, text = self._frame, self._sprites, self._fonts, self._text
        self._laid: Laid | None = None
        self._ambient: Ambient | None = None
        self._pickables: tuple[Pickables, ...] = ()  # two: while something is carried, picture and truth differ
        self._scene: pygame.Surface | None = None
        self._empty: pygame.Surface | None = None
        self._table = TablePainter(frame.on_table, sprites, fonts)
        self._overlay, self._carried = OverlayPainter(frame, fonts), CarriedPainter(frame, sprites, fonts)
        right = left_of_preview(frame)
        self._banner = BannerPainter(frame, sprites, fonts, LOOKS, right)
        self._preview = PreviewPainter(frame, sprites, fonts, text)
        self._outlook = OutlookPainter(frame, sprites, fonts, text)
        self._barred, self._foretold = BarredPainter(frame.on_table), ForetoldPainter(frame.on_table, sprites)
        self._ghosts = GhostPainter(frame.on_table, sprites, fonts)
        self._signs = SignPainter(frame.on_table, fonts)
        self._flights = FlightPainter(frame, sprites, fonts)
        self._floating = Floating(frame, sprites, fonts, prompt_area(frame), Kind.ISLAND)
        self._topics: tuple[object, Topics] | None = None
        self._top = top = TopBar(frame.top_bar, sprites, fonts, text)
        left = PanelPainter(frame, sprites, fonts, text)
        self._column = sidebar.Sidebar(frame.column, sprites, fonts, text)
        self._look = LookBackPainter(frame, fonts, right, actions_area(frame))
        hand = ActionBarPainter(frame, sprites, fonts)
        self._parts = (
            Part(frame.table, table_key, self._paint_table),
            Part(frame.top, top_key, top.paint),
            Part(frame.left, panels_key, left.paint),
            Part(frame.right, sidebar.sidebar_key, self._column.paint),
            Part(frame.bottom, action_bar_key, hand.paint),
        )

    def draw(self, surface: pygame.Surface, shown: Shown) -> None:
        """Draw the picture; only parts that differ from the last one are painted again."""
        if surface.get_size() != self._frame.size:
            self.resize(surface.get_size(), self._text_scale)
        surface.blit(self._painted(shown), (0, 0))
        known = self._picks(shown).known
        if shown.hover in known and not shown.choices and not self._table.hover(surface, shown, shown.hover):
            self._overlay.hover(surface, known[shown.hover])
        if self.ambient:
            self._ambient_of(shown.state).draw(surface, shown.state)
        if shown.outcome and not shown.flights:
            self._ghosts.paint(surface, shown.state, shown.outcome)
            self._paint_foretold(surface, shown.state, shown.outcome)
        if shown.signs and not shown.choices:
            self._signs.paint(surface, shown, known, self._layout(shown.state).labels)
        if shown.look:
            self._look.paint(surface, shown.look, shown.hover)
        if shown.outlook:
            self._outlook.paint(surface, shown.outlook, len(shown.state.seats), shown.hover)
        if shown.preview:
            self._preview.paint(surface, shown.state, shown.preview)
        self._floating.paint_tip(surface, shown, self._spoken_of(shown))
        if shown.flights:
            self._flights.paint(surface, shown.flights)
        if shown.banner:
            self._banner.paint(surface, shown.banner)
        if shown.carried:
            self._carried.paint(surface, shown.carried)
        if shown.choices:
            self._overlay.choices(surface, shown.choices, shown.hover)
        if shown.bubble:
            self._overlay.bubble(surface, shown.bubble)
        self._floating.paint_help(surface, shown, self._about(shown))

    def renew_ambient(self, surface: pygame.Surface, shown: Shown) -> list[pygame.Rect]:
        """Draws the ambient motion anew on the last picture; the areas that changed, none under what floats above."""
        above = shown.flights or shown.banner or shown.carried or shown.choices or shown.bubble or shown.preview
        if above or shown.help or shown.outcome or not self.ambient or surface.get_size() != self._frame.size:
            return []
        if shown.tip or shown.look:  # they stay for long and may lie on the water: all is drawn again below them
            self.draw(surface, shown)
            return [surface.get_rect()]
        return self._ambient_of(shown.state).renew(surface, shown.state)

    def prepare(self) -> None:
        """Uses an idle moment to get ready for motions to come."""
        self._flights.prepare()

    def advance_ambient(self, seconds: float) -> bool:
        """Lets time pass for the ambient motion; True if it has to be drawn anew."""
        return self.ambient and self._ambient is not None and self._ambient.advance(seconds)

    def _ambient_of(self, state: Snapshot) -> Ambient:
        if self._ambient is None:
            laid = self._layout(state)
            self._ambient = Ambient(self._frame, self._sprites, laid.ground, laid.labels)
        return self._ambient

    def picks(self, shown: Shown) -> frozenset[Pick]:
        """Everything pickable while this is shown, wherever it lies."""
        return frozenset(self._picks(shown).known)

    def picks_at(self, pos: tuple[int, int], shown: Shown) -> list[Pick]:
        """Everything pickable under a window position, topmost first; of equals the one with the nearest middle."""
        floating = self._floating.picks_at(pos, shown, self._spoken_of(shown), self._about(shown))
        if floating:
            return floating
        if not shown.choices and (fixed := self._beside(pos, shown)):
            return fixed
        under = [spot for spot in self._picks(shown).spots if spot.contains(pos)]
        under.sort(key=lambda spot: (spot.rank, spot.distance(pos)))
        picks = list(dict.fromkeys(spot.pick for spot in under))
        return picks if len(picks) < 2 else [pick for pick in picks if pick.kind != Kind.SEA]

    def place(self, pick: Pick, shown: Shown) -> pygame.Rect | None:
        """Where a pick lies in the window, its middle on the thing itself; None if it is not shown now."""
        if pick.kind == TablePick.LINE:
            return next((each.rect.copy() for each in self.page(shown).entries if str(each.number) == pick.key), None)
        if shown.look and pick.kind == TablePick.LOOK:
            return self._look.place(pick, shown.look)
        if pick.kind in (TablePick.HELP, TablePick.TIP):
            return self._floating.place(pick, shown, self._spoken_of(shown), self._about(shown))
        spot = self._picks(shown).known.get(pick)
        return spot.rect.copy() if spot else None

    def page(self, shown: Shown) -> Page:
        """What is seen of the chronicle."""
        return self._column.page(shown)

    def topic_at(self, pos: tuple[int, int], shown: Shown) -> Pick:
        """What a help would be about at a window position, the table itself where nothing else is.

        Finer than `picks_at`: it knows single pieces and the parts of panels too, and looks through what floats.
        """
        return self.topics(shown).at(pos)

    def topics(self, shown: Shown) -> Topics:
        """The places help can speak of, among them the options of an open choice."""
        key = shown.state, shown.actions, shown.bar, shown.choices, shown.outlook
        if self._topics is None or self._topics[0] != key:
            spots = [*self._spots(shown), *topic_spots(self._frame, shown.state)]
            spots += self._top.topics(shown.state, shown.bar)
            spots += self._choices(shown) if shown.choices else []
            self._topics = key, Topics(spots)
        return self._topics[1]

    def cues(
        self,
        state: Snapshot,
        happened: Sequence[Happened],
        dropped: Released | None = None,
        reduced: bool = False,
        names: Mapping[str, str] | None = None,
    ) -> list[Cue[Snapshot]]:
        """The motions of what happened from `state` on; `dropped` = what a hand let go of, `names` by colour."""
        where = Whereabouts(self._frame, self._layout(state).labels, state)
        tell = partial(deed, self._text, names=names or {}, colours=state.seats)
        return cues(state, happened, where, dropped, reduced, tell)

    def _painted(self, shown: Shown) -> pygame.Surface:
        """The finished picture without what floats above it."""
        ring = shown.state.boards, shown.state.islands
        if self._board is None or self._ring != ring:
            self._board, self._ring = draw_board(self._frame, self._sprites, *ring), ring
            self._scene = None
        if self._scene is None or self._empty is None:
            self._empty = self._furnished(self._board, shown.state)
            self._scene = self._empty.copy()
            for part in self._parts:
                part.painted = None
        for part in self._parts:
            key = part.key(shown)
            if part.painted != key:
                self._paint(part, shown, self._scene, self._empty)
                part.painted = key
        return self._scene

    def _furnished(self, board: pygame.Surface, state: Snapshot) -> pygame.Surface:
        """The board with all that never changes while a game is played: name plates and bars."""
        empty = board.copy()
        for label in self._layout(state).labels:
            draw_plate(empty, self._frame.on_table, self._fonts, label)
        for bar in (self._frame.top, self._frame.bottom):
            panel(empty, bar, BAR, 230, 0)
        return empty

    @staticmethod
    def _paint(part: Part, shown: Shown, scene: pygame.Surface, board: pygame.Surface) -> None:
        scene.set_clip(part.rect)
        scene.blit(board, part.rect, part.rect)
        part.paint(scene, shown)
        scene.set_clip(None)

    def _paint_table(self, surface: pygame.Surface, shown: Shown) -> None:
        laid = self._layout(shown.state)
        known = self._picks(shown).known
        self._barred.under(surface, shown.state)
        self._table.paint(surface, shown, laid.ground, laid.labels, known)
        self._barred.over(surface, shown.state, known, laid.labels)
        self._foretold.paint(surface, shown.state)
        draw_edge(surface, self._frame, shown.state.actor)

    def _paint_foretold(self, surface: pygame.Surface, state: Snapshot, outcome: Snapshot) -> None:
        """What an outcome leads to later: the opponent's shrine, and the island blocked then."""
        if outcome.shrine_due != state.shrine_due:
            self._foretold.paint(surface, outcome)
        if outcome.barred and outcome.barred != state.barred:
            self._barred.ghost(surface, state, outcome.barred)

    def _layout(self, state: Snapshot) -> Laid:
        boards, ring = key = state.boards, state.islands
        if self._laid is None or self._laid.key != key:
            ground = Ground(self._frame, boards, ring)
            self._laid = Laid(key, ground, make_labels(self._frame.on_table, self._fonts, self._text, ring))
        return self._laid

    def _picks(self, shown: Shown) -> Pickables:
        key = shown.choices, shown.state, shown.actions, shown.bar, shown.outlook
        for pickables in self._pickables:
            if pickables.key == key:
                return pickables
        spots = tuple(self._asking(shown) if shown.choices else self._spots(shown))
        known: dict[Pick, Spot] = {}
        for spot in spots:
            known.setdefault(spot.pick, spot)
        pickables = Pickables(key, spots, known)
        self._pickables = (pickables, *self._pickables[:1])
        return pickables

    def _spoken_of(self, shown: Shown) -> Mapping[Pick, Spot]:
        """What can be picked, and what a tip speaks of besides."""
        known, tip = self._picks(shown).known, shown.tip
        others = [pick for pick in (tip.about, *tip.also) if pick not in known] if tip else []
        found = {pick: self.topics(shown).place_of(pick, None) or self._ground_of(pick, known) for pick in others}
        return {**known, **{pick: spot for pick, spot in found.items() if spot}} if found else known

    @staticmethod
    def _ground_of(pick: Pick, known: Mapping[Pick, Spot]) -> Spot | None:
        """The island of novices that are not those of the order to act."""
        return known.get(Pick(Kind.ISLAND, pick.key)) if pick.kind in (Kind.NOVICE, Kind.RESTING) else None

    def _beside(self, pos: tuple[int, int], shown: Shown) -> list[Pick]:
        """What lies on the bar of looking back or in the chronicle."""
        on_bar = self._look.picks_at(pos, shown.look) if shown.look else []
        return on_bar or self._column.picks_at(pos, shown)

    def _about(self, shown: Shown) -> Spot | None:
        """The place an open help is about."""
        return self.topics(shown).place_of(shown.help.about, shown.help.at) if shown.help else None

    def _choices(self, shown: Shown) -> list[Spot]:
        assert shown.choices is not None
        return list(choice_spots(self._frame, self._fonts, shown.choices))

    def _asking(self, shown: Shown) -> list[Spot]:
        """What can be pressed while a question is open: its options, and off its plate the buttons."""
        assert shown.choices is not None
        plate = choices_rect(self._frame, self._fonts, shown.choices)
        below = [
            replace(spot, rank=PIECE)
            for spot in self._spots(shown)
            if spot.pick.kind in (TablePick.ACTION, TablePick.BAR)
        ]
        return [*self._choices(shown), boxed(Pick(TablePick.QUESTION), BUTTON, plate, self._frame.px(12)), *below]

    def _spots(self, shown: Shown) -> list[Spot]:
        frame, state = self._frame, shown.state
        laid = self._layout(state)
        spots = list(table_spots(frame, laid.ground, state))
        for label in laid.labels:
            spots += label.spots(frame, state.favours_left(label.island))
        spots += panel_spots(frame, state)
        spots += sidebar.sidebar_spots(frame)
        spots += action_bar_spots(frame, self._fonts, state, shown.actions)
        spots += self._top.spots(state, shown.bar)
        spots += outlook_spots(frame, shown.outlook, len(state.seats)) if shown.outlook else ()
        return spots
