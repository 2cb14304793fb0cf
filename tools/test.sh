#!/usr/bin/env bash
# test.sh: every test once. Nothing needs a display. Vet is `make lint`'s.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
# shellcheck source=tools/repeatable.sh
. tools/repeatable.sh

go test -vet=off -timeout 10m ./...
