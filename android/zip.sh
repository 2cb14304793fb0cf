#!/usr/bin/env bash
# zip.sh DIR ZIP: zips what is in the folder DIR, the same files always into the same bytes: their order, times and modes
# don't depend on who zips them. An APK's resources.arsc, which Android reads in place, is left out.
set -euo pipefail
usage() {
  echo "usage: zip.sh DIR ZIP" >&2
  exit 2
}

[[ $# == 2 && -n $1 && $1 != -* && -n $2 && $2 != -* ]] || usage
dir=$1 zip=$(realpath "$2")
export TZ=UTC LC_ALL=C
cd "$dir"
rm -f "$zip"
find . -type d -exec chmod 755 {} +
find . -type f -exec chmod 644 {} + -exec touch -d '1981-01-01 01:01:02' {} +
find . -type f ! -path ./resources.arsc -printf '%P\n' | sort | zip -q -X -9 "$zip" -@
