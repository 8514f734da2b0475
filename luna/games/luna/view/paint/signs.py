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
from luna.games.luna.view.geometry.sign_places import Wanted, sign_places, wanted
from luna.games.luna.view.geometry.spots import TILE_RX
from luna.games.luna.view.looks import target_colour
from luna.games.luna.view.paint.labels import Label
from luna.games.luna.view.snapshot import Snapshot
from luna.ui.pictures.assets import Fonts
from luna.ui.pictures.draw import Blit, blit, blit_all, clear_surface, icon, plate
from luna.ui.pictures.palette import CREAM, GOLD, PANEL, mix
from luna.ui.table.shown import Shown, Sign
from luna.ui.table.spot import Spot

TEXT, SMALLEST, PAD = 18, 15, 7
"""Size of the word in logical px, its least in px, and the room beside it."""
GROUPS = Kind.NOVICE, Kind.RESTING
MANY = 3
"""From more places of one meaning on only the icon stands at each, but for islands, which have room."""


class SignPainter:
    """Draws the signs; their places are kept while they stay the same."""

    def __init__(self, frame: Frame, fonts: Fonts) -> None:
        self._frame, self._fonts = frame, fonts
        self._kept: tuple[Mapping[Pick, Sign], Snapshot, list[Blit]] | None = None

    def paint(self, surface: pygame.Surface, shown: Shown, known: Mapping[Pick, Spot], labels: Sequence[Label]) -> None:
        """All signs."""
        kept = self._kept
        if kept is None or kept[0] != shown.signs or kept[1] != shown.state:  # what is carried makes equal ones
            self._kept = kept = shown.signs, shown.state, self._drawn(shown, known, labels)
        blit_all(surface, kept[2])

    def places(self, shown: Shown, known: Mapping[Pick, Spot], labels: Sequence[Label]) -> dict[Pick, pygame.Rect]:
        """Where each sign stands, in px."""
        told = needed(shown.signs)
        short, signs = _short(told), list[Wanted]()
        for pick, sign in sorted(told.items(), key=lambda each: each[0].kind != Kind.ISLAND):
            if pick in known:
                signs.append(wanted(pick, self._size(sign, pick in short), known, labels))
        return sign_places(self._frame, signs, known.values(), labels, list(self._guardian_tiles(shown.state)))

    def _guardian_tiles(self, state: Snapshot) -> Iterator[pygame.Rect]:
        """What is no pick and yet is not to be covered."""
        side = round(2 * TILE_RX * self._frame.px_per_unit)
        for slot in guardian_tiles(state):
            rect = pygame.Rect(0, 0, side, side)
            x, y = self._frame.at(slot_ground(len(state.boards), slot), lay.Z_PAVING)
            rect.center = round(x), round(y)
            yield rect

    def _drawn(self, shown: Shown, known: Mapping[Pick, Spot], labels: Sequence[Label]) -> list[Blit]:
        short, edge = _short(needed(shown.signs)), target_colour(shown.state.actor)
        places = self.places(shown, known, labels)
        return [
            (self._sign(shown.signs[pick], pick in short, edge, rect.size), rect.topleft)
            for pick, rect in places.items()
        ]

    @property
    def _px(self) -> int:
        return max(SMALLEST, self._frame.px(TEXT))

    def _size(self, sign: Sign, short: bool) -> tuple[int, int]:
        px = self._px
        height = round(px * 1.45)
        if short or not sign.word:
            return height, height
        return height + self._fonts.width(sign.word, "bold", px) + self._frame.px(PAD), height

    def _sign(self, sign: Sign, short: bool, edge: str, size: tuple[int, int]) -> pygame.Surface:
        image, px, height = clear_surface(size), self._px, size[1]
        blit(image, (plate(size, PANEL, 242, height // 2, edge, 255, max(1, self._frame.px(2))), (0, 0)), (0, 0))
        icon(image, sign.icon, (height / 2, height / 2), px * 0.46, mix(GOLD, CREAM, 0.25))
        if not short:
            word = self._fonts.render(sign.word, "bold", px, CREAM).premul_alpha()
            blit(image, (word, (0, word.get_height() / 2)), (height - px * 0.1, height / 2))
        return image


def needed(signs: Mapping[Pick, Sign]) -> dict[Pick, Sign]:
    """The signs on the table, without those of novices whose island says the same; the bar tells of its own tokens."""
    said = {pick.key: sign for pick, sign in signs.items() if pick.kind == Kind.ISLAND}
    return {
        pick: sign
        for pick, sign in signs.items()
        if pick.kind != Kind.TOKEN and not (pick.kind in GROUPS and said.get(pick.key) == sign)
    }


def _short(signs: Mapping[Pick, Sign]) -> frozenset[Pick]:
    """The places where the icon has to do."""
    alike = Counter(sign for pick, sign in signs.items() if pick.kind != Kind.ISLAND)
    return frozenset(pick for pick, sign in signs.items() if pick.kind != Kind.ISLAND and alike[sign] > MANY)
