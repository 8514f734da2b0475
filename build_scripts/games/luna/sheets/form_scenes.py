"""One of every scene that is made of widgets."""

from collections.abc import Callable
from dataclasses import replace
from functools import cache

from build_scripts.games.luna.drafts import draft_of
from build_scripts.games.luna.sheets import printed
from build_scripts.games.luna.sheets.puzzles import listed
from build_scripts.games.luna.sheets.scorings import ended, scored
from build_scripts.games.luna.sheets.tables_alone import alone
from build_scripts.sheets.reviews import begun, reviewed
from build_scripts.sheets.statistics import statistics
from luna.app.app import App
from luna.app.commands.simulate import simulated
from luna.app.lessons.contents import Lessons
from luna.app.lessons.done import LessonDone
from luna.app.lessons.progress import Progress
from luna.app.new_game.characters import Characters
from luna.app.new_game.scene import NewGameScene
from luna.app.new_game.who_plays import WhoPlays
from luna.app.saved_games.scene import SavedGames
from luna.app.saves.failure import OPEN_ELSEWHERE, SaveFailure
from luna.app.saves.titles import LONGEST_TITLE
from luna.app.screens.menu import Menu, Seats
from luna.app.screens.options import Options
from luna.app.screens.title import Title
from luna.app.screens.unsaved import Unsaved
from luna.app.table.scene import TableScene, open_table
from luna.core.seat import NAME_LENGTH, Seat
from luna.games.luna.game import LUNA
from luna.games.luna.rules.board import shipped_board
from luna.games.luna.rules.constants import COLOURS
from luna.games.luna.rules.draw import draw_setup
from luna.games.luna.scenes.course import Course
from luna.games.luna.scenes.final_rows import EndPoints, FinalRow, RoundPoints, SoloResult
from luna.games.luna.scenes.game_end import EndCallbacks, GameEnd
from luna.games.luna.scenes.round_score import RoundRow, RoundScore
from luna.games.luna.setting_up.choice import NewGame
from luna.ui.widgets.form_scene import FormScene
from luna.ui.widgets.forms import Form

LONG = "M" * NAME_LENGTH

ROUND_ROWS = [
    RoundRow("red", LONG, 133, 12, 1, 1, "ahead", 6, 12, False, -13, 12, 5),
    RoundRow("blue", "", 0, 0, 0, 0, "", 0, 0, True, 0, 0, 0),
    RoundRow("white", "Bo", 1, 12, 1, 2, "behind", 3, 5, False, -6, 1, -1, 1),
    RoundRow("yellow", LONG, 29, 1, 0, 3, "", 1, 2, False, -3, 3, 1),
]
ROUND_SCORE = RoundScore(6, ROUND_ROWS, ["yellow", "red", "white", "blue"], "herbs", "sailboat")
ROUNDS = tuple(RoundPoints(6, -14, 12, 10 + round) for round in range(6))
FINAL_ROWS = [
    FinalRow("red", LONG, 5, ROUNDS, EndPoints(24, 7, 10)),
    FinalRow("yellow", LONG, 5, ROUNDS, EndPoints(24, 7, 10)),
    FinalRow("white", "Bo", 5, ROUNDS, EndPoints(4, 0, 1)),
    FinalRow("blue", "", 5, ROUNDS[:1] * 6, EndPoints(0, 0, 0)),
]

COURSE = Course(
    {row.colour: tuple(5 + n * n * (7 - k) // (450 + 90 * k) for n in range(80)) for k, row in enumerate(FINAL_ROWS)},
    (0, 11, 25, 38, 52, 66),
    lambda step: f"{LONG}: {LONG} {step}",
    lambda step: None,
)
COURSE_OF_TWO = replace(COURSE, values={row.colour: COURSE.values[row.colour] for row in FINAL_ROWS[:2]})


def celebrated(app: App, solo: SoloResult | None = None) -> GameEnd:
    """The end of a game of four or of solo after two seconds, with all that can be said of it."""
    rows, course = (FINAL_ROWS[:2], COURSE_OF_TWO) if solo else (FINAL_ROWS, COURSE)
    text, ways = app.context.text, AT_THE_SAME_TABLE if solo else CALLBACKS
    earned = text("alone-earned", grade="silver", next="+60", known="+63")
    said = f"{earned} {text('alone-unsurpassed', whole='no', count=12)}" if solo else ""
    hints = {rows[0].colour: 12}
    scene = GameEnd(app.context, rows, solo, ways, course=course, hints=hints, remark=lambda: said)
    scene.verdict.update(2.0)
    return scene


@cache
def finished(name: str) -> str:
    """The record of a game of four with this name for each, played at random to its end."""
    setup = draw_setup(shipped_board(), [Seat(colour, "bot", "random") for colour in COLOURS], 3)
    record = simulated(LUNA, setup, 3)
    return record.replace("bot:random", f"human:{name}")


PLAYED = "".join(f"{line}\n" for line in finished(LONG).split("\n")[:60])


def title_with_a_saved_game(app: App) -> FormScene:
    app.context.storage.add(PLAYED)
    return Title(app.context)


class RefusedTitle(Title):
    """After "continue", while another program has the game open."""

    def enter(self) -> None:
        super().enter()
        self.context.storage.open = lambda id: OPEN_ELSEWHERE  # type: ignore[method-assign]
        self.form.widgets["continue"].press()
        del self.context.storage.open


def title_with_a_game_open_elsewhere(app: App) -> FormScene:
    app.context.storage.add(PLAYED)
    return RefusedTitle(app.context)


def title_with_a_torn_game(app: App) -> FormScene:
    torn(app)
    return Title(app.context)


def torn(app: App) -> None:
    """A game whose file breaks off, with a content of before that has more."""
    path = app.context.storage.path(str(app.context.storage.add(PLAYED)))
    content = path.read_bytes()
    path.with_name(f"{path.name}.1").write_bytes(content)
    path.write_bytes(content[: len(content) // 2])


class FullDisk(Unsaved):
    """The question before a game is left that is not on disk."""

    reason = "disk-full"

    def build(self, form: Form) -> None:
        self.context.storage.unsaved = lambda: SaveFailure(self.reason)  # type: ignore[method-assign]
        super().build(form)
        del self.context.storage.unsaved


class ReadOnly(FullDisk):
    reason = "read-only"


def saved_games(app: App) -> SavedGames:
    """A page with everything that a row can be: untitled, titled and renamed, over, damaged, unreadable."""
    for record in (PLAYED, finished(LONG), PLAYED):
        app.context.storage.add(record)
    titled = app.context.storage.add(PLAYED)
    app.context.storage.rename(str(titled), "M" * LONGEST_TITLE)
    damaged, unreadable = (app.context.storage.path(str(app.context.storage.add(PLAYED))) for _ in range(2))
    torn(app)
    damaged.write_text(f"{PLAYED}take what is not there\n", "utf-8")
    unreadable.write_text(PLAYED.replace("seats", "people"), "utf-8")
    scene = SavedGames(app.context)
    scene.resize(app.context.size)
    return scene


def saved_games_renamed(app: App) -> FormScene:
    scene = saved_games(app)
    scene.rename(next(game.id for game in scene.shown if not game.fault))
    return scene


def saved_games_exported(app: App) -> FormScene:
    scene = saved_games(app)
    scene.export(next(game.id for game in scene.shown if not game.fault))
    return scene


def new_game_with_everything(app: App) -> FormScene:
    scene = NewGameScene(app.context, LUNA, "players")
    draft_of(scene).players, draft_of(scene).setup, draft_of(scene).choose_figures = (
        4,
        "free",
        True,
    )
    draft_of(scene).names = [LONG] * 4
    return scene


def new_game_with_a_wrong_seed(app: App) -> FormScene:
    scene = NewGameScene(app.context, LUNA)
    draft_of(scene).seed = "12x"
    return scene


def new_game_of_bots(app: App) -> FormScene:
    scene = NewGameScene(app.context, LUNA)
    draft_of(scene).players, draft_of(scene).bots = 4, ["level-1", "level-2", "level-5", ""]
    draft_of(scene).characters = ["", "traveller", "troublemaker", ""]
    draft_of(scene).names = [LONG] * 4
    return scene


def solo(app: App) -> FormScene:
    scene = NewGameScene(app.context, LUNA, "solo")
    draft_of(scene).level, draft_of(scene).choose_figures = 3, True
    return scene


def table_with_bots(app: App) -> TableScene:
    seats = (("yellow", LONG), ("red", ""), ("blue", ""), ("white", ""))
    bots = ("", "level-2", "level-2", "level-5")
    choice = NewGame("players", 0, seats, "preset", None, None, 10**9 - 1, bots, ("", "traveller", "", "troublemaker"))
    return open_table(app.context, LUNA, choice.drawn(), choice.seed)


def menu(app: App) -> FormScene:
    """Over a table with bots, with all that it offers there."""
    table = table_with_bots(app)
    return Menu(app.context, LUNA, 10**9 - 1, table.bots, table=table)


def nothing() -> None:
    """What the callbacks of these scenes do."""


CALLBACKS = EndCallbacks(nothing, nothing, nothing, nothing)
AT_THE_SAME_TABLE = replace(CALLBACKS, same_table=True)


def lessons(app: App) -> FormScene:
    """One is done, one was left in the middle."""
    progress = Progress(app.context.settings, LUNA.key)
    progress.finish("favour")
    progress.leave("temple", 2)
    return Lessons(app.context, LUNA)


SCENES: dict[str, Callable[[App], FormScene]] = {
    "title": lambda app: Title(app.context),
    "title with a saved game": title_with_a_saved_game,
    "title with a game open elsewhere": title_with_a_game_open_elsewhere,
    "title with a torn game": title_with_a_torn_game,
    "not saved, disk full": lambda app: FullDisk(app.context, nothing, quits=True),
    "not saved, folder read-only": lambda app: ReadOnly(app.context, nothing),
    "saved games": saved_games,
    "saved games, one renamed": saved_games_renamed,
    "saved games, one exported": saved_games_exported,
    "new game": lambda app: NewGameScene(app.context, LUNA),
    "new game at one screen": lambda app: NewGameScene(app.context, LUNA, "players"),
    "new game with everything": new_game_with_everything,
    "new game with a wrong seed": new_game_with_a_wrong_seed,
    "new game of bots": new_game_of_bots,
    "who plays": lambda app: WhoPlays(app.context, LUNA, "yellow", "level-2", print),
    "characters": lambda app: Characters(app.context, LUNA, "yellow", "councillor", print),
    "solo": solo,
    "lessons": lessons,
    "lesson done": lambda app: LessonDone(app.context, LUNA, 6),
    "last lesson done": lambda app: LessonDone(app.context, LUNA, 8),
    "menu": menu,
    "seats": lambda app: Seats(app.context, LUNA, table_with_bots(app).bots),
    "options": lambda app: Options(app.context),
    **{f"round end after {seconds} s": scored(4, seconds, ROUND_SCORE) for seconds in (0.5, 1.5, 4.5, 9)},
    **{
        f"round end of {number} after {seconds} s": scored(number, seconds) for number in (2, 3) for seconds in (3.5, 9)
    },
    "round end in solo": scored(2, 9, level=2),
    **{
        f"scoring at the end of {number} after {seconds} s": ended(number, seconds)
        for number in (2, 4)
        for seconds in (2, 9)
    },
    "scoring at the end in solo": ended(2, 9, level=2),
    "game end": celebrated,
    "game end as a course": lambda app: GameEnd(app.context, FINAL_ROWS, None, CALLBACKS, "course", course=COURSE),
    "game end by rounds": lambda app: GameEnd(app.context, FINAL_ROWS, None, CALLBACKS, "rounds"),
    "solo won": lambda app: celebrated(app, SoloResult(12, True)),
    "solo lost": lambda app: celebrated(app, SoloResult(-3, False)),
    "review": reviewed(LUNA, finished(LONG)),
    "review with an answer": reviewed(LUNA, finished(LONG), "answer"),
    "review by order": reviewed(LUNA, finished(LONG), "tab-orders"),
    "review, stopped": begun(LUNA, finished(LONG)),
    "alone, tables": alone("tables"),
    "alone, tables of the day": alone("day"),
    "statistics": statistics(LUNA, "Ada"),
    "statistics, recent losses": statistics(LUNA, LONG, tab="lately"),
    "statistics of a first game": statistics(LUNA, "", games=1),
    "statistics of nobody": statistics(LUNA, "", games=0),
    **printed.SCENES,
    "puzzles": listed,
    "solo by rounds": lambda app: GameEnd(
        app.context, FINAL_ROWS[:2], SoloResult(-3, False), AT_THE_SAME_TABLE, "rounds"
    ),
}
