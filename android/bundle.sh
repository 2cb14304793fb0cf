#!/usr/bin/env bash
# bundle.sh [arm64|all]: makes of an unsigned APK in bin/unsigned, which package.sh leaves there, what Google's bundletool
# makes an app bundle of: the module "base", bin/board-duels-VERSION-PROCESSORS-base.zip.
#   OUT   the folder, instead of bin
set -euo pipefail
processors=${1:-arm64}
[[ $# -le 1 && $processors == @(arm64|all) ]] || {
  echo "usage: bundle.sh [arm64|all]" >&2
  exit 2
}
cd "$(dirname "${BASH_SOURCE[0]}")/.."
# shellcheck source=android/details.sh
. android/details.sh

out=$(realpath "${OUT:-bin}")
name=board-duels-$(detail Version)-$processors
apk=$out/unsigned/$name.apk module=$out/$name-base.zip
[[ -r $apk ]] || { echo "$apk is missing: android/package.sh $processors makes it." >&2 && exit 1; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# A bundle has its manifest and table of resources as protocol buffers, and each kind of file in a folder of its own.
aapt2 convert --output-format proto -o "$work/proto.apk" "$apk"
unzip -q "$work/proto.apk" -d "$work/base"
mkdir "$work/base/manifest" "$work/base/dex"
mv "$work/base/AndroidManifest.xml" "$work/base/manifest/"
mv "$work/base/classes.dex" "$work/base/dex/"
android/zip.sh "$work/base" "$module"
echo "$module: $(stat -c %s "$module") bytes"
