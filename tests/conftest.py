"""What holds for all tests: no window, no sound, plain rules, and window tests only where a window can be had."""

import gc
import os
import shutil
from collections.abc import Iterator

import pytest
from hypothesis import settings

from tests.root import ROOT

# Coverage and debugger see the plain rules; a test that wants the compiled ones starts its own process, or is one of
# the searches that `build_scripts/test.py` runs in the compiled kernel.
os.environ.setdefault("LUNA_KERNEL", "interpreted")
# A window test starts the game in its own process too, with these taken out of the environment.
os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

# No deadline, since a busy machine is no bug; in CI the same examples each time.
settings.register_profile("luna", deadline=None, derandomize="CI" in os.environ)
settings.load_profile("luna")

WINDOW_TOOLS = ("Xvfb", "xdotool")
UNWATCHED = {"alone", "app", "bots", "lessons", "points", "puzzles", "search", "table", "ui", "view", "window"}
"""Where computers search or windows are drawn: to pass a branch of the rules there tests no rule."""


@pytest.fixture(scope="session", autouse=True)
def _read_once() -> Iterator[None]:
    """Pictures and texts of the project are read by the first test that needs them, for all others too."""
    from tests.kept import read_once

    with read_once():
        yield


@pytest.fixture(scope="module", autouse=True)
def _given_back() -> Iterator[None]:
    """The pictures of a module's tests leave no holes behind that a worker keeps until its end, and garbage goes."""
    thresholds = gc.get_threshold()
    yield
    gc.set_threshold(*thresholds)
    gc.unfreeze()
    from luna.app.system import memory

    memory.give_back()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave unwatched what would take four times as long, and skip window tests where a window cannot be had."""
    for item in items:
        if UNWATCHED & set(item.path.relative_to(ROOT).parts):
            item.add_marker(pytest.mark.no_cover)
    skip_window_tests(items)


def skip_window_tests(items: list[pytest.Item]) -> None:
    """Give the reason on a machine without an X server and a mouse driver."""
    missing = [tool for tool in WINDOW_TOOLS if not shutil.which(tool)]
    if not missing:
        return
    reason = f"{' and '.join(missing)} not installed"
    for item in items:
        if item.get_closest_marker("window"):
            item.add_marker(pytest.mark.skip(reason=reason))
