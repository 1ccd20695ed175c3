"""Where settings come from: the command line, then the environment, then one TOML file, then defaults."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from dataclasses import MISSING, dataclass, fields
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from dreamtable.kit.errors import Invalid
from dreamtable.server.settings import NUMBERS, Option, Settings

FILE = "DREAMTABLE_SETTINGS"  # names the TOML file
# Variables with our prefix that are no settings of a server.
OTHERS = {FILE, "DREAMTABLE_CACHE", "DREAMTABLE_CHROMIUM", "DREAMTABLE_NODES", "DREAMTABLE_BACKEND", "DREAMTABLE_OUT"}
OPTIONS: dict[str, Option] = {f.name: f.metadata["option"] for f in fields(Settings) if "option" in f.metadata}


@dataclass(frozen=True)
class Setting:
    """One setting with its value, and the place that it comes from."""

    option: Option
    value: Any
    source: str

    @property
    def text(self) -> str:
        """The value as it would be written; a secret is hidden."""
        return self.option.show(self.value)


def default_file(environment: Mapping[str, str]) -> Path:
    """Return the file that is read if none is named, and that need not exist."""
    home = environment.get("XDG_CONFIG_HOME") or Path.home() / ".config"
    return Path(home) / "dreamtable" / "settings.toml"


def gather(
    given: Mapping[str, Any], file: Path | None = None, environment: Mapping[str, str] | None = None
) -> dict[str, Setting]:
    """Return all settings by field of `Settings`.

    `given` are values from the command line.  Raises Invalid if a value elsewhere is wrong, or names no setting.
    """
    environment = os.environ if environment is None else environment
    named = file or (Path(environment[FILE]) if environment.get(FILE) else None)
    source, written = _read_file(named or default_file(environment), must_exist=named is not None)
    found = {}
    for f in fields(Settings):
        if f.name not in OPTIONS:
            continue
        option = OPTIONS[f.name]
        if f.name in given:
            value, place = given[f.name], f"--{option.name}"
            value = frozenset(value) if option.many else value
        elif text := environment.get(option.variable):  # an empty one is as good as none: compose files make them
            value, place = _read(option, text.split(",") if option.many else [text], option.variable), option.variable
        elif option.name in written:
            value, place = _read(option, _texts(option, written[option.name], source), source), source
        else:
            value = f.default_factory() if f.default_factory is not MISSING else f.default
            place = "default"
        found[f.name] = Setting(option, value, place)
    return found


def settings_of(found: Mapping[str, Setting]) -> Settings:
    """Return the settings that a server is started with."""
    return Settings(**{name: setting.value for name, setting in found.items()})


def unknown_variables(environment: Mapping[str, str] | None = None) -> list[str]:
    """Return the variables that look like settings and are none: misspelt ones, usually."""
    environment = os.environ if environment is None else environment
    known = OTHERS | {option.variable for option in OPTIONS.values()}
    return sorted(name for name in environment if name.startswith("DREAMTABLE_") and name not in known)


def _read_file(file: Path, must_exist: bool) -> tuple[str, dict[str, Any]]:
    """Return the name of the file, and what is written in it."""
    try:
        text = file.read_text(encoding="utf-8")
    except (FileNotFoundError, NotADirectoryError) as error:
        if must_exist:
            raise Invalid("no_settings", f"The settings file {file} cannot be read: {error.strerror}.") from error
        return str(file), {}
    except (OSError, UnicodeError) as error:
        why = error.strerror if isinstance(error, OSError) else "it is not UTF-8"
        raise Invalid("no_settings", f"The settings file {file} cannot be read: {why}.") from error
    try:
        written = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise Invalid("bad_setting", f"{file} is not TOML: {error}.") from error
    names = {option.name for option in OPTIONS.values()}
    for name in written:
        if name not in names:
            near = get_close_matches(name.replace("_", "-"), names, 1)
            hint = f" Did you mean {near[0]}?" if near else ""
            raise Invalid("bad_setting", f"{file}: {name} is no setting.{hint}")
    return str(file), written


def _texts(option: Option, value: Any, source: str) -> list[str]:
    """Return what a TOML file says about one setting as it would stand on the command line."""
    values = value if option.many and isinstance(value, list) else [value]
    if any(not isinstance(one, str | int | float) for one in values):
        raise Invalid("bad_setting", f"{source}: {option.name} cannot be a {_kind(value)}.")
    if option.read not in NUMBERS and not all(isinstance(one, str) for one in values):
        raise Invalid("bad_setting", f"{source}: {option.name} is a text: write it in quotes.")
    return [str(one) for one in values]


def _kind(value: Any) -> str:
    """What TOML calls a value that is neither a text nor a number."""
    return "table" if isinstance(value, dict) else "list" if isinstance(value, list) else "time"


def _read(option: Option, texts: list[str], source: str) -> Any:
    try:
        values = [option.read(text.strip()) for text in texts]
    except ValueError as error:
        where = source if source == option.variable else f"{source}: {option.name}"
        raise Invalid("bad_setting", f"{where}: {error}.") from error
    return frozenset(values) if option.many else values[0]
