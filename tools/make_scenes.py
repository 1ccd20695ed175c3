"""Write src/dreamtable/games/dream_diary/words/data/scenes.json from the picture files that the artists wrote.

python tools/make_scenes.py            writes the file
python tools/make_scenes.py --check    says whether it is up to date

Each picture of Dream Diary, art/diary/NN_name.svg, has a NN_name.toml beside it: number, title, description, and how
well each of the sixty anchor adjectives fits, from 0 to 100.
"""

from __future__ import annotations

import json
import sys
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PICTURES = ROOT / "art" / "diary"
OUT = ROOT / "src" / "dreamtable" / "games" / "dream_diary" / "words" / "data" / "scenes.json"
SCENES, ANCHORS = 40, 60


def read(file: Path, anchors: list[str]) -> dict[str, Any]:
    """One scene from its file; exits with the reason if the file is not complete."""
    scene = tomllib.loads(file.read_text(encoding="utf-8"))
    scores = scene["scores"]
    if sorted(scores) != sorted(anchors) or not all(0 <= x <= 100 for x in scores.values()):
        raise SystemExit(f"{file.name}: every anchor adjective needs a score from 0 to 100, and nothing else has one")
    if scene["number"] != int(file.stem[:2]):
        raise SystemExit(f"{file.name}: its number is {scene['number']}")
    return {
        "number": scene["number"],
        "title": scene["title"],
        "description": scene["description"],
        "picture": file.stem,
        "scores": [scores[name] for name in anchors],
    }


def text() -> str:
    """The JSON text of all scenes."""
    files = sorted(PICTURES.glob("[0-9][0-9]_*.toml"))
    anchors = list(tomllib.loads(files[0].read_text(encoding="utf-8"))["scores"])
    scenes = [read(file, anchors) for file in files]
    if [s["number"] for s in scenes] != list(range(1, SCENES + 1)) or len(anchors) != ANCHORS:
        raise SystemExit(f"there must be {SCENES} scenes with {ANCHORS} scores each")
    rows = ",\n".join(json.dumps(scene, ensure_ascii=False, separators=(",", ":")) for scene in scenes)
    return f'{{"anchors":{json.dumps(anchors, separators=(",", ":"))},\n"scenes":[\n{rows}\n]}}\n'


def main() -> int:
    made = text()
    if "--check" in sys.argv[1:]:
        fresh = OUT.is_file() and OUT.read_text(encoding="utf-8") == made
        print("up to date" if fresh else "scenes.json is out of date; run tools/make_scenes.py")
        return 0 if fresh else 1
    OUT.write_text(made, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
