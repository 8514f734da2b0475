"""What the table shows: the position together with picks, hover, prompt, card and chronicle."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from luna.app.session.table import Table
from luna.app.table.buttons import Hinting, bar_buttons, way_back
from luna.app.table.gestures.pointing import Pointing, targets
from luna.app.table.telling.answers import Answers
from luna.app.table.telling.reading import done_last, spoken_of
from luna.app.table.telling.wording import Wording
from luna.core.intent import Pick
from luna.core.turn import Ask
from luna.ui.table.contract.game_at_table import GameAtTable
from luna.ui.table.contract.view import View
from luna.ui.table.contract.words import Cards
from luna.ui.table.picks import CANCEL, CONFIRM, KEYS, OUTLOOK, OUTLOOK_KEY, RESULT, UNDO, UNDO_TURN, TablePick
from luna.ui.table.shown import Bubble, Button, Card, Carried, Choices, Shown, Sign

SURROUNDINGS = frozenset({TablePick.TABLE, TablePick.CHRONICLE, TablePick.PROMPT, TablePick.CARD, TablePick.QUESTION})
"""What needs no card while the pointer crosses it."""
LINES = frozenset({TablePick.LINE, TablePick.CHRONICLE, TablePick.RECAP})
"""What lies below the card."""


class Picture:
    """Reads what the table holds and makes one picture of it; nothing here changes anything."""

    def __init__(self, game: GameAtTable, view: View, table: Table, wording: Wording, pointing: Pointing) -> None:
        self._game, self._view, self._table, self._wording, self._pointing = game, view, table, wording, pointing
        self.hints: Hinting | None = None
        """What the lamp in the top bar shows."""
        self._snapshot: tuple[int, Any] | None = None
        self._cards: tuple[object, Cards] | None = None
        self._meant: tuple[object, Any] = None, None
        self._outlook: tuple[int, Any] | None = None
        self._seen_ahead: tuple[object, Any] | None = None
        self._ahead: tuple[Any, Any] | None = None
        self._scoring: tuple[object, Any] | None = None
        self._answers: tuple[object, Answers] | None = None
        self._relations: tuple[object, Mapping[Pick, str]] = None, {}
        self._signs: tuple[object, Mapping[Pick, Sign]] = None, {}
        self._kept: tuple[object, Card | None] = None, None
        self._passing: tuple[object, Card | None] = None, None

    @property
    def position(self) -> Any:
        """The snapshot of the position shown, without anything that is only picked."""
        table = self._table
        if self._snapshot is None or self._snapshot[0] != table.version:
            acted = table.acted if table.looked is None else None
            self._snapshot = table.version, self._view.snapshot(table.position, acted, table.person)
        return self._snapshot[1]

    @property
    def cards(self) -> Cards:
        """The cards of the position shown."""
        key = self._table.version, self._wording.key
        if self._cards is None or self._cards[0] != key:
            self._cards = key, self._wording.words.cards(self._table.position, self.position)
        return self._cards[1]

    @property
    def outlook(self) -> Any:
        """What can be compared before somebody chooses at the present position, None where there is nothing."""
        table = self._table
        if table.looked is not None or table.open or table.bot:
            return None
        if self._outlook is None or self._outlook[0] != table.version:
            self._outlook = table.version, self._game.outlook(table.present)
        return self._outlook[1]

    def _foreseen(self) -> Any:
        """The position whose scoring is to be seen while a choice is pointed at, None for the present one."""
        table, pointing = self._table, self._pointing
        pick = pointing.hover
        if pick is None or pointing.lifted or table.looked is not None or table.begun or table.open or table.bot:
            return None
        if self._seen_ahead is None or self._seen_ahead[0] != (table.version, pick):
            self._seen_ahead = (table.version, pick), self._game.foreseen(table.present, pick)
        return self._seen_ahead[1]

    def shown(
        self, bubble: Bubble | None, preview: bool, outlook: bool, recalled: Mapping[Pick, str], scrolls: bool = False
    ) -> Shown:
        """One picture of the table, without what lies on it: banner, help, tip; lit is what a recap `recalled`.

        While the chronicle `scrolls` by itself, lines that come to lie under the pointer are not pointed at.
        """
        table, pointing, turn, reading = self._table, self._pointing, self._table.turn, self._wording.reading
        lifted, looking = pointing.lifted, self._table.looked is not None
        told, undone = reading.lines()
        nothing = LINES if scrolls else {TablePick.CHRONICLE}  # between its lines there is nothing to light
        hover = None if pointing.hover and pointing.hover.kind in nothing else pointing.hover
        pointed = recalled or spoken_of((*told, *undone), hover, table.looked)
        quiet = looking or bool(pointed)
        glowing = frozenset[Pick]() if quiet else targets(turn, lifted)
        last = {} if quiet or turn.picks or lifted else done_last(told, table.length)
        chosen, armed = self._game.marked(turn.picks)
        choices = self._choices()
        answering = choices.places if choices and not quiet else ()
        foreseen = self._foreseen()
        return Shown(
            state=self._view.with_picks(self.position, turn.picks),
            names=self._wording.names,
            alone=table.alone,
            strengths=self._wording.strengths,
            card=self._card(),
            chronicle=told,
            undone=undone,
            chronicle_back=reading.below(told, undone),
            scrolled=reading.end is not None,
            actions=() if looking else self._actions(outlook and not preview),
            bar=bar_buttons(self._wording.text, table, preview, self.hints, self._game.previews),
            sources=frozenset() if turn.picks or lifted or quiet else turn.sources(),
            targets=frozenset(pick for pick in glowing if pick.kind != TablePick.ACTION).union(*answering),
            chosen=frozenset(pointed) or chosen,
            recent=frozenset(last),
            done_by={**last, **pointed},
            related={} if pointed or turn.picks or lifted or table.question else self._related(),
            signs={} if quiet else self._meanings(glowing),
            armed=armed,
            hover=hover,
            carried=self._carried(),
            bubble=bubble,
            choices=choices,
            preview=self._previewed(foreseen) if preview else None,
            outcome=None if quiet else self._aimed() or self._snapshot_of(foreseen),
            outlook=self.outlook if outlook and not preview else None,
        )

    def _previewed(self, foreseen: Any) -> Any:
        """What a scoring would bring now, or after what is `foreseen`; that of the latest is kept."""
        key = self._table.version, foreseen
        if self._scoring is None or self._scoring[0] != key:
            state = self._table.position if foreseen is None else foreseen
            self._scoring = key, self._game.preview(state)
        return self._scoring[1]

    def _meanings(self, goals: frozenset[Pick]) -> Mapping[Pick, Sign]:
        """What each target means; those of the latest are kept."""
        turn, lifted, text = self._table.turn, self._pointing.lifted, self._wording.text
        key = self._table.version, turn.picks, lifted, text.language
        if self._signs[0] != key:
            places = sorted(pick for pick in goals if pick.kind != TablePick.ACTION)
            signs = ((pick, self._game.sign(text, turn.codes_at(lifted, pick))) for pick in places)
            self._signs = key, {pick: sign for pick, sign in signs if sign}
        return self._signs[1]

    def _related(self) -> Mapping[Pick, str]:
        """What belongs to the thing under the pointer; that of the latest is kept."""
        hover, key = self._pointing.hover, (self._table.version, self._pointing.hover)
        if self._relations[0] != key:
            self._relations = key, self._game.related(self._table.position, hover) if hover else {}
        return self._relations[1]

    def _snapshot_of(self, foreseen: Any) -> Any:
        """The snapshot of a position that is foreseen; always the same one of the same position."""
        if foreseen is None:
            return None
        if self._ahead is None or self._ahead[0] is not foreseen:
            self._ahead = foreseen, self._view.snapshot(foreseen)
        return self._ahead[1]

    def _aimed(self) -> Any:
        """The snapshot that what is aimed at would lead to; that of the latest is kept."""
        play = self._pointing.aim.first
        key = self._table.version, play
        if self._meant[0] != key:
            self._meant = key, self._game.outcome(self._table.present, play) if play else None
        return self._meant[1]

    def _actions(self, outlook: bool) -> tuple[Button, ...]:
        table, text = self._table, self._wording.text
        if table.over:
            return (Button(RESULT, text("bar-result"), "flag", primary=True),)
        if table.open:
            return (Button(CONFIRM, text("bar-confirm"), "check", text("key-enter"), primary=True),)
        actions = self._game.actions(text, table.present, table.turn)
        if not actions:
            return ()
        compared = (Button(OUTLOOK, text("bar-outlook"), "eye", OUTLOOK_KEY, selected=outlook),)
        return way_back(text, table.can_cancel), *actions, *(compared if self.outlook else ())

    def prompt(self, beside: str = "") -> str:
        """What the person to act is asked for, `beside` a tip that says more of it."""
        table, text = self._table, self._wording.text
        if table.looked is not None:  # what is looked at says its place itself
            return ""
        if table.open and table.acted is not None:
            return text("prompt-confirm", name=self._wording.asked(table.acted))
        asked = table.question.ask if table.question else None
        lifted = self._pointing.lifted
        told = self._wording.words.prompt(table.present, table.turn, asked, lifted, beside)
        return text("prompt-several", asked=told) if lifted and self._several(lifted) else told

    def _several(self, lifted: Pick) -> bool:
        """Whether the wheel changes how many the piece in the hand stands for, at the place under it too."""
        return len(self._table.turn.counts_after(lifted)) > 1 and len(self._taken(lifted)) != 1

    def _taken(self, lifted: Pick) -> tuple[int, ...]:
        """How many pieces the place under the pointer takes of those in the hand, ascending."""
        turn, hover = self._table.turn, self._pointing.hover
        fitting = {turn.fitting(lifted, hover, count) for count in turn.counts_after(lifted)} if hover else set[int]()
        return tuple(sorted(fitting - {0}))

    def _card(self) -> Card | None:
        """While somebody points at lines of the chronicle the card before: another one would push them away."""
        hover, key = self._pointing.hover, (self._table.version, self._wording.key)
        if not (hover and hover.kind in LINES and self._kept[0] == key):
            self._kept = key, self._found_card()
        return self._kept[1]

    def _found_card(self) -> Card | None:
        """Of an open question; of what the pointer is on; how the seat to act stands while that is nothing special."""
        table, pointing = self._table, self._pointing
        if hindered := self._hindered():
            return hindered
        if table.question:
            chosen = pointing.hover if pointing.hover and pointing.hover.kind == TablePick.CHOICE else None
            return self.answers(table.question.ask).card(self._wording.text, int(chosen.key) if chosen else None)
        aim, topic = pointing.aim, pointing.topic
        if aim.place and topic:
            topic = self._game.aim(table.present, aim.place, aim.sole, topic)
        quiet = SURROUNDINGS.union(self._game.ground, self._game.plain)
        for pick in (topic, pointing.hover, self._game.spotlight(table.position)):
            card = self.cards.of(pick) if pick and pick.kind not in quiet else None
            if card:
                return replace(card, facts=()) if pick == KEYS else card  # the list of keys opens with a press
        player = self.player
        return _of_seat(self.cards, player) if player and player.kind not in quiet else None

    def card_on_the_way(self, shown: Shown) -> Card | None:
        """The card of a picture that still catches up: that of a seat tells how it stands there, not where it began."""
        card, state = shown.card, shown.state
        if card is None or card.seat is None or state is self.position:
            return card
        if self._passing[0] != (state, card, self._wording.key):
            cards = self._wording.words.cards(self._table.position, state)
            self._passing = (state, card, self._wording.key), _of_seat(cards, card.seat)
        return self._passing[1]

    def _hindered(self) -> Card | None:
        """Why the button that is pointed at takes nothing back."""
        topic, table, text = self._pointing.topic, self._table, self._wording.text
        possible = {
            UNDO: table.can_undo or bool(table.turn.picks),
            UNDO_TURN: table.can_undo_turn,
            CANCEL: table.can_cancel,
        }
        if topic is None or possible.get(topic, True):
            return None
        why = "no-cancel-nothing" if topic == CANCEL else f"no-undo-{table.hindrance or 'nothing'}"
        return Card(text(f"bar-{topic.key}"), "", (text(why),))

    @property
    def player(self) -> Pick | None:
        """The seat that is shown as the one to act."""
        table = self._table
        looks = table.looked is not None
        seat = table.session.rules.actor(table.position) if looks or table.acted is None else table.acted
        return Pick(TablePick.PLAYER, table.session.seats[seat].colour) if seat >= 0 else None

    def _carried(self) -> Carried | None:
        """What is in the hand; where letting go of it asks for a number it stands for the least up to the most."""
        lifted, at = self._pointing.lifted, self._pointing.carried_at
        if lifted is None or at is None:
            return None
        sprite, count = self._game.carried(self._table.present, lifted)
        taken, asked = self._taken(lifted) or (count,), self._pointing.aim.plays[1:]
        return Carried(sprite, taken[0], at, lifted, taken[-1] if asked and taken[1:] else 0)

    def _choices(self) -> Choices | None:
        table, question = self._table, self._table.question
        if question is None:
            return None
        answers = self.answers(question.ask)
        spelled = [frozenset(self._game.spelled(table.present, code)) for code in question.ask.codes]
        about, picked = frozenset(table.turn.picks).union(*spelled), set(table.turn.picks)
        counted = Counter(pick for picks in spelled for pick in picks - picked if pick.kind != TablePick.ACTION)
        places = tuple(frozenset(pick for pick in picks if counted[pick] == 1) for picks in spelled)
        common = answers.common(self._wording.text, most=1)
        return Choices(answers.title, answers.options, question.at, answers.gains, about, common, places)

    def answers(self, ask: Ask) -> Answers:
        """What can be answered to a question, and what that would bring; that of the latest is kept."""
        key = self._table.version, self._wording.key, ask
        if self._answers is None or self._answers[0] != key:
            self._answers = key, Answers.of(self._wording.words, self._table.present, ask)
        return self._answers[1]


def _of_seat(cards: Cards, seat: Pick) -> Card | None:
    """How a seat stands; what an order is help tells."""
    card = cards.of(seat)
    return replace(card, lines=() if card.facts else card.lines, seat=seat) if card else None
