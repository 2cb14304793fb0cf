#!/usr/bin/env bash
# tags.sh: prints the flag with which the app is built here: without the toolkit's emoji, which nothing shows and which
# would be parsed once for each style of text, 4 MB each time; and with sound where the headers of ALSA are there. Windows
# and macOS need no flag for sound.
set -euo pipefail
tags=no_emoji
if [[ $(uname -s) == Linux ]]; then
  if pkg-config --exists alsa 2>/dev/null; then
    tags+=,sound
  else
    echo "Built without sound; for sound: apt-get install libasound2-dev" >&2
  fi
fi
echo "-tags=$tags"
