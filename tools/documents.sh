#!/usr/bin/env bash
# documents.sh FOLDER: lays into a folder what people get to read beside the programs. Nothing in it leads to pages of the
# sources, which aren't there.
set -euo pipefail
if (($# != 1)) || [[ $1 == -* ]]; then
  echo "usage: documents.sh FOLDER" >&2
  exit 2
fi
into=$(mkdir -p "$1" && cd "$1" && pwd) # where the caller is
cd "$(dirname "${BASH_SOURCE[0]}")/.."
# shellcheck source=tools/details.sh
. tools/details.sh
for page in README README.uk; do
  sed "s/@Version@/$(detail Version)/" "tools/desktop/$page.md" >"$into/$page.md"
done
sed -E 's/\[([^][]*)\]\(docs\/[^)]*\)/\1/g' CHANGELOG.md >"$into/CHANGELOG.md"
cp LICENSE "$into/LICENSE"
cp assets/licences/licences.txt "$into/LICENCES.txt"
chmod 644 "$into"/{README,README.uk,CHANGELOG}.md "$into"/{LICENSE,LICENCES.txt}
