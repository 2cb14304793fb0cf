#!/usr/bin/env bash
# flags.sh [TAG…]: prints the flags with which everything is built here, and with other tags besides. The paths of this
# machine are left out, so that the same sources in another folder needn't be compiled again. So is the toolkit's emoji,
# which nothing shows and which would be parsed once for each style of text, 4 MB each time.
set -euo pipefail
IFS=,
tags=(no_emoji "$@")
echo "-trimpath -tags=${tags[*]}"
