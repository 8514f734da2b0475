"""The chance to be first: normal errors around what each seat can expect."""

from __future__ import annotations

from math import erf, pi, sqrt

import pytest

from luna.core.chances import chances


@pytest.mark.parametrize(("lead", "band"), [(0.0, 4.0), (3.0, 3.4), (-5.0, 1.1), (40.0, 1.0)])
def test_of_two_seats_it_is_the_share_of_a_normal_error_below_the_lead(lead, band):
    expected = (1 + erf(lead / (band * sqrt(pi / 2)) / sqrt(2))) / 2
    assert chances((50.0 + lead, 50.0), band)[0] == pytest.approx(expected, abs=1e-3)


def test_all_chances_together_are_one_and_more_is_never_less_likely():
    found = chances((60.0, 55.0, 58.0, 20.0), 3.0)
    assert sum(found) == pytest.approx(1.0)
    assert found[0] > found[2] > found[1] > found[3]


def test_equal_seats_share_it():
    assert chances((30.0,) * 3, 2.0) == pytest.approx((1 / 3,) * 3)


def test_a_wider_band_makes_a_lead_less_sure():
    assert chances((33.0, 30.0), 1.0)[0] > chances((33.0, 30.0), 5.0)[0] > 0.5
