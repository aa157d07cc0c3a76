#!/bin/sh
# Provides PostgreSQL for the tests of a server with two processes: one that is there, else the distribution's where
# root can install it. The tests start a private one of their own; nothing is left running.
# Usage: tools/postgres.sh
set -eu
is_there() {
    command -v initdb >/dev/null && command -v postgres >/dev/null && return 0
    for there in /usr/lib/postgresql/*/bin/initdb; do
        [ -x "$there" ] && return 0
    done
    return 1
}

is_there && exit 0
if [ "$(id -u)" -eq 0 ] && command -v apt-get >/dev/null; then
    echo "Installing PostgreSQL for the tests ..."
    # The package would start a server for the whole machine.
    mkdir -p /etc/postgresql-common
    [ -e /etc/postgresql-common/createcluster.conf ] ||
        echo "create_main_cluster = false" >/etc/postgresql-common/createcluster.conf
    apt-get update -qq || true
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends postgresql >/dev/null || true
    is_there && exit 0
fi
echo "No PostgreSQL for the tests: install it (Debian: apt install postgresql) and run make again." >&2
exit 1
