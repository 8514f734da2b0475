"""The texts of the game from Project Fluent files, in languages that can change at any moment."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator, Mapping
from functools import lru_cache, partial
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle
from fluent.runtime.types import fluent_number
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

FALLBACK = "en"
APP = "app"
"""The folder of the program's own texts; those of a game lie in one of its name."""

Argument = str | int | float

_log = logging.getLogger(__name__)
_NATIVE_NAME = re.compile("^language-name = (.+)$", re.MULTILINE)
_ENTRY_START = re.compile(r"^(?=[A-Za-z#-])", re.MULTILINE)
_CACHED_TEXTS = 4096


def languages_in(folder: Path) -> tuple[str, ...]:
    """The languages of a folder, English first: every folder in it with all the files that English has.

    In a language's folder lies one for the program, `app`, and one for each game.
    """
    needed = _files(folder / FALLBACK)
    found = (path.name for path in sorted(folder.glob("*")) if path.is_dir() and _files(path) >= needed)
    return FALLBACK, *(language for language in found if language != FALLBACK)


def _files(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.glob("*/*.ftl")}


class Text:
    """Texts by id: `text("id", count=2)`, attributes by `text("id.attribute")`.

    `folder` holds one folder per language, with .ftl files in `app` and in a folder for each game. A text is looked up
    among those of one `game`, then among the program's; `of` gives the same for another game.
    Every message `thing-name` makes a function for the other messages: `{ THING($key, case: "on") }` is its attribute
    `on` (its value without `case`) with `$thing` = `$key`.
    Numbers are written without grouping, as most of them count lines, tables and steps.
    A text that is missing or broken is logged once and taken from English; if it is not there either, the id is shown.
    """

    def __init__(self, folder: Path, language: str, game: str = "luna", games: Path | None = None) -> None:
        """`games` is where the texts of the game lie, if not where the program's do."""
        self.languages = languages_in(folder)
        """Those that can be used."""
        self._folder, self._game, self._games = folder, game, games or folder
        self._catalogues: dict[str, Catalogue] = {}
        self._names: dict[str, str] = {}
        self._reported: set[tuple[str, str]] = set()
        self._cached = lru_cache(_CACHED_TEXTS)(self._format)
        self._others: dict[str, Text] = {}
        self.use(language)

    def of(self, game: str, games: Path | None = None) -> Text:
        """The texts of another game with those of the program; they follow every change of language."""
        if game == self._game:
            return self
        if game not in self._others:
            self._others[game] = Text(self._folder, self._language, game, games)
        return self._others[game]

    @property
    def language(self) -> str:
        """The language now in use, one of `languages`."""
        return self._language

    def use(self, language: str) -> None:
        """Change the language; raises ValueError for one that is not in `languages`."""
        if language not in self.languages:
            raise ValueError(f"no such language: {language!r}")
        self._language = language
        self._cached.cache_clear()
        for other in self._others.values():
            other.use(language)

    def read_ahead(self) -> None:
        """Reads the texts of all languages, so that changing to one later needs no file."""
        for language in self.languages:
            self._catalogue(language)

    def prepare_next(self) -> bool:
        """Gets one more text ready, those in use first, of languages that have been read; False if there is none."""
        wanted = (self._language, *self.languages)
        return any(self._catalogues[language].prepare_next() for language in wanted if language in self._catalogues)

    def native_name(self, language: str) -> str:
        """What a language calls itself, for the language buttons; found without reading its other texts."""
        if language not in self._names:
            found = map(_NATIVE_NAME.search, _contents(self._folder / language / APP))
            self._names[language] = next((name[1] for name in found if name), language)
        return self._names[language]

    def __call__(self, id: str, /, **args: Argument) -> str:
        """The text of an id in the language in use; results are kept, so asking again in every frame is cheap."""
        return self._cached(id, **args)

    def _format(self, id: str, /, **args: Argument) -> str:
        return self._from((self._language, FALLBACK), id, args)

    def _from(self, languages: tuple[str, ...], id: str, args: Mapping[str, Argument]) -> str:
        result = id
        for language in languages:
            try:
                result, errors = self._catalogue(language).format(id, args)
            except LookupError:
                self._report(language, id, "is missing")
                continue
            if not errors:
                break
            self._report(language, id, "; ".join(map(str, errors)))
        return result

    def _catalogue(self, language: str) -> Catalogue:
        if language not in self._catalogues:
            parts = self._folder / language / APP, self._games / language / self._game
            self._catalogues[language] = Catalogue(language, parts)
        return self._catalogues[language]

    def _report(self, language: str, id: str, trouble: str) -> None:
        if (language, id) not in self._reported:
            self._reported.add((language, id))
            _log.warning("text %s/%s: %s", language, id, trouble)


class Catalogue:
    """The messages of one language; each is parsed when first asked for, as all at once would cost 0.2 s."""

    def __init__(self, language: str, folders: tuple[Path, ...]) -> None:
        """Of equal ids that of the last folder holds."""
        self._sources = {id: source for folder in folders for id, source in _entries(folder)}
        names = [id.removesuffix("-name") for id in self._sources if id.endswith("-name")]
        # Any: fluent.runtime annotates functions of one argument, but calls them as the text does.
        functions: dict[str, Any] = {name.upper(): partial(self._name, name) for name in names}
        self._bundle = FluentBundle([language], functions=functions, use_isolating=False)

    def format(self, id: str, args: Mapping[str, Argument]) -> tuple[str, list[Exception]]:
        """The text and what went wrong in it; raises LookupError if there is none."""
        entry, _, attribute = id.partition(".")
        self._load(entry)
        message = self._bundle.get_message(entry)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise LookupError(id)
        text, errors = self._bundle.format_pattern(pattern, {name: _ungrouped(arg) for name, arg in args.items()})
        return str(text), errors

    def prepare_next(self) -> bool:
        """Parses and compiles one more message; False if there is none."""
        for entry in self._sources:
            self._load(entry)
            if self._bundle.has_message(entry):
                self._bundle.get_message(entry)
            return True
        return False

    def _name(self, thing: str, key: Argument, case: str = "") -> str:
        text, errors = self.format(f"{thing}-name.{case}" if case else f"{thing}-name", {thing: key})
        if errors:
            raise errors[0]
        return text

    def _load(self, entry: str) -> None:
        source = self._sources.pop(entry, None)
        if source is None:
            return
        resource = FluentParser(with_spans=False).parse(source)
        self._bundle.add_resource(resource)
        references = _References()
        references.visit(resource)
        for reference in references.found:
            self._load(reference)


def _ungrouped(argument: Argument) -> Any:  # Any: the types of fluent.runtime do not know its own numbers
    return argument if isinstance(argument, str) else fluent_number(argument, useGrouping=False)


class _References(Visitor):
    """Collects the messages and terms that an entry refers to."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - named after the node
        self.found.append(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802 - named after the node
        self.found.append(f"-{node.id.name}")
        self.generic_visit(node)


def _entries(folder: Path) -> Iterator[tuple[str, str]]:
    """Every id of a language with its unparsed source; in Fluent only a new entry starts at the line's beginning."""
    for content in _contents(folder):
        for source in _ENTRY_START.split(content):
            id, equals, _ = source.partition("=")
            if equals and not id.startswith("#"):
                yield id.strip(), source


def _contents(folder: Path) -> Iterator[str]:
    for path in sorted(folder.glob("*.ftl")):
        try:
            yield path.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError):
            _log.exception("texts %s cannot be read", path.name)
