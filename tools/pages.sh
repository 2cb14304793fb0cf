#!/usr/bin/env bash
# pages.sh [DIR [PAGE…]]: takes a picture of every page of the editor, or of some, in both languages and themes, in three
# sizes of window, and at a text scale of 150 %, to be looked at: DIR (pages) gets a sheet of sixteen for each page. Needs
# xvfb, xdotool and imagemagick.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. tools/screen.sh

pictures=$(realpath -m "${1:-pages}")
shift || true
wanted=$*
mkdir -p "$pictures"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
go build -o "$work/app" ./cmd/boardduels

# shot PICTURE LANGUAGE THEME WIDTH HEIGHT SCALE FILE PAGE STEPS: opens the editor at a document and page, carries out steps,
# and takes the picture.
shot() {
  local picture=$1 language=$2 theme=$3 width=$4 height=$5 scale=$6 file=$7 page=$8 steps=$9 data
  data=$(mktemp -d -p "$work")
  cat >"$data/settings.json" <<JSON
{"language": "$language", "brightness": "$theme", "scale": $scale, "balance_by_hand": true, "window": {"width": $width, "height": $height}, "desk": {"file": "$file", "page": "$page"}}
JSON
  photograph "$picture" "$width" "$height" 1 "$steps" "$work/app" --data "$data" --edit
}

# page NAME FILE PAGE STEPS
page() {
  local name=$1 file=$2 page=$3 steps=$4 shots=()
  if [[ -n $wanted && " $wanted " != *" $name "* ]]; then return; fi
  for size in "900 700 100" "1280 800 100" "1280 800 150" "1920 1080 100"; do
    for look in "en dark" "en light" "uk dark" "uk light"; do
      read -r width height scale language theme <<<"$size $look"
      shot "$work/$name-${#shots[@]}.png" "$language" "$theme" "$width" "$height" "$scale" "$file" "$page" "$steps"
      shots+=("$work/$name-${#shots[@]}.png")
    done
  done
  montage "${shots[@]}" -tile 4x -geometry 900x+6+6 "$pictures/$name.png"
  echo "$name"
}

page card cards/fire_bolt.xml form ''
page hero heroes/knight.xml form ''
page cases cases/mage.xml form ''
page priorities priorities/priest.xml form ''
page pack pack.xml form ''
page source cards/fire_bolt.xml xml ''
page balance cards/fire_bolt.xml form $'key ctrl+b\nwait 12'
page table cards/fire_bolt.xml table ''
page palette cards/fire_bolt.xml form $'key ctrl+k\ntype a'
page trial heroes/knight.xml form 'key ctrl+t'
page open heroes/knight.xml form 'key ctrl+o'
