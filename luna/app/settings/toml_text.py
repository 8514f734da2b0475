"""Writes as TOML what `tomllib` can read, so that foreign keys of a settings file survive."""

from __future__ import annotations

import datetime
import json
import re
from collections.abc import Mapping


def dump(tables: Mapping[str, object]) -> str:
    """The TOML text of a mapping; tables of the first level get a heading, deeper ones stand in braces."""
    loose = {key: value for key, value in tables.items() if not isinstance(value, dict)}
    blocks = [_lines(loose)] if loose else []
    blocks += [f"[{_key(key)}]\n" + _lines(value) for key, value in tables.items() if isinstance(value, dict)]
    return "\n".join(blocks)


def _lines(table: Mapping[str, object]) -> str:
    return "".join(f"{_key(key)} = {_value(value)}\n" for key, value in table.items())


def _value(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return _string(value)
    if isinstance(value, (int, float)):
        return repr(value)
    if isinstance(value, (datetime.date, datetime.time)):
        return value.isoformat()
    if isinstance(value, dict):
        return "{" + ", ".join(f"{_key(key)} = {_value(item)}" for key, item in value.items()) + "}"
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(map(_value, value)) + "]"
    raise TypeError(value)


def _key(key: str) -> str:
    return key if re.fullmatch(r"[A-Za-z0-9_-]+", key) else _string(key)


def _string(value: str) -> str:
    """A TOML basic string is a JSON string, except that DEL is escaped as well."""
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
