#!/usr/bin/env bash
# pages.sh [DIR [PAGE…]]: takes a picture of every page of the editor, or of some, in both languages and themes and in
# three sizes of window, to be looked at: DIR (pages) gets a sheet of twelve for each page. Needs xvfb, xdotool and
# imagemagick.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

pictures=$(realpath -m "${1:-pages}")
shift || true
wanted=$*
mkdir -p "$pictures"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
go build -o "$work/app" ./cmd/boardduels

# shot PICTURE LANGUAGE THEME WIDTH HEIGHT FILE PAGE KEYS: opens the editor at a document and page, strikes keys, and takes the
# picture.
shot() {
  local picture=$1 language=$2 theme=$3 width=$4 height=$5 file=$6 page=$7 keys=$8 data
  data=$(mktemp -d -p "$work")
  cat >"$data/settings.json" <<JSON
{"language": "$language", "brightness": "$theme", "balance_by_hand": true, "window": {"width": $width, "height": $height}, "desk": {"file": "$file", "page": "$page"}}
JSON
  # shellcheck disable=SC2016 # the inner shell expands them
  LIBGL_ALWAYS_SOFTWARE=1 timeout -k 2 60 xvfb-run -a -s "-screen 0 ${width}x${height}x24 -nolisten tcp" bash -euc '
    "$1" --data "$2" --edit 2>/dev/null &
    app=$!
    until window=$(xdotool search --onlyvisible --pid "$app" 2>/dev/null | head -1) && [[ -n $window ]]; do sleep 0.2; done
    sleep 2
    xdotool windowmove "$window" 0 0 windowsize "$window" "$3" "$4"
    sleep 1.5
    for key in $6; do xdotool key "$key"; sleep 0.7; done
    xdotool mousemove 5 5
    sleep 1
    import -window root "$5"
    kill "$app"; wait "$app" || true' _ "$work/app" "$data" "$width" "$height" "$picture" "$keys"
}

# page NAME FILE PAGE KEYS
page() {
  local name=$1 file=$2 page=$3 keys=$4 shots=()
  if [[ -n $wanted && " $wanted " != *" $name "* ]]; then return; fi
  for size in "900 700" "1280 800" "1920 1080"; do
    for look in "en dark" "en light" "uk dark" "uk light"; do
      read -r width height language theme <<<"$size $look"
      shot "$work/$name-${#shots[@]}.png" "$language" "$theme" "$width" "$height" "$file" "$page" "$keys"
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
page balance cards/fire_bolt.xml balance ''
page table cards/fire_bolt.xml table ''
page palette cards/fire_bolt.xml form 'ctrl+k a'
page trial heroes/knight.xml form 'ctrl+t'
page open heroes/knight.xml form 'ctrl+o'
