#!/usr/bin/env bash
# dist-check.sh [PART…]: tries what dist.sh packages for desktops, all parts unless some are named.
#   offline   the sources are built by the commands of Flatpak's manifest, without a network; what they install is what
#             desktops and their shops ask for, and is removed without a trace
#   clean     the bundle runs on a clean Debian 12, heard with libasound.so.2 and silent without it (needs root)
#   windows   programs of the zip show their icon and tell their version, duel.exe counts under wine what duel counts here, and
#             the app opens its window and goes on after a click
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
# shellcheck source=tools/details.sh
. tools/details.sh
# shellcheck source=tools/chroot.sh
. tools/chroot.sh

id=$(detail ID) name=board-duels-$(detail Version)
work=$(mktemp -d)
trap 'chmod -R u+w "$work" && rm -rf "$work"' EXIT # modules are kept write-protected

# linked FOLDER: fails where a page in it leads to a file that isn't there.
linked() {
  local page links link dead=0
  while IFS= read -r page; do
    mapfile -t links < <(grep -oP '(\]\(|(src|href)=")\K[^)"\s]+' "$page")
    for link in "${links[@]}"; do
      [[ $link == *://* || -e ${page%/*}/$link ]] || {
        echo "${page##*/} leads to $link, which isn't there." >&2
        dead=1
      }
    done
  done < <(find "$1" -name '*.md')
  return $dead
}

# commands: prints the commands of the manifest, and the environment before them.
commands() {
  awk '
    /^      env:/ {what = "export "; next}
    /^    build-commands:/ {what = "run"; next}
    !/^        / && !/^      - / {what = ""}
    what == "export " {sub(/^ */, ""); sub(/: */, "="); print "export " $0}
    what == "run" {sub(/^ *- /, ""); print}' "bin/$id.yml"
}

offline() {
  local cut=(--net)
  ((EUID == 0)) || cut+=(--map-root-user) # whom a chroot allows no users of its own
  tools/dist.sh sources flatpak
  tar -xf "bin/$name-source.tar.gz" -C "$work"
  tar -xf "bin/$name-modules.tar.gz" -C "$work"
  mv "$work/$name-modules" "$work/$name-source/vendor"
  commands | (
    cd "$work/$name-source"
    GOCACHE=$(go env GOCACHE) HOME=$work GOMODCACHE=$work/none DESTDIR=$work/root unshare "${cut[@]}" bash -eux
  )
  linked "$work/root"
  desktop-file-validate "$work/root/app/share/applications/$id.desktop"
  cp -r "$work/root/app/share/mime" "$work/mime"
  update-mime-database "$work/mime"
  appstreamcli validate --no-net "$work/root/app/share/metainfo/$id.metainfo.xml"
  (cd "$work/$name-source" && PREFIX=/app DESTDIR=$work/root tools/install.sh remove)
  [[ -z $(find "$work/root" ! -type d) ]] || {
    find "$work/root" ! -type d
    echo "These were not removed." >&2
    return 1
  }
}

# What the bundle needs of a system, and what a test needs there to look at it.
needed=(libgl1 libx11-6 libxcursor1 libxi6 libxinerama1 libxrandr2 libxxf86vm1)
looking=(libgl1-mesa-dri xauth xdotool xvfb)

# played: plays in the bundle on a virtual screen, until something is heard or it is told that nothing can be; prints
# what came.
played() {
  cat >.asoundrc <<'ASOUND'
pcm.!default {
  type file
  slave.pcm null
  file heard
  format raw
}
ASOUND
  # shellcheck disable=SC2016 # the inner shell expands them
  xvfb-run -a -s '-screen 0 1280x800x24 -nolisten tcp -fbdir .' bash -euc '
    LIBGL_ALWAYS_SOFTWARE=1 ./*/bin/boardduels --lang en 2>log &
    app=$!
    until window=$(xdotool search --onlyvisible --pid $app 2>/dev/null | head -1) && [[ -n $window ]]; do
      kill -0 $app || { cat log; exit 1; }
      sleep 0.2
    done
    xdotool windowmove $window 0 0 windowsize $window 1280 800
    for _ in {1..60}; do
      xdotool mousemove 920 280 click 1
      sleep 1
      if [[ -s heard && -n $(tr -d "\0" <heard | head -c 1) ]]; then result=heard; break; fi
      if grep -q "there is no sound" log; then result=silent; break; fi
    done
    sleep 3
    kill -0 $app # it goes on
    cp Xvfb_screen0 picture.xwd
    kill $app
    echo "${result:-neither}"'
}

clean() {
  local system=$work/system sound result
  chroot_can
  tools/dist.sh linux
  chroot_make "$system" "${needed[@]}" "${looking[@]}"
  chroot_run "$system" root useradd --create-home somebody
  tar -xf "bin/$name-linux-$(go env GOARCH).tar.gz" -C "$system/home/somebody"
  linked "$system/home/somebody"
  for sound in silent heard; do
    [[ $sound == silent ]] || chroot_run "$system" root sh -c 'apt-get update -q && apt-get install -y -q --no-install-recommends libasound2' >/dev/null
    result=$(chroot_run_alone "$system" somebody bash -euc "$(declare -f played); played")
    convert "xwd:$system/home/somebody/picture.xwd" "bin/clean-$sound.png"
    echo "on a clean Debian 12, $([[ $sound == silent ]] && echo without || echo with) libasound.so.2: $result (bin/clean-$sound.png)"
    [[ $result == "$sound" ]] || { cat "$system/home/somebody/log" >&2; return 1; }
  done
}

# random: prints the source of a library that Go asks Windows for, and that Debian's wine doesn't have yet.
random() {
  cat <<'C'
#include <windows.h>
#include <ntsecapi.h>
__declspec(dllexport) BOOL WINAPI ProcessPrng(BYTE *into, SIZE_T size) { return RtlGenRandom(into, (ULONG)size); }
C
}

# shown: prints the source of a program that tells what Windows shows of others: title and versions among their properties,
# and in which sizes their icon can be had.
shown() {
  cat <<'C'
#include <windows.h>
#include <stdio.h>
static char info[1 << 16];
static const char *property(const char *name) {
	char path[99], *text;
	UINT length;
	snprintf(path, sizeof path, "\\StringFileInfo\\000004b0\\%s", name);
	return VerQueryValueA(info, path, (void **)&text, &length) ? text : "nothing";
}
int main(int argc, char **argv) {
	static const int sizes[] = {16, 24, 32, 48, 64, 128, 256};
	for (int i = 1; i < argc; i++) {
		VS_FIXEDFILEINFO *fixed;
		UINT length;
		if (!GetFileVersionInfoA(argv[i], 0, sizeof info, info) || !VerQueryValueA(info, "\\", (void **)&fixed, &length)) return 1;
		printf("%s: %s %s, %s, %u.%u.%u, icons", property("OriginalFilename"), property("FileDescription"), property("FileVersion"),
			property("ProductVersion"), HIWORD(fixed->dwFileVersionMS), LOWORD(fixed->dwFileVersionMS), HIWORD(fixed->dwFileVersionLS));
		for (int s = 0; s < sizeof sizes / sizeof *sizes; s++) {
			HICON icon;
			ICONINFO parts;
			BITMAP picture = {0};
			if (PrivateExtractIconsA(argv[i], 0, sizes[s], sizes[s], &icon, NULL, 1, 0) == 1 && GetIconInfo(icon, &parts))
				GetObjectA(parts.hbmColor, sizeof picture, &picture);
			printf(" %ld", picture.bmWidth);
		}
		puts("");
	}
}
C
}

windows() {
  local version counted="simulate --seat1 tree --seat2 random --heroes knight,mage --n 20 --seed 1" folder=$work/$name-windows-amd64
  export WINEPREFIX=$work/wine WINEDEBUG=-all
  command -v wine >/dev/null || {
    echo "wine is missing: on Debian, apt-get install wine." >&2
    return 1
  }
  tools/dist.sh windows
  unzip -q "bin/$name-windows-amd64.zip" -d "$work"
  linked "$folder"
  mkdir -p "$WINEPREFIX"
  wineboot --init >"$work/log" 2>&1 || { cat "$work/log" >&2; return 1; }
  wineserver --wait
  random >"$work/random.c"
  x86_64-w64-mingw32-gcc -shared -o "$WINEPREFIX/drive_c/windows/system32/bcryptprimitives.dll" "$work/random.c" -ladvapi32
  shown >"$work/shown.c"
  x86_64-w64-mingw32-gcc -o "$work/shown.exe" "$work/shown.c" -lversion -lgdi32
  version=$(detail Version)
  diff <(wine "$work/shown.exe" "$folder/boardduels.exe" "$folder/duel.exe" 2>/dev/null | tr -d '\r') - <<TOLD
boardduels.exe: Board Duels $version, $version, $version, icons 16 24 32 48 64 128 256
duel.exe: Board Duels: duel $version, $version, $version, icons 16 24 32 48 64 128 256
TOLD
  # shellcheck disable=SC2086 # words
  diff <(wine "$folder/duel.exe" $counted 2>/dev/null | tr -d '\r') <(go run ./cmd/duel $counted)
  wineserver --kill --wait || true # the next has a screen; after three idle seconds there is none any more
  # shellcheck disable=SC2016 # the inner shell expands them
  timeout 600 xvfb-run -a -s '-screen 0 1280x800x24 -nolisten tcp' bash -euc '
    folder=$1
    LIBGL_ALWAYS_SOFTWARE=1 wine "$folder/boardduels.exe" --lang en >"$folder/log" 2>&1 &
    app=$!
    until window=$(xdotool search --onlyvisible --name "^Board Duels$" 2>/dev/null | head -1) && [[ -n $window ]]; do
      kill -0 $app || { cat "$folder/log"; exit 1; }
      sleep 0.5
    done
    # shown PICTURE BEFORE: waits until the window shows something, which is not as before, and rests for two seconds.
    shown() {
      local seen=
      until [[ -n $seen && $seen == "$(identify -format %# "$1")" && $(identify -format %k "$1") -gt 100 && $seen != "$2" ]]; do
        kill -0 $app || { cat "$folder/log"; exit 1; }
        seen=$(identify -format %# "$1" 2>/dev/null) || true
        sleep 2
        import -window root "$1"
      done
    }
    shown bin/windows.png nothing
    xdotool mousemove 920 288 click 1
    shown bin/windows-clicked.png "$(identify -format %# bin/windows.png)"
    wineserver --kill' _ "$folder" || { echo "The app shows nothing under wine, or nothing else once it is clicked: bin/windows.png" >&2; return 1; }
  echo "under wine: both programs show their icon and version $version, duel.exe counts the same, and boardduels.exe is clicked through (bin/windows.png, bin/windows-clicked.png)"
}

(($#)) || set -- offline clean windows
for part; do
  case $part in
    offline | clean | windows) "$part" ;;
    *)
      echo "usage: dist-check.sh [offline] [clean] [windows]" >&2
      exit 2
      ;;
  esac
done
