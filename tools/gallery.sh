#!/usr/bin/env bash
# gallery.sh [DIR [NAME…]]: draws every screen of the game in six sizes, both languages and both themes, and everything
# that moves on the table, frame by frame. DIR (bin/gallery) gets a folder of pictures for each size, language and theme,
# such as 360x640-uk-dark, and one of frames; DIR/sheets gets contact sheets of them, to be looked at. A NAME such as
# 360x640 or 1280x800-en limits it to the folders that begin with it; "strips" is what moves.
# No window is opened: the toolkit draws into memory, as the tests do. The sheets need imagemagick.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

# shellcheck source=tools/testing.sh
. tools/testing.sh
# shellcheck source=tools/untried.sh
. tools/untried.sh

folder=$(realpath -m "${1:-bin/gallery}")
shift || true
wanted=("$@")
mkdir -p "$folder/strips" "$folder/sheets"

# wants NAME: succeeds if something with that name is to be drawn.
wants() {
  ((${#wanted[@]})) || return 0
  local name
  for name in "${wanted[@]}"; do
    if [[ $1 == "$name"* || $1 == screens && $name != strips ]]; then return 0; fi
  done
  return 1
}

# draw PACKAGE TEST FLAG FOLDER: has a test leave its pictures.
draw() {
  go test -count=1 -vet=off -timeout 60m -run "$2" "./runtime/app$1" -args "$3" "$4"
}

screens=TestGallery
((${#wanted[@]})) && screens+="/^($(IFS='|'; echo "${wanted[*]}"))"
# Each draws with one processor.
if wants strips; then draw /table TestStrips -strips "$folder/strips" & fi
failed=0
if wants screens; then draw '' "$screens" -gallery "$folder" || failed=1; fi
wait

command -v montage >/dev/null || {
  untried "Sheets of the pictures in $folder" "imagemagick is missing (tools/prepare.sh screen installs it on Debian)"
  exit $failed
}
# The machine may have no fonts; the toolkit brings some.
font=$(go list -m -f '{{.Dir}}' fyne.io/fyne/v2)/theme/font/NotoSans-Regular.ttf

# sheet NAME TILE WIDTH PICTURE…: lays pictures out on a sheet, or on several, which are numbered. Each is made small as it is
# read.
sheet() {
  local name=$1 tile=$2 width=$3
  shift 3
  rm -f "$folder/sheets/$name"*.jpg
  montage -font "$font" -label '%t' "${@/%/[${width}x]}" -background '#777' -tile "$tile" -geometry '+6+6' "$folder/sheets/$name.jpg"
}

for pictures in "$folder"/[0-9]*x*; do
  name=${pictures##*/}
  wants "$name" || continue
  case $name in
    360x640* | 800x1280*) sheet "$name" 7x2 300 "$pictures"/*.png ;;
    *) sheet "$name" 4x3 560 "$pictures"/*.png ;;
  esac
done
for first in "$folder"/strips/*-01.png; do
  if ! [[ -e $first ]] || ! wants strips; then continue; fi
  scene=${first%-01.png}
  sheet "${scene##*/}" 6x 320 "$scene"-*.png
done
echo "look at $folder/sheets"
exit $failed
