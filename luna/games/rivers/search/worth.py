"""What a position is worth to each seat, in points: what it has, and what its leaders and tiles let it expect.

A point in each colour counts as much as the seat needs it: most in the lowest. Only the own points are known; those of
the others count alike in all colours.
"""

from __future__ import annotations

from math import exp, log

from luna.games.rivers.rules.constants import (
    BLACK,
    BLUE,
    GREEN,
    MONUMENTS,
    NOWHERE,
    OVER,
    PAIRS,
    RED,
    SEATS,
    SPHERES,
)
from luna.games.rivers.rules.state import State, bag_left
from luna.games.rivers.search.survey import Survey
from luna.games.rivers.search.weight_names import (
    CLOSEST,
    FITTING,
    GROWTH,
    KINDS,
    KING_GROWTH,
    LEADING,
    LOWEST,
    LYING,
    MONUMENT,
    NAMES,
    REDS,
    REVOLT,
    STRIKES,
    SUPPORT,
    TEMPLES,
    TREASURE,
    WAITING,
    WAR_LOST,
    WAR_WON,
    WIDEST,
)

PAIRED = [colour for pair in PAIRS for colour in pair]
"""A C array, compiled: one that is imported would stay a list."""
OF_ONE_COLOUR = sum(1 << SPHERES * seat for seat in range(SEATS))
"""The bits of all leaders of the first colour."""
MOST_FITTING, MOST_SUPPORT, MOST_TEMPLES, USUAL_TEMPLES = 3, 8, 3, 2
"""Limits of what is counted, and the temples beside a leader that somebody brings into a kingdom."""


class Weights:
    """One number for each name, in their order."""

    def __init__(self, values: list[float]) -> None:
        if len(values) != len(NAMES):
            raise ValueError(len(values))
        self.values = values


class Worth:
    """Evaluates positions for one seat whose points are known, NOBODY's for none."""

    def __init__(self, weights: Weights, me: int) -> None:
        self.of = weights
        self.me = me
        self.survey = Survey()
        self.seats = [0.0 for _ in range(SEATS)]
        self.care = [1.0 for _ in range(SEATS * SPHERES)]
        """How much a point of a colour counts for a seat."""
        self.won = self.lost = self.revolt = 0.0
        self.totals = [0.0 for _ in range(SPHERES)]

    def look(self, s: State) -> None:
        """Evaluates a position for all seats."""
        for seat in range(s.table.seats):
            self.seats[seat] = self.owned(s, seat)
        if s.phase == OVER:
            return
        self.survey.fill(s)
        for seat in range(s.table.seats):
            self.won = self.lost = self.revolt = 0.0
            self.seats[seat] += self.in_hand(s, seat)
            for colour in range(SPHERES):
                if s.leader[SPHERES * seat + colour] != NOWHERE:
                    self.seats[seat] += self.ruling(s, seat, colour)
            self.seats[seat] += self.in_conflict(s, seat)

    def lead(self, s: State, seat: int) -> float:
        """By how much a seat is ahead of the others, on average."""
        others = 0.0
        for other in range(s.table.seats):
            if other != seat:
                others += self.seats[other]
        return self.seats[seat] - others / (s.table.seats - 1)

    def owned(self, s: State, seat: int) -> float:
        """Points and treasures; sets how much the seat cares for each colour."""
        value = 0.0
        if seat != self.me or self.of.values[LOWEST] <= 0:
            for colour in range(SPHERES):
                value += s.points[SPHERES * seat + colour]
                self.care[SPHERES * seat + colour] = 1.0
            return value + self.of.values[TREASURE] * s.treasures[seat]
        self.allot(s, seat)
        wide = self.of.values[LOWEST] * (CLOSEST + (WIDEST - CLOSEST) * bag_left(s) / s.table.tiles)
        for colour in range(SPHERES):
            self.care[SPHERES * seat + colour] = exp(-self.totals[colour] / wide)
            value += self.care[SPHERES * seat + colour]
        for colour in range(SPHERES):
            self.care[SPHERES * seat + colour] *= SPHERES / value
        return -SPHERES * wide * log(value / SPHERES)

    def allot(self, s: State, seat: int) -> None:
        """Gives each treasure to the lowest colour."""
        for colour in range(SPHERES):
            self.totals[colour] = s.points[SPHERES * seat + colour]
        for _ in range(s.treasures[seat]):
            lowest = 0
            for colour in range(1, SPHERES):
                if self.totals[colour] < self.totals[lowest]:
                    lowest = colour
            self.totals[lowest] += 1

    def in_hand(self, s: State, seat: int) -> float:
        """Tiles by themselves, and catastrophes."""
        kinds = 0
        for colour in range(SPHERES):
            if s.hand[SPHERES * seat + colour]:
                kinds += 1
        value = self.of.values[REDS] * s.hand[SPHERES * seat + RED] + self.of.values[KINDS] * kinds
        return value + self.of.values[STRIKES] * s.catastrophes[seat]

    def ruling(self, s: State, seat: int, colour: int) -> float:
        """A leader on the board."""
        place = SPHERES * seat + colour
        care = self.care[place]
        region = self.survey.of[s.leader[place]]
        temples = s.temples[s.leader[place]]
        support = min(self.survey.faces[SPHERES * region + colour], MOST_SUPPORT)
        value = care * (self.of.values[LEADING] + self.growing(s, seat, colour, region, GROWTH))
        value += self.of.values[SUPPORT] * support + self.of.values[TEMPLES] * min(temples, MOST_TEMPLES)
        value += care * self.of.values[MONUMENT] * self.monuments(s, region, colour)
        if colour == GREEN:
            value += self.treasures(seat, region)
        if colour == BLACK:
            for other in range(RED, SPHERES):
                if s.leader[SPHERES * seat + other] == NOWHERE and not self.crowned(region, other):
                    growth = self.growing(s, seat, other, region, KING_GROWTH)
                    value += self.care[SPHERES * seat + other] * growth
        self.find_conflicts(s, place, region, value, temples)
        return value

    def growing(self, s: State, seat: int, colour: int, region: int, kind: int) -> float:
        """What tiles of a colour may still bring in a kingdom."""
        room = self.survey.river[region] if colour == BLUE else self.survey.land[region]
        if not room:
            return 0.0
        fitting = min(s.hand[SPHERES * seat + colour], MOST_FITTING)
        return self.of.values[kind] + self.of.values[FITTING] * fitting

    def crowned(self, region: int, colour: int) -> bool:
        """Whether anybody's leader of a colour is in a kingdom."""
        return bool(self.survey.crowns[region] >> colour & OF_ONE_COLOUR)

    def monuments(self, s: State, region: int, colour: int) -> int:
        """Those of a colour in a kingdom."""
        count = 0
        for pair in range(MONUMENTS):
            square = s.monument[pair]
            if square != NOWHERE and self.survey.of[square] == region:
                count += PAIRED[2 * pair] == colour or PAIRED[2 * pair + 1] == colour
        return count

    def treasures(self, seat: int, region: int) -> float:
        """Treasures with a trader: all but one are about to be taken."""
        lying = self.survey.treasures[region]
        if not lying:
            return 0.0
        each = self.of.values[TREASURE]
        if seat == self.me:
            for colour in range(SPHERES):
                each = max(each, self.care[SPHERES * seat + colour])
        return self.of.values[LYING] + each * (lying - 1)

    def find_conflicts(self, s: State, place: int, region: int, stake: float, temples: int) -> None:
        """The best war that a tile could begin for a seat and the worst, and the worst revolt."""
        seat, colour = place // SPHERES, place % SPHERES
        supporters = self.survey.faces[SPHERES * region + colour]
        standing = temples + s.hand[SPHERES * seat + RED]
        for other in range(s.table.seats):
            if other == seat:
                continue
            rival = SPHERES * other + colour
            if self.survey.rival[region] >> rival & 1:
                there = self.survey.faces[SPHERES * self.survey.of[s.leader[rival]] + colour]
                if supporters + s.hand[place] > there + s.hand[rival]:
                    self.won = max(self.won, self.care[place] * (1 + there))
                else:
                    self.lost = max(self.lost, stake + supporters)
            if s.hand[SPHERES * other + RED] + USUAL_TEMPLES > standing:
                self.revolt = max(self.revolt, stake)

    def in_conflict(self, s: State, seat: int) -> float:
        """Hope and danger; what can happen before the seat's next action weighs more or less."""
        hope = self.of.values[WAR_WON] * self.won
        danger = self.of.values[WAR_LOST] * self.lost + self.of.values[REVOLT] * self.revolt
        if s.actor == seat:
            return hope - self.of.values[WAITING] * danger
        return self.of.values[WAITING] * hope - danger
