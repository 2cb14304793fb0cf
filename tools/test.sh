#!/usr/bin/env bash
# test.sh: every test once. Nothing needs a display. Vet is `make lint`'s.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
# shellcheck source=tools/testing.sh
. tools/testing.sh

go test -vet=off -timeout 10m ./...
