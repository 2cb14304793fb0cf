#!/usr/bin/env bash
# web-check.sh: builds the page, and plays it in a real browser without a window. Needs Chromium.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
tools/web.sh build

# docs/web.md tells people what they load. It may be a twentieth off.
# shellcheck disable=SC2016 # the quotes are those of Markdown
while read -r told file; do
  built=$(stat -c %s "bin/web/$file")
  awk -v told="$told" -v built="$built" 'BEGIN {exit !(built > 0.95 * told * 1e6 && built < 1.05 * told * 1e6)}' ||
    { echo "docs/web.md says that $file has $told MB, and it has $built bytes" >&2; exit 1; }
done < <(sed -n 's/^| .* | `\(boardduels[a-z.]*\)` | \([0-9.]*\) |$/\2 \1/p' docs/web.md)

cd tools/webcheck
go vet ./...
go test -count=1 -timeout 15m ./...
