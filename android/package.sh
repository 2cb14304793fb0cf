#!/usr/bin/env bash
# package.sh [arm64|all]: packages the app for Android into bin/: for 64-bit ARM phones, or for every processor. What it
# signs is left in bin/unsigned.
#   ANDROID_NDK_HOME   the Android NDK
#   KEYSTORE           the keystore to sign a release with, which the NDK has to have linked; without it the APK gets a debug
#                      key
#   KEYSTORE_PASSWORD  its password; without it apksigner asks
#   KEY_ALIAS          the key in it, if there are several
#   OUT                the folder for the APK, instead of bin
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
# shellcheck source=android/details.sh
. android/details.sh

fail() {
  echo "$*" >&2
  exit 1
}

processors=${1:-arm64}
[[ $# -le 1 && $processors == @(arm64|all) ]] || {
  echo "usage: package.sh [arm64|all]" >&2
  exit 2
}
[[ -z ${KEYSTORE:-} || -r $KEYSTORE ]] || fail "KEYSTORE ($KEYSTORE) can't be read."
[[ -z ${KEYSTORE:-} || ! -e ${ANDROID_NDK_HOME:-}/stand-in.txt ]] || # as android/check/ndk.sh lays it out
  fail "ANDROID_NDK_HOME ($ANDROID_NDK_HOME) is a stand-in, and what it links never gets a release's key: name an Android NDK, or leave KEYSTORE out."
for program in apksigner keytool; do
  command -v $program >/dev/null || fail "$program is missing: on Debian, apt-get install apksigner."
done

out=${OUT:-bin}
name=board-duels-$(detail Version)-$processors.apk
apk=$out/$name unsigned=$out/unsigned/$name
mkdir -p "$out/unsigned"
android/assemble.sh "$processors" "$unsigned"

if [[ -n ${KEYSTORE:-} ]]; then
  go run ./tools/release linked "$unsigned"
  key=(--ks "$KEYSTORE" ${KEY_ALIAS:+--ks-key-alias "$KEY_ALIAS"} ${KEYSTORE_PASSWORD:+--ks-pass env:KEYSTORE_PASSWORD})
else
  debug=${HOME:?}/.android/debug.keystore # where Android's own tools keep it
  [[ -e $debug ]] || {
    mkdir -p "${debug%/*}"
    keytool -genkeypair -keystore "$debug" -storepass android -keypass android -alias androiddebugkey \
      -dname "CN=Android Debug,O=Android,C=US" -keyalg RSA -keysize 2048 -validity 10000 2>/dev/null
  }
  key=(--ks "$debug" --ks-pass pass:android)
  echo "Signed with a debug key: good for trying out, not for a release (see docs/contributor/android.md)."
fi
apksigner sign "${key[@]}" --min-sdk-version 21 --out "$apk" "$unsigned"
rm -f "$apk.idsig"
apksigner verify --min-sdk-version 21 "$apk"
echo "$apk: $(stat -c %s "$apk") bytes"
