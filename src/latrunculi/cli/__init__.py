"""The command line, `latrunculi`. Each command has a module of its own, imported when the command is given.

Results go to standard output; what is said to people besides goes to standard error. An error is one clear line and a
non-zero exit: 1 when what was asked cannot be done, 2 when the command itself is wrong.
"""

from __future__ import annotations

import io
import os
import sys


def main() -> None:
    """Run the command line of this process."""
    _ready_output()
    status = 0
    try:
        from latrunculi.cli.run import run

        status = run(sys.argv[1:])
        sys.stdout.flush()
    except KeyboardInterrupt:  # while the program was still being loaded: commands see to their own
        sys.stderr.write("latrunculi: interrupted\n")
        status = 130
    except OSError as error:
        # Whoever read the output has had enough of it, or a disk is full; nothing may be written at exit either.
        if not (isinstance(error, BrokenPipeError) or status):
            sys.stderr.write(f"latrunculi: {error}\n")
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        status = 1
    sys.exit(status)


def _ready_output() -> None:
    """Let the output take whatever is written: where there is none, and where it cannot show every letter."""
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115 until the program ends
        elif isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
