# shellcheck shell=bash
# Sourced by what needs a fresh root of another Debian, after tools/packages.sh. It takes root.
# In a root lies nothing of this machine: it has mounts of its own alone, which end with the command that runs in it.

# remove_root FOLDER: never one in which something is mounted.
remove_root() {
  if grep -qF " $1/" /proc/self/mountinfo; then give_up "something is mounted in $1"; fi
  rm -rf --one-file-system "$1"
}

# make_root SUITE FOLDER [PACKAGE…]: what Debian calls minimal, and these. A mirror that is no longer kept up to date
# has lists that say they are too old; they are signed all the same.
make_root() {
  local suite=$1 folder=$2
  shift 2
  mmdebstrap --mode=root --variant=minbase --include="ca-certificates $*" \
    --aptopt='Acquire::Check-Valid-Until "false"' "$suite" "$folder" >"$folder.log" 2>&1
}

# in_root FOLDER COMMAND…: runs it there, in a namespace of mounts and processes.
in_root() {
  # shellcheck disable=SC2016
  unshare --mount --pid --fork --propagation private bash -c '
    mount -t proc proc "$0/proc" && exec chroot "$0" /usr/bin/env -i HOME=/root LC_ALL=C.UTF-8 \
      PATH=/usr/sbin:/usr/bin:/sbin:/bin "$@"' "$@"
}
