#!/bin/sh
# Says in one line what is wrong where Node or npm is missing or too old to build the client.
set -eu
needed='Latrunculi needs Node 20.19 or newer, with npm, to build its browser client'
command -v node >/dev/null && command -v npm >/dev/null || { echo "$needed; it was not found." >&2; exit 1; }
node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)' ||
    { echo "$needed; this is $(node --version)." >&2; exit 1; }
