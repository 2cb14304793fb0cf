#!/usr/bin/env bash
# dist.sh [linux] [windows] [sources]: packages the app and the command line for desktops into bin/, all unless some are named.
#   linux     a tar with a .desktop file and an icon: unpack it anywhere, or its bin and share into /usr/local
#   windows   a zip with both programs, where a C compiler for Windows is there (Debian: gcc-mingw-w64-x86-64)
#   sources   a tar of the last commit
# What it packages depends on the sources alone: the same commit gives the same bytes, whoever builds it with one Go.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

# detail KEY: prints a value of FyneApp.toml.
detail() {
  awk -F ' *= *' -v key="$1" '$1 ~ "^ *" key "$" {gsub(/"|\[|\]/, "", $2); print $2; exit}' FyneApp.toml
}

version=$(detail Version)
epoch=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2>/dev/null || echo 0)}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p bin

# documents FOLDER: what goes with the programs, whatever the system.
documents() {
  cp README.md LICENSE CHANGELOG.md "$1"
  chmod -R u=rwX,go=rX "$1" # whatever the builder's own files allow
}

linux() {
  local name root share
  name=board-duels-$version-linux-$(go env GOARCH)
  root=$work/$name share=$work/$name/share
  mkdir -p "$root/bin" "$share/applications" "$share/icons/hicolor/512x512/apps"
  # shellcheck disable=SC2046 # the flag is one word or none
  go build $(tools/tags.sh) -trimpath -ldflags '-s -w' -o "$root/bin/" ./cmd/boardduels ./cmd/duel
  cp Icon.png "$share/icons/hicolor/512x512/apps/board-duels.png"
  cat >"$share/applications/board-duels.desktop" <<DESKTOP
[Desktop Entry]
Type=Application
Name=$(detail Name)
GenericName=$(detail GenericName)
Comment=$(detail Comment)
Exec=boardduels
Icon=board-duels
Categories=Game;CardGame;
Terminal=false
DESKTOP
  documents "$root"
  tar --sort=name --owner=0 --group=0 --numeric-owner --mtime="@$epoch" -C "$work" -cf - "$name" | gzip -9n >"bin/$name.tar.gz"
  echo "bin/$name.tar.gz: $(stat -c %s "bin/$name.tar.gz") bytes"
}

windows() {
  local compiler=x86_64-w64-mingw32-gcc name=board-duels-$version-windows-amd64 root
  command -v $compiler >/dev/null || {
    echo "No bundle for Windows: $compiler is missing; on Debian, apt-get install gcc-mingw-w64-x86-64." >&2
    return "$1"
  }
  command -v zip >/dev/null || {
    echo "No bundle for Windows: zip is missing; on Debian, apt-get install zip." >&2
    return "$1"
  }
  root=$work/$name
  mkdir -p "$root"
  env GOOS=windows GOARCH=amd64 CGO_ENABLED=1 CC=$compiler \
    go build -tags no_emoji -trimpath -ldflags '-s -w -H windowsgui' -o "$root/boardduels.exe" ./cmd/boardduels
  env GOOS=windows GOARCH=amd64 CGO_ENABLED=0 go build -trimpath -ldflags '-s -w' -o "$root/duel.exe" ./cmd/duel
  documents "$root"
  find "$root" -exec touch -d "@$epoch" {} +
  rm -f "bin/$name.zip"
  (cd "$work" && find "$name" -type f | LC_ALL=C sort | TZ=UTC zip -q -X -@ "$OLDPWD/bin/$name.zip")
  echo "bin/$name.zip: $(stat -c %s "bin/$name.zip") bytes"
}

sources() {
  local name=board-duels-$version-source
  git -c tar.umask=022 archive --prefix="$name/" HEAD | gzip -9n >"bin/$name.tar.gz"
  echo "bin/$name.tar.gz: $(stat -c %s "bin/$name.tar.gz") bytes"
}

(($#)) || {
  linux
  windows 0 # what isn't asked for may be missing
  sources
  exit
}
for system; do
  case $system in
    linux | sources) "$system" ;;
    windows) windows 1 ;;
    *)
      echo "usage: dist.sh [linux] [windows] [sources]" >&2
      exit 2
      ;;
  esac
done
