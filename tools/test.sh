#!/usr/bin/env bash
# test.sh: every test once. Nothing needs a display. Vet is `make lint`'s.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
# shellcheck source=tools/testing.sh
. tools/testing.sh

# The longest begin: at the end each would keep one core busy, and the others idle.
go test -vet=off -timeout 10m ./runtime/play ./editor/view ./cmd/duel ./...
