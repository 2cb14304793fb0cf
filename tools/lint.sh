#!/usr/bin/env bash
# lint.sh: formatting, comments' width, what is generated, faults that no longer apply, vet for every platform that the app is
# built for, staticcheck, shellcheck. Prints only findings, all of them, and fails if there is one.
set -euo pipefail
(($# == 0)) || { echo "usage: lint.sh" >&2; exit 2; }
cd "$(dirname "${BASH_SOURCE[0]}")/.."
# shellcheck source=tools/untried.sh
. tools/untried.sh
GOFLAGS="${GOFLAGS:-} $(tools/flags.sh)"
export GOFLAGS
# Garbage collected at five times of what is in use, not at twice, spares a third of staticcheck's time, a seventh of the
# compiler's.
export GOGC=400
failed=0

mapfile -t modules < <(echo . && tools/packages.sh modules)
unformatted=$(for module in "${modules[@]}"; do go list -C "$module" -f '{{.Dir}}' ./...; done | xargs gofmt -l | sort -u)
[[ -z $unformatted ]] || { printf 'not formatted, run gofmt -w:\n%s\n' "$unformatted"; failed=1; }

go run ./tools/comments || failed=1
go run ./tools/glsubset -check || failed=1
for fault in tools/faults/*.patch; do
  git apply --check "$fault" || { echo "$fault no longer applies: make it anew for what the code has become"; failed=1; }
done
# elsewhere pure|ui NAME=VALUE…: vets what has other files in an environment than here: nothing else can be otherwise there.
elsewhere() {
  comm -12 <(tools/packages.sh "$1" | sort) <(tools/packages.sh otherwise "${@:2}") | env "${@:2}" xargs -r go vet || failed=1
}
for module in "${modules[@]}"; do go vet -C "$module" ./... || failed=1; done
elsewhere ui "GOFLAGS=$GOFLAGS $(tools/flags.sh mobile migrated_fynedo)"
# Fyne would need a compiler of C for these.
elsewhere pure GOOS=android GOARCH=arm64 CGO_ENABLED=0
elsewhere pure GOOS=windows CGO_ENABLED=0
GOOS=windows CGO_ENABLED=0 go vet ./runtime/app/sound/... || failed=1
staticcheck=$(go tool -n staticcheck) || failed=1
for module in "${modules[@]}"; do (cd "$module" && "$staticcheck" ./...) || failed=1; done

if command -v shellcheck >/dev/null; then
  shellcheck tools/*.sh tools/cluster/*.sbatch android/*.sh android/check/*.sh .ci/run || failed=1
else
  untried "The scripts" "shellcheck is not installed" || failed=1
fi
exit $failed
