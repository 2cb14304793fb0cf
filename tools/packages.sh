#!/usr/bin/env bash
# packages.sh pure|ui|concurrent|modules|otherwise NAME=VALUE…: prints the packages that do without Fyne, those that use it,
# those without Fyne whose files or tests start goroutines or guard what these share, the modules beside the game's that are
# checked and tested with it, or the packages that have other files in an environment than here.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
case ${1:-} in
  pure) uses_fyne=false ;;
  ui) uses_fyne=true ;;
  concurrent)
    "$0" pure | while read -r package; do
      # What stands after a back quote is a sample of code.
      ! grep -qsE '^[^`]*(\bgo [a-z][A-Za-z.]*\(|\bgo func|sync\.(Mutex|RWMutex|WaitGroup|Cond|Map)|atomic\.)' "${package/#boardduels/.}"/*.go || echo "$package"
    done
    exit
    ;;
  modules)
    printf 'tools/%s\n' art peers synth # webcheck asks for a browser, and fyne has no code of its own
    exit
    ;;
  otherwise)
    files() { env "$@" go list -e -f '{{.ImportPath}} {{.GoFiles}} {{.CgoFiles}} {{.TestGoFiles}} {{.XTestGoFiles}}' ./... | sort; }
    comm -13 <(files) <(files "${@:2}") | cut -d ' ' -f 1
    exit
    ;;
  *) echo "usage: packages.sh pure|ui|concurrent|modules|otherwise NAME=VALUE…" >&2; exit 2 ;;
esac
go list -f '{{.ImportPath}} {{join .Deps " "}}' ./... |
  awk -v want=$uses_fyne '{uses = / fyne\.io\/fyne\// ? "true" : "false"; if (uses == want) print $1}'
