"""Leduc hold'em: there is nothing to choose."""

from __future__ import annotations

from dreamtable.kit.options import GameOptions


class Options(GameOptions, frozen=True):
    """A table plays the one game that papers write about."""
