"""The table itself as one camera shows it: where all lies in the window, its ground and what stands on it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial

import pygame

from luna.core.intent import Pick
from luna.games.luna.picks.kinds import Kind
from luna.games.luna.view.geometry.frame import Frame
from luna.games.luna.view.geometry.spots import Ground
from luna.games.luna.view.motion.ambient import Ambient
from luna.games.luna.view.motion.flights import FlightPainter
from luna.games.luna.view.paint.barred import BarredPainter
from luna.games.luna.view.paint.carried import CarriedPainter
from luna.games.luna.view.paint.foretold import ForetoldPainter
from luna.games.luna.view.paint.ghosts import GhostPainter
from luna.games.luna.view.paint.labels import Label, draw_plate, make_labels, writing
from luna.games.luna.view.paint.numbers import counts, numbers
from luna.games.luna.view.paint.preview import PreviewPainter
from luna.games.luna.view.paint.relations import RelationPainter
from luna.games.luna.view.paint.seats import value_plates
from luna.games.luna.view.paint.signs import SignPainter
from luna.games.luna.view.paint.table import TablePainter
from luna.games.luna.view.parts import Laid
from luna.games.luna.view.snapshot import Snapshot
from luna.ui.pictures import lights
from luna.ui.pictures.assets import Fonts, Sprites
from luna.ui.pictures.draw import Bodies, blit_all, kept
from luna.ui.pictures.outlines import Outline, bounds, encloses
from luna.ui.table.lens import WHOLE, Camera
from luna.ui.table.shown import Shown, Sign
from luna.ui.table.spot import Spot

GLOW = 30
"""How far light reaches from its line, in logical px."""


class Tabletop:
    """All that paints on the table in one scale; `frame` is that of the whole table, `camera` what is seen of it."""

    def __init__(
        self,
        frame: Frame,
        sprites: Sprites,
        fonts: Fonts,
        text: Callable[..., str],
        camera: Camera = WHOLE,
        age: float = 0.0,
    ) -> None:
        """`age` = for how many seconds things have moved by themselves."""
        self._whole, self._sprites, self._fonts, self._text, self._age = frame, sprites, fonts, text, age
        self.camera = camera
        self.frame = frame if camera == WHOLE else frame.through(camera)
        self._laid: Laid | None = None
        self._spared: tuple[Mapping[Pick, Sign], Snapshot, tuple[pygame.Rect, ...]] | None = None
        self._numbers: tuple[Snapshot, tuple[list[pygame.Rect], list[pygame.Rect]]] | None = None
        self._ambient: Ambient | None = None
        self._pieces = TablePainter(self.frame.on_table, sprites, fonts)
        self._ghosts = GhostPainter(self.frame.on_table, sprites, fonts)
        self._barred = BarredPainter(self.frame.on_table)
        self._foretold = ForetoldPainter(self.frame.on_table, sprites)
        self._relations = RelationPainter(self.frame.on_table)
        self._signs = SignPainter(self.frame, fonts)
        self.carried = CarriedPainter(self.frame, sprites, fonts)
        self.preview = PreviewPainter(self.frame, sprites, fonts, text)
        self.flights = FlightPainter(self.frame, sprites, fonts)

    def layout(self, state: Snapshot) -> Laid:
        """What stays in its place while a game is played; names have the rows they have on the whole table."""
        boards, ring = key = state.boards, state.islands
        if self._laid is None or self._laid.key != key:
            labels = make_labels(self._whole.on_table, self._fonts, self._text, ring)
            seen = tuple(label.through(self.camera) for label in labels)
            self._laid = Laid(key, Ground(self.frame, boards, ring), seen)
        return self._laid

    def through(self, camera: Camera, sprites: Sprites, before: Tabletop) -> Tabletop:
        """The same table as another camera shows it; what moves by itself goes on as it was `before`."""
        return Tabletop(self._whole, sprites, self._fonts, self._text, camera, before.age)

    def ambient(self, state: Snapshot) -> Ambient:
        """What moves by itself."""
        if self._ambient is None:
            laid = self.layout(state)
            self._ambient = Ambient(self.frame, self._sprites, laid.ground, laid.labels, self._age)
        return self._ambient

    @property
    def age(self) -> float:
        """For how many seconds things have moved by themselves."""
        return self._ambient.seconds if self._ambient else self._age

    def grow_to(self, age: float) -> None:
        """What moves by itself goes on where it was seen last."""
        self._age, self._ambient = age, None

    def advance(self, seconds: float) -> bool:
        """Lets time pass for what moves by itself; True if it has to be drawn anew."""
        return self._ambient is not None and self._ambient.advance(seconds)

    def furnish(self, surface: pygame.Surface, state: Snapshot) -> None:
        """Draws name plates on the board."""
        for label in self.layout(state).labels:
            draw_plate(surface, self.frame.on_table, self._fonts, label)

    def paint(self, surface: pygame.Surface, shown: Shown, known: Mapping[Pick, Spot]) -> None:
        """Draws what stands on the board and what is lit; `known` = where things are seen."""
        laid = self.layout(shown.state)
        names = kept(surface, [label.plate for label in laid.labels])
        self._barred.under(surface, shown.state)
        self._pieces.paint_land(surface, shown, known)
        blit_all(surface, names)  # light and the chain of an island lie behind them
        self._pieces.paint(surface, shown, laid.ground, laid.labels, known)
        self._barred.over(surface, shown.state, known)
        self._foretold.paint(surface, shown.state)

    def hint(self, surface: pygame.Surface, shown: Shown, known: Mapping[Pick, Spot]) -> None:
        """Draws what helps to decide: ghosts of an outcome, what belongs to the thing pointed at, signs at targets."""
        if shown.outcome and not shown.flights:
            self.foretell(surface, shown.state, shown.outcome)
        if shown.related:
            self._relations.paint(surface, shown.hover, shown.related, known, partial(self.standing, shown.state))
        if shown.signs and not shown.choices:
            self._signs.paint(surface, shown, known, self.layout(shown.state).labels)

    def sign_at(self, pos: tuple[int, int], shown: Shown) -> Pick | None:
        """The target whose sign lies at a point of the window."""
        return self._signs.at(pos, shown) if shown.signs and not shown.choices else None

    def spared(self, shown: Shown, known: Mapping[Pick, Spot]) -> tuple[pygame.Rect, ...]:
        """What a text of the moment leaves free: names and signs at targets, and all targets but islands."""
        kept = self._spared
        if kept is None or kept[:2] != (shown.signs, shown.state):
            labels = self.layout(shown.state).labels
            signs = self._signs.places(shown, known, labels)
            targets = (known[pick].rect for pick in shown.signs if pick in known and pick.kind != Kind.ISLAND)
            self._spared = kept = shown.signs, shown.state, (*signs.values(), *targets, *names(labels, known))
        return kept[2]

    def foretell(self, surface: pygame.Surface, state: Snapshot, outcome: Snapshot) -> None:
        """Draws what an outcome leads to, also later: whether the opponent builds, and the island blocked then."""
        self._ghosts.paint(surface, state, outcome)
        if outcome.shrine_due != state.shrine_due:
            self._foretold.strike(surface, state)
            self._foretold.paint(surface, outcome)
        if outcome.barred and outcome.barred != state.barred:
            self._barred.ghost(surface, state, outcome.barred)

    def hover(self, surface: pygame.Surface, shown: Shown, pick: Pick, known: Mapping[Pick, Spot]) -> bool:
        """A line round the silhouettes of a group or figure; False if the pick has none."""
        return self._pieces.hover(surface, shown, pick, self.written(shown.state, known[pick].lit))

    def standing(self, state: Snapshot, outline: Outline) -> Bodies:
        """What stands before a line along an outline, or is written there."""
        return *self._pieces.standing(state, outline), *self.written(state, outline)

    def written(self, state: Snapshot, outline: Outline) -> Bodies:
        """Numbers and names beside what an outline encloses, and numbers of groups."""
        there, reach = bounds(outline), 2 * self.frame.px(GLOW)
        there = there.inflate(reach, reach)
        told, of_groups = self._written(state)
        near = [told[k] for k in there.collidelistall(told)]
        beside = (rect for rect in near if not encloses(outline, rect))
        return lights.solid((*beside, *(of_groups[k] for k in there.collidelistall(of_groups))))

    def never_hidden(self, state: Snapshot) -> Iterator[pygame.Rect]:
        """Names, and what the seats of the council are worth: nothing that is told lies on them."""
        yield from (label.plate for label in self.layout(state).labels)
        yield from (rect for _, _, rect in value_plates(self.frame.on_table, self._fonts, state))

    def numbers(self, state: Snapshot) -> list[pygame.Rect]:
        """Where numbers and names stand, which no arrow may lie on."""
        told, of_groups = self._written(state)
        return [*told, *of_groups]

    def _written(self, state: Snapshot) -> tuple[list[pygame.Rect], list[pygame.Rect]]:
        """All numbers and names but those of groups, and these; of the latest state they are kept."""
        if self._numbers is None or self._numbers[0] is not state:
            frame, fonts = self.frame.on_table, self._fonts
            told = [*self._names(state), *numbers(frame, fonts, state)]
            self._numbers = state, (told, list(counts(frame, fonts, state)))
        return self._numbers[1]

    def _names(self, state: Snapshot) -> Iterator[pygame.Rect]:
        for label in self.layout(state).labels:
            yield from writing(self.frame.on_table, self._fonts, label, state.favours_left(label.island))


def names(labels: Iterable[Label], known: Mapping[Pick, Spot]) -> Iterator[pygame.Rect]:
    """The names of islands and the favours at them, with their numbers."""
    for label in labels:
        yield label.plate
        if coin := known.get(Pick(Kind.FAVOUR, label.island)):
            yield from map(bounds, coin.hit)
