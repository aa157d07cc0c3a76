"""What a player waits for, measured in a real browser: from a click to the next question against greedy bots, the
opening of a table, and what moves under the pointer. Prints a line for each game, with the load of the machine in it.

Usage: PYTHONPATH=. .venv/bin/python tools/measure_page.py [--choices 60] [GAME ...]
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import tempfile
from pathlib import Path
from statistics import quantiles
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.conftest import DESKTOP, LARGE_TILES
from tests.browser.server import ALEA, GAME, INVASIONS, OPTIMUS, ULTIMUS, Server, bot, person
from tests.browser.table import look

SCENARIOS = {GAME: "", ULTIMUS: "405-stilicho", ALEA: "49-rubico", OPTIMUS: "085-domitianus", INVASIONS: "375-hunni"}
PASSES = {"done", "decline", "decline-all"}
WATCH = """window.shift = 0;
new PerformanceObserver(list => list.getEntries().forEach(({value}) => window.shift += value))
  .observe({type: 'layout-shift'});"""
"""Every shift counts, those too that follow a click at once."""
CLICK = """action => new Promise(done => {
  const passes = ['done', 'decline', 'decline-all'];
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


def opened(browser: Browser, address: str) -> tuple[Page, float, float, int]:
    """A page that has just come to a table; seconds of work on its main thread, until the map stood, and its bytes."""
    page = browser.new_context(viewport=DESKTOP, locale="fr-FR").new_page()  # type: ignore[arg-type]
    page.add_init_script("localStorage.setItem('latrunculi:pace', 'none')")
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable")
    page.goto(address)
    page.wait_for_function("() => document.querySelector('.pieces [data-area]')")
    stood = page.evaluate("performance.now()") / 1000
    page.wait_for_timeout(1500)
    metrics = {one["name"]: one["value"] for one in session.send("Performance.getMetrics")["metrics"]}
    code = sum(size for name, size in page.evaluate(LOADED) if name.endswith((".js", ".css")))
    return page, metrics["TaskDuration"], stood, code


def play(page: Page, choices: int) -> tuple[list[float], int, int]:
    """Milliseconds of so many choices; how many took over 0.8 s, and in how many of these it was said who thinks."""
    times: list[float] = []
    long = told = 0
    page.evaluate(WATCH)
    while len(times) < choices:
        seen = look(page)
        if seen["over"]:
            break
        wanted = [choice for choice in seen["choices"] if choice["verb"] not in PASSES]
        if not wanted:
            page.wait_for_timeout(50)
            continue
        options = seen["choices"] if len(times) % 4 == 3 else wanted
        took, thought, over = page.evaluate(CLICK, options[len(times) * 7 % len(options)]["action"])
        times.append(took)
        long += took > 800
        told += took > 800 and thought
        if over:
            break
    return times, long, told


def measure(game: str, choices: int) -> dict[str, Any]:
    with Server(Path(tempfile.mkdtemp()), "play") as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium-headless-shell"), args=LARGE_TILES)
        opened(browser, lay(server, game))[0].close()  # the server has read the game
        page, work, stood, code = opened(browser, lay(server, game))
        times, long, told = play(page, choices)
        deciles = quantiles(times, n=10)
        found = {
            "game": game, "choices": len(times), "p50_ms": round(deciles[4]), "p90_ms": round(deciles[8]),
            "max_ms": round(max(times)), "long": long, "told": told, "shift": round(page.evaluate("shift"), 3),
            "work_s": round(work, 2), "map_s": round(stood, 2), "code": code, "load": round(os.getloadavg()[0], 1),
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
