"""The parts of a table and what they ask for: the picture, and words to the person."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

import pygame

from luna.app.app_context import AppContext
from luna.app.saved_games import words as saved_words
from luna.app.session.end_proof import EndProof
from luna.app.session.seat_names import display_names, strengths
from luna.app.session.session import Session
from luna.app.session.table import Table
from luna.app.settings import preferences
from luna.app.table.bots import Bots
from luna.app.table.gestures.entering import presses_button, with_taken
from luna.app.table.gestures.hand import Hand
from luna.app.table.gestures.keys import Keyboard
from luna.app.table.gestures.pointing import Pointing
from luna.app.table.gestures.zooming import Zooming
from luna.app.table.history import History
from luna.app.table.picture import Picture
from luna.app.table.port import Intents
from luna.app.table.preview import PreviewSwitch
from luna.app.table.saving import Saving
from luna.app.table.stage import Stage
from luna.app.table.telling.arrival import Arrival
from luna.app.table.telling.coach import Coach
from luna.app.table.telling.hand_over import HandOver
from luna.app.table.telling.help_desk import HelpDesk
from luna.app.table.telling.hints import Hints
from luna.app.table.telling.messages import GAIN, REFUSAL, Messages
from luna.app.table.telling.tips import Tips
from luna.app.table.telling.wording import Wording
from luna.core.intent import Pick
from luna.core.seat import Seat, SeatKind
from luna.core.turn import Ask, Point, Turn
from luna.ui.game_window import window_of
from luna.ui.moving.motion import Flight
from luna.ui.table.contract.view import Page
from luna.ui.table.picks import TablePick
from luna.ui.table.shown import Shown

COACH = "coach"
"""What the prompt stands beside while the coach speaks: it names no step of its own."""


class TableParts(Intents, ABC):
    """Holds the parts of one table, which see it as `TablePort`."""

    dirty: bool

    def __init__(self, context: AppContext, game: Session) -> None:
        self.context, self.game, window = context, game, window_of(game.game)
        self.about, self.offer = game.game.key, window.table
        offer, text = self.offer, context.text
        self.chapter = offer.chapter(game.setup)
        self.printed = window.printed.played(game.setup) if window.printed else ""
        self.view = offer.view(context.sprites, context.fonts, text)
        self.table = table = Table(game, self.turn_of, self.confirms)
        self.wording = wording = Wording(text, offer, table, self.named, self.ranked)
        self.messages = messages = Messages(lambda: self.middle)
        self.pointing = pointing = Pointing(offer, table, wording, messages)
        self.picture = Picture(offer, self.view, table, wording, pointing)
        self.stage = Stage(context, self.view, self.sound)
        self.zooming = Zooming(offer, self.view, table, pointing, text, context.settings, self)
        self.hand = Hand(table, pointing, wording, messages, self.zooming, self, self)
        self.keyboard = Keyboard(offer, table, pointing, self, self)
        self.help = HelpDesk(offer, table, wording, lambda: self.picture.cards, pointing, messages, self, self)
        self.hints = Hints(offer, table, wording, pointing, self, self)
        self.coach = Coach(context.settings, table, wording, self.hints, self, self)
        self.picture.hints = self.hints
        self.history = History(offer, table, wording, self, self)
        self.arrival = Arrival(lambda: self.reduced)
        self.hand_over, self.preview = HandOver(context, table, wording, self), PreviewSwitch()
        self.bots, self.tips = Bots(context, table, wording, self), Tips(context, offer, table, self, self.has_tips)
        self.saving, self.proof = Saving(text, game, self), EndProof(game)
        self.living = self.bots, self.history, self.hints, self.coach
        """Parts in which something happens by itself, each with the longest time until it has to be looked at."""
        self._shown: Shown | None = None
        self._ambient_due = False
        self.tips.follow(self.picture.position)
        if game.trouble:
            messages.say(saved_words.trouble(text, game.trouble), tone=REFUSAL)

    # -- what another kind of table may do otherwise

    def turn_of(self, state: Any) -> Turn:
        """The decision of a person in a position."""
        return self.offer.turn(state)

    def confirms(self) -> bool:
        """Whether turns are ended by a press of its own."""
        final = window_of(self.game.game).final_turns
        return self.context.settings.get(preferences.confirms(final))

    def named(self, seats: Iterable[Seat]) -> dict[str, str]:
        """What the seats are called, by colour."""
        return display_names(self.context.text, seats)

    @property
    def gives_hints(self) -> bool:
        """Whether hints can be asked for here."""
        return True

    @property
    def dialogs(self) -> bool:
        """Whether the game's dialogs tell of what happens here."""
        return True

    def ranked(self, seats: Iterable[Seat]) -> dict[str, int]:
        """The numbers of the levels of those that are bots, by colour."""
        bots = [seat for seat in seats if seat.kind == SeatKind.BOT]
        return strengths(bots, self.table.session.game.bots.levels) if bots else {}

    def has_tips(self) -> bool:
        """Whether tips of a first game are told here, where they are wished for."""
        return True

    # -- what the table holds

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
            table, quiet = self.table, self.busy or self.hand.lifted or self.previewing
            wanted = self.context.settings.get(preferences.OUTLOOK)
            recalled = self.hand_over.told(self.pointing.hover)
            shown = self.picture.shown(self.messages.bubble, self.previewing, wanted, recalled, self.history.scrolls)
            banner, look, help = self.hand_over.banner(), self.history.shown(), self.help.shown()
            hidden = banner or self.hand_over.comes or look or help or self.busy or self.previewing or table.open
            tip = None if hidden else self.tips.note()
            lens = self.zooming.mark()
            lost = self.coach.note()
            covered = banner or look or quiet
            advised = "" if covered else self.hints.prompt
            prompt = advised or self.picture.prompt(COACH if lost else self.tips.shown(tip))
            if look:
                prompt = self.context.text("look-back-prompt", title=look.title, place=look.place)
            shown = replace(
                shown,
                banner=banner,
                help=help,
                tip=tip,
                look=look,
                lens=lens,
                prompt=prompt,
                prompt_of=look.doer if look else "",
            )
            if self.messages.places and not table.begun:
                lit = frozenset(pick for pick in self.messages.places if pick.kind != TablePick.ACTION)
                shown = replace(shown, sources=frozenset(), targets=lit)
            shown = self._keyed(self.bots.over(shown, table.begun))
            self._shown = shown if covered else self.hints.over(replace(shown, tip=lost or shown.tip))
        return self._shown

    @property
    def enter_taken(self) -> bool:
        """Whether Enter means something that lies over the table."""
        return self.help.topic is not None or self.hints.takes_enter

    def _keyed(self, shown: Shown) -> Shown:
        """On the buttons of both bars the keys are dim that mean something else now."""
        text = self.context.text
        taken = {str(number) for number, _ in enumerate(self.asked.plays, 1)} if self.asked else set[str]()
        if shown.carried or shown.banner or shown.help:
            taken.add(text("key-escape"))
        if self.enter_taken or not (shown.look or presses_button(self.table, self.pointing)):
            taken.add(text("key-enter"))
        look = shown.look and replace(shown.look, buttons=with_taken(shown.look.buttons, taken))
        return replace(shown, actions=with_taken(shown.actions, taken), look=look)

    def drawn(self) -> Shown:
        """What is to be drawn now."""
        shown = self.stage.over(self.shown(), self.picture.player.key if self.picture.player else "")
        card = self.picture.card_on_the_way(shown)
        shown = shown if card is shown.card else replace(shown, card=card)
        return self.arrival.over(self.hand.carrying.over(shown, self.view))

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
        """Something else may lie under the pointer now; without a point, under one that was moved there."""
        if at is None and self.context.resting.on:
            self.pointing.look_away()
            self.redraw()
        else:
            self.hand.hover(at or pygame.mouse.get_pos())

    def tell(self, told: str, at: Point | None = None, refusal: bool = False) -> None:
        """A short text, without a point in the middle of the window."""
        self.messages.say(told, at, REFUSAL if refusal else GAIN)

    def unsay(self, told: str) -> None:
        """That text is no longer true: it goes if it still stands there."""
        if self.messages.bubble and self.messages.bubble.text == told:
            self.messages.clear()
            self.redraw()

    def fly_home(self, flight: Flight) -> None:
        """A piece glides back to where it was taken."""
        self.stage.fly(flight)

    def table_moved(self, by: tuple[float, float]) -> None:
        """Another part of the table is seen."""
        self.hand.carrying.moved(by)

    def end_motions(self) -> None:
        """Whatever moves is at its end at once."""
        self.stage.skip()

    def reveal(self, pick: Pick) -> None:
        """Has a thing of the table come into sight."""
        self.zooming.reveal(pick)

    def sound(self, name: str) -> None:
        """Plays an effect."""
        self.context.sound.play(name)

    @abstractmethod
    def position_changed(self) -> None:
        """Another position is to be shown, or others sit at the table."""
