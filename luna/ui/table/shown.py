"""Everything the table view needs to draw one picture; the scene makes it, the view only reads it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from luna.core.intent import Pick
from luna.ui.moving.motion import Placing
from luna.ui.table.chronicle_line import ChronicleLine


@dataclass(frozen=True, slots=True)
class Carried:
    """The piece under the pointer: sprite name, number of pieces, pointer position in window px, where it came from.

    Where letting go asks how many, `count` is the least of the answers and `most` the greatest; else `most` is 0.
    """

    sprite: str
    count: int
    at: tuple[int, int]
    source: Pick | None = None
    most: int = 0


@dataclass(frozen=True, slots=True)
class Button:
    """One button of the bottom or top bar. `icon` is an emblem name, `key` the keyboard key shown on it.

    `note` = a number or sign in the place of the icon. `wordings` = labels and `other_key` = a key that it, or a button
    in its place, may get meanwhile; it has the room for them, so that none moves then. With `key_taken` its key means
    something else now. Of a `terse` one icon and key say enough where there is little room.
    """

    pick: Pick
    label: str
    icon: str = ""
    key: str = ""
    enabled: bool = True
    primary: bool = False
    selected: bool = False
    alarming: bool = False
    note: str = ""
    wordings: tuple[str, ...] = ()
    other_key: str = ""
    key_taken: bool = False
    terse: bool = False

    @property
    def pressed_by(self) -> str:
        """The key that presses it now, empty for none."""
        return self.key if self.enabled and not self.key_taken else ""


@dataclass(frozen=True, slots=True)
class Bubble:
    """A short text at a place: `tone` is "refusal" or "gain"; a `general` one is not about what is pointed at.

    `about` = the thing that it speaks of, wherever the pointer goes meanwhile; without one what is pointed at.
    """

    text: str
    at: tuple[int, int]
    tone: str
    general: bool = False
    about: Pick | None = None


@dataclass(frozen=True, slots=True)
class Sign:
    """What a target means: the word on the action's button and its emblem."""

    word: str
    icon: str


@dataclass(frozen=True, slots=True)
class Choices:
    """A small menu at a place; option i is picked as Pick("choice", str(i)), option texts are final.

    `gains` tells in a line what each option would bring, where that is known, `common` what all of them would. `about`
    are the things that it is about, `places` for each option those of them that belong to no other.
    """

    title: str
    options: tuple[str, ...]
    at: tuple[int, int]
    gains: tuple[str, ...] = ()
    about: frozenset[Pick] = frozenset()
    common: str = ""
    places: tuple[frozenset[Pick], ...] = ()


@dataclass(frozen=True, slots=True)
class LookBack:
    """The bar over a position that is only looked at: what it is, where in the game, and its buttons.

    `step` = how many steps had been played, `place` tells it in words. Of the buttons those without a label step.
    `total` = how many there are, also undone ones, `now` = how many led to the present position; `marks` = where the
    parts of the game begin, in steps, with their names. `doer` = colour of the order whose step led there, if one did.
    """

    title: str
    place: str
    step: int
    buttons: tuple[Button, ...]
    total: int = 0
    now: int = 0
    marks: tuple[tuple[int, str], ...] = ()
    doer: str = ""


@dataclass(frozen=True, slots=True)
class Card:
    """What a thing is and how it stands, for the card at the right and for help; `chapter` of the rules book.

    A paragraph of several lines tells what the first of them names. `brief` stands in place of `lines` that have no
    room, and help then says no more. `more` is what help alone says, before all else. `seat` = whose stand it tells
    where nothing is pointed at.
    """

    title: str
    subtitle: str = ""
    lines: tuple[str, ...] = ()
    facts: tuple[str, ...] = ()
    sprite: str = ""
    chapter: str = ""
    brief: tuple[str, ...] = ()
    more: tuple[str, ...] = ()
    seat: Pick | None = None


@dataclass(frozen=True, slots=True)
class Help:
    """A card beside the thing it is about; `at` = the point asked for in px, None = the thing as a whole."""

    about: Pick
    card: Card
    link: str
    at: tuple[int, int] | None = None


@dataclass(frozen=True, slots=True)
class TipWay:
    """A button of a tip, picked as Pick("tip", `key`); without a label it is a cross in the corner beside the head."""

    key: str
    label: str = ""
    main: bool = False


@dataclass(frozen=True, slots=True)
class Amount:
    """A row of a tip: what it is, a number that is drawn as a bar, and the number in words."""

    label: str
    value: float
    told: str


@dataclass(frozen=True, slots=True)
class TipNote:
    """What the game says, and the place it speaks of; `understood` and `off` are the words of its buttons.

    With `ways` it has these instead. `head` stands above the text, below it a part for each of `steps`, of which so
    many are reached as `step` says. `also` are further places that are ringed. Below the text stand `amounts` as bars,
    and what is to be said `after` them. `topic` = what help tells on it, without one what it is about. Where what
    it asks for is `done` that word stands in place of its buttons.
    """

    about: Pick
    text: str
    understood: str = ""
    off: str = ""
    ways: tuple[TipWay, ...] = ()
    head: str = ""
    step: int = 0
    steps: int = 0
    also: tuple[Pick, ...] = ()
    amounts: tuple[Amount, ...] = ()
    after: str = ""
    topic: Pick | None = None
    done: str = ""

    @property
    def buttons(self) -> tuple[TipWay, ...]:
        """Its buttons, the one meant most is `main`; none without a word."""
        usual = TipWay("understood", self.understood, main=True), TipWay("off", self.off)
        return self.ways or tuple(way for way in usual if way.label)


@dataclass(frozen=True, slots=True)
class Deed:
    """What a seat has just done: its colour and name, sentences, a signed text of points, where, and how to go on."""

    colour: str
    name: str
    rows: tuple[str, ...]
    points: str = ""
    about: frozenset[Pick] = frozenset()
    hint: str = ""
    more: tuple[str, ...] = ()
    """What it is good for, told only where there is room for it."""


@dataclass(frozen=True, slots=True)
class RecapRow:
    """One line of a recap; `points` is a signed text, empty without a change, `gain` tells its colour."""

    text: str
    colour: str | None
    points: str
    gain: bool
    places: frozenset[Pick] = frozenset()
    """Where on the table it happened."""
    begins: int = 0
    """How many steps of the game lie before it."""
    sprite: str = ""
    """What it is about, shown in place of the sign of a seat; empty for that sign."""
    opens: bool = False
    """Whether a dialog tells it in full."""


@dataclass(frozen=True, slots=True)
class Banner:
    """The hand-over to an order: its colour, the sentence with its name, what the others did since its last turn."""

    colour: str
    title: str
    rows: tuple[RecapRow, ...] = ()
    hint: str = ""


@dataclass(frozen=True, slots=True)
class Shown:
    """One picture of the table."""

    state: Any
    """The position as the game's view knows it."""
    names: Mapping[str, str]
    alone: bool = False
    """Whether only one person plays, so that one may be spoken to."""
    prompt: str = ""
    prompt_of: str = ""
    """The order the prompt is about if that is not the one to act."""
    card: Card | None = None
    chronicle: tuple[ChronicleLine, ...] = ()
    undone: tuple[ChronicleLine, ...] = ()
    """Lines after the chronicle that can be played again."""
    chronicle_back: int = 0
    """How many of all these lines lie below the last one seen."""
    scrolled: bool = False
    """Whether somebody has scrolled there."""
    actions: tuple[Button, ...] = ()
    bar: tuple[Button, ...] = ()
    sources: frozenset[Pick] = field(default_factory=frozenset)
    targets: frozenset[Pick] = field(default_factory=frozenset)
    chosen: frozenset[Pick] = field(default_factory=frozenset)
    recent: frozenset[Pick] = field(default_factory=frozenset)
    """What the last deed was about."""
    done_by: Mapping[Pick, str] = field(default_factory=dict)
    """Who acted where: the colours of what is told among the chosen and recent, empty where nobody did."""
    related: Mapping[Pick, str] = field(default_factory=dict)
    """What belongs to the thing under the pointer, each with how it does, as the game's view knows it."""
    signs: Mapping[Pick, Sign] = field(default_factory=dict)
    """What each target means, while something is carried or picked."""
    armed: frozenset[str] = field(default_factory=frozenset)
    hover: Pick | None = None
    carried: Carried | None = None
    bubble: Bubble | None = None
    choices: Choices | None = None
    flights: tuple[Placing, ...] = ()
    scores: Mapping[str, int] = field(default_factory=dict)
    """Influence still being counted up, by colour; without an entry the panel shows the state's."""
    strengths: Mapping[str, int] = field(default_factory=dict)
    """The numbers of the bots' levels, by colour."""
    banner: Banner | None = None
    deed: Deed | None = None
    """What was done last, told where it happened."""
    preview: Any = None
    """What the game foretells, None where that is not wanted."""
    outlook: Any = None
    """What the game tells of all that can be chosen now, None where that is not wanted."""
    outcome: Any = None
    """The position that what is pointed at would lead to, as the game's view knows it: drawn as ghosts."""
    arrows: tuple[tuple[Pick, Pick], ...] = ()
    """From where to where pieces would go in what is advised."""
    help: Help | None = None
    tip: TipNote | None = None
    arrived: float = 1.0
    """The share (0-1) of the tip's coming that is over."""
    lens: Button | None = None
    """What leads back to the whole table while only a part of it is seen."""
    look: LookBack | None = None
    """Set while a position is shown that is not the present one."""

    @property
    def unasked(self) -> Shown:
        """The same without its question: what lies below it."""
        return replace(self, choices=None) if self.choices else self
