#!/usr/bin/env bash
# arm64-tests.sh [PACKAGE…]: builds tests for the processor of a phone and runs them, natively or under qemu. They
# guard that a seed gives the same match there: the compiler fuses multiplications and additions on arm64.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
# shellcheck source=tools/testing.sh
. tools/testing.sh

# Of the AI, those tests run that say in their name that something is the same: an emulator takes ten times as long.
# Tournaments only count what players decide, and their statistics may differ in the last bit; programs of others are
# started natively, which an emulator can't.
same='Same|Alike|Everywhere|Repeatable|Signature|Golden|Playthrough|Hash'
if ! (($#)); then
  mapfile -t ai < <(go list ./ai/... | grep -v -e /ai/arena -e /ai/external)
  set -- ./runtime/game/... ./runtime/duel ./runtime/reversi ./runtime/backgammon ./runtime/dicewars ./runtime/tactics ./runtime/match ./runtime/replay "${ai[@]}" ./kb
fi
emulator=() restarts='^$'
if [[ $(uname -s)/$(uname -m) != Linux/aarch64 ]]; then
  emulator=(qemu-aarch64-static)
  restarts='TestTwoPrograms|TestTwoWriters' # the system can't start programs for another processor
  command -v "${emulator[0]}" >/dev/null || {
    echo "qemu-aarch64-static is not installed: the tests for arm64 did not run"
    exit 0
  }
fi

bin=$(mktemp -d)
trap 'rm -rf "$bin"' EXIT
go list -f '{{if or .TestGoFiles .XTestGoFiles}}{{.ImportPath}} {{.Dir}}{{end}}' "$@" | while read -r package dir; do
  tests=.
  if [[ $package == boardduels/ai* ]]; then
    tests=$same
    grep -qsE "^func Test[A-Za-z]*($same)" "$dir"/*_test.go || continue
  fi
  GOOS=linux GOARCH=arm64 CGO_ENABLED=0 go test -c -o "$bin/test" "$package"
  log=$bin/log start=$SECONDS
  (cd "$dir" && "${emulator[@]}" "$bin/test" -test.short -test.timeout 10m -test.run "$tests" -test.skip "$restarts") >"$log" 2>&1 </dev/null || { cat "$log"; echo "FAIL arm64 $package"; exit 1; }
  printf 'ok  \tarm64\t%s\t%ds\n' "$package" $((SECONDS - start))
done
