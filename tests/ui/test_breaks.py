"""Where a line ends, and where it must not."""

from itertools import combinations, pairwise

import pytest

from luna.ui.reading.breaks import TIE, broken, syllables_within, tied, untied


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
        "Trader to_I5",
        "Den König nach_P1 versetzen",
        "Volume 80_%",
        "2_gezählt_– Platz_1",
        "Novizen im Tempel:_−1",
        "Punkte:_+12.",
        "w_radzie na_1._pozycji",
        "auf_7. Dann",
        "Sitz_6 (Wert_2),_1._Platz",
        "1._Platz",
        "Mondpriesterin 0_:_1, es fehlen_2",
        "Kapłanka 12_:_4, brakuje_4",
        "thinks_…",
        "one thing_– another",
        "the order’s book, l’Isola e_la Marea",
        "values of 6, 5, 4, 3, 2,_2.",
        "then protects tile_8, tile_1 (Yellow) loses it",
        "seat_3 (worth_1)",
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


COLUMN = [
    "Council: the disc moves up 1 seat, to seat 3 (worth 1), with a novice of the Herb Island",
    "Reise: bringt 1 von der Bücherinsel, 1 von der Segelbootinsel neben die Bestechungsinsel",
    "W radzie na miejscu 1 (na koniec warte 0), na 2. pozycji",
    "Viaggio: sposta 1 dall’Isola della Marea, 1 dall’Isola della Barca a vela accanto all’Isola del Novizio",
]


def ways(text, width):
    """All in which a text can be broken into lines of up to so many letters, ties kept."""
    pieces = tied(text).split(" ")
    for number in range(len(pieces)):
        for cuts in combinations(range(1, len(pieces)), number):
            lines = [untied(" ".join(pieces[a:b])) for a, b in pairwise((0, *cuts, len(pieces)))]
            if all(len(line) <= width for line in lines):
                yield lines


@pytest.mark.parametrize("width", [16, 19, 24])
@pytest.mark.parametrize("text", COLUMN)
def test_lines_are_as_few_as_can_be_and_no_way_is_more_even(text, width):
    def uneven(lines):
        return sum((width - len(line)) ** 3 for line in lines[:-1])

    lines, others = list(broken(text, len, width)), list(ways(text, width))
    assert lines in others
    assert len(lines) == min(map(len, others))
    assert uneven(lines) == min(uneven(other) for other in others if len(other) == len(lines))


def test_a_number_of_a_thing_stays_on_the_line_whose_bracket_has_no_room():
    assert list(broken("moves up to seat 3 (worth 1)", len, 17)) == ["moves up to", "seat 3 (worth 1)"]
    assert list(broken("moves up one, to seat 3 (worth 1)", len, 14)) == ["moves up one,", "to seat 3", "(worth 1)"]


def test_paragraphs_begin_their_own_lines_and_parts_of_a_long_word_too():
    assert list(broken("one\n\ntwo", len, 9)) == ["one", "", "two"]
    assert list(broken("auf der Bestechungsinsel hier", len, 12)) == ["auf der", "Bestechungs-", "insel hier"]
