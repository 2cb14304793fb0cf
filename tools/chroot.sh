# shellcheck shell=bash
# chroot.sh, for other scripts to source: systems of Debian 12 as they are installed, each in a folder. They take their
# packages from where this machine takes its own. Needs debootstrap, and root.

chroot_suite=bookworm

# chroot_can: fails with a line where this machine can't make such a system.
chroot_can() {
  local needed
  for needed in debootstrap unshare chroot apt-config; do
    command -v $needed >/dev/null || {
      echo "$needed is missing: on Debian, apt-get install debootstrap util-linux." >&2
      return 1
    }
  done
  ((EUID == 0)) || {
    echo "A system of its own needs root: sudo $0" >&2
    return 1
  }
}

# chroot_mirror: prints the address from which this machine takes Debian; nothing where it takes another, and debootstrap knows
# its own.
chroot_mirror() {
  # shellcheck disable=SC2016 # apt expands them
  { apt-get indextargets --format '$(REPO_URI) $(CODENAME) $(COMPONENT)' 'Created-By: Packages' 2>/dev/null || true; } |
    awk -v suite=$chroot_suite '$2 == suite && $3 == "main" {print $1; exit}'
}

# chroot_make FOLDER PACKAGE…: lays a minimal system out, with further packages.
chroot_make() {
  local folder=$1 packages proxy mirror
  shift
  packages=$(IFS=,; echo "$*")
  mirror=$(chroot_mirror)
  proxy=$(apt-config dump --no-empty --format '%v' Acquire::http::Proxy)
  env ${proxy:+"http_proxy=$proxy"} debootstrap --variant=minbase ${packages:+"--include=$packages"} $chroot_suite "$folder" ${mirror:+"$mirror"} >"$folder.log" 2>&1 || {
    tail -n 5 "$folder.log" >&2
    return 1
  }
  # What this machine's apt is told beside the sources: proxies, and how old lists may be.
  apt-config dump --no-empty Acquire | grep -iE '^Acquire::(https?::Proxy|Check-)' >"$folder/etc/apt/apt.conf.d/90machine" || true
  cp -L /etc/resolv.conf /etc/hosts "$folder/etc/"
  [[ -z ${SSL_CERT_FILE:-} ]] || cp -L "$SSL_CERT_FILE" "$folder$chroot_trusted"
}

# What this machine trusts beside Debian's certificates, if it is told of any.
chroot_trusted=/usr/local/share/machine.crt

# chroot_home USER: prints the home folder of somebody there.
chroot_home() {
  [[ $1 == root ]] && echo /root || echo "/home/$1"
}

# chroot_run FOLDER USER COMMAND…: runs a command there as somebody at home, with nothing of this machine's environment
# but the ways to Go's modules and what it trusts on them. What it leaves running ends with it.
chroot_run() {
  local folder=$1 user=$2 ways=() name value
  shift 2
  for name in GOPROXY GONOPROXY GOPRIVATE GOSUMDB GONOSUMDB; do
    value=$(go env $name)
    [[ -z $value ]] || ways+=("$name=$value")
  done
  [[ ! -e $folder$chroot_trusted ]] || ways+=("SSL_CERT_FILE=$chroot_trusted")
  mapfile -t -O "${#ways[@]}" ways < <(env | grep -iE '^(http|https|no)_proxy=' || true)
  # shellcheck disable=SC2016 # the inner shells expand them
  # shellcheck disable=SC2086 # a flag, or nothing
  unshare ${chroot_cut:-} --mount --pid --fork --kill-child bash -euc '
    folder=$1 user=$2
    shift 2
    mount --bind "$folder" "$folder" # what lies on no mount of its own is cut off no further
    mount -t proc proc "$folder/proc"
    mount -t devpts -o newinstance devpts "$folder/dev/pts"
    mount -t tmpfs -o mode=1777 tmp "$folder/dev/shm"
    exec chroot --userspec="$user:$user" --groups= "$folder" "$@"' _ "$folder" "$user" \
    env -i "${ways[@]}" HOME="$(chroot_home "$user")" USER="$user" LANG=C.UTF-8 \
    PATH=/usr/local/go/bin:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin \
    bash -c 'cd && exec "$@"' _ "$@"
}

# chroot_run_alone FOLDER USER COMMAND…: does so without a network, and without the screens of this machine.
chroot_run_alone() {
  local chroot_cut=--net
  chroot_run "$@"
}
