"""`latrunculi verify`."""

from __future__ import annotations

import secrets
import sys
from pathlib import Path
from typing import Final

from latrunculi.cli.failure import Failure
from latrunculi.kernel import proof, record, registry

GIVEN: Final = {
    "seed": "The seed was given by hand: whoever gave it could know every die before the game began.",
    "position": "The game began from a position that somebody wrote: what stood in it, and the first dice where it "
    "scripts some, were chosen.",
    "record": "The game goes on from a saved game: what happened in that is as its file told it.",
    "branch": "The game goes on from a moment of another game, whose course its players knew.",
    "unknown": "The table is older than the server's account of who chose its dice: somebody may have known them.",
}
"""What a proof does not say of dice that somebody may have known, by `Record.origin`."""


def verify(file: Path, commitment: str) -> int:
    """Throw the dice of a saved game again and say whether they are those of its seed. Returns the exit status."""
    saved = record.read(file)
    game = registry.game(saved.game, saved.setup.pack)
    found = proof.prove(game, saved)
    published = proof.commitment(saved.setup.seed)
    bound = secrets.compare_digest(published, _hash(commitment)) if commitment else None
    lines = [
        _outcomes(found, len(saved.steps)),
        f"Seed: {saved.setup.seed} ({saved.setup.dice})",
        f"SHA-256: {published}",
    ]
    if bound is None:
        lines.append(
            "Whether the seed was fixed before the game, the file alone cannot tell: compare the hash with the one that"
            " was published at the table (--commitment HASH)."
        )
    elif bound:
        lines.append("The seed is the one whose hash was published: it has not been changed since.")
    else:
        lines.append(f"The seed is NOT the one whose hash was published: that was {commitment.lower()}.")
    if saved.earlier or saved.revision != game.revision:
        lines.append(
            "It was played under earlier rules at least in part: where these throw other dice than the present ones,"
            " it departs from the seed for that reason."
        )
    if saved.origin:
        lines.append(GIVEN.get(saved.origin, f"Where the dice come from: {saved.origin}."))
    sys.stdout.write("\n".join(lines) + "\n")
    return 1 if found.deviation or bound is False else 0


def _hash(text: str) -> str:
    if len(text) != 64 or not all(digit in "0123456789abcdef" for digit in text.lower()):
        raise Failure("--commitment: a hash has 64 hexadecimal digits")
    return text.lower()


def _outcomes(found: proof.Proof, steps: int) -> str:
    if found.deviation is not None:
        step = found.deviation.step
        where = f"after step {step} of {steps}" if step else "before the first step"
        return (
            f"The dice do NOT follow from the seed: {where} the record has {_dice(found.deviation.recorded)}, the seed"
            f" gives {_dice(found.deviation.due)}."
        )
    what = f"All {found.outcomes} outcomes of chance in {_steps(steps - found.inherited)} follow from the seed."
    if found.inherited:
        what += f" What {_steps(found.inherited)} before them threw is of another game, and is not proven."
    return what


def _steps(number: int) -> str:
    return "1 step" if number == 1 else f"{number} steps"


def _dice(outcomes: list[int]) -> str:
    return "outcomes " + ", ".join(map(str, outcomes)) if outcomes else "none"
