"""The prompt names the way to the temple where there is one, what passes by for good, and nothing beside a tip."""

from random import Random

from luna.core.game import new_match
from luna.core.intent import Pick
from luna.core.seat import Seat, SeatKind
from luna.games.luna.game import LUNA
from luna.games.luna.picks.kinds import Kind
from luna.games.luna.picks.turn import Turn
from luna.games.luna.rules.actions import ACTIONS, ActionKind
from luna.games.luna.rules.board import shipped_board
from luna.games.luna.rules.constants import ACTION
from luna.games.luna.rules.draw import draw_setup
from luna.games.luna.rules.luna_rules import RULES
from luna.games.luna.rules.state import State
from luna.games.luna.table.words import LunaWords
from luna.games.luna.view.snapshot import Snapshot
from luna.ui.reading.text import Text
from tests.root import ROOT

NAMES = {"red": "Ada", "blue": "Bo"}
WANTED = {"consecrate": "(consecrate)", "appoint": "(appoint)", "shrine": "Shrine token"}
"""The kinds of actions a prompt speaks of, what is wanted most first, and words by which it is known."""


def positions(seed):
    """A random game for two from the preset start: its set-up and every position of an action phase."""
    setup = draw_setup(shipped_board(), [Seat("red"), Seat("blue")], seed, preset=True)
    match, rng = new_match(LUNA, setup), Random(seed)
    for _ in range(150):
        if match.state.phase == ACTION and not match.state.pending:
            yield setup, match.state
        legal = RULES.legal(match.state)
        if not legal:
            return
        kind = rng.choice(sorted({ACTIONS[code].kind for code in legal}))
        match.play(rng.choice([code for code in legal if ACTIONS[code].kind == kind]))


def test_the_nearest_way_to_the_temple_is_named_first():
    text, named = Text(ROOT / "localization", "en"), set()
    for seed in range(9):
        for setup, state in positions(seed):
            if state.lit == 1:
                continue
            told = LunaWords(text, NAMES, setup).prompt(state, Turn(state), None, None)
            kinds = {ACTIONS[code].kind for code in RULES.legal(state)}
            wanted = next((kind for kind in WANTED if kind in kinds), None)
            assert [kind for kind, words in WANTED.items() if words in told] == ([wanted] if wanted else [])
            named.add(wanted)
    assert named == {*WANTED, None}


def most_from_entering(state: State) -> int:
    """What the best consecration brings, those displaced included."""
    codes = [code for code in RULES.legal(state) if ACTIONS[code].kind == ActionKind.CONSECRATE]
    leads: list[int] = [RULES.apply(state, code)[0].influence[state.actor] for code in codes]
    return max(leads) - int(state.influence[state.actor])


def test_the_step_that_is_named_comes_with_its_reason():
    text, seen = Text(ROOT / "localization", "en"), set()
    reasons = {"consecrate": " influence", "appoint": "into the temple", "shrine": "4 influence at the end"}
    for seed in range(9):
        for setup, state in positions(seed):
            told = LunaWords(text, NAMES, setup).prompt(state, Turn(state), None, None)
            for kind, words in WANTED.items():
                if words in told and (kind != "appoint" or state.round < 6):
                    value = f"+{most_from_entering(state)}" if kind == "consecrate" else ""
                    assert value + reasons[kind] in told
                    seen.add(kind)
    assert seen == set(WANTED)


def test_a_tip_about_another_step_silences_the_prompt_and_one_about_the_same_does_not():
    text, told = Text(ROOT / "localization", "en"), set()
    for setup, state in positions(1):
        if state.lit > 1:
            words, turn = LunaWords(text, NAMES, setup), Turn(state)
            alone = words.prompt(state, turn, None, None)
            for beside in (*WANTED, "council", "coach"):
                both = words.prompt(state, turn, None, None, beside)
                steps = [kind for kind, spoken in WANTED.items() if spoken in both]
                assert steps in ([], [beside])
                told.update(steps)
            assert words.prompt(state, turn, None, None, "goal") == alone
    assert told >= {"consecrate", "appoint"}


def test_whoever_acts_knows_that_the_next_candle_ends_the_round_and_which_round_is_the_last():
    text, seen = Text(ROOT / "localization", "en"), set()
    for seed in range(3):
        for setup, state in positions(seed):
            told = LunaWords(text, NAMES, setup).prompt(state, Turn(state), None, None, "council")
            assert ("next candle ends the round" in told) == (state.lit == 1)
            assert ("last round" in told) == (state.round == 6 and state.lit > 1)
            seen.add((state.lit == 1, state.round == 6))
    assert {(True, False), (False, False)} <= seen


def test_the_card_of_a_computer_player_tells_its_level_and_how_hard_it_is():
    text = Text(ROOT / "localization", "en")
    setup = draw_setup(shipped_board(), [Seat("red"), Seat("blue", SeatKind.BOT, "level-4")], 1, preset=True)
    state = new_match(LUNA, setup).state
    cards = LunaWords(text, NAMES, setup).cards(state, Snapshot.of(state))
    person, bot = (cards.of(Pick("player", colour)) for colour in NAMES)
    assert person is not None
    assert bot is not None
    assert text("bot-grade", level="level-4") in bot.facts
    assert not [fact for fact in person.facts if "Level" in fact]


def test_where_only_a_candle_can_be_turned_the_prompt_says_so():
    text, seen = Text(ROOT / "localization", "en"), set()
    for seed in range(6):
        for setup, state in positions(seed):
            told = LunaWords(text, NAMES, setup).prompt(state, Turn(state), None, None)
            alone = {ACTIONS[code].kind for code in RULES.legal(state)} == {ActionKind.MEDITATE}
            assert ("only meditating is left" in told) is alone
            seen.add(alone)
    assert seen == {True, False}


def test_of_glowing_places_the_prompt_speaks_only_where_something_glows():
    text, seen = Text(ROOT / "localization", "en"), set()
    for setup, state in positions(3):
        words, turn = LunaWords(text, NAMES, setup), Turn(state)
        for token in ("shrine", "herbs", "tides", "sailboat", "book"):
            lifted = Pick(Kind.TOKEN, token)
            glows = bool(turn.targets_after(lifted))
            told = words.prompt(state, turn, None, lifted)
            assert ("nothing can be done with this" in told) is not glows
            assert glows or "glowing" not in told
            seen.add(glows)
    assert seen == {True, False}
