"""What whoever runs the server has decided: bans, unwanted words, closed tables, invitations, an announcement.

All of it is in the store, so it outlives a restart, and holds on every node that shares the store.
"""

from __future__ import annotations

import ipaddress
import re
import secrets
import time
from collections.abc import Iterable
from enum import StrEnum

from msgspec import Struct

from dreamtable.kit.errors import Illegal, Invalid
from dreamtable.language import profanity
from dreamtable.language.normalize import fold
from dreamtable.tables.store_interface import Store

GUEST = re.compile(r"[\w-]{16}", re.ASCII)  # as Identity.new_guest makes the ids of guests
LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class RuleKind(StrEnum):
    """What a rule of the host is about; its name says about whom or what."""

    GUEST_BAN = "guest_ban"  # the id of a guest; the value is the reason
    ADDRESS_BAN = "address_ban"  # an address or a network; the value is the reason
    WORD = "word"  # a word that no nickname and no line of chat may have
    WORD_LIST = "word_list"  # the name is "rude": the list that comes with the language
    ANNOUNCEMENT = "announcement"  # the name is "all"; the value is the text
    INVITATION = "invitation"  # a code; the value is how many people may still use it
    CLOSED_TABLE = "closed_table"  # the id of a table; the value is the reason


class HostRule(Struct, frozen=True):
    """One decision of whoever runs the server."""

    kind: RuleKind
    name: str
    value: str = ""
    made: float = 0.0  # seconds since 1970


class Moderation:
    """The decisions that hold now, kept in memory to be asked at every request."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._rules: dict[RuleKind, dict[str, HostRule]] = {kind: {} for kind in RuleKind}
        self._networks: list[Network] = []
        self.draining = False  # no table may be laid: the server is about to stop

    # -- what is decided --------------------------------------------------------------------------------------
    async def read(self) -> bool:
        """Read all decisions from the store; return whether anything has changed, by another node perhaps."""
        ((*found,),) = await self._store.run(("SELECT kind, name, value, made FROM host_rules ORDER BY made", ()))
        known = set(RuleKind)
        rules = [HostRule(RuleKind(kind), *rest) for kind, *rest in found if kind in known]
        if rules == list(self.all()):
            return False
        self._rules = {kind: {r.name: r for r in rules if r.kind == kind} for kind in RuleKind}
        self._networks = [ipaddress.ip_network(name) for name in self._rules[RuleKind.ADDRESS_BAN]]
        return True

    async def put(self, kind: RuleKind, name: str, value: str = "") -> HostRule:
        """Decide something; raises Invalid if the name cannot be what the kind is about."""
        if kind is RuleKind.GUEST_BAN and not GUEST.fullmatch(name):  # an address with a slip in it, usually
            raise Invalid("bad_rule", f"{name!r} is neither the id of a guest nor an address nor a network.")
        rule = HostRule(kind, proper_rule_name(kind, name), value, time.time())
        await self._store.run(
            (
                "INSERT INTO host_rules VALUES (?, ?, ?, ?) ON CONFLICT (kind, name) DO UPDATE "
                "SET value = excluded.value, made = excluded.made",
                (rule.kind, rule.name, rule.value, rule.made),
            )
        )
        await self.read()
        return rule

    async def drop(self, kind: RuleKind, name: str) -> None:
        """Take a decision back; raises Illegal if there is none."""
        sql = "DELETE FROM host_rules WHERE kind = ? AND name = ? RETURNING name"
        ((*gone,),) = await self._store.run((sql, (kind, proper_rule_name(kind, name))))
        await self.read()
        if not gone:
            raise Illegal("no_rule", f"There is no such rule: {kind} {name}.")

    def all(self) -> Iterable[HostRule]:
        """All decisions, in the order in which they were made."""
        return sorted((r for kind in self._rules.values() for r in kind.values()), key=lambda r: r.made)

    # -- people -----------------------------------------------------------------------------------------------
    def ban_of(self, guest: str, address: str) -> HostRule | None:
        """The ban that keeps a guest at an address out, or None."""
        if (ban := self._rules[RuleKind.GUEST_BAN].get(guest)) is not None:
            return ban
        if self._networks:
            try:
                where = ipaddress.ip_address(address)
            except ValueError:
                return None
            for network in self._networks:
                if where in network:
                    return self._rules[RuleKind.ADDRESS_BAN][str(network)]
        return None

    def check_guest(self, guest: str, address: str) -> None:
        """Raise Illegal if a guest may not be here."""
        if (ban := self.ban_of(guest, address)) is not None:
            raise Illegal("banned", f"You cannot play on this server. {ban.value}".strip())

    # -- what tables ask: dreamtable.tables.moderation_interface --------------------------------------------
    def check_text(self, text: str) -> None:
        """Raise Illegal if a text has words that are not wanted here."""
        words = self._rules[RuleKind.WORD]
        rude = self._rules[RuleKind.WORD_LIST] and not profanity.clean(text)
        if rude or (words and words.keys() & re.findall(r"[^\W_]+", fold(text))):
            raise Illegal(
                "unwanted_words", "Please say that in other words: the host of this server does not want these."
            )

    def check_table(self, table: str) -> None:
        """Raise Illegal if a table is closed."""
        if (closed := self._rules[RuleKind.CLOSED_TABLE].get(table)) is not None:
            raise Illegal("table_closed", f"The host of this server has closed that table. {closed.value}".strip())

    def check_new_table(self) -> None:
        """Raise Illegal while the server lets its games come to an end."""
        if self.draining:
            raise Illegal("draining", "This server is about to restart; new tables can be laid in a few minutes.")

    @property
    def closed_tables(self) -> dict[str, HostRule]:
        """The tables that are closed."""
        return self._rules[RuleKind.CLOSED_TABLE]

    # -- everybody --------------------------------------------------------------------------------------------
    @property
    def announcement(self) -> str:
        """What everybody is to read, or an empty text."""
        found = self._rules[RuleKind.ANNOUNCEMENT].get("all")
        return found.value if found else ""

    async def use_invitation(self, code: str) -> bool:
        """Use an invitation up by one; return whether it was still good."""
        take = "DELETE FROM host_rules WHERE kind = ? AND name = ? AND value = ? RETURNING name"
        while (rule := self._rules[RuleKind.INVITATION].get(code.strip().upper())) is not None:
            ((*taken,),) = await self._store.run((take, (rule.kind, rule.name, rule.value)))
            if taken:  # nobody else has used it since it was read
                if int(rule.value) > 1:
                    await self.put(rule.kind, rule.name, str(int(rule.value) - 1))
                await self.read()
                return True
            await self.read()
        return False


def invitation_code() -> str:
    """A new code that is long enough not to be guessed."""
    return "".join(secrets.choice(LETTERS) for _ in range(12))


def proper_rule_name(kind: RuleKind, name: str) -> str:
    """The name of a rule in its usual spelling; raises Invalid if it cannot be one."""
    name = name.strip()
    match kind:
        case RuleKind.ADDRESS_BAN:
            try:
                return str(ipaddress.ip_network(name, strict=False))
            except ValueError:
                raise Invalid("bad_rule", f"{name!r} is neither an address nor a network.") from None
        case RuleKind.WORD:
            name = fold(name)
            if not re.fullmatch(r"[^\W_]+", name):
                raise Invalid("bad_rule", "Name one word.")
        case RuleKind.WORD_LIST:
            if name != "rude":
                raise Invalid("bad_rule", "There is one list of words: rude.")
        case RuleKind.ANNOUNCEMENT:
            name = "all"
        case RuleKind.INVITATION:
            name = name.upper()
    if not 0 < len(name) <= 100:
        raise Invalid("bad_rule", "A rule needs a name of at most a hundred letters.")
    return name
