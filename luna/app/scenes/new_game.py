"""Setting up a game: who plays, in which colours, how the table is laid."""

from __future__ import annotations

from functools import partial

import pygame

from luna.app.app import App
from luna.app.new_game_choice import FIGURES, NAME_LENGTH, SEED_DIGITS, Draft, Mode, Setup, clean_name
from luna.app.preferences import COLOURS, recall, remember
from luna.app.scenes.form_scene import FormScene
from luna.app.scenes.seascape import Seascape
from luna.ui import palette
from luna.ui.draw import dimmed
from luna.ui.forms import Box, Form

LEFT, LEFT_WIDTH = 50.0, 1060.0
RIGHT, RIGHT_WIDTH = 1170.0, 500.0
FIGURE_SPRITES = {"priestess": "moon_priestess", "builder": "master_builder", "apostate": "apostate"}
ISLANDS = ("shrine", "herbs", "tides", "sailboat", "bribery", "book", "novice")


class NewGameScene(FormScene):
    """The set-up screen; what was chosen last time is there again."""

    canvas = (1720.0, 960.0)
    first = "start"

    def __init__(self, app: App, mode: Mode | None = None, seascape: Seascape | None = None) -> None:
        super().__init__(app)
        self.draft = recall(app.settings, mode)
        self._seascape = seascape or Seascape(app.sprites)
        self._replaces = app.storage.unfinished() is not None

    def build(self, form: Form) -> None:
        form.panel((0, 0, *self.canvas))
        form.label((LEFT, 28, 600, 52), self.app.text("new-game-heading"), 34, palette.GOLD, role="title")
        self._add_modes(form)
        for row, seat in enumerate(self.draft.seats):
            self._add_seat(form, seat, 262 + 116.0 * row)
        if self.draft.mode == "solo":
            self._add_level_rules(form)
        else:
            self._add_setup(form)
            self._add_start_player(form)
        if self.draft.free:
            self._add_figures(form)
        self._add_seed(form)
        self._add_footer(form)

    def draw(self, surface: pygame.Surface) -> None:
        surface.blit(self._seascape.picture(self.app.size), (0, 0))
        super().draw(surface)

    # -- who plays

    def _add_modes(self, form: Form) -> None:
        text, draft = self.app.text, self.draft
        for n, mode in enumerate(("players", "solo")):
            box = LEFT + 345.0 * n, 98.0, 330.0, 52.0
            self._choice(form, f"mode-{mode}", box, text(f"new-game-{mode}"), partial(self._set, "mode", mode), mode == draft.mode)
        field, counts = ("level", (1, 2, 3)) if draft.mode == "solo" else ("players", (2, 3, 4))
        form.label((LEFT, 172, 230, 46), text(f"new-game-{field}-label"), 20)
        for n, count in enumerate(counts):
            box = LEFT + 240.0 + 80.0 * n, 172.0, 70.0, 46.0
            chosen = count == getattr(draft, field)
            self._choice(form, f"{field}-{count}", box, str(count), partial(self._set, field, count), chosen)
        if draft.mode == "players":
            form.label((LEFT + 500, 172, LEFT_WIDTH - 500, 46), text("new-game-clockwise"), 18, palette.QUIET, "right")

    def _add_seat(self, form: Form, seat: int, top: float) -> None:
        text, colour = self.app.text, self.draft.colours[seat]
        form.panel((LEFT, top, LEFT_WIDTH, 104))
        order = text("order-name", colour=colour)
        if self.draft.mode == "solo" and seat == 1:
            form.label((LEFT + 24, top + 28, 330, 48), text("opponent-name"), 22)
        else:
            entry = form.entry(
                f"name-{seat}", (LEFT + 24, top + 28, 330, 48), self.draft.names[seat], NAME_LENGTH, partial(self._rename, seat)
            )
            entry.placeholder_text = order
            entry.rebuild()
        for n, each in enumerate(COLOURS):
            box = LEFT + 380 + 104.0 * n, top + 8, 96.0, 88.0
            self._swatch(form, f"colour-{seat}-{each}", box, each, partial(self._take_colour, seat, each), each == colour)
        form.label((LEFT + 812, top + 28, LEFT_WIDTH - 830, 48), order, 22, palette.CREAM)

    # -- the table

    def _add_level_rules(self, form: Form) -> None:
        text, level = self.app.text, self.draft.level
        form.label((RIGHT, 98, RIGHT_WIDTH, 40), text("level-name", level=level), 24, palette.GOLD, role="title")
        used = form.paragraph((RIGHT, 146, RIGHT_WIDTH, 120), text("new-game-solo-rules"), 19)
        if level > 1:
            form.paragraph((RIGHT, 156 + used, RIGHT_WIDTH, 120), text(f"new-game-level-{level}"), 19)

    def _add_setup(self, form: Form) -> None:
        text = self.app.text
        self._heading(form, 98, "new-game-setup-label")
        for n, setup in enumerate(("preset", "free")):
            box = RIGHT, 134 + 58.0 * n, RIGHT_WIDTH, 50.0
            chosen = setup == self.draft.setup
            self._choice(form, f"setup-{setup}", box, text("setup-name", setup=setup), partial(self._set, "setup", setup), chosen)
        form.paragraph((RIGHT, 252, RIGHT_WIDTH, 50), text(f"new-game-{self.draft.setup}-help"), 17, palette.QUIET)

    def _add_start_player(self, form: Form) -> None:
        self._heading(form, 318, "new-game-start-label")
        by_lot = self.draft.start not in self.draft.seats
        box = RIGHT, 354.0, 154.0, 66.0
        self._choice(form, "start-lot", box, self.app.text("new-game-by-lot"), partial(self._set, "start", None), by_lot)
        for seat in self.draft.seats:
            box = RIGHT + 164 + 84.0 * seat, 354.0, 76.0, 66.0
            colour, chosen = self.draft.colours[seat], self.draft.start == seat
            self._swatch(form, f"start-{seat}", box, colour, partial(self._set, "start", seat), chosen, bright=True)

    def _add_figures(self, form: Form) -> None:
        text, draft = self.app.text, self.draft
        self._heading(form, 436, "new-game-figures-label")
        for n, choose in enumerate((False, True)):
            box = RIGHT + 255.0 * n, 472.0, 245.0, 46.0
            label = text("new-game-figures-chosen" if choose else "new-game-by-lot")
            press = partial(self._set, "choose_figures", choose)
            self._choice(form, f"figures-{n}", box, label, press, choose == draft.choose_figures)
        if draft.choose_figures:
            for row, figure in enumerate(FIGURES):
                self._add_figure(form, figure, 534 + 86.0 * row)

    def _add_figure(self, form: Form, figure: str, top: float) -> None:
        text, at = self.app.text, self.draft.islands_of_figures[figure]
        form.picture((RIGHT, top, 64, 80), self.app.sprites.fitted(FIGURE_SPRITES[figure], 76 * form.u))
        form.label((RIGHT + 78, top - 4, 422, 28), text("figure-name", figure=figure), 17, palette.QUIET)
        form.label((RIGHT + 78, top - 4, 422, 28), text("island-name", island=at), 17, palette.CREAM, "right")
        for n, island in enumerate(ISLANDS):
            box = RIGHT + 78 + 61.0 * n, top + 24, 56.0, 54.0
            form.button(f"{figure}-{island}", box, "", partial(self._place, figure, island), "#swatch")
            form.mark(f"{figure}-{island}", island == at)
            form.picture(box, self.app.sprites.fitted(f"favour_{island}", 44 * form.u))

    def _add_seed(self, form: Form) -> None:
        text = self.app.text
        form.label((RIGHT, 802, 270, 46), text("new-game-seed-label"), 18)
        box = RIGHT + 280, 802.0, RIGHT_WIDTH - 280, 46.0
        entry = form.entry("seed", box, self.draft.seed, SEED_DIGITS, self._type_seed)
        entry.placeholder_text = text("new-game-by-lot")
        entry.rebuild()

    # -- start

    def _add_footer(self, form: Form) -> None:
        message, colour = self._message()
        form.paragraph((LEFT, 756, LEFT_WIDTH, 50), message, 19, colour)
        text, wrong = self.app.text, self.draft.seed_is_wrong
        form.button("back", (LEFT, 872, 300, 58), text("new-game-back"), self.back)
        form.button("start", (RIGHT, 872, RIGHT_WIDTH, 58), text("new-game-begin"), self._start, "#main", enabled=not wrong)

    def _message(self) -> tuple[str, str]:
        """What stands in the way or should be known, and its colour."""
        text, draft = self.app.text, self.draft
        if draft.seed_is_wrong:
            return text("new-game-seed-wrong"), palette.REFUSAL
        typed = [clean_name(draft.names[seat]) for seat in draft.seats]
        renamed = [(old, new) for old, new in zip(typed, draft.final_names(), strict=True) if new and old != new]
        if renamed:
            return text("new-game-same-name", name=renamed[0][0], other=renamed[0][1]), palette.GOLD
        return (text("new-game-replaces") if self._replaces else ""), palette.QUIET

    def _start(self) -> None:
        from luna.app.scenes.table import open_table

        remember(self.app.settings, self.draft)
        self.app.replace(open_table(self.app, self.draft.choice()))

    # -- widgets of this screen

    def _heading(self, form: Form, top: float, text_id: str) -> None:
        form.label((RIGHT, top, RIGHT_WIDTH, 32), self.app.text(text_id), 20)
