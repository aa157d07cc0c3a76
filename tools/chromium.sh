#!/bin/sh
# Provides a Chromium for the browser tests: one on the PATH, else the distribution's where root can install
# it, else the browser-test tool's own download.
# Usage: tools/chromium.sh VENV/bin
set -eu
bin=$1
on_path() {
    for name in chromium chromium-browser google-chrome; do
        command -v "$name" >/dev/null && "$name" --version >/dev/null 2>&1 && return 0
    done
    return 1
}

on_path && exit 0
root=no
[ "$(id -u)" -eq 0 ] && command -v apt-get >/dev/null && root=yes
if [ $root = yes ]; then
    echo "Installing Chromium for the browser tests ..."
    apt-get update -qq || true
    # Ubuntu's package of this name only fetches a snap, which containers cannot run: on_path tells.
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium fonts-liberation >/dev/null 2>&1 || true
    on_path && exit 0
    "$bin/playwright" install --with-deps chromium && exit 0
else
    "$bin/playwright" install chromium && exit 0
fi
echo "No Chromium for the browser tests: install one (Debian: apt install chromium) and run make again." >&2
exit 1
