"""`--language`: in which language a command tells a game."""

from __future__ import annotations

from argparse import ArgumentParser

from dreamtable.messages import languages, system_language


def add_language(parser: ArgumentParser) -> None:
    """Add `--language` to a command; without it, the language of the terminal is spoken."""
    spoken = languages()
    parser.add_argument(
        "--language", choices=list(spoken), default=system_language(), help="of the sentences (default: the terminal's)"
    )
