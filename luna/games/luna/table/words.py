"""Luna in words at one table, in one language."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence

from luna.core.intent import Pick, Spelling
from luna.core.rules import Violation
from luna.core.seat import SeatKind
from luna.core.turn import Ask, Play, Turn
from luna.games.luna.book.chapters import title
from luna.games.luna.picks.kinds import Kind
from luna.games.luna.picks.outcome import ask_number, novices_of
from luna.games.luna.picks.turn import NOVICES
from luna.games.luna.points.prospect import consecration, prospect
from luna.games.luna.points.unused import usable_novices
from luna.games.luna.rules.actions import ACTIONS, ActionKind
from luna.games.luna.rules.constants import ACTION, ISLAND_NAMES, JOURNEY, NO_MOVE, OVER, PREPARE, ROUNDS, TIRE
from luna.games.luna.rules.legal import shrines_to_place
from luna.games.luna.rules.luna_rules import RULES
from luna.games.luna.rules.position import Position
from luna.games.luna.rules.setup import Setup
from luna.games.luna.rules.state import State
from luna.games.luna.view.snapshot import Snapshot
from luna.games.luna.words.advising import aim_of, brief, deed_of, reason_of
from luna.games.luna.words.cards import Cards
from luna.games.luna.words.chronicle import Chronicle, LunaStep
from luna.games.luna.words.concerns import concerns
from luna.games.luna.words.gain import gain
from luna.games.luna.words.line import line, played
from luna.games.luna.words.recap import recap
from luna.games.luna.words.telling import doer
from luna.games.luna.words.telling import gain as gain_of
from luna.games.luna.words.text import describe_play
from luna.games.luna.words.tips import GOAL, SEVERAL, SOLO, TIPS, kind_of, next_tip, sentences, taught, usable
from luna.ui.players import with_character
from luna.ui.reading.phrases import signed
from luna.ui.reading.refusal import refusal
from luna.ui.table.picks import TablePick
from luna.ui.table.shown import RecapRow

PAIRS = 4
WANTED = (ActionKind.CONSECRATE, ActionKind.APPOINT, ActionKind.SHRINE)
"""Actions that the prompt names where they are possible, as they are never wrong for long: the nearer to the temple."""
CLOSING, ONLY = frozenset({ActionKind.MEDITATE, ActionKind.END}), "only"
"""What is always possible, and what the prompt says where nothing else is."""
AGREEING = frozenset({"", "goal", "turn"})
"""Tips beside which the prompt still names a step of its own, and none."""
STEPS = frozenset({"book", "sail", "tides", "journey", "council"})
"""Buttons after which the prompt says what each pick stands for."""
TOKENS = {"book": "book", "sailboat": "sail", "tides": "tides"}
"""The same by favour token."""
TOLD_WHY = frozenset({ActionKind.CONSECRATE, ActionKind.COUNCIL, ActionKind.COUNCIL_TOKEN})
"""Deeds whose line tells what they are good for."""
NAMED_ISLANDS = "blocked", "island"
"""Arguments of a reason that name the island that is in the way."""
Text = Callable[..., str]


class LunaWords:
    """Luna as `luna.ui.table.contract.words.Words`."""

    def __init__(self, text: Text, names: Mapping[str, str], setup: Setup) -> None:
        self._text, self._names, self._colours = text, names, setup.colours
        bots = (seat for seat in setup.seats if seat.kind == SeatKind.BOT)
        self._grades = {seat.colour: with_character(text, text("bot-grade", level=seat.name), seat) for seat in bots}
        self._looked: State | None = None
        self._best = "any"

    def prompt(self, state: State, turn: Turn, asked: Ask | None, lifted: Pick | None, beside: str = "") -> str:
        """What the order to act is asked for; beside a tip about another step none is named."""
        text = self._text
        if state.phase == OVER:
            return text("prompt-over")
        name = text("prompt-name", name=self._names[self._colours[state.actor]])
        if asked:
            return text("prompt-choice", name=name, what=_open(state, asked))
        if state.phase == PREPARE:
            if state.prepared < shrines_to_place(state):
                return text("prompt-place-shrine", name=name)
            return text("prompt-place-pairs", name=name, left=_pairs_left(turn))
        if state.phase == TIRE:
            return text("prompt-tire", name=name)
        if turn.picks or lifted:
            goals = turn.targets_after(lifted) if lifted else turn.targets()
            if goals and (action := _begun(turn.picks)) in STEPS:
                step = "second" if len(turn.picks) > 1 or lifted not in (None, *turn.picks) else "first"
                return text("prompt-step", name=name, action=action, step=step)
            return text("prompt-target", name=name, what=_glowing(goals))
        if state.pending != NO_MOVE and state.table.solo:
            return text("prompt-travel-solo", name=name)
        if state.pending != NO_MOVE:
            return text("prompt-journey" if state.pending == JOURNEY else "prompt-tides", name=name)
        wanted = self._wanted(state)
        what = wanted if beside in AGREEING | {wanted} or wanted == ONLY else "any"
        points = _entering(state) if what == ActionKind.CONSECRATE else 0  # told of nothing else
        args = {"name": name, "what": what, "when": _when(state), "points": signed(text, points)}
        if state.table.solo:
            return text("prompt-solo", left=usable_novices(state), **args)
        return text("prompt-turn", **args)

    def begins(self, state: State, turn: Turn, place: Pick) -> str:
        """In the preparation one of four pairs."""
        if state.phase != PREPARE:
            return ""
        return self._text("carrying-pair", island=place.key, left=_pairs_left(turn) - 1)

    def _wanted(self, state: State) -> str:
        """What most orders would like to do now of what is possible: nearer to the temple comes first."""
        if self._looked is not state:
            kinds = {ACTIONS[code].kind for code in RULES.legal(state)}
            best = next((kind for kind in WANTED if kind in kinds), "any")
            self._looked, self._best = state, ONLY if kinds <= CLOSING else best
        return self._best

    def cards(self, state: State, snapshot: Snapshot) -> Cards:
        """The cards of a position."""
        cards = Cards(self._text, state.table.board, state, snapshot, self._names)
        cards.grades = self._grades
        return cards

    def chronicle(self) -> Chronicle:
        """A new one."""
        return Chronicle(self._text, [self._names[colour] for colour in self._colours], self._colours)

    def deed(self, step: LunaStep) -> str:
        """What an order has just done."""
        return played(self._text, step, self._names, self._colours)

    def concerns(self, before: State, steps: Sequence[LunaStep], seat: int) -> tuple[str, ...]:
        """What a deed of another order is good for, and what it changed for one."""
        codes = [step.code for step in steps]
        why = before.phase == ACTION and TOLD_WHY.isdisjoint(ACTIONS[code].kind for code in codes)
        told = concerns(self._text, before, steps, seat)
        lines = (reason_of(self._text, before, codes) if why else "", *told)
        return tuple(line[0].upper() + line[1:] for line in lines if line)

    def line(self, state: State, codes: Sequence[int]) -> str:
        """What the order to act would do."""
        return line(self._text, state, codes, self._names)

    def brief(self, state: State, codes: Sequence[int]) -> str:
        """The same in the fewest words."""
        return brief(self._text, codes)

    def advice(self, state: State, codes: Sequence[int]) -> tuple[str, str]:
        """What the order to act is advised to do, and why."""
        return deed_of(self._text, state, codes), reason_of(self._text, state, codes)

    def aim(self, state: State, codes: Sequence[int]) -> str:
        """Of what kind that is, and where."""
        return aim_of(self._text, codes)

    def pays(self, state: State, codes: Sequence[int]) -> int:
        """The influence that an action brings at once."""
        events = prospect(state, Play(codes[-1], 1, tuple(codes[:-1]))).events
        return sum(gain_of(event) for event in events if doer(event) == state.actor)

    def source(self, source: str) -> str:
        """What points come from."""
        return self._text("analysis-source", source=source)

    def recap(self, first: State, steps: Sequence[LunaStep]) -> tuple[RecapRow, ...]:
        """What the others did since the last turn of the order to act."""
        lines = recap(self._text, first, steps, self._names)
        points = [signed(self._text, line.points) if line.points else "" for line in lines]
        return tuple(
            RecapRow(line.text, line.colour, change, line.points > 0, line.places, line.begins, line.sprite, line.opens)
            for line, change in zip(lines, points, strict=True)
        )

    def refusal(self, violation: Violation) -> str:
        """Which rule forbids something."""
        return refusal(self._text, violation, self._names)

    def refuses(self, violation: Violation) -> Pick | None:
        """The island that is named, first of all the one that the apostate blocks."""
        islands = (violation.args.get(name) for name in NAMED_ISLANDS)
        return next((Pick(Kind.ISLAND, str(island)) for island in islands if island in ISLAND_NAMES), None)

    def gain(self, state: State, play: Play, count: int) -> str:
        """What a play would bring, and how many novices it takes if that is fewer than are carried."""
        told = [gain(self._text, state, play, self._names)]
        number = novices_of(Position(state), play)
        if 0 < number < count:
            told.append(self._text("gain-at-most", count=number))
        return "\n".join(each for each in told if each)

    def outcome(self, state: State, asked: Ask, play: Play) -> str:
        """What one of the answers would bring, without what it says itself."""
        return gain(self._text, state, play, self._names, numbered=ask_number(Position(state), asked))

    def choices(self, state: State, asked: Ask) -> tuple[str, tuple[str, ...]]:
        """The question and its answers."""
        return self._text("choices-title", what=_open(state, asked)), tuple(
            describe_play(self._text, p, asked) for p in asked.plays
        )

    def stage(self, state: State) -> str:
        """The round, or the preparation before the first."""
        prepares = state.phase == PREPARE
        return self._text("table-preparation") if prepares else self._text("round-name", round=state.round)

    def chapter(self, chapter: str) -> str:
        """The title of a chapter of the rules book."""
        return title(self._text, chapter)


def _pairs_left(turn: Turn) -> int:
    """How many pairs of novices are still to be placed in the preparation."""
    return PAIRS - sum(pick.kind == Kind.ISLAND for pick in turn.picks)


def _open(state: State, asked: Ask) -> str:
    """What a question leaves open: how many novices, which book, or which way; or whether the round is to end."""
    kinds = {ACTIONS[code].kind for code in asked.codes}
    if kinds == {ActionKind.BOOK}:
        return "book"
    if kinds <= CLOSING:
        return "end"
    return "number" if ask_number(Position(state), asked) else "way"


def _when(state: State) -> str:
    """What passes by for good: the last chance of a round, or the last round."""
    if state.lit == 1:
        return "last-candle"
    return "last-round" if state.round == ROUNDS else "any"


def _glowing(goals: frozenset[Pick]) -> str:
    """What is to be picked next, for the prompt: pieces to be carried on, or places, or that there is nothing."""
    if not goals:
        return "nothing"
    return "pieces" if all(goal.kind in NOVICES for goal in goals) else "places"


def _begun(picks: Spelling) -> str:
    """The button whose action was begun by it or by its token; empty for none."""
    first = picks[0] if picks else None
    if first and first.kind == TablePick.ACTION:
        return first.key
    return TOKENS.get(first.key, "") if first and first.kind == Kind.TOKEN else ""


class LunaTips:
    """Luna as `luna.ui.table.contract.words.Tips`."""

    def kind(self, state: State) -> str:
        """The solo game has a first one of its own."""
        return kind_of(bool(state.table.solo))

    def first(self, state: State) -> bool:
        """Until its end: every tip gets its moment."""
        return state.phase != OVER

    def next(self, state: State, seen: Collection[str]) -> tuple[str, Pick] | None:
        """The most pressing one."""
        found = next_tip(state, seen)
        return (found[0].key(self.kind(state)), found[1]) if found else None

    def also(self, state: State, tip: str) -> tuple[Pick, ...]:
        """The novices that can be taken for a first action."""
        return usable(state) if tip == GOAL else ()

    def told(self, text: Text, tip: str, snapshot: Snapshot) -> str:
        """What it says at this table."""
        kind = kind_of(bool(snapshot.level))
        return sentences(text, next(each for each in TIPS if each.key(kind) == tip), snapshot)

    def taught(self, state: State, lessons: Collection[str]) -> frozenset[str]:
        """The tips that say what these lessons have taught."""
        return taught(state, lessons)

    def done(self, code: int) -> tuple[str, ...]:
        """The tips about an action, in either kind of game."""
        about = [tip for tip in TIPS if ACTIONS[code].kind in tip.done]
        return tuple(dict.fromkeys(tip.key(kind) for tip in about for kind in (SEVERAL, SOLO)))


def _entering(state: State) -> int:
    """The most that a consecration brings now, with what is displaced; 0 where none is possible."""
    tiles = (ACTIONS[code].tile for code in RULES.legal(state) if ACTIONS[code].kind == ActionKind.CONSECRATE)
    return max((consecration(state, state.actor, tile) for tile in tiles), default=0)
