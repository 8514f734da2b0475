"""Where everything lies that can be pointed at or spoken of, on the whole table and as a lens shows it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import partial

import pygame

from luna.core.intent import Pick
from luna.games.luna.picks.kinds import Kind
from luna.games.luna.view.geometry.frame import Frame
from luna.games.luna.view.geometry.outlook import outlook_spots, outlook_topic
from luna.games.luna.view.geometry.panels import free_below
from luna.games.luna.view.geometry.spots import table_spots
from luna.games.luna.view.geometry.topics import Topics, topic_spots
from luna.games.luna.view.paint.action_bar import action_bar_spots
from luna.games.luna.view.paint.panels import panel_spots
from luna.games.luna.view.paint.topbar import TopBar
from luna.games.luna.view.tabletop import Tabletop, names
from luna.ui.pictures.assets import Fonts
from luna.ui.pictures.outlines import Outline
from luna.ui.table.asking import Asking
from luna.ui.table.free_place import Taken
from luna.ui.table.lens import Camera, Lens
from luna.ui.table.lens_mark import LensMark
from luna.ui.table.picks import TablePick
from luna.ui.table.question import EDGE, off_edges
from luna.ui.table.seen_places import SeenPlaces
from luna.ui.table.shown import Shown
from luna.ui.table.sidebar import sidebar_spots
from luna.ui.table.spot import BUTTON, SEA, Pickables, Spot, boxed

Goals = Callable[[Sequence[Spot], Sequence[Spot]], Sequence[Spot]]
"""What of some things somebody decides by, told also which land there is."""
BARE = frozenset((Kind.PATH,))
"""Ground on which nothing of the game is but the things that lie on it."""


class Things:
    """All of them, found for the whole table once for what is shown; a lens only changes where they are seen."""

    def __init__(self, frame: Frame, whole: Tabletop, top: TopBar, fonts: Fonts, lens: Lens) -> None:
        self._frame, self._whole, self._top, self._fonts, self.lens = frame, whole, top, fonts, lens
        self.asking = Asking(frame.tellings, fonts, lens, self._round_question)
        self.mark = LensMark(frame, fonts)
        self._pickables: tuple[Pickables, ...] = ()  # two: while something is carried, picture and truth differ
        self.seen_places = SeenPlaces(lens)
        self._taken: tuple[object, Taken] | None = None
        self._topics: tuple[object, Topics] | None = None

    def known(self, shown: Shown, camera: Camera) -> Mapping[Pick, Spot]:
        """Where things are seen by a camera."""
        known = self.pickables(shown).known
        return known if shown.choices else self.seen_places.all(known, camera)

    def pickables(self, shown: Shown) -> Pickables:
        """What can be picked, as it lies on the whole table."""
        favours = frozenset(pick.key for pick in shown.targets if pick.kind == Kind.FAVOUR)
        view = self.lens.seen if shown.choices else None  # a question lies where the lens looks
        key = shown.choices, shown.state, shown.actions, shown.bar, shown.outlook, favours, view
        for pickables in self._pickables:
            if pickables.key == key:
                return pickables
        pickables = Pickables.of(key, self._asked(shown) if shown.choices else self._unasked(shown, favours))
        self._pickables = (pickables, *self._pickables[:1])
        return pickables

    def _asked(self, shown: Shown) -> Iterator[Spot]:
        """What answers a question."""
        return self.asking.spots(shown, self.known(shown.unasked, self.lens.seen))

    def _unasked(self, shown: Shown, favours: Collection[str]) -> Iterator[Spot]:
        """All else, and where one of some favours is meant by what is carried: by the name of its island too."""
        yield from self._spots(shown)
        for label in self._whole.layout(shown.state).labels:
            if label.island in favours:
                yield label.zone(self._frame, shown.state.favours_left(label.island))

    def told_of(self, shown: Shown) -> Mapping[Pick, Spot]:
        """Where what a deed is about is seen, or would be: of a tile on the path not the field to which it will go."""
        assert shown.deed is not None
        found = {pick: self.seen(pick, shown, self.lens.seen) for pick in shown.deed.about}
        places = {pick: spot for pick, spot in found.items() if spot}
        return {pick: places[pick] for pick in lying(places, places)}

    def topics(self, shown: Shown) -> Topics:
        """The places help can speak of, among them the options of an open choice."""
        coming = shown.preview.figures if shown.preview else {}
        key = shown.state, shown.actions, shown.bar, shown.choices, shown.outlook, coming
        if self._topics is None or self._topics[0] != key:
            spots = [*self._spots(shown), *topic_spots(self._frame, shown.state, coming)]
            spots += self._top.topics(shown.state, shown.bar)
            spots += self.asking.answers(shown) if shown.choices else ()
            if shown.outlook:
                spots.append(outlook_topic(self._frame, shown.outlook, len(shown.state.seats)))
            self._topics = key, Topics(spots)
        return self._topics[1]

    def seen(self, pick: Pick, shown: Shown, camera: Camera) -> Spot | None:
        """Where a thing is seen by a camera, also one that only help can speak of; None if it is not shown now."""
        if spot := self.known(shown, camera).get(pick):
            return spot
        topic = None if shown.choices else self.topics(shown).place_of(pick, None)
        return self.seen_places.one(topic, camera) if topic else None

    def spoken_of(self, shown: Shown, camera: Camera) -> Mapping[Pick, Spot]:
        """Where things are seen by a camera, and what a tip speaks of besides."""
        known, tip = self.known(shown, camera), shown.tip
        others = [pick for pick in (tip.about, *tip.also) if pick not in known] if tip else []
        found = {pick: self.topics(shown).place_of(pick, None) or self._ground_of(pick, shown) for pick in others}
        seen = {pick: self.seen_places.one(spot, camera) for pick, spot in found.items() if spot}
        return {**known, **seen} if seen else known

    def _ground_of(self, pick: Pick, shown: Shown) -> Spot | None:
        """The island of novices that are not those of the order to act."""
        novices = pick.kind in (Kind.NOVICE, Kind.RESTING)
        return self.pickables(shown).known.get(Pick(Kind.ISLAND, pick.key)) if novices else None

    def taken(self, shown: Shown, camera: Camera) -> Taken:
        """What is taken of the table, as a camera shows it, and the column left of it: no sea, no closed fields."""
        key = self.topics(shown), camera, shown.targets, shown.hover, shown.carried and shown.carried.source
        if self._taken is None or self._taken[0] != key:
            self._taken = key, self._taken_of(self._open_room(), shown, camera, partial(_decided_by, shown))
        return self._taken[1]

    def _taken_of(self, room: pygame.Rect, shown: Shown, camera: Camera, goals: Goals, free: str = "") -> Taken:
        """What is taken of a room but by closed fields and by what is `free` besides."""
        land = self._whole.layout(shown.state).ground.land
        things = [spot for spot in self.topics(shown).spots if spot.rank < SEA]
        there = [spot for spot in things if room.collidepoint(spot.rect.center)]
        there = [spot for spot in there if spot.pick.kind not in (Kind.CLOSED_BOARD, free)]
        bare = [spot for spot in there if spot in land or spot.pick.kind in BARE]
        others = [spot for spot in there if spot not in bare]
        return Taken(room, *(self._outlines(spots, camera) for spots in (others, bare, goals(there, land))))

    def _open_room(self) -> pygame.Rect:
        """The table and the column left of it, without the edge of the window: what lies there would look cut off."""
        room, edge = self._frame.table.union(self._frame.left), self._frame.px(EDGE)
        return pygame.Rect(room.x + edge, room.y, room.w - edge, room.h)

    def _outlines(self, spots: Iterable[Spot], camera: Camera) -> list[Outline]:
        return [outline for spot in spots for outline in self.seen_places.one(spot, camera).hit]

    def about(self, shown: Shown) -> Spot | None:
        """The place an open help is about."""
        if shown.help is None:
            return None
        if shown.lens and shown.help.about == shown.lens.pick:
            return boxed(shown.lens.pick, BUTTON, mark := self.mark.rect(shown.lens), mark.h / 2)
        at = self.seen_places.on_whole(shown.help.at) if shown.help.at and not shown.choices else shown.help.at
        spot = self.topics(shown).place_of(shown.help.about, at)
        return self.seen_places.one(spot, self.lens.seen) if spot and not shown.choices else spot

    def _round_question(self, shown: Shown) -> tuple[Taken, list[pygame.Rect]]:
        """A question lies off what it asks about and off names, maybe on the chronicle, which tells nothing new now."""
        assert shown.choices is not None
        beside, camera = shown.unasked, self.lens.seen
        labels = (label.through(camera) for label in self._whole.layout(shown.state).labels)
        room = off_edges(self._frame, self._frame.table.union(self._frame.left))
        asked = partial(_asked_about, _grounds(shown.choices.about))
        taken = self._taken_of(room, beside, camera, asked, TablePick.CHRONICLE)
        return taken, list(names(labels, self.known(beside, camera)))

    def _spots(self, shown: Shown) -> list[Spot]:
        frame, state = self._frame, shown.state
        laid = self._whole.layout(state)
        spots = list(table_spots(frame, laid.ground, state))
        for label in laid.labels:
            spots += label.spots(frame, state.favours_left(label.island))
        spots += panel_spots(frame, state)
        spots += sidebar_spots(frame.column, free_below(frame, len(state.seats), state.solo))
        spots += action_bar_spots(frame, self._fonts, state, shown.actions)
        spots += self._top.spots(state, shown.bar)
        spots += outlook_spots(frame, shown.outlook, len(state.seats)) if shown.outlook else ()
        return spots


def _decided_by(shown: Shown, things: Sequence[Spot], land: Sequence[Spot]) -> list[Spot]:
    """Where the piece in the hand may go, where it is now and comes from, and the islands that these are on."""
    here = {shown.hover, shown.carried and shown.carried.source}
    middles = [spot.rect.center for spot in things if spot.pick in here]
    grounds = [spot for spot in land if any(map(spot.contains, middles))]
    return [*grounds, *(spot for spot in things if spot.pick in here | shown.targets)]


def _asked_about(about: Collection[Pick], things: Sequence[Spot], land: Sequence[Spot]) -> list[Spot]:
    """What a question is about, of islands not the ground but all that is on it."""
    islands = [spot for spot in land if spot.pick in about]
    things = [spot for spot in things if spot not in land]
    return [
        spot for spot in things if spot.pick in about or any(island.contains(spot.rect.center) for island in islands)
    ]


def _grounds(about: Iterable[Pick]) -> set[Pick]:
    """Things with the islands that novices among them are on."""
    picks = set(about)
    return picks | {Pick(Kind.ISLAND, pick.key) for pick in picks if pick.kind in (Kind.NOVICE, Kind.RESTING)}


def lying(about: Collection[Pick], known: Mapping[Pick, Spot]) -> frozenset[Pick]:
    """What something is about, of a tile on the path not also the field to which it will go."""
    return frozenset(pick for pick in about if pick.kind != Kind.FIELD or Pick(Kind.TILE, pick.key) not in known)
