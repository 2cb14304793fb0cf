# shellcheck shell=bash
# windows.sh, for other scripts to source from the module's root: what programs for Windows are made with, and what they show.

windows_compiler=x86_64-w64-mingw32-gcc

# windows_lacks: prints what is missing on this machine for a bundle for Windows; nothing where it can be made.
windows_lacks() {
  local needed
  for needed in $windows_compiler x86_64-w64-mingw32-windres zip; do
    command -v "$needed" >/dev/null || {
      echo "$needed is missing (Debian: apt-get install gcc-mingw-w64-x86-64 zip)"
      return
    }
  done
}

# What Windows shows of a program lies beside its sources by this name while it is built: go links it into it.
windows_resource=resource_windows_amd64.syso

# windows_show PROGRAM TITLE: lays that there: the icon, and what its properties tell. Needs details.sh.
windows_show() {
  local text numbers work
  work=$(mktemp -d)
  numbers=$(detail Version)
  numbers=${numbers//./,},0
  go run ./tools/ico tools/desktop/icons/*.png >"$work/icon.ico"
  text=$(fill tools/desktop/windows.rc)
  text=${text//@Numbers@/$numbers}
  text=${text//@Program@/$1}
  echo "${text//@Title@/$2}" >"$work/resource.rc"
  x86_64-w64-mingw32-windres --include-dir "$work" "$work/resource.rc" "cmd/$1/$windows_resource"
  rm -r "$work"
}
