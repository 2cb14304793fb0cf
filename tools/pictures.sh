#!/usr/bin/env bash
# pictures.sh [NAME…]: takes the documents' pictures, or some of them, from the running app, on a virtual screen. Needs
# xvfb, xdotool and imagemagick.
# The clicks go where the buttons are in these window sizes: look at what it made before you commit it.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. tools/screen.sh

wanted=$*
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
go build -o "$work/app" ./cmd/boardduels
mkdir -p docs/pictures

# shot NAME WIDTH HEIGHT STEPS [ARG…]: opens the app with arguments in a window of a size, carries out the steps, and takes
# the picture.
shot() {
  local name=$1 width=$2 height=$3 steps=$4
  shift 4
  if [[ -n $wanted && " $wanted " != *" $name "* ]]; then return; fi
  mkdir -p "$work/$name"
  echo '{"taught": true, "duel": {"hero": "knight", "opponent": "mage"}}' >"$work/$name/settings.json" # the lesson isn't offered first any more
  photograph "docs/pictures/$name.png" "$width" "$height" 8 "$steps" "$work/app" --lang en --data "$work/$name" "$@"
}

shot duel 1280 800 $'920 256\n640 561\n1190 648'
shot duel-portrait 400 760 $'200 406\n200 730'
shot boards 1280 800 $'920 352\nkey Down\nkey Right\nkey Return\nkey Return\nwait 4'
shot editor 1280 800 $'120 569' --edit
shot editor-table 1280 800 $'key ctrl+shift+t\nkey ctrl+f\ntype deck:knight\nkey Return\nkey shift+Down\nkey shift+Down\nkey Right\nkey Right\ntype +1' --edit
shot editor-history 1280 800 $'key Escape\nkey Return\nkey space\nkey Tab\ntype 1\nkey ctrl+h' --edit
shot editor-hero 1280 800 $'key ctrl+k\ntype Mage\nkey Return' --edit
shot editor-rules 1280 800 $'key ctrl+k\ntype Quick Cut\nkey Return\nkey ctrl+l\ntype heal that much hp; for 2 rounds, whenever a card strikes you, deal 2 damage for each hit\nkey Return\nwait 2' --edit
shot editor-board 1280 800 $'key ctrl+k\ntype Twin Bays\nkey Return\nkey ctrl+b\nwait 12' --edit
shot editor-duel 1280 800 $'key ctrl+k\ntype Knight\nkey Return\nkey ctrl+t\nkey Tab\nkey Tab\nkey Tab\nkey Tab\nkey Tab\nkey Tab\nkey Tab\nkey Return' --edit
