"""The saved games: play on, rename, delete and take that back, give away and bring in."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pygame

from luna.app.app_context import AppContext
from luna.app.app_form import AppForm
from luna.app.saved_games.keys import press
from luna.app.saved_games.pages import Pages
from luna.app.saved_games.pictures import SavedPictures
from luna.app.saved_games.rows import GAP, ROW, Listed, RowPlacer, Ways, picture_box
from luna.app.saves import exchange
from luna.app.saves.failure import SaveFailure
from luna.app.saves.reading import failing
from luna.app.saves.summary import Summary
from luna.app.system import paths
from luna.app.system.problems import problem_of
from luna.core.record import RecordError
from luna.ui.input import clipboard
from luna.ui.pictures import palette
from luna.ui.pictures.draw import blit
from luna.ui.reading.refusal import fault_sentence
from luna.ui.widgets.forms import Form

_log = logging.getLogger(__name__)

MARGIN, TOP, BUTTON = 50.0, 104.0, 54.0
PER_PAGE = 6
FOOT = TOP + PER_PAGE * (ROW + GAP)


class SavedGames(AppForm):
    """A page of games at a time, the one played last first."""

    canvas = (1700.0, FOOT + 158)

    def __init__(self, context: AppContext) -> None:
        super().__init__(context)
        self._pages = Pages(PER_PAGE)
        self._typing: tuple[str, str] | None = None
        self._deleted: list[str] = []
        self._open_elsewhere: set[str] = set()
        self._told: Callable[[], str] | None = None
        """Says in the language of the moment what the last thing done led to."""
        self._trouble = False
        self._pictures = SavedPictures(context)
        self.ids: list[str] = []
        """All games there are."""
        self.shown: list[Summary] = []
        """Those of this page."""
        self._list()
        self.first = f"play-{self.ids[0]}" if self.ids else "import"

    # -- what is shown

    def build(self, form: Form) -> None:
        text, (width, height) = self.context.text, self.canvas
        form.panel((0, 0, width, height), 235)
        form.label((MARGIN, 28, 1000, 52), text("saved-heading"), 34, palette.GOLD, role="title")
        self._list()
        title = self._typing[1] if self._typing else ""
        ways = Ways(self.play, self.review, self.rename, self.export, self.delete, self._type, title)
        named = len(self.context.games) > 1
        of, room = self.context.of, width - 2 * MARGIN
        rows = RowPlacer(form, text, lambda game: of(game).sprites, MARGIN, room, ways, named)
        for n, game in enumerate(self.shown):
            rows.place(self._entry(game), TOP + n * (ROW + GAP))
        if not self.ids:
            form.label((MARGIN, 400, width - 2 * MARGIN, 40), text("saved-none"), 24, palette.QUIET, "center")
        self._pages.place(form, text, width - MARGIN, self.turn)
        self._add_foot(form)

    def _list(self) -> None:
        storage = self.context.storage
        self.ids = storage.ids()
        self.shown = [game for id in self._pages.of(self.ids) if (game := storage.summary(id))]

    def _entry(self, game: Summary) -> Listed:
        typed = self._typing is not None and self._typing[0] == game.id
        return Listed(game, game.id in self._open_elsewhere, game.id == self.context.go.playing, typed)

    def _add_foot(self, form: Form) -> None:
        text, (width, height) = self.context.text, self.canvas
        top, each = height - BUTTON - 24, (width - 2 * MARGIN - 2 * 16) / 3
        colour = palette.REFUSAL if self._trouble else palette.GOLD if self._told else palette.QUIET
        words = self._told() if self._told else text("saved-hint")
        form.paragraph((MARGIN, FOOT + 8, width - 2 * MARGIN, 54), words, 19, colour)
        form.button("import", (MARGIN, top, each, BUTTON), text("saved-import"), self.paste, "#half")
        form.button("undelete", (MARGIN + each + 16, top, each, BUTTON), text("saved-undelete"), self.undelete, "#half")
        form.enable("undelete", bool(self._deleted))
        self.explain("explained-saved", "import", "undelete")
        form.button("back", (MARGIN + 2 * (each + 16), top, each, BUTTON), text("saved-back"), self.back, "#main")

    # -- what can be done

    def play(self, id: str) -> None:
        """Goes on with a game, with what is valid of a damaged one, or with a copy of one that is open elsewhere."""
        self.context.go.when_saved(lambda: self._attempt(lambda: self._play(id)))

    def _play(self, id: str, told: str = "") -> None:
        if id in self._open_elsewhere:
            copy = self.context.storage.copy(id)
            if isinstance(copy, SaveFailure):
                self._fail(copy)
                return
            id = copy
        table = self.context.routes.resumed(self.context, id, told)
        if isinstance(table, SaveFailure):
            self._open_elsewhere.add(id)
            self._fail(table)
        else:
            self.context.go.home()
            self.context.go.push(table)
            self.context.routes.over(table)

    def review(self, id: str) -> None:
        """Looks through what is valid of a game."""
        self._attempt(lambda: self._review(id))

    def _review(self, id: str) -> None:
        loaded = self.context.storage.read(id).loaded
        if loaded:
            self.context.go.push(self.context.routes.review(self.context, loaded, id))

    def rename(self, id: str) -> None:
        """Begins to type a title, or keeps the one that was typed."""
        self._attempt(lambda: self._rename(id))

    def _rename(self, id: str) -> None:
        before, self._typing = self._typing, None
        failure = self.context.storage.rename(*before) if before else None
        game = self.context.storage.summary(id)
        if game and (before is None or before[0] != id):
            self._typing = id, game.title
        self._fail(failure) if failure else self._tell(None)
        self.form.focus_on(f"title-{id}" if self._typing else f"rename-{id}")

    @property
    def typing(self) -> bool:
        """Whether a title is being typed."""
        return self._typing is not None

    def keep_typing(self) -> bool:
        """Keeps the title that is being typed; False if none is."""
        if self._typing:
            self.rename(self._typing[0])
            return True
        return False

    def delete(self, id: str) -> None:
        """Puts a game into the bin."""
        self._attempt(lambda: self._delete(id))

    def _delete(self, id: str) -> None:
        at = next((n for n, game in enumerate(self.shown) if game.id == id), 0)
        failure = self.context.storage.delete(id)
        if failure:
            self._fail(failure)
            return
        self._typing = None
        self._deleted.append(id)
        self._tell(partial(self.context.text, "saved-deleted"))
        below = self.shown[min(at, len(self.shown) - 1)].id if self.shown else ""
        self.form.focus_on(f"delete-{below}" if below else "undelete")

    def undelete(self) -> None:
        """Takes the game deleted last out of the bin."""
        if self._deleted:
            self._attempt(lambda: self._say(self.context.storage.undelete(self._deleted.pop()), "saved-restored"))

    def export(self, id: str) -> None:
        """Writes the record where the person finds it, and puts it on the clipboard."""
        self._attempt(lambda: self._export(id))

    def _export(self, id: str) -> None:
        copied = clipboard.copy(self.context.storage.export_text(id))
        written = exchange.export_file(self.context.storage, id, paths.exports_folder())
        if isinstance(written, SaveFailure):
            self._fail(written)
        else:
            self._tell(partial(self._exported, id, copied, written))

    def _exported(self, id: str, copied: bool, file: Path) -> str:
        """Where a game lies now, and that with one under way its secrets are given away."""
        text, game = self.context.text, self.context.storage.summary(id)
        told = text("saved-exported" if copied else "saved-written", folder=str(file.parent))
        secret = game is not None and game.game.rules.secrets and not game.finished
        return "\n".join([told, file.name, *([text("saved-export-secrets")] if secret else [])])

    def paste(self) -> None:
        """Brings in the record on the clipboard."""
        record = clipboard.pasted()
        if record.strip():
            self._attempt(lambda: self._bring(exchange.import_text(self.context.storage, record)))
        else:
            self._tell(partial(self.context.text, "saved-import-empty"), trouble=True)

    def take_file(self, path: Path) -> bool:
        """Brings in a file and goes on with its game."""

        def bring() -> None:
            added = exchange.import_file(self.context.storage, path)
            if isinstance(added, SaveFailure):
                self._fail(added)
            else:
                self._play(added.id, self._told_of(added) if added.fault else "")

        self.context.go.when_saved(lambda: self._attempt(bring))
        return True

    def _bring(self, added: exchange.Imported | SaveFailure) -> None:
        self._pages.first()
        if isinstance(added, SaveFailure):
            self._fail(added)
            return
        self._tell(partial(self._told_of, added), trouble=added.fault is not None)
        self.form.focus_on(f"play-{added.id}")

    def _told_of(self, added: exchange.Imported) -> str:
        """That a game was brought in, or how much of it and why not more."""
        if added.fault is None:
            return self.context.text("saved-imported")
        return self.context.text("saved-imported-part", fault=fault_sentence(self.context.text, added.fault))

    def turn(self, step: int) -> None:
        """Another page."""
        if self._pages.turn(step):
            self._typing = None
            self.rebuild()
            if self.form.focused not in self.form.widgets:
                self.form.focus_on(f"play-{self.shown[0].id}")

    # -- scene

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEWHEEL and event.y:
            self.turn(-1 if event.y > 0 else 1)
            return True
        if event.type == pygame.KEYDOWN and press(self, event):
            self.dirty = True
            return True
        return super().handle(event)

    def back(self) -> None:
        if self._typing:
            id, self._typing = self._typing[0], None
            self.rebuild()
            self.form.focus_on(f"rename-{id}")
        else:
            super().back()

    def update(self, seconds: float) -> None:
        super().update(seconds)
        drawn = self._pictures.draw_next(self.shown, self._picture_size())
        self.pause = 0.0 if drawn else AppForm.pause
        self.dirty |= drawn

    def draw(self, surface: pygame.Surface) -> None:
        surface.blit(self.context.seascape.picture(self.context.size), (0, 0))
        super().draw(surface)
        for n, game in enumerate(self.shown):
            rect = self.form.rect(picture_box(MARGIN, TOP + n * (ROW + GAP)))
            if picture := self._pictures.get(game, self._picture_size()):
                blit(surface, (picture, (picture.get_width() / 2, picture.get_height() / 2)), rect.center)

    def _picture_size(self) -> tuple[int, int]:
        return self.form.rect(picture_box(0, 0)).size

    def _type(self, title: str) -> None:
        if self._typing:
            self._typing = self._typing[0], title

    def _attempt(self, act: Callable[[], object]) -> None:
        """Does something with a file and says why where it cannot be done."""
        try:
            act()
        except RecordError as error:
            self._tell(partial(fault_sentence, self.context.text, error), trouble=True)
        except OSError as error:
            self._tell(partial(self.context.text, "saved-unreadable", problem=problem_of(error)), trouble=True)
        except Exception as error:  # one game must not take the list away
            _log.exception("a saved game fails")
            self._tell(partial(fault_sentence, self.context.text, failing(error)), trouble=True)

    def _say(self, failure: SaveFailure | None, told: str) -> None:
        self._fail(failure) if failure else self._tell(partial(self.context.text, told))

    def _fail(self, failure: SaveFailure) -> None:
        self._tell(partial(self.context.text, f"save-failure-{failure.reason}"), trouble=True)

    def _tell(self, words: Callable[[], str] | None, trouble: bool = False) -> None:
        self._told, self._trouble = words, trouble
        self.rebuild()
