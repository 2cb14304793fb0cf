#!/usr/bin/env bash
# bare.sh [-u] [-k FOLDER] TARGET…: makes targets of the Makefile in a bare Debian 12 that has Go, git and make and nothing
# else, from a clone of the last commit and with empty caches, and prints how long each phase took. What can't be tried there
# for want of a program fails (CI=true).
#   -u          as somebody who isn't root and has no sudo: nothing can be installed
#   -k FOLDER   keep the system there, and go on with it next time
# A TARGET may be several words, such as "bench BENCH=RandomDuels". Needs root, debootstrap and the Go of this machine.
# shellcheck disable=SC2317 # phase calls what seems unreachable
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
# shellcheck source=tools/chroot.sh
. tools/chroot.sh

usage() {
  echo "usage: bare.sh [-u] [-k FOLDER] TARGET…" >&2
  exit 2
}

user=root folder=
while getopts :uk: flag; do
  case $flag in
    u) user=somebody ;;
    k) folder=$(realpath -m "$OPTARG") ;;
    *) usage ;;
  esac
done
shift $((OPTIND - 1))
(($#)) || usage
chroot_can
if [[ -z $folder ]]; then
  work=$(mktemp -d)
  trap 'rm -rf "$work"' EXIT
  folder=$work/system
fi

# phase NAME COMMAND…: runs a command, and tells how long it took.
phase() {
  local name=$1 start=$SECONDS failed=0
  shift
  "$@" || failed=$?
  printf '== %-30s %4d s%s\n' "$name" $((SECONDS - start)) "$( ((failed == 0)) || echo "  failed ($failed)")"
  return $failed
}

bare() {
  chroot_make "$folder" git make
  cp -r "$(go env GOROOT)" "$folder/usr/local/go"
  chroot_run "$folder" root useradd --create-home somebody
}

clone() {
  local home
  home=$folder$(chroot_home "$user")
  rm -rf "$home/board-duels"
  git clone -q --no-hardlinks . "$home/board-duels"
  chown -R --reference="$home" "$home/board-duels"
}

[[ -d $folder ]] || phase "Debian 12 with Go, git, make" bare
phase "clone" clone
failed=0
for target; do
  # shellcheck disable=SC2086 # words of a target
  phase "make $target" chroot_run "$folder" $user env CI=true make -C board-duels $target </dev/null || failed=1
done
exit $failed
