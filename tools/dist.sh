#!/usr/bin/env bash
# dist.sh [linux] [windows] [sources] [flatpak]: packages the app and the command line for desktops into bin/, all unless some
# are named.
#   linux     a tar of what tools/install.sh installs: unpack it anywhere, or its bin and share into /usr/local. It runs on
#             Debian 12 and whatever is newer, with sound where PulseAudio, PipeWire or libasound.so.2 is
#   windows   a zip with both programs, where a C compiler for Windows is there (Debian: gcc-mingw-w64-x86-64)
#   sources   a tar of the last commit
#   flatpak   a tar of all modules that the sources need, and the manifest by which Flatpak builds them without a network
# What it packages depends on the sources alone: the same commit gives the same bytes, whoever builds it, wherever, with
# one Go and one C compiler.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
# shellcheck source=tools/details.sh
. tools/details.sh
# shellcheck source=tools/untried.sh
. tools/untried.sh
# shellcheck source=tools/windows.sh
. tools/windows.sh
umask 022

version=$(detail Version)
epoch=$(made)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p bin

# build FOLDER FLAG… PACKAGE…: builds programs; the environment says for which system.
build() {
  go build -trimpath -buildvcs=false -o "$@"
}

# pack NAME: packs a folder of that name into a tar that tells nothing of who made it, where and when.
pack() {
  tar --sort=name --owner=0 --group=0 --numeric-owner --mode=u=rwX,go=rX --mtime="@$epoch" --format=gnu -C "$work" -c "$1" |
    gzip -9n >"bin/$1.tar.gz"
  tell "bin/$1.tar.gz"
}

tell() { echo "$1: $(stat -c %s "$1") bytes"; }

# Debian 12 has this version of the C library; what was linked with a newer one doesn't start there.
oldest_libc=2.36

# check_libc PROGRAM: fails where a program needs a newer C library than Debian 12 has.
check_libc() {
  local needs
  needs=$(readelf -V "$1" | grep -o 'GLIBC_[0-9.]*' | sed 's/GLIBC_//' | sort -Vu | tail -n 1)
  [[ $(printf '%s\n' "$needs" $oldest_libc | sort -V | tail -n 1) == "$oldest_libc" ]] || {
    echo "${1##*/} needs version $needs of the C library, and Debian 12 has $oldest_libc: build it there (tools/bare.sh dist)." >&2
    return 1
  }
}

linux() {
  local name
  name=board-duels-$version-linux-$(go env GOARCH)
  # shellcheck disable=SC2046 # several flags
  build "$work/built/" $(tools/flags.sh) -ldflags '-s -w' ./cmd/boardduels ./cmd/duel
  check_libc "$work/built/boardduels"
  BIN=$work/built DESTDIR=$work/$name PREFIX='' tools/install.sh
  pack "$name"
}

windows() (
  local name=board-duels-$version-windows-amd64 root lacks
  lacks=$(windows_lacks)
  [[ -z $lacks ]] || {
    echo "No bundle for Windows: $lacks." >&2
    exit 1
  }
  trap 'rm -f cmd/*/"$windows_resource"' EXIT
  root=$work/$name
  mkdir -p "$root"
  windows_show boardduels "$(detail Name)"
  windows_show duel "$(detail Name): duel"
  # shellcheck disable=SC2046 # several flags
  GOOS=windows GOARCH=amd64 CGO_ENABLED=1 CC=$windows_compiler build "$root/" $(tools/flags.sh) -ldflags '-s -w -H windowsgui' ./cmd/boardduels
  GOOS=windows GOARCH=amd64 CGO_ENABLED=0 build "$root/" -ldflags '-s -w' ./cmd/duel
  tools/documents.sh "$root"
  chmod 755 "$root" "$root"/*.exe
  find "$root" -exec touch -d "@$epoch" {} +
  rm -f "bin/$name.zip"
  (cd "$work" && find "$name" | LC_ALL=C sort | TZ=UTC zip -q -X -9 -@ "$OLDPWD/bin/$name.zip")
  tell "bin/$name.zip"
)

sources() {
  local name=board-duels-$version-source
  git -c tar.umask=022 archive --prefix="$name/" HEAD | gzip -9n >"bin/$name.tar.gz"
  tell "bin/$name.tar.gz"
}

flatpak() {
  local name=board-duels-$version-modules manifest
  manifest=bin/$(detail ID).yml
  go mod vendor -o "$work/$name"
  pack "$name"
  fill tools/desktop/flatpak.yml >"$manifest"
  tell "$manifest"
}

(($#)) || {
  lacks=$(windows_lacks)
  if [[ -z $lacks ]]; then
    set -- linux windows sources flatpak
  else
    untried "The bundle for Windows" "$lacks" # what isn't asked for may be missing
    set -- linux sources flatpak
  fi
}
for bundle; do
  case $bundle in
    linux | windows | sources | flatpak) "$bundle" ;;
    *)
      echo "usage: dist.sh [linux] [windows] [sources] [flatpak]" >&2
      exit 2
      ;;
  esac
done
