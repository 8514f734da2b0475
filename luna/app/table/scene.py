"""The table: gestures become picks, picks become an action, the table plays it, the view shows what happened.

It goes one way: pointer or keyboard → intent (a method here) → `Table` → `Played` → motions → picture. Whoever keeps
something about a position is told of another one in `position_changed`, and reads nothing but the table there, so that
the order of these calls means nothing.
"""

from __future__ import annotations

from typing import Any

import pygame

from luna.app.app_context import AppContext
from luna.app.saves.failure import SaveFailure
from luna.app.session.session import begin_game, load_game
from luna.app.table.curtain import draw_curtain, opens_curtain
from luna.app.table.gestures.keys import RECAP, ends_motion
from luna.app.table.intents import TableIntents
from luna.app.table.telling.messages import REFUSAL
from luna.core.game import AnyGame
from luna.core.rules import NOBODY
from luna.core.seeds import new_seed
from luna.ui.input import keys
from luna.ui.scene import Scene
from luna.ui.table.picks import TablePick
from luna.ui.table.shown import Shown


def open_table(context: AppContext, game: AnyGame, setup: Any, seed: int | None = None) -> TableScene:
    """A new game."""
    return TableScene(context.of(game), begin_game(game, setup, context.storage, seed))


def resume_table(context: AppContext, id: str) -> TableScene | SaveFailure:
    """A saved game as far as it is valid; raises RecordError if nothing is. The failure: it is open elsewhere."""
    game = load_game(context.storage, id)
    return game if isinstance(game, SaveFailure) else TableScene(context.of(game.game), game)


ENDS_BANNER = pygame.K_SPACE, pygame.K_ESCAPE
"""Keys that do nothing else while a banner is there."""
BANNER = TablePick.RECAP, TablePick.CHRONICLE
"""A banner, where somebody points at it."""


class TableScene(TableIntents, Scene):
    """One game at the table."""

    pause = 0.25

    # -- scene

    def resize(self, size: tuple[int, int]) -> None:
        self.hand.pointer.slack = round(6 * max(1.0, self.context.ui_scale))
        self.hand.let_go()
        self.help.close()
        self.stage.skip()
        self.view.resize(size, self.context.text_scale)
        self.redraw()

    def enter(self) -> None:
        self.proof.close()
        self._play_music()
        self.stage.go_on()
        self.bots.uncover()
        self.point_again()

    def leave(self) -> None:
        self.bots.cover()
        self.hand.let_go()
        self.messages.clear()
        self.stage.skip()
        self.redraw()

    def close(self) -> None:
        self.bots.close()
        self.hints.analyst.close()
        self.coach.analyst.close()
        self.proof.close()

    def language_changed(self) -> None:
        self.stage.skip()
        self.messages.clear()
        self.hand_over.dismiss()
        self.pointing.follow()
        self.view.refresh()
        self.redraw()
        self.stage.reword(self.shown())

    def draw(self, surface: pygame.Surface) -> None:
        if self.covered:
            name = self.wording.name(self.table.actor)
            title, hint = self.context.text("hand-over-turn", name=name), self.context.text("curtain-hint", name=name)
            self.view.draw(surface, Shown(self.picture.position, self.wording.names, strengths=self.wording.strengths))
            draw_curtain(surface, self.context.fonts, self.context.ui_scale, title, hint)
        else:
            self.view.draw(surface, self.drawn())

    def draw_ambient(self, surface: pygame.Surface) -> list[pygame.Rect]:
        if not self._ambient_due or self.covered:
            return []
        self._ambient_due = False
        return self.view.renew_ambient(surface, self.drawn())

    def update(self, seconds: float) -> None:
        if not self.covered and self.messages.fade(seconds):
            self.redraw()
        self.saving.update(seconds)
        busy = self.busy
        if not busy and self.hand_over.wait(seconds):
            self.redraw()
        if self.hand_over.seen and not self.table.bot:
            self.bots.deeds.dismiss()  # the banner tells it too
        moved = self.stage.update(seconds)
        moved |= self.zooming.update(seconds)
        moved |= self.arrival.update(seconds)
        self.dirty |= self.hand.carrying.update(seconds) or moved
        if busy and not self.busy:
            self.redraw()
            self.point_again()
        others = self.hints.waits or self.coach.analyst.at_work
        self._play(lambda: self.bots.update(seconds, free=self.help.topic is None, others=others))
        self.history.update(seconds, self.bots.rest)
        self.hints.update(seconds)
        self.coach.update()
        if self.tips.tip:
            self.tips.update(seconds, self.shown())
        moving = self.stage.moving or self.hand.carrying.moving or self.zooming.moving or self.arrival.moving
        if not moving:
            self.view.prepare()
        self.view.ambient = self.stage.ambient
        self._ambient_due |= self.view.advance_ambient(seconds)
        rest = self.view.pause if self.view.ambient else TableScene.pause
        self.pause = 0.0 if moving else min(rest, *(part.pause for part in self.living))

    def handle(self, event: pygame.event.Event) -> bool:
        self.tips.watch(event)
        if self.busy:
            if self._ends_motion(event):
                return True
            if not self.busy:
                self.point_again(event.dict.get("pos"))  # while all moved nothing followed the pointer
        if self.covered:
            return self._handle_covered(event)
        seen = self.shown()
        self.puts_deed_away(event)
        self._ends_refusal(event)
        if self._ends_banner(event) or self.help.handle(event):
            return self._lies_open(event)
        if self.keyboard.steer(event) or self.zooming.handle(event) or self.history.handle(event):
            return True
        if self.hints.handle(event, seen) or self.coach.handle(event, seen):
            return self._lies_open(event)
        if not self.history.on and self.tips.handle(event, seen):
            return self._lies_open(event)
        if event.type == pygame.KEYDOWN:
            return self.keyboard.press(event)
        if event.type == pygame.KEYUP and self.keyboard.release(event):
            return True
        self.hand.handle(event)
        return True

    def _lies_open(self, event: pygame.event.Event) -> bool:
        """What lay over the table took an event: what a press uncovers there is not pointed at; always True."""
        if event.type == pygame.MOUSEBUTTONDOWN:
            self.context.resting.begin()
            self.point_again()
        return True

    def _handle_covered(self, event: pygame.event.Event) -> bool:
        """Whoever presses something has come; nothing else can be done before."""
        if opens_curtain(event):
            waits = self.messages.bubble
            self.table.uncover()
            self.position_changed()
            if waits:  # what was to be told of the game itself lay behind the curtain
                self.messages.say(waits.text, tone=waits.tone)
            self.hand_over.begin(NOBODY)
            self.context.resting.begin()
            self.point_again()
        elif event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self.open_menu()
        return True

    def _ends_motion(self, event: pygame.event.Event) -> bool:
        """A press in the middle of a motion skips it; True if that was all it was good for."""
        if event.type == pygame.MOUSEBUTTONDOWN:
            return self.stage.skip()
        if event.type != pygame.KEYDOWN or not ends_motion(event):
            return False
        return self.stage.skip() or (event.key == pygame.K_SPACE and not self.history.running)

    def puts_deed_away(self, event: pygame.event.Event) -> None:
        """A press of the person to act takes the plate of the last deed away, and does what it does at any time."""
        pressed = event.type == pygame.MOUSEBUTTONDOWN or (event.type == pygame.KEYDOWN and ends_motion(event))
        waits = self.table.bot or self.history.on
        if pressed and not waits and self.bots.deeds.dismiss():
            self.redraw()

    def _ends_refusal(self, event: pygame.event.Event) -> None:
        """A press leaves nothing of a refusal, and of what glows with it, beside what it opens or does."""
        pressed = event.type == pygame.MOUSEBUTTONDOWN or (event.type == pygame.KEYDOWN and ends_motion(event))
        told = self.messages.bubble
        if pressed and told and told.tone == REFUSAL:
            self.messages.clear()
            self.redraw()

    def _ends_banner(self, event: pygame.event.Event) -> bool:
        """A press takes the banner of the hand-over away and does what it does at any time; some do nothing else."""
        clicked = event.type == pygame.MOUSEBUTTONDOWN and event.button <= pygame.BUTTON_RIGHT
        pressed = event.type == pygame.KEYDOWN and ends_motion(event)
        under = self.picks_at(event.pos)[:1] if clicked else []
        row = next((pick for pick in under if pick.kind == TablePick.RECAP), None)
        again = pressed and self.hand_over.seen and keys.plain(event) == RECAP
        if (again or (row and event.button == pygame.BUTTON_LEFT)) and not self.history.on:
            self.replay(row)
            return True
        on_it = any(pick.kind in BANNER for pick in under)
        if again or not (clicked or pressed) or not self.hand_over.press():
            return again
        below = self.help.topic or self.asked or self.hand.lifted
        self.redraw()
        if clicked:
            return on_it
        return not below and event.key in ENDS_BANNER

    # -- another game after this one

    def again(self) -> None:
        """The same set-up from the beginning."""
        self.context.go.when_saved(lambda: self.context.go.replace(TableScene(self.context, self.game.restarted())))

    def rematch(self) -> None:
        """The same seats and kind of set-up at a new table; who starts is drawn by lot."""
        seed = new_seed()
        setup = self.game.game.redrawn(self.game.setup, seed)
        self.context.go.when_saved(
            lambda: self.context.go.replace(
                TableScene(self.context, begin_game(self.game.game, setup, self.context.storage, seed))
            )
        )
