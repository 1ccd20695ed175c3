"""The files that GitHub, compose and citation tools read are valid by their schemas and true to this repository."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import msgspec
import pytest

import dreamtable
from dreamtable import games

ROOT = Path(__file__).resolve().parents[2]
BIN = Path(sys.executable).parent
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
FORMS = sorted(path for path in (ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml") if path.name != "config.yml")
SCHEMAS = {
    "vendor.github-workflows": WORKFLOWS,
    "vendor.github-issue-forms": FORMS,
    "vendor.github-issue-config": [ROOT / ".github" / "ISSUE_TEMPLATE" / "config.yml"],
    "vendor.dependabot": [ROOT / ".github" / "dependabot.yml"],
    "vendor.citation-file-format": [ROOT / "CITATION.cff"],
    "vendor.compose-spec": sorted((ROOT / "deploy").glob("compose*.yaml")),
}
PAGES = ["AGENTS.md", "SECURITY.md", "CODE_OF_CONDUCT.md"]


@pytest.mark.parametrize("schema", SCHEMAS)
def test_a_file_is_valid_by_its_schema(schema: str) -> None:
    files = SCHEMAS[schema]
    done = subprocess.run(
        [BIN / "check-jsonschema", "--builtin-schema", schema, *files], capture_output=True, text=True
    )
    assert files and done.returncode == 0, done.stdout + done.stderr


def test_no_workflow_has_a_hole_that_zizmor_knows() -> None:
    done = subprocess.run([BIN / "zizmor", "--offline", "-q", ROOT / ".github"], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.name)
def test_a_workflow_runs_what_is_there_and_ends(workflow: Path) -> None:
    text = workflow.read_text()
    for script in re.findall(r"\b(?:tools|tests)/[\w/.]+", text):
        assert (ROOT / script).exists(), script
    jobs = msgspec.yaml.decode(text)["jobs"]
    assert all("timeout-minutes" in job for job in jobs.values())


def test_every_system_and_python_is_tried_at_every_push() -> None:
    found = msgspec.yaml.decode((ROOT / ".github" / "workflows" / "test.yml").read_text())
    matrix = found["jobs"]["stranger"]["strategy"]["matrix"]
    assert {system.split("-")[0] for system in matrix["os"]} == {"ubuntu", "macos", "windows"}
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    promised = [kind.split(" :: ")[-1] for kind in project["classifiers"] if kind.startswith("Programming Language")]
    assert matrix["python"] == [version for version in promised if "." in version]


def test_the_version_to_cite_is_this_one() -> None:
    assert str(msgspec.yaml.decode((ROOT / "CITATION.cff").read_text())["version"]) == dreamtable.__version__


def test_a_report_about_a_rule_can_name_every_game() -> None:
    form = msgspec.yaml.decode((ROOT / ".github" / "ISSUE_TEMPLATE" / "rule.yml").read_text())
    options = next(field["attributes"]["options"] for field in form["body"] if field.get("id") == "game")
    assert sorted(options) == sorted(games.load(name).facts.title for name in games.names())


@pytest.mark.parametrize("page", PAGES)
def test_what_a_page_points_to_is_there(page: str) -> None:
    text = (ROOT / page).read_text()
    named = re.findall(r"\]\(([^)#:]+)\)|`((?:src|web|tests|tools|docs|deploy)/[\w/.-]*)`", text)
    for target in (link or path for link, path in named):
        assert (ROOT / target).exists(), f"{page} points to {target}, which is not there"


def test_the_development_container_is_json_and_runs_what_is_there() -> None:
    found = msgspec.json.decode((ROOT / ".devcontainer" / "devcontainer.json").read_bytes())
    launcher, test, folder = found["postCreateCommand"].split()
    assert (ROOT / launcher).exists() and test == "test" and (ROOT / folder).exists()
