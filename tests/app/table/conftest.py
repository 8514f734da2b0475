"""The program as most tests of the table need it, and a table in it."""

import pytest

from tests.app.table.tables import new_table, quiet


@pytest.fixture
def app(make_app):
    """Without motions, tips and hand-over."""
    return quiet(make_app())


@pytest.fixture
def table(app):
    """A game for two at its beginning."""
    return new_table(app)
