"""What is printed on the components, corrected on the picture of the table: mouse, wheel or digits, arrows and Tab."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pygame

from luna.app.app_context import AppContext
from luna.app.app_form import AppForm
from luna.app.printed.keeping import Keeping
from luna.app.printed.picture import PrintedPicture
from luna.app.saves.failure import failure_of
from luna.app.system import paths
from luna.core.game import AnyGame
from luna.ui.game_window import window_of
from luna.ui.input import clipboard, keys
from luna.ui.pictures import palette
from luna.ui.printed_values import ValuesError
from luna.ui.widgets.forms import Form

EDGE, TOP, GAP = 24.0, 74.0, 12.0
WIDTH, BUTTON, SMALL = 424.0, 50.0, 17.0
NAME_LENGTH = 24
FIELD_TOP, FOOT = 268.0, 4 * (BUTTON + GAP)
"""Where the controls of a field begin, and the height of the buttons below them."""
Words = Callable[[], str]


class PrintedScene(AppForm):
    """The picture at the left; name, the field that is selected and what can be done with the file at the right."""

    canvas = (1790.0, 1006.0)
    _sure = ""
    """What is done with one more press of the same button."""

    def __init__(self, context: AppContext, game: AnyGame) -> None:
        super().__init__(context)
        values = window_of(game).printed
        assert values is not None
        self.about, self.chapter = game.key, values.chapter
        self.keeping = Keeping(context, values)
        self.picture = PrintedPicture(EDGE, TOP)
        self._told: Words | None = None
        self._told_of = self.keeping.state()
        """The values when that was told: it is no news any more once they were corrected."""
        self._trouble = False

    # -- what is shown

    def build(self, form: Form) -> None:
        text, desk = self.context.text, self.keeping.desk
        form.panel((0, 0, *self.canvas), 240)
        form.label((EDGE, 14, 900, 52), text("printed-heading"), 34, palette.GOLD, role="title")
        left = self.canvas[0] - EDGE - WIDTH
        self._place_files(left)
        desk.place(self, (left, FIELD_TOP, WIDTH, self.canvas[1] - FIELD_TOP - FOOT - EDGE))
        self._place_ways(left)
        self._place_message()
        self.picture.show(desk, form)

    def _place_files(self, left: float) -> None:
        """Which values they are, one after the other, and their name."""
        form, text, keeping = self.form, self.context.text, self.keeping
        for key, sign, step, at in (("before", "‹", -1, left), ("after", "›", 1, left + WIDTH - BUTTON)):
            go = partial(self._attempt, partial(self._go, step))
            form.button(key, (at, EDGE, BUTTON, BUTTON), sign, go, "#small")
            form.enable(key, bool(keeping.listed))
        shown = next((each.name for each in keeping.listed if each.file == keeping.file), text("printed-shipped"))
        shown = shown if keeping.file or not keeping.changed else text("printed-new")
        form.label((left + BUTTON, EDGE, WIDTH - 2 * BUTTON, BUTTON), shown, 21, align="center", role="bold")
        self._tell_state()
        form.label((left, 112, WIDTH, 28), text("printed-name"), SMALL, palette.QUIET)
        box = left, 142, WIDTH, BUTTON
        form.entry("name", box, keeping.desk.name, text("printed-name-empty"), NAME_LENGTH, self._name)

    def _tell_state(self) -> None:
        """Whether the values are kept, and what they lack to be."""
        keeping = self.keeping
        changed = "changed" if self._named else "unnamed"
        state = changed if keeping.changed else "kept" if keeping.file else "shipped"
        box = self.canvas[0] - EDGE - WIDTH, EDGE + BUTTON + 2, WIDTH, 28
        told = self.context.text("printed-state", state=state)
        self.form.paragraph(box, told, SMALL, palette.QUIET, "center", most=1, key="state")

    def _place_ways(self, left: float) -> None:
        """Keep, delete, give away and the way back."""
        text = self.context.text
        ways = (
            ("save", text("printed-save"), partial(self._keep, anew=False)),
            ("save-as", text("printed-save-as"), partial(self._keep, anew=True)),
            ("reset", text("printed-reset"), self._reset),
            ("delete", self._asked("delete"), partial(self._twice, "delete", self._delete)),
            ("export", text("printed-export"), self._export),
            ("import", text("printed-import"), self.paste),
            ("undo", text("bar-undo"), partial(self._take_back, "undo")),
            ("back", self._asked("back"), self.back),
        )
        tried = tuple((key, words, partial(self._attempt, act)) for key, words, act in ways)
        self.add_pairs(tried, (left, self.canvas[1] - EDGE - FOOT + GAP, WIDTH, BUTTON), BUTTON + GAP)
        self.explain("explained-printed", "save", "save-as", "reset", "export", "import")
        self._enable()

    def _enable(self) -> None:
        """What is impossible or has no name is not kept; what is shipped need not be brought back."""
        keeping = self.keeping
        possible = not keeping.desk.faults()
        for key, on in (
            ("save", possible and keeping.changed and self._named),
            ("save-as", possible and bool(keeping.file) and self._named),
            ("reset", bool(keeping.file) or keeping.changed),
            ("delete", bool(keeping.file)),
            ("export", possible),
            ("undo", keeping.desk.undoable),
        ):
            self.form.enable(key, on)

    def _asked(self, key: str) -> str:
        return self.context.text(f"printed-{key}", sure="yes" if self._sure == key else "no")

    @property
    def _named(self) -> bool:
        return bool(self.keeping.desk.name.strip())

    def _place_message(self) -> None:
        """What was done last, else what cannot stay."""
        faults = self.keeping.desk.faults()
        told = self._told() if self._told and self._told_of == self.keeping.state() else ""
        words = told or (faults[0] if faults else self.context.text("printed-how"))
        trouble = self._trouble if told else bool(faults)
        colour = palette.REFUSAL if trouble else palette.GOLD if told else palette.QUIET
        size = self.keeping.desk.size
        self.form.paragraph((EDGE, TOP + size[1] + 8, size[0], 50.0), words, 18, colour, most=2)

    def draw(self, surface: pygame.Surface) -> None:
        surface.blit(self.context.seascape.picture(self.context.size), (0, 0))
        super().draw(surface)
        self.picture.draw(surface)

    # -- what is done

    def handle(self, event: pygame.event.Event) -> bool:
        before = self.picture.pointed
        if self.picture.handle(event, typing=self.form.focused is not None):
            self._sure = ""
            if event.type != pygame.MOUSEMOTION:
                self.form.focus_on(None)
                self.rebuild()
            self.dirty |= before != self.picture.pointed
            return event.type != pygame.MOUSEMOTION
        if self.picture.missed(event):
            self._tell("printed-elsewhere", trouble=True)
            return True
        if event.type == pygame.KEYDOWN and self.form.focused != "name" and self._command(keys.command(event)):
            return True
        return super().handle(event)

    def _command(self, letter: str) -> bool:
        """What is done by Ctrl and a letter."""
        ways: dict[str, Callable[[], object]] = {
            "V": partial(self._attempt, self.paste),
            "Z": partial(self._take_back, "undo"),
            "Y": partial(self._take_back, "redo"),
        }
        if letter not in ways:
            return False
        ways[letter]()
        return True

    def _take_back(self, way: str) -> None:
        """Undo or redo of a correction."""
        desk = self.keeping.desk
        if desk.undo() if way == "undo" else desk.redo():
            self._sure = ""
            self.rebuild()

    def paste(self) -> None:
        """Brings in the values on the clipboard."""
        content = clipboard.pasted()
        if content.strip():
            self._bring(partial(self.keeping.bring, content))
        else:
            folder = str(paths.own_folder(self.about))
            self._say(partial(self.context.text, "printed-import-empty", folder=folder), trouble=True)

    def take_file(self, path: Path) -> bool:
        """Brings in the values of a file."""
        if path.suffix == ".toml":
            self._attempt(partial(self._bring, partial(self.keeping.bring_file, path)))
        return path.suffix == ".toml"

    def back(self) -> None:
        if self.keeping.changed and self._sure != "back":
            self._sure = "back"
            self._tell("printed-unsaved", trouble=True)
        else:
            super().back()

    def _name(self, name: str) -> None:
        """The buttons follow what is typed."""
        self.keeping.desk.name = name
        self._tell_state()
        self._enable()

    def _go(self, step: int) -> None:
        """To the values before or after these; files that hold none are passed over, and it is said why."""
        listed = self.keeping.listed
        files = ["", *(each.file for each in listed if not each.wrong)]
        wished = files[(files.index(self.keeping.file) + step) % len(files)]
        if self.keeping.changed and self._sure != f"go-{wished}":
            self._sure = f"go-{wished}"
            self._tell("printed-unsaved", trouble=True)
            return
        self._sure = ""
        self.keeping.open(wished)
        wrong = next((f"{each.name}: {each.wrong}" for each in listed if each.wrong), "")
        self._say(partial(self.context.text, "printed-wrong", field=wrong) if wrong else None, trouble=bool(wrong))

    def _keep(self, anew: bool) -> None:
        self.keeping.keep(anew)
        self._tell("printed-kept")

    def _reset(self) -> None:
        self.keeping.reset()
        self._tell("printed-is-reset")

    def _twice(self, key: str, act: Callable[[], object]) -> None:
        """Acts at the second press."""
        if self._sure == key:
            self._sure = ""
            act()
        else:
            self._sure = key
            self.rebuild()

    def _delete(self) -> None:
        self.keeping.delete()
        self._tell("printed-deleted")

    def _export(self) -> None:
        path = self.keeping.export()
        self._say(lambda: self.context.text("printed-exported", folder=str(path.parent), file=path.name))

    def _bring(self, bring: Callable[[], object]) -> None:
        bring()
        self._tell("printed-imported")

    def _attempt(self, act: Callable[[], object]) -> None:
        """Does something with a file and says why where it cannot be done."""
        try:
            act()
        except ValuesError as error:
            field = error.field
            self._say(lambda: self.context.text("printed-wrong", field=field), trouble=True)
        except OSError as error:
            reason = failure_of(error).reason
            self._say(lambda: self.context.text("printed-failed", reason=reason), trouble=True)

    def _tell(self, id: str, trouble: bool = False) -> None:
        self._say(partial(self.context.text, id), trouble)

    def _say(self, words: Words | None, trouble: bool = False) -> None:
        self._told, self._trouble, self._told_of = words, trouble, self.keeping.state()
        self.rebuild()
