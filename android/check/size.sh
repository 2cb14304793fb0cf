#!/usr/bin/env bash
# size.sh APK: prints what the parts of an APK for 64-bit ARM take, in bytes, and fails if one takes more than the table
# in docs/contributor/android.md allows. What the library carries counts as it is when it is deflated by itself; the rest is code.
set -euo pipefail
usage() {
  echo "usage: size.sh APK" >&2
  exit 2
}

[[ $# == 1 && -n $1 && $1 != -* ]] || usage
apk=$(realpath "$1")
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

# packed PATTERN…: what the files of the APK take whose names match.
packed() {
  unzip -v "$apk" "$@" | awk '$2 ~ /^(Defl|Stored)/ {sum += $3} END {print sum + 0}'
}
# carried PATH…: what files of the source take when they are deflated.
carried() {
  find "$@" -type f ! -name '*.go' ! -path '*/testdata/*' -exec gzip -9 -c {} \; | wc -c
}

declare -A takes
takes[sounds]=$(carried assets/sounds)
takes[pictures]=$(carried assets/blanks assets/characters assets/classic/art assets/halls assets/icons cmd/boardduels/Icon.png)
takes[texts]=$(carried assets/translations docs/player/rules/duel.md docs/player/rules/duel.uk.md)
takes[knowledge]=$(carried kb/classic ai)
takes[code]=$(packed 'lib/*')
for part in sounds pictures texts knowledge; do takes[code]=$((takes[code] - takes[$part])); done
takes[resources]=$(packed 'res/*' resources.arsc AndroidManifest.xml)
takes[java]=$(packed classes.dex)
takes[wrapping]=$(stat -c %s "$apk")
for part in sounds pictures texts knowledge code resources java; do takes[wrapping]=$((takes[wrapping] - takes[$part])); done

failed=0 all=0 total=0
while IFS='|' read -r _ part allowed _; do
  part=${part//[ \`]/} allowed=${allowed//[ ,]/}
  [[ $allowed =~ ^[0-9]+$ ]] || continue
  if [[ $part == whole ]]; then
    total=$allowed
    continue
  fi
  [[ -n ${takes[$part]:-} ]] || { echo "docs/contributor/android.md: no part of an APK is called $part" >&2 && exit 1; }
  all=$((all + allowed))
  printf '%10d of %10d  %s\n' "${takes[$part]}" "$allowed" "$part"
  ((takes[$part] <= allowed)) || { echo "$apk: $part takes more than docs/contributor/android.md allows" >&2 && failed=1; }
  unset "takes[$part]"
done < <(sed -n '/^## Size$/,/^## Sound$/p' docs/contributor/android.md)
((${#takes[@]} == 0)) || { echo "docs/contributor/android.md: its table of sizes has no ${!takes[*]}" >&2 && failed=1; }
((all == total)) || { echo "docs/contributor/android.md: the parts may take $all bytes, the whole $total" >&2 && failed=1; }
printf '%10d of %10d  whole\n' "$(stat -c %s "$apk")" "$total"
exit $failed
