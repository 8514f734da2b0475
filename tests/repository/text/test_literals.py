"""No visible words stand in the code: whatever is drawn, said or printed comes from the Fluent files."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.root import ROOT

SILENT = {"core", "ai", "rules"}
"""Folders of code that shows nothing."""
SHOWN: dict[str, tuple[tuple[int, ...], str]] = {
    # drawing and measuring
    "line": ((2, 3), "text"),
    "draw_line": ((2, 3), "text"),
    "fitted": ((1,), "text"),
    "wrapped": ((1,), "text"),
    "badge": ((2,), "text"),
    "render": ((0,), "text"),
    "width": ((0,), "text"),
    "flow": ((1,), "text"),
    "Words": ((2,), "text"),
    "Cell": ((1, 2), "words below"),
    # widgets of a form
    "label": ((1,), "text"),
    "Label": ((1,), "text"),
    "paragraph": ((1,), "text"),
    "button": ((2,), "text"),
    "UIButton": ((1,), "text"),
    "entry": ((2, 3), "text empty"),
    "Entry": ((3,), "empty"),
    "draw_notice": ((2,), "told"),
    "set_text": ((0,), "text"),
    # what the table, the sheet and the rules book show
    "tell": ((0,), "told"),
    "_say": ((0,), "told"),
    "Button": ((1,), "label"),
    "Card": ((0, 1, 2, 3), "title subtitle lines facts"),
    "Banner": ((1, 3), "title hint"),
    "RecapRow": ((0, 2), "text points"),
    "Block": ((1, 2), "text lead"),
    "Row": ((1,), "text title cost"),
    "Section": ((1,), "heading"),
    # the window and the terminal
    "Window": ((0,), "title"),
    "set_caption": ((0,), "title"),
    "Parser": ((), "description epilog"),
    "complain": ((0,), "sentence"),
    "add_argument": ((), "help"),
    "add_parser": ((), "help"),
    "error": ((0,), "message"),
    "print": (tuple(range(9)), ""),
}
"""What becomes visible, by what is called: where the arguments stand, and their names."""
SAMPLES = {"Żółw ß à ę −"}
"""Letters that the program only tries to draw when it tests itself."""
SPOKEN = sorted(path for path in (ROOT / "luna").rglob("*.py") if not SILENT & set(path.relative_to(ROOT).parts))


def literals(node: ast.expr) -> Iterator[str]:
    """The strings of which an expression is put together; those that only choose another text are none of it."""
    match node:
        case ast.Constant(value=str(words)):
            yield words
        case ast.JoinedStr(values=parts) | ast.Tuple(elts=parts) | ast.List(elts=parts):
            for part in parts:
                yield from literals(part)
        case ast.FormattedValue(value=part) | ast.Starred(value=part) | ast.NamedExpr(value=part):
            yield from literals(part)
        case ast.BinOp(left=left, right=right):
            yield from (*literals(left), *literals(right))
        case ast.IfExp(body=body, orelse=orelse):
            yield from (*literals(body), *literals(orelse))
        case ast.BoolOp(values=values):
            yield from (words for value in values for words in literals(value))
        case ast.Call(func=ast.Attribute(value=ast.Constant() | ast.JoinedStr() | ast.BinOp() as start)):
            yield from literals(start)


def called(call: ast.Call) -> str:
    """The name of what is called, without its owner."""
    return call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")


def shown(call: ast.Call) -> Iterator[ast.expr]:
    """The arguments of a call that become visible."""
    name = called(call)
    places, names = SHOWN.get(name, ((), ""))
    certain = next((n for n, given in enumerate(call.args) if isinstance(given, ast.Starred)), len(call.args))
    yield from (call.args[place] for place in places if place < certain)
    yield from (given.value for given in call.keywords if given.arg in names.split())


def calls(source: str) -> list[ast.Call]:
    """Every call of a source."""
    return [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call)]


def visible_words(source: str) -> list[str]:
    """The literals with letters that a source would show, each with its line."""
    found = ((call.lineno, words) for call in calls(source) for argument in shown(call) for words in literals(argument))
    lettered = ((line, words) for line, words in found if any(map(str.isalpha, words)) and words not in SAMPLES)
    return [f"{line}: {words}" for line, words in sorted(lettered)]


@pytest.mark.parametrize("path", SPOKEN, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_words_that_are_shown_stand_in_the_code(path: Path):
    assert visible_words(path.read_text(encoding="utf-8")) == []


def test_everything_that_shows_words_is_still_called_somewhere():
    used = {called(call) for path in SPOKEN for call in calls(path.read_text(encoding="utf-8"))}
    assert SHOWN.keys() - used == set()


@pytest.mark.parametrize(
    "source",
    [
        'line(surface, fonts, "Round", (0, 0), "bold", 18, CREAM)',
        'form.label(box, f"{count} novices", 18)',
        'form.paragraph(box, text("rule") + " See the book.")',
        'form.button("go", box, "Go on" if over else text("skip"), self.back)',
        'form.entry("seed", box, "", "at random", 9, typed)',
        'scene.picture.tell("Saved")',
        'Button(Pick("bar", "undo"), "Undo", "undo")',
        'Card(title, "", ("A rule.",), facts)',
        'Banner(colour, title, rows, hint="Click")',
        'pygame.display.set_caption("Luna")',
        'parser.add_argument("--seed", help="number of the table")',
        'parser.error(f"unknown: {bot}")',
        'print("done:", count)',
        'print("{} games".format(count))',
        'fonts.render(told or "nobody", "body", 18, CREAM)',
    ],
)
def test_a_literal_that_is_shown_is_found(source: str):
    assert len(visible_words(source)) == 1


@pytest.mark.parametrize(
    "source",
    [
        'line(surface, fonts, text("round-name", round=1), (0, 0), "bold", 18, CREAM)',
        'form.label(box, f"{count} × {each}", 18, palette.CREAM, "center", role="title")',
        'form.button("go", box, text("go" if over else "skip"), self.back, "#main")',
        'self.app.context.sprites.fitted("moon_priestess", 34)',
        'parser.add_argument("--out", metavar="PATH", help=text("cli-out"))',
        'print(options.text("cli-wrote", file=str(path)), file=sys.stderr)',
        'Row("favours", text("overview-tokens"), "favour_book")',
        'log.warning("no display: %s", error)',
    ],
)
def test_ids_symbols_names_of_pictures_and_the_log_are_no_visible_words(source: str):
    assert visible_words(source) == []
