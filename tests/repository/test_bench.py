"""The benchmark tells speed in multiples of yardsticks: another machine gives the same table, another program not."""

import pytest

from build_scripts.benchmarks.report import MEASURED, QUANTITIES, SECONDS, YARDSTICKS, comparison, table

QUICK = {each.key: 40.0 for each in YARDSTICKS} | {each.key: 100.0 for each in QUANTITIES}
SAME = {each.key for each in QUANTITIES if not each.yardstick or each.unit == "MB"}
"""What a clock decides, and what is held in memory."""


def slower(factor: float) -> dict[str, float]:
    """The same program on a machine that takes so many times as long for all that speed decides."""
    units = {each.key: each.unit for each in MEASURED}
    factors = {key: 1 if key in SAME else factor for key in QUICK}
    return {
        key: value * factors[key] if units[key] in SECONDS else value / factors[key] for key, value in QUICK.items()
    }


@pytest.mark.parametrize("quantity", QUANTITIES, ids=lambda quantity: quantity.key)
def test_a_slower_machine_reaches_the_same_targets(quantity):
    assert quantity.reached(slower(2.6)) == quantity.reached(QUICK)
    if quantity.yardstick:
        assert quantity.ratio(slower(2.6)) == pytest.approx(quantity.ratio(QUICK))


def test_two_machines_compare_as_equal_and_a_slower_program_shows():
    rows = comparison(QUICK, slower(2.6)).splitlines()[3:]
    assert len(rows) == len(QUANTITIES)
    assert all(row.endswith(" +0 % |") for row in rows)
    changed = comparison(QUICK, slower(2.6) | {"first_frame_ms": 2.6 * 150, "games_2": 50 / 2.6})
    assert [row.split("|")[1].strip() for row in changed.splitlines()[3:] if "+0 %" not in row] == [
        "random games of 2 players per second and core, compiled",
        "start of the program to its first frame, from source",
    ]
    assert "+50 % |" in changed
    assert "+100 % |" in changed


@pytest.mark.parametrize(
    ("key", "numbers", "cells"),
    [
        (
            "interpreted_us",
            {"interpreted_us": 5.4, "chess_move_us": 45},
            ["5.40 µs", "1/8.33 × chess move", "≤ 1/8 ×", "yes"],
        ),
        ("compiled_ns", {"compiled_ns": 200, "chess_move_us": 45}, ["200 ns", "1/225 × chess move", "≤ 1/300 ×", "no"]),
        ("games_2", {"games_2": 50_000, "c_loop_ms": 1}, ["50,000 games/s", "1/50 × C loop", "≤", "yes"]),
        (
            "first_frame_ms",
            {"first_frame_ms": 300, "bare_window_ms": 200},
            ["300 ms", "1.50 × window", "≤ 1.70 ×", "yes"],
        ),
        ("idle_percent", {"idle_percent": 1.6, "python_loop_ms": 2}, ["1.60 %", "8 × Python loop", "≤ 40 ×", "yes"]),
        (
            "rivers_redraw_1920x1080_ms",
            {"rivers_redraw_1920x1080_ms": 8, "redraw_1920x1080_ms": 5},
            ["8 ms", "1.60 × Luna", "≤ 1.60 × Luna", "yes"],
        ),
        (
            "rivers_memory_1280x720_mb",
            {"rivers_memory_1280x720_mb": 240, "luna_memory_1280x720_mb": 200},
            ["240 MB", "1.20 × Luna", "≤ 1.15 × Luna", "no"],
        ),
        ("level_6_ms", {"level_6_ms": 1700}, ["1,700 ms", "–", "≤ 1,600 ms", "no"]),
        ("hover_ms", {"hover_ms": 2}, ["2 ms", "–", "≤ 5 × Python loop", "–"]),
        ("hover_ms", {"python_loop_ms": 2}, ["not measured", "–", "≤ 5 × Python loop", "–"]),
    ],
)
def test_a_row_tells_time_multiple_target_and_whether_it_is_reached(key, numbers, cells):
    name = next(each.name for each in QUANTITIES if each.key == key)
    row = next(line for line in table(numbers).splitlines() if line.startswith(f"| {name} "))
    for found, wanted in zip(row.split("|")[2:], cells, strict=False):
        assert found.strip().startswith(wanted)
