"""The form for a table of Luna: who plays, in which colours, how the table is laid."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from luna.core.seat import NAME_LENGTH
from luna.core.seeds import SEED_DIGITS
from luna.core.settings import Settings
from luna.games.luna.bots.strength import strength
from luna.games.luna.rules.constants import COLOURS, FIGURE_NAMES, ISLAND_NAMES
from luna.games.luna.setting_up.choice import Draft, clean_name, remember
from luna.ui.game_window import Chosen, SetupForm, SetupScreen
from luna.ui.pictures import palette
from luna.ui.pictures.assets import Sprites
from luna.ui.pictures.draw import dimmed
from luna.ui.players import about, player_name
from luna.ui.reading.text import Text
from luna.ui.widgets.forms import Box, Form

LEFT, LEFT_WIDTH = 50.0, 1060.0
RIGHT, RIGHT_WIDTH = 1170.0, 500.0
FIGURE_SPRITES = {"priestess": "moon_priestess", "builder": "master_builder", "apostate": "apostate"}


class LunaSetupForm(SetupForm):
    """Shows a draft, and lets it be changed."""

    size = (1720.0, 960.0)

    def __init__(self, text: Text, sprites: Sprites, settings: Settings, draft: Draft) -> None:
        self._text, self._sprites, self._settings, self.draft = text, sprites, settings, draft

    @property
    def chapter(self) -> str:
        """The solo game has one of its own."""
        return "solo" if self.draft.mode == "solo" else ""

    def place(self, screen: SetupScreen) -> None:
        """Places its widgets on the form of the screen."""
        self._screen, form = screen, screen.form
        self._add_modes(form)
        for row, seat in enumerate(self.draft.seats):
            self._add_seat(form, seat, 262 + 116.0 * row)
        self._add_hint(form, 262 + 116.0 * len(self.draft.seats))
        if self.draft.mode == "solo":
            self._add_level_rules(form)
        else:
            self._add_setup(form)
            self._add_start_player(form)
        if self.draft.free:
            self._add_figures(form)
        self._add_seed(form)

    # -- who plays

    def _add_modes(self, form: Form) -> None:
        text, draft = self._text, self.draft
        for n, mode in enumerate(("players", "solo")):
            box = LEFT + 345.0 * n, 98.0, 330.0, 52.0
            self._choice(form, box, "mode", mode, text(f"new-game-{mode}"))
        field, counts = ("level", (1, 2, 3)) if draft.mode == "solo" else ("players", (2, 3, 4))
        form.label((LEFT, 172, 230, 46), text(f"new-game-{field}-label"), 20)
        for n, count in enumerate(counts):
            box = LEFT + 240.0 + 80.0 * n, 172.0, 70.0, 46.0
            self._choice(form, box, field, count, str(count))
        if draft.mode == "players":
            form.label((LEFT + 500, 172, LEFT_WIDTH - 500, 46), text("new-game-clockwise"), 18, palette.QUIET, "right")

    def _add_seat(self, form: Form, seat: int, top: float) -> None:
        text, colour = self._text, self.draft.colours[seat]
        form.panel((LEFT, top, LEFT_WIDTH, 108))
        if self.draft.is_opponent(seat):
            form.label((LEFT + 24, top + 28, 330, 48), text("opponent-name"), 22)
        else:
            self._add_player(form, seat, top)
        for n, each in enumerate(COLOURS):
            box = LEFT + 630 + 78.0 * n, top + 14, 70.0, 80.0
            press = partial(self._take_colour, seat, each)
            self._swatch(form, f"colour-{seat}-{each}", box, each, press, chosen=each == colour)
        form.label((LEFT + 952, top + 30, 100, 48), text("order-name", colour=colour), 20, palette.CREAM)

    def _add_player(self, form: Form, seat: int, top: float) -> None:
        """Who plays there, and the person's name or what the level can do."""
        text, draft, level = self._text, self.draft, self.draft.bots[seat]
        press = partial(self._ask_who, seat)
        leads_on = f"{player_name(text, level)}  ›"
        form.button(f"who-{seat}", (LEFT + 14, top + 30, 260, 48), leads_on, press, "#small")
        if draft.is_person(seat):
            order, typed = text("order-name", colour=draft.colours[seat]), partial(self._rename, seat)
            form.entry(f"name-{seat}", (LEFT + 288, top + 30, 326, 48), draft.names[seat], order, NAME_LENGTH, typed)
        else:
            told = strength(text, level) or about(text, level)
            key, box = f"told-{seat}", (LEFT + 288, top, 326.0, 108.0)
            used = form.paragraph(box, told, 18, palette.QUIET, key=key)
            form.paragraph((box[0], top + (box[3] - used) / 2, box[2], used), told, 18, palette.QUIET, key=key)

    def _add_hint(self, form: Form, top: float) -> None:
        """Where opponents are to be found, as long as nobody plays with one."""
        if all(self.draft.is_person(seat) for seat in self.draft.seats):
            form.paragraph((LEFT, top, LEFT_WIDTH, 60), self._text("new-game-bots-hint"), 18, palette.QUIET)

    # -- the table

    def _add_level_rules(self, form: Form) -> None:
        text, level = self._text, self.draft.level
        form.label((RIGHT, 98, RIGHT_WIDTH, 40), text("level-name", level=level), 24, palette.GOLD, role="title")
        rules = ["new-game-solo-rules", "new-game-level-2", "new-game-level-3"][:level]
        top = 146.0
        for rule in rules:
            top += 8 + form.paragraph((RIGHT, top, RIGHT_WIDTH, 80), text(rule), 19)

    def _add_setup(self, form: Form) -> None:
        text = self._text
        self._heading(form, 98, "new-game-setup-label")
        for n, setup in enumerate(("preset", "free")):
            box = RIGHT, 134 + 58.0 * n, RIGHT_WIDTH, 50.0
            self._choice(form, box, "setup", setup, text("setup-name", setup=setup))
        form.paragraph((RIGHT, 252, RIGHT_WIDTH, 50), text(f"new-game-{self.draft.setup}-help"), 18, palette.QUIET)

    def _add_start_player(self, form: Form) -> None:
        self._heading(form, 318, "new-game-start-label")
        self._choice(form, (RIGHT, 354, 154, 66), "start", None, self._text("new-game-by-lot"))
        for seat in self.draft.seats:
            box = RIGHT + 164 + 84.0 * seat, 354.0, 76.0, 66.0
            colour, press = self.draft.colours[seat], partial(self._set, "start", seat)
            chosen = self.draft.start == seat
            self._swatch(form, f"start-{seat}", box, colour, press, chosen=chosen, bright=True)

    def _add_figures(self, form: Form) -> None:
        text, draft = self._text, self.draft
        self._heading(form, 436, "new-game-figures-label")
        for n, choose in enumerate((False, True)):
            box = RIGHT + 255.0 * n, 472.0, 245.0, 46.0
            label = text("new-game-figures-chosen" if choose else "new-game-by-lot")
            self._choice(form, box, "choose_figures", choose, label)
        if draft.choose_figures:
            for row, figure in enumerate(FIGURE_NAMES):
                self._add_figure(form, figure, 534 + 86.0 * row)

    def _add_figure(self, form: Form, figure: str, top: float) -> None:
        text, at = self._text, self.draft.islands_of_figures[figure]
        form.picture((RIGHT, top, 64, 80), self._sprites.fitted(FIGURE_SPRITES[figure], 76 * form.ui_scale))
        form.label((RIGHT + 78, top - 4, 422, 28), text("figure-name", figure=figure), 18, palette.QUIET)
        form.label((RIGHT + 78, top - 4, 422, 28), text("island-name", island=at), 18, palette.CREAM, "right")
        for n, island in enumerate(ISLAND_NAMES):
            box = RIGHT + 78 + 61.0 * n, top + 24, 56.0, 54.0
            form.button(f"{figure}-{island}", box, "", partial(self._place, figure, island), "#swatch")
            form.mark(f"{figure}-{island}", island == at)
            form.picture(box, self._sprites.fitted(f"favour_{island}", 44 * form.ui_scale), clip=True)

    def _add_seed(self, form: Form) -> None:
        text = self._text
        form.label((RIGHT, 802, 270, 46), text("new-game-seed-label"), 18)
        box = RIGHT + 280, 802.0, RIGHT_WIDTH - 280, 46.0
        form.entry("seed", box, self.draft.seed, text("new-game-by-lot"), SEED_DIGITS, self._type_seed)

    # -- start

    def message(self) -> tuple[str, bool]:
        """A number that is none, or that of equal names one was changed."""
        text, draft = self._text, self.draft
        if draft.seed_is_wrong:
            return text("new-game-seed-wrong"), True
        typed = [clean_name(name) for name in draft.names]
        renamed = [(old, new) for old, new in zip(typed, draft.final_names(), strict=False) if new and old != new]
        return (text("new-game-same-name", name=renamed[0][0], other=renamed[0][1]) if renamed else "", False)

    def chosen(self) -> Chosen:
        """The table to begin with."""
        remember(self._settings, self.draft)
        choice = self.draft.choice()
        return Chosen(choice.drawn(), choice.seed)

    # -- widgets of this form

    def _heading(self, form: Form, top: float, text_id: str) -> None:
        form.label((RIGHT, top, RIGHT_WIDTH, 32), self._text(text_id), 20)

    def _choice(self, form: Form, box: Box, field: str, value: object, label: str) -> None:
        """A button that gives a field of the draft a value and is marked when it has it."""
        key = f"{field}-{value}"
        form.button(key, box, label, partial(self._set, field, value), "#small")
        form.mark(key, getattr(self.draft, field) == value)

    def _swatch(
        self,
        form: Form,
        key: str,
        box: Box,
        colour: str,
        press: Callable[[], object],
        *,
        chosen: bool,
        bright: bool = False,
    ) -> None:
        """A button with a novice: colour, hood and emblem tell the orders apart."""
        form.button(key, box, "", press, "#swatch")
        form.mark(key, chosen)
        picture, anchor = self._sprites.fitted(f"novice_{colour}", 0.8 * box[3] * form.ui_scale)
        form.picture(box, (picture if chosen or bright else dimmed(picture, 110), anchor), clip=True)

    # -- what the widgets do

    def _set(self, field: str, value: object) -> None:
        if field == "mode":
            self.draft.choose_mode("solo" if value == "solo" else "players")
        else:
            setattr(self.draft, field, value)
        if self.draft.start not in self.draft.seats:
            self.draft.start = None
        self._screen.rebuild()

    def _ask_who(self, seat: int) -> None:
        draft = self.draft
        self._screen.ask_who_plays(draft.colours[seat], draft.bots[seat], partial(self._seat, seat))

    def _seat(self, seat: int, level: str) -> None:
        self.draft.bots[seat] = level
        self._screen.rebuild()

    def _take_colour(self, seat: int, colour: str) -> None:
        self.draft.take_colour(seat, colour)
        self._screen.rebuild()

    def _place(self, figure: str, island: str) -> None:
        self.draft.place_figure(figure, island)
        self._screen.rebuild()

    def _rename(self, seat: int, name: str) -> None:
        self.draft.names[seat] = name
        self._screen.refresh()

    def _type_seed(self, seed: str) -> None:
        self.draft.seed = seed
        self._screen.refresh()
