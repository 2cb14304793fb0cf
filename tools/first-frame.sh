#!/usr/bin/env bash
# first-frame.sh [RUNS]: measures how long the app takes from the start of its process to the first picture in its window,
# on a virtual screen that the processor draws on: with an empty folder of data, and with one that is there. Prints the
# median and the longest of RUNS (9) starts. Without Xvfb it says so and measures nothing.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
# shellcheck source=tools/untried.sh
. tools/untried.sh

command -v Xvfb >/dev/null || {
  untried "The first frame" "there is no Xvfb"
  exit
}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# shellcheck disable=SC2046 # a flag, or nothing
go build $(tools/flags.sh 2>/dev/null) -ldflags '-s -w' -o "$work/" ./cmd/boardduels
go run ./tools/firstframe -runs "${1:-9}" "$work/boardduels" --lang en
