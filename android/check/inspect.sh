#!/usr/bin/env bash
# inspect.sh APK [arm64|all]: checks what an APK says of itself, for 64-bit ARM phones or for every processor, and how it
# is packed.
set -euo pipefail
usage() {
  echo "usage: inspect.sh APK [arm64|all]" >&2
  exit 2
}

[[ $# == [12] && -n $1 && $1 != -* && ${2:-arm64} == @(arm64|all) ]] || usage
apk=$1
processors=(arm64-v8a)
[[ ${2:-arm64} == arm64 ]] || processors=(arm64-v8a armeabi-v7a x86 x86_64)
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
# shellcheck source=android/details.sh
. android/details.sh

fail() {
  echo "$apk: $*" >&2
  exit 1
}

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# What Android finds in the manifest, element by element; the command fails where it doesn't find all.
go run ./tools/manifest "$apk" >"$work/manifest"
# says ELEMENT ATTRIBUTE…: an element says all of that.
says() {
  local element=$1 attribute
  shift
  for attribute; do
    grep -E "^ *$element( |\$)" "$work/manifest" | grep -qE " $attribute( |\$)" ||
      fail "Android doesn't find $attribute of $element in it, but: $(<"$work/manifest")"
  done
}
says uses-sdk minSdkVersion=21 targetSdkVersion=36
# From level 36 on, going back reaches the toolkit only where this says so.
says application enableOnBackInvokedCallback=false
says application debuggable=false allowBackup=false 'dataExtractionRules=@0x7f[0-9a-f]{6}' 'icon=@0x7f[0-9a-f]{6}' 'label="[^"]+"'
# Changes of locale, font, density and all else that Android 10 knows don't restart the activity.
says 'activity .*name="org.golang.app.GoNativeActivity"' exported=true configChanges=0x40007fff 'theme=@0x7f[0-9a-f]{6}'
says meta-data 'name="android.app.lib_name"' 'value="boardduels"'
if grep uses-permission "$work/manifest"; then fail "that is not allowed"; fi

# Where a process ends with its activity, Android starts one anew that needs no state.
says 'activity .*name="org.golang.app.GoNativeActivity"' stateNotNeeded=true

# What the numbers stand for.
aapt2 dump badging "$apk" >"$work/badging"
native=$(printf "'%s' " "${processors[@]}")
for line in "package: name='$(detail ID)' versionCode='$(version_code)' versionName='$(detail Version)'" \
  "launchable-activity: name='org.golang.app.GoNativeActivity'  label='$(detail Name)'" "native-code: ${native% }"; do
  grep -qF "$line" "$work/badging" || fail "aapt2 doesn't read $line in it, but: $(<"$work/badging")"
done
aapt2 dump resources "$apk" >"$work/resources"
# A theme of before Android 5 has white signs in the system's bars, and no grounds of its own for them.
grep -A2 'style/App$' "$work/resources" | grep -qF 'parent=0x01030006' ||
  fail "its theme isn't one of Theme.NoTitleBar, but: $(grep -A4 'style/App$' "$work/resources")"
if grep -E '(status|navigation)BarColor|windowLight(Status|Navigation)Bar|0x0101045[12]|0x010104e0|0x0101056c' "$work/resources"; then
  fail "its theme changes the system's bars, under which the game paints"
fi
for part in "mipmap/icon" "drawable/icon_ground" "drawable/icon_crest" "drawable/icon_mark"; do
  grep -qE "resource 0x7f[0-9a-f]{6} $part\$" "$work/resources" || fail "it has no $part"
done
# What other apps open or share is taken in by an activity in a process of its own.
says 'activity .*name="android.app.NativeActivity"' exported=true 'process=":open"'
says meta-data 'name="android.app.func_name"' 'value="boardduels_open"'
says action 'name="android.intent.action.VIEW"' 'name="android.intent.action.SEND"'
says data 'mimeType="application/octet-stream"'


apksigner verify --verbose --min-sdk-version 21 "$apk" >"$work/signature" || fail "$(<"$work/signature")"
grep -q 'v2 scheme (APK Signature Scheme v2): true' "$work/signature" || fail "it has no signature of scheme 2, which Android 11 wants"
zipalign -c -p 4 "$apk" >/dev/null || fail "it isn't aligned"
unzip -v "$apk" resources.arsc >"$work/stored"
grep -q Stored "$work/stored" || fail "resources.arsc is compressed, which Android 11 refuses"

unzip -q "$apk" 'lib/*' classes.dex -d "$work"
dexdump "$work/classes.dex" >"$work/java"
grep -B2 -E 'access +: .*NATIVE' "$work/java" | awk -F"'" '/name/ {print "Java_org_golang_app_GoNativeActivity_" $2}' >"$work/native"
[[ -s $work/native ]] || fail "its Java part calls nothing of the library"
for processor in "${processors[@]}"; do
  library=$work/lib/$processor/libboardduels.so
  readelf --dyn-syms -W "$library" | awk '$7 != "UND" {print $8}' | sort >"$work/exported"
  for entry in ANativeActivity_onCreate JNI_OnLoad main.main boardduels_open; do
    grep -qx "$entry" "$work/exported" || fail "its library for $processor doesn't export $entry"
  done
  missing=$(sort "$work/native" | comm -23 - "$work/exported")
  [[ -z $missing ]] || fail "its Java part is of another toolkit: the library for $processor lacks $missing"
  # Pages of 16 KB are those of processors of 64 bits.
  if [[ $processor == *64* ]] && readelf -lW "$library" | awk '$1 == "LOAD" {print $NF}' | grep -vx 0x4000; then
    fail "its library for $processor isn't aligned to pages of 16 KB"
  fi
  go version -m "$library" >"$work/modules"
  grep -q $'^\tdep\tfyne.io/fyne/v2\t' "$work/modules" || fail "its library for $processor doesn't tell which modules it is made of"
  grep -qF libOpenSLES.so "$library" || fail "it was built without sound for $processor"
  if readelf -SW "$library" | grep -E '\.(symtab|debug)'; then fail "its library for $processor has symbols that nobody needs"; fi
done
[[ ${2:-arm64} == all ]] || android/check/size.sh "$apk"
echo "The APK is as it should be."
