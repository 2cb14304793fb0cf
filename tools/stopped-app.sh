#!/usr/bin/env bash
# stopped-app.sh [FLAG…]: plays duels in the app on a virtual screen, stops the program at random moments, and looks
# whether its picture lives on. Needs xvfb, xdotool and imagemagick; without them it says so and looks at nothing.
#   tools/stopped-app.sh                             a few short stops
#   tools/stopped-app.sh -stops 20 -stopped 75s      as on a phone; half an hour
#   tools/stopped-app.sh -run Forgetful              shows the freeze that cmd/boardduels/remembering.go keeps away
# -stopseed N chooses other moments.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
# shellcheck disable=SC2046 # several flags
go test $(tools/flags.sh) -count=1 -v -timeout 2h ./cmd/boardduels -run AStopped -stops 4 "$@"
