"""The table: gestures become picks, picks become an action, the game plays it, the view shows the new position."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pygame

from luna.app.app_context import AppContext
from luna.app.saves.failure import SaveFailure
from luna.app.session import decisions
from luna.app.session.session import Session, begin_game, load_game
from luna.app.table import keys as table_keys
from luna.app.table.bots import Bots
from luna.app.table.ends import opens_scene, show_ends, show_result
from luna.app.table.hand import Hand
from luna.app.table.help_desk import KEYS, HelpDesk
from luna.app.table.history import Looking
from luna.app.table.picture import Picture
from luna.app.table.saving import Saving
from luna.app.table.stage import Stage
from luna.app.table.tips import Tips
from luna.app.table.turn_end import TurnEnd
from luna.core.game import AnyGame
from luna.core.intent import Pick
from luna.games.luna.picks.outcome import Ask, Outcome, Play, Refused
from luna.games.luna.picks.turn import Turn
from luna.games.luna.rules.actions import ACTIONS
from luna.games.luna.rules.constants import ROUNDS
from luna.games.luna.view.motion.ambient import STEP as LIFE_STEP
from luna.games.luna.view.shown import Shown
from luna.games.luna.view.view import TableView
from luna.ui.pointer import Point
from luna.ui.scene import Scene


def open_table(context: AppContext, game: AnyGame, setup: Any, seed: int | None = None) -> TableScene:
    """A new game."""
    return TableScene(context, begin_game(game, setup, context.storage, seed))


def resume_table(context: AppContext, id: str) -> TableScene | SaveFailure:
    """A saved game as far as it is valid; raises RecordError if nothing is. The failure: it is open elsewhere."""
    game = load_game(context.storage, id)
    return game if isinstance(game, SaveFailure) else TableScene(context, game)


class TableScene(Scene):
    """One game at the table."""

    pause = 0.25

    def __init__(self, context: AppContext, game: Session) -> None:
        self.context, self.game = context, game
        self.about = game.game.key
        self.chapter = "solo" if game.setup.solo else ""
        self.view = TableView(context.sprites, context.fonts, context.text)
        self.picture = Picture(context, game)
        self.stage = Stage(context, self.view, lambda name: context.sound.play(name))
        self.bots, self.turn_end, self.saving = Bots(self), TurnEnd(self), Saving(self)
        self.turn: Turn = self.bots.turn()
        self.hand, self.help, self.tips, self.looking = Hand(self), HelpDesk(self), Tips(self), Looking(self)
        self.asked: Ask | None = None
        self._shown: Shown | None = None
        self._lived = False
        self.tips.new_position()
        if game.trouble:
            self.picture.tell_trouble(game.trouble)

    @property
    def playing(self) -> str:
        """Id of the saved game that is played here."""
        path = self.game.file.path
        return path.stem if path else ""

    # -- scene

    def resize(self, size: tuple[int, int]) -> None:
        self.hand.pointer.slack = round(6 * max(1.0, self.context.u))
        self.hand.let_go()
        self.help.close()
        self.stage.skip()
        self.view.resize(size, self.context.text_scale)
        self.redraw()

    def enter(self) -> None:
        self._play_music()
        self.stage.go_on()
        self.bots.uncover()
        self.hand.hover(pygame.mouse.get_pos())

    def leave(self) -> None:
        self.bots.cover()
        self.hand.let_go()
        self.stage.skip()
        self.redraw()

    def close(self) -> None:
        self.bots.close()

    def language_changed(self) -> None:
        self.stage.skip()
        self.picture.forget_words()
        self.view.refresh()
        self.redraw()
        self.stage.reword(self.shown())

    def draw(self, surface: pygame.Surface) -> None:
        self.view.draw(surface, self.stage.over(self.shown()))

    def enliven(self, surface: pygame.Surface) -> list[pygame.Rect]:
        if not self._lived:
            return []
        self._lived = False
        return self.view.renew_life(surface, self.stage.over(self.shown()))

    def update(self, seconds: float) -> None:
        if self.picture.fade(seconds):
            self.redraw()
        self.saving.update(seconds)
        busy = self.stage.busy
        if not busy and self.picture.hand_over.fade(seconds):
            self.redraw()
        self.dirty |= self.stage.update(seconds)
        if busy and not self.stage.busy:
            self.redraw()
            self.hand.hover(pygame.mouse.get_pos())
        self.bots.update(seconds)
        if not self.stage.moving:
            self.view.prepare()
        self.view.lives = self.stage.lively
        self._lived |= self.view.live(seconds)
        rest = LIFE_STEP if self.view.lives else TableScene.pause
        self.pause = 0.0 if self.stage.moving else min(rest, self.bots.pause)

    def handle(self, event: pygame.event.Event) -> bool:
        if self.stage.busy and table_keys.ends_motion(self, event):
            return True
        seen = self.shown()
        if table_keys.ends_banner(self, event) or self.help.handle(event) or self.looking.handle(event):
            return True
        if not self.looking.on and self.tips.handle(event, seen):
            return True
        if event.type == pygame.KEYDOWN:
            return table_keys.press(self, event)
        if event.type == pygame.KEYUP and table_keys.release(self, event):
            return True
        self.hand.handle(event)
        return True

    def shown(self) -> Shown:
        """What is to be drawn now."""
        if self._shown is None:
            shown, look = self.picture.shown(self.turn, self.hand.lifted, self.asked), self.looking.shown()
            tip = None if shown.banner or look else self.tips.note()
            self._shown = self.turn_end.over(self.bots.over(replace(shown, help=self.help.shown(), tip=tip, look=look)))
        return self._shown

    # -- decisions

    def click(self, picks: list[Pick], at: Point) -> None:
        """Picks what lies at a point (topmost first), by mouse or keyboard."""
        self.picture.clear_bubble()
        if (self.asked and self._asks_on(picks)) or self.looking.click(picks, at):
            return
        if any(pick.kind == "bar" for pick in picks):
            self.press_bar(next(pick.key for pick in picks if pick.kind == "bar"))
        elif not self.turn.choose_again(picks):
            self.settle(self.turn.choose(picks), at)
        self.redraw()

    def settle(self, outcome: Outcome, at: Point) -> None:
        """Plays, asks or refuses; `at` is where a question or a refusal appears."""
        match outcome:
            case Play(code, times):
                self.play(code, times)
            case Ask():
                self.asked = outcome
                self.picture.asked_at = at
                self.picture.clear_bubble()  # it told what one of the answers would bring, over the question
            case Refused(violation):
                self.context.sound.play("wrong")
                self.picture.refuse(violation, at)
        self.redraw()

    def _asks_on(self, picks: list[Pick]) -> bool:
        """A click while a question is open; False for a button, which does then what it does at any other time.

        A click elsewhere only takes the question away: who clicks beside it means no, not another move.
        """
        kind = picks[0].kind if picks else ""
        if kind == "choice":
            self.answer(int(picks[0].key))
        elif kind not in ("question", "bar"):
            self.step_back()
        return kind not in ("action", "bar")

    def answer(self, index: int) -> bool:
        """Option `index` of the question was chosen; False if there is none of that number."""
        if self.asked is None or not 0 <= index < len(self.asked.plays):
            return False
        self.settle(self.asked.plays[index], self.picture.asked_at)
        return True

    def play(self, code: int, times: int = 1) -> None:
        """Plays a legal action; a group that travels is one movement of so many steps, which nobody comes between."""
        self.help.close()
        before, state, dropped = replace(self.shown(), tip=None), self.picture.position, self.hand.released
        actor = self.game.state.actor
        if not self.bots.level:
            self.tips.played(ACTIONS[code].kind)
        events = [event for _ in range(times) for event in self.game.play(code)]
        self.position_changed()
        if not self.bots.level and not self.turn_end.open:
            self.picture.hand_over.begin(actor)
        after = (lambda: show_ends(self, events)) if opens_scene(events) else None
        self.stage.play(before, state, events, dropped, after)

    def step_back(self) -> None:
        """Right click: drops the question with all its picks, or takes back the last pick."""
        if self.asked:
            self.asked = None
            self.turn.reset()
        else:
            self.turn.back()
        self.picture.clear_bubble()
        self.redraw()

    def escape(self) -> None:
        """Esc takes away what lies on top, and with nothing there opens the menu; card and banner are gone by now."""
        if self.hand.let_go():
            self.redraw()
        elif self.asked or self.turn.picks:
            self.step_back()
        elif self.picture.preview.on:
            self.toggle_preview()
        elif not self.tips.dismiss() and not self.looking.back():
            self.open_menu()

    def press_bar(self, name: str) -> None:
        """A button of the top bar."""
        ways: dict[str, Callable[[], None]] = {
            "undo": self.undo,
            "undo-turn": self.undo_turn,
            "redo": self.redo,
            "menu": self.open_menu,
            "confirm": self.turn_end.confirm,
            "preview": self.toggle_preview,
            "keys": lambda: self.help.open(KEYS),
            "result": lambda: show_result(self),
            "unsaved": self.saving.press,
        }
        ways[name]()

    def undo(self) -> None:
        """Takes back the last line of a person and what bots did after it, or only a pick if one was made."""
        if self.turn.picks or self.asked:
            self.step_back()
        else:
            self._went_back(decisions.undo(self.game))

    def undo_turn(self) -> None:
        """Takes back the last action of a person as a whole, and what bots did after it."""
        self._went_back(decisions.undo_turn(self.game))

    def redo(self) -> None:
        """Plays an undone line again, and what bots did after it."""
        if decisions.redo(self.game):
            self.position_changed()

    def open_menu(self) -> None:
        """The menu over the table."""
        self.hand.let_go()
        self.context.sound.play("open_menu")
        self.context.go.push(
            self.context.routes.menu(self.context, self.game.game, self.game.seed, self.bots, self.game.setup)
        )

    def open_overview(self) -> None:
        """The overview sheet over the table."""
        self.context.go.push(self.context.routes.sheet(self.context, self.game.game, self.picture.state))

    def again(self) -> None:
        """The same set-up from the beginning."""
        self.context.go.when_saved(lambda: self.context.go.replace(TableScene(self.context, self.game.restarted())))

    def toggle_preview(self) -> None:
        """Shows what scoring now would give, or no longer."""
        self.picture.preview.press()
        self.redraw()

    def redraw(self) -> None:
        """Something shown has changed."""
        self._shown = None
        self.dirty = True

    def seats_changed(self) -> None:
        """Somebody else plays an order from now on."""
        self.picture.forget_words()
        self.position_changed(self.picture.looked)

    def _went_back(self, back: bool) -> None:
        if back:
            self.context.sound.play("undo")
            self.position_changed()

    def _play_music(self) -> None:
        """The last round has a piece of its own."""
        self.context.sound.music("last_round" if self.game.state.round == ROUNDS else "table")

    def position_changed(self, looked: int | None = None) -> None:
        """Everything that belonged to the position before is forgotten; `looked` = steps before the one looked at."""
        self._play_music()
        self.hand.let_go()
        self.stage.clear()
        self.asked = None
        self.turn_end.new_position()
        self.bots.new_position()
        self.turn = self.bots.turn()
        self.picture.new_position(looked)
        self.help.close()
        if looked is None:
            self.tips.new_position()
        self.redraw()
