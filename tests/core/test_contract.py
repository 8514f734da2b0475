"""What holds of every game: of those the program has, and of one with secrets, draws and responses."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from luna.app.commands.command_line import parse
from luna.app.commands.simulate import simulated
from luna.app.saves.library import Library
from luna.app.session.session import Session, begin_game, load_game
from luna.core.game import AnyGame, new_match
from luna.core.game_record import format_record, load_record
from luna.core.match import Match
from luna.core.rules import CHANCE, NOBODY
from luna.core.seat import NAME_LENGTH, Seat, SeatKind
from luna.games.catalogue import GAMES
from tests.core.set_ups import MODES, setup_of
from tests.toy.game import TOY

ALL: tuple[AnyGame, ...] = (*GAMES, TOY)
WORLDS = 6
DECISIONS = 2
"""Of a game, where bots think about them."""
every_game = pytest.mark.parametrize("game", ALL, ids=lambda game: game.key)


def played(game: AnyGame, setup: Any, seed: int) -> Match[Any, Any]:
    """A game played at random to its end; what is drawn is drawn by the rules."""
    match, rng = new_match(game, setup), Random(seed)
    while (actor := game.rules.actor(match.state)) != NOBODY:
        code = game.rules.draw(match.state, rng) if actor == CHANCE else rng.choice(game.rules.legal(match.state))
        match.play(code)
    return match


def matches(game: AnyGame) -> Iterator[tuple[Any, Match[Any, Any]]]:
    """Whole games in every mode."""
    for seed, mode in enumerate(MODES.get(game.key, (["--players", "2"],))):
        setup = setup_of(game, mode, seed)
        yield setup, played(game, setup, seed)


def some(match: Match[Any, Any], rng: Random, count: int = 40) -> list[int]:
    """Numbers of steps of a game, all of a short one."""
    numbers = range(match.length)
    return sorted(rng.sample(numbers, count)) if match.length > count else list(numbers)


def viewers(game: AnyGame, setup: Any) -> range:
    """All seats, and who only looks on."""
    return range(NOBODY, len(game.seats(setup)))


def same(game: AnyGame, one: Any, other: Any) -> bool:
    return game.dump(one) == game.dump(other)


# -- actions


@every_game
def test_exactly_the_legal_actions_have_no_violation(game: AnyGame):
    for _, match in matches(game):
        known = {step.code for step in match.steps}
        for number in some(match, Random(1)):
            state = match.before(number)
            legal = list(game.rules.legal(state))
            assert legal == sorted(set(legal))
            assert match.steps[number].code in legal
            for code in known.union(legal):
                assert (game.rules.violation(state, code) is None) == (code in legal)
        assert not game.rules.legal(match.state)


@every_game
def test_an_action_leaves_the_position_before_it_as_it_was(game: AnyGame):
    for _, match in matches(game):
        for number in some(match, Random(2)):
            state = match.before(number)
            was = json.dumps(game.dump(state))
            again, events = game.rules.apply(state, match.steps[number].code)
            assert json.dumps(game.dump(state)) == was
            assert same(game, again, match.steps[number].after)
            assert events == match.steps[number].events


@every_game
def test_each_action_has_one_line_that_names_it(game: AnyGame):
    for _, match in matches(game):
        for number in some(match, Random(3)):
            state = match.before(number)
            lines = {code: game.rules.notation(state, code) for code in game.rules.legal(state)}
            assert len(set(lines.values())) == len(lines)
            assert all(game.rules.code(state, line) == code for code, line in lines.items())
        assert game.rules.code(match.first, "no such action") is None


@every_game
def test_somebody_acts_in_a_turn_until_the_game_is_over(game: AnyGame):
    for setup, match in matches(game):
        seats = range(len(game.seats(setup)))
        for number in range(match.length):
            state = match.before(number)
            assert game.rules.actor(state) in (CHANCE, *seats)
            assert game.rules.turn_owner(state) in seats
            assert not game.progress(state).over
            if game.rules.actor(state) == CHANCE:
                assert game.rules.draw(state, Random(number)) in game.rules.legal(state)
        assert game.rules.actor(match.state) == game.rules.turn_owner(match.state) == NOBODY
        assert game.progress(match.state).over
        assert not game.rules.goes_on(match.state)


@every_game
def test_the_scores_are_told_of_every_colour_in_the_order_of_the_seats(game: AnyGame):
    for setup, match in matches(game):
        colours = [seat.colour for seat in game.seats(setup)]
        assert set(colours) <= set(game.colours)
        for state in [*(match.before(number) for number in some(match, Random(4))), match.state]:
            told = [colour for colour, _ in game.progress(state).scores]
            assert told == colours or (not told and game.rules.secrets and not game.progress(state).over)


@every_game
def test_the_scores_say_nothing_that_who_looks_on_may_not_know(game: AnyGame):
    for _, match in matches(game):
        for number in some(match, Random(4)):
            state = match.before(number)
            assert game.progress(game.rules.observe(state, NOBODY)).scores == game.progress(state).scores


# -- records


@every_game
def test_a_record_tells_the_whole_game(game: AnyGame):
    for setup, match in matches(game):
        record = format_record(game, setup, match)
        assert record.startswith(f"{game.record_key} {game.record_version}\n")
        loaded = load_record(record, ALL)
        assert (loaded.game, loaded.setup, loaded.fault) == (game, setup, None)
        assert [step.events for step in loaded.match.steps] == [step.events for step in match.steps]
        assert same(game, loaded.match.state, match.state)
        assert format_record(game, loaded.setup, loaded.match) == record


@every_game
def test_seats_change_and_lots_are_drawn_anew_for_the_same_table(game: AnyGame):
    for setup, _ in matches(game):
        seats = tuple(
            Seat(seat.colour, SeatKind.HUMAN, "Ł" * NAME_LENGTH) if seat.kind == SeatKind.BOT else seat
            for seat in game.seats(setup)
        )
        reseated = game.reseated(setup, seats)
        assert game.seats(reseated) == seats
        assert same(game, game.first(reseated), game.first(setup))
        assert game.seats(game.redrawn(reseated, 5)) == seats
        assert game.redrawn(setup, 5) == game.redrawn(setup, 5)
        assert len({str(game.redrawn(setup, seed)) for seed in range(9)}) > 1


@every_game
def test_a_saved_game_goes_on_where_it_was_left(game: AnyGame, tmp_path: Path):
    library = Library(tmp_path, ALL)
    session = begin_game(game, setup_of(game, MODES[game.key][0], 3), library)
    for _ in range(8):
        session.play(game.rules.legal(session.state)[0])
    library.close()
    (summary,) = library.games()
    assert (summary.game, summary.length, summary.seats) == (game, session.match.length, session.seats)
    again = load_game(Library(tmp_path, ALL), summary.id)
    assert isinstance(again, Session)
    assert again.match.notations() == session.match.notations()
    assert (again.game, again.setup, again.trouble) == (game, session.setup, None)


# -- secrets


@every_game
def test_what_a_seat_may_know_is_all_it_sees_of_it_again(game: AnyGame):
    for setup, match in matches(game):
        for number in some(match, Random(5)):
            state, step = match.before(number), match.steps[number]
            for seat in viewers(game, setup):
                seen = game.rules.observe(state, seat)
                assert same(game, game.rules.observe(seen, seat), seen)
                assert game.rules.actor(seen) == game.rules.actor(state)
                for event in step.events:
                    told = game.rules.witness(event, seat)
                    assert game.rules.witness(told, seat) == told
            actor = game.rules.actor(state)
            if actor >= 0:
                assert game.rules.legal(game.rules.observe(state, actor)) == game.rules.legal(state)


@every_game
def test_what_a_seat_imagines_looks_to_it_as_what_there_is(game: AnyGame):
    for setup, match in matches(game):
        rng = Random(6)
        for number in some(match, rng):
            state = match.before(number)
            for seat in viewers(game, setup):
                seen = game.rules.observe(state, seat)
                for world in (game.rules.imagine(known, seat, rng) for known in (state, seen)):
                    assert same(game, game.rules.observe(world, seat), seen)
                    assert game.rules.actor(world) == game.rules.actor(state)


def learned(game: AnyGame, match: Match[Any, Any], number: int, seat: int, rng: Random) -> bool:
    """Whether one of the positions a seat may imagine before a step would have shown it something else."""
    before, step = match.before(number), match.steps[number]
    seen = game.rules.observe(step.after, seat)
    told = [game.rules.witness(event, seat) for event in step.events]
    for _ in range(WORLDS):
        world = game.rules.imagine(before, seat, rng)
        drawn = game.rules.actor(world) == CHANCE
        code = game.rules.draw(world, rng) if drawn else step.code
        if code not in game.rules.legal(world):
            return True
        after, events = game.rules.apply(world, code)
        if [game.rules.witness(event, seat) for event in events] != told:
            return True
        if not same(game, game.rules.observe(after, seat), seen):
            return True
    return False


@every_game
def test_a_step_reveals_where_who_took_it_learns_from_it_or_others_do_and_decide_now(game: AnyGame):
    for setup, match in matches(game):
        rng = Random(7)
        for number in some(match, rng):
            who = game.rules.actor(match.before(number))
            stays = game.rules.actor(match.steps[number].after) == who
            knowing = {seat for seat in range(len(game.seats(setup))) if learned(game, match, number, seat, rng)}
            if who in knowing or (knowing and not stays):
                assert match.reveals(number), match.notations()[: number + 1]
            elif stays and not knowing:
                assert not match.reveals(number), match.notations()[: number + 1]


@every_game
def test_a_game_without_secrets_hides_nothing(game: AnyGame):
    for _, match in matches(game):
        states = [match.before(number) for number in some(match, Random(8))]
        hidden = [not same(game, game.rules.observe(state, NOBODY), state) for state in states]
        assert any(hidden) == game.rules.secrets


# -- bots


@pytest.mark.no_cover
@every_game
def test_bots_play_whole_games(game: AnyGame):
    for bot in (game.bots.names[0], game.bots.levels[0]):
        setup = setup_of(game, MODES[game.key][0], 4, bot)
        record = simulated(game, setup, 4)
        loaded = load_record(record, ALL)
        assert loaded.fault is None
        assert game.progress(loaded.match.state).over
    assert game.bots.spare in game.bots.levels
    assert set(game.bots.levels) <= set(game.bots.names)
    assert all(game.bots.workers(name) >= 1 for name in game.bots.names)


@every_game
def test_the_character_of_a_bot_is_kept_in_its_record(game: AnyGame):
    setup = setup_of(game, MODES[game.key][0], 4, game.bots.names[0])
    for character in game.bots.characters:
        seats = [replace(seat, character=character) if seat.kind == "bot" else seat for seat in game.seats(setup)]
        of_character = game.reseated(setup, seats)
        loaded = load_record(format_record(game, of_character, new_match(game, of_character)), ALL)
        assert loaded.setup == of_character


@pytest.mark.parametrize("game", [game for game in ALL if game.rules.secrets], ids=lambda game: game.key)
def test_a_worker_gets_nothing_that_its_seat_may_not_know(game: AnyGame):
    for setup, match in matches(game):
        rng = Random(9)
        for number in range(match.length):
            state = match.before(number)
            seat = game.rules.actor(state)
            if seat < 0:
                continue
            asked = Match(game.rules, state)
            for _ in range(WORLDS):
                other = Match(game.rules, game.rules.imagine(state, seat, rng))
                assert game.bots.position(setup, other) == game.bots.position(setup, asked)


@pytest.mark.no_cover
@pytest.mark.parametrize("game", [game for game in ALL if game.rules.secrets], ids=lambda game: game.key)
def test_bots_decide_alike_where_their_seat_sees_the_same(game: AnyGame):
    setup, match = next(matches(game))
    rng = Random(10)
    for number in some(match, rng, DECISIONS):
        state = match.before(number)
        seat = game.rules.actor(state)
        if seat < 0:
            continue
        alike = [Match(game.rules, state), Match(game.rules, game.rules.imagine(state, seat, rng))]
        for name in game.bots.names:
            turns = [game.bots.choose(setup, each, name, Random(number)) for each in alike]
            assert turns[0] == turns[1]


# -- the command line


@every_game
def test_a_seat_is_shown_what_it_may_know(game: AnyGame, tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    for setup, match in matches(game):
        file = tmp_path / "record.luna"
        file.write_text(format_record(game, setup, match), "utf-8")
        for number, seat in enumerate(viewers(game, setup)):
            options = parse(["replay", str(file), "--json", "--every", "--seat", str(number)], ALL)
            assert options.command(options) == 0
            printed = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
            states = [match.before(line) for line in range(match.length + 1)]
            seen = [game.dump(game.rules.observe(state, seat)) for state in states]
            assert printed == json.loads(json.dumps(seen))


@every_game
def test_a_seat_that_is_not_there_is_refused(game: AnyGame, tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    setup, match = next(matches(game))
    file = tmp_path / "record.luna"
    file.write_text(format_record(game, setup, match), "utf-8")
    for number in (-1, len(game.seats(setup)) + 1):
        options = parse(["--language", "en", "replay", str(file), "--json", f"--seat={number}"], ALL)
        assert options.command(options) == 1
        assert str(len(game.seats(setup))) in capsys.readouterr().err


@every_game
def test_bots_of_any_game_leave_records(game: AnyGame, tmp_path: Path):
    out = tmp_path / "record.luna"
    arguments = ["simulate", "--game", game.key, *MODES[game.key][0], "--seed", "1", "--out", str(out)]
    options = parse(arguments, ALL)
    assert options.command(options) == 0
    assert load_record(out.read_text("utf-8"), ALL).game == game
