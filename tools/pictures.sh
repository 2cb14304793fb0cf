#!/usr/bin/env bash
# pictures.sh [NAME…]: takes the documents' pictures, or some of them, from the running app, in a virtual screen. Needs xvfb, xdotool and imagemagick.
# The clicks go where the buttons are in these window sizes: look at what it made before you commit it.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

wanted=$*
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
go build -o "$work/app" ./cmd/boardduels
mkdir -p docs/pictures

# shot NAME WIDTH HEIGHT STEPS [ARG…]: opens the app with arguments in a window of a size, carries out the steps, takes
# the picture. A step is "X Y", a click; "key NAME"; or "type TEXT"; and time for the screen to follow.
shot() {
  local name=$1 width=$2 height=$3 steps=$4
  shift 4
  if [[ -n $wanted && " $wanted " != *" $name "* ]]; then return; fi
  # shellcheck disable=SC2016 # the inner shell expands them
  LIBGL_ALWAYS_SOFTWARE=1 timeout -k 2 90 xvfb-run -a -s "-screen 0 ${width}x${height}x24 -nolisten tcp" bash -euc '
    picture=$1 width=$2 height=$3 steps=$4
    shift 4
    "$@" 2>/dev/null &
    app=$!
    sleep 3
    window=$(xdotool search --onlyvisible --name . | head -1)
    xdotool windowmove "$window" 0 0 windowsize "$window" "$width" "$height"
    sleep 2
    while read -r x y; do
      case $x in
        key) xdotool key "$y"; sleep 1 ;;
        type) xdotool type "$y"; sleep 1 ;;
        *) xdotool mousemove "$x" "$y" click 1; sleep 3 ;;
      esac
    done <<<"$steps"
    xdotool mousemove 5 5
    sleep 8
    import -window root "$picture"
    kill "$app"; wait "$app" || true' _ "docs/pictures/$name.png" "$width" "$height" "$steps" "$work/app" --lang en --data "$work/$name" "$@"
}

shot duel 1280 800 $'640 465\n640 477\n1190 648'
shot duel-portrait 400 760 $'200 425\n200 734'
shot editor 1280 800 $'120 569' --edit
shot editor-table 1280 800 $'key ctrl+shift+t\nkey ctrl+f\ntype deck:knight\nkey Return\nkey shift+Down\nkey shift+Down\nkey Right\nkey Right\ntype +1' --edit
shot editor-history 1280 800 $'key Escape\nkey Return\nkey space\nkey Tab\ntype 1\nkey ctrl+h' --edit
shot editor-hero 1280 800 $'key ctrl+k\ntype Mage\nkey Return' --edit
shot editor-duel 1280 800 $'key ctrl+k\ntype Knight\nkey Return\nkey ctrl+t\nkey Tab\nkey Tab\nkey Tab\nkey Tab\nkey Tab\nkey Tab\nkey Tab\nkey Return' --edit
