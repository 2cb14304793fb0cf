#!/usr/bin/env bash
# bundle.sh APK MODULE: checks that a module for a bundle holds what its APK does: aapt2 makes the same manifest and
# resources of it again, and the library and the Java part are the same files.
set -euo pipefail
usage() {
  echo "usage: bundle.sh APK MODULE" >&2
  exit 2
}

[[ $# == 2 && -n $1 && $1 != -* && -n $2 && $2 != -* ]] || usage
apk=$(realpath "$1") module=$(realpath "$2")
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

fail() {
  echo "$module: $*" >&2
  exit 1
}

unzip -q "$apk" -d "$work/apk"
unzip -q "$module" -d "$work/module"
(cd "$work/module" && find . -maxdepth 1 -printf '%P\n' | sort | tr '\n' ' ') >"$work/top"
[[ $(<"$work/top") == " dex lib manifest res resources.pb " ]] ||
  fail "it has $(<"$work/top")instead of dex, lib, manifest, res and resources.pb"
cmp "$work/apk/classes.dex" "$work/module/dex/classes.dex" || fail "its Java part is another one"
diff -r "$work/apk/lib" "$work/module/lib" || fail "its libraries are others"

mv "$work/module/manifest/AndroidManifest.xml" "$work/module/"
rm -r "$work/module/manifest" "$work/module/dex" "$work/module/lib"
(cd "$work/module" && zip -q -r "$work/proto.apk" .)
aapt2 convert --output-format binary -o "$work/back.apk" "$work/proto.apk"
for question in "go run ./tools/manifest" "aapt2 dump resources"; do
  $question "$apk" >"$work/here"
  $question "$work/back.apk" >"$work/there"
  diff "$work/here" "$work/there" || fail "its manifest or its resources tell something else than the APK's"
done
echo "The module for a bundle holds what the APK does."
