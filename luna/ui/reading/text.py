"""The texts of the game from Project Fluent files, in languages that can change at any moment."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from copy import copy
from functools import lru_cache, partial
from pathlib import Path
from typing import Any, Self

from fluent.runtime import FluentBundle
from fluent.runtime.types import fluent_number
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

FALLBACK = "en"
PROGRAM = "app"
"""The folder of what the program says beside every game."""
YOU = "you"
"""The attribute of what is said in another way to the only person at the screen."""

Argument = str | int | float
Parts = tuple[str, ...]
"""Folders of a language, one before the others where they have the same id."""

_log = logging.getLogger(__name__)
_NATIVE_NAME = re.compile("^language-name = (.+)$", re.MULTILINE)
_ENTRY_START = re.compile(r"^(?=[A-Za-z#-])", re.MULTILINE)
_CACHED_TEXTS = 4096


def languages_in(folder: Path) -> tuple[str, ...]:
    """The languages of a folder, English first: every folder in it with all the program's files that English has."""
    needed = _files(folder / FALLBACK)
    found = (path.name for path in sorted(folder.glob("*")) if path.is_dir() and _files(path) >= needed)
    return FALLBACK, *(language for language in found if language != FALLBACK)


def _files(folder: Path) -> set[str]:
    return {path.name for path in (folder / PROGRAM).glob("*.ftl")}


class Text:
    """Texts by id: `text("id", count=2)`, attributes by `text("id.attribute")`.

    `folder` holds a folder per language, in it one of .ftl files for the program, `app`, and one for each game.
    `of(game)` says an id as that game does and what it does not say as the program does; without it all games of the
    folder are looked through before the program.
    Every message `thing-name` makes a function for the other messages: `{ THING($key, case: "on") }` is its attribute
    `on` (its value without `case`) with `$thing` = `$key`.
    Numbers are written without grouping, as most of them count lines, tables and steps.
    `to_one()` says the attribute `you` of a text that has one: it speaks to the only person at the screen.
    A text that is missing or broken is logged once and taken from English; if it is not there either, the id is shown.
    """

    def __init__(self, folder: Path, language: str) -> None:
        self._shelf = _Shelf(folder)
        self.parts: Parts = (*self._shelf.games, PROGRAM)
        """What is looked through for an id, in this order."""
        self.speaks_to_one = False
        """Whether it speaks to the only person at the screen."""
        self.use(language)

    def of(self, game: str, games: Path | None = None) -> Self:
        """The same as one game says them, in the language that is in use here, also after a change of it.

        `games` is where the texts of the game lie, if not where the program's do; it need be told only once.
        """
        if games:
            self._shelf.add(game, games)
        face = copy(self)
        face.parts = (game, PROGRAM)
        return face

    def to_one(self) -> Self:
        """The same as it is said to the only person there is."""
        face = copy(self)
        face.speaks_to_one = True
        return face

    @property
    def languages(self) -> tuple[str, ...]:
        """Those that can be used."""
        return self._shelf.languages

    @property
    def language(self) -> str:
        """The language now in use, one of `languages`."""
        return self._shelf.language

    def use(self, language: str) -> None:
        """Change the language; raises ValueError for one that is not in `languages`."""
        if language not in self.languages:
            raise ValueError(f"no such language: {language!r}")
        self._shelf.use(language)

    def read_ahead(self) -> None:
        """Reads the texts of all languages, so that changing to one later needs no file."""
        for language in self.languages:
            self._shelf.read_all(language)
            self._shelf.catalogue(language, self.parts)

    def prepare_next(self) -> bool:
        """Gets one more text ready, those in use first, of languages that have been read; False if there is none."""
        return any(catalogue.prepare_next() for catalogue in self._shelf.catalogues())

    def native_name(self, language: str) -> str:
        """What a language calls itself, for the language buttons; found without reading its other texts."""
        return self._shelf.native_name(language)

    def __call__(self, id: str, /, **args: Argument) -> str:
        """The text of an id in the language in use; results are kept, so asking again in every frame is cheap."""
        if self.speaks_to_one and self._shelf.has(self.parts, to_one := f"{id}.{YOU}"):
            id = to_one
        return self._shelf.written(self.parts, id, **args)


class _Shelf:
    """What all faces of a text share: the files read so far, the language in use, and what was written in it."""

    def __init__(self, folder: Path) -> None:
        self.languages = languages_in(folder)
        self.language = FALLBACK
        self._folder = folder
        parts = sorted(path.name for path in (folder / FALLBACK).glob("*") if path.is_dir())
        self.games = tuple(part for part in parts if part != PROGRAM)
        self._homes = dict.fromkeys(parts, folder)
        self._entries: dict[Path, dict[str, str]] = {}
        self._catalogues: dict[tuple[str, Parts], Catalogue] = {}
        self._names: dict[str, str] = {}
        self._reported: set[tuple[str, str]] = set()
        self.written = lru_cache(_CACHED_TEXTS)(self._format)
        self.has = lru_cache(_CACHED_TEXTS)(self._has)

    def add(self, game: str, home: Path) -> None:
        """Takes the texts of a game from another folder."""
        self._homes[game] = home

    def use(self, language: str) -> None:
        """Changes the language, one of `languages`."""
        self.language = language
        self.written.cache_clear()
        self.has.cache_clear()

    def catalogue(self, language: str, parts: Parts) -> Catalogue:
        """The messages of a language in these parts, the first of them before the others."""
        key = language, parts
        if key not in self._catalogues:
            places = tuple(self._homes.get(part, self._folder) / language / part for part in parts)
            self._catalogues[key] = Catalogue(places, self._read)
        return self._catalogues[key]

    def catalogues(self) -> Iterator[Catalogue]:
        """Those asked for so far, the language in use first."""
        made = sorted(self._catalogues, key=lambda key: self._order(key[0]))
        return (self._catalogues[key] for key in made)

    def _order(self, language: str) -> int:
        return -1 if language == self.language else self.languages.index(language)

    def read_all(self, language: str) -> None:
        """Reads the files of every part in a language."""
        for part, home in self._homes.items():
            self._read(home / language / part)

    def _read(self, place: Path) -> Mapping[str, str]:
        if place not in self._entries:
            self._entries[place] = dict(_entries(place))
        return self._entries[place]

    def native_name(self, language: str) -> str:
        """What a language calls itself."""
        if language not in self._names:
            found = map(_NATIVE_NAME.search, _contents(self._folder / language / PROGRAM))
            self._names[language] = next((name[1] for name in found if name), language)
        return self._names[language]

    def _has(self, parts: Parts, id: str) -> bool:
        return self.catalogue(self.language, parts).has(id)

    def _format(self, parts: Parts, id: str, /, **args: Argument) -> str:
        result = id
        for language in (self.language, FALLBACK):
            try:
                result, errors = self.catalogue(language, parts).format(id, args)
            except LookupError:
                self._report(language, id, "is missing")
                continue
            if not errors:
                break
            self._report(language, id, "; ".join(map(str, errors)))
        return result

    def _report(self, language: str, id: str, trouble: str) -> None:
        if (language, id) not in self._reported:
            self._reported.add((language, id))
            _log.warning("text %s/%s: %s", language, id, trouble)


class Catalogue:
    """The messages of one language; each is parsed when first asked for, as all at once would cost 0.2 s.

    `places` are its folders, which `read` gives by id and unparsed; of two messages with an id the earlier one counts.
    """

    def __init__(self, places: Sequence[Path], read: Callable[[Path], Mapping[str, str]]) -> None:
        self._sources = {id: source for place in reversed(places) for id, source in read(place).items()}
        names = [id.removesuffix("-name") for id in self._sources if id.endswith("-name")]
        # Any: fluent.runtime annotates functions of one argument, but calls them as the text does.
        functions: dict[str, Any] = {name.upper(): partial(self._name, name) for name in names}
        self._bundle = FluentBundle([places[0].parent.name], functions=functions, use_isolating=False)

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

    def has(self, id: str) -> bool:
        """Whether there is such an attribute."""
        entry, _, attribute = id.partition(".")
        self._load(entry)
        return self._bundle.has_message(entry) and attribute in self._bundle.get_message(entry).attributes

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
