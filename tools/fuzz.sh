#!/usr/bin/env bash
# fuzz.sh [TIME]: runs the tests of every room that has properties, with fresh cases and ten times as many, then every
# fuzz target for a while (30s), one after the other.
# Minimising an interesting input is bounded, or it would take most of the time.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
# shellcheck source=tools/testing.sh
. tools/testing.sh
time=${1:-30s}
echo "== properties with fresh cases"
grep -rl --include='*_test.go' '"pgregory.net/rapid"' . | xargs -n 1 dirname | sort -u |
  RAPID_SEED=0 RAPID_CHECKS=1000 xargs go test -count=1 -short -timeout 30m
grep -roE --include='*_test.go' '^func Fuzz\w+' . | while IFS=: read -r file match; do
  target=${match#func }
  echo "== $target in $(dirname "$file")"
  go test -run '^$' -fuzz "^$target\$" -fuzztime "$time" -fuzzminimizetime 20x "$(dirname "$file")" </dev/null
done
