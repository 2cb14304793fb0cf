#!/usr/bin/env bash
# prepare.sh go|app|checks|lint|screen|android|phone|browser|windows|dist|release|peers…: makes sure that this machine has what a task needs.
#   go       a Go that is new enough for go.mod, and the certificates with which it fetches modules
#   app      the C compiler and the headers that the Fyne app links against
#   checks   programs that make some tests possible; without them the tests skip. With WHOLE=1 those of others, too
#   lint     what looks at the scripts
#   screen   a virtual screen, a hand and an eye, to try the app in a window; without them that is skipped
#   android  programs that finish an APK, besides the NDK
#   phone    that of android, and what stands in for the NDK and for a phone, to try an APK; without it that is skipped
#   browser  Chromium, which plays the web page in its test, and what packs the page smallest
#   windows  a C compiler for Windows, and what packs the bundle; without them that is skipped
#   dist     what checks the packages for desktops
#   release  what packs the page smallest, and packs and looks into bundles; that of android, and what looks into an APK,
#            where one is made
#   peers    programs of others that board games are measured against
# Missing system packages are installed where that asks nobody anything (Debian or Ubuntu, as root or with sudo -n). Where
# that can't be, each task prints a line that says what to install, and those that something depends on fail in the end.
# Nothing is fetched when nothing is missing.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
# shellcheck source=tools/untried.sh
. tools/untried.sh

certificates=(ca-certificates)
app=(gcc libc6-dev pkg-config libgl1-mesa-dev libegl-dev libgles-dev libx11-dev libxcursor-dev
  libxrandr-dev libxinerama-dev libxi-dev libxxf86vm-dev)
checks=(libxml2-utils procps python3 qemu-user-static)
lint=(shellcheck)
screen=(imagemagick x11-xkb-utils xauth xdotool xvfb)
android=(aapt advancecomp android-framework-res apksigner unzip zip zipalign)
phone=("${android[@]}" android-liblog-dev android-libnativehelper-dev android-platform-frameworks-native-headers binutils binutils-aarch64-linux-gnu
  clang dexdump g++ g++-aarch64-linux-gnu libc6-dev-arm64-cross libegl-dev libfaketime libgles-dev lld llvm
  qemu-user)
browser=(brotli chromium)
windows=(gcc-mingw-w64-x86-64 zip)
dist=("${windows[@]}" appstream debootstrap desktop-file-utils imagemagick shared-mime-info unzip wine xauth xdotool xvfb)
release=(brotli unzip zip)
[[ -z ${ANDROID_NDK_HOME:-} || -z ${KEYSTORE:-} ]] || release+=("${android[@]}" binutils dexdump)
peers=(gnubg grhino)
[[ -z ${WHOLE:-} ]] || checks+=("${peers[@]}")

# has_go: fails with a line where there is no Go that is new enough.
has_go() {
  local want have get="install it from https://go.dev/dl/ and put it first on PATH."
  want=$(awk '$1 == "go" {print $2; exit}' go.mod)
  if ! command -v go >/dev/null; then
    echo "Go $want or newer is needed: $get" >&2
  elif ! have=$(go env GOVERSION 2>/dev/null); then
    echo "Go $want or newer is needed, this one can't read go.mod: $get" >&2
  elif [[ $(printf '%s\n' "$want" "${have#go}" | sort -V | head -n 1) != "$want" ]]; then
    echo "Go $want or newer is needed, this is $have: $get" >&2
  else
    return 0
  fi
  return 1
}

# can_fetch: fails where Go can fetch no modules, for want of certificates, and hasn't fetched them before.
can_fetch() {
  [[ -s ${SSL_CERT_FILE:-/etc/ssl/certs/ca-certificates.crt} ]] || GOPROXY=off go list -deps ./cmd/... &>/dev/null
}

missing() {
  local package
  for package; do
    [[ $(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null) == installed ]] || echo "$package"
  done
}

# install PACKAGE…: prints nothing and returns 0 when all are there; prints one line and returns 1 when they can't be.
# Several at once take turns, since apt-get doesn't wait for its locks.
install() {
  local absent
  mapfile -t absent < <(missing "$@")
  ((${#absent[@]})) || return 0
  (
    flock -n 9 || {
      echo "Waiting for another that installs packages" >&2
      flock 9
      mapfile -t absent < <(missing "$@")
    }
    ((${#absent[@]} == 0)) || install_now "${absent[@]}" 9<&- # what it starts doesn't hold the turn longer
  ) 9<"${TMPDIR:-/tmp}"
}

install_now() {
  local as_root=() command="apt-get install -y $*"
  if ((EUID != 0)); then
    as_root=(sudo -n)
    "${as_root[@]}" true 2>/dev/null || {
      echo "Some system packages are missing; as root, install them with: $command" >&2
      return 1
    }
  fi
  echo "Installing $*" >&2
  as_root+=(env DEBIAN_FRONTEND=noninteractive)
  local log
  log=$(mktemp)
  if "${as_root[@]}" apt-get update -q >"$log" 2>&1 &&
    "${as_root[@]}" apt-get install -y -q --no-install-recommends "$@" >>"$log" 2>&1; then
    rm -f "$log"
    return 0
  fi
  tail -n 5 "$log" >&2
  rm -f "$log"
  echo "Some system packages could not be installed; try as root: apt-get update && $command" >&2
  return 1
}

# On other systems than Debian's, look for what the build itself would look for.
other_system() {
  command -v dpkg-query >/dev/null && command -v apt-get >/dev/null && return 1
  [[ $(uname -s) != Linux || $1 != app ]] && return 0
  { command -v "${CC:-gcc}" && pkg-config --exists gl x11 xcursor xrandr xinerama xi xxf86vm; } &>/dev/null || {
    echo "The app needs a C compiler, pkg-config and the headers of OpenGL, X11, Xcursor, Xrandr, Xinerama, Xi and Xxf86vm." >&2
    failed=1
  }
}

# Ubuntu has no package of Chromium; there Google's own is as good.
has_browser() {
  command -v chromium || command -v chromium-browser || command -v google-chrome
} >/dev/null

failed=0
for task; do
  case $task in
    go)
      has_go || failed=1
      other_system go || can_fetch || install "${certificates[@]}" || failed=1
      ;;
    app) other_system app || install "${app[@]}" || failed=1 ;;
    checks) other_system checks || install "${checks[@]}" || untried "Some tests" "what they need is missing" || failed=1 ;;
    lint) other_system lint || install "${lint[@]}" || untried "The scripts" "what looks at them is missing" || failed=1 ;;
    screen) other_system screen || install "${screen[@]}" || untried "A window" "what it needs is missing" || failed=1 ;;
    phone) other_system phone || install "${phone[@]}" || untried "The APK" "what it needs is missing" || failed=1 ;;
    android) other_system android || install "${android[@]}" || failed=1 ;;
    browser)
      if has_browser; then browser=(brotli); fi
      other_system browser || install "${browser[@]}" || untried "The page" "what it needs is missing" || failed=1
      ;;
    windows) other_system windows || install "${windows[@]}" || untried "The bundle for Windows" "what makes it is missing" || failed=1 ;;
    dist) other_system dist || install "${dist[@]}" || failed=1 ;;
    release) other_system release || install "${release[@]}" || failed=1 ;;
    peers) other_system peers || install "${peers[@]}" || failed=1 ;;
    *)
      echo "usage: prepare.sh go|app|checks|lint|screen|android|phone|browser|windows|dist|release|peers…" >&2
      exit 2
      ;;
  esac
done
exit $failed
