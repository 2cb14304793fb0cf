#!/usr/bin/env bash
# check.sh: what `make test` doesn't look at: tests of what runs at once under the race detector, those of the screens as
# the toolkit has them on phones, those of the command without C, of keys in a window, and of rules and AI on arm64. All but
# those of programs that wait for each other are the quick ones (internal/quick).
set -euo pipefail
(($# == 0)) || { echo "usage: check.sh" >&2; exit 2; }
cd "$(dirname "${BASH_SOURCE[0]}")/.."
# shellcheck source=tools/testing.sh
. tools/testing.sh

# Of the command, which the tests build and start time after time, those run that say in their name what waits for
# something else, goes on beside it or ends it.
beside='Interrupt|Wait|Worker|Pipe|Daemon|Program|LeftBehind'
mapfile -t concurrent < <(tools/packages.sh concurrent | grep -v -e '/cmd/duel$' -e '/ai/external$')
failed=0
test() { go test -vet=off -timeout 20m "$@" || failed=1; }

echo "== tests of what runs at once, under the race detector"
# Of what uses Fyne, only the game's screens are among these: the editor's tests open a whole editor each, which takes
# too long here. What finds no race however long it runs says so itself (internal/raceflag). The longest begin.
# What only computes for whoever calls it, from what it was given, isn't watched: it would take a third of the time
# (docs/decisions/0075). All of these are built alike, also what tests build themselves, so that it is built once.
unwatched=(encoding/xml math compress/... image/... golang.org/x/image/... github.com/beevik/etree github.com/fyne-io/oksvg
  github.com/go-text/... github.com/srwiley/...)
watching=$GOFLAGS
GOFLAGS+=$(printf ' -gcflags=%s=-race=false' "${unwatched[@]}")
export CGO_ENABLED=1 GORACE=atexit_sleep_ms=0 # by itself each program that ends waits a second
test -race -short ./runtime/app/... "${concurrent[@]}"
# The app in a window is waited for more than it computes.
keys=$(mktemp)
GOFLAGS=$watching tools/played.sh -run 'Key.*InAWindow$' &>"$keys" &
played=$!
# These mostly wait, too.
{ test -race ./ai/external; exit $failed; } &
external=$!
test -race -run "$beside" ./cmd/duel
wait $external || failed=1
unset CGO_ENABLED GORACE
GOFLAGS=$watching
echo "== the game's screens with the toolkit's ways of phones"
# Where no driver runs, the toolkit of phones takes every goroutine for its own and, unless told that the app uses fyne.Do,
# refreshes windows beside the test (FyneApp.toml tells it to the packaged app).
# shellcheck disable=SC2046 # several flags
test -short $(tools/flags.sh mobile migrated_fynedo) ./runtime/app/...
echo "== the command without C"
export CGO_ENABLED=0
test -run "$beside" ./cmd/duel
mapfile -t alone < <(go list ./cmd/duel/... ./internal/atomicfile/... ./internal/procgroup | grep -v '/cmd/duel$')
test -short "${alone[@]}"
unset CGO_ENABLED
echo "== the same decisions and duels on arm64"
tools/arm64-tests.sh || failed=1
echo "== the keys of letters on keyboards of other layouts"
wait $played || failed=1
cat "$keys"
rm "$keys"
exit $failed
