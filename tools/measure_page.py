"""What a player waits for, measured in a real browser: from a click to the next question against greedy bots, the
opening of a table, and what moves under the pointer. Prints a line for each game, with the load of the machine in it.

Besides times by the clock, which hold on a quiet machine alone, it counts the work of processors: of the page's main
thread and of the server (`cpu_`), which a busy machine makes hardly more of. Work that is done one after the other is
what one waits for at least; what the server then thinks of for others is in it, too.

Usage: PYTHONPATH=. .venv/bin/python tools/measure_page.py [--choices 60] [GAME ...]
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path
from statistics import quantiles
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from tests.browser.conftest import DESKTOP, LARGE_TILES
from tests.browser.server import ALEA, GAME, INVASIONS, OPTIMUS, ULTIMUS, Server, bot, person
from tests.browser.table import look

SCENARIOS = {GAME: "", ULTIMUS: "405-stilicho", ALEA: "49-rubico", OPTIMUS: "085-domitianus", INVASIONS: "375-hunni"}
PASSES = ["done", "decline", "decline-all"]
"""What the page chooses by itself where nothing else can be; but for *Empire*, which leaves it to the player."""
WATCH = """window.shift = 0;
new PerformanceObserver(list => list.getEntries().forEach(({value}) => window.shift += value))
  .observe({type: 'layout-shift'});"""
"""Every shift counts, those too that follow a click at once."""
CLICK = """([action, passes]) => new Promise(done => {
  const began = performance.now();
  let [busy, told] = [false, false];
  const watch = new MutationObserver(() => (busy ||= document.querySelector('.prompt[aria-busy=true]') !== null));
  watch.observe(document.body, {attributes: true, attributeFilter: ['aria-busy'], subtree: true});
  const next = () => {
    const prompt = document.querySelector('.prompt');
    const sign = document.querySelector('.prompt .count.thinks');
    told ||= sign !== null && getComputedStyle(sign).visibility === 'visible';
    const waiting = prompt?.getAttribute('aria-busy') === 'true';
    const choices = [...document.querySelectorAll('.choices button[data-verb]')];
    const over = document.querySelector('dialog[open]') !== null;
    const asked = !waiting && choices.some(({dataset}) => !passes.includes(dataset.verb));
    const since = performance.now() - began;
    if (over || (busy && asked) || since > 60000) {
      watch.disconnect();
      done([since, told, over]);
    } else requestAnimationFrame(next);
  };
  document.querySelector(`.choices [data-action='${action}']`).click();
  requestAnimationFrame(next);
})"""
"""Milliseconds from a click until the next question that leaves a choice can be answered; whether meanwhile it was said
that somebody thinks; whether the game is over."""
LOADED = """() => performance.getEntriesByType('resource').map(({name, encodedBodySize}) => [name, encodedBodySize])"""


def lay(server: Server, game: str) -> str:
    """A table against greedy bots, at the address of the one person."""
    seats = 4 if game in (GAME, INVASIONS) else 2
    return server.seat(server.lay([person(), *[bot("greedy")] * (seats - 1)], game=game, scenario=SCENARIOS[game]))


def work_of(session: CDPSession) -> float:
    """Seconds that the main thread of a page has worked."""
    metrics = {one["name"]: one["value"] for one in session.send("Performance.getMetrics")["metrics"]}
    return float(metrics["TaskDuration"])


def work_of_server(server: Server) -> float:
    """Seconds that its process has worked, and those in which its bots think."""
    assert server._process is not None
    ours, ticks = {server._process.pid}, 0
    for path in sorted(Path("/proc").glob("[0-9]*/stat"), key=lambda path: int(path.parent.name)):
        try:
            told = path.read_text("ascii").rsplit(")", 1)[1].split()
        except OSError:
            continue  # it has just ended
        if int(path.parent.name) in ours or int(told[1]) in ours:
            ours.add(int(path.parent.name))
            ticks += int(told[11]) + int(told[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def opened(browser: Browser, address: str) -> tuple[Page, CDPSession, float, int]:
    """A page that has just come to a table, with what asks of its work; seconds until the map stood, and its bytes."""
    page = browser.new_context(viewport=DESKTOP, locale="fr-FR").new_page()  # type: ignore[arg-type]
    page.add_init_script("localStorage.setItem('latrunculi:pace', 'none')")
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    page.goto(address)
    page.wait_for_function("() => document.querySelector('.pieces [data-area]')")
    stood = page.evaluate("performance.now()") / 1000
    page.wait_for_timeout(1500)
    code = sum(size for name, size in page.evaluate(LOADED) if name.endswith((".js", ".css")))
    return page, session, stood, code


def play(
    page: Page, choices: int, passes: list[str], work: Callable[[], float]
) -> tuple[list[float], list[float], int, int]:
    """Milliseconds of so many choices, by the clock and of work; how many took over 0.8 s, and in how many of these it
    was said who thinks."""
    times: list[float] = []
    costs: list[float] = []
    long = told = 0
    page.evaluate(WATCH)
    while len(times) < choices:
        seen = look(page)
        if seen["over"]:
            break
        wanted = [choice for choice in seen["choices"] if choice["verb"] not in passes]
        if not wanted:
            page.wait_for_timeout(50)
            continue
        options = seen["choices"] if len(times) % 4 == 3 else wanted
        before = work()
        took, thought, over = page.evaluate(CLICK, [options[len(times) * 7 % len(options)]["action"], passes])
        times.append(took)
        costs.append(1000 * (work() - before))
        long += took > 800
        told += took > 800 and thought
        if over:
            break
    return times, costs, long, told


def measure(game: str, choices: int) -> dict[str, Any]:
    with Server(Path(tempfile.mkdtemp()), "play") as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium-headless-shell"), args=LARGE_TILES)
        opened(browser, lay(server, game))[0].close()  # the server has read the game
        page, session, stood, code = opened(browser, lay(server, game))
        opening = work_of(session)
        passes = [] if game == GAME else PASSES
        times, costs, long, told = play(page, choices, passes, lambda: work_of(session) + work_of_server(server))
        deciles, work = quantiles(times, n=10), quantiles(costs, n=10)
        found = {
            "game": game, "choices": len(times), "p50_ms": round(deciles[4]), "p90_ms": round(deciles[8]),
            "max_ms": round(max(times)), "long": long, "told": told, "shift": round(page.evaluate("shift"), 3),
            "cpu_p50_ms": round(work[4]), "cpu_p90_ms": round(work[8]), "cpu_opening_s": round(opening, 2),
            "map_s": round(stood, 2), "code": code, "load": round(os.getloadavg()[0], 1),
        }  # fmt: skip
        browser.close()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(SCENARIOS))
    parser.add_argument("--choices", type=int, default=60)
    wanted = parser.parse_args()
    for game in wanted.games:
        print(json.dumps(measure(game, wanted.choices)), flush=True)


if __name__ == "__main__":
    main()
