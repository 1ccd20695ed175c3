"""The command line."""

from __future__ import annotations

import argparse

import dreamtable


def main() -> None:
    ask = argparse.ArgumentParser(prog="dreamtable", description="An online table for five games about dreams.")
    ask.add_argument("--version", action="version", version=f"dreamtable {dreamtable.__version__}")
    ask.parse_args()


if __name__ == "__main__":
    main()
