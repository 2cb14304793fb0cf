#!/usr/bin/env bash
# run.sh: opens the app; where there is no display, plays the same duel in the terminal.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
if [[ $(uname -s) == Linux && -z ${DISPLAY:-}${WAYLAND_DISPLAY:-} ]]; then
  tools/prepare.sh go
  echo "There is no display (DISPLAY and WAYLAND_DISPLAY are empty): playing in the terminal."
  exec env CGO_ENABLED=0 go run ./cmd/duel play
fi
tools/prepare.sh go app
# shellcheck disable=SC2046 # several flags
exec go run $(tools/flags.sh) ./cmd/boardduels
