#!/bin/sh
# Provides a Chromium for the browser tests: one on the PATH, where root can install it the distribution's shell
# without windows, else the browser-test tool's own download.
# Usage: tools/chromium.sh VENV/bin
set -eu
bin=$1
on_path() {
    for name in "$@"; do
        command -v "$name" >/dev/null && "$name" --version >/dev/null 2>&1 && return 0
    done
    return 1
}
install() {
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq "$@" fonts-liberation >/dev/null 2>&1
}

# The shell is the same engine without the browser around it, which takes a sixth of a test's work.
shell=chromium-headless-shell
on_path $shell && exit 0
if [ "$(id -u)" -eq 0 ] && command -v apt-get >/dev/null; then
    echo "Installing Chromium for the browser tests ..."
    apt-get update -qq || true
    install $shell && on_path $shell && exit 0
    on_path chromium chromium-browser google-chrome && exit 0
    # Ubuntu's package of this name only fetches a snap, which containers cannot run: on_path tells.
    install chromium && on_path chromium && exit 0
    "$bin/playwright" install --with-deps chromium && exit 0
else
    on_path chromium chromium-browser google-chrome && exit 0
    "$bin/playwright" install chromium && exit 0
fi
echo "No Chromium for the browser tests: install one (Debian: apt install chromium) and run make again." >&2
exit 1
