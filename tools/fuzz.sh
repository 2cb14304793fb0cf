#!/usr/bin/env bash
# fuzz.sh [TIME]: runs every fuzz target for a while (30s), one after the other.
# Minimising an interesting input is bounded, or it would take most of the time.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
time=${1:-30s}
grep -roE --include='*_test.go' '^func Fuzz\w+' . | while IFS=: read -r file match; do
  target=${match#func }
  echo "== $target in $(dirname "$file")"
  go test -run '^$' -fuzz "^$target\$" -fuzztime "$time" -fuzzminimizetime 20x "$(dirname "$file")" </dev/null
done
