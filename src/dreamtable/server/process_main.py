"""A server with the settings given as JSON, which prints its port: for benchmarks and tests.

python -m dreamtable.server.process_main '{"data": "/tmp/x", "pace": 0}'
"""

from __future__ import annotations

import sys
from contextlib import suppress
from pathlib import Path

import msgspec

from dreamtable.server import run
from dreamtable.server.settings import Settings


def main() -> None:
    given = msgspec.json.decode(sys.argv[1])
    settings = Settings(**({"port": 0} | given | {"data": Path(given["data"])}))
    run.log_to_stderr("warning")
    door = run.listen(settings)
    port = door.getsockname()[1]
    with suppress(KeyboardInterrupt):  # Ctrl-C reaches whoever started it, too
        run.serve(settings, door, lambda: print(port, flush=True))


if __name__ == "__main__":
    main()
