"""Whether a machine runs on its battery, as Linux tells it in files, and that it is not asked for every frame."""

from __future__ import annotations

from pathlib import Path

import pytest

from luna.app.system.power import LASTING, Power, discharging, on_battery


def supply(folder: Path, name: str, **told: str) -> None:
    (folder / name).mkdir()
    for key, value in told.items():
        (folder / name / key).write_text(f"{value}\n", encoding="utf-8")


@pytest.mark.parametrize(("status", "battery"), [("Discharging", True), ("Charging", False), ("Full", False)])
def test_a_battery_that_is_emptied_counts(tmp_path, status, battery):
    supply(tmp_path, "AC", type="Mains", online="0")
    supply(tmp_path, "BAT0", type="Battery", status=status)
    assert discharging(tmp_path) == battery


def test_the_battery_of_a_mouse_does_not_count(tmp_path):
    supply(tmp_path, "hid-mouse", type="Battery", status="Discharging", scope="Device")
    assert not discharging(tmp_path)


def test_a_machine_that_tells_nothing_has_none(tmp_path):
    assert not discharging(tmp_path / "missing")
    supply(tmp_path, "odd")
    assert not discharging(tmp_path)


def test_this_system_can_be_asked():
    assert on_battery() in (True, False)


def test_it_is_asked_again_only_after_a_while():
    now, asked = [0.0], []

    def ask() -> bool:
        asked.append(now[0])
        return True

    power = Power(ask, lambda: now[0])
    for second in (0.0, 1.0, LASTING - 1, LASTING + 1):
        now[0] = second
        assert power.battery
    assert asked == [0.0, LASTING + 1]
