"""The texts of Between the Rivers in every language."""

import pytest

from luna.app.settings.language import LANGUAGES
from luna.ui.reading.text import Text
from tests.repository.text.fluent_files import FOLDER


@pytest.fixture(params=LANGUAGES)
def text(request) -> Text:
    return Text(FOLDER, request.param).of("rivers")
