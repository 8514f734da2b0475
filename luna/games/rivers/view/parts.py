"""What each area beside the map depends on."""

from __future__ import annotations

import pygame

from luna.games.rivers.view.frame import Frame
from luna.games.rivers.view.paint.panels import free_below
from luna.games.rivers.view.snapshot import Snapshot
from luna.ui.table.shown import Shown
from luna.ui.table.whole import lights


def top_key(shown: Shown) -> object:
    """Of the bar at the top."""
    state: Snapshot = shown.state
    return state.round, state.left, state.actor, state.active, state.bag, state.lying, shown.bar


def seats_key(shown: Shown) -> object:
    """Of the panels."""
    state: Snapshot = shown.state
    seats = state.seats, state.players, state.actor, state.aloft, shown.names, shown.strengths
    return *seats, shown.chosen, shown.done_by


def free_left(frame: Frame, shown: Shown) -> pygame.Rect:
    """What they leave free of their column."""
    return free_below(frame, len(shown.state.seats))


def hand_key(shown: Shown) -> object:
    """Of the bar at the bottom."""
    state: Snapshot = shown.state
    behind = state.holder and (state.players[state.holder], state.supply(state.holder))
    own = state.actor, state.holder, state.hand, state.coming, behind
    return *own, shown.prompt, shown.prompt_of, shown.actions, *lights(shown)
