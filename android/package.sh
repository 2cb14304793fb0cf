#!/usr/bin/env bash
# package.sh [arm64|all]: packages the app for Android into bin/: for 64-bit ARM phones, or for every processor.
#   ANDROID_NDK_HOME   the Android NDK
#   KEYSTORE           the keystore to sign a release with; without it the APK gets a debug key
#   KEYSTORE_PASSWORD  its password; without it apksigner asks
#   KEY_ALIAS          the key in it, if there are several
#   OUT                the folder for the APK, instead of bin
# It works on a copy, because Fyne's packaging tool writes into the folder that it packages.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

fail() {
  echo "$*" >&2
  exit 1
}

case ${1:-arm64} in
  arm64) target=android/arm64 ;;
  all) target=android ;;
  *) fail "usage: package.sh [arm64|all]" ;;
esac
[[ -n ${ANDROID_NDK_HOME:-} ]] ||
  fail "ANDROID_NDK_HOME is not set: unpack the NDK from https://developer.android.com/ndk/downloads and name its folder."
toolchain=$(compgen -G "$ANDROID_NDK_HOME/toolchains/llvm/prebuilt/*/bin" | head -n 1) ||
  fail "ANDROID_NDK_HOME ($ANDROID_NDK_HOME) has no toolchains/llvm/prebuilt/*/bin: it is not an Android NDK."
[[ -x $toolchain/llvm-strip ]] || fail "The NDK has no llvm-strip in $toolchain."
[[ -z ${KEYSTORE:-} || -r $KEYSTORE ]] || fail "KEYSTORE ($KEYSTORE) can't be read."
[[ -e Icon.png ]] || fail "Icon.png is missing: Fyne packages no app without an icon."
for program in zip advzip unzip zipalign apksigner keytool; do
  command -v $program >/dev/null || fail "$program is missing: on Debian, apt-get install advancecomp zip unzip zipalign apksigner."
done

# detail KEY: prints a value of FyneApp.toml.
detail() {
  awk -F ' *= *' -v key="$1" '$1 ~ "^ *" key "$" {gsub(/"/, "", $2); print $2; exit}' FyneApp.toml
}

fyne=$(tools/fyne.sh)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
stage=$work/source main=$work/source/cmd/boardduels
mkdir "$stage"
tar -c --exclude=./.git --exclude=./.cache --exclude=./bin --exclude=node_modules . | tar -x -C "$stage"
manifest=$(<android/AndroidManifest.xml)
for key in ID Name Version Build; do
  manifest=${manifest//@$key@/$(detail $key)}
done
echo "$manifest" >"$main/AndroidManifest.xml"

# Sound is the device's own through OpenSL ES, with C++ linked in. Android 15 has pages of 16 KB.
(cd "$main" && CGO_LDFLAGS="-O2 -g -Wl,-z,max-page-size=16384" "$fyne" package -os $target -release -tags no_emoji,sound)

# The tool stores the library with its symbols, uncompressed, and writes levels of Android of its own: 15 and 29.
unzip -q "$main"/*.apk -d "$work/apk"
rm -r "$work/apk/META-INF"
go run ./tools/sdklevels -min 21 -target 35 "$work/apk/AndroidManifest.xml"
find "$work/apk/lib" -name '*.so' -exec "$toolchain/llvm-strip" {} +
# What is deflated as tightly as the format allows takes half a megabyte less; resources are read in place, as they are.
(cd "$work/apk" && zip -q -X -9 -r ../deflated.apk . -x resources.arsc)
advzip -q -z -3 "$work/deflated.apk"
(cd "$work/apk" && zip -q -X -0 ../deflated.apk resources.arsc)
zipalign -p 4 "$work/deflated.apk" "$work/aligned.apk"

if [[ -n ${KEYSTORE:-} ]]; then
  key=(--ks "$KEYSTORE" ${KEY_ALIAS:+--ks-key-alias "$KEY_ALIAS"} ${KEYSTORE_PASSWORD:+--ks-pass env:KEYSTORE_PASSWORD})
else
  debug=${HOME:?}/.android/debug.keystore # where Android's own tools keep it
  [[ -e $debug ]] || {
    mkdir -p "${debug%/*}"
    keytool -genkeypair -keystore "$debug" -storepass android -keypass android -alias androiddebugkey \
      -dname "CN=Android Debug,O=Android,C=US" -keyalg RSA -keysize 2048 -validity 10000 2>/dev/null
  }
  key=(--ks "$debug" --ks-pass pass:android)
  echo "Signed with a debug key: good for trying out, not for a release (see docs/android.md)."
fi
out=${OUT:-bin}
apk=$out/board-duels-$(detail Version)-${1:-arm64}.apk
mkdir -p "$out"
apksigner sign "${key[@]}" --min-sdk-version 21 --out "$apk" "$work/aligned.apk"
rm -f "$apk.idsig"
apksigner verify --min-sdk-version 21 "$apk"
echo "$apk: $(stat -c %s "$apk") bytes"
