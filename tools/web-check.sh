#!/usr/bin/env bash
# web-check.sh: builds the page, and plays it in a real browser without a window. Needs Chromium, without which nothing is
# tried here, and the check fails where CI=true.
set -euo pipefail
(($# == 0)) || { echo "usage: web-check.sh" >&2; exit 2; }
cd "$(dirname "${BASH_SOURCE[0]}")/.."
# shellcheck source=tools/untried.sh
. tools/untried.sh

has_browser() {
  command -v chromium || command -v chromium-browser || command -v google-chrome
} >/dev/null
has_browser || {
  untried "The page" "there is no Chromium (Debian: apt-get install chromium)"
  exit
}

GOGC=400 tools/web.sh draft # see tools/lint.sh

# docs/contributor/web.md tells people how large the program is. It may be a twentieth off.
# shellcheck disable=SC2016 # the quotes are those of Markdown
told=$(sed -n 's/^| .* | `boardduels.wasm` | \([0-9.]*\) |$/\1/p' docs/contributor/web.md)
built=$(wc -c <bin/boardduels.wasm)
awk -v told="$told" -v built="$built" 'BEGIN {exit !(built > 0.95 * told * 1e6 && built < 1.05 * told * 1e6)}' ||
  { echo "docs/contributor/web.md says that boardduels.wasm has $told MB, and it has $built bytes" >&2; exit 1; }

cd tools/webcheck
go vet ./...
go test -count=1 -timeout 20m ./...
