# shellcheck shell=bash
# details.sh, for other scripts to source from the module's root: what packages tell of the app.

# detail KEY: prints a value of FyneApp.toml.
detail() {
  awk -F ' *= *' -v key="$1" '$1 ~ "^ *" key "$" {gsub(/"/, "", $2); print $2; exit}' FyneApp.toml
}

# made: prints when the sources were made, in seconds since 1970: what the builder says, else the time of the commit. An
# archive of them has no history, but its files have that time.
made() {
  echo "${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2>/dev/null || stat -c %Y go.mod)}"
}

# fill FILE: prints a file with what stands between @ filled in.
fill() {
  local text key
  text=$(<"$1")
  for key in ID Name Version; do
    text=${text//@$key@/$(detail $key)}
  done
  echo "${text//@Date@/$(date -u -d "@$(made)" +%F)}"
}
