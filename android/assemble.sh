#!/usr/bin/env bash
# assemble.sh arm64|amd64|all APK: packages the app for Android, unsigned, for 64-bit ARM phones, for 64-bit x86 or for every
# processor. What it packages depends on the sources, the NDK and Android's tools alone: who builds the same gets the same
# bytes.
#   ANDROID_NDK_HOME   the Android NDK
# It works on a copy, because Fyne's packaging tool writes into the folder that it packages.
set -euo pipefail
usage() {
  echo "usage: assemble.sh arm64|amd64|all APK" >&2
  exit 2
}

[[ $# == 2 && -n $2 && $2 != -* ]] || usage
case $1 in
  arm64 | amd64) target=android/$1 ;;
  all) target=android ;;
  *) usage ;;
esac
apk=$(realpath "$2")
cd "$(dirname "${BASH_SOURCE[0]}")/.."
# shellcheck source=android/details.sh
. android/details.sh

fail() {
  echo "$*" >&2
  exit 1
}

[[ -n ${ANDROID_NDK_HOME:-} ]] ||
  fail "ANDROID_NDK_HOME is not set: unpack the NDK from https://developer.android.com/ndk/downloads and name its folder."
toolchain=$(compgen -G "$ANDROID_NDK_HOME/toolchains/llvm/prebuilt/*/bin" | head -n 1) ||
  fail "ANDROID_NDK_HOME ($ANDROID_NDK_HOME) has no toolchains/llvm/prebuilt/*/bin: it is not an Android NDK."
[[ -x $toolchain/llvm-strip ]] || fail "The NDK has no llvm-strip in $toolchain."
[[ -e Icon.png ]] || fail "Icon.png is missing: Fyne packages no app without an icon."
for program in zip advzip unzip zipalign; do
  command -v $program >/dev/null || fail "$program is missing: on Debian, apt-get install advancecomp zip unzip zipalign."
done

fyne=$(tools/fyne.sh)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
stage=$work/source main=$work/source/cmd/boardduels files=$work/files
mkdir "$stage" "$files"
tar -c --exclude=./.git --exclude=./.cache --exclude=./bin --exclude=node_modules . | tar -x -C "$stage"

# Of what the tool packages only the library and the toolkit's Java part are taken. Of a manifest it reads nothing then
# but the library's name, and its own knows no attribute that is younger than Android 5.
cat >"$main/AndroidManifest.xml" <<XML
<manifest xmlns:android="http://schemas.android.com/apk/res/android" package="$(detail ID)"><application>
  <activity android:name="org.golang.app.GoNativeActivity">
    <meta-data android:name="android.app.lib_name" android:value="boardduels" />
  </activity>
</application></manifest>
XML
# Sound is the device's own through OpenSL ES, with C++ linked in. Android 15 has pages of 16 KB.
(cd "$main" && CGO_LDFLAGS="-O2 -g -Wl,-z,max-page-size=16384" "$fyne" package -os "$target" -release -tags no_emoji,sound)
unzip -q "$main"/*.apk 'lib/*' classes.dex -d "$files"
find "$files/lib" -name '*.so' -exec "$toolchain/llvm-strip" {} +
android/resources.sh "$files"

# What is deflated as tightly as the format allows takes half a megabyte less.
android/zip.sh "$files" "$work/app.zip"
advzip -q -z -3 "$work/app.zip"
(cd "$files" && TZ=UTC zip -q -X -0 "$work/app.zip" resources.arsc)
zipalign -f -p 4 "$work/app.zip" "$apk"
