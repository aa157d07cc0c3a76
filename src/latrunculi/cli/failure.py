"""What a command may fail of without being at fault itself."""

from __future__ import annotations

import sys


class Failure(Exception):
    """What was asked cannot be done; the message says why."""


def expected(error: Exception) -> bool:
    """Whether an error is about what was asked, so that its message is all there is to say.

    The classes are looked for among the modules that are loaded: a command that loads few must not load more to fail.
    """
    classes: list[type[Exception]] = [Failure, OSError]
    for module, names in _EXPECTED.items():
        if module in sys.modules:
            classes += [getattr(sys.modules[module], name) for name in names]
    return isinstance(error, tuple(classes))


_EXPECTED = {
    "latrunculi.kernel.registry": ("UnknownGame",),
    "latrunculi.kernel.packs": ("UnknownPack",),
    "latrunculi.kernel.game": ("SetupError",),
    "latrunculi.kernel.record": ("RecordError",),
    "latrunculi.kernel.position": ("PositionError",),
    "latrunculi.bots.base": ("UnknownBot",),
    "latrunculi.arena.simulate": ("ProcessDied",),
    "latrunculi.server.limits": ("LimitError",),
    "latrunculi.server.database": ("StorageError",),
}
