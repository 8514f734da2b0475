"""Where a line must not end."""

import pytest

from luna.ui.reading.breaks import TIE, syllables_within, tied, untied


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
        "2_gezählt_– Platz_1",
        "Novizen im Tempel:_−1",
        "Punkte:_+12.",
        "w_radzie na_1._pozycji",
        "auf_7. Dann",
        "thinks_…",
        "one thing_– another",
        "the order’s book, l’Isola e_la Marea",
        "values of 6, 5, 4, 3, 2,_2.",
        "then protects tile_8, tile_1_(Yellow) loses it",
        "field_12 (Red)",
    ],
)
def test_a_tie_stands_where_no_line_should_end(text):
    plain = text.replace("_", " ")
    assert tied(plain) == text.replace("_", TIE)
    assert untied(tied(plain)) == plain


@pytest.mark.parametrize(
    "word",
    [
        "Bestechungs-insel",
        "Kultstätten-insel",
        "Gezeiten-insel",
        "Segelboot-insel",
        "Heilkräuter-insel",
        "Einfluss-punkte",
        "Animations-tempo",
        "Zwischen-ablage",
        "Start-aufstellung",
        "Tempel-plättchen",
        "Mond-priesterin",
        "zu-rückgedreht",
        "wi-dersprechen",
        "santificazio-ne",
        "reconstruc-tion",
        "prze-stawieniem",
    ],
)
def test_a_word_without_room_is_parted_where_its_parts_or_syllables_meet(word):
    whole, room = word.replace("-", ""), word.index("-") + 1
    assert syllables_within(whole, lambda each: len(each) <= room) == word.partition("-")[0]


def test_a_long_word_is_parted_even_where_none_of_its_parts_has_room():
    assert syllables_within("Bestechungsinsel", lambda each: len(each) <= 9) == "Beste"
    assert syllables_within("MMMMMMMMMM", lambda each: len(each) <= 4) == "MMMM"
