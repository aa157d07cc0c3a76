"""The adviser of *Invasions* is asked every kind of question that games come to, in every scenario.

What a compiled build reckons otherwise shows where the question is asked, and some are rare: random games lead there,
and only the first few questions of each kind are answered.
"""

from __future__ import annotations

import itertools
import math
from collections import Counter

import pytest

from latrunculi.games.invasions.advice.heuristics import Aetius
from latrunculi.games.invasions.components.scenarios import SCENARIO
from tests.games.invasions.play import choices

FEW = 2
"""Answers to questions of one kind: of a procedure at a step."""
MOST = 3000
"""Choices of a random game."""
SEATS = {"350-invasiones": 4, "375-hunni": 2, "376-discipuli": 4, "425-occidens": 4, "525-iustinianus": 3}
COMMON = {"audience", "decrees", "movement"}


@pytest.mark.parametrize("scenario", list(SCENARIO))
def test_there_is_an_opinion_on_each_kind_of_question(scenario: str) -> None:
    adviser, answered, names = Aetius(), Counter[tuple[str, str]](), set()
    for g in itertools.islice(choices(scenario, 2, SEATS[scenario]), MOST):
        frame, options = g.stack[-1], g.legal(g.actor)
        kind = frame.NAME, frame.step
        answered[kind] += 1
        if answered[kind] > FEW or len(options) < 2:
            continue
        names.add(frame.NAME)
        opinions = adviser.prefer(g, g.actor, options)
        assert len(opinions) == len(options)
        assert all(math.isfinite(opinion) for opinion in opinions)
        adviser.reasons(g, g.actor, options[opinions.index(max(opinions))])
        assert math.isfinite(adviser.evaluate(g, g.actor))
    assert names >= COMMON
    assert len(answered) > 10
