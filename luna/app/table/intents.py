"""What a person may want at the table: each intent goes to the table, and what came of it to the picture."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from luna.app.session.decisions import bot_at
from luna.app.session.played import Played
from luna.app.settings import preferences
from luna.app.table.going_back import GoingBack
from luna.app.table.port import LetGo
from luna.app.table.stage import Closing
from luna.app.table.telling.messages import REFUSAL
from luna.core.intent import Pick
from luna.core.turn import Ask, Outcome, Play, Point, Refused, Released
from luna.ui.table.chronicle_line import ChronicleLine
from luna.ui.table.picks import KEYS, LENS, TablePick

SPEED_WORDS = {"0.5": "half", "1": "normal", "2": "double", "instant": "instant"}


class TableIntents(GoingBack):
    """Mouse and keyboard end here; what was played is shown by `_play`, another position by `position_changed`."""

    # -- decisions

    def click(self, picks: list[Pick], at: Point) -> None:
        """Picks what lies at a point (topmost first), by mouse or keyboard."""
        self.messages.clear()
        asked = self.asked is not None
        if (asked and self._asks_on(picks)) or self.history.click(picks, at):
            return
        button = next((pick.key for pick in picks if pick.kind == TablePick.BAR), None)
        if button is not None:
            self.press_bar(button)
        elif not self.bots.go_on():
            outcome = self.table.choose(picks)
            if asked and isinstance(outcome, Play):
                self.table.forget_picks()  # one press answers no, it takes another to play something else at once
            else:
                self.settle(outcome, at)
        self.redraw()

    def drop(self, left: LetGo, picks: list[Pick], at: Point) -> None:
        """A piece was let go over what lies at a point; it glides home where nothing takes it."""
        turn, played = self.turn, None
        if left.piece not in picks:
            goals = turn.targets_after(left.piece)
            nowhere = goals and all(pick.kind in self.offer.ground for pick in picks)
            outcome = None if nowhere else turn.drop(left.piece, picks, left.count)
            played = self.settle(outcome, at, Released(left.piece, at))
            if outcome is None and goals:
                self.sound("wrong")
                self.messages.say(self.context.text("drop-nowhere"), at, REFUSAL, goals)
        elif turn.picks == (left.piece,):
            turn.reset()
        events = played.events if played else ()
        if left.home and not any(self.view.carries(event, left.piece) for event in events):
            self.fly_home(left.home)

    def settle(self, outcome: Outcome, at: Point, dropped: Released | None = None) -> Played | None:
        """Plays, asks or refuses; `at` is where a question or a refusal appears, which shows where a piece belongs."""
        played = None
        match outcome:
            case Play(code, times, first):
                played = self.play(code, times, dropped, first)
            case Ask():
                self.table.ask(outcome, at)
                self.messages.clear()  # it told what one of the answers would bring, over the question
            case Refused(violation):
                self.sound("wrong")
                goals = self.turn.targets_after(dropped.pick) if dropped else frozenset[Pick]()
                named = None if dropped else self.wording.words.refuses(violation)  # who let go looks there
                about = named or self.pointing.hover
                self.messages.say(self.wording.refused(outcome), at, REFUSAL, goals, about)
        self.redraw()
        return played

    def _asks_on(self, picks: list[Pick]) -> bool:
        """A click while a question is open; False for what then happens besides that.

        A click elsewhere only takes the question away: who clicks beside it means no, not another move. A button then
        begins its action, but plays none at once; to read in the chronicle changes nothing, so it needs no other click.
        The button that only asked whether it is meant says yes when it is pressed again.
        """
        kind, plays = picks[0].kind if picks else "", self.asked.plays if self.asked else ()
        if len(plays) == 1 and picks[:1] == [self.offer.option(plays[0].code)]:
            self.answer(0)
            return True
        if kind == TablePick.CHOICE:
            self.answer(int(picks[0].key))
        elif kind not in (TablePick.QUESTION, TablePick.BAR):
            self.step_back()
        return kind not in (TablePick.ACTION, TablePick.BAR, TablePick.LINE)

    def answer(self, index: int) -> bool:
        """Option `index` of the question was chosen; False if there is none of that number."""
        answer = self.table.answer(index)
        if answer:
            self.settle(*answer)
        return answer is not None

    def play(
        self, code: int, times: int = 1, dropped: Released | None = None, first: Sequence[int] = ()
    ) -> Played | None:
        """Plays a legal action of the seat to act, as often as it is meant, after what it brings along."""
        if not self.table.bot:
            self.tips.plays(code)
        return self._play(lambda: self.table.play(code, times, dropped, first))

    def _play(self, play: Callable[[], Played | None]) -> Played | None:
        """Shows what was played, if something was."""
        picked, before = self.shown(), self.picture.position
        played = play()
        if played is None:
            return None
        self.position_changed()
        if not self.table.open and self.table.curtain is None:
            rest = self.bots.rest(goes_on=False) if bot_at(self.game.seats, played.by) else 0.0
            self.hand_over.begin(played.by, len(played.steps), rest)
        self.coach.played(bool(bot_at(self.game.seats, played.by)))
        self.was_played(played)
        start, happened = self.view.follow(before, picked.state, played.before, played.steps)
        opens = self.dialogs and self.offer.opens_dialog(played.events)
        after = (lambda: self.offer.open_dialog(played.events, self)) if opens else None
        self.zooming.follow(played.by, told=opens)
        closing = self._closing(played.by) if opens else None
        self.stage.play(replace(picked, help=None, tip=None), start, happened, played.dropped, after, closing)
        return played

    def _closing(self, by: int) -> Closing | None:
        """What a bot did last before a dialog opens; a person knows."""
        if not bot_at(self.game.seats, by):
            return None
        return Closing(self.bots.deeds.closing(self.shown().chronicle), self.bots.closing_rest)

    def was_played(self, played: Played) -> None:
        """Something was played and will be seen; another kind of table may have its say."""

    def escape(self) -> None:
        """Esc presses the button that bears it, else takes away what lies on top; with nothing there opens the menu."""
        if self.hand.let_go():
            self.redraw()
        elif self.table.can_cancel:
            self.cancel()
        elif not self.history.back():
            self._put_away()

    def _put_away(self) -> None:
        if self.previewing:
            self.close_preview()
        elif not (self.hints.close() or self.tips.dismiss(self.shown()) or self.zooming.whole()):
            self.open_menu()

    def cancel(self) -> None:
        """Takes back what was picked for the next step, else the action under way."""
        if self.table.begun:
            self.step_back()
        elif self.table.can_cancel:
            self.give_up()
        else:
            self._refuse("no-cancel-nothing")

    def give_up(self) -> None:
        """Takes back the action under way, as undo of a whole action does."""
        self.undo_turn()

    def press_bar(self, name: str) -> None:
        """A button of the top bar."""
        ways: dict[str, Callable[[], object]] = {
            "undo": self.undo,
            "undo-turn": self.undo_turn,
            "redo": self.redo,
            "menu": self.open_menu,
            "cancel": self.cancel,
            "confirm": self.confirm,
            "preview": self.toggle_preview,
            "hint": self.hints.press,
            "outlook": self.toggle_outlook,
            LENS.key: self.zooming.whole,
            "keys": lambda: self.help.open(KEYS),
            "result": self.open_result,
            "unsaved": self.saving.press,
        }
        ways[name]()

    def press_under(self, button: str) -> None:
        """A button of the top bar was pressed in a dialog over the table: nothing moves any more before it acts."""
        self.end_motions()
        self.press_bar(button)

    @property
    def hints_allowed(self) -> bool | None:
        """Whether anybody may ask for hints; None where there are none."""
        return self.game.hints.allowed if self.hints.analyst.able else None

    def allow_hints(self, allowed: bool) -> None:
        """Allows hints in this game, or nobody any more."""
        self.hints.close()
        self.game.allow_hints(allowed)
        self.redraw()

    def wheel(self, picks: list[Pick], steps: int) -> None:
        """The wheel was turned over something."""
        self.history.wheel(picks, steps)

    def confirm(self) -> None:
        """Ends the open turn: what was kept back of it is seen, then the next seat acts."""
        picked, before = self.shown(), self.picture.position
        ended = self.table.confirm()
        if ended is None:
            return
        self.position_changed()
        if self.table.curtain is None:
            self.hand_over.begin(ended.by)
        start, happened = self.view.follow(before, picked.state, ended.before, ended.steps)
        self.stage.play(replace(picked, help=None, tip=None), start, happened, None, None)

    def recap(self) -> None:
        """What has happened since the last turn; a short word where nothing has."""
        if self.hand_over.news:
            self.hand_over.show()
        else:
            self.tell(self.context.text("hand-over-nothing"))
        self.redraw()

    def replay(self, row: Pick | None) -> None:
        """Shows once more on the table what a row of the recap tells and what came after it, or all that is told.

        What a dialog tells in full is opened instead.
        """
        begins, line = self.hand_over.begins(row), self.hand_over.opens(row)
        self.hand_over.dismiss()
        if line:
            self.open_again(line)
        elif begins is not None:
            self.history.run_from(begins)
        self.redraw()

    def go_on(self) -> bool:
        """The next bot may play at once; False if none waits for that."""
        return self.bots.go_on()

    def change_pace(self) -> None:
        """Bots follow one another faster or slower, or wait for a press."""
        self.tell(self.context.text("bot-pace", pace=self.bots.change_pace()))
        self.redraw()

    def change_speed(self, steps: int) -> None:
        """Motions go faster or slower."""
        self.tell(self.context.text("motion-speed", speed=SPEED_WORDS[self.stage.change_speed(steps)]))
        self.redraw()

    def toggle_preview(self) -> None:
        """Shows what scoring now would give, or no longer; a hint is hidden meanwhile. Nothing without previews."""
        if not self.offer.previews:
            return
        version = self.table.version
        if self.preview.on and not self.previewing:
            self.preview.asked_at = version
        else:
            self.preview.press(version)
        self.redraw()

    @property
    def previewing(self) -> bool:
        """Whether the preview is seen: what can be compared at a choice comes first, unless it is asked for there."""
        if not self.preview.on or self.preview.asked_at == self.table.version:
            return self.preview.on
        return not self.context.settings.get(preferences.OUTLOOK) or self.picture.outlook is None

    def close_preview(self) -> None:
        """Shows the table itself again."""
        if self.previewing:
            self.toggle_preview()

    def hide_preview(self) -> None:
        """A hint takes its place for a while."""
        self.preview.give_way()

    def return_preview(self) -> None:
        """The preview is to be seen again if a hint had taken its place."""
        self.preview.come_back()

    def toggle_outlook(self) -> None:
        """Shows beside the table what can be compared, or no longer; from then on at every choice.

        It takes the place of the preview, under which it would not be seen.
        """
        if self.picture.outlook is None:
            self.tell(self.context.text("outlook-nothing"), refusal=True)
        else:
            settings, covered = self.context.settings, self.previewing
            settings.put(preferences.OUTLOOK, covered or not settings.get(preferences.OUTLOOK))
            if covered:
                self.preview.press()
        self.redraw()

    def release_preview(self) -> bool:
        """The key of the preview went up; True if that ends it."""
        ends = self.preview.release()
        if ends:
            self.redraw()
        return ends

    def open_menu(self) -> None:
        """The menu over the table."""
        self.hand.let_go()
        self.sound("open_menu")
        context, game = self.context, self.game
        context.go.push(context.routes.menu(context, game.game, game.seed_told, self.bots, game.setup, self))

    def open_result(self) -> None:
        """How the game ended, in the game's own dialog."""
        self.offer.open_result(self)

    def open_again(self, line: ChronicleLine) -> None:
        """What tells in full of a line of the chronicle."""
        self.messages.clear()
        self.offer.open_again(line.opens, line.step, self)
