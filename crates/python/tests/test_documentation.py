"""The examples of the documentation run as they stand."""

import contextlib
import io
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
PAGES = ["README.md", "docs/PYTHON.md", "crates/python/README.md"]


def blocks(page):
    """Return the Python blocks of a page with the output that is written below them."""
    text = (ROOT / page).read_text()
    pattern = r"```python\n(.*?)```(?:\n\n```text\n(.*?)```)?"
    return [(page, number, *found) for number, found in enumerate(re.findall(pattern, text, re.S))]


CASES = [case for page in PAGES for case in blocks(page)]


def test_every_page_has_examples():
    assert {page for page, *_ in CASES} == set(PAGES)


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case[0]}-{case[1]}")
def test_example(case, tmp_path, monkeypatch):
    page, _, code, output = case
    monkeypatch.chdir(tmp_path)
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(code, page, "exec"), {"__name__": "__main__"})
    if output:
        assert printed.getvalue() == output


def test_type_stubs_are_those_of_the_compiled_module():
    run = [sys.executable, "-m", "mypy.stubtest", "cartagena._engine"]
    done = subprocess.run(run, capture_output=True, text=True, timeout=240, check=False)
    assert done.returncode == 0, done.stdout


def test_a_small_agent_can_be_trained(tmp_path):
    script = ROOT / "crates/python/examples/train_agent.py"
    picture = tmp_path / "progress.png"
    small = ["--generations", "6", "--evaluations", "2", "--evaluation-games", "20"]
    run = [sys.executable, str(script), *small, "--plot", str(picture)]
    done = subprocess.run(run, capture_output=True, text=True, timeout=240, check=False)
    assert done.returncode == 0, done.stderr
    last = [line for line in done.stdout.splitlines() if "random" in line][-1]
    assert float(re.search(r"random (\d+) %", last)[1]) >= 80, done.stdout
    assert picture.stat().st_size > 5_000
