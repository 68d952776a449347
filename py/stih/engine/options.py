"""House rules: a table of keys and values per game, and the ways they are written."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from stih.engine.errors import BadOption

Value = bool | int | str
Options = dict[str, Value]
WORDS = {"on": True, "true": True, "off": False, "false": False}
_WHOLE = re.compile(r"-?[0-9]{1,9}")


@dataclass(frozen=True, slots=True)
class Option:
    """One house rule. Its *values* are two booleans, words, or the bounds of a whole number.

    A number goes by *step* from the lower bound; *none* is one outside the bounds that means no rule.
    """

    key: str
    default: Value
    values: tuple[Value, ...] = (True, False)
    clause: str = ""
    step: int = 1
    none: int | None = None

    @property
    def kind(self) -> str:
        return {bool: "bool", int: "int", str: "choice"}[type(self.default)]

    def check(self, value: Any) -> Value:
        """*value* itself when it is allowed, else BadOption."""
        if type(value) is type(self.default):
            if self.kind == "int":
                low, high = map(int, self.values)
                number = int(value)
                if number == self.none or (low <= number <= high and (number - low) % self.step == 0):
                    return number
            elif value in self.values:
                return self.values[self.values.index(value)]
        raise BadOption(option=self.key, value=str(value))

    def parse(self, text: str) -> Value:
        """A value as written in links and on the command line (`on`, `off`, `15`, `ak7`)."""
        if self.kind == "bool":
            return self.check(WORDS.get(text.lower(), text))
        if self.kind == "int":
            return self.check(int(text) if _WHOLE.fullmatch(text) else text)
        return self.check(text)

    def catalogue(self) -> dict[str, Any]:
        """The option as the new-game screen needs it."""
        entry: dict[str, Any] = {"key": self.key, "kind": self.kind, "default": self.default,
                                 "clause": self.clause}
        if self.kind == "int":
            entry["min"], entry["max"] = self.values
            entry["step"], entry["none"] = self.step, self.none
        elif self.kind == "choice":
            entry["values"] = list(self.values)
        return entry


def complete(table: Sequence[Option], given: Mapping[str, Any]) -> Options:
    """Every option of *table* with its value. Raises BadOption."""
    known = {option.key for option in table}
    for key, value in given.items():
        if key not in known:
            raise BadOption(option=key, value=str(value))
    return {option.key: option.check(given.get(option.key, option.default)) for option in table}


def changed(table: Sequence[Option], options: Options) -> Options:
    """Only those that differ from the default: what records and links carry."""
    return {option.key: options[option.key] for option in table if options[option.key] != option.default}


def parse_settings(table: Sequence[Option], settings: Sequence[str]) -> Options:
    """Options written `key=value`, as on the command line. Raises BadOption."""
    by_key = {option.key: option for option in table}
    options: Options = {}
    for setting in settings:
        key, _, text = setting.partition("=")
        if key not in by_key:
            raise BadOption(option=key, value=text)
        options[key] = by_key[key].parse(text)
    return options
