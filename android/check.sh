#!/usr/bin/env bash
# check.sh: packages the app for Android as package.sh does it for everybody, but with a stand-in for the NDK, looks into
# the APK, and plays the app on a program that stands in for a phone: the packaged one on an emulated processor, from the
# first screen to a played card, two minutes in the background, and on; the same built for this machine's own processor,
# which takes a fraction of the time, with files of other apps, out and in again by the way back and with a new activity twenty
# times, and each board game to its end. docs/contributor/android.md says what that proves and what it doesn't.
set -euo pipefail
shopt -s inherit_errexit # what fails within a function that prints something fails here
(($# == 0)) || { echo "usage: check.sh" >&2; exit 2; }
cd "$(dirname "${BASH_SOURCE[0]}")/.."
# shellcheck source=tools/testing.sh
. tools/testing.sh
# shellcheck source=tools/untried.sh
. tools/untried.sh

emulator=qemu-aarch64 root=/usr/aarch64-linux-gnu
for needed in $emulator clang g++ ld.lld llvm-strip aapt2 dexdump advzip apksigner zipalign aarch64-linux-gnu-g++ \
  /usr/include/android/nativehelper/jni.h; do
  if [[ $(uname -sm) != "Linux x86_64" ]] || ! { command -v "$needed" || [[ -r $needed ]]; } >/dev/null; then
    untried "The app for Android" "$needed is missing (tools/prepare.sh phone installs it on Debian for x86)"
    exit
  fi
done

work=$(mktemp -d)
trap 'wait; rm -rf "$work"' EXIT

# What the stand-ins are made of names them.
key=$({ cat android/check/ndk.sh android/check/include/*/*.h && dpkg-query -W clang g++ g++-aarch64-linux-gnu libc6-dev libc6-dev-arm64-cross \
  android-platform-frameworks-native-headers android-liblog-dev android-libnativehelper-dev libegl-dev \
  libgles-dev lld llvm; } | sha256sum | cut -c 1-16)
# ndk PROCESSOR: names the stand-in for an NDK, and lays it out if it isn't there.
ndk() {
  local ndk=$PWD/.cache/ndk-$1-$key
  if [[ ! -d $ndk ]]; then
    rm -rf .cache/ndk-"$1"-*
    android/check/ndk.sh "$ndk.new" "$1"
    mv "$ndk.new" "$ndk"
  fi
  echo "$ndk"
}
# phone APK PROCESSOR: unpacks the libraries of an APK into $work/PROCESSOR, and builds the phone that plays it. Prints its
# command.
phone() {
  local dir=$work/$2 library
  mkdir "$dir"
  unzip -q "$1" 'lib/*' -d "$dir"
  library=$(echo "$dir"/lib/*/*.so)
  android/check/host.sh "$(ndk "$2")" "$library" "$dir/phone" "$2"
  echo "LD_LIBRARY_PATH=$dir/phone/lib $dir/phone/host $library"
}

play=$work/play.test
go test -c -vet=off -o "$play" ./runtime/app

ndk=$(ndk amd64)
ANDROID_NDK_HOME=$ndk android/assemble.sh amd64 "$work/amd64.apk"
native=$(phone "$work/amd64.apk" amd64)
emulated='^TestOnAPhone$' activities='^TestActivitiesOnAPhone$'
PHONE="env $native" android/check/play.sh "$play" "$activities" &
playing=($!)
PHONE="env $native" android/check/play.sh "$play" 'OnAPhone|ReachAPhone' "$emulated|$activities" &
playing+=($!)

ndk=$(ndk arm64)
export ANDROID_NDK_HOME=$ndk OUT=$work
refused=$(KEYSTORE=README.md android/package.sh 2>&1) && { echo "What the stand-in links is to get no release's key." >&2; exit 1; }
[[ $refused == *"leave KEYSTORE out." ]] || { echo "$refused" >&2; exit 1; }
android/package.sh
android/check/inspect.sh "$work"/*arm64.apk
android/check/twice.sh "$work"/unsigned/*.apk
android/bundle.sh
android/check/bundle.sh "$work"/unsigned/*.apk "$work"/*-base.zip
mkdir "$work/release"
cp "$work"/*arm64.apk "$work"/*-base.zip "$work/release/"
if refusal=$(go run ./tools/release seal "$work/release" 2>&1) || (($(grep -c "the Android NDK didn't link it" <<<"$refusal") != 2)); then
  echo "An APK and a module of the stand-in are to be refused as a release because of their libraries, but: $refusal" >&2
  exit 1
fi

# libfaketime lets two minutes pass at once, in the emulator's own process. One that is linked statically takes none;
# then they pass as they do.
read -r libraries command < <(phone "$work"/*arm64.apk arm64)
arm64="$emulator -L $root -U LD_PRELOAD -E $libraries:$root/lib $command"
clock=$(compgen -G '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1' || true)
if [[ -n $clock ]] && ldd "$(command -v $emulator)" &>/dev/null; then
  export PHONE_CLOCK=$work/clock
  arm64="env LD_PRELOAD=$clock FAKETIME_TIMESTAMP_FILE=$PHONE_CLOCK FAKETIME_CACHE_DURATION=1 $arm64"
fi
failed=0
PHONE=$arm64 android/check/play.sh "$play" "$emulated" || failed=1
for pid in "${playing[@]}"; do wait "$pid" || failed=1; done
exit $failed
