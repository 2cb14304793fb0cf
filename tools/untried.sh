# shellcheck shell=bash
# untried.sh, for other scripts to source: a check that can't run for want of a program says so, and where everything is to
# be checked (CI=true) that is a failure.

# untried WHAT WHY: tells that something was not tried, and why.
untried() {
  echo "$1: not tried, $2." >&2
  [[ ${CI:-} != true ]]
}
