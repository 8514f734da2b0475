"""The table: gestures become picks, picks become an action, the table plays it, the view shows what happened.

It goes one way: pointer or keyboard → intent (a method here) → `Table` → `Played` → motions → picture. Whoever keeps
something about a position is told of another one in `position_changed`, and reads nothing but the table there, so that
the order of these calls means nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

import pygame

from luna.app.app_context import AppContext
from luna.app.saved_games import words as saved_words
from luna.app.saves.failure import SaveFailure
from luna.app.session.session import Session, begin_game, load_game
from luna.app.session.table import Played, Table
from luna.app.settings import preferences
from luna.app.table.bots import Bots
from luna.app.table.curtain import draw_curtain, opens_curtain
from luna.app.table.hand import Hand
from luna.app.table.hand_over import HandOver
from luna.app.table.help_desk import HelpDesk
from luna.app.table.history import History
from luna.app.table.keys import Keyboard, ends_motion
from luna.app.table.messages import GAIN, REFUSAL, Messages
from luna.app.table.picture import Picture
from luna.app.table.pointing import Pointing
from luna.app.table.port import LetGo
from luna.app.table.preview import PreviewSwitch
from luna.app.table.saving import Saving
from luna.app.table.stage import Stage
from luna.app.table.tips import Tips
from luna.app.table.wording import Wording
from luna.core.game import AnyGame
from luna.core.intent import Pick
from luna.core.match import Match
from luna.core.rules import NOBODY
from luna.core.seeds import new_seed
from luna.core.turn import Ask, Outcome, Play, Point, Refused, Released, Turn
from luna.ui.game_window import window_of
from luna.ui.motion import Flight
from luna.ui.scene import Scene
from luna.ui.table.contract import Page
from luna.ui.table.picks import KEYS, TablePick
from luna.ui.table.shown import Shown

SPEED_WORDS = {"0.5": "half", "1": "normal", "2": "double", "instant": "instant"}


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
        self.context, self.game, window = context, game, window_of(game.game)
        self.about, self.offer = game.game.key, window.table
        offer, text, settings = self.offer, window.texts(context.text), context.settings
        self.chapter = offer.chapter(game.setup)
        self.view = offer.view(context.sprites, context.fonts, text)
        self.table = table = Table(game, offer.turn, lambda: settings.get(preferences.CONFIRM_TURNS))
        self.wording = wording = Wording(text, offer, table)
        self.messages = messages = Messages(lambda: self.middle)
        self.pointing = pointing = Pointing(offer, table, wording, messages)
        self.picture = Picture(offer, self.view, table, wording, pointing)
        self.stage = Stage(context, self.view, self.sound)
        self.hand = Hand(table, pointing, wording, messages, self, self)
        self.keyboard = Keyboard(offer, table, pointing, self, self)
        self.help = HelpDesk(offer, table, wording, lambda: self.picture.cards, pointing, messages, self, self)
        self.history = History(offer, table, wording, self, self)
        self.hand_over, self.preview = HandOver(context, table, wording, self), PreviewSwitch()
        self.bots, self.tips = Bots(context, table, wording, self), Tips(context, offer, table, self)
        self.saving = Saving(text, game, self)
        self._shown: Shown | None = None
        self._ambient_due = False
        self.tips.follow(self.picture.position)
        if game.trouble:
            messages.say(saved_words.trouble(text, game.trouble), tone=REFUSAL)

    @property
    def turn(self) -> Turn:
        """The decision of the person to act."""
        return self.table.turn

    @property
    def asked(self) -> Ask | None:
        """The question that is open."""
        return self.table.question.ask if self.table.question else None

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
        self.point_again()

    def leave(self) -> None:
        self.bots.cover()
        self.hand.let_go()
        self.stage.skip()
        self.redraw()

    def close(self) -> None:
        self.bots.close()

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
            draw_curtain(surface, self.context.fonts, self.context.u, title, hint)
        else:
            self.view.draw(surface, self.drawn())

    def enliven(self, surface: pygame.Surface) -> list[pygame.Rect]:
        if not self._ambient_due or self.covered:
            return []
        self._ambient_due = False
        return self.view.renew_ambient(surface, self.drawn())

    def update(self, seconds: float) -> None:
        if self.messages.fade(seconds):
            self.redraw()
        self.saving.update(seconds)
        busy = self.busy
        if not busy and self.hand_over.fade(seconds):
            self.redraw()
        moved = self.stage.update(seconds)
        self.dirty |= self.hand.carrying.update(seconds) or moved
        if busy and not self.busy:
            self.redraw()
            self.point_again()
        self._play(lambda: self.bots.update(seconds, free=self.help.topic is None))
        moving = self.stage.moving or self.hand.carrying.moving
        if not moving:
            self.view.prepare()
        self.view.ambient = self.stage.ambient
        self._ambient_due |= self.view.advance_ambient(seconds)
        rest = self.view.pause if self.view.ambient else TableScene.pause
        self.pause = 0.0 if moving else min(rest, self.bots.pause)

    def handle(self, event: pygame.event.Event) -> bool:
        if self.busy and self._ends_motion(event):
            return True
        if self.covered:
            return self._handle_covered(event)
        seen = self.shown()
        if self._ends_banner(event) or self.help.handle(event) or self.history.handle(event):
            return True
        if not self.history.on and self.tips.handle(event, seen):
            return True
        if event.type == pygame.KEYDOWN:
            return self.keyboard.press(event)
        if event.type == pygame.KEYUP and self.keyboard.release(event):
            return True
        self.hand.handle(event)
        return True

    def _handle_covered(self, event: pygame.event.Event) -> bool:
        """Whoever presses something has come; nothing else can be done before."""
        if opens_curtain(event):
            self.table.uncover()
            self.position_changed()
            self.hand_over.begin(NOBODY)
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
        return self.stage.skip() or event.key == pygame.K_SPACE

    def _ends_banner(self, event: pygame.event.Event) -> bool:
        """A click takes the banner of the hand-over away and goes on to the table; Space and Esc do nothing else."""
        clicked = event.type == pygame.MOUSEBUTTONDOWN and event.button <= pygame.BUTTON_RIGHT
        below = self.help.topic or self.asked or self.hand.lifted
        ended = event.type == pygame.KEYDOWN and event.key in (pygame.K_SPACE, pygame.K_ESCAPE) and not below
        if not (clicked or ended) or not self.hand_over.dismiss():
            return False
        self.redraw()
        return ended

    # -- what the parts of the table ask for

    @property
    def busy(self) -> bool:
        """Whether what is drawn lags behind the game."""
        return self.stage.busy

    @property
    def covered(self) -> bool:
        """Whether the curtain hides the table until the next person has come."""
        return self.table.curtain is not None and not self.busy

    @property
    def reduced(self) -> bool:
        """Whether the person wants no motion."""
        return self.stage.reduced

    @property
    def holding(self) -> bool:
        """Whether the hand holds something, or drags over nothing."""
        return self.hand.holding

    @property
    def middle(self) -> Point:
        """The middle of the window."""
        return self.context.size[0] // 2, self.context.size[1] // 2

    def shown(self) -> Shown:
        """What is to be drawn once nothing moves any more."""
        if self._shown is None:
            table, quiet = self.table, self.busy or self.hand.lifted or self.preview.on
            shown = self.picture.shown(self.messages.bubble, self.preview.on)
            banner, look, help = self.hand_over.banner(), self.history.shown(), self.help.shown()
            hidden = banner or look or help or quiet or table.begun or table.open
            tip = None if hidden else self.tips.note()
            self._shown = self.bots.over(replace(shown, banner=banner, help=help, tip=tip, look=look), table.begun)
        return self._shown

    def drawn(self) -> Shown:
        """What is to be drawn now."""
        return self.hand.carrying.over(self.stage.over(self.shown()), self.view)

    def picks_at(self, at: Point) -> list[Pick]:
        """What lies under a point of the window, topmost first."""
        return self.view.picks_at(at, self.shown())

    def topic_at(self, at: Point) -> Pick:
        """What a help would be about there."""
        return self.view.topic_at(at, self.shown())

    def place(self, pick: Pick) -> pygame.Rect | None:
        """Where something lies in the window, None if it is not shown now."""
        return self.view.place(pick, self.shown())

    def page(self) -> Page:
        """What is seen of the chronicle."""
        return self.view.page(self.shown())

    def redraw(self) -> None:
        """Something shown has changed."""
        self._shown = None
        self.dirty = True

    def point_again(self, at: Point | None = None) -> None:
        """Something else may lie under the pointer now."""
        self.hand.hover(at or pygame.mouse.get_pos())

    def tell(self, told: str, at: Point | None = None, refusal: bool = False) -> None:
        """A short text, without a point in the middle of the window."""
        self.messages.say(told, at, REFUSAL if refusal else GAIN)

    def fly_home(self, flight: Flight) -> None:
        """A piece glides back to where it was taken."""
        self.stage.fly(flight)

    def sound(self, name: str) -> None:
        """Plays an effect."""
        self.context.sound.play(name)

    # -- what a game's own dialogs ask for

    @property
    def setup(self) -> Any:
        """The set-up of the game."""
        return self.game.setup

    @property
    def match(self) -> Match[Any, Any]:
        """The game under way."""
        return self.game.match

    @property
    def names(self) -> Mapping[str, str]:
        """What the seats are called."""
        return self.wording.names

    @property
    def watched(self) -> bool:
        """Whether no person plays."""
        return self.table.watched

    def counted(self, scores: Mapping[str, int]) -> None:
        """The panels count along with a dialog."""
        if self.stage.counted(scores):
            self.redraw()

    def stop_bots(self) -> None:
        """Nobody has to think any more."""
        self.bots.close()

    # -- decisions

    def click(self, picks: list[Pick], at: Point) -> None:
        """Picks what lies at a point (topmost first), by mouse or keyboard."""
        self.messages.clear()
        if (self.asked and self._asks_on(picks)) or self.history.click(picks, at):
            return
        button = next((pick.key for pick in picks if pick.kind == TablePick.BAR), None)
        if button is not None:
            self.press_bar(button)
        else:
            self.settle(self.table.choose(picks), at)
        self.redraw()

    def drop(self, left: LetGo, picks: list[Pick], at: Point) -> None:
        """A piece was let go over what lies at a point; it glides home where nothing takes it."""
        turn, played = self.turn, None
        if left.piece not in picks:
            played = self.settle(turn.drop(left.piece, picks, left.count), at, Released(left.piece, at))
        elif turn.picks == (left.piece,):
            turn.reset()
        events = played.events if played else ()
        if left.home and not any(self.view.carries(event, left.piece) for event in events):
            self.fly_home(left.home)

    def settle(self, outcome: Outcome, at: Point, dropped: Released | None = None) -> Played | None:
        """Plays, asks or refuses; `at` is where a question or a refusal appears."""
        played = None
        match outcome:
            case Play(code, times):
                played = self.play(code, times, dropped)
            case Ask():
                self.table.ask(outcome, at)
                self.messages.clear()  # it told what one of the answers would bring, over the question
            case Refused(violation):
                self.sound("wrong")
                self.messages.say(self.wording.words.refusal(violation), at, REFUSAL)
        self.redraw()
        return played

    def _asks_on(self, picks: list[Pick]) -> bool:
        """A click while a question is open; False for a button, which does then what it does at any other time.

        A click elsewhere only takes the question away: who clicks beside it means no, not another move.
        """
        kind = picks[0].kind if picks else ""
        if kind == TablePick.CHOICE:
            self.answer(int(picks[0].key))
        elif kind not in (TablePick.QUESTION, TablePick.BAR):
            self.step_back()
        return kind not in (TablePick.ACTION, TablePick.BAR)

    def answer(self, index: int) -> bool:
        """Option `index` of the question was chosen; False if there is none of that number."""
        answer = self.table.answer(index)
        if answer:
            self.settle(*answer)
        return answer is not None

    def play(self, code: int, times: int = 1, dropped: Released | None = None) -> Played | None:
        """Plays a legal action of the seat to act, as often as it is meant."""
        if not self.table.bot:
            self.tips.plays(code)
        return self._play(lambda: self.table.play(code, times, dropped))

    def _play(self, play: Callable[[], Played | None]) -> Played | None:
        """Shows what was played, if something was."""
        picked, before = self.shown(), self.picture.position
        played = play()
        if played is None:
            return None
        self.position_changed()
        if not self.table.open and self.table.curtain is None:
            self.hand_over.begin(played.by)
        start, happened = self.view.follow(before, picked.state, played.before, played.steps)
        opens = self.offer.opens_dialog(played.events)
        after = (lambda: self.offer.open_dialog(played.events, self)) if opens else None
        self.stage.play(replace(picked, help=None, tip=None), start, happened, played.dropped, after)
        return played

    def step_back(self) -> None:
        """Right click: drops the question with all its picks, or takes back the last pick."""
        self.table.step_back()
        self.messages.clear()
        self.redraw()

    def escape(self) -> None:
        """Esc takes away what lies on top, and with nothing there opens the menu; card and banner are gone by now."""
        if self.hand.let_go():
            self.redraw()
        elif self.table.begun:
            self.step_back()
        elif self.preview.on:
            self.toggle_preview()
        elif not self.tips.dismiss(self.shown()) and not self.history.back():
            self.open_menu()

    def press_bar(self, name: str) -> None:
        """A button of the top bar."""
        ways: dict[str, Callable[[], None]] = {
            "undo": self.undo,
            "undo-turn": self.undo_turn,
            "redo": self.redo,
            "menu": self.open_menu,
            "confirm": self.confirm,
            "preview": self.toggle_preview,
            "keys": lambda: self.help.open(KEYS),
            "result": lambda: self.offer.open_result(self),
            "unsaved": self.saving.press,
        }
        ways[name]()

    def undo(self) -> None:
        """Takes back the last line of a person and what bots did after it, or only a pick if one was made."""
        if self.table.begun:
            self.step_back()
        else:
            self._went_back(self.table.undo(), self.table.hindrance)

    def undo_turn(self) -> None:
        """Takes back the last action of a person as a whole, and what bots did after it."""
        self._went_back(self.table.undo_turn(), self.table.hindrance)

    def redo(self) -> None:
        """Plays an undone line again, and what bots did after it."""
        if self.table.redo():
            self.position_changed()

    def look_at(self, step: int) -> bool:
        """Shows the position after so many steps; False if it is shown already."""
        looks = self.table.look_at(step)
        if looks:
            self.position_changed()
        return looks

    def play_on(self) -> None:
        """Makes the position looked at the present one."""
        hindrance = self.table.session.hindrance(self.table.looked) if self.table.looked is not None else ""
        self._went_back(self.table.play_on(), hindrance)

    def wheel(self, picks: list[Pick], steps: int) -> None:
        """The wheel was turned over something."""
        self.history.wheel(picks, steps)

    def confirm(self) -> None:
        """Ends the open turn: the next seat acts."""
        acted = self.table.confirm()
        if acted is not None:
            self.position_changed()
            if self.table.curtain is None:
                self.hand_over.begin(acted)

    def recap(self) -> None:
        """What the others did."""
        self.hand_over.show()
        self.redraw()

    def change_speed(self, steps: int) -> None:
        """Motions go faster or slower."""
        self.tell(self.context.text("motion-speed", speed=SPEED_WORDS[self.stage.change_speed(steps)]))
        self.redraw()

    def open_menu(self) -> None:
        """The menu over the table."""
        self.hand.let_go()
        self.sound("open_menu")
        self.context.go.push(
            self.context.routes.menu(self.context, self.game.game, self.game.seed, self.bots, self.game.setup)
        )

    def open_overview(self) -> None:
        """The overview sheet over the table."""
        self.context.go.push(self.context.routes.sheet(self.context, self.game.game, self.table.position))

    def open_rules(self, chapter: str) -> None:
        """The rules book at a chapter."""
        self.context.go.open_rules(chapter)

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

    def toggle_preview(self) -> None:
        """Shows what scoring now would give, or no longer."""
        self.preview.press()
        self.redraw()

    def release_preview(self) -> bool:
        """The key of the preview went up; True if that ends it."""
        ends = self.preview.release()
        if ends:
            self.redraw()
        return ends

    def _went_back(self, back: bool, hindrance: str) -> None:
        """Shows the position gone back to; where nothing was, says what was in the way."""
        if back:
            self.sound("undo")
            self.position_changed()
        elif hindrance:
            self.sound("wrong")
            self.tell(self.context.text(f"no-undo-{hindrance}"), refusal=True)
            self.redraw()

    def _play_music(self) -> None:
        self.context.sound.music(self.offer.music(self.table.present))

    def show_anew(self) -> None:
        """The game was changed from outside."""
        self.table.show_anew()
        self.position_changed()

    def position_changed(self) -> None:
        """The table shows another position: each of its parts forgets what belonged to the one before."""
        self._play_music()
        self.hand.follow()
        self.stage.clear()
        self.messages.clear()
        self.pointing.follow()
        self.hand_over.dismiss()
        self.help.close()
        self.bots.follow()
        self.tips.follow(self.picture.position)
        self.redraw()
