"""The title of a game: continue, the ways to play, saved games, rules, options, the way to the other games, quit."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial

import pygame

from luna.app.app_context import AppContext
from luna.app.app_form import AppForm, Way
from luna.app.lessons.progress import Progress
from luna.app.saved_games import words as saved_words
from luna.app.saves.failure import OPEN_ELSEWHERE, SaveFailure
from luna.app.saves.reading import failing
from luna.app.saves.summary import Summary
from luna.app.screens.title_head import SWITCH_TOP, TitleHead
from luna.core.game import AnyGame
from luna.core.record import RecordError
from luna.ui.game_window import window_of
from luna.ui.pictures import palette
from luna.ui.pictures.draw import blit, fitted, plate
from luna.ui.reading.refusal import fault_sentence
from luna.ui.scene import Scene
from luna.ui.widgets.forms import Box, Form

_log = logging.getLogger(__name__)

LEFT, WIDTH = 110.0, 580.0
LEAST_GAP = 10.0
"""Room above the languages at least."""
OTHER_GAME = pygame.K_g
EXPLAINED = "learn", "saved", "rules", "alone", "statistics", "printed", "options", "fullscreen"
"""Buttons of which more can be told than stands on them."""
BUTTON, STEP = 56.0, 63.0
TOP, LANGUAGES, NOTICE = 316.0, 836.0, 906.0
"""Where the first button stands, and at the least the languages and the notice."""

MARGIN = 8.0
"""Round the notice."""
USUAL, RIM, PARTED = (830.0, 1028.0), 20.0, 18.0
"""The canvas; where larger type is wanted, the room above and below all that stands on it and above the languages."""

Learning = tuple[str, Callable[[], object], bool]
"""Words of the way to the lessons, the way, and whether it comes first."""


class Title(AppForm):
    """The first scene, at the bottom of the stack as long as the program runs."""

    canvas = USUAL
    _bottom = USUAL[1]
    """Where all that stands on the canvas ends."""
    _notice: Box = (0.0, 0.0, 0.0, 0.0)
    """What the notice lies on."""
    _copies = False
    """Whether only a copy of the game to continue can be played on."""
    _trouble: Callable[[], str] | None = None
    """Says in the language of the moment why the game could not be continued."""

    def __init__(self, context: AppContext) -> None:
        super().__init__(context)
        self.about = context.game.key
        self._head = TitleHead(LEFT)

    @property
    def _game(self) -> AnyGame:
        """The game that the title bears the name of."""
        return self.context.game

    @property
    def _others(self) -> list[AnyGame]:
        """The games that can be changed to, the next one first."""
        games, at = self.context.games, self.context.games.index(self._game)
        return [*games[at + 1 :], *games[:at]]

    @property
    def _close(self) -> bool:
        """Whether it stands closer together, so that its type may be larger than the usual canvas lets it be."""
        return self.context.ui_scale_for(USUAL) < self.context.ui_scale

    def measure(self, form: Form) -> tuple[float, float]:
        if not self._close:
            return USUAL
        self.build(form)
        return USUAL[0], self._bottom + RIM - self._above

    @property
    def _above(self) -> float:
        """How much of the canvas lies above the window."""
        return SWITCH_TOP - RIM if self._close else 0.0

    def origin(self) -> tuple[int, int]:
        return 0, super().origin()[1] - round(self._above * self.scale())

    def enter(self) -> None:
        self._copies, self._trouble = False, None
        self._show(self.context.chosen)
        self.context.sound.music("title")
        super().enter()

    def back(self) -> None:
        """Esc leaves the title alone: the program ends only by its button or the window's."""

    def build(self, form: Form) -> None:
        text, own = self.context.text, self.context.text.of(self._game.key)
        self._head.place(form, text, self._game)
        form.label((LEFT, 246, 700, 34), own("game-subtitle"), 24, palette.CREAM)
        learn = self._learning()
        top = self._add_new_games(form, self._add_continue(form, TOP), learn)
        ways: tuple[Way, ...] = (
            *([("learn", *learn[:2])] if learn and not learn[-1] else []),
            ("saved", text("saved-open"), self.context.go.open_saved_games),
            ("rules", text("rules-open"), self.context.go.open_rules),
            *([("alone", text("alone-open"), self._alone)] if self._game.alone else []),
            ("statistics", text("statistics-open"), self._statistics),
            *([("printed", text("printed-open"), self._printed)] if window_of(self._game).printed else []),
            ("options", text("options-open"), self._options),
            self.fullscreen_way(),
        )
        quits: Way = ("quit", text("title-quit"), self.context.go.quit)
        told = {key: self._told(key) for key, *_ in (*ways, quits)}
        self.add_pairs((*ways, quits), (LEFT, top, WIDTH, BUTTON), STEP, told=told)
        top += STEP * (len(ways) // 2 + 1)
        top = top + PARTED if self._close else max(LANGUAGES, top + LEAST_GAP)
        self.add_languages(LEFT, top, WIDTH)
        self._head.place_ways(form, text, self._others, self._choose)
        self.explain("explained-title", *EXPLAINED)
        place = LEFT, top + NOTICE - LANGUAGES
        high = form.paragraph((*place, WIDTH, 80), own("title-notice"), 17, palette.CREAM)
        self._notice = place[0] - MARGIN, place[1] - MARGIN, WIDTH + 2 * MARGIN, high + 2 * MARGIN
        self._bottom = place[1] + high + MARGIN

    def draw(self, surface: pygame.Surface) -> None:
        surface.blit(self.context.seascape.behind_menu(self.context.size), (0, 0))
        shade = self.form.rect(self._notice)  # glints of the water would look like a line through the words
        blit(surface, (plate(shade.size, palette.INK, 170, self.form.px(MARGIN)), (0, 0)), shade.topleft)
        super().draw(surface)
        self._head.draw(surface, self.form)

    # -- which game it is about

    def handle(self, event: pygame.event.Event) -> bool:
        if super().handle(event):
            return True
        if event.type == pygame.KEYDOWN and event.key == OTHER_GAME and self._others:
            self._choose(self._others[0])
            return True
        return False

    def _choose(self, game: AnyGame) -> None:
        """Changes to another game, also for the next start."""
        self.context.choose(game)
        self._show(game)
        self.enter()

    def _show(self, game: AnyGame) -> None:
        """Is about a game from now on."""
        if game is not self._game:
            self.context.seascape.forget()
            self.context = self.context.of(game)
            self.about = game.key

    def _learning(self) -> Learning | None:
        """The words of the way to the lessons, the way, and whether it comes first; None without lessons."""
        course = window_of(self._game).course
        if not course.lessons:
            return None
        first = Progress(self.context.settings, self._game.key).first_on_title(course)
        return self.context.text("title-learn"), self._learn, first

    def _told(self, key: str) -> str:
        """What a button leads to, in the few words that stand on it."""
        return self.context.text("title-told", what=key)

    def _learn(self) -> None:
        self.context.go.push(self.context.routes.lessons(self.context, self._game))

    def _add_new_games(self, form: Form, top: float, learn: Learning | None) -> float:
        """A button for the usual way to play and below it the further ones; returns where the next button goes.

        Before them stand the lessons, as long as they come first.
        """
        window, press = window_of(self._game), partial(self._new_game, self._game)
        own = window.texts(self.context.text)
        style = "" if "continue" in form.widgets else "#main"
        if learn and learn[-1]:
            form.button("learn", (LEFT, top, WIDTH, BUTTON), *learn[:2], style, self._told("learn"))
            top, style = top + STEP, ""
        words, means = window.usual_mode(own)
        form.button("new", (LEFT, top, WIDTH, BUTTON), words or self.context.text("title-new"), press, style, means)
        modes = window.modes(own)
        ways: list[Way] = [(mode, words, partial(press, mode)) for mode, words, _ in modes]
        told = {mode: means for mode, _, means in modes}
        self.add_pairs(ways, (LEFT, top + STEP, WIDTH, BUTTON), STEP, told=told)
        return top + STEP * (1 + (len(ways) + 1) // 2)

    def _add_continue(self, form: Form, top: float) -> float:
        """The button for the game to continue, if there is one; returns where the next button goes."""
        game, text = self.context.storage.to_continue(self._game), self.context.text
        if game is None:
            return top
        words = text("saved-play-copy" if self._copies else "title-continue")
        go_on = partial(self.context.go.when_saved, partial(self._continue, game.id))
        form.button("continue", (LEFT, top, WIDTH, BUTTON), words, go_on, "#main")
        told = [] if self._trouble else [(self._about(form, game), palette.QUIET)]
        trouble = self._trouble() if self._trouble else ""
        if game.trouble and not trouble:
            trouble = saved_words.trouble(text, game.trouble)
        told += [(trouble, palette.REFUSAL)] if trouble else []
        below = top + BUTTON + 4
        for line, colour in told:
            below += form.paragraph((LEFT, below, WIDTH, 28), line, 18, colour)
        return below + 14

    def _about(self, form: Form, game: Summary) -> str:
        """Title or players, cut off where they would leave no room for the round."""
        progress, px = saved_words.progress(self.context.text, game), form.px(18)
        end = f" · {progress}" if progress else ""
        room = round(WIDTH * form.ui_scale) - form.fonts.width(end, "body", px)
        return fitted(form.fonts, saved_words.heading(self.context.text, game), "body", px, room, px)[0] + end

    def _continue(self, id: str) -> None:
        try:
            table = self._table(id)
        except Exception as error:  # one game must not take the title away
            _log.warning("%s: %s", id, error, exc_info=not isinstance(error, RecordError))
            fault = error if isinstance(error, RecordError) else failing(error)
            self._trouble = partial(self._damaged, fault)
        else:
            if not isinstance(table, SaveFailure):
                self.context.go.push(table)
                self.context.routes.over(table)
                return
            self._copies = table == OPEN_ELSEWHERE
            self._trouble = partial(self.context.text, f"save-failure-{table.reason}")
        self.rebuild()

    def _damaged(self, fault: RecordError) -> str:
        return self.context.text("title-damaged", fault=fault_sentence(self.context.text, fault))

    def _table(self, id: str) -> Scene | SaveFailure:
        """The table of a game, or of a copy of it if another program has it open."""
        played = self.context.storage.copy(id) if self._copies else id
        return played if isinstance(played, SaveFailure) else self.context.routes.resumed(self.context, played)

    def _alone(self) -> None:
        self.context.go.push(self.context.routes.alone(self.context, self._game))

    def _statistics(self) -> None:
        self.context.go.push(self.context.routes.statistics(self.context, self._game))

    def _printed(self) -> None:
        self.context.go.push(self.context.routes.printed(self.context, self._game))

    def _options(self) -> None:
        self.context.go.push(self.context.routes.options(self.context))

    def _new_game(self, game: AnyGame, mode: str = "") -> None:
        self.context.go.push(self.context.routes.new_game(self.context, game, mode))
