"""What the table shows: the position together with picks, hover, prompt, card and chronicle."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from luna.app.app import App
from luna.app.saved_games import words as saved_words
from luna.app.saves.reading import Trouble
from luna.app.session.seat_names import display_names
from luna.app.session.session import Session
from luna.app.table.aim import Aim
from luna.app.table.buttons import action_buttons, bar_buttons
from luna.app.table.hand_over import HandOver
from luna.app.table.preview import PreviewSwitch, preview
from luna.app.table.reading import Reading, spoken_of
from luna.core.intent import Pick
from luna.core.rules import Violation
from luna.games.luna.picks.outcome import Ask, ask_number, novices_of
from luna.games.luna.picks.turn import NOVICES, Turn
from luna.games.luna.rules.board import shipped_board
from luna.games.luna.rules.constants import JOURNEY, NO_MOVE, OVER, PREPARE, TIRE
from luna.games.luna.rules.legal import shrines_to_place
from luna.games.luna.rules.position import Position
from luna.games.luna.rules.state import State
from luna.games.luna.view.motion.carry import with_pairs
from luna.games.luna.view.shown import Bubble, Card, Carried, Choices, Shown
from luna.games.luna.view.snapshot import Snapshot
from luna.games.luna.words.cards import Cards
from luna.games.luna.words.gain import gain
from luna.games.luna.words.text import describe_play, joined
from luna.ui.refusal import refusal

BUBBLE_SECONDS = 6.0
DOUBT_SECONDS = 0.35
"""How long a carried piece is held over a forbidden place before the rule is told."""
PAIRS = 4
SURROUNDINGS = ("sea", "table", "temple", "chronicle", "prompt", "card", "question")
"""What needs no card while the pointer crosses it."""
Point = tuple[int, int]


class Picture:
    """Holds what is only looked at; nothing here changes the game."""

    def __init__(self, app: App, game: Session) -> None:
        self.app, self.game = app, game
        self.hover: Pick | None = None
        self.focus: Pick | None = None
        """Where the keyboard is, until the pointer moves on."""
        self._topic: Pick | None = None
        self._aim = Aim()
        self.asked_at: Point = (0, 0)
        self._carried_at: Point | None = None
        self._bubble: Bubble | None = None
        self._bubble_age = 0.0
        self._doubt: Callable[[], bool] | None = None
        self._doubt_age = 0.0
        self.looked: int | None = None
        """How many steps had been played in the position looked at, None at the present one."""
        self.acted: int | None = None
        """The seat that has acted but not ended its turn: it is shown as the one to act."""
        self.hand_over, self.preview = HandOver(app, game), PreviewSwitch()
        self.forget_words()

    def forget_words(self) -> None:
        """Names and chronicle are put into words anew, as after a change of language."""
        text, seats = self.app.text, self.game.setup.seats
        self.names = display_names(text, seats)
        self.reading = Reading(text, self.game, [self.names[seat.colour] for seat in seats])
        self.new_position(self.looked)

    @property
    def position(self) -> Snapshot:
        """The position as it is, without pairs that are only picked."""
        return self._state

    def new_position(self, looked: int | None = None) -> None:
        """Another position is shown from now on: the present one, or the one after `looked` steps."""
        self.hand_over.dismiss()
        self.looked = looked
        self.state = self._state_after(looked)
        self._state = Snapshot.of(self.state)
        if self.acted is not None and looked is None:
            self._state = replace(self._state, actor=self.game.setup.colours[self.acted])
        self.cards = Cards(self.app.text, shipped_board(), self.state, self._state, self.names)
        self._bubble = None
        self.reading.end = None
        if self.hover and self.hover.kind in ("choice", "line", "look"):
            self.hover = None
        self.focus, self._aim = None, Aim()

    def _state_after(self, steps: int | None) -> State:
        state: State = self.game.state if steps is None else self.game.match.before(steps)
        return state

    # -- what the pointer does

    def point_at(self, picks: list[Pick], at: Point, turn: Turn, lifted: Pick | None, count: int = 0) -> bool:
        """The pointer is on something, with a piece for `count` novices; True if that changes the picture."""
        wanted = targets(turn, lifted) or turn.sources()
        hover = next((pick for pick in picks if pick in wanted), picks[0] if picks else None)
        if hover == Pick("sea"):
            hover = None  # lit, the open water would be a frame round the whole table
        if (hover, count) == (self.hover, self._aim.count):
            return False
        self.hover = hover
        stuck = bool(lifted) and not targets(turn, lifted)
        if self._bubble and (self._bubble.tone == "gain" or (lifted and not stuck)):
            self._bubble = None
        self._aim.take(turn, lifted, hover, count)
        self._foretell(at)
        self._doubt = partial(self._warn, turn, lifted, hover, at) if lifted and hover else None
        self._doubt_age = 0.0
        return True

    def look_at(self, topic: Pick) -> bool:
        """The pointer is on a thing that has a card; True if that changes the picture."""
        changed, self._topic, self.focus = topic != self._topic, topic, None
        return changed

    def move_focus(self, pick: Pick) -> None:
        """The keyboard goes to a place."""
        self.hover = self.focus = self._topic = pick

    def _foretell(self, at: Point) -> None:
        play = self._aim.play
        if play is None:
            return
        told = [gain(self.app.text, self.game.state, play, self.names)]
        number = novices_of(Position(self.game.state), play)
        if 0 < number < self._aim.count:
            told.append(self.app.text("gain-at-most", count=number))
        if any(told):
            self._say(joined(self.app.text, [each for each in told if each]), at, "gain")

    def _warn(self, turn: Turn, lifted: Pick, hover: Pick, at: Point) -> bool:
        violation = turn.forbidden(lifted, hover)
        if violation is None:
            return False
        self.refuse(violation, at)
        return True

    def carry(self, at: Point | None) -> None:
        """A piece is carried at a point, or no longer."""
        self._carried_at = at
        if at is None:
            self._doubt = None

    # -- messages

    def refuse(self, violation: Violation, at: Point) -> None:
        """Says which rule forbids it."""
        self._say(refusal(self.app.text, violation, self.names), at, "refusal")

    def warn(self, told: str, at: Point) -> None:
        """Says in other words why something is not possible."""
        self._say(told, at, "refusal")

    def tell_trouble(self, trouble: Trouble) -> None:
        """Says what is wrong with the file the game was read from."""
        self._say(saved_words.trouble(self.app.text, trouble), self.middle(), "refusal")

    def tell(self, told: str) -> None:
        """A short note in the middle."""
        self._say(told, self.middle(), "gain")

    def clear_bubble(self) -> None:
        """Takes the message away."""
        self._bubble = None

    def fade(self, seconds: float) -> bool:
        """Lets a message grow old, and a piece held still over a forbidden place be warned; True if that shows."""
        self._bubble_age += seconds
        self._doubt_age += seconds
        if self._doubt and self._doubt_age >= DOUBT_SECONDS:
            warn, self._doubt = self._doubt, None
            return warn()
        if self._bubble is None or self._bubble_age < BUBBLE_SECONDS:
            return False
        self._bubble = None
        return True

    def _say(self, told: str, at: Point, tone: str) -> None:
        self._bubble, self._bubble_age = Bubble(told, at, tone), 0.0

    def middle(self) -> Point:
        """The middle of the window."""
        return self.app.size[0] // 2, self.app.size[1] // 2

    # -- the picture

    def shown(self, turn: Turn, lifted: Pick | None, asked: Ask | None) -> Shown:
        """One picture of the table."""
        first, looking = turn.picks[:1], self.looked is not None
        told, undone = self.reading.lines()
        pointed = spoken_of((*told, *undone), self.hover, self.looked)
        quiet = looking or bool(pointed)
        return Shown(
            state=self._state_with(turn),
            names=self.names,
            prompt=self._prompt(turn, asked, lifted),
            card=self._card(),
            chronicle=told,
            undone=undone,
            chronicle_back=self.reading.below(told, undone, self.looked),
            actions=() if looking else action_buttons(self.app, self.game, turn, len(asked.codes) if asked else 0),
            bar=bar_buttons(self.app, self.game, turn, self.preview.on),
            sources=frozenset() if turn.picks or lifted or quiet else turn.sources(),
            targets=frozenset(pick for pick in targets(turn, lifted) if pick.kind != "action" and not quiet),
            chosen=pointed or frozenset(pick for pick in turn.picks if pick.kind not in ("action", "reserve")),
            armed=frozenset(pick.key for pick in first if pick.kind == "token"),
            hover=self.hover,
            carried=self._carried(lifted),
            bubble=self._bubble,
            choices=self._choices(asked),
            banner=self.hand_over.banner(self.names),
            preview=preview(self.state) if self.preview.on else None,
        )

    def _state_with(self, turn: Turn) -> Snapshot:
        """The position, in the preparation with the pairs placed so far."""
        placed = [pick.key for pick in turn.picks if pick.kind == "island"]
        return with_pairs(self._state, placed) if placed and self._state.preparing else self._state

    def _card(self) -> Card | None:
        """Of what the pointer is on; of the order to act while that is nothing in particular."""
        actor = self._state.actor
        topic = self._aim.topic(self.game.state, self._topic)
        for pick in (topic, self.hover, Pick("player", actor) if actor else None):
            card = self.cards.of(pick) if pick and pick.kind not in SURROUNDINGS else None
            if card:
                return card
        return None

    def _carried(self, lifted: Pick | None) -> Carried | None:
        actor = self._state.actor
        if lifted is None or self._carried_at is None or actor is None:
            return None
        pair = lifted.kind == "reserve" and self.game.state.phase == PREPARE
        return Carried(_sprite(lifted, actor), 2 if pair else 1, self._carried_at, lifted)

    def _choices(self, asked: Ask | None) -> Choices | None:
        if not asked:
            return None
        options = tuple(describe_play(self.app.text, play, asked) for play in asked.plays)
        title = self.app.text("choices-title", what="number" if ask_number(Position(self.game.state), asked) else "way")
        return Choices(title, options, self.asked_at)

    def _prompt(self, turn: Turn, asked: Ask | None, lifted: Pick | None) -> str:
        state, text, actor = self.state, self.app.text, self._state.actor
        if self.looked is not None:
            return text("look-back-prompt")
        if state.phase == OVER or actor is None:
            return text("prompt-over")
        name = self.names[actor]
        if asked:
            return text("prompt-choice", name=name)
        if state.phase == PREPARE:
            if state.prepared < shrines_to_place(state):
                return text("prompt-place-shrine", name=name)
            placed = sum(pick.kind == "island" for pick in turn.picks)
            return text("prompt-place-pairs", name=name, left=PAIRS - placed)
        if state.phase == TIRE:
            return text("prompt-tire", name=name)
        if turn.picks:
            return text("prompt-target", name=name, what=_glowing(targets(turn, lifted)))
        if state.pending != NO_MOVE:
            return text("prompt-journey" if state.pending == JOURNEY else "prompt-tides", name=name)
        return text("prompt-solo" if state.table.solo else "prompt-turn", name=name)


def targets(turn: Turn, lifted: Pick | None) -> frozenset[Pick]:
    """Where the piece in the air may go, or the next pick."""
    return turn.targets_after(lifted) if lifted else turn.targets()


def _glowing(goals: frozenset[Pick]) -> str:
    """What is to be picked next, for the prompt: pieces to be carried on, or places."""
    return "pieces" if goals and all(goal.kind in NOVICES for goal in goals) else "places"


def _sprite(lifted: Pick, actor: str) -> str:
    match lifted.kind:
        case "token" | "favour":
            return f"favour_{lifted.key}"
        case "shrines":
            return f"shrine_{actor}"
        case "resting":
            return f"kneeling_{actor}"
        case "field":
            return "book"
    return f"novice_{actor}"
