"""Where everything lies that can be pointed at or spoken of, on the whole table and as a lens shows it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import replace

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
from luna.ui.pictures.outlines import Outline, bounds
from luna.ui.table.free_place import Taken
from luna.ui.table.lens import Camera, Lens
from luna.ui.table.lens_mark import LensMark
from luna.ui.table.overlay import EDGE, Popup, choice_spots, popup
from luna.ui.table.picks import TablePick
from luna.ui.table.seen_places import SeenPlaces
from luna.ui.table.shown import Shown
from luna.ui.table.sidebar import sidebar_spots
from luna.ui.table.spot import BUTTON, PIECE, SEA, Pickables, Spot, boxed

ABOUT: Mapping[str, frozenset[str]] = {
    Kind.BOARD: frozenset((Kind.FIELD, Kind.TILE)),
    Kind.SEAT: frozenset((Kind.COUNCIL, Kind.SEAT)),
}
"""By what the temple and the council consist of: what a question about them is about, for whose answer all of them is
looked at."""


BARE = frozenset((Kind.PATH, Kind.PIER))
"""Ground on which nothing of the game is but the things that lie on it."""


class Things:
    """All of them, found for the whole table once for what is shown; a lens only changes where they are seen."""

    def __init__(
        self,
        frame: Frame,
        whole: Tabletop,
        top: TopBar,
        fonts: Fonts,
        lens: Lens,
        spoken: Callable[[Shown], pygame.Rect | None],
    ) -> None:
        """`spoken` = where what the game says lies."""
        self._frame, self._whole, self._top, self._fonts, self.lens = frame, whole, top, fonts, lens
        self._spoken = spoken
        self.mark = LensMark(frame, fonts)
        self._pickables: tuple[Pickables, ...] = ()  # two: while something is carried, picture and truth differ
        self.seen_places = SeenPlaces(lens)
        self._taken: tuple[object, Taken] | None = None
        self._topics: tuple[object, Topics] | None = None
        self._question: tuple[object, Popup] | None = None

    def known(self, shown: Shown, camera: Camera) -> Mapping[Pick, Spot]:
        """Where things are seen by a camera."""
        known = self.pickables(shown).known
        return known if shown.choices else self.seen_places.all(known, camera)

    def pickables(self, shown: Shown) -> Pickables:
        """What can be picked, as it lies on the whole table."""
        key = shown.choices, shown.state, shown.actions, shown.bar, shown.outlook
        for pickables in self._pickables:
            if pickables.key == key:
                return pickables
        pickables = Pickables.of(key, self._asking(shown) if shown.choices else self._spots(shown))
        self._pickables = (pickables, *self._pickables[:1])
        return pickables

    def told_of(self, shown: Shown) -> frozenset[Pick]:
        """What a deed is about, as far as it is in sight."""
        assert shown.deed is not None
        return self.seen_places.in_sight(shown.deed.about, self.pickables(shown).known, self.lens.seen)

    def topics(self, shown: Shown) -> Topics:
        """The places help can speak of, among them the options of an open choice."""
        coming = shown.preview.figures if shown.preview else {}
        key = shown.state, shown.actions, shown.bar, shown.choices, shown.outlook, coming
        if self._topics is None or self._topics[0] != key:
            spots = [*self._spots(shown), *topic_spots(self._frame, shown.state, coming)]
            spots += self._top.topics(shown.state, shown.bar)
            spots += self._choices(shown) if shown.choices else []
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
            self._taken = key, self._taken_of(self._open_room(), shown, camera)
        return self._taken[1]

    def _taken_of(self, room: pygame.Rect, shown: Shown, camera: Camera) -> Taken:
        land = self._whole.layout(shown.state).ground.land
        things = [spot for spot in self.topics(shown).spots if spot.rank < SEA and spot.pick.kind != Kind.CLOSED_BOARD]
        there = [spot for spot in things if room.collidepoint(spot.rect.center)]
        bare = [spot for spot in there if spot in land or spot.pick.kind in BARE]
        others = [spot for spot in there if spot not in bare]
        return Taken(
            room, *(self._outlines(spots, camera) for spots in (others, bare, _decided_by(shown, there, land)))
        )

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

    def question(self, shown: Shown) -> Popup:
        """A question lies off what it asks about and what is looked at for an answer, then off names and the temple.

        It may lie on the card, which tells nothing new meanwhile, but not on what the game says.
        """
        assert shown.choices is not None
        beside, camera = replace(shown, choices=None), self.lens.seen
        spoken = self._spoken(shown)
        key = shown.choices, self.topics(beside), camera, spoken and tuple(spoken)
        if self._question is None or self._question[0] != key:
            known, about = self.known(beside, camera), _grounds(shown.choices.about)
            bare = [bounds(known[pick].lit) for pick in about if pick in known] + ([spoken] if spoken else [])
            asked = [*bare, *names((label.through(camera) for label in self._whole.layout(shown.state).labels), known)]
            fields = [bounds(spot.lit) for pick, spot in known.items() if pick.kind == Kind.FIELD]
            temple = [fields[0].unionall(fields[1:])] if fields else []
            needed = self._needed({pick.kind for pick in about}, beside, camera)
            first = [[off + needed + temple, off + needed] for off in (asked, bare)] if needed else []
            attempts = *first, [asked + temple, asked]
            room = self._frame.table.unionall([self._frame.left, self._frame.right]).inflate(-2 * self._frame.px(6), 0)
            taken = self._taken_of(room, beside, camera)
            self._question = key, popup(self._frame.smaller(), self._fonts, shown.choices, taken, *attempts)
        return self._question[1]

    def _needed(self, kinds: Collection[str], shown: Shown, camera: Camera) -> list[pygame.Rect]:
        """Where the temple and the seats of the council are seen, as far as a question is about such `kinds`."""
        spots, found = self.topics(shown).spots, list[pygame.Rect]()
        for part in (part for part, about in ABOUT.items() if about.intersection(kinds)):
            first, *others = [
                bounds(self.seen_places.one(each, camera).lit) for each in spots if each.pick.kind == part
            ]
            found.append(first.unionall(others))
        return found

    def _choices(self, shown: Shown) -> list[Spot]:
        assert shown.choices is not None
        placed = self.question(shown)
        return list(choice_spots(placed.frame, self._fonts, shown.choices, placed.rect))

    def _asking(self, shown: Shown) -> list[Spot]:
        """What can be pressed while a question is open: its options, and off its plate the buttons."""
        assert shown.choices is not None
        plate = self.question(shown).rect
        below = [
            replace(spot, rank=PIECE)
            for spot in self._spots(shown)
            if spot.pick.kind in (TablePick.ACTION, TablePick.BAR)
        ]
        return [*self._choices(shown), boxed(Pick(TablePick.QUESTION), BUTTON, plate, self._frame.px(12)), *below]

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


def _grounds(about: Iterable[Pick]) -> set[Pick]:
    """Things with the islands that novices among them are on."""
    picks = set(about)
    return picks | {Pick(Kind.ISLAND, pick.key) for pick in picks if pick.kind in (Kind.NOVICE, Kind.RESTING)}


def lying(about: Collection[Pick], known: Mapping[Pick, Spot]) -> frozenset[Pick]:
    """What something is about, of a tile on the path not also the field to which it will go."""
    return frozenset(pick for pick in about if pick.kind != Kind.FIELD or Pick(Kind.TILE, pick.key) not in known)
