#!/usr/bin/env bash
# test.sh: every test there is. Nothing needs a display.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

echo "== tests"
go test ./...
echo "== tests under the race detector, the long ones shortened"
tools/packages.sh pure | xargs go test -race -short
echo "== the same decisions and duels on arm64"
tools/arm64-tests.sh
