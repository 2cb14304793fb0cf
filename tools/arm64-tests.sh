#!/usr/bin/env bash
# arm64-tests.sh [PACKAGE…]: builds tests for the processor of a phone and runs them, natively or under qemu. They guard
# that a seed gives the same match there: the compiler fuses multiplications and additions on arm64.
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
  mapfile -t rules < <(go list ./runtime/* | grep -v -e /runtime/app -e /runtime/run -e /runtime/career -e /runtime/record)
  set -- "${rules[@]}" ./runtime/game/... ./runtime/match/... ./runtime/record/duelrecord "${ai[@]}" ./kb
fi
emulator=() left='^$'
if [[ $(uname -s)/$(uname -m) != Linux/aarch64 ]]; then
  emulator=(-exec qemu-aarch64-static)
  # What does the same twice there, besides what compares it with other processors, and what phones never do.
  left='TestEveryBrainPlaysEveryHero|TestPopulationsAreRepeatable|TestEqualPositionsAreDecidedAlike|TestTrainingFindsTheSame'
  command -v "${emulator[1]}" >/dev/null || {
    untried "The tests for arm64" "${emulator[1]} is not installed (Debian: apt-get install qemu-user-static)"
    exit
  }
fi

# Packages without such tests aren't built.
mapfile -t packages < <(go list -f '{{if or .TestGoFiles .XTestGoFiles}}{{.ImportPath}} {{.Dir}}{{end}}' "$@" | while read -r package dir; do
  grep -hoE "^func Test[A-Za-z]*($same)[A-Za-z0-9]*" "$dir"/*_test.go | grep -qvE "$left" && echo "$package"
done)
((${#packages[@]})) || exit 0
GOOS=linux GOARCH=arm64 CGO_ENABLED=0 go test -vet=off "${emulator[@]}" -short -timeout 10m -run "$same" -skip "$left" "${packages[@]}"
