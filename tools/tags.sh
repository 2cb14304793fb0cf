#!/usr/bin/env bash
# tags.sh [TAG…]: prints the flag with which the app is built here, and with other tags besides: without the toolkit's emoji,
# which nothing shows and which would be parsed once for each style of text, 4 MB each time.
set -euo pipefail
IFS=,
tags=(no_emoji "$@")
echo "-tags=${tags[*]}"
