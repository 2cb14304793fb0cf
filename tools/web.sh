#!/usr/bin/env bash
# web.sh [build]: builds the game for browsers into bin/web, and serves it on this machine unless it is only to be built.
#   PORT   where it is served; 8080
# What is in bin/web can be served by any server of files: see docs/web.md.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
[[ $# == 0 || $* == build ]] || {
  echo "usage: web.sh [build]" >&2
  exit 2
}

out=bin/web
rm -rf "$out"
mkdir -p "$out"
# Emoji are a font of their own, which nothing here shows.
GOOS=js GOARCH=wasm go build -trimpath -tags no_emoji -ldflags '-s -w' -o "$out/boardduels.wasm" ./cmd/boardduels
size=$(stat -c %s "$out/boardduels.wasm" 2>/dev/null || stat -f %z "$out/boardduels.wasm")
cp web/*.js web/*.css "$(go env GOROOT)/lib/wasm/wasm_exec.js" "$out/"
cp Icon.png "$out/icon.png"
sed "s/@SIZE@/$size/" web/index.html >"$out/index.html"
chmod u+w "$out"/*

for file in "$out"/*.{wasm,js,css,html}; do
  gzip -9 -n -k "$file"
  if command -v brotli >/dev/null; then
    brotli -q 9 -k "$file"
  fi
done
echo "$out: a browser loads these bytes the first time"
(cd "$out" && wc -c ./*.wasm ./*.wasm.* | sed '$d' && cat ./*.js ./*.css ./*.html ./*.png | wc -c | sed 's/$/ all other files/')

[[ ${1:-} == build ]] || exec go run ./tools/web -port "${PORT:-8080}" "$out"
