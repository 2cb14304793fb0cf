# shellcheck shell=bash
# windows.sh, for other scripts to source from the module's root: what programs for Windows are made with.

windows_compiler=x86_64-w64-mingw32-gcc

# windows_lacks: prints what is missing on this machine for a bundle for Windows; nothing where it can be made.
windows_lacks() {
  local needed
  for needed in $windows_compiler zip; do
    command -v "$needed" >/dev/null || {
      echo "$needed is missing (Debian: apt-get install gcc-mingw-w64-x86-64 zip)"
      return
    }
  done
}
