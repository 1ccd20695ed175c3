"""HTTPS without a proxy: a certificate that is made and kept, or one that is given."""

from __future__ import annotations

import ssl
import subprocess
import sys
from pathlib import Path

import pytest

from dreamtable.kit.errors import Invalid
from dreamtable.server.server_process import ServerProcess, same_sources
from dreamtable.server.settings import Settings, lan_address
from dreamtable.server.tls import fingerprint, tls_files
from support.http import get


def knowing(certificate: Path) -> ssl.SSLContext:
    """What a browser checks that knows this certificate and no other."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.load_verify_locations(certificate)
    return context


def test_the_server_is_found_under_every_address_and_its_cookies_are_for_https_only(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, https=True, lan=True)
    try:
        trusted = knowing(tmp_path / "certificate.pem")
        for host in ("127.0.0.1", "localhost", lan_address()):
            met = get(f"https://{host}:{server.port}/api/v1/me", verify=trusted)
            assert met.status_code == 200 and met.headers["set-cookie"].endswith("; Secure")
        links = get(f"{server.address}/api/v1/addresses", verify=trusted).json()["links"]
        assert links[0] == f"https://{lan_address()}:{server.port}"
    finally:
        server.stop()


def test_it_says_what_phones_will_ask(tmp_path: Path) -> None:
    options = ["--lan", "--https", "--port", "0", "--data", str(tmp_path), "--no-open"]
    command = [sys.executable, "-m", "dreamtable", "serve", *options]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, encoding="utf-8", env=same_sources()) as served:
        assert served.stdout is not None
        said = ""
        while "(SHA-256)" not in said:
            line = served.stdout.readline()
            assert line, said
            said += line
        said += served.stdout.readline()
        served.terminate()
        served.stdout.read()
    assert "Dreamtable is open at https://localhost:" in said and "warns once" in said
    assert fingerprint(tmp_path / "certificate.pem") in said


def test_a_certificate_is_kept_until_the_machine_has_another_name(tmp_path: Path) -> None:
    first = tls_files(Settings(tmp_path, https=True))
    assert first is not None and first.made_here
    made = first.certificate.read_bytes()
    assert first.key.stat().st_mode & 0o077 == 0, "nobody else reads the key"
    assert tls_files(Settings(tmp_path, https=True)) == first and first.certificate.read_bytes() == made
    tls_files(Settings(tmp_path, https=True, names=frozenset({"dreams.example"})))
    assert first.certificate.read_bytes() != made


def test_a_certificate_of_ones_own_is_taken_and_named_if_it_is_none(tmp_path: Path) -> None:
    made = tls_files(Settings(tmp_path / "made", https=True))
    assert made is not None
    own = Settings(tmp_path, certificate=str(made.certificate), certificate_key=str(made.key))
    assert own.secure and tls_files(own) == (made.certificate, made.key, False)
    assert tls_files(Settings(tmp_path)) is None
    (tmp_path / "none.pem").write_text("no certificate")
    for certificate, key in (
        (made.certificate, ""),
        (tmp_path / "gone.pem", made.key),
        (tmp_path / "none.pem", made.key),
    ):
        with pytest.raises(Invalid) as refused:
            tls_files(Settings(tmp_path, certificate=str(certificate), certificate_key=str(key)))
        assert refused.value.code == "bad_certificate"
