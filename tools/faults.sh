#!/usr/bin/env bash
# faults.sh [FAULT…]: shows that faults are found. Each tools/faults/FAULT.patch breaks one thing on purpose; in a copy of
# the tree, one step of .ci/run after the other runs with it until one fails, and what failed has to pass without it.
# Prints which test found each fault, and fails for one that none finds, or that no longer applies or compiles, and for one
# that another run finds than that which is to find it alone: "Noticed in: runtime/app, without C alone." asks for a run
# whose headline ends in "without C".
#   STEPS='test check' tries these targets of make, in place of those of .ci/run.
#   NARROW=no tests all packages, after a run without any fault. By itself only those that a fault reaches are tested, the
#     nearest first and up to the first that fails (tools/narrow-go.sh).
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

folder=$PWD/tools/faults
tree=$PWD/.cache/faults # always the same, so that what go has built for it lasts
scratch=$(mktemp -d)
log=$scratch/log
narrow=${NARROW:-}
trap 'git worktree remove --force "$tree" 2>/dev/null; rm -rf "$scratch"' EXIT

fail() {
  echo "faults.sh: $*" >&2
  exit 1
}

# steps: prints what .ci/run has make do, but for linting, which runs no test.
steps() {
  mkdir "$scratch/make"
  # shellcheck disable=SC2016 # the stand-in's own argument
  printf '#!/bin/sh\necho "step $1"\n' >"$scratch/make/make"
  chmod +x "$scratch/make/make"
  PATH=$scratch/make:$PATH .ci/run | sed -n 's/^step //p' | grep -vx lint
}

# run STEP: carries a step out in the copy.
run() {
  : >"$log"
  rm -f "$NARROW_FAILED"
  PATH=$scratch/bin:$PATH WHOLE=1 make --no-print-directory -C "$tree" "$1" >"$log" 2>&1 </dev/null
}

# first PATTERN: prints what sed's pattern finds first in the log.
first() { sed -nE "s/$1/\1/p" "$log" | head -n 1; }

# changed PATCH: prints the packages that a patch changes, "everything" where it changes more than Go files.
changed() {
  git apply --numstat "$1" | cut -f 3 | while read -r file; do
    case $file in
      *.go) echo "boardduels/$(dirname "$file")" ;;
      *) echo everything ;;
    esac
  done | sort -u | xargs
}

# noticed PATCH: prints the packages in which its first line says that it is to be noticed.
noticed() { sed -n '1s/.*Noticed in: //p' "$1" | grep -oE '[a-z/]+' | sed "s|^|boardduels/|" | xargs; }

# alone PATCH: prints how the headline of the one run ends that is to find it, where its first line tells of one.
alone() { sed -nE '1s/.*Noticed in: [^,]+, (.*) alone\.$/\1/p' "$1"; }

# headline: prints the headline below which something failed first, where a step has such.
headline() { sed -nE 's/^== //p; /^(--- )?FAIL/q' "$log" | tail -n 1; }

# try PATCH: prints what finds a fault; fails if nothing does.
try() {
  local step package test headline alone seconds=$SECONDS
  git -C "$tree" apply "$1" || fail "${1##*/} no longer applies"
  NARROW_TO=$(changed "$1") NARROW_FIRST=$(noticed "$1")
  for step in "${wanted[@]}"; do
    if run "$step"; then continue; fi
    package=$(first '^FAIL\t([^[:space:]]+).*') test=$(first '^--- FAIL: ([^[:space:]]+).*')
    headline=$(headline) alone=$(alone "$1")
    if grep -qE '^FAIL.*\[(build|setup) failed\]' "$log"; then
      cat "$log" >&2
      fail "${1##*/} doesn't compile"
    fi
    git -C "$tree" apply -R "$1"
    seconds=$((SECONDS - seconds))
    NARROW_TO=${package:-everything} NARROW_TEST=$test
    if [[ $narrow != no ]] && ! run "$step"; then
      cat "$log" >&2
      fail "make $step fails without ${1##*/}, too"
    fi
    NARROW_TEST=
    echo "found by make $step in $seconds s${headline:+, $headline}: ${package#boardduels/} $test"
    [[ $headline == *"$alone" ]] || fail "${1##*/} is to be found $alone alone"
    return
  done
  git -C "$tree" apply -R "$1"
  return 1
}

export NARROW_GO NARROW_TO=everything NARROW_FIRST='' NARROW_TEST='' NARROW_FAILED=$scratch/failed
NARROW_GO=$(command -v go)
mkdir "$scratch/bin"
[[ $narrow == no ]] || ln -s "$PWD/tools/narrow-go.sh" "$scratch/bin/go"
read -ra wanted <<<"${STEPS:-$(steps | xargs)}"
((${#wanted[@]})) || fail ".ci/run has make do nothing"
patches=("${@/#/$folder/}")
if (($#)); then patches=("${patches[@]/%/.patch}"); else patches=("$folder"/*.patch); fi

commit=$(git stash create) # with what isn't committed
git worktree add --quiet --detach "$tree" "${commit:-HEAD}" ||
  fail "the copy can't be made; what is left of another one goes with: git worktree remove --force $tree"
if [[ $narrow == no ]]; then
  for step in "${wanted[@]}"; do
    run "$step" || { cat "$log" >&2; fail "make $step fails without a fault"; }
  done
fi
missed=0
for patch in "${patches[@]}"; do
  [[ -f $patch ]] || fail "there is no ${patch#"$PWD/"}"
  printf '%s: ' "$(basename "$patch" .patch)"
  try "$patch" || { echo "NOT FOUND: $(head -n 1 "$patch")"; missed=1; }
done
exit $missed
