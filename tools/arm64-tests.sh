#!/usr/bin/env bash
# arm64-tests.sh [PACKAGE…]: builds tests for the processor of a phone and runs them, natively or under qemu, as many at once
# as there are processors. They guard that a seed gives the same match there: the compiler fuses multiplications and
# additions on arm64.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
# shellcheck source=tools/testing.sh
. tools/testing.sh
# shellcheck source=tools/untried.sh
. tools/untried.sh

# Those tests run that say in their name that something is the same there, or that it is read as it was written, with few
# cases each: an emulator takes ten times as long, and what has to do neither with fractions nor with orders of bytes, of
# maps or of goroutines can't be otherwise.
# Tournaments only count what players decide, and their statistics may differ in the last bit; programs of others are
# started natively, which an emulator can't.
same='Same|Alike|Everywhere|Repeatable|Signature|Golden|Playthrough|Hash|Conforms|Consensus|Digest|KeepsWhat|ReadsBack|SplitMix|Version'
export RAPID_CHECKS=5
if ! (($#)); then
  mapfile -t ai < <(go list ./ai/... | grep -v -e /ai/arena -e /ai/external)
  set -- ./runtime/game/... ./runtime/duel ./runtime/reversi ./runtime/backgammon ./runtime/dicewars ./runtime/tactics ./runtime/match ./runtime/replay "${ai[@]}" ./kb
fi
emulator='' left='^$'
if [[ $(uname -s)/$(uname -m) != Linux/aarch64 ]]; then
  emulator=qemu-aarch64-static
  # What does the same twice there, besides what compares it with other processors, and what phones never do.
  left='TestEveryBrainPlaysEveryHero|TestPopulationsAreRepeatable|TestEqualPositionsAreDecidedAlike|TestTrainingFindsTheSame'
  command -v $emulator >/dev/null || {
    untried "The tests for arm64" "$emulator is not installed (Debian: apt-get install qemu-user-static)"
    exit
  }
fi

bin=$(mktemp -d)
trap 'rm -rf "$bin"' EXIT
# run PACKAGE FOLDER: builds the tests of a package, and runs some.
run() {
  local binary=$bin/${1//\//-} start=$SECONDS
  GOOS=linux GOARCH=arm64 CGO_ENABLED=0 go test -c -o "$binary" "$1"
  # shellcheck disable=SC2086 # there is an emulator or none
  (cd "$2" && $emulator "$binary" -test.short -test.timeout 10m -test.run "$same" -test.skip "$left") >"$binary.log" 2>&1 </dev/null ||
    { cat "$binary.log"; echo "FAIL arm64 $1"; return 255; } # which ends xargs
  rm "$binary"
  printf 'ok  \tarm64\t%s\t%ds\n' "$1" $((SECONDS - start))
}
export -f run
export bin emulator left same

go list -f '{{if or .TestGoFiles .XTestGoFiles}}{{.ImportPath}} {{.Dir}}{{end}}' "$@" | while read -r package dir; do
  grep -hoE "^func Test[A-Za-z]*($same)[A-Za-z0-9]*" "$dir"/*_test.go | grep -qvE "$left" || continue
  printf '%s\0%s\0' "$package" "$dir"
done | xargs -0 -n 2 -P "$(nproc)" bash -euc 'run "$@"' _
