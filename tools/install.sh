#!/usr/bin/env bash
# install.sh [remove]: puts the programs that `make build` has built where everybody on this system finds them, with what
# desktops ask for; or removes just that.
#   PREFIX   the folder that gets bin and share; /usr/local
#   DESTDIR  a folder that stands for / while a package is made
#   BIN      the folder with the built programs; the project's bin
set -euo pipefail
into=${PREFIX-/usr/local}
into=$(realpath -ms "${DESTDIR:+$DESTDIR/}${into:-/}") # where the caller is
bin=$(realpath -ms "${BIN:-$(dirname "${BASH_SOURCE[0]}")/../bin}")
cd "$(dirname "${BASH_SOURCE[0]}")/.."
# shellcheck source=tools/details.sh
. tools/details.sh
umask 022 # folders are for everybody, too

id=$(detail ID)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

tools/documents.sh "$work/documents"

# each DO: calls DO MODE FILE PLACE for each file that is installed.
each() {
  local size document
  "$1" 755 "$bin/boardduels" bin/boardduels
  "$1" 755 "$bin/duel" bin/duel
  "$1" 644 "$work/app.desktop" "share/applications/$id.desktop"
  "$1" 644 "$work/metainfo.xml" "share/metainfo/$id.metainfo.xml"
  "$1" 644 "$work/mime.xml" "share/mime/packages/$id.xml"
  "$1" 644 Icon.png "share/icons/hicolor/512x512/apps/$id.png"
  for size in 16 24 32 48 64 128 256; do
    "$1" 644 tools/desktop/icons/$size.png "share/icons/hicolor/${size}x$size/apps/$id.png"
  done
  "$1" 644 android/icon.svg "share/icons/hicolor/scalable/apps/$id.svg"
  for document in "$work"/documents/*; do
    "$1" 644 "$document" "share/doc/board-duels/${document##*/}"
  done
}

put() { install -D -m "$1" "$2" "$into/$3"; }
remove() { rm -f "$into/$3"; }

case ${1:-put} in
  put)
    [[ -x $bin/boardduels && -x $bin/duel ]] || {
      echo "$bin has no boardduels and duel to install: run make build first." >&2
      exit 1
    }
    fill tools/desktop/app.desktop >"$work/app.desktop"
    fill tools/desktop/metainfo.xml >"$work/metainfo.xml"
    fill tools/desktop/mime.xml >"$work/mime.xml"
    each put
    ;;
  remove)
    each remove
    rmdir "$into/share/doc/board-duels" 2>/dev/null || true # the others are everybody's
    ;;
  *)
    echo "usage: install.sh [remove]" >&2
    exit 2
    ;;
esac
# Menus, kinds of files and icons are found through lists; who packages has them made where the package is installed.
if [[ -z ${DESTDIR:-} ]]; then
  for refresh in "update-desktop-database -q $into/share/applications" "update-mime-database $into/share/mime" "gtk-update-icon-cache -q -t $into/share/icons/hicolor"; do
    ! command -v "${refresh%% *}" >/dev/null || $refresh || true
  done
fi
