#!/usr/bin/env bash
# narrow-go.sh: the go command as faults.sh lets scripts have it. Of the packages that `go test` is asked for, it tests
# those that depend on one of $NARROW_TO, the nearest first, up to the first that fails; nothing more after that.
#   NARROW_GO      the go command
#   NARROW_TO      packages, by spaces; "everything" leaves nothing out
#   NARROW_FIRST   packages that are tested before others, where they depend on what changed
#   NARROW_TEST    a test that alone is run, or nothing
#   NARROW_FAILED  a file that is there once something has failed
set -euo pipefail

# These read the sources of others, whatever they import.
readers='boardduels/internal/policy boardduels/docs'

[[ ${1:-} == test ]] || exec "$NARROW_GO" "$@"
[[ ! -e $NARROW_FAILED ]] || exit 1
shift
flags=(-failfast) tags=() packages=()
for argument; do
  case $argument in
    -c) exec "$NARROW_GO" test "$@" ;; # to be run by somebody else
    ./* | boardduels/*) packages+=("$argument") ;;
    *) flags+=("$argument") ;;
  esac
  case ${previous:-} in -tags | --tags) tags=(-tags "$argument") ;; esac
  case $argument in -tags=* | --tags=*) tags=("$argument") ;; esac
  previous=$argument
done
[[ -z $NARROW_TEST ]] || flags+=(-run "^$NARROW_TEST\$")

# Of each test program: how far it is from what changed, and its package.
mapfile -t reached < <("$NARROW_GO" list -test -f '{{.ImportPath}} {{join .Deps " "}}' "${tags[@]}" "${packages[@]}" |
  awk -v to="$NARROW_TO" -v before="$NARROW_FIRST" -v test="$NARROW_TEST" -v readers="$readers" '
    BEGIN {
      split(to, names); for (i in names) changed[names[i]]
      split(before, names); for (i in names) first[names[i]]
      if (test == "") { split(readers, names); for (i in names) reads[names[i]] }
    }
    $1 ~ /\.test$/ {
      package = substr($1, 1, length($1) - 5)
      reached = "everything" in changed || package in changed || package in reads
      for (i = 2; i <= NF && !reached; i++) reached = $i in changed
      if (test != "" && !(package in changed)) reached = 0
      if (reached) print (package in first ? 0 : package in changed ? 1 : NF), package
    }' | sort -n | cut -d ' ' -f 2)
# Twice as many at a time as before: what comes after a failure isn't even built.
for ((from = 0, many = 1; from < ${#reached[@]}; from += many, many *= 2)); do
  "$NARROW_GO" test "${flags[@]}" "${reached[@]:from:many}" || { touch "$NARROW_FAILED"; exit 1; }
done
