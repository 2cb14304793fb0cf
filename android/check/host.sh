#!/usr/bin/env bash
# host.sh NDK LIBRARY DIR arm64|amd64: builds into DIR the program that plays Android for an app's library (host/main.c), and
# the libraries that the app looks for.
set -euo pipefail
usage() {
  echo "usage: host.sh NDK LIBRARY DIR arm64|amd64" >&2
  exit 2
}

[[ $# == 4 && -n $1 && $1 != -* && -n $2 && -n $3 ]] || usage
ndk=$1 library=$2 dir=$3
case $4 in
  arm64) target=aarch64-linux-gnu libraries=/usr/$target/lib ;;
  amd64) target=x86_64-linux-gnu libraries=/lib/$target ;;
  *) usage ;;
esac
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
sysroot=$ndk/toolchains/llvm/prebuilt/linux-x86_64/sysroot/usr
stubs=$sysroot/lib/${target%-gnu}-android/21
rm -rf "$dir"
mkdir -p "$dir/include" "$dir/lib"
cp -r "$sysroot/include/android" "$sysroot/include/SLES" "$sysroot/include/jni.h" "$dir/include/"
compile=("$target-gcc" -O1 -Wall -D_GNU_SOURCE -I"$dir/include" "-D__INTRODUCED_IN(level)="
  "-D__RENAME_IF_FILE_OFFSET64(name)=")

for source in "$here"/host/*.c; do
  [[ $source == */engine.c ]] || "${compile[@]}" -c "$source" -o "$dir/$(basename "$source" .c).o"
done
"${compile[@]}" -fPIC -shared -Wl,-soname,libOpenSLES.so -o "$dir/lib/libOpenSLES.so" "$here/host/engine.c" -lm

# Whatever else of graphics and of the activity the app calls does nothing.
readelf --dyn-syms -W "$library" | awk '$7 == "UND" {print $8}' | grep -E '^(gl[A-Z]|egl|A[A-Z][A-Za-z]+_)' | sort -u >"$dir/called"
"$target-nm" --defined-only -j "$dir"/*.o | sort -u >"$dir/played"
comm -23 "$dir/called" "$dir/played" | sed 's/.*/long &(void) { return 0; }/' >"$dir/inert.c"
"${compile[@]}" -fno-builtin -w -c "$dir/inert.c" -o "$dir/inert.o"
"$target-gcc" -rdynamic -o "$dir/host" "$dir"/*.o

for name in log android EGL GLESv2; do cp "$stubs/lib$name.so" "$dir/lib/"; done
for name in c:6 m:6 dl:2; do ln -sf "$libraries/lib${name/:/.so.}" "$dir/lib/lib${name%:*}.so"; done
