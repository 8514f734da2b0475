"""Where everything lies that can be pointed at or spoken of, on the whole table and as a lens shows it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

import pygame

from luna.core.intent import Pick
from luna.games.rivers.picks.kinds import Kind
from luna.games.rivers.rules.constants import CELL_NAMES, EMPTY, NOWHERE
from luna.games.rivers.view.frame import Frame
from luna.games.rivers.view.paint.hand import bar_spots
from luna.games.rivers.view.paint.panels import free_below, panel_spots
from luna.games.rivers.view.paint.topbar import TopBar
from luna.games.rivers.view.places import beside_spots, map_spots
from luna.games.rivers.view.sides import fought_over, way_off
from luna.games.rivers.view.snapshot import Snapshot
from luna.ui.pictures.assets import Fonts
from luna.ui.pictures.outlines import Outline, bounds
from luna.ui.table.asking import Asking
from luna.ui.table.free_place import Taken
from luna.ui.table.lens import Camera, Lens
from luna.ui.table.lens_mark import LensMark
from luna.ui.table.picks import TABLE
from luna.ui.table.question import off_edges
from luna.ui.table.seen_places import SeenPlaces
from luna.ui.table.shown import Shown
from luna.ui.table.sidebar import sidebar_spots
from luna.ui.table.spot import BUTTON, PIECE, Pickables, Spot, boxed


class Things:
    """All of them, found for the whole table once for what is shown; a lens only changes where they are seen."""

    def __init__(self, frame: Frame, top: TopBar, fonts: Fonts, lens: Lens) -> None:
        self._frame, self._top, self._fonts, self.lens = frame, top, fonts, lens
        self.mark, self.seen_places = LensMark(frame, fonts), SeenPlaces(lens)
        self.asking = Asking(frame.tellings, fonts, lens, self._round_question)
        self._kept: tuple[Pickables, ...] = ()  # two: while something is carried, picture and truth differ
        self._topics: Pickables | None = None
        self._taken: tuple[object, Taken] | None = None

    def pickables(self, shown: Shown) -> Pickables:
        """What can be picked."""
        view = self.lens.seen if shown.choices else None  # a question lies where the lens looks
        key = shown.choices, shown.state, shown.actions, shown.bar, view
        for pickables in self._kept:
            if pickables.key == key:
                return pickables
        pickables = Pickables.of(key, self._asked(shown) if shown.choices else self._spots(shown))
        self._kept = (pickables, *self._kept[:1])
        return pickables

    def _asked(self, shown: Shown) -> Iterator[Spot]:
        """What answers a question."""
        return self.asking.spots(shown, self.known(shown.unasked, self.lens.seen))

    def known(self, shown: Shown, camera: Camera) -> Mapping[Pick, Spot]:
        """Where what can be picked is seen by a camera."""
        known = self.pickables(shown).known
        return known if shown.choices else self.seen_places.all(known, camera)

    def told_of(self, shown: Shown) -> Mapping[Pick, Spot]:
        """Where what a deed is about is seen, or would be."""
        assert shown.deed is not None
        found = {pick: self.seen(pick, shown, self.lens.seen) for pick in shown.deed.about}
        return {pick: spot for pick, spot in found.items() if spot}

    def topics(self, shown: Shown) -> Pickables:
        """What help can speak of, among them the answers to an open question."""
        key = shown.choices, shown.state, shown.actions, shown.bar
        if self._topics is None or self._topics.key != key:
            choices = self.asking.answers(shown) if shown.choices else ()
            told = (*self._marker(shown.state), *self._top.topics(shown.state, shown.bar))
            spots = (*choices, *told, *self._spots(shown))
            self._topics = Pickables.of(key, spots)
        return self._topics

    def topic_at(self, pos: tuple[int, int], shown: Shown) -> Pick:
        """The topmost of them at a point, the table itself where nothing else is."""
        if shown.lens and self.mark.rect(shown.lens).collidepoint(pos):
            return shown.lens.pick
        asked = shown.choices is not None and self.asking.rect(shown).collidepoint(pos)
        at = pos if asked else self.seen_places.on_whole(pos)
        under = sorted(self.topics(shown).spots.under(at), key=lambda spot: (spot.rank, spot.distance(at)))
        return next((spot.pick for spot in under), TABLE)

    def seen(self, pick: Pick, shown: Shown, camera: Camera) -> Spot | None:
        """Where a thing is seen by a camera, also one that only help can speak of; None if it is not shown now."""
        if spot := self.known(shown, camera).get(pick):
            return spot
        topic = None if shown.choices else self.topics(shown).known.get(pick)
        return self.seen_places.one(topic, camera) if topic else None

    def about(self, shown: Shown) -> Spot | None:
        """The place an open help is about."""
        if shown.help is None:
            return None
        if shown.lens and shown.help.about == shown.lens.pick:
            return boxed(shown.lens.pick, BUTTON, mark := self.mark.rect(shown.lens), mark.h / 2)
        spot = self.topics(shown).known.get(shown.help.about)
        return self.seen_places.one(spot, self.lens.seen) if spot and not shown.choices else spot

    def taken(self, shown: Shown) -> Taken:
        """What is taken of the table: all but empty cells and the country round the map.

        Cells that would take the piece in the hand better stay free too.
        """
        state: Snapshot = shown.state
        key = state, self.lens.seen, shown.targets
        if self._taken is None or self._taken[0] != key:
            self._taken = key, self._taken_of(self._frame.table, state, shown.targets)
        return self._taken[1]

    def _taken_of(self, room: pygame.Rect, state: Snapshot, targets: frozenset[Pick] = frozenset()) -> Taken:
        spots = list(self._on_table(state))
        bare = [_is_bare(state, spot) for spot in spots]
        things = self._outlines(spot for spot, free in zip(spots, bare, strict=True) if not free)
        goals = self._outlines(spot for spot, free in zip(spots, bare, strict=True) if free and spot.pick in targets)
        return Taken(room, things, goals)

    def _outlines(self, spots: Iterable[Spot]) -> list[Outline]:
        seen = (self.seen_places.one(spot, self.lens.seen) for spot in spots)
        return [outline for spot in seen for outline in spot.hit]

    def _round_question(self, shown: Shown) -> tuple[Taken, list[pygame.Rect]]:
        """A question lies off what it asks about, and off all that counts in a conflict."""
        assert shown.choices is not None
        known = self.known(shown.unasked, self.lens.seen)
        asked = [bounds(known[pick].lit) for pick in shown.choices.about if pick in known]
        taken = self._taken_of(off_edges(self._frame, self._frame.table), shown.state)
        return taken, [*asked, *_counted(shown.state, known)]

    def _marker(self, state: Snapshot) -> Iterator[Spot]:
        """The join marker, which lies on a tile that is picked with its cell."""
        if state.join != NOWHERE:
            cell = self._frame.cell(state.join)
            yield boxed(Pick(Kind.MARKER), PIECE, cell.inflate(-cell.w // 2, -cell.h // 2), self._frame.px(4))

    def _spots(self, shown: Shown) -> Iterator[Spot]:
        frame, state = self._frame, shown.state
        yield from self._on_table(state)
        yield from panel_spots(frame, state)
        yield from sidebar_spots(frame.column, free_below(frame, len(state.seats)))
        yield from bar_spots(frame, self._fonts, state, shown.actions)
        yield from self._top.spots(state, shown.bar)

    def _on_table(self, state: Snapshot) -> Iterator[Spot]:
        yield from map_spots(self._frame, state)
        yield from beside_spots(self._frame, state)


def _counted(state: Snapshot, known: Mapping[Pick, Spot]) -> Iterator[pygame.Rect]:
    """What counts in a conflict under way: tiles, leaders with their heads, numbers and what was laid down."""
    for cell in fought_over(state):
        yield bounds(known[Pick(Kind.CELL, CELL_NAMES[cell])].lit)
    for side in state.conflict.sides if state.conflict else ():
        stands, (across, down) = bounds(known[Pick(Kind.CELL, CELL_NAMES[side.leader])].lit), way_off(state, side)
        yield stands.move(0, -stands.h // 3)
        yield stands.move(across * stands.w, down * stands.h)


def _is_bare(state: Snapshot, spot: Spot) -> bool:
    """Whether nothing lies on a cell."""
    return spot.pick.kind == Kind.CELL and state.cells[CELL_NAMES.index(spot.pick.key)] == EMPTY
