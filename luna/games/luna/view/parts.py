"""What each area of the table's picture depends on, and what is kept of its geometry."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from luna.games.luna.view.geometry.frame import Frame
from luna.games.luna.view.geometry.panels import free_below
from luna.games.luna.view.geometry.spots import Ground
from luna.games.luna.view.paint.labels import Label
from luna.ui.table.shown import Shown
from luna.ui.table.whole import lights


def table_key(shown: Shown) -> object:
    """Of the table in the middle."""
    return shown.state, *lights(shown)


def top_key(shown: Shown) -> object:
    """Of the bar at the top."""
    state = shown.state
    return state.phase, state.round, state.guardian, state.lit, state.candles, shown.bar


def panels_key(shown: Shown) -> object:
    """Of the orders' panels."""
    return shown.state, shown.names, shown.strengths, shown.scores, *lights(shown)


def free_left(frame: Frame, shown: Shown) -> pygame.Rect:
    """What they leave free of their column."""
    return free_below(frame, len(shown.state.seats), shown.state.solo)


def action_bar_key(shown: Shown) -> object:
    """Of the bar at the bottom."""
    state = shown.state
    hand = state.actor, state.holder, state.held, shown.names, shown.alone
    return *hand, shown.prompt, shown.prompt_of, shown.actions, shown.armed, *lights(shown)


@dataclass(frozen=True)
class Laid:
    """What stays in its place during a game."""

    key: object
    ground: Ground
    labels: tuple[Label, ...]
