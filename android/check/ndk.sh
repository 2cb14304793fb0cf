#!/usr/bin/env bash
# ndk.sh DIR arm64|amd64: lays a stand-in for the Android NDK out in DIR, from Debian's packages (tools/prepare.sh phone):
# clang and lld, glibc and libstdc++ for a processor, and Android's public headers. Fyne's packaging tool and
# package.sh take it for an NDK. What it builds has glibc's structures, so it only proves that the app builds and can be
# tried here; it is never shipped.
set -euo pipefail
usage() {
  echo "usage: ndk.sh DIR arm64|amd64" >&2
  exit 2
}

[[ $# == 2 && -n $1 && $1 != -* ]] || usage
case $2 in
  arm64) target=aarch64-linux-gnu cross=/usr/lib/gcc-cross/$target ;;
  amd64) target=x86_64-linux-gnu cross=/usr/lib/gcc/$target ;;
  *) usage ;;
esac
ndk=$1 made=stand-in.txt # which tells whose folder it is
[[ ! -e $ndk || -e $ndk/$made ]] || {
  echo "$ndk is there, and not a stand-in that ndk.sh laid out: name a folder that isn't there yet." >&2
  exit 1
}
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
cross=$(echo "$cross"/*/libstdc++.a)
cross=${cross%/libstdc++.a}
android=${target%-gnu}-android
bin=$ndk/toolchains/llvm/prebuilt/linux-x86_64/bin sysroot=$ndk/toolchains/llvm/prebuilt/linux-x86_64/sysroot
include=$sysroot/usr/include lib=$sysroot/usr/lib/$android/21
rm -rf "$ndk"
mkdir -p "$ndk"
echo "Laid out by android/check/ndk.sh: not an NDK." >"$ndk/$made"
mkdir -p "$bin" "$include/android" "$lib"

if [[ $2 == arm64 ]]; then
  cp -rL /usr/$target/include/. "$include/"
else # this machine's own headers, which lie among others
  dpkg -L libc6-dev linux-libc-dev | sed -n 's,^/usr/include/,,p' | while read -r name; do
    if [[ ! -d /usr/include/$name || -L /usr/include/$name ]]; then echo "$name"; fi
  done | tar -C /usr/include -c -h -T - --transform="s,^$target/,," | tar -x -C "$include"
  cp -r /usr/include/c++ "$include/"
  cp -r "/usr/include/$target/c++/." "$include/c++/"
fi
cp /usr/include/android/android/*.h "$include/android/"
cp /usr/include/android/nativehelper/jni.h "$include/"
for api in EGL GLES2 GLES3 KHR; do cp -r "/usr/include/$api" "$include/"; done
cp -r "$here/include/." "$include/"

# What glibc's headers spell otherwise than Android's.
cat >>"$include/sys/cdefs.h" <<'H'
#ifndef __INTRODUCED_IN
#define __INTRODUCED_IN(level)
#define __RENAME_IF_FILE_OFFSET64(name)
#endif
#include <android/api-level.h>
#include <android/ndk-version.h>
H
cat >>"$include/errno.h" <<'H'
#ifdef __ANDROID__
#undef errno
#ifdef __cplusplus
extern "C"
#else
extern
#endif
int *__errno(void) __attribute__((const));
#define errno (*__errno())
#endif
H
# Android's C++ library names the functions of <string.h> in every header; glibc's names only those that are asked for.
sed -i '1i #include <string.h>' "$include/unistd.h"
for header in string.h stdio.h sys/types.h; do sed -i '1i #include <stdint.h>' "$include/$header"; done
sed -i '1i #include <stdint.h>\n#include <stdio.h>' "$include/stdlib.h"
sed -i '/extern int getnameinfo/,/;/s/socklen_t __\(host\|serv\)len/size_t __\1len/' "$include/netdb.h"

# Fyne's tool wants the compilers of all four processors to be there, and here uses those of one.
for processor in aarch64-linux-android x86_64-linux-android armv7a-linux-androideabi i686-linux-android; do
  for compiler in clang clang++; do
    cat >"$bin/${processor}21-$compiler" <<W
#!/usr/bin/env bash
root=\$(cd "\$(dirname "\${BASH_SOURCE[0]}")/../sysroot" && pwd)
exec $compiler --target=${processor}21 --sysroot="\$root" -D_LARGEFILE64_SOURCE \\
  -stdlib++-isystem "\$root/usr/include/c++/${cross##*/}" -cxx-isystem "\$root/usr/include/c++/${cross##*/}/$target" \\
  -stdlib=libstdc++ -Qunused-arguments -fuse-ld=lld "\$@"
W
    chmod +x "$bin/${processor}21-$compiler"
  done
done
for tool in nm strip; do ln -s "/usr/bin/llvm-$tool" "$bin/llvm-$tool"; done

# Android's libraries are there when a program runs: to link, empty ones do. The C++ library is linked in whole.
compile="clang --target=${android}21 -x c"
for object in crtbegin_so crtend_so crtbegin_dynamic crtend_android; do
  $compile -c - -o "$lib/$object.o" </dev/null
done
for library in c m dl log android EGL GLESv2 OpenSLES; do
  $compile -fPIC -shared -nostdlib -fuse-ld=lld "-Wl,-soname,lib$library.so" - -o "$lib/lib$library.so" </dev/null
done
cp "$cross/libstdc++.a" "$lib/"
cp "$cross/libgcc.a" "$lib/"
llvm-ar qcL "$lib/libgcc.a" "$cross/libgcc_eh.a" # which glibc's compilers link beside it
