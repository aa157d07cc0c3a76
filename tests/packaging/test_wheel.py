"""The wheel alone, in an environment of its own, serves the page."""

import os
import re
import shutil
import signal
import subprocess
import sys
import sysconfig
import time
import urllib.error
import urllib.request
import zipfile
from pathlib import Path

import pytest

from tests.patience import PATIENCE, free_port


@pytest.fixture(scope="module")
def wheel(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The pure wheel, built from a copy so that the tree stays as it is."""
    page = root / "src" / "latrunculi" / "server" / "static" / "index.html"
    assert page.is_file(), "the browser client is not built: run `make client`"
    copy = tmp_path_factory.mktemp("source")
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
        shutil.copy(root / name, copy)
    shutil.copytree(root / "src", copy / "src", ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
    target = tmp_path_factory.mktemp("dist")
    pip("wheel", "--no-deps", "--no-build-isolation", "--no-index", "--wheel-dir", str(target), str(copy))
    (built,) = target.glob("latrunculi-*.whl")
    return built


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of commands of an environment that holds the wheel, and borrows only its dependencies."""
    home = tmp_path_factory.mktemp("installed")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(home)], check=True)
    (packages,) = (home / "lib").glob("python3*/site-packages")
    # Paths named in a .pth come after the environment's own packages, and the .pth files in them are not
    # followed: a development install of latrunculi beside the dependencies stays out of sight.
    (packages / "dependencies.pth").write_text(sysconfig.get_path("purelib") + "\n", encoding="utf-8")
    pip("--python", str(home / "bin" / "python"), "install", "--no-deps", "--no-index", str(wheel))
    return home / "bin"


def pip(*arguments: str) -> None:
    result = subprocess.run(
        [sys.executable, "-m", "pip", *arguments], env=clean_environment(), capture_output=True, text=True
    )
    assert result.returncode == 0, result.stdout + result.stderr


def clean_environment(**extra: str) -> dict[str, str]:
    """The environment without what would let the source tree in."""
    return {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")} | extra


def fetch(address: str) -> tuple[str, bytes]:
    """Content type and body."""
    with urllib.request.urlopen(address, timeout=PATIENCE) as answer:
        return answer.headers["content-type"], answer.read()


def fetch_when_ready(address: str, server: subprocess.Popen[bytes], log: Path) -> tuple[str, bytes]:
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            return fetch(address)
        except urllib.error.URLError:
            assert server.poll() is None, f"the server ended by itself:\n{log.read_text()}"
            assert time.monotonic() < deadline, f"no answer within {PATIENCE} s:\n{log.read_text()}"
            time.sleep(0.1)


def test_wheel_is_pure_and_carries_client_and_data(wheel: Path, root: Path) -> None:
    assert wheel.name.endswith("-py3-none-any.whl")
    inside = set(zipfile.ZipFile(wheel).namelist())
    package = root / "src"
    wanted = {
        path.relative_to(package).as_posix()
        for path in (package / "latrunculi").rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    assert wanted <= inside, f"left out: {sorted(wanted - inside)}"
    assert not [name for name in inside if name.startswith(("tests/", "client/", "tools/"))]


def test_installed_wheel_serves_the_page(installed: Path, root: Path, tmp_path: Path) -> None:
    log = tmp_path / "log"
    port = free_port()
    with log.open("wb") as output:
        server = subprocess.Popen(
            [installed / "latrunculi", "serve", "--port", str(port)],
            cwd=tmp_path,
            env=clean_environment(XDG_DATA_HOME=str(tmp_path / "data")),
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
        )
    try:
        kind, page = fetch_when_ready(f"http://127.0.0.1:{port}/", server, log)
        assert kind.startswith("text/html")
        script = re.search(r'<script[^>]* src="(/assets/[^"]+\.js)"', page.decode())
        assert script, page.decode()
        kind, body = fetch(f"http://127.0.0.1:{port}{script[1]}")
        assert "javascript" in kind
        assert body == (root / "src/latrunculi/server/static" / script[1].lstrip("/")).read_bytes()
    finally:
        server.send_signal(signal.SIGTERM)
        server.wait(timeout=PATIENCE)


def test_installed_wheel_lists_its_games(installed: Path, tmp_path: Path) -> None:
    """The data of the games came along too: listing them reads it."""
    run = subprocess.run(
        [installed / "latrunculi", "games", "--json"],
        cwd=tmp_path,
        env=clean_environment(XDG_DATA_HOME=str(tmp_path)),
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert run.returncode == 0, run.stderr
    assert '"history-of-the-roman-empire"' in run.stdout
