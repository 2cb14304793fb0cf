#!/usr/bin/env bash
# check.sh: what `make test` doesn't look at: the same tests, the long ones shortened, under the race detector, of the screens
# as the toolkit has them on phones, without C, and on arm64.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
# shellcheck source=tools/repeatable.sh
. tools/repeatable.sh

mapfile -t pure < <(tools/packages.sh pure)
failed=0
echo "== tests under the race detector"
# The signature's duels are played by one goroutine, and five times as slowly here. Of what uses Fyne, only the game's
# screens are among these: the editor's tests open a whole editor each, which takes too long here.
CGO_ENABLED=1 go test -vet=off -timeout 20m -race -short -skip '^TestSignature$' "${pure[@]}" ./runtime/play/... || failed=1
echo "== the game's screens with the toolkit's ways of phones"
# Where no driver runs, the toolkit of phones takes every goroutine for its own and, unless told that the app uses fyne.Do,
# refreshes windows beside the test (FyneApp.toml tells it to the packaged app).
go test -vet=off -timeout 10m -short -tags mobile,migrated_fynedo ./runtime/play/... || failed=1
echo "== tests without C"
CGO_ENABLED=0 go test -vet=off -timeout 10m -short "${pure[@]}" || failed=1
echo "== the same decisions and duels on arm64"
tools/arm64-tests.sh || failed=1
exit $failed
