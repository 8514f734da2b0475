"""Tips at the table: one at a time, where it applies, until it is understood or done."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from luna.app.settings import tips as tips_settings
from luna.core.intent import Pick
from luna.games.luna.view.paint.tips import OFF, PANEL, UNDERSTOOD
from luna.games.luna.view.shown import Shown, TipNote
from luna.games.luna.words.tips import TIPS, Tip, next_tip, sentences
from luna.ui import keys

if TYPE_CHECKING:
    from luna.app.table.scene import TableScene

UNDERSTAND, TOGGLE = "N", "T"


class Tips:
    """Chooses the tip of a position; after one is understood the next comes with the next position."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._told: set[str] = set()
        """What was understood or done in this game."""
        self._tip: tuple[Tip, Pick] | None = None

    def new_position(self) -> None:
        """Another position is on the table."""
        scene = self._scene
        if scene.game.state.round > 1:
            scene.context.settings.put(tips_settings.FIRST_ROUND_OVER, True)
        self._tip = next_tip(scene.picture.position, self._seen()) if self._wanted() else None

    def played(self, kind: str) -> None:
        """An action of this kind was played: whoever did that needs no tip about it."""
        if self._wanted():
            self._remember(*(tip.id for tip in TIPS if kind in tip.done))

    def note(self) -> TipNote | None:
        """What is to be drawn; nothing while something moves, is held, asked or explained."""
        scene = self._scene
        turned = scene.turn.picks or scene.asked or scene.hand.lifted or scene.picture.preview.on
        if self._tip is None or turned or scene.help.topic or scene.stage.busy:
            return None
        (tip, place), text = self._tip, scene.context.text
        told = sentences(text, tip, scene.picture.position)
        return TipNote(place, told, text("tip-understood"), text("tip-off"))

    def handle(self, event: pygame.event.Event, seen: Shown) -> bool:
        """Reacts to its keys, and to a press on its panel if that was to be `seen`; False for all else."""
        if event.type == pygame.KEYDOWN:
            key = keys.plain(event)
            return (key == TOGGLE and self.toggle()) or (key == UNDERSTAND and self.understood())
        if event.type != pygame.MOUSEBUTTONDOWN or event.button != pygame.BUTTON_LEFT or seen.tip is None:
            return False
        under = self._scene.view.picks_at(event.pos, seen)
        if UNDERSTOOD in under:
            return self.understood()
        return self.toggle() if OFF in under else PANEL in under

    def understood(self) -> bool:
        """Takes the tip away for good; False if there is none to be seen."""
        if self._tip is None or self.note() is None:
            return False
        self._remember(self._tip[0].id)
        self._tip = None
        self._scene.redraw()
        return True

    def dismiss(self) -> bool:
        """Takes the tip away for this game; False if there is none to be seen."""
        if self._tip is None or self._scene.shown().tip is None:
            return False
        self._told.add(self._tip[0].id)
        self._tip = None
        self._scene.redraw()
        return True

    def toggle(self) -> bool:
        """No more tips at all, or tips from now on in every game."""
        scene, on = self._scene, not self._wanted()
        scene.context.settings.put(tips_settings.TIPS, "always" if on else "never")
        if on:
            self._told.clear()
        scene.picture.tell(scene.context.text("tips-on" if on else "tips-off"))
        self.new_position()
        scene.redraw()
        return True

    def _wanted(self) -> bool:
        settings, state = self._scene.context.settings, self._scene.game.state
        wish = settings.get(tips_settings.TIPS)
        first = state.round == 1 and not settings.get(tips_settings.FIRST_ROUND_OVER)
        return wish == "always" or (wish == "first" and first)

    def _seen(self) -> set[str]:
        """What is not told again: with tips in every game only what this game has told."""
        settings = self._scene.context.settings
        if settings.get(tips_settings.TIPS) == "always":
            return self._told
        before: tuple[str, ...] = settings.get(tips_settings.SEEN)
        return self._told.union(before)

    def _remember(self, *ids: str) -> None:
        self._told.update(ids)
        before: tuple[str, ...] = self._scene.context.settings.get(tips_settings.SEEN)
        self._scene.context.settings.put(tips_settings.SEEN, tuple(sorted({*before, *ids})))
