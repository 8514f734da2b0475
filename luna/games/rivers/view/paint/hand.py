"""The bottom bar: the own pieces behind their wooden screen, the prompt and the buttons."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

import pygame

from luna.core.caching import lru_cache
from luna.core.intent import Pick
from luna.games.rivers.picks.kinds import CATASTROPHE, SCREEN, Kind
from luna.games.rivers.rules.constants import COLOURS, SPHERES
from luna.games.rivers.view.frame import Frame
from luna.games.rivers.view.looks import LOOKS, light_of, symbol_of
from luna.games.rivers.view.places import Slot, actions_area, hand_slots, hand_spots, prompt_area, screen_area
from luna.games.rivers.view.snapshot import Snapshot
from luna.ui.pictures import lights
from luna.ui.pictures.assets import Fonts, Placed, Sprites
from luna.ui.pictures.draw import badge, blit, icon, line, plate
from luna.ui.pictures.palette import CREAM, GLINT, GOLD, INK, QUIET
from luna.ui.pictures.shades import dimmed
from luna.ui.table.button_painter import ButtonPainter
from luna.ui.table.button_rows import Arranged, arranged
from luna.ui.table.shown import Button, Shown
from luna.ui.table.spot import BUTTON, Spot, boxed

KEY, COUNT, LEAST = 18, 18, 17
"""Type of the keys below the pieces and of the number of catastrophes in logical px, and the least of both in px."""
LIFT, FOOT, CAP = 0.08, 0.23, 0.19
"""How far a chosen piece is raised, how far above the edge of the screen pieces stand, and the height of a key; all as
shares of the height of the screen."""
WAITING = 150
"""Brightness (0-255) of the pieces while another seat acts."""
PAINTED = "#ffe6bc"
"""The symbol of a leader on the wood before which it stood."""
SCREEN_UNITS = 9.0
KEYS: Mapping[str, int] = {Kind.HAND: 1, Kind.SUPPLY: 1 + SPHERES}


def arranged_bar(frame: Frame, fonts: Fonts, actions: tuple[Button, ...]) -> Arranged:
    """The buttons beside the screen, and the height of the prompt above them."""
    area = actions_area(frame)
    return arranged(frame, fonts, actions, area.left, area.right)


def bar_spots(frame: Frame, fonts: Fonts, state: Snapshot, actions: tuple[Button, ...]) -> Iterator[Spot]:
    """The own pieces and the buttons."""
    for placed in arranged_bar(frame, fonts, actions).placed:
        yield boxed(placed.button.pick, BUTTON, placed.rect, frame.px(8))
    yield from hand_spots(frame, state)


class HandPainter:
    """Draws the bottom bar."""

    def __init__(self, frame: Frame, sprites: Sprites, fonts: Fonts, text: Callable[..., str]) -> None:
        self._frame, self._sprites, self._fonts, self._text = frame, sprites, fonts, text

    def paint(self, surface: pygame.Surface, shown: Shown) -> None:
        """Screen, pieces, prompt and buttons; the bar itself never changes."""
        frame, state = self._frame, shown.state
        if state.actor:
            edge = frame.bottom.x, frame.bottom.y, frame.bottom.w, max(2, frame.px(3))
            pygame.draw.rect(surface, light_of(state.actor), edge)
        self._screen(surface, shown)
        asked = shown.prompt_of or state.actor
        laid = arranged_bar(frame, self._fonts, shown.actions)
        buttons, area = ButtonPainter(laid.frame, self._fonts), prompt_area(frame, laid.prompt)
        buttons.prompt(surface, shown.prompt, area, LOOKS[asked] if asked else None)
        buttons.buttons(surface, shown, laid.placed, light_of(state.actor))

    def _screen(self, surface: pygame.Surface, shown: Shown) -> None:
        frame, state = self._frame, shown.state
        area = screen_area(frame)
        wood = _screen_picture(self._sprites, area.size)
        blit(surface, (wood, (0, 0)), area.topleft)
        if state.holder:
            band = pygame.Rect(area.x, area.y, area.w, max(2, frame.px(4)))
            pygame.draw.rect(surface, LOOKS[state.holder].tint, band, border_radius=frame.px(2))
        spots = {spot.pick: spot for spot in hand_spots(frame, state)}
        self._lights(surface, shown, spots)
        for slot in hand_slots(frame, state):
            self._slot(surface, shown, slot)
        self._captions(surface, shown, spots)

    def _lights(self, surface: pygame.Surface, shown: Shown, spots: Mapping[Pick, Spot]) -> None:
        scale = self._frame.ui_scale
        for pick, spot in spots.items():
            if pick in shown.chosen:
                lights.gild(surface, spot.lit, scale)
            elif pick in shown.targets:
                lights.light(surface, spot.lit, light_of(shown.state.actor), scale)
            elif pick in shown.sources and pick != SCREEN:
                lights.light(surface, spot.lit, GOLD, scale * 0.6, strong=False)

    def _slot(self, surface: pygame.Surface, shown: Shown, slot: Slot) -> None:
        frame, state = self._frame, shown.state
        raised = slot.rect.h * LIFT if slot.pick in shown.chosen else 0
        foot = slot.rect.centerx, slot.rect.bottom - slot.rect.h * FOOT - raised
        if not slot.sprite:
            radius = slot.rect.w * 0.24
            icon(surface, symbol_of(slot.pick.key), (foot[0], slot.rect.centery - frame.px(4)), radius, PAINTED)
            return
        image = self._standing(slot)
        blit(surface, (dimmed(image[0], WAITING), image[1]) if not state.own and state.actor else image, foot)
        if slot.pick == CATASTROPHE:
            count = state.players[state.holder].catastrophes
            at = slot.rect.right - slot.rect.w * 0.22, slot.rect.y + slot.rect.h * 0.22
            badge(
                surface, self._fonts, f"×{count}", at, max(LEAST, min(frame.px(COUNT), round(slot.rect.h * CAP))), GOLD
            )

    def _standing(self, slot: Slot) -> Placed:
        """A piece as large as its place, anchored in the middle of its foot."""
        leader = slot.sprite.startswith("leader")
        height = round(slot.rect.h * (1 - FOOT - LIFT))
        side = min(height, round(slot.rect.w * 1.45)) if leader else min(height, round(slot.rect.w * 0.97))
        image, (ax, ay) = self._sprites.fitted(slot.sprite, side)
        return image, (ax, ay + side / 2)

    def _type(self, logical: int, place: pygame.Rect) -> int:
        """Px of a number at a piece: no higher than there is room below it, and never too small to be read."""
        return max(LEAST, min(self._frame.px(logical), round(place.h * CAP)))

    def _captions(self, surface: pygame.Surface, shown: Shown, spots: Mapping[Pick, Spot]) -> None:
        """The key of each piece below it, while it may be used."""
        px = self._frame.px
        for pick, spot in spots.items():
            key = _key(pick)
            if not key or not (pick in shown.sources or pick in shown.chosen or pick in shown.targets):
                continue
            size = self._type(KEY, spot.rect)
            cap = pygame.Rect(0, 0, round(size * 1.2), round(size * 1.1))
            cap.midbottom = spot.rect.centerx, spot.rect.bottom - 1
            blit(surface, (plate(cap.size, INK, 215, px(4), QUIET, 120), (0, 0)), cap.topleft)
            ink = GLINT if pick in shown.chosen else CREAM
            line(surface, self._fonts, key, cap.center, "bold", size, ink, "center")


def _key(pick: Pick) -> str:
    """The digit that takes up a piece."""
    if pick == CATASTROPHE:
        return str(1 + 2 * SPHERES)
    return str(KEYS[pick.kind] + COLOURS.index(pick.key)) if pick.kind in KEYS else ""


@lru_cache(maxsize=4)
def _screen_picture(sprites: Sprites, size: tuple[int, int]) -> pygame.Surface:
    """The screen from behind, drawn out to a size."""
    master, _ = sprites.master("screen")
    solid = master.get_bounding_rect(200)
    return pygame.transform.smoothscale(master.subsurface(solid), size)
