#!/usr/bin/env bash
# frames.sh: measures how long the app's thread of pictures has the processor from one picture to the next, the toolkit's
# painting included, while the first duel is played by keys in a real window of 1280 × 800. The processor draws that
# window, in threads of its own. Needs xvfb, xdotool and cc on Linux for x86; without them it says so and measures nothing.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
# shellcheck source=tools/untried.sh
. tools/untried.sh

for needed in xvfb-run xdotool cc; do
  if [[ $(uname -sm) != "Linux x86_64" ]] || ! command -v $needed >/dev/null; then
    untried "Frames" "there is no $needed, or this isn't Linux for x86"
    exit
  fi
done
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# shellcheck disable=SC2046 # a flag, or nothing
go build $(tools/flags.sh 2>/dev/null) -ldflags '-s -w' -o "$work/" ./cmd/boardduels
cc -shared -fPIC -O2 -Wall -o "$work/swaps.so" tools/frames/swaps.c -ldl

export SWAPS=$work/swaps LIBGL_ALWAYS_SOFTWARE=1
# shellcheck disable=SC2016 # the inner shell expands them
shown=$(timeout -k 2 300 xvfb-run -a -s '-screen 0 1280x800x24 -nolisten tcp' bash -euc '
  LD_PRELOAD=$1/swaps.so "$1/boardduels" --data "$1/data" --lang en 2>/dev/null &
  app=$!
  until window=$(xdotool search --onlyvisible --pid "$app" 2>/dev/null | head -1) && [[ -n $window ]]; do sleep 0.2; done
  sleep 2
  xdotool windowmove "$window" 0 0 windowsize "$window" 1280 800
  sleep 3
  wc -l <"$SWAPS"
  xdotool mousemove 640 447 click 1
  sleep 3
  xdotool key Return
  sleep 4
  wc -l <"$SWAPS"
  for _ in {1..14}; do
    for key in 1 Return 2 Return 3 Return e; do xdotool key $key; sleep 0.5; done
    sleep 1
  done
  kill "$app"; wait "$app" || true' _ "$work" 2>/dev/null)
read -r started seated <<<"${shown//$'\n'/ }"
((seated > started)) || { echo "frames: no duel was shown" >&2; exit 1; }

echo "frames: $(wc -l <"$SWAPS") pictures; to the table the longest took $(sed -n "$((started + 1)),${seated}p" "$SWAPS" | sort -n | tail -1) ms"
tail -n "+$((seated + 1))" "$SWAPS" | sort -n | awk '
  {t[NR] = $1}
  END {printf "frames: the duel, %d pictures: half within %s ms, 99 in 100 within %s ms, the longest %s ms\n", NR, t[int((NR + 1) / 2)], t[int(NR * 0.99)], t[NR]}'
