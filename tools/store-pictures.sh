#!/usr/bin/env bash
# store-pictures.sh: draws the pictures that stores show, in both languages, into android/fastlane/metadata/android: as the gallery
# draws screens, with more pixels. Look at them before you commit them. Needs imagemagick.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# draw SIZE LANGUAGE SCALE: draws all screens of a size in a language, and names their folder in pictures.
draw() {
  pictures=$work/$1-$2-dark
  go test -count=1 -vet=off -timeout 60m -run "^TestGallery$/^$1-$2-dark$" ./runtime/app -args -gallery "$work" -scale "$3" >/dev/null
}

# store FROM TO: writes a picture as stores want it: without transparency, and small.
store() {
  convert "$1" -alpha off -strip -define png:color-type=2 -define png:compression-level=9 -define png:compression-filter=5 "$2"
}

for language in en-US uk; do
  images=android/fastlane/metadata/android/$language/images
  mkdir -p "$images/phoneScreenshots"
  draw 360x640 "${language%-*}" 3
  n=0
  for screen in table_considered why_details choice_characters deck backgammon dicewarseight; do
    store "$pictures"/*-"$screen.png" "$images/phoneScreenshots/$((++n)).png"
  done

  # Beside what the game is called a card that is considered: halves of the start page and of the table in a broad window.
  draw 640x360 "${language%-*}" 1.6
  convert "$pictures"/*-home_new.png -gravity West -crop 512x500+0+0 +repage "$work/left.png"
  convert "$pictures"/*-table_considered.png -resize x500 -gravity Center -crop 512x500+0+0 +repage "$work/right.png"
  convert "$work/left.png" "$work/right.png" +append "$work/both.png"
  store "$work/both.png" "$images/featureGraphic.png"
  ln -sf ../../../../../../cmd/boardduels/Icon.png "$images/icon.png"
done
