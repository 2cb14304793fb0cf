# shellcheck shell=bash
# details.sh, for other scripts to source from the project's root: what a package for Android says of the app.
# shellcheck source=tools/details.sh
. "$(dirname "${BASH_SOURCE[0]}")/../tools/details.sh"

# version_code: prints the number by which Android knows a newer version: that of 1.2.3 is 10203.
version_code() {
  local version
  version=$(detail Version)
  [[ $version =~ ^([0-9]{1,4})\.([0-9]{1,2})\.([0-9]{1,2})$ ]] || {
    echo "FyneApp.toml: Version is \"$version\"; Android needs three numbers, the last two of them below 100" >&2
    return 1
  }
  echo $((10#${BASH_REMATCH[1]} * 10000 + 10#${BASH_REMATCH[2]} * 100 + 10#${BASH_REMATCH[3]}))
}
