#!/usr/bin/env bash
# resources.sh DIR: compiles the app's manifest and resources (android/res) with Android's own aapt2 into the folder DIR.
#   FRAMEWORK   Android's framework: the android.jar of an SDK's platform; without it the one that Debian packages
set -euo pipefail
usage() {
  echo "usage: resources.sh DIR" >&2
  exit 2
}

[[ $# == 1 && -n $1 && $1 != -* ]] || usage
dir=$(realpath "$1")
cd "$(dirname "${BASH_SOURCE[0]}")/.."
# shellcheck source=android/details.sh
. android/details.sh

framework=${FRAMEWORK:-/usr/share/android-framework-res/framework-res.apk}
command -v aapt2 >/dev/null || { echo "aapt2 is missing: on Debian, apt-get install aapt." >&2; exit 1; }
[[ -r $framework ]] || {
  echo "FRAMEWORK ($framework) can't be read: on Debian, apt-get install android-framework-res; elsewhere name the android.jar of an SDK." >&2
  exit 1
}

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
code=$(version_code)
sed -e "s/@ID@/$(detail ID)/; s/@Name@/$(detail Name)/; s/@Version@/$(detail Version)/; s/@Code@/$code/" \
  android/AndroidManifest.xml >"$work/AndroidManifest.xml"
aapt2 compile -o "$work/attributes.zip" --dir android/later
aapt2 link -o "$work/later.apk" --manifest android/later/AndroidManifest.xml "$work/attributes.zip"
aapt2 compile -o "$work/resources.zip" --dir android/res
aapt2 link -o "$work/app.apk" -I "$framework" -I "$work/later.apk" --manifest "$work/AndroidManifest.xml" "$work/resources.zip"
unzip -q -o "$work/app.apk" -d "$dir"
