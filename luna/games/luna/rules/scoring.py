"""The scoring phase, the step to the next round and the end of the game."""

from luna.games.luna.rules import events as ev
from luna.games.luna.rules.constants import (
    ACTION,
    AUTOMATON,
    ISLANDS,
    NOBODY,
    OVER,
    ROUNDS,
    SHRINE_POINTS,
    TIRE,
)
from luna.games.luna.rules.state import State, guardian_value, in_temple_of


def close_round(s: State, next_start: int) -> None:
    """Scores the round, then prepares the next one or ends the game."""
    score_round(s)
    if s.round == ROUNDS:
        end_game(s)
    else:
        next_round(s, next_start)


def devotion(s: State, seat: int) -> int:
    """Active novices and own shrines on the priestess's island."""
    return strength(s, seat, s.priestess, False)


def strength(s: State, seat: int, island: int, resting: bool) -> int:
    """Active novices and own shrines on an island; with `resting` the novices beside it count as well."""
    cell = seat * ISLANDS + island
    return s.active[cell] + s.shrine[cell] + (s.inactive[cell] if resting else 0)


def tempted(s: State, seat: int) -> int:
    """Novices, active or not, at the apostate's island; the automaton never pays him."""
    if s.table.solo and seat == AUTOMATON:
        return 0
    cell = seat * ISLANDS + s.apostate
    return s.active[cell] + s.inactive[cell]


def priestess_value(s: State, seat: int) -> int:
    """Influence of the priestess: places by devotion, ties by council order, only with at least 1."""
    return priestess_pays(s, seat, s.priestess, False)


def priestess_pays(s: State, seat: int, island: int, resting: bool) -> int:
    """What the priestess would pay at an island, by `strength` there."""
    own = strength(s, seat, island, resting)
    if own == 0:
        return 0
    place = 0
    ahead = True
    for k in range(s.table.seats):
        other = s.rank[k]
        if other == seat:
            ahead = False
        else:
            theirs = strength(s, other, island, resting)
            if theirs > own or (ahead and theirs == own):
                place += 1
    return s.table.places[place]


def apostate_value(s: State, seat: int) -> int:
    """What the apostate costs: one more than the novices there, nothing without any; 0 or negative."""
    n = tempted(s, seat)
    return -(n + 1) if n else 0


def score_round(s: State) -> None:
    """R5: the three values are netted, and the total never falls below 0."""
    seats = list(range(s.table.seats)) if s.log is not None else []
    before = [s.influence[seat] for seat in seats]
    for seat in range(s.table.seats):
        net = priestess_value(s, seat) + apostate_value(s, seat) + in_temple_of(s, seat)
        s.influence[seat] = max(0, s.influence[seat] + net)
    if s.log is not None:
        now = preview(s)  # influence plays no part in the three values
        total = tuple([s.influence[seat] for seat in seats])
        paid = tuple([after - was for after, was in zip(total, before, strict=True)])
        s.log.append(ev.RoundScored(s.round, now[0], now[1], now[2], now[3], now[4], paid, total))


def preview(s: State) -> tuple[tuple[int, ...], ...]:
    """What scoring would give now: devotion, priestess, tempted, apostate and temple, each a tuple by seat."""
    seats = list(range(s.table.seats))
    return (
        tuple([devotion(s, seat) for seat in seats]),
        tuple([priestess_value(s, seat) for seat in seats]),
        tuple([tempted(s, seat) for seat in seats]),
        tuple([apostate_value(s, seat) for seat in seats]),
        tuple([in_temple_of(s, seat) for seat in seats]),
    )


def next_round(s: State, next_start: int) -> None:
    """Figures move on, novices wake, candles are lit."""
    move_figures(s)
    if next_start != s.start:
        s.start = next_start
        if s.log is not None:
            s.log.append(ev.StartPassed(next_start))
    for cell in range(s.table.seats * ISLANDS):
        s.active[cell] += s.inactive[cell]
        s.inactive[cell] = 0
    s.round += 1
    s.lit = s.table.candles
    s.book_played = 0
    s.herbs_taken = 0
    if s.log is not None:
        s.log.append(ev.RoundBegan(s.round, guardian_value(s)))
    s.phase = TIRE if s.table.solo else ACTION
    s.actor = 0 if s.table.solo else next_start


def move_figures(s: State) -> None:
    """Priestess and builder by their number, the apostate to the next island with a novice (own island last)."""
    source = s.priestess
    s.priestess = clockwise(s, source, s.table.priestess_moves)
    if s.log is not None:
        s.log.append(ev.FigureMoved(0, source, s.priestess))
    source = s.builder
    s.builder = clockwise(s, source, s.table.builder_moves)
    if s.log is not None:
        s.log.append(ev.FigureMoved(1, source, s.builder))
    source = s.apostate
    s.apostate = next_apostate(s)
    if s.log is not None:
        s.log.append(ev.FigureMoved(2, source, s.apostate))


def clockwise(s: State, island: int, steps: int) -> int:
    """The island so many steps further clockwise."""
    for _ in range(steps):
        island = s.table.next[island]
    return island


def next_apostate(s: State) -> int:
    """Where the apostate goes: the next island that attracts him, the own one last; without any he stays."""
    island = s.apostate
    for _ in range(ISLANDS):
        island = s.table.next[island]
        if attracts_apostate(s, island):
            break
    return island


def attracts_apostate(s: State, island: int) -> bool:
    """Whether a novice is there that the apostate looks for; in solo only the human's."""
    for seat in range(1 if s.table.solo else s.table.seats):
        if s.active[seat * ISLANDS + island] or s.inactive[seat * ISLANDS + island]:
            return True
    return False


def shrine_points(s: State, seat: int) -> int:
    """+4 for each own shrine."""
    points = 0
    for cell in range(seat * ISLANDS, seat * ISLANDS + ISLANDS):
        points += SHRINE_POINTS * s.shrine[cell]
    return points


def favour_points(s: State, seat: int) -> int:
    """+1 for each unused favour."""
    points = 0
    for cell in range(seat * ISLANDS, seat * ISLANDS + ISLANDS):
        points += s.favor[cell]
    return points


def council_points(s: State, seat: int) -> int:
    """The value of the council seat."""
    return s.table.council[s.seat_at[seat]]


def end_game(s: State) -> None:
    """Shrines, favours and council are added; most influence wins, ties by council order."""
    seats = list(range(s.table.seats)) if s.log is not None else []
    before = tuple([s.influence[seat] for seat in seats])
    for seat in range(s.table.seats):
        s.influence[seat] += shrine_points(s, seat) + favour_points(s, seat) + council_points(s, seat)
    s.phase = OVER
    s.actor = NOBODY
    if s.log is not None:
        shrines = tuple([shrine_points(s, seat) for seat in seats])
        favours = tuple([favour_points(s, seat) for seat in seats])
        council = tuple([council_points(s, seat) for seat in seats])
        final = tuple([s.influence[seat] for seat in seats])
        s.log.append(ev.GameEnded(before, shrines, favours, council, final, ranking(s)))


def ranking(s: State) -> tuple[int, ...]:
    """Seats best first: influence, then council order."""
    council = [s.rank[k] for k in range(s.table.seats)]
    points = [s.influence[seat] for seat in range(s.table.seats)]
    return tuple(sorted(council, key=points.__getitem__, reverse=True))
