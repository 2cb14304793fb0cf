#!/usr/bin/env bash
# play.sh PROGRAM TESTS [WITHOUT]: has a program of tests (go test -c ./runtime/app) play on the phone that $PHONE starts,
# what TESTS match and WITHOUT doesn't. On a busy machine a tap lasts too long now and then, which is another gesture
# there. Where nothing else failed all is tried once more; anything else fails at once.
set -euo pipefail
(($# == 2 || $# == 3)) || { echo "usage: play.sh PROGRAM TESTS [WITHOUT]" >&2; exit 2; }
program=$1 tests=$2 without=${3:-^$}
cd "$(dirname "${BASH_SOURCE[0]}")/../../runtime/app"

log=$(mktemp)
trap 'rm "$log"' EXIT

# play: plays, and ends as the tests do: with 1 where one has failed, otherwise where they were cut short.
play() { "$program" -test.timeout 20m -test.run "$tests" -test.skip "$without" -test.v &>"$log"; }

# count WHAT: prints how often that is told.
count() { grep -c -- "$1" "$log" || true; }

# tapped_in_vain: whether whatever failed had waited for what a tap brings (runtime/app/phone_test.go).
tapped_in_vain() {
  local lost
  lost=$(count 'nothing happens any more after a tap')
  ((lost > 0 && lost == $(count 'Error Trace:') && lost == $(count '^ *--- FAIL: ')))
}

play || {
  status=$?
  cat "$log"
  ((status == 1)) && tapped_in_vain || exit "$status"
  echo "== once more"
  play || { status=$?; cat "$log"; exit "$status"; }
}
grep -E '^(---|PASS)' "$log"
