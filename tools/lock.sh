#!/bin/sh
# Writes requirements/{play,dev}.lock anew: exact versions and hashes, for every platform, naming no index.
# Usage: tools/lock.sh [--upgrade]
set -eu
cd "$(dirname "$0")/.."
command -v uv >/dev/null || { echo "tools/lock.sh needs uv (pip install uv)." >&2; exit 1; }
compile() {
    uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-annotate --no-header \
        --no-emit-index-url --no-emit-find-links "$@"
}
compile pyproject.toml requirements/play.in --output-file requirements/play.lock "${@}"
compile pyproject.toml requirements/play.in --all-extras --constraint requirements/play.lock \
    --output-file requirements/dev.lock "${@}"
