#!/usr/bin/env bash
# web.sh [build|draft]: builds the game for browsers into bin/web, and serves it on this machine unless it is only to be
# built. A draft is packed in seconds, and larger than it need be: to be tried, not published.
#   PORT   where it is served; 8080
# What is in bin/web can be served by any server of files: see docs/contributor/web.md.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
# shellcheck source=tools/untried.sh
. tools/untried.sh
gzip=-9 brotli=9
case "$*" in
  '' | build) ;;
  draft) gzip=-1 brotli=1 ;;
  *) echo "usage: web.sh [build|draft]" >&2; exit 2 ;;
esac

command -v brotli >/dev/null ||
  untried "Packing the page a fifteenth smaller than by gzip" "brotli is missing (tools/prepare.sh browser installs it on Debian)"

# Emoji are a font of their own, which nothing here shows.
program=bin/boardduels.wasm parts=bin/web-parts
# shellcheck disable=SC2046 # several flags
GOOS=js GOARCH=wasm go build $(tools/flags.sh) -ldflags '-s -w' -o "$program" ./cmd/boardduels

rm -rf "$parts"
mkdir -p "$parts"
gzip "$gzip" -n -c "$program" >"$parts/boardduels.gzip" &
packing=$!
! command -v brotli >/dev/null || brotli -q "$brotli" -c "$program" >"$parts/boardduels.brotli"
wait "$packing"
cp Icon.png "$parts/icon-512.png"
cp assets/licences/licences.txt "$parts/LICENCES.txt"
cat "$(go env GOROOT)/lib/wasm/wasm_exec.js" >"$parts/wasm_exec.js" # with the rights of what is made here
go run ./tools/website bin/web web "$parts"
echo "bin/web: a browser loads one of these programs the first time"
wc -c "$program" "$parts"/boardduels.* | sed '$d'

[[ -n ${1:-} ]] || exec go run ./tools/web -port "${PORT:-8080}" bin/web
