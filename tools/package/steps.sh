# shellcheck shell=bash disable=SC2154
# Sourced by tools/release and what it calls, after tools/packages.sh.

# step TEXT COMMAND…: prints the text, and the command's own output only if it fails. Bash does not stop at an error
# within a function that is run so: each of its commands says what follows.
step() {
  say "$1"
  shift
  "$@" >"$work/log" 2>&1 || {
    cat "$work/log" >&2
    give_up 'it failed'
  }
}

# static_library SOURCE[/FOLDER] CMAKE-OPTION…: builds that source, of those in $work/sources, as $for_this_machine and
# $flags say, in $own, and installs it in $libraries.
static_library() {
  local source=${1%%/*} subfolder=
  [[ $1 != */* ]] || subfolder=${1#*/}
  shift
  source=$(find "$work/sources" -mindepth 1 -maxdepth 1 -type d -name "$source-[0-9]*")
  cmake --fresh -G Ninja -S "$source${subfolder:+/$subfolder}" -B "$own/${source##*/}" "${for_this_machine[@]}" \
    -DBUILD_SHARED_LIBS=OFF -DCMAKE_INSTALL_PREFIX="$libraries" \
    -DCMAKE_C_FLAGS="$flags" -DCMAKE_CXX_FLAGS="$flags" "$@" &&
    cmake --build "$own/${source##*/}" &&
    cmake --install "$own/${source##*/}"
}

# debian_archives FOLDER ARCHITECTURE PACKAGE…: unpacks Debian's packages for that architecture in FOLDER. It installs
# nothing, and this machine need not know the architecture.
debian_archives() (
  folder=$1 architecture=$2
  shift 2
  rm -rf "$folder"
  mkdir -p "$folder/.apt/parts" "$folder/.apt/lists/partial" "$folder/.apt/cache/archives/partial" &&
    cd "$folder/.apt" || exit
  touch status # nothing is installed here
  for file in /etc/apt/sources.list /etc/apt/sources.list.d/*.{list,sources}; do
    if grep -qs debian "$file"; then cp "$file" parts; fi
  done
  apt=(apt-get -q -o "APT::Architecture=$architecture" -o "APT::Architectures::=$architecture"
    -o Dir::Etc::sourcelist=/dev/null -o "Dir::Etc::sourceparts=$PWD/parts" -o "Dir::State::lists=$PWD/lists"
    -o "Dir::State::status=$PWD/status" -o "Dir::Cache=$PWD/cache" -o "APT::Sandbox::User=$(id -un)")
  "${apt[@]}" update || true # what another archive lacks does not matter
  "${apt[@]}" download "$@" || exit
  for file in *.deb; do dpkg-deb -x "$file" .. || exit; done
  rm -r lists cache
)

# name_of_release FOLDER: how the files are named that are made of the folder's commit: elfref-VERSION where its tag is
# vVERSION. Without a tag the name says that this is not a release. With the tag of another version there is no name.
name_of_release() {
  local tags version
  version=$(sed -n 's/^project(elfref VERSION \([0-9.]*\).*/\1/p' "$1/CMakeLists.txt")
  tags=$(git -C "$1" tag --points-at HEAD --list 'v[0-9]*') || give_up 'the tags of this commit cannot be read'
  if [[ -z $tags ]]; then
    printf 'elfref-%s-not-a-release-%.12s\n' "$version" "$(git -C "$1" rev-parse HEAD)"
  elif [[ $tags == "v$version" ]]; then
    printf 'elfref-%s\n' "$version"
  else
    give_up "CMakeLists.txt has the version $version, but the tag of this commit is ${tags//$'\n'/ }"
  fi
}

# packed FOLDER NAME: the folder as an archive, which is the same for the same files.
packed() {
  tar --sort=name --owner=0 --group=0 --numeric-owner --mode=u=rwX,go=rX --mtime="@${SOURCE_DATE_EPOCH:-0}" \
    --transform "s,^${1##*/},$2," -C "${1%/*}" -cf - "${1##*/}"
}
