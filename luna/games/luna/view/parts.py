"""The areas of the table's picture and what each depends on, and what is kept of its geometry."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import pygame

from luna.core.intent import Pick
from luna.games.luna.view.geometry.spots import Ground
from luna.games.luna.view.paint.labels import Label
from luna.ui.table.shown import Shown
from luna.ui.table.spot import Spot, Spots


@dataclass
class Part:
    """One area of the picture, painted again only when its key changes."""

    rect: pygame.Rect
    key: Callable[[Shown], object]
    paint: Callable[[pygame.Surface, Shown], None]
    painted: object = field(default=None, init=False)


def table_key(shown: Shown) -> object:
    """Of the table in the middle."""
    return shown.state, *_lights(shown)


def top_key(shown: Shown) -> object:
    """Of the bar at the top."""
    state = shown.state
    return state.phase, state.round, state.guardian, state.lit, state.candles, shown.bar


def panels_key(shown: Shown) -> object:
    """Of the orders' panels."""
    return shown.state, shown.names, shown.strengths, shown.scores, *_lights(shown)


def action_bar_key(shown: Shown) -> object:
    """Of the bar at the bottom."""
    state = shown.state
    hand = state.actor, state.holder, state.held, shown.names, shown.alone
    return *hand, shown.prompt, shown.prompt_of, shown.actions, shown.armed, *_lights(shown)


def _lights(shown: Shown) -> tuple[object, ...]:
    return shown.sources, shown.targets, shown.chosen, shown.recent, shown.done_by


@dataclass(frozen=True)
class Laid:
    """What stays in its place during a game."""

    key: object
    ground: Ground
    labels: tuple[Label, ...]


@dataclass(frozen=True)
class Pickables:
    """What can be picked while certain things are shown, best known by their pick."""

    key: object
    spots: Spots
    known: dict[Pick, Spot]
