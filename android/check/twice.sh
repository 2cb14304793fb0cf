#!/usr/bin/env bash
# twice.sh UNSIGNED [arm64|all]: packages the app once more, from another folder and under another umask, time zone and
# language, and fails unless that gives the bytes of an unsigned APK that was packaged before.
set -euo pipefail
usage() {
  echo "usage: twice.sh UNSIGNED [arm64|all]" >&2
  exit 2
}

[[ $# == [12] && -n $1 && $1 != -* && ${2:-arm64} == @(arm64|all) ]] || usage
apk=$(realpath "$1")
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$work/another folder/.cache"
tar -c --exclude=./.git --exclude=./.cache --exclude=./bin --exclude=node_modules . | tar -x -C "$work/another folder"
(umask 077 && TZ=Asia/Tokyo LC_ALL=C "$work/another folder/android/assemble.sh" "${2:-arm64}" "$work/again.apk")
cmp "$apk" "$work/again.apk" || {
  for file in "$apk" "$work/again.apk"; do
    unzip -v "$file" | awk '{print $NF, $(NF - 1), $3, $5, $6}' >"$work/$(basename "$file").list"
  done
  diff "$work/$(basename "$apk").list" "$work/again.apk.list" >&2 || true
  echo "$apk: packaged again, it has other bytes" >&2
  exit 1
}
echo "Packaged twice, the unsigned APK has the same bytes: $(sha256sum "$apk" | cut -c 1-64)"
