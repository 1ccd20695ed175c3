"""A process that advises: reads turns from its standard input, writes decisions to its standard output.

python -m dreamtable.analysis.advice_worker dreamtable.games '{}'
"""

from __future__ import annotations

from dreamtable.analysis.adviser import Adviser
from dreamtable.bots.worker import run

if __name__ == "__main__":
    run(Adviser)
