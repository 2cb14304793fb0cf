#!/usr/bin/env bash
# lint.sh: formatting, vet for every platform that the app is built for, staticcheck, shellcheck. Prints only findings.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

unformatted=$(go list -f '{{.Dir}}' ./... | xargs gofmt -l | sort -u)
[[ -z $unformatted ]] || { printf 'not formatted, run gofmt -w:\n%s\n' "$unformatted"; exit 1; }
go vet ./...
tools/packages.sh pure | GOOS=android GOARCH=arm64 CGO_ENABLED=0 xargs go vet
tools/packages.sh ui | xargs -r go vet -tags mobile
go tool staticcheck ./...
if command -v shellcheck >/dev/null; then
  shellcheck tools/*.sh android/*.sh .ci/run
else
  echo "shellcheck is not installed: the scripts were not checked"
fi
