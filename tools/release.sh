#!/usr/bin/env bash
# release.sh: makes what a release consists of into bin/release: a bundle for Linux, one for Windows where mingw-w64 is,
# the web page, the APK where the NDK and the release's key are, and the sources; with lists of the modules that the programs
# are made of (CycloneDX), and SHA256SUMS.
#   ANDROID_NDK_HOME, KEYSTORE, KEYSTORE_PASSWORD, KEY_ALIAS   see android/package.sh
# Everything is made twice: from a clone, and from the archive of the sources, in another folder, with other permissions and
# in another time zone. Both have to be the same, byte by byte.
set -euo pipefail
(($# == 0)) || { echo "usage: release.sh" >&2; exit 2; }
cd "$(dirname "${BASH_SOURCE[0]}")/.."
# shellcheck source=tools/untried.sh
. tools/untried.sh
# shellcheck source=tools/windows.sh
. tools/windows.sh

fail() {
  echo "$*" >&2
  exit 1
}

bundles=(linux windows) lacks=$(windows_lacks)
[[ -z $lacks ]] || {
  untried "The bundle for Windows" "$lacks"
  bundles=(linux)
}
[[ -z $(git status --porcelain) ]] || fail "There are changes that aren't committed; a release is made of a commit."
commit=$(git rev-parse HEAD) # whatever is committed meanwhile
version=$(go run ./tools/release version)
name=board-duels-$version
work=$(mktemp -d)
trap 'chmod -R u+w "$work" && rm -rf "$work"' EXIT
# Programs take nothing from git, which knows of tags here and of nothing in an archive, and modules from their own archives.
export GOFLAGS="${GOFLAGS:-} -buildvcs=false -mod=readonly"
SOURCE_DATE_EPOCH=$(git log -1 --format=%ct "$commit")
export SOURCE_DATE_EPOCH

# clone FOLDER: lays the commit out in a folder.
clone() {
  git clone -q . "$1"
  git -C "$1" checkout -q --detach "$commit"
}

# web: packs the page.
web() {
  tools/web.sh build
  tar --sort=name --owner=0 --group=0 --numeric-owner --mode='u+rw,go=r,a+X' --mtime="@$SOURCE_DATE_EPOCH" --format=gnu \
    --transform="s,^web,$name-web," -C bin -c web | gzip -9n >"bin/$name-web.tar.gz"
}

# programs FOLDER OUT: builds in a folder with the sources what this machine can, and moves it to OUT. The compiler's cache is
# empty, since Go doesn't see that headers of the system's became others.
programs() (
  export GOCACHE=$2.cache
  cd "$1"
  tools/dist.sh "${bundles[@]}"
  web
  if [[ -n ${ANDROID_NDK_HOME:-} && -n ${KEYSTORE:-} ]]; then
    android/package.sh all
  else
    echo "No APK: name the Android NDK as ANDROID_NDK_HOME and the release's key as KEYSTORE." >&2
  fi
  mkdir -p "$2"
  mv bin/"$name"-*.* "$2/"
)

# sources FOLDER OUT: packs the sources, and the modules that they need, from a clone, and moves them to OUT.
sources() (
  cd "$1"
  tools/dist.sh sources flatpak
  mkdir -p "$2"
  find bin -maxdepth 1 -type f -exec mv {} "$2/" \;
)

echo "== from a clone"
(
  umask 022
  clone "$work/clone"
  sources "$work/clone" "$work/one"
  programs "$work/clone" "$work/one"
)
echo "== from the archive of the sources"
(
  umask 077
  clone "$work/again"
  sources "$work/again" "$work/two"
  mkdir -p "$work/else/where"
  tar -x --no-same-permissions -f "$work/two/$name-source.tar.gz" -C "$work/else/where"
  export TZ=Asia/Tokyo
  programs "$work/else/where/$name"* "$work/two"
)
echo "== compared"
go run ./tools/release compare "$work/one" "$work/two"

apk=$work/one/$name-all.apk
[[ ! -e $apk ]] || android/check/inspect.sh "$apk" all

# modules LIST PROGRAM: writes beside a bundle which modules a program of it is made of.
modules() {
  go run ./tools/release sbom "$2" >"$work/one/$1.cdx.json"
}
linux=$(basename "$work/one/$name"-linux-*.tar.gz .tar.gz) windows=$name-windows-amd64 web=$name-web
inside=$work/inside
mkdir "$inside"
tar -xf "$work/one/$linux.tar.gz" -C "$inside"
[[ $("$inside/$linux/bin/duel" version | head -n 1) == "duel $version" ]] || fail "duel of $linux isn't version $version"
[[ $("$inside/$linux/bin/boardduels" -version) == "boardduels $version" ]] || fail "boardduels of $linux isn't version $version"
for program in boardduels duel; do modules "$linux.$program" "$inside/$linux/bin/$program"; done
tar -xf "$work/one/$web.tar.gz" -C "$inside"
gzip -dc "$inside/$web"/*/boardduels.gzip >"$inside/boardduels.wasm"
modules "$web.boardduels" "$inside/boardduels.wasm"
if [[ -e $work/one/$windows.zip ]]; then
  unzip -q "$work/one/$windows.zip" -d "$inside"
  for program in boardduels duel; do modules "$windows.$program" "$inside/$windows/$program.exe"; done
fi
if [[ -e $apk ]]; then
  unzip -q "$apk" 'lib/*' -d "$inside"
  for processor in "$inside"/lib/*; do modules "$name-all.${processor##*/}" "$processor/libboardduels.so"; done
fi
go run ./tools/release seal "$work/one"

rm -rf bin/release
mkdir -p bin
mv "$work/one" bin/release
echo "== bin/release"
cat bin/release/SHA256SUMS
