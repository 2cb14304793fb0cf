#!/usr/bin/env bash
# packages.sh pure|ui: prints the packages that do without Fyne, or those that use it, tests aside.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
case ${1:-} in
  pure) uses_fyne=false ;;
  ui) uses_fyne=true ;;
  *) echo "usage: packages.sh pure|ui" >&2; exit 2 ;;
esac
go list -f '{{.ImportPath}} {{join .Deps " "}}' ./... |
  awk -v want=$uses_fyne '{uses = / fyne\.io\/fyne\// ? "true" : "false"; if (uses == want) print $1}'
