"""Where a line must not end."""

import pytest

from luna.ui.reading.breaks import TIE, tied, untied


@pytest.mark.parametrize(
    "text",
    [
        "w_świątyni",
        "nowicjusz i_w_świątyni",
        "gra „w_radzie”",
        "pójdzie (z_księgą)",
        "kosztuje 1_punkt",
        "kosztuje **1**_punkt i_daje [2](end)_punkty",
        "[w_grze](two-players) dla dwóch",
        "for each of them 1_more",
        "ends with_12.",
        "pays and_**1**.",
        "and at last_5",
        "Volume 80_%",
        "thinks_…",
        "one thing_– another",
        "the order’s book, l’Isola e_la Marea",
        "values of 6, 5, 4, 3, 2,_2.",
    ],
)
def test_a_tie_stands_where_no_line_should_end(text):
    plain = text.replace("_", " ")
    assert tied(plain) == text.replace("_", TIE)
    assert untied(tied(plain)) == plain
