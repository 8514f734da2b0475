"""The settings file: what is in it survives, what makes no sense does no harm."""

import math
import os
import tomllib
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
import tomli_w
from hypothesis import given
from hypothesis import strategies as st

from luna.app.settings.store import SettingsFile
from luna.app.system import files
from luna.core.settings import Key, flag, list_of, one_of, text, whole
from tests.app.saves.strange_files import KINDS, put_in_place

NAME = Key("player", "name", "nobody", text)
LOUD = Key("player", "loud", False, flag)
SIZE = Key("window", "size", 10, whole(1, 20))
COLOUR = Key("player", "colour", "red", one_of("red", "blue"))
NAMES: Key[tuple[str, ...]] = Key("player", "names", (), list_of(text))


@pytest.fixture
def path(tmp_path):
    return tmp_path / "deep" / "settings.toml"


def test_a_missing_file_means_defaults_and_is_made_by_the_first_choice(path):
    settings = SettingsFile(path)
    assert settings.get(NAME) == "nobody"
    settings.put(NAME, 'Łucja "the\\first"')
    settings.put(NAMES, ("Anna", ""))
    assert SettingsFile(path).get(NAME) == 'Łucja "the\\first"'
    assert SettingsFile(path).get(NAMES) == ("Anna", "")


@pytest.mark.parametrize(
    ("content", "key", "expected"),
    [
        ("[window]\nsize = 0", SIZE, 10),
        ("[window]\nsize = 21", SIZE, 10),
        ("[window]\nsize = true", SIZE, 10),
        ("[window]\nsize = 20", SIZE, 20),
        ('[player]\nloud = "yes"', LOUD, False),
        ('[player]\ncolour = "green"', COLOUR, "red"),
        ("[player]\ncolour = 3", COLOUR, "red"),
        ("[player]\nname = 3", NAME, "nobody"),
        ('[player]\nnames = "Anna"', NAMES, ()),
        ("[player]\nnames = [1]", NAMES, ()),
        ("player = 5", NAME, "nobody"),
    ],
)
def test_each_value_is_checked_when_it_is_read(path, content, key, expected):
    path.parent.mkdir()
    path.write_text(content, "utf-8")
    assert SettingsFile(path).get(key) == expected


def test_unknown_keys_are_kept(path):
    path.parent.mkdir()
    foreign = 'first = 1979-05-27T07:32:00\n[future]\nlist = [1.5, "x"]\ndeep = {a = 1, "b c" = [true]}\n'
    path.write_text(foreign, "utf-8")
    SettingsFile(path).put(SIZE, 7)
    assert tomllib.loads(path.read_text("utf-8")) == {**tomllib.loads(foreign), "window": {"size": 7}}


def test_a_table_in_place_of_which_something_else_stands_is_replaced(path):
    path.parent.mkdir()
    path.write_text("player = 5", "utf-8")
    settings = SettingsFile(path)
    settings.put(NAME, "Anna")
    assert SettingsFile(path).get(NAME) == "Anna"


@pytest.mark.parametrize("broken", [b"[window\nsize = 3", b"name = \xff"])
def test_a_broken_file_is_set_aside_and_never_overwritten(path, broken):
    path.parent.mkdir()
    for number in (1, 2):
        path.write_bytes(broken)
        settings = SettingsFile(path)
        assert settings.get(SIZE) == 10
        settings.put(SIZE, 7)
        assert path.with_name(f"settings.broken-{number}.toml").read_bytes() == broken
        assert SettingsFile(path).get(SIZE) == 7


def test_a_file_that_cannot_be_read_stays_untouched(path):
    path.mkdir(parents=True)
    settings = SettingsFile(path)
    settings.put(SIZE, 7)
    assert settings.get(SIZE) == 7
    assert path.is_dir()
    assert list(path.parent.iterdir()) == [path]


def test_a_folder_that_cannot_be_made_costs_only_the_memory(tmp_path):
    (tmp_path / "file").write_text("")
    settings = SettingsFile(tmp_path / "file" / "settings.toml")
    settings.put(SIZE, 7)
    assert settings.get(SIZE) == 7


values = st.recursive(
    st.text(st.characters(exclude_categories=["Cs"]))
    | st.booleans()
    | st.integers(-(2**63), 2**63 - 1)
    | st.floats(allow_nan=False)
    | st.dates()
    | st.datetimes()
    | st.times(),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(st.characters(exclude_categories=["Cs"])), inner)
    ),
    max_leaves=8,
)


@given(st.dictionaries(st.text(st.characters(exclude_categories=["Cs"])), values, max_size=4))
def test_everything_toml_can_hold_is_written_as_it_was_read(tables):
    assert written_again(tables) == {**tables, "size of": {"window": 7}}


def test_numbers_that_are_none_are_written_as_toml_names_them():
    assert math.isnan(written_again({"a": math.nan})["a"])


def written_again(tables):
    """What stands in a settings file that held these tables, after one value was put into a table of its own."""
    with TemporaryDirectory() as folder:
        path = Path(folder, "settings.toml")
        path.write_text(tomli_w.dumps(tables), "utf-8", newline="")
        SettingsFile(path).put(Key("size of", "window", 10, whole(1, 20)), 7)
        return tomllib.loads(path.read_text("utf-8"))


def test_two_programs_write_only_what_each_of_them_has_changed(path):
    first, second = SettingsFile(path), SettingsFile(path)
    second.put(NAME, "Łucja")
    first.put(SIZE, 7)
    assert (SettingsFile(path).get(NAME), SettingsFile(path).get(SIZE)) == ("Łucja", 7)
    assert first.get(NAME) == "nobody"
    second.put(SIZE, 8)
    first.put(LOUD, True)
    assert (SettingsFile(path).get(SIZE), SettingsFile(path).get(LOUD)) == (8, True)


def test_what_could_not_be_written_is_written_with_the_next_change(path, monkeypatch):
    settings = SettingsFile(path)
    with monkeypatch.context() as patch:
        patch.setattr(files, "write_atomic", lambda *_: exec("raise OSError(28, 'full')"))
        settings.put(SIZE, 7)
    settings.put(LOUD, True)
    assert (SettingsFile(path).get(SIZE), SettingsFile(path).get(LOUD)) == (7, True)


def test_a_file_that_has_gone_is_written_with_all_that_is_known(path):
    settings = SettingsFile(path)
    settings.put(SIZE, 7)
    path.unlink()
    settings.put(LOUD, True)
    assert (SettingsFile(path).get(SIZE), SettingsFile(path).get(LOUD)) == (7, True)


@pytest.mark.parametrize("broken", ["[" * 5000, "a." * 5000 + "a = 1", "a = 0x" + "f" * 5000, "a = " + "9" * 5000])
def test_what_no_program_can_read_or_write_again_counts_as_broken(path, broken):
    path.parent.mkdir()
    path.write_text(broken)
    settings = SettingsFile(path)
    settings.put(SIZE, 7)
    assert SettingsFile(path).get(SIZE) == 7
    assert path.with_name("settings.broken-1.toml").read_text() == broken


@pytest.mark.skipif(os.name == "nt", reason="pipes and sockets")
@pytest.mark.parametrize("kind", KINDS)
def test_what_is_no_file_is_neither_waited_for_nor_touched(path, kind):
    path.parent.mkdir()
    put_in_place(path, kind)
    settings = SettingsFile(path)
    settings.put(SIZE, 7)
    assert settings.get(SIZE) == 7
    if kind == "lost link":
        assert SettingsFile(path).get(SIZE) == 7
    else:
        assert not path.is_file()
