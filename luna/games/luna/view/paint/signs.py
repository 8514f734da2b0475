"""Signs at the targets of what is carried or picked: the icon and the word of the action that each of them means."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

import pygame

from luna.core.intent import Pick
from luna.games.luna.picks.kinds import Kind
from luna.games.luna.view.geometry import layout as lay
from luna.games.luna.view.geometry.frame import Frame
from luna.games.luna.view.geometry.places import guardian_tiles, slot_ground
from luna.games.luna.view.geometry.sign_places import IN_PANEL, Wanted, beside_name, sign_places, wanted
from luna.games.luna.view.geometry.spots import TILE_RX
from luna.games.luna.view.looks import target_colour
from luna.games.luna.view.paint.labels import Label
from luna.games.luna.view.paint.seats import TYPE, seat_values
from luna.games.luna.view.snapshot import Snapshot
from luna.ui.pictures.assets import Fonts
from luna.ui.pictures.draw import Blit, blit, blit_all, clear_surface, icon, plate
from luna.ui.pictures.palette import CREAM, GOLD, PANEL, mix
from luna.ui.table.shown import Shown, Sign
from luna.ui.table.spot import Spot

TEXT, SMALLEST, PAD = 18, 15, 7
"""Size of the word in logical px, its least in px, and the room beside it."""
WIDEST = 0.38
"""Share of a field's width that its sign takes at most."""
MANY = 3
"""From more places of one meaning on only the icon stands at each; of islands the nearest also bears the word."""


class SignPainter:
    """Draws the signs; their places are kept while they stay the same."""

    def __init__(self, frame: Frame, fonts: Fonts) -> None:
        self._frame, self._panels, self._fonts = frame.on_table, frame.panels, fonts
        self._kept: tuple[Mapping[Pick, Sign], Snapshot, frozenset[Pick], tuple[list[Blit], list[Blit]]] | None = None
        self._seen: dict[Pick, pygame.Rect] = {}

    def paint(self, surface: pygame.Surface, shown: Shown, known: Mapping[Pick, Spot], labels: Sequence[Label]) -> None:
        """All signs."""
        kept, bare = self._kept, wordless(shown, known)
        if kept is None or kept[:3] != (shown.signs, shown.state, bare):  # what is carried makes equal ones
            self._kept = kept = shown.signs, shown.state, bare, self._drawn(shown, known, labels, bare)
        on_table, in_panel, clip = *kept[3], surface.get_clip()
        blit_all(surface, on_table)
        surface.set_clip(self._frame.left)
        blit_all(surface, in_panel)
        surface.set_clip(clip)

    def at(self, pos: tuple[int, int], shown: Shown) -> Pick | None:
        """The target whose sign is seen there: what is let go or pressed on the word is meant for it.

        The picture that was painted lacks what is in the hand, so its position may be another one.
        """
        if self._kept is None or self._kept[0] != shown.signs:
            return None
        return next((pick for pick, rect in self._seen.items() if rect.collidepoint(pos)), None)

    def places(self, shown: Shown, known: Mapping[Pick, Spot], labels: Sequence[Label]) -> dict[Pick, pygame.Rect]:
        """Where each sign stands, in px; that of an island has room for its word, whether it bears it now or not."""
        told = _once_each(shown.signs, known)
        short, signs = _short(told), list[Wanted]()
        for pick, sign in sorted(told.items(), key=lambda each: each[0].kind != Kind.ISLAND):
            if pick in known:
                size = self._size(pick, sign, pick in short)
                if pick.kind == Kind.FIELD:
                    size = (min(size[1], round(WIDEST * known[pick].rect.w)),) * 2
                signs.append(wanted(pick, size, known, labels))
        return sign_places(self._frame, signs, known.values(), labels, list(self._no_picks(shown.state)))

    def _no_picks(self, state: Snapshot) -> Iterator[pygame.Rect]:
        """What is no pick and yet is not to be covered: guardian tiles, and what seats are worth."""
        frame, slots = self._frame, guardian_tiles(state)
        side = round(2 * TILE_RX * frame.px_per_unit)
        tiles = (frame.at(slot_ground(len(state.boards), slot), lay.Z_PAVING) for slot in slots)
        for size, middles in ((side, tiles), (frame.type(TYPE), (at for *_, at in seat_values(frame, state)))):
            for x, y in middles:
                rect = pygame.Rect(0, 0, size, size)
                rect.center = round(x), round(y)
                yield rect

    def _drawn(
        self, shown: Shown, known: Mapping[Pick, Spot], labels: Sequence[Label], bare: frozenset[Pick]
    ) -> tuple[list[Blit], list[Blit]]:
        """Those on the table, and those in the panel of the order to act."""
        edge = target_colour(shown.state.actor)
        drawn = list[Blit](), list[Blit]()
        self._seen = {}
        for pick, rect in self.places(shown, known, labels).items():
            if pick in bare:
                rect = self._icon_place(pick, rect, known, labels)
            self._seen[pick] = rect
            image = self._sign(pick, shown.signs[pick], pick in bare, edge, rect.size)
            drawn[pick.kind in IN_PANEL].append((image, rect.topleft))
        return drawn

    def _icon_place(
        self, pick: Pick, rect: pygame.Rect, known: Mapping[Pick, Spot], labels: Sequence[Label]
    ) -> pygame.Rect:
        """Where a sign without its word stands: beside the name of an island, else where it would have its word."""
        end = pygame.Rect(0, 0, rect.h, rect.h)
        end.center = rect.center
        if pick.kind != Kind.ISLAND:
            return end
        sign = wanted(pick, end.size, known, labels)
        end.center = sign.parts[0].center
        return beside_name(self._frame, sign, [label.plate for label in labels]) or end.clamp(rect)

    def _px(self, pick: Pick) -> int:
        """The size of a word; beside the table it does not grow with what is seen from near."""
        return max(SMALLEST, (self._panels if pick.kind in IN_PANEL else self._frame).px(TEXT))

    def _size(self, pick: Pick, sign: Sign, short: bool) -> tuple[int, int]:
        px = self._px(pick)
        height = round(px * 1.45)
        if short or not sign.word:
            return height, height
        return height + self._fonts.width(sign.word, "bold", px) + self._frame.px(PAD), height

    def _sign(self, pick: Pick, sign: Sign, short: bool, edge: str, size: tuple[int, int]) -> pygame.Surface:
        image, px, height = clear_surface(size), self._px(pick), size[1]
        blit(image, (plate(size, PANEL, 242, height // 2, edge, 255, max(1, self._frame.px(2))), (0, 0)), (0, 0))
        left = max(0, size[0] - self._size(pick, sign, short)[0]) // 2
        icon(image, sign.icon, (left + height / 2, height / 2), height * 0.32, mix(GOLD, CREAM, 0.25))
        if not short:
            word = self._fonts.render(sign.word, "bold", px, CREAM).premul_alpha()
            blit(image, (word, (0, word.get_height() / 2)), (left + height - px * 0.1, height / 2))
        return image


def wordless(shown: Shown, known: Mapping[Pick, Spot]) -> frozenset[Pick]:
    """The signs that are only an icon now: where many say the same, the word stands only at the one nearest to hand."""
    bare = set(_short(_once_each(shown.signs, known)))
    alike: dict[Sign, list[Pick]] = {}
    for pick, sign in sorted(shown.signs.items()):
        if pick.kind == Kind.ISLAND and pick in known:
            alike.setdefault(sign, []).append(pick)
    for islands in alike.values():
        if len(islands) > MANY:
            bare.update(islands)
            bare.remove(_nearest(islands, shown, known))
    return frozenset(bare)


def _nearest(islands: Sequence[Pick], shown: Shown, known: Mapping[Pick, Spot]) -> Pick:
    """The island pointed at, else the nearest to what is carried, else any."""
    if shown.hover and shown.hover in islands:
        return shown.hover
    if shown.carried is None:
        return islands[0]
    at = shown.carried.at
    return min(islands, key=lambda island: known[island].distance(at))


def _once_each(signs: Mapping[Pick, Sign], known: Mapping[Pick, Spot]) -> dict[Pick, Sign]:
    """Without what says again what the sign at the name of its island says; the bar tells of its own tokens."""
    islands = [(pick, sign) for pick, sign in signs.items() if pick.kind == Kind.ISLAND]
    return {
        pick: sign
        for pick, sign in signs.items()
        if pick.kind != Kind.TOKEN
        and (pick.kind == Kind.ISLAND or not any(same == sign and _is_of(pick, each, known) for each, same in islands))
    }


def _is_of(pick: Pick, island: Pick, known: Mapping[Pick, Spot]) -> bool:
    """Whether something is named after an island, or stands there."""
    if pick.key == island.key:
        return True
    return pick in known and island in known and known[island].contains(known[pick].rect.center)


def _short(signs: Mapping[Pick, Sign]) -> frozenset[Pick]:
    """The places where the icon has to do; in the hall no word has room between the numbers."""
    alike = Counter(sign for pick, sign in signs.items() if pick.kind != Kind.ISLAND)
    many = frozenset(pick for pick, sign in signs.items() if pick.kind != Kind.ISLAND and alike[sign] > MANY)
    return many.union(pick for pick in signs if pick.kind == Kind.FIELD)
