#!/usr/bin/env bash
# fyne.sh: builds the packaging tool at the version pinned in tools/fyne/go.mod, and prints its path.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/fyne"
go build -buildvcs=false -o ../../.cache/fyne fyne.io/tools/cmd/fyne >&2
realpath ../../.cache/fyne
