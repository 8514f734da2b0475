"""What the person points at and holds; whoever needs to know that reads it here."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from luna.app.session.table import Table
from luna.app.table.telling.answers import Answers
from luna.app.table.telling.messages import GAIN, REFUSAL, Messages
from luna.app.table.telling.wording import Wording
from luna.core.intent import Pick
from luna.core.turn import Ask, Play, Point, Turn
from luna.ui.table.bubble import PART
from luna.ui.table.contract.game_at_table import GameAtTable
from luna.ui.table.picks import TablePick

PASSING = frozenset({TablePick.CHOICE, TablePick.LINE, TablePick.RECAP, TablePick.LOOK})
"""What is no longer there, or another one, in another position."""
MOST_PROMISED = 4
"""Actions of which a hint tells; a question tells of all."""


@dataclass
class Aim:
    """The place under the pointer while something is held or was picked, and the actions that are meant there."""

    place: Pick | None = None
    plays: tuple[Play, ...] = ()
    count: int = 0
    """For how many pieces the one in the air stands."""
    held: Pick | None = None
    """That one."""

    @property
    def first(self) -> Play | None:
        """The action that is shown: of several the one that would be asked for first."""
        return self.plays[0] if self.plays else None

    @property
    def sole(self) -> Play | None:
        """The action, if nothing more is asked."""
        return self.first if len(self.plays) == 1 else None


class Pointing:
    """The pointer, the keyboard's place, the piece in the hand, and what letting go of it here would mean."""

    def __init__(self, game: GameAtTable, table: Table, wording: Wording, messages: Messages) -> None:
        self._game, self._table, self._wording, self._messages = game, table, wording, messages
        self.hover: Pick | None = None
        self.focus: Pick | None = None
        """Where the keyboard is, until the pointer moves on."""
        self.topic: Pick | None = None
        """The thing with a card that the pointer is on."""
        self.lifted: Pick | None = None
        self.carried_at: Point | None = None
        self.aim = Aim()

    def follow(self) -> None:
        """Another position is shown."""
        self.forget()
        self.focus = None

    def forget(self) -> None:
        """What was picked or asked is given up, and nothing is meant any more until something is pointed at anew."""
        if self.hover and self.hover.kind in PASSING:
            self.hover = self.focus = None
        self.aim = Aim()

    def point_at(self, picks: list[Pick], at: Point, count: int = 0) -> bool:
        """The pointer is on something, with a piece that stands for `count`; True if that changes the picture."""
        turn, lifted = self._table.turn, self.lifted
        goals = targets(turn, lifted)
        wanted = goals or turn.sources()
        hover = next((pick for pick in picks if pick in wanted), picks[0] if picks else None)
        hover = None if hover and hover.kind in self._game.ground else hover  # lit, it would frame the whole table
        if (hover, count, lifted) == (self.hover, self.aim.count, self.aim.held):
            return False
        self.hover = hover
        bubble = self._messages.bubble
        if bubble and (bubble.tone == GAIN or (lifted and goals)):
            self._messages.clear()
        self._aim_at(hover, at, count)
        self._messages.doubt(partial(self._warning, turn, lifted, hover) if lifted and hover else None, at)
        return True

    def _aim_at(self, hover: Pick | None, at: Point, count: int) -> None:
        """What is pointed at may be meant: what that would bring is told and shown."""
        turn, lifted = self._table.turn, self.lifted
        place, plays = hover if lifted or turn.picks else None, self._meant(hover, count) if hover else ()
        self.aim = aim = Aim(place, plays, count, lifted)
        told = "" if self._table.question else self._promise(aim) or self._goes_on(aim) or self._opens(hover)
        if told:
            self._messages.say(told, at)

    def _meant(self, hover: Pick, count: int) -> tuple[Play, ...]:
        """The actions that a click or drop here would mean; of a question the answer."""
        question = self._table.question
        if question:
            return (question.ask.plays[int(hover.key)],) if hover.kind == TablePick.CHOICE else ()
        return self._table.turn.plays_at(self.lifted, hover, count)

    def _promise(self, aim: Aim) -> str:
        """What that would bring; of several actions a part each, as they will be asked for.

        Where all of them bring the same that is told once, then what will be asked. Of a piece that may stand for
        several only the question for their number, which then tells what each would bring.
        """
        words, state = self._wording.words, self._table.present
        if len(aim.plays) < 2:
            return words.gain(state, aim.plays[0], aim.count) if aim.plays else ""
        ask = Ask(aim.plays)
        title, options = words.choices(state, ask)
        asked = "\n".join((title, *options))
        if self.lifted and not aim.count and self._table.turn.counts_after(self.lifted)[1:]:
            return asked
        answers = Answers.of(words, state, ask)
        own, common = answers.apart
        if answers.alike:
            return PART.join((common, asked))
        rows = zip(options[:MOST_PROMISED], own, strict=False)
        each = ("\n".join(filter(None, (option, told.partition("\n")[0]))) for option, told in rows)
        return PART.join((*each, *filter(None, common.split("\n"))))

    def _goes_on(self, aim: Aim) -> str:
        """What a piece let go here would begin, where more is to be chosen for it."""
        turn, text, place = self._table.turn, self._wording.text, aim.place
        if place is None or self.lifted is None or aim.plays or place not in turn.targets_after(self.lifted):
            return ""
        if begun := self._wording.words.begins(self._table.present, turn, place):
            return begun
        codes = turn.codes_at(self.lifted, place)
        sign = self._game.sign(text, codes)
        told = text("carry-goes-on", action=sign.word) if sign else ""
        return "\n".join(filter(None, (self._sure(codes), told)))

    def _sure(self, codes: Sequence[int]) -> str:
        """What is gained in any case by what may still come of it; nothing where that differs."""
        table, words = self._table, self._wording.words
        if not set(codes).issubset(table.session.rules.legal(table.present)):
            return ""
        gains = (words.gain(table.present, Play(code), 0).partition("\n")[0] for code in codes)
        first = next(gains, "")
        return first if all(gain == first for gain in gains) else ""

    def _opens(self, hover: Pick | None) -> str:
        """What a click on a line of the chronicle opens."""
        told, undone = self._wording.reading.lines() if hover and hover.kind == TablePick.LINE else ((), ())
        line = next((each for n, each in enumerate((*told, *undone)) if hover and str(n) == hover.key), None)
        return self._wording.text("look-back-details.click") if line and line.opens else ""

    def look_away(self) -> None:
        """The pointer is on nothing, and the card stays with what it told of; the keyboard is where it was."""
        if self.focus is None:
            self.hover, self.aim = None, Aim()

    def look_at(self, topic: Pick) -> bool:
        """The pointer is on a thing that has a card; True if that changes the picture.

        Who carries something over the mere ground, or was refused there, has the card before go on.
        """
        told = self._messages.bubble
        held = self.lifted or (told and told.tone == REFUSAL)
        topic = self.topic if held and self.topic and topic.kind in self._game.ground else topic
        changed, self.topic, self.focus = topic != self.topic, topic, None
        return changed

    def move_focus(self, pick: Pick, at: Point) -> None:
        """The keyboard goes to a place, which lies at a point."""
        self.hover = self.focus = self.topic = pick
        if self._messages.bubble and self._messages.bubble.tone == GAIN:
            self._messages.clear()
        self._aim_at(pick, at, 0)

    def carry(self, at: Point | None) -> None:
        """The piece is carried at a point, or no longer."""
        self.carried_at = at
        if at is None:
            self._messages.doubt(None)

    def _warning(self, turn: Turn, lifted: Pick, hover: Pick) -> str:
        refused = turn.forbidden(lifted, hover)
        return self._wording.refused(refused) if refused else ""


def targets(turn: Turn, lifted: Pick | None) -> frozenset[Pick]:
    """Where the piece in the air may go, or the next pick."""
    return turn.targets_after(lifted) if lifted else turn.targets()
