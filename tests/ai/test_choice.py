"""Weaker players choose among good ways to play, and never a bad one."""

from math import e
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from luna.ai.choice import softmax_choice

SCORES = st.lists(st.floats(-50, 50), min_size=1, max_size=30)


@given(SCORES, st.floats(0.01, 5), st.floats(0, 5), st.integers())
def test_nothing_out_of_reach_is_chosen(scores, temperature, reach, seed):
    assert scores[softmax_choice(scores, temperature, reach, Random(seed))] >= max(scores) - reach


@given(SCORES, st.integers())
def test_without_temperature_the_first_of_the_best_is_chosen(scores, seed):
    assert softmax_choice(scores, 0.0, 3.0, Random(seed)) == scores.index(max(scores))


def test_what_is_a_temperature_worse_is_chosen_e_times_more_rarely():
    rng = Random(4)
    chosen = [softmax_choice((7.0, 5.5, 1.0), 1.5, 3.0, rng) for _ in range(20_000)]
    assert chosen.count(0) / chosen.count(1) == pytest.approx(e, rel=0.06)
    assert chosen.count(2) == 0
