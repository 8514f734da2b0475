"""One decision of a person: picks come in from mouse or keyboard, an action code comes out.

Drag, click-click, keyboard and action bar all end in `choose`; the rules' `legal` is all that decides.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial

from luna.core.intent import Intent, Pick, Spelling
from luna.core.rules import Violation
from luna.core.turn import Ask, GoOn, Outcome, Play, Refused
from luna.games.luna.picks.attempts import refuse
from luna.games.luna.picks.bar import BY_KEY
from luna.games.luna.picks.kinds import Kind
from luna.games.luna.picks.meaning import Meaning
from luna.games.luna.picks.onward import onward
from luna.games.luna.picks.outcome import COUNTED, STEPWISE, fitting, novices_of
from luna.games.luna.picks.own_pieces import own_pieces
from luna.games.luna.picks.spelling import Place, place_of, spell, spell_from_tile
from luna.games.luna.picks.unmovable import unmovable
from luna.games.luna.points.unused import wasteful
from luna.games.luna.rules.actions import ACTIONS
from luna.games.luna.rules.constants import ISLAND_NAMES, NOBODY
from luna.games.luna.rules.luna_rules import RULES
from luna.games.luna.rules.position import Position
from luna.games.luna.rules.state import State
from luna.ui.table.picks import TablePick

ALWAYS_ANSWERED = frozenset({Kind.CANDLE, TablePick.ACTION})
"""What answers a click with a reason although it is nobody's piece."""
SURROUNDINGS = frozenset({Kind.SEA, TablePick.PLAYER, TablePick.CHRONICLE, TablePick.LINE, TablePick.LOOK})
NOWHERE = Pick(Kind.SEA)
"""Where a hand lets go of a piece over nothing that could be meant."""
APPOINT = Pick(TablePick.ACTION, BY_KEY["appoint"].key)
"""What a click on a tile without an own novice means."""
NO_PIECES = frozenset({TablePick.ACTION, Kind.TILE})
"""What is picked first by a click; a hand begins with the piece that it takes up."""
NOVICES = frozenset({Kind.NOVICE, Kind.RESTING, Kind.JETTY})
"""Pieces of which a hand can take several at once."""
GROUPS = frozenset({Kind.NOVICE, Kind.RESTING, Kind.OTHER})
"""Novices at an island."""
MOVABLE = frozenset(
    {Kind.NOVICE, Kind.RESTING, Kind.JETTY, Kind.RESERVE, Kind.SHRINES, Kind.TILE, Kind.FIELD, Kind.FAVOUR, Kind.TOKEN}
)
"""What a hand can take up; islands, candles and buttons are only pointed at."""


class Turn:
    """The picks of the person to act in one position."""

    def __init__(self, state: State) -> None:
        self.state, self._onward = state, onward(state)
        self._place = place_of(self._onward)
        self._meaning = Meaning(state, self._onward)
        self._spell = partial(self._spelled, place_of(state))
        self._fresh = Intent(sorted({*RULES.legal(state), *self._meaning.beyond}), self._spell)
        self._position = Position(state)
        self.own = own_pieces(self._position) if state.actor != NOBODY else frozenset[Pick]()
        """The pieces of the seat to act."""
        self.intent = self._fresh
        self._drags: dict[Spelling, Intent] = {}
        """What there was before a piece was dragged somewhere, by the picks that this came to."""

    def _spelled(self, place: Place, code: int) -> tuple[Spelling, ...]:
        return spell(self._place if code in self._meaning.beyond else place, code)

    @property
    def picks(self) -> Spelling:
        """What was picked so far."""
        return self.intent.picks

    def sources(self) -> frozenset[Pick]:
        """Picks that begin a legal action."""
        return self._fresh.targets()

    def targets(self) -> frozenset[Pick]:
        """Picks that go on from here, also past the one piece that can only be meant."""
        if not self.picks:
            return frozenset()
        lifted = self._lifting_implied(self.intent)
        return self.intent.targets() | (lifted.targets() if lifted else frozenset())

    def counts_after(self, pick: Pick) -> tuple[int, ...]:
        """How many novices a piece may stand for if it is picked up now, where that is open; ascending."""
        intent = self.holding(pick) if pick.kind in NOVICES else None
        codes = [code for code in (intent.codes_meant() if intent else []) if ACTIONS[code].kind in COUNTED | STEPWISE]
        plays = [play for code in codes for play in self._meaning.plays_of(code)]
        return tuple(sorted({novices_of(self._position, play) for play in plays}))

    def fitting(self, lifted: Pick, pick: Pick, count: int) -> int:
        """How many of `count` novices in the air a place takes; 0 where it takes no novices or nobody said how many."""
        intent = self.holding(lifted)
        intent = intent.choose(pick) if intent else None
        return fitting(self._position, self._meaning.plays(intent), count) if intent else 0

    def targets_after(self, pick: Pick) -> frozenset[Pick]:
        """Where a piece may go if it is picked up now, or that was picked last."""
        intent = self.holding(pick)
        return intent.targets() if intent else frozenset()

    def plays_at(self, lifted: Pick | None, pick: Pick, count: int = 0) -> tuple[Play, ...]:
        """Every action that a pick (after `count` of the piece in the air) would complete, none where more is asked."""
        intent = self._after(lifted, pick)
        if intent is None:
            return ()
        plays = self._meaning.carried(intent, count) if lifted else self._meaning.plays(intent)
        return self._meaning.ordered(plays)

    def codes_at(self, lifted: Pick | None, pick: Pick) -> tuple[int, ...]:
        """Every action that a pick (after the piece in the air) would complete or go on to."""
        intent = self._after(lifted, pick)
        return tuple(self._meaning.codes(intent) or intent.codes_meant()) if intent else ()

    def _after(self, lifted: Pick | None, pick: Pick) -> Intent | None:
        """The intent after a pick that is one of the targets; without picks one that begins something."""
        if lifted:
            held = self.holding(lifted)
            return held.choose(pick) if held else None
        return self._further(pick) if self.picks else self.intent.choose(pick)

    def stuck(self, piece: Pick) -> Violation | None:
        """Why an own piece that is picked up now can go nowhere at all; None if it can."""
        if self.targets_after(piece):
            return None
        return refuse(self._onward, self._place, (*self.picks, piece), (piece,)).violation

    def forbidden(self, lifted: Pick, pick: Pick) -> Refused | None:
        """Why the piece in the air may not go to a place; None for legal places, its own and mere surroundings."""
        intent = self.holding(lifted)
        home = pick == lifted or (pick.kind == Kind.ISLAND and pick.key == lifted.key)
        under = self._under([pick])
        if home or pick.kind in SURROUNDINGS or (intent and not intent.targets().isdisjoint(under)):
            return None
        return self._refuse_at(intent.picks if intent else (lifted,), under)

    def reset(self) -> None:
        """Forgets all picks."""
        self.intent = self._fresh
        self._drags.clear()

    def back(self) -> bool:
        """Takes back what the last gesture picked (in the preparation the last pair); False if there was nothing."""
        if not self.picks:
            return False
        if before := self._drags.pop(self.picks, None):
            self.intent = before
            return True
        keep = len(self.picks) - 1
        while keep and self.picks[keep - 1].kind == Kind.RESERVE:
            keep -= 1
        self.intent = Intent(self._fresh.codes, self._spell, self.picks[:keep])
        return True

    def lift(self, picks: Sequence[Pick]) -> Pick | None:
        """What of the things under the pointer would be picked up; own pieces also when nothing legal comes of it."""
        movable = [pick for pick in picks if pick.kind in MOVABLE]
        for pick in movable:
            if self.picks and (pick == self.picks[-1] or self._leads_on(pick)):
                return pick
        known = (
            *(pick for pick in movable if pick in self.sources()),
            *(pick for pick in movable if pick in self.own and self._lies_there(pick)),
        )
        if known and self.picks[:1] and self.picks[0].kind in NO_PIECES:
            self.reset()  # a hand needs no button, and no tile that was clicked
        return next(iter(known), None)

    def _leads_on(self, pick: Pick) -> bool:
        """Whether a pick goes on with what was begun; after a button or tile only if it goes on to a place."""
        intent = self.intent.choose(pick)
        return intent is not None and (self.picks[0].kind not in NO_PIECES or bool(intent.targets()))

    def _lies_there(self, pick: Pick) -> bool:
        """False for a token of which none is left at its island."""
        return pick.kind != Kind.FAVOUR or self._position.tokens_left(ISLAND_NAMES.index(pick.key)) > 0

    def refuse_lift(self, picks: Sequence[Pick]) -> Outcome:
        """Why nothing can be taken up here: the piece is another's, or nobody's. None where nobody would try."""
        reason = next(filter(None, (unmovable(self.state, pick) for pick in picks)), None)
        return Refused(reason) if reason else None

    def choose_again(self, picks: Sequence[Pick]) -> bool:
        """A click on what was picked last puts it back, unless it goes on there; True if that was meant."""
        last = self.picks[-1:]
        return bool(last) and last[0] in picks and self.targets().isdisjoint(self._under(picks)) and self.back()

    def choose(self, picks: Iterable[Pick]) -> Outcome:
        """One more pick: the first of those under the pointer (topmost first) that goes on to a legal action.

        Nothing is begun anew where anything of it goes on with what was begun.
        """
        under = self._under(picks)
        intents = (*map(self._further, under), *map(self._next, under))
        intent = next(filter(None, intents), None)
        if intent is None:
            return self._refusal(under)
        self.intent = intent
        return self._outcome(self._meaning.plays(intent))

    def _refusal(self, under: Sequence[Pick]) -> Outcome:
        """Why picks lead nowhere; looking at what is nobody's to move needs no answer."""
        piece = self._implied_piece(self.intent)
        held = (*self.picks, piece) if piece else self.picks
        begun: list[Spelling] = [(pick,) for pick in under[:1] if pick in self.own or pick.kind in ALWAYS_ANSWERED]
        begun += [(APPOINT, pick) for pick in under[:1] if pick.kind == Kind.TILE and not held]
        tries = [(*held, pick) for pick in under] if held else []
        return refuse(self._onward, self._place, *tries, *begun) if tries or begun else None

    def _refuse_at(self, held: Spelling, under: Sequence[Pick]) -> Refused:
        """Why nothing under the pointer takes what is held."""
        return refuse(self._onward, self._place, *((*held, pick) for pick in under))

    def drop(self, piece: Pick, picks: Sequence[Pick], count: int = 0) -> Outcome:
        """A piece was dragged onto what lies under the pointer; with a `count` it stands for so many novices.

        Where a place takes fewer, so many are meant as it takes; where it needs more, so many as it needs.
        """
        before = self.intent
        lifted = self.holding(piece)
        if lifted is None:
            under = self._under(picks)
            return self._refuse_at((piece,), under) if under else None  # it was told when it was taken up
        self.intent = lifted
        outcome = self._land(picks, count)
        if piece.kind == Kind.TOKEN and self._only_armed(piece, picks):
            outcome = GoOn()
        elif outcome is None or isinstance(outcome, Refused):
            self.intent = before
        if self.picks != before.picks:
            self._drags[self.picks] = before
        return outcome

    def _only_armed(self, token: Pick, picks: Sequence[Pick]) -> bool:
        """A token laid on the table itself waits for its novices; the tides wait wherever it is laid but on them."""
        if self.picks[-1:] != (token,) or not self.intent.targets():
            return False
        if token.key == "tides":
            return not any(pick in self.own and pick.kind in NOVICES for pick in picks)
        return all(pick.kind in SURROUNDINGS for pick in picks)

    def _land(self, picks: Sequence[Pick], count: int) -> Outcome:
        under = self._under(picks)
        for pick in under:
            intent = self.intent.choose(pick)
            if intent:
                self.intent = intent
                return self._outcome(self._meaning.carried(intent, count))
        return self._refuse_at(self.picks, under or [NOWHERE])

    def _under(self, picks: Iterable[Pick]) -> list[Pick]:
        """What of the things under the pointer can be meant; the surroundings only where they lead on.

        Novices that something is carried to stand for their island, even where they kneel outside its shore.
        """
        under = [pick for pick in picks if pick.kind not in SURROUNDINGS or pick in self.intent.targets()]
        grounds = [Pick(Kind.ISLAND, pick.key.rpartition(":")[2]) for pick in under if pick.kind in GROUPS]
        return list(dict.fromkeys((*under, *grounds)))

    def holding(self, piece: Pick) -> Intent | None:
        """The intent with a piece in the hand: as it is if that was picked last, else after picking it."""
        return self.intent if self.picks[-1:] == (piece,) else self._next(piece)

    def _next(self, pick: Pick) -> Intent | None:
        """The intent after a pick: further on, past the one piece that can only be meant, or begun anew."""
        return self._further(pick) or (self._fresh.choose(pick) if self.picks else None) or self._from_tile(pick)

    def _further(self, pick: Pick) -> Intent | None:
        """The intent that goes on with what was begun, past the one piece that can only be meant."""
        return self.intent.choose(pick) or self._implied(self.intent, pick)

    def _from_tile(self, pick: Pick) -> Intent | None:
        """An appointment that begins with a click on its tile, where nothing else was begun but that of another one."""
        if pick.kind != Kind.TILE or (self.picks and self.picks[0].kind != Kind.TILE):
            return None
        return Intent(self._fresh.codes, partial(spell_from_tile, self._place)).choose(pick)

    @staticmethod
    def _implied_piece(intent: Intent) -> Pick | None:
        """The supply piece that alone can be meant next, as in the preparation."""
        targets = intent.targets()
        pieces = [target for target in targets if target.kind in (Kind.RESERVE, Kind.SHRINES)]
        return pieces[0] if len(pieces) == 1 and not any(t.kind == Kind.NOVICE for t in targets) else None

    def _implied(self, intent: Intent, pick: Pick) -> Intent | None:
        lifted = self._lifting_implied(intent)
        return lifted.choose(pick) if lifted else None

    def _lifting_implied(self, intent: Intent) -> Intent | None:
        """The intent with that piece in the air."""
        piece = self._implied_piece(intent)
        return intent.choose(piece) if piece else None

    def _outcome(self, plays: list[Play]) -> Outcome:
        if not plays:
            return GoOn()
        asks = len(plays) > 1 or wasteful(self.state, plays[0].code)
        return Ask(self._meaning.ordered(plays)) if asks else plays[0]
