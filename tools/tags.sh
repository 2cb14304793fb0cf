#!/usr/bin/env bash
# tags.sh: prints the flag with which the app is built here: with sound where the headers of ALSA are there. Windows and
# macOS need no flag for that.
set -euo pipefail
[[ $(uname -s) == Linux ]] || exit 0
if pkg-config --exists alsa 2>/dev/null; then
  echo "-tags=sound"
else
  echo "Built without sound; for sound: apt-get install libasound2-dev" >&2
fi
