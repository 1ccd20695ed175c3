"""`./dreamtable` in a checkout that was copied or moved runs the sources that are there, not those of the old place."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType

import hatch_build
import pytest

ROOT = Path(__file__).parent.parent
WHERE = "from pathlib import Path\nprint(Path(__file__).resolve().parents[2])\n"  # a program that tells its checkout
ENV = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}  # as a user has it
LONG = " ".join(["a folder whose name is long and has spaces in it"] * 4)


def launcher() -> ModuleType:
    """The launcher as a module."""
    loader = SourceFileLoader("launcher", str(ROOT / "dreamtable"))
    spec = spec_from_loader("launcher", loader)
    assert spec is not None
    module = module_from_spec(spec)
    loader.exec_module(module)
    return module


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A small checkout that is set up: the real launcher, a program that tells where it is, and a real venv."""
    root = tmp_path / "old"
    package = root / "src" / "dreamtable"
    package.mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "__main__.py").write_text(WHERE)
    for name in ("dreamtable", "hatch_build.py", "pyproject.toml", "requirements.lock", "requirements-dev.lock"):
        shutil.copy(ROOT / name, root / name)
    web = hatch_build.output(root)
    web.mkdir()
    (web / ".stamp").write_text(hatch_build.digest(root / "web"))
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", root / ".venv"], check=True)
    (site_packages,) = (root / ".venv").glob("lib/python*/site-packages")
    (site_packages / "_editable_impl_dreamtable.pth").write_text(str(root / "src"))
    script = root / ".venv" / "bin" / "where"
    script.write_text(f"#!{root}/.venv/bin/python\nfrom dreamtable import __main__\n")
    script.chmod(0o755)
    (root / ".venv" / ".stamp").write_text(launcher().locked_versions(root))
    return root


def run(*command: object) -> subprocess.CompletedProcess[str]:
    """Run a command, which must succeed."""
    done = subprocess.run([str(c) for c in command], capture_output=True, text=True, env=ENV)
    assert done.returncode == 0, done.stderr
    return done


def assert_runs_here(root: Path, repaired: bool) -> None:
    """The launcher and the scripts of its venv run the sources of `root`; the launcher says what it repairs, once."""
    first, second = run(sys.executable, root / "dreamtable"), run(sys.executable, root / "dreamtable")
    assert first.stdout.strip() == second.stdout.strip() == str(root)
    assert ("copied or moved" in first.stderr) == repaired and len(first.stderr.splitlines()) == repaired
    assert second.stderr == ""
    assert run(root / ".venv" / "bin" / "where").stdout.strip() == str(root)


def test_a_checkout_that_stays_where_it_is_needs_no_repair(checkout: Path) -> None:
    assert_runs_here(checkout, repaired=False)


@pytest.mark.parametrize("name", ["new", LONG])
def test_a_copied_checkout_runs_its_own_sources(checkout: Path, name: str) -> None:
    copy = checkout.parent / name
    run("cp", "-r", checkout, copy)
    assert run(copy / ".venv" / "bin" / "where").stdout.strip() == str(checkout), "what the repair is for"
    assert_runs_here(copy, repaired=True)
    assert_runs_here(checkout, repaired=False)


def test_a_checkout_may_be_moved_again_and_again(checkout: Path) -> None:
    for name in ("new", LONG, "newer"):
        checkout = checkout.rename(checkout.parent / name)
        assert_runs_here(checkout, repaired=True)


def test_scripts_of_another_place_are_found_even_if_the_package_is_reinstalled(checkout: Path) -> None:
    moved = checkout.rename(checkout.parent / "new")
    (package,) = launcher().editable_packages(moved / ".venv")
    package.write_text(str(moved / "src"))
    assert launcher().is_misplaced(moved / ".venv", moved)
    assert_runs_here(moved, repaired=True)


def test_a_venv_whose_python_is_gone_is_made_again(checkout: Path) -> None:
    for link in (checkout / ".venv" / "bin").glob("python*"):
        link.unlink()
        link.symlink_to("/no/such/python")
    made = subprocess.run(
        [sys.executable, checkout / "dreamtable"], capture_output=True, text=True, env=ENV | {"PIP_NO_INDEX": "1"}
    )
    assert "making .venv" in made.stderr and "installing Python packages" in made.stderr
    assert (checkout / ".venv" / "bin" / "python").exists()
