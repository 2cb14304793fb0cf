#!/usr/bin/env bash
# played.sh [FLAG…]: plays in the app, in windows on a virtual screen: a game of each board game to its end by taps, as a
# desktop shows it and as a phone does; and what letters' keys do, on keyboards of six layouts. Needs xvfb, xdotool,
# setxkbmap and imagemagick; without them it says so and plays nothing. Flags are go test's: -run BoardsInAWindow/desktop
# plays the games on the desktop, -run Key.*InAWindow the keys. Where SCREENS names a folder, pictures are kept there.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
# shellcheck source=tools/untried.sh
. tools/untried.sh
for tool in Xvfb xauth xdotool setxkbmap import; do
  command -v "$tool" >/dev/null || {
    untried "A window" "$tool is missing (tools/prepare.sh screen installs it on Debian)"
    exit
  }
done
if [[ -n ${SCREENS:-} ]]; then
  mkdir -p "$SCREENS"
  SCREENS=$(realpath "$SCREENS") # tests run in their own folders
  export SCREENS
fi
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# shellcheck disable=SC2046 # several flags
go build $(tools/flags.sh) -o "$work/app" ./cmd/boardduels
WINDOW=$work/app WINDOW_SCREEN=$work/Xvfb_screen0 xvfb-run -a -s "-screen 0 1280x800x24 -nolisten tcp -fbdir $work" \
  go test -count=1 -vet=off -v -timeout 30m ./runtime/app -run 'InAWindow$' "$@"
