#!/usr/bin/env bash
# peer-bench.sh [DUELS]: the same duel, Knight against Mage at random, on this engine and on boardgame.io, one core each,
# in one run; prints both rates and their ratio. Needs Node 20 and npm, which installs boardgame.io the first time.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

command -v npm >/dev/null || { echo "npm is missing: install Node.js 20 or newer from https://nodejs.org/" >&2; exit 1; }
# Outside the tree that Go looks through: a package of npm's brings Go files along.
modules=.cache/boardgameio
if ! cmp -s tools/boardgameio/package-lock.json $modules/package-lock.json; then
  mkdir -p $modules
  cp tools/boardgameio/package*.json tools/boardgameio/.npmrc $modules/
  (cd $modules && npm ci --ignore-scripts --loglevel error) || { rm -r $modules; exit 1; }
fi

theirs=$(NODE_PATH=$modules/node_modules node tools/boardgameio/bench.js "${1:-1000}")
ours=$(go test -run '^$' -bench 'RandomDuels$' -cpu 1 ./runtime/duel)
rate() {
  awk '{for (i = 2; i <= NF; i++) if ($i == "duels/s") print $(i - 1)}'
}
echo "$theirs"
awk -v ours="$(rate <<<"$ours")" -v theirs="$(rate <<<"$theirs")" \
  'BEGIN {printf "Board Duels: %.0f duels/s, %.0f times as many\n", ours, ours / theirs}'
