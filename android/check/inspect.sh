#!/usr/bin/env bash
# inspect.sh APK: checks what an APK for 64-bit ARM says of itself, and how it is packed.
set -euo pipefail
apk=${1:?usage: inspect.sh APK}
most=14000000 # bytes
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

fail() {
  echo "$apk: $*" >&2
  exit 1
}

# detail KEY: prints a value of FyneApp.toml.
detail() {
  awk -F ' *= *' -v key="$1" '$1 ~ "^ *" key "$" {gsub(/"/, "", $2); print $2; exit}' FyneApp.toml
}

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
aapt dump badging "$apk" >"$work/badging"
for line in "package: name='$(detail ID)' versionCode='$(detail Build)' versionName='$(detail Version)'" \
  "launchable-activity: name='org.golang.app.GoNativeActivity'  label='$(detail Name)'" \
  "sdkVersion:'21'" "targetSdkVersion:'35'" "native-code: 'arm64-v8a'"; do
  grep -qF "$line" "$work/badging" || fail "aapt doesn't read $line in it, but: $(<"$work/badging")"
done
for line in application-debuggable uses-permission; do
  if grep "$line" "$work/badging"; then fail "that is not allowed"; fi
done
aapt dump xmltree "$apk" AndroidManifest.xml >"$work/manifest"
grep -q 'android:exported(0x01010010)=(type 0x12)0xffffffff' "$work/manifest" ||
  fail "its activity isn't exported, which Android 12 wants"
for word in android.app.NativeActivity :open boardduels_open android.intent.action.VIEW android.intent.action.SEND application/octet-stream; do
  grep -qF "\"$word\"" "$work/manifest" || fail "its manifest doesn't say $word, by which files reach it"
done

apksigner verify --verbose --min-sdk-version 21 "$apk" >"$work/signature" || fail "$(<"$work/signature")"
grep -q 'v2 scheme (APK Signature Scheme v2): true' "$work/signature" || fail "it has no signature of scheme 2, which Android 11 wants"
zipalign -c -p 4 "$apk" >/dev/null || fail "it isn't aligned"
unzip -v "$apk" resources.arsc >"$work/resources"
grep -q Stored "$work/resources" || fail "resources.arsc is compressed, which Android 11 refuses"

unzip -q "$apk" 'lib/*' -d "$work"
library=$(echo "$work"/lib/arm64-v8a/*.so)
readelf --dyn-syms -W "$library" | awk '$7 != "UND" {print $8}' >"$work/exported"
for entry in ANativeActivity_onCreate JNI_OnLoad main.main boardduels_open; do
  grep -qx "$entry" "$work/exported" || fail "its library doesn't export $entry"
done
if readelf -lW "$library" | awk '$1 == "LOAD" {print $NF}' | grep -vx 0x4000; then
  fail "its library isn't aligned to pages of 16 KB"
fi
grep -qF libOpenSLES.so "$library" || fail "it was built without sound"
if readelf -SW "$library" | grep -E '\.(symtab|debug)'; then fail "its library has symbols that nobody needs"; fi
size=$(stat -c %s "$apk")
((size <= most)) || fail "it has $size bytes, at most $most are allowed"
echo "The APK is as it should be: $size bytes."
