"""The models of the rules that the examples are played with."""

from __future__ import annotations

import pytest

from .asking import At
from .core import Core
from .model import Oracle


@pytest.fixture(params=[Oracle.of, Core.of], ids=["oracle", "core"])
def at(request: pytest.FixtureRequest) -> At:
    """A game at a whole JSON state."""
    begin: At = request.param
    return begin
