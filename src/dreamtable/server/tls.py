"""The certificate of a server that speaks HTTPS by itself: one that is given, or one that is made and kept here.

What is made here nobody else has signed, so a browser says once that it does not know it.  It names every address of
this machine, so that the same one serves all phones of the local network.
"""

from __future__ import annotations

import hashlib
import socket
import ssl
from pathlib import Path
from typing import NamedTuple

from dreamtable.kit.errors import Invalid
from dreamtable.server.phone_addresses import own_hosts
from dreamtable.server.settings import EVERYWHERE, LOOPBACK, Settings

CERTIFICATE, KEY = "certificate.pem", "certificate-key.pem"  # in the data folder
END = "-----END CERTIFICATE-----"
LONGEST_NAME = 63  # characters between two dots: a certificate takes no more


class TlsFiles(NamedTuple):
    """A certificate chain and its private key, as PEM files."""

    certificate: Path
    key: Path
    made_here: bool  # so browsers do not know it


def tls_files(settings: Settings) -> TlsFiles | None:
    """The certificate of a server, made if need be; None over plain HTTP.  Raises Invalid if it cannot be used."""
    if not settings.secure:
        return None
    if settings.certificate or settings.certificate_key:
        if not (settings.certificate and settings.certificate_key):
            raise Invalid(
                "bad_certificate", "Name both: the certificate with --certificate, its key with --certificate-key."
            )
        found = TlsFiles(Path(settings.certificate), Path(settings.certificate_key), made_here=False)
    else:
        found = TlsFiles(settings.data / CERTIFICATE, settings.data / KEY, made_here=True)
        _keep_own(found, certified_names(settings))
    try:
        ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER).load_cert_chain(found.certificate, found.key)
    except OSError as wrong:  # an SSLError is one, too
        why = f"The certificate {found.certificate} with the key {found.key} cannot be used: {wrong.strerror}."
        raise Invalid("bad_certificate", why) from wrong
    return found


def _keep_own(files: TlsFiles, names: list[str]) -> None:
    try:
        from dreamtable.server.self_signed import keep_certificate
    except ImportError as missing:
        why = "To make a certificate, pip install 'dreamtable[https]'; or name yours with --certificate."
        raise Invalid("no_tls", why) from missing
    keep_certificate(files.certificate, files.key, names)


def certified_names(settings: Settings) -> list[str]:
    """All names and addresses under which a browser may look for this server."""
    own = socket.gethostname().lower()
    names = LOOPBACK | settings.names | {own, f"{own.partition('.')[0]}.local", settings.host.lower()}
    if settings.lan:
        names |= set(own_hosts())
    return sorted(name for name in names - EVERYWHERE if all(0 < len(x) <= LONGEST_NAME for x in name.split(".")))


def fingerprint(certificate: Path) -> str:
    """The SHA-256 of a certificate, as browsers show it."""
    first, end, _ = certificate.read_text(encoding="ascii").partition(END)
    return hashlib.sha256(ssl.PEM_cert_to_DER_cert(first + end)).digest().hex(":").upper()
