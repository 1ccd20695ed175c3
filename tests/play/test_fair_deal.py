"""Fair dealing: words that nobody can foresee and everybody can compute."""

import hashlib
import hmac

from dreamtable.play.fair_deal import FairDeal, commitment, new_secret

SECRET = "00" * 31 + "01"


def test_the_commitment_is_the_hash_of_the_secret() -> None:
    assert commitment(SECRET) == hashlib.sha256(bytes.fromhex(SECRET)).hexdigest()
    assert len(new_secret()) == 64 and new_secret() != new_secret()


def test_words_are_hmac_over_entry_block_and_nonces_as_documented() -> None:
    dice = FairDeal(SECRET, ["aa", "bb"]).dice(5, 12)
    block = hmac.new(bytes.fromhex(SECRET), b"dreamtable|5|1|aa|bb", "sha256").digest()
    words = dice[2:]
    assert words[8] == int.from_bytes(block[:4], "big")
    assert len(words) == 16 and all(0 <= w < 2**32 for w in words)


def test_every_entry_nonce_and_secret_deals_differently() -> None:
    dealt = {
        tuple(FairDeal(secret, nonces).dice(seq, 8))
        for secret in (SECRET, "02" * 32)
        for nonces in (["a", "b"], ["a", "c"], ["b", "a"])
        for seq in (1, 2)
    }
    assert len(dealt) == 12


def test_the_luck_of_a_late_friend_stands_in_the_place_of_the_seats() -> None:
    assert FairDeal(SECRET, ["a", "", "c"]).with_nonce(1, "b").dice(4, 8) == FairDeal(SECRET, ["a", "b", "c"]).dice(
        4, 8
    )
