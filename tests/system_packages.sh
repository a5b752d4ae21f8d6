#!/bin/sh
# Installs the programs that tests need and that are missing: PostgreSQL, tmux and npm.
set -eu

missing=""
ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null \
  || missing="$missing postgresql"
command -v tmux >/dev/null || missing="$missing tmux"
command -v npm >/dev/null || missing="$missing npm"
[ -n "$missing" ] || exit 0

as_root=""
[ "$(id -u)" = 0 ] || as_root="sudo -n"
$as_root apt-get update -qq
# shellcheck disable=SC2086 - several words on purpose
$as_root apt-get install -qq -y --no-install-recommends $missing
