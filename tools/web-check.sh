#!/usr/bin/env bash
# web-check.sh: builds the page, and plays it in a real browser without a window. Needs Chromium.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
tools/web.sh build
cd tools/webcheck
go vet ./...
go test -count=1 -timeout 15m ./...
