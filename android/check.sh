#!/usr/bin/env bash
# check.sh: packages the app for Android as package.sh does it for everybody, but with a stand-in for the NDK, looks into
# the APK, and plays the packaged app on a program that stands in for a phone: from the first screen to a played card,
# two minutes in the background, and on; with files of other apps; out and in again, by the way back and with a new activity twenty times; and each
# board game to its end. docs/android.md says what that proves and what it doesn't.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
# shellcheck source=tools/testing.sh
. tools/testing.sh
# shellcheck source=tools/untried.sh
. tools/untried.sh

emulator=qemu-aarch64 root=/usr/aarch64-linux-gnu
for needed in $emulator clang ld.lld llvm-strip aapt2 dexdump advzip apksigner zipalign aarch64-linux-gnu-g++ /usr/include/android/nativehelper/jni.h; do
  if [[ $(uname -sm) != "Linux x86_64" ]] || ! { command -v "$needed" || [[ -r $needed ]]; } >/dev/null; then
    untried "The app for Android" "$needed is missing (tools/prepare.sh phone installs it on Debian for x86)"
    exit
  fi
done

# What the stand-in is made of names it.
key=$({ cat android/check/ndk.sh android/check/include/*/*.h && dpkg-query -W clang libc6-dev-arm64-cross g++-aarch64-linux-gnu \
  android-platform-frameworks-native-headers android-liblog-dev android-libnativehelper-dev libegl-dev libgles-dev lld llvm; } | sha256sum | cut -c 1-16)
ndk=$PWD/.cache/ndk-$key
if [[ ! -d $ndk ]]; then
  rm -rf .cache/ndk-*
  android/check/ndk.sh "$ndk.new"
  mv "$ndk.new" "$ndk"
fi

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export ANDROID_NDK_HOME=$ndk OUT=$work
android/package.sh
android/check/inspect.sh "$work"/*.apk
android/check/twice.sh "$work"/unsigned/*.apk
android/bundle.sh
android/check/bundle.sh "$work"/unsigned/*.apk "$work"/*-base.zip
mkdir "$work/release"
cp "$work"/*.apk "$work/release/"
if refusal=$(go run ./tools/release seal "$work/release" 2>&1) || [[ $refusal != *"the Android NDK didn't link it"* ]]; then
  echo "An APK of the stand-in is to be refused as a release because of its libraries, but: $refusal" >&2
  exit 1
fi
unzip -q "$work"/*.apk 'lib/*' -d "$work"
library=$(echo "$work"/lib/arm64-v8a/*.so)
android/check/host.sh "$ndk" "$library" "$work/phone"

# libfaketime lets two minutes pass at once, in the emulator's own process. One that is linked statically takes none;
# then they pass as they do.
clock=$(compgen -G '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1' || true)
phone=("$emulator" -L "$root" -U LD_PRELOAD -E "LD_LIBRARY_PATH=$work/phone/lib:$root/lib" "$work/phone/host" "$library")
if [[ -n $clock ]] && ldd "$(command -v $emulator)" &>/dev/null; then
  export PHONE_CLOCK=$work/clock
  phone=(env "LD_PRELOAD=$clock" "FAKETIME_TIMESTAMP_FILE=$PHONE_CLOCK" FAKETIME_CACHE_DURATION=1 "${phone[@]}")
fi
# play TESTS: plays on the phone what tests say.
play() {
  PHONE="${phone[*]}" go test -count=1 -vet=off -timeout 20m -run "$1" -v ./runtime/play >"$work/log" 2>&1 || {
    cat "$work/log"
    return 1
  }
  grep -E '^(---|ok)' "$work/log"
}
# On a busy machine a tap lasts too long now and then, which is another gesture there, and the emulator dies now and then as
# it starts: everything has a second try.
for tests in '^TestOnAPhone' '^TestFilesReachAPhone' '^TestActivitiesOnAPhone$' '^TestBoardsOnAPhone$'; do
  play "$tests" || { echo "== once more" && play "$tests"; } || exit 1
done
