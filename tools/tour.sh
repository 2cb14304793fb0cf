#!/usr/bin/env bash
# tour.sh [DIR]: goes through a designer's and an expert's day in the editor as it runs in a real window on a virtual
# screen, by the keyboard, and checks in the files what came of it. It leaves a picture of each stage in DIR (tour) to be
# looked at. Needs xvfb, xdotool and imagemagick.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

pictures=$(realpath -m "${1:-tour}")
mkdir -p "$pictures"
export work width=1280 height=800 LIBGL_ALWAYS_SOFTWARE=1
work=$(mktemp -d)
if [[ -z ${TOUR_SCREEN-} ]]; then # once more, on a screen of its own
  trap 'rm -rf "$work"' EXIT
  TOUR_SCREEN=1 xvfb-run -a -s "-screen 0 ${width}x${height}x24 -nolisten tcp" "${BASH_SOURCE[0]}" "$pictures"
  exit
fi
trap 'kill -9 $(jobs -p) 2>/dev/null || true; rm -rf "$work"' EXIT

go build -o "$work/app" ./cmd/boardduels
go build -o "$work/duel" ./cmd/duel
pack=$work/mine
"$work/duel" pack new "$pack" --name Mine >/dev/null

# begin: starts the editor on the pack, and waits for its window.
begin() {
  "$work/app" --lang en --data "$work/data" -edit -pack "$pack" 2>>"$work/app.err" &
  app=$!
  local window
  until window=$(xdotool search --onlyvisible --pid "$app" 2>/dev/null | head -1) && [[ -n $window ]]; do sleep 0.2; done
  xdotool windowmove "$window" 0 0 windowsize "$window" "$width" "$height"
  sleep 3
}

# end: stops the editor as a crash would.
end() { kill -9 "$app"; wait "$app" 2>/dev/null || true; }

# keys KEY…: strikes keys, with time for the window to follow.
keys() { for k in "$@"; do xdotool key "$k"; sleep 0.4; done; }

# words TEXT: types.
words() { xdotool type --delay 40 "$1"; sleep 0.6; }

# find TEXT: takes the first that the search for everything finds.
find() { keys ctrl+k; words "$1"; keys Return; sleep 0.6; }

# click X Y: clicks where a button is in this size of window.
click() { xdotool mousemove "$1" "$2" click 1; sleep 0.6; }

shown=0
# shot NAME: takes a picture.
shot() {
  shown=$((shown + 1))
  xdotool mousemove 5 5
  sleep 0.8
  import -window root "$pictures/$(printf %02d "$shown")-$1.png"
}

# field CARD NAME: prints what a card's file says.
field() { sed -n "s:.*<$2>\(.*\)</$2>.*:\1:p" "$pack/cards/$1.xml"; }

# expect CARD NAME VALUE: waits until a card's file says something; fails if it doesn't come.
expect() {
  for _ in $(seq 50); do
    if [[ $(field "$1" "$2") == "$3" ]]; then echo "  $1: $2 is $3"; return; fi
    sleep 0.2
  done
  echo "$1: $2 is $(field "$1" "$2"), not $3" >&2
  shot failed
  exit 1
}

# outside CARD NAME VALUE: changes a card's file as another program would.
outside() { sed -i "s:<$2>.*</$2>:<$2>$3</$2>:" "$pack/cards/$1.xml"; }

echo "many cards are changed in the table, counted, undone and saved"
begin
bulk() { keys ctrl+f ctrl+a; words "deck:knight -major"; keys Return ctrl+a; }
keys ctrl+shift+t
sleep 1
bulk
keys Right Right
words +2
shot table
keys Return ctrl+b
sleep 20
shot balance
keys ctrl+z
if [[ $(field cleave cost) != 1 ]]; then echo "saved too early" >&2; exit 1; fi
keys ctrl+shift+t
sleep 1
bulk
words +1
keys Return ctrl+s
for card in cleave shield_block; do expect "$card" cost 2; done

echo "what another program changes comes in beside what isn't saved"
find cleave
find cost
keys ctrl+a
words 4
keys Return
outside cleave max_damage 9
sleep 5
shot merged
keys ctrl+s
expect cleave cost 4
expect cleave max_damage 9

echo "where both changed one field, there is a question"
find cost
keys ctrl+a
words 5
keys Return
outside cleave cost 7
sleep 5
shot clash
keys Return ctrl+s
expect cleave cost 5

echo "what wasn't saved is there again after a crash"
find cost
keys ctrl+a
words 3
keys Return
sleep 2
end
begin
shot recovered
keys Return
sleep 1
keys ctrl+s
expect cleave cost 3

echo "a second window on the pack says so"
first=$app
begin
shot second-window
keys Return
sleep 1
shot second-window-answered
end
app=$first

echo "an expert's table changes what is decided"
find "priorities knight"
click 371 228
keys ctrl+a
words 100
keys Return
click 1050 84
sleep 1
shot experts
click 1075 225
sleep 15
shot experts-decide
keys ctrl+s
sleep 1
grep -q 'weight="100"' "$pack/priorities/knight.xml" || { echo "the weight isn't saved" >&2; exit 1; }

echo "a turn of a duel becomes a case"
find "cases knight"
click 780 124
find knight
keys ctrl+t Tab Tab Tab Tab Tab Tab Tab Return
sleep 6
shot duel
keys c
sleep 2
shot case
cp -r "$pack/cases" "$work/before"
click 1222 312
keys ctrl+s
sleep 2
shot case-saved
# It is a case of the hero whose turn it was.
if diff -rq "$pack/cases" "$work/before" >/dev/null; then echo "the case isn't saved" >&2; exit 1; fi
end
"$work/duel" validate "$pack" --no-design
echo "the pictures are in $pictures"
