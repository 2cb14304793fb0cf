#!/usr/bin/env bash
# tags.sh: prints the flag with which the app is built here: without the toolkit's emoji, which nothing shows and which
# would be parsed once for each style of text, 4 MB each time.
set -euo pipefail
echo "-tags=no_emoji"
