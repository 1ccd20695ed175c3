"""Dream Diary: find each other's dreams by one adjective at a time, and do not wake the nightmares."""

from dreamtable.kit.game import GameFacts

FACTS = GameFacts(
    title="Dream Diary",
    tagline="One adjective, three hand signals, forty dreams",
    kind="co-operative deduction",
    seats=(2, 6),
    best=4,
    minutes=25,
    credit="Mẫn Trần and Toàn Nguyễn, published by Capital Gains Studio with pictures by Minh Nguyễn",
)
