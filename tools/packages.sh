# shellcheck shell=bash disable=SC2034,SC2154
# Sourced by tools/run and tools/test: what this project needs from Debian, and how its build folders are filled.

build_packages=(
  g++ cmake ninja-build
  libboost-dev libcli11-dev libedit-dev libfmt-dev libsimdjson-dev libspdlog-dev libutf8proc-dev libyaml-cpp-dev
  libzstd-dev
  nlohmann-json3-dev zlib1g-dev
)
python_packages=(pybind11-dev python3-dev)
test_packages=(
  libgmock-dev libgtest-dev librapidcheck-dev
  "${python_packages[@]}" python3-hypothesis python3-mypy python3-pytest
  doxygen groff-base patch pkg-config python3 python3-jsonschema python3-ruamel.yaml xsltproc zstd
)
more_test_packages=(
  clang-14 dpkg-dev file fish libbenchmark-dev man-db mandoc neovim parallel pre-commit python3-distributed skopeo umoci
  zsh
)

# The library as WebAssembly: tools/wasm/build. Of this age, as the sources of its libc++abi must be.
wasm_llvm=19
wasm_packages=(
  clang-$wasm_llvm lld-$wasm_llvm llvm-$wasm_llvm wasi-libc
  libc++-$wasm_llvm-dev-wasm32 libc++abi-$wasm_llvm-dev-wasm32 libclang-rt-$wasm_llvm-dev-wasm32
  cmake ninja-build dpkg-dev xz-utils libboost-dev nlohmann-json3-dev
)

# The program for Windows: tools/package/windows; and what tries it here.
windows_packages=(g++-mingw-w64-x86-64-posix dpkg-dev xz-utils)
wine_packages=(wine64)

# How everything is built for the tests. Little optimisation and no debug information: a clean build is what takes the
# time. That no file lacks an include that it needs, the build says in which each is compiled alone: shared.
quick=(-DCMAKE_BUILD_TYPE=Debug -DCMAKE_CXX_FLAGS_DEBUG=-O1)
for_tests=(-DELFREF_BUILD_TESTS=ON -DELFREF_INSTALL=ON -DELFREF_PYTHON=ON -DELFREF_WERROR=ON)

# How everything is built for the fuzzers, and for the tests under the sanitizers: by clang.
under_sanitizers=(
  -DELFREF_BUILD_TESTS=ON -DELFREF_WERROR=ON -DELFREF_FUZZ=ON -DELFREF_SANITIZE=ON
  -DCMAKE_CXX_COMPILER=clang++-14 -DCMAKE_BUILD_TYPE=Debug '-DCMAKE_CXX_FLAGS_DEBUG=-O1 -g1'
)

# How the program is built to see whether its threads get along: by clang.
under_thread_sanitizer=(
  -DELFREF_BUILD_TESTS=ON -DELFREF_WERROR=ON -DELFREF_SANITIZE_THREADS=ON
  -DCMAKE_CXX_COMPILER=clang++-14 -DCMAKE_BUILD_TYPE=Debug '-DCMAKE_CXX_FLAGS_DEBUG=-O1 -g1'
)

# What pages are tried with, where it is not there otherwise; npm is often not Debian's. With --all: two browsers.
browser_packages() {
  command -v chromium >/dev/null || echo chromium
  command -v npm >/dev/null || printf '%s\n' nodejs npm
  [[ ${1-} != --all ]] || command -v firefox-esr firefox >/dev/null || echo firefox-esr
}

# How many things can be done at once.
cores() { nproc 2>/dev/null || sysctl -n hw.ncpu 2>/dev/null || getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2; }

# one_at_a_time DESCRIPTOR: waits until no other process has the file of this descriptor. Without flock nobody waits.
one_at_a_time() { ! command -v flock >/dev/null || flock "$1"; }

# What the build needs, by the names of who makes it, and how a package manager that is here installs it.
needed() {
  printf '%s\n' 'elfref: the build needs a compiler for C++20 (g++ 12 or clang 14), CMake 3.25, Ninja, and these' \
    'libraries with their headers, in the version given or a later one:'
  sed -nE 's/^elfref_dependency\(([^ ]+ [0-9.]+).*/  \1/p' "$root/lib/cmake/Dependencies.cmake"
  if command -v apt-get; then
    echo "apt-get install ${build_packages[*]}"
  elif command -v brew; then
    echo 'brew install cmake ninja boost cli11 fmt nlohmann-json simdjson spdlog utf8proc yaml-cpp zstd'
  elif command -v dnf; then
    echo 'dnf install gcc-c++ cmake ninja-build boost-devel cli11-devel fmt-devel json-devel libedit-devel' \
      'libzstd-devel simdjson-devel spdlog-devel utf8proc-devel yaml-cpp-devel zlib-devel'
  elif command -v pacman; then
    echo 'pacman -S gcc cmake ninja boost cli11 fmt libedit nlohmann-json simdjson spdlog utf8proc yaml-cpp zlib zstd'
  elif command -v zypper; then
    echo 'zypper install gcc-c++ cmake ninja cli11-devel fmt-devel libboost_headers-devel libboost_graph-devel' \
      'libedit-devel libzstd-devel nlohmann_json-devel simdjson-devel spdlog-devel utf8proc-devel yaml-cpp-devel' \
      'zlib-devel'
  fi | sed '/^\//d'
  echo 'What is missing can be fetched: ELFREF_FETCH=ON tools/run (all but libedit)'
} >&2

say() { printf 'elfref: %s\n' "$*" >&2; }

# Says what stops everything, and ends.
give_up() {
  say "$@"
  exit 2
}

# The packages among the arguments that are not installed.
missing_packages() {
  local installed package
  # It fails where it does not know one.
  installed=$(dpkg-query -W -f '${Package} ${db:Status-Status}\n' "$@" 2>/dev/null) || true
  for package; do
    grep -qxF "$package installed" <<<"$installed" || printf '%s\n' "$package"
  done
}

# Installs those of the packages that are missing. Elsewhere than on Debian it trusts that they are there.
install_packages() {
  local -a missing as_root=()
  command -v dpkg-query >/dev/null || return 0
  mapfile -t missing < <(missing_packages "$@")
  ((${#missing[@]} > 0)) || return 0
  local by_hand="apt-get install --no-install-recommends ${missing[*]}"
  command -v apt-get >/dev/null || give_up "these packages are missing: ${missing[*]}"
  if ((EUID != 0)); then
    { command -v sudo >/dev/null && { sudo -n true 2>/dev/null || [[ -t 0 ]]; }; } ||
      give_up "some packages are missing, and installing them takes root: $by_hand"
    as_root=(sudo)
  fi
  say "installing ${missing[*]}"
  local -a apt=("${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -q -y -o DPkg::Lock::Timeout=120)
  local log
  log=$("${apt[@]}" update 2>&1) || printf '%s\n' "$log" >&2 # an old list may do
  log=$("${apt[@]}" install --no-install-recommends "${missing[@]}" 2>&1 </dev/null) || {
    printf '%s\n' "$log" >&2
    give_up "installing failed; what is needed: $by_hand"
  }
}

# debian_sources [--download-only] FOLDER SOURCE…: the sources that Debian has under these names, unpacked there; from
# the archives that this machine installs from, without a change of its own list of them.
debian_sources() (
  how=()
  if [[ $1 == --download-only ]]; then how=("$1") && shift; fi
  mkdir -p "$1/.apt/parts" "$1/.apt/lists/partial" "$1/.apt/cache/archives/partial" && cd "$1" || exit
  shift
  for file in /etc/apt/sources.list /etc/apt/sources.list.d/*.{list,sources}; do
    grep -qsE '^(Types:.*deb|deb ).*' "$file" && grep -q debian "$file" || continue
    sed -E 's/^Types:.*/Types: deb-src/; s/^deb /deb-src /' "$file" >".apt/parts/${file##*/}"
  done
  apt=(apt-get -q -o Dir::Etc::sourcelist=/dev/null -o "Dir::Etc::sourceparts=$PWD/.apt/parts"
    -o "Dir::State::lists=$PWD/.apt/lists" -o "Dir::Cache=$PWD/.apt/cache" -o "APT::Sandbox::User=$(id -un)")
  "${apt[@]}" update || true # one archive may have no sources
  "${apt[@]}" source "${how[@]}" "$@"
)

# npm_packages FOLDER INTO: installs in INTO what the lock file of FOLDER names, unless it is there; a copy of that file
# tells. None of the packages has to run anything.
npm_packages() (
  mkdir -p "$2" && exec 9>"$2/lock" && one_at_a_time 9 || exit
  cmp -s "$1/package-lock.json" "$2/installed" && exit
  rm -f "$2/installed"
  cp "$1"/package.json "$1"/package-lock.json "$2" && cd "$2" &&
    npm ci --ignore-scripts --no-audit --no-fund --loglevel=error >npm.log 2>&1 || {
    cat npm.log
    exit 1
  }
  cp package-lock.json installed
)

# configure DIR OPTION…: makes a build folder, or makes it anew when it was made otherwise.
configure() {
  local dir=$1 made_with
  shift
  made_with="$root $*"
  [[ -f $dir/build.ninja && -f $dir/made-with && $(<"$dir/made-with") == "$made_with" ]] && return
  mkdir -p "$dir" || give_up "cannot write in '$root'"
  command -v cmake >/dev/null && { command -v ninja || command -v ninja-build; } >/dev/null || {
    needed
    give_up 'CMake or Ninja is missing'
  }
  cmake --fresh -G Ninja -S "$root" -B "$dir" -DELFREF_INSTALL=OFF "$@" >"$dir/configure.log" 2>&1 || {
    cat "$dir/configure.log" >&2
    needed
    give_up 'configuring failed'
  }
  printf '%s' "$made_with" >"$dir/made-with"
}

# build DIR TARGET…: builds; says nothing when all goes well, unless it takes long.
build() {
  local dir=$1
  shift
  local -a command=(cmake --build "$dir" -j "$(cores)" --target "${@:-all}")
  if [[ ! -f $dir/.ninja_log ]]; then
    say "building in ${dir#"$root"/}"
    if [[ -t 2 ]]; then
      "${command[@]}" >&2
      return
    fi
  fi
  "${command[@]}" >"$dir/build.log" 2>&1 && return
  cat "$dir/build.log" >&2
  return 1
}
