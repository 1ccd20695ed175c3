"""How the sixty anchor adjectives, for which every picture is scored, relate to one another and to other adjectives."""

from __future__ import annotations

from functools import cache
from pathlib import Path

THESAURUS = Path(__file__).parent / "data" / "anchor_thesaurus.txt"

OPPOSED: tuple[tuple[str, str], ...] = (
    ("happy", "sad"),
    ("happy", "gloomy"),
    ("happy", "angry"),
    ("happy", "lonely"),
    ("happy", "scary"),
    ("sad", "funny"),
    ("sad", "festive"),
    ("sad", "playful"),
    ("gloomy", "bright"),
    ("gloomy", "hopeful"),
    ("gloomy", "playful"),
    ("gloomy", "festive"),
    ("gloomy", "colorful"),
    ("gloomy", "cozy"),
    ("scary", "cozy"),
    ("scary", "funny"),
    ("scary", "tender"),
    ("scary", "peaceful"),
    ("peaceful", "angry"),
    ("peaceful", "dangerous"),
    ("peaceful", "loud"),
    ("peaceful", "wild"),
    ("lonely", "crowded"),
    ("lonely", "festive"),
    ("lonely", "cozy"),
    ("angry", "tender"),
    ("angry", "quiet"),
    ("boring", "magical"),
    ("boring", "colorful"),
    ("boring", "dangerous"),
    ("dark", "bright"),
    ("dark", "colorful"),
    ("dark", "light"),
    ("cold", "hot"),
    ("cold", "cozy"),
    ("wet", "dry"),
    ("soft", "sharp"),
    ("soft", "loud"),
    ("heavy", "light"),
    ("loud", "quiet"),
    ("loud", "sleepy"),
    ("big", "tiny"),
    ("crowded", "empty"),
    ("crowded", "quiet"),
    ("old", "modern"),
    ("fast", "slow"),
    ("fast", "sleepy"),
    ("sleepy", "wild"),
    ("natural", "mechanical"),
    ("dangerous", "cozy"),
    ("dangerous", "tender"),
    ("blue", "red"),
    ("blue", "golden"),
    ("blue", "green"),
    ("red", "green"),
    ("red", "golden"),
    ("high", "deep"),
    ("high", "tiny"),
)
"""Pairs of anchors that contradict each other; word vectors put such opposites close together."""


@cache
def opposites() -> tuple[tuple[str, str], ...]:
    """Every contradicting pair in both orders."""
    return OPPOSED + tuple((right, left) for left, right in OPPOSED)


@cache
def thesaurus() -> dict[str, list[str]]:
    """For each adjective of the hand-written thesaurus the anchors that people would use it for."""
    found: dict[str, list[str]] = {}
    for line in THESAURUS.read_text("utf-8").splitlines():
        anchor, _, similar = line.partition(":")
        for word in similar.split():
            found.setdefault(word, []).append(anchor)
    return found
