"""Help at the table: a right click or H opens what a thing is and does beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from luna.core.intent import Pick
from luna.games.luna.book.chapters import title
from luna.games.luna.picks.bar import button_of
from luna.games.luna.rules.actions import ACTIONS
from luna.games.luna.view.paint.help import LINK, PANEL
from luna.games.luna.view.shown import Card, Help
from luna.ui import keys
from luna.ui.pointer import Point

if TYPE_CHECKING:
    from luna.app.table.scene import TableScene

ASK = "H"
KEYS = Pick("bar", "keys")


class HelpDesk:
    """Which thing is being explained, if any; `topic` is None while none is."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self.topic: Pick | None = None
        self._at: Point | None = None

    def open(self, topic: Pick, at: Point | None = None) -> None:
        """Explains a thing; `at` = where it was asked for."""
        self._scene.picture.clear_bubble()
        self.topic, self._at = topic, at
        self._scene.redraw()

    def close(self) -> bool:
        """Takes the explanation away; False if there is none."""
        had, self.topic = self.topic is not None, None
        if had:
            self._scene.redraw()
        return had

    def shown(self) -> Help | None:
        """What is to be drawn."""
        if self.topic is None:
            return None
        card, text = self._card(self.topic), self._scene.app.text
        return Help(self.topic, card, text("help-link", title=title(text, card.chapter)), self._at)

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
        under = self._scene.view.picks_at(at, self._scene.shown())
        if LINK in under:
            self._read()
        return LINK in under or PANEL in under or not self.close()

    def _right(self, at: Point) -> bool:
        """Explains what is under the pointer; False where a right click puts something back."""
        scene = self._scene
        if scene.hand.lifted or scene.hand.pointer.dragging or scene.asked or scene.turn.picks:
            return False
        topic = scene.view.topic_at(at, scene.shown())
        if self.topic is not None and (topic == self.topic or scene.view.picks_at(at, scene.shown())[:1] == [PANEL]):
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
        scene = self._scene
        focus, at = scene.picture.focus, pygame.mouse.get_pos()
        if focus:
            self.open(focus)
        else:
            self.open(scene.view.topic_at(at, scene.shown()), at)
        return True

    def _read(self) -> None:
        from luna.app.rules_book.scene import RulesBook

        if self.topic is not None:
            self._scene.app.push(RulesBook(self._scene.app, self._card(self.topic).chapter))

    def _card(self, topic: Pick) -> Card:
        """The card of a topic; of an option the card of the action it stands for."""
        asked = self._scene.asked
        if topic.kind == "choice" and asked:
            topic = Pick("action", button_of(ACTIONS[asked.codes[int(topic.key)]]).key)
        card = self._scene.picture.cards.of(topic)
        assert card is not None, topic
        return card
