"""No text at the table speaks of what does not exist in the mode and at the level that is played."""

import re
from itertools import chain

import pytest

from luna.app.settings.language import LANGUAGES
from luna.core.intent import Pick
from luna.games.luna.picks.bar import CHOICE_OF_ISLAND, END, TURN
from luna.games.luna.rules.board import shipped_board
from luna.games.luna.rules.constants import ACTION, ISLAND_NAMES
from luna.games.luna.rules.state import State
from luna.games.luna.table.outlook import outlook
from luna.games.luna.view.snapshot import Snapshot
from luna.games.luna.words.cards import Cards
from luna.games.luna.words.overview import sections
from luna.games.luna.words.tips import TIPS, Moment, sentences
from luna.ui.reading.text import Text
from luna.ui.table.shown import Card, Shown
from tests.games.luna.table.positions import random_positions
from tests.games.luna.view.states import NAMES
from tests.root import ROOT

BOARD = shipped_board()
NO_CANDLES = {
    "en": "candle",
    "de": "zeitmarke|kerze",
    "pl": r"znacznik\w* czasu|świec[aeyę]?\b",
    "it": "gettoni? tempo|candel",
}
NO_VICTORY_BY_COUNCIL = {
    "en": "every tie|council breaks ties[.;]",
    "de": "jeden gleichstand|bei gleichstand entscheidet der",
    "pl": r"każdy remis|remis rozstrzyga rada( kapłanów)?\.",
    "it": r"ogni pareggio|risolve i pareggi\.",
}
NO_THIRD_PLACE = {"en": r"\bthird\b", "de": "drittmeist", "pl": r"\btrzeci\b|trzecie:", "it": r"il terzo\b"}
NO_TALK_OF_TWO = {"en": "2 players", "de": "zu zweit", "pl": "dla 2 graczy", "it": r"con 2 giocatori|\bin due\b"}
NO_EXPULSION = {
    "en": r"(also|only) expel him|but expelling him|can drive",
    "de": "auch vertreiben|nur ihn vertreiben|nur, ihn zu vertreiben|können (ihn|den Abtrünnigen) vertreiben",
    "pl": "(też|tylko go|tylko|mogą go|mogą) wydalić",
    "it": "(anche|solo) espellerlo|spingerlo|possono espellere",
}
UNTRUE = {
    "two": (NO_THIRD_PLACE, NO_TALK_OF_TWO),
    "more": (NO_TALK_OF_TWO,),
    "solo": (NO_CANDLES, NO_VICTORY_BY_COUNCIL, NO_THIRD_PLACE, NO_TALK_OF_TWO),
}
"""Per language what a text may not say; talk of two is for a general text, at a table for two it is simply so."""


def plain(words):
    """With breaking spaces only."""
    return words.replace("\u00a0", " ")


@pytest.fixture(scope="module")
def positions():
    """Some positions of every mode and level: of the preparation, the start of a round, and later ones."""
    found: dict[tuple[str, int], dict[tuple[str, bool], tuple[State, Snapshot]]] = {}
    for state in random_positions(12, every=17):
        shown = Snapshot.of(state)
        of_kind = found.setdefault((shown.mode, shown.level), {})
        of_kind.setdefault((shown.phase, shown.round > 2), (state, shown))
    assert found.keys() == {("two", 0), ("more", 0), ("solo", 1), ("solo", 2), ("solo", 3)}
    return [each for of_kind in found.values() for each in of_kind.values()]


def cards(text, view, state, shown):
    """The card of everything that is on the table, and of the actions of the mode."""
    made = Cards(text, BOARD, state, shown, NAMES)
    names = [action.key for action in ((*TURN[:-1], END, CHOICE_OF_ISLAND) if state.table.solo else TURN)]
    picks = {spot.pick for spot in view.topics(Shown(shown, NAMES)).spots} | {Pick("action", name) for name in names}
    for pick in sorted(picks):
        card = made.of(pick)
        assert card, pick
        yield pick, " ".join((card.title, *card.lines, *(() if pick.kind == "action" else card.facts)))


def told(text, view, state, shown):
    """All that is said at a table: cards, tips that apply, the sheet, the step of the scoring about the apostate."""
    yield from cards(text, view, state, shown)
    if state.phase == ACTION:
        yield from ((tip.id, sentences(text, tip, shown)) for tip in TIPS if tip.place(Moment(state)))
    rows = chain.from_iterable(
        section.rows for section in sections(text, BOARD, state) if section.name != "two-players"
    )
    yield from ((row.chapter, f"{row.cost} {row.text}") for row in rows)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_told_that_is_untrue_in_the_mode(make_view, positions, language):
    view, text = make_view((1280, 720), language), Text(ROOT / "localization", language)
    for state, shown in positions:
        mode = shown.mode
        bans = [each[language] for each in UNTRUE[mode]] + ([NO_EXPULSION[language]] if shown.level == 3 else [])
        for about, words in told(text, view, state, shown):
            for ban in bans:
                assert not re.search(ban, plain(words), re.IGNORECASE), (mode, shown.level, about, words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_ban_finds_what_it_is_about_in_another_mode(make_view, positions, language):
    """Or a ban with a slip would forbid nothing."""
    view, text = make_view((1280, 720), language), Text(ROOT / "localization", language)
    everything = " ".join(plain(words) for state, shown in positions for _, words in told(text, view, state, shown))
    everything += " ".join(plain(sentences(text, tip, shown)) for tip in TIPS for _, shown in positions)
    for ban in (NO_CANDLES, NO_VICTORY_BY_COUNCIL, NO_THIRD_PLACE, NO_EXPULSION):
        assert re.search(ban[language], everything, re.IGNORECASE), ban


def facts_of(text, state, shown):
    """What finds the card of a thing that has one."""
    made = Cards(text, BOARD, state, shown, NAMES)

    def card(pick: Pick) -> Card:
        found = made.of(pick)
        assert found
        return found

    return card


@pytest.mark.parametrize("language", LANGUAGES)
def test_from_level_two_on_the_blocked_island_says_so_on_all_that_is_there(positions, language):
    text, told_of = Text(ROOT / "localization", language), set()
    for state, shown in positions:
        made, level, human = facts_of(text, state, shown), shown.level, shown.seats[0]
        for island in ISLAND_NAMES:
            blocked = island == shown.blocked_island
            assert blocked == (level > 1 and not shown.over and shown.figures["apostate"] == island)
            says = text("fact-blocked", what="island", level=level)
            assert (says in made(Pick("island", island)).facts) == blocked
            assert (text("fact-blocked", what="favour", level=level) in made(Pick("favour", island)).facts) == blocked
            for kind, where in (("novice", "active"), ("resting", "inactive")):
                here = shown.orders[human].islands[island]
                count = here.active if where == "active" else here.inactive
                usual = text("help-novice-rule", where=where, count=count, level=level)
                if state.table.solo and not outlook(state):  # during the choice novices tell what it leads to
                    assert (made(Pick(kind, f"{human}:{island}")).lines == (usual,)) != blocked
            told_of |= {level} if blocked else set()
        if shown.figures["builder"] == shown.blocked_island:
            assert text("fact-blocked", what="builder", level=level) in made(Pick("builder")).facts
        assert (text("fact-blocked", what="free", level=level) in made(Pick("apostate")).facts) == (
            shown.blocked_island is not None
        )
    assert told_of == {2, 3}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("where", ["active", "inactive", "temple", "jetty"])
def test_of_one_novice_and_of_several_is_spoken_in_their_number(language, where):
    text = Text(ROOT / "localization", language)
    for message in ("help-novice-title", "help-novice-rule"):
        one, many, none = (text(message, where=where, count=count, level=0) for count in (1, 2, 0))
        assert one != many
        assert many == none == text(message, where=where, count=5, level=0)


def test_the_card_of_a_group_in_the_temple_speaks_of_a_group(positions):
    text, numbers = Text(ROOT / "localization", "de"), set()
    for state, shown in positions:
        for colour in shown.seats:
            count = sum(placed.novice == colour for placed in shown.temple)
            card = facts_of(text, state, shown)(Pick("count", f"{colour}:temple"))
            assert (card.title, card.lines[0].split()[0]) == (
                ("Novize im Tempel", "Er") if count == 1 else ("Novizen im Tempel", "Jeder")
            )
            numbers.add(min(count, 2))
    assert numbers >= {1, 2}
