# What this project is built with, each with the least version that will do. tools/packages.sh reads the lines too.
# With ELFREF_FETCH what is missing is fetched in the version given and built here; Boost and nlohmann-json are headers.
#   elfref_dependency(NAME LEAST-VERSION [URL SHA256 [DEFINITION=VALUE…]])
# Without a URL it is not fetched: libedit is built with a tool of its own, and the tests need Debian.
include(FetchContent)

function(elfref_dependency name least)
  set(elfref_least_${name} "${least}" PARENT_SCOPE)
  set(elfref_fetched_${name} "${ARGN}" PARENT_SCOPE)
endfunction()

set(on_github https://github.com)
elfref_dependency(Boost 1.74
  ${on_github}/boostorg/boost/releases/download/boost-1.87.0/boost-1.87.0-cmake.tar.xz
  7da75f171837577a52bbf217e17f8ea576c7c246e4594d617bfde7fafd408be5)
elfref_dependency(CLI11 2.1 ${on_github}/CLIUtils/CLI11/archive/v2.4.2.tar.gz
  f2d893a65c3b1324c50d4e682c0cdc021dd0477ae2c048544f39eed6654b699a CLI11_PRECOMPILED=OFF)
elfref_dependency(libedit 3.1)
elfref_dependency(fmt 9 ${on_github}/fmtlib/fmt/archive/10.2.1.tar.gz
  1250e4cc58bf06ee631567523f48848dc4596133e163f02615c97f78bab6c811)
elfref_dependency(nlohmann_json 3.11 ${on_github}/nlohmann/json/releases/download/v3.11.3/json.tar.xz
  d6c65aca6b1ed68e7a182f4757257b107ae403032760ed6ef121c9d55e81757d)
elfref_dependency(simdjson 3.0 ${on_github}/simdjson/simdjson/archive/v3.10.1.tar.gz
  1e8f881cb2c0f626c56cd3665832f1e97b9d4ffc648ad9e1067c134862bba060 SIMDJSON_DEVELOPER_MODE=OFF)
elfref_dependency(spdlog 1.10 ${on_github}/gabime/spdlog/archive/v1.14.1.tar.gz
  1586508029a7d0670dfcb2d97575dcdc242d3868a259742b69f100801ab4e16b SPDLOG_FMT_EXTERNAL=ON)
elfref_dependency(utf8proc 2.8 ${on_github}/JuliaStrings/utf8proc/archive/v2.9.0.tar.gz
  18c1626e9fc5a2e192311e36b3010bfc698078f692888940f1fa150547abb0c1)
elfref_dependency(yaml-cpp 0.7 ${on_github}/jbeder/yaml-cpp/archive/refs/tags/0.8.0.tar.gz
  fbe74bbdcee21d656715688706da3c8becfd946d92cd44705cc6098bb23b3a16 YAML_CPP_BUILD_TESTS=OFF YAML_CPP_BUILD_TOOLS=OFF)
elfref_dependency(ZLIB 1.2.11 ${on_github}/madler/zlib/releases/download/v1.3.1/zlib-1.3.1.tar.gz
  9a93b2b7dfdac77ceba5a558a580e74667dd6fede4585b91eefb60f03b72df23 ZLIB_BUILD_EXAMPLES=OFF)
elfref_dependency(zstd 1.5 ${on_github}/facebook/zstd/releases/download/v1.5.6/zstd-1.5.6.tar.gz
  8c29e06cf42aacc1eafc4077ae2ec6c6fcb96a626157e0593d5e82a34fd403c1
  SOURCE_SUBDIR=build/cmake ZSTD_BUILD_PROGRAMS=OFF ZSTD_BUILD_TESTS=OFF ZSTD_BUILD_SHARED=OFF)

# elfref_needs(NAME…): finds what the targets of this folder and those below it are linked with.
macro(elfref_needs)
  list(PREPEND CMAKE_MODULE_PATH ${elfref_SOURCE_DIR}/lib/cmake)  # some come without a package for CMake
  foreach(needed ${ARGN})
    get_property(fetched GLOBAL PROPERTY elfref_has_fetched_${needed})
    if(NOT fetched)
      set(how ${elfref_least_${needed}})
      if(needed STREQUAL "Boost")  # CMake's own search for it is deprecated
        list(APPEND how CONFIG)
      elseif(needed STREQUAL "simdjson")  # for its package file 3.1 is no 3.0; this project takes both
        set(how "")
      endif()
      find_package(${needed} ${how} QUIET)
      if(needed STREQUAL "Boost" AND NOT Boost_FOUND)  # it looks for headers alone, so for another machine too
        find_package(Boost ${elfref_least_Boost} MODULE QUIET)
      endif()
      if(NOT ${needed}_FOUND)
        elfref_fetch(${needed})
      endif()
    endif()
  endforeach()
  list(POP_FRONT CMAKE_MODULE_PATH)
  if(TARGET yaml-cpp::yaml-cpp)  # its name since 0.8
    set(elfref_yaml_cpp yaml-cpp::yaml-cpp)
  else()
    set(elfref_yaml_cpp yaml-cpp)
  endif()
endmacro()

function(elfref_fetch name)
  set(what ${elfref_fetched_${name}})
  if(NOT ELFREF_FETCH OR NOT what)
    set(fetch "")
    if(what)
      set(fetch ", or let it be fetched by -DELFREF_FETCH=ON")
    endif()
    message(FATAL_ERROR "elfref needs ${name} ${elfref_least_${name}} or later. "
      "Install it, name its place in CMAKE_PREFIX_PATH${fetch}.")
  endif()
  list(POP_FRONT what url hash)
  set(subfolder "")
  foreach(definition IN LISTS what)
    string(REGEX MATCH "^([^=]+)=(.*)$" _ ${definition})
    if(CMAKE_MATCH_1 STREQUAL "SOURCE_SUBDIR")
      set(subfolder SOURCE_SUBDIR ${CMAKE_MATCH_2})
    else()
      set(${CMAKE_MATCH_1} ${CMAKE_MATCH_2} CACHE INTERNAL "")
    endif()
  endforeach()
  if(name STREQUAL "Boost")  # its headers are all that is used
    set(subfolder SOURCE_SUBDIR none)
  endif()
  message(STATUS "fetching ${name}")
  set_property(GLOBAL PROPERTY elfref_has_fetched_${name} TRUE)
  set(CMAKE_POLICY_VERSION_MINIMUM 3.5)  # of zlib and utf8proc, whose CMake files are older
  set(BUILD_SHARED_LIBS OFF)
  FetchContent_Declare(${name} URL ${url} URL_HASH SHA256=${hash} ${subfolder} DOWNLOAD_EXTRACT_TIMESTAMP ON)
  FetchContent_MakeAvailable(${name})
  FetchContent_GetProperties(${name} SOURCE_DIR source BINARY_DIR binary)
  if(name STREQUAL "Boost")
    file(GLOB headers ${source}/libs/*/include ${source}/libs/*/*/include)
    add_library(elfref_boost INTERFACE)
    target_include_directories(elfref_boost SYSTEM INTERFACE ${headers})
    add_library(Boost::headers ALIAS elfref_boost)
  elseif(name STREQUAL "utf8proc")
    target_include_directories(utf8proc SYSTEM INTERFACE ${source})
    add_library(utf8proc::utf8proc ALIAS utf8proc)
  elseif(name STREQUAL "ZLIB")
    target_include_directories(zlibstatic SYSTEM INTERFACE ${source} ${binary})
    add_library(ZLIB::ZLIB ALIAS zlibstatic)
  elseif(name STREQUAL "zstd")
    target_include_directories(libzstd_static SYSTEM INTERFACE ${source}/lib)
    add_library(zstd::zstd ALIAS libzstd_static)
  endif()
endfunction()
