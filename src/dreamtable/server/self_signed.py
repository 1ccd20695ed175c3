"""Certificates that are signed by nobody else, made with `cryptography` (the extra `https`)."""

from __future__ import annotations

import ipaddress
from collections.abc import Sequence
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID

from dreamtable.kit.errors import Invalid
from dreamtable.server.atomic_write import write_atomically

LIFETIME = timedelta(days=397)  # phones refuse what is good for much longer
RENEWAL = timedelta(days=30)  # before its end a certificate is made anew
PEM = serialization.Encoding.PEM
FOR_EVERYBODY = 0o644  # a certificate is no secret


def keep_certificate(certificate: Path, key: Path, names: Sequence[str]) -> None:
    """Leave a certificate for all these names in a file, and its private key in another: those that are there, if they
    are good for a while, so that no browser has to be asked again.  Raises Invalid if they cannot be written.
    """
    alternatives = [_alternative(name) for name in names]
    if not (key.exists() and _is_good(certificate, alternatives)):
        secret, made = _make(alternatives)
        try:
            key.parent.mkdir(parents=True, exist_ok=True)
            write_atomically(key, secret)
            write_atomically(certificate, made, FOR_EVERYBODY)
        except OSError as wrong:
            why = f"The certificate cannot be written to {key.parent}: {wrong.strerror}."
            raise Invalid("no_store", why) from wrong


def _is_good(certificate: Path, alternatives: Sequence[x509.GeneralName]) -> bool:
    with suppress(OSError, ValueError, x509.ExtensionNotFound):
        kept = x509.load_pem_x509_certificate(certificate.read_bytes())
        known = kept.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
        return set(alternatives) <= set(known) and kept.not_valid_after_utc - datetime.now(UTC) > RENEWAL
    return False


def _make(alternatives: Sequence[x509.GeneralName]) -> tuple[bytes, bytes]:
    """A new private key, and the certificate that it has signed itself."""
    key = ec.generate_private_key(ec.SECP256R1())
    who = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "Dreamtable")])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(who)
        .issuer_name(who)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))  # the clock of a phone may be slow
        .not_valid_after(now + LIFETIME)
        .add_extension(x509.SubjectAlternativeName(alternatives), critical=False)
        .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
        .add_extension(x509.ExtendedKeyUsage([ExtendedKeyUsageOID.SERVER_AUTH]), critical=False)
        .sign(key, hashes.SHA256())
    )
    secret = key.private_bytes(PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    return secret, made.public_bytes(PEM)


def _alternative(name: str) -> x509.GeneralName:
    try:
        return x509.IPAddress(ipaddress.ip_address(name))
    except ValueError:
        return x509.DNSName(name)
