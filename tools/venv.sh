#!/bin/sh
# Makes a virtual environment with pip from the newest Python 3.11+ found (or from $PYTHON).
# Debian and Ubuntu split the venv module from Python: as root it is installed, otherwise virtualenv serves.
# Usage: tools/venv.sh DIRECTORY
set -eu
target=$1
recent='import sys; sys.exit(sys.version_info < (3, 11))'

python=
for candidate in ${PYTHON:-python3 python3.14 python3.13 python3.12 python3.11}; do
    if "$candidate" -c "$recent" 2>/dev/null; then
        python=$candidate
        break
    fi
done
if [ -z "$python" ]; then
    echo "Latrunculi needs Python 3.11 or newer; none was found. Set PYTHON=/path/to/python3 if it is elsewhere." >&2
    exit 1
fi

make_venv() { rm -rf "$target" && "$python" -m venv "$target" >/dev/null 2>&1; }

make_venv && exit 0
if [ "$(id -u)" -eq 0 ] && command -v apt-get >/dev/null; then
    version=$("$python" -c 'import sys; print("%d.%d" % sys.version_info[:2])')
    echo "Installing python$version-venv ..."
    apt-get update -qq || true
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq "python$version-venv" >/dev/null || true
    make_venv && exit 0
fi
rm -rf "$target"
"$python" -m virtualenv --quiet "$target" 2>/dev/null && exit 0
rm -rf "$target"
echo "Python's venv module is missing: install it (Debian, Ubuntu: apt install python3-venv) and run make again." >&2
exit 1
