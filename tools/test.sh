#!/usr/bin/env bash
# test.sh: the tests, which need no display; vet is `make lint`'s.
#   WHOLE=1  all of them, as before a change is taken. Without it the quick ones alone (internal/quick): whole games, kills,
#            trainings, statistics, programs of others, and most sizes and languages of screens wait for the whole run, and
#            properties draw a fifth of their cases, as rapid does by itself.
set -euo pipefail
(($# == 0)) || { echo "usage: test.sh" >&2; exit 2; }
cd "$(dirname "${BASH_SOURCE[0]}")/.."
# shellcheck source=tools/testing.sh
. tools/testing.sh

flags=(-vet=off -timeout 15m)
[[ -n ${WHOLE:-} ]] || flags+=(-short)
export GOMEMLIMIT=2GiB # for each of those that show screens; under the race detector it would be four times that
# The longest begin: at the end each would keep one core busy, and the others idle.
failed=0
go test "${flags[@]}" ./editor/view ./cmd/duel ./runtime/app/duelflow ./ai/duel/duelbrains ./runtime/app/... ./... || failed=1
# What only draws or plays with other programs is no part of the game's module.
for module in $(tools/packages.sh modules); do go test -C "$module" "${flags[@]}" ./... || failed=1; done
exit $failed
