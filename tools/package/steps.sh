# shellcheck shell=bash disable=SC2154
# Sourced by tools/release and tools/package/program, after tools/packages.sh.

# step TEXT COMMAND…: prints the text, and the command's own output only if it fails.
step() {
  say "$1"
  shift
  "$@" >"$work/log" 2>&1 || {
    cat "$work/log" >&2
    give_up 'it failed'
  }
}

# debian_archives FOLDER ARCHITECTURE PACKAGE…: unpacks Debian's packages for that architecture in FOLDER. It installs
# nothing, and this machine need not know the architecture.
debian_archives() (
  folder=$1 architecture=$2
  shift 2
  rm -rf "$folder"
  mkdir -p "$folder/.apt/parts" "$folder/.apt/lists/partial" "$folder/.apt/cache/archives/partial"
  cd "$folder/.apt"
  touch status # nothing is installed here
  for file in /etc/apt/sources.list /etc/apt/sources.list.d/*.{list,sources}; do
    if grep -qs debian "$file"; then cp "$file" parts; fi
  done
  apt=(apt-get -q -o "APT::Architecture=$architecture" -o "APT::Architectures::=$architecture"
    -o Dir::Etc::sourcelist=/dev/null -o "Dir::Etc::sourceparts=$PWD/parts" -o "Dir::State::lists=$PWD/lists"
    -o "Dir::State::status=$PWD/status" -o "Dir::Cache=$PWD/cache" -o "APT::Sandbox::User=$(id -un)")
  "${apt[@]}" update || true # what another archive lacks does not matter
  "${apt[@]}" download "$@"
  for file in *.deb; do dpkg-deb -x "$file" ..; done
  rm -r lists cache
)
