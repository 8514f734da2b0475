"""Help at the table: a right click or H opens what a thing is and does beside it."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from luna.app.session.table import Table
from luna.app.table.gestures.pointing import Pointing
from luna.app.table.port import Intents, TablePort
from luna.app.table.telling.messages import Messages
from luna.app.table.telling.wording import Wording
from luna.core.intent import Pick
from luna.core.turn import Point
from luna.ui.input import keys
from luna.ui.table.contract.game_at_table import GameAtTable
from luna.ui.table.contract.words import Cards
from luna.ui.table.picks import HELP_LINK, HELP_PANEL, TablePick, tip_button
from luna.ui.table.shown import Card, Help

ASK = "H"


class HelpDesk:
    """Which thing is being explained, if any; `topic` is None while none is."""

    def __init__(
        self,
        game: GameAtTable,
        table: Table,
        wording: Wording,
        cards: Callable[[], Cards],
        pointing: Pointing,
        messages: Messages,
        port: TablePort,
        intents: Intents,
    ) -> None:
        self._game, self._table, self._wording, self._cards = game, table, wording, cards
        self._pointing, self._messages, self._port, self._intents = pointing, messages, port, intents
        self.topic: Pick | None = None
        self._at: Point | None = None

    def open(self, topic: Pick, at: Point | None = None) -> None:
        """Explains a thing that has a card; `at` = where it was asked for."""
        if self._found(topic) is None:
            return
        self._messages.clear()
        self.topic, self._at = topic, at
        self._port.redraw()

    def close(self) -> bool:
        """Takes the explanation away; False if there is none."""
        had, self.topic = self.topic is not None, None
        if had:
            self._port.redraw()
        return had

    def shown(self) -> Help | None:
        """What is to be drawn."""
        if self.topic is None:
            return None
        card = self._card(self.topic)
        link = self._wording.text("help-link", title=self._wording.words.chapter(card.chapter))
        return Help(self.topic, card, link, self._at)

    def handle(self, event: pygame.event.Event) -> bool:
        """Reacts to a right click, to H, and while it is open to what closes it or leads on; False for all else."""
        if event.type == pygame.KEYDOWN:
            return self._key(event)
        if event.type != pygame.MOUSEBUTTONDOWN:
            return False
        if event.button == pygame.BUTTON_RIGHT:
            return self._right(event.pos)
        return event.button == pygame.BUTTON_LEFT and self._left(event.pos)

    def _left(self, at: Point) -> bool:
        """A press on the link leads to the rules book; one elsewhere closes, and does what it does without a card."""
        if self.topic is None:
            return False
        under = self._port.picks_at(at)
        if HELP_LINK in under:
            self._read()
        return HELP_LINK in under or HELP_PANEL in under or not self.close()

    def _right(self, at: Point) -> bool:
        """Explains what is under the pointer; False where a right click puts something back."""
        if self._port.holding or self._table.begun:
            return False
        topic = self._topic_at(at)
        if self.topic is not None and (topic == self.topic or self._port.picks_at(at)[:1] == [HELP_PANEL]):
            return self.close()
        self.open(topic, at)
        return True

    def _key(self, event: pygame.event.Event) -> bool:
        if keys.plain(event) == ASK:
            return self.close() or self._ask()
        if self.topic is None or event.key in keys.HELD:
            return False
        if event.key in keys.ENTER:
            self._read()
            return True
        self.close()
        return bool(event.key == pygame.K_ESCAPE)

    def _ask(self) -> bool:
        """Explains where the keyboard is, else what the pointer is on."""
        focus, at = self._pointing.focus, pygame.mouse.get_pos()
        if focus:
            self.open(focus)
        else:
            self.open(self._topic_at(at), at)
        return True

    def _topic_at(self, at: Point) -> Pick:
        """What help would be about there; what the game says hides what lies below it."""
        tip = self._port.shown().tip
        if tip and tip_button(self._port.picks_at(at)):
            return tip.topic or tip.about
        return self._port.topic_at(at)

    def _read(self) -> None:
        if self.topic is not None:
            self._intents.open_rules(self._card(self.topic).chapter)

    def _card(self, topic: Pick) -> Card:
        card = self._found(topic)
        assert card is not None, topic
        return card

    def _found(self, topic: Pick) -> Card | None:
        """The card of a topic; of an option the card of the action it stands for."""
        question = self._table.question
        if topic.kind == TablePick.CHOICE and question:
            topic = self._game.option(question.ask.codes[int(topic.key)])
        return self._cards().of(topic)
