"""Names in every script that the faces have are drawn everywhere, in a face that has their letters."""

import re
from io import BytesIO
from pathlib import Path

import pygame
import pytest

from build_scripts.games.luna.sheets.form_scenes import ROUNDS
from luna.app.new_game.scene import NewGameScene
from luna.app.saved_games.scene import SavedGames
from luna.app.screens.menu import Seats
from luna.app.screens.title import Title
from luna.app.session.session import begin_game
from luna.app.settings import preferences
from luna.app.settings import tips as tips_settings
from luna.app.table.scene import TableScene
from luna.core.intent import Pick
from luna.games.luna.game import LUNA
from luna.games.luna.rules.actions import ACTIONS
from luna.games.luna.rules.luna_rules import RULES
from luna.games.luna.scenes.final_rows import EndPoints, FinalRow
from luna.games.luna.scenes.game_end import EndCallbacks, GameEnd
from luna.games.luna.scenes.round_end import RoundEnd
from luna.games.luna.scenes.round_score import RoundRow, RoundScore
from luna.games.luna.setting_up import preferences as setup_preferences
from luna.games.luna.setting_up.choice import NewGame

NAMES = ("Анна Каренина", "Ελένη")
PROBE = re.compile("x.?")
"""What the fonts draw to find out whether a face has a character."""
LACKING = "\ue000"
"""A character that no face has."""
Drawn = set[tuple[bytes, str]]
"""Face file and text."""


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> Drawn:
    """Every text that is drawn, with the face it is drawn in; of each face the sign for what it lacks is known."""
    texts: Drawn = set()

    class Watched(pygame.font.Font):
        def __init__(self, file: object = None, *rest: object, **more: object) -> None:
            self.file = file.getvalue() if isinstance(file, BytesIO) else Path(str(file)).read_bytes()
            super().__init__(file, *rest, **more)  # type: ignore[arg-type]

        def render(self, text: str, *rest: object, **more: object) -> pygame.Surface:  # type: ignore[override]
            if not PROBE.fullmatch(text):
                texts.add((self.file, text))
            return super().render(text, *rest, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(pygame.font, "Font", Watched)
    monkeypatch.setattr(pygame, "Font", Watched)
    return texts


def boxes(drawn: Drawn) -> list[str]:
    """The texts with a letter that stands as the sign for what its face lacks."""
    found = []
    for file, text in sorted(drawn):
        font = pygame.font.Font(BytesIO(file), 24)
        pictures = {each: pygame.image.tobytes(font.render(each, True, "white"), "RGBA") for each in {*text, LACKING}}
        if any(pictures[each] == pictures[LACKING] for each in text if each.isalpha()):
            found.append(text)
    return found


def final(colour: str, name: str) -> FinalRow:
    return FinalRow(colour, name, 5, ROUNDS, EndPoints(24, 7, 10))


def scored(colour: str, name: str) -> RoundRow:
    return RoundRow(colour, name, 13, 2, 1, 1, "ahead", 6, 2, False, -3, 2, 5)


def at_the_table(app, look):
    seats = (("yellow", NAMES[0]), ("red", NAMES[1]))
    setup = NewGame("players", 0, seats, "preset", None, None, 7).drawn()
    table = TableScene(app.context, begin_game(LUNA, setup, app.context.storage))
    app.push(table)
    table.play(next(code for code in RULES.legal(table.game.state) if ACTIONS[code].kind == "meditate"))
    app.update(0.01)
    look(table)
    table.redraw()
    return table


def with_the_same_name_twice(app):
    app.context.settings.put(setup_preferences.NAMES, (NAMES[0], NAMES[0]))
    return NewGameScene(app.context, LUNA, "players")


def begun(app):
    at_the_table(app, lambda table: None).close()
    return app


WAYS = EndCallbacks(int, int, int)
PLACES = {
    "banner and panels": lambda app: at_the_table(app, lambda table: table.hand_over.show()),
    "preview": lambda app: at_the_table(app, lambda table: table.toggle_preview()),
    "card": lambda app: at_the_table(app, lambda table: table.help.open(Pick("player", "yellow"))),
    "looking back": lambda app: at_the_table(app, lambda table: table.history.look_at(0)),
    "council": lambda app: at_the_table(app, lambda table: table.help.open(Pick("council"))),
    "scoring": lambda app: RoundEnd(
        app.context,
        RoundScore(1, [scored("red", NAMES[0]), scored("blue", NAMES[1])], ["red", "blue"], "herbs", "book"),
        int,
    ),
    "end": lambda app: GameEnd(app.context, [final("red", NAMES[0]), final("blue", NAMES[1])], None, WAYS),
    "rounds": lambda app: GameEnd(app.context, [final("red", NAMES[0]), final("blue", NAMES[1])], None, WAYS, "rounds"),
    "title": lambda app: Title(begun(app).context),
    "saved games": lambda app: SavedGames(begun(app).context),
    "who plays": lambda app: Seats(app.context, LUNA, at_the_table(app, lambda table: None).bots),
    "the same name twice": with_the_same_name_twice,
}


@pytest.mark.parametrize("place", PLACES)
def test_a_name_of_another_alphabet_is_drawn_without_boxes(drawn, make_app, place):
    app = make_app()
    app.context.settings.put(preferences.SPEED, "instant")
    app.context.settings.put(tips_settings.TIPS, "never")
    scene = PLACES[place](app)
    if app.top is not scene:
        app.push(scene)
    if isinstance(scene, RoundEnd):
        scene.finish()
    app.draw()
    shown = " ".join(text for _, text in drawn)
    assert any(name in shown for name in NAMES)
    assert boxes(drawn) == []
