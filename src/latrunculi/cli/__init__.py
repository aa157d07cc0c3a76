"""The command line, `latrunculi`. Each command has a module of its own, imported when the command is given.

Results go to standard output; what is said to people besides goes to standard error. An error is one clear line and a
non-zero exit: 1 when what was asked cannot be done, 2 when the command itself is wrong.
"""

from __future__ import annotations

import os
import sys


def main() -> None:
    """Run the command line of this process."""
    from latrunculi.cli.run import run

    try:
        status = run(sys.argv[1:])
        sys.stdout.flush()
    except BrokenPipeError:
        # Whoever read the output has had enough of it; nothing may be written at exit either.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        status = 1
    sys.exit(status)
