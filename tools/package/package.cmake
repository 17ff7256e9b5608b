# The packages that `cpack` makes. On Debian there are two: the program with its files, and the development files. With
# ELFREF_PYTHON the module for Python is a third one. Elsewhere it makes an archive. Any build folder will do; one that
# was made with -DCMAKE_INSTALL_PREFIX=/usr has the library in Debian's folder for the machine's architecture.
find_program(DPKG dpkg)
mark_as_advanced(DPKG)
set(CPACK_GENERATOR TGZ)
if(DPKG)
  set(CPACK_GENERATOR DEB)
endif()
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "")  # each package has its own
set(ELFREF_CONTACT "" CACHE STRING "The maintainer of the packages: NAME <ADDRESS>")
set(CPACK_PACKAGE_CONTACT "the authors of elfref")
if(ELFREF_CONTACT)
  set(CPACK_PACKAGE_CONTACT "${ELFREF_CONTACT}")
endif()
set(ELFREF_PACKAGE_VERSION "" CACHE STRING "The version of the packages, if it differs from that of the program")
set(CPACK_PACKAGE_VERSION ${elfref_VERSION})
if(ELFREF_PACKAGE_VERSION)
  set(CPACK_PACKAGE_VERSION ${ELFREF_PACKAGE_VERSION})
endif()
set(CPACK_COMPONENTS_ALL elfref libelfref-dev)
if(ELFREF_PYTHON)
  list(APPEND CPACK_COMPONENTS_ALL python3-elfref)
endif()
set(CPACK_STRIP_FILES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
  OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)

set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_PRE_BUILD_SCRIPTS ${CMAKE_CURRENT_LIST_DIR}/as_debian_has_it.cmake)

set(CPACK_DEBIAN_ELFREF_PACKAGE_NAME elfref)
set(CPACK_DEBIAN_ELFREF_PACKAGE_SECTION utils)
set(CPACK_DEBIAN_ELFREF_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_ELFREF_DESCRIPTION "referee for records of tabletop sessions
Reads the record of a game, replays it and checks every play against the
printed rules. It reports where a play breaks a rule, cites the edition
that prints the rule, and computes the final score. It knows Elfenland in
the editions of several publishers, Elven Rage and Master Elf.")

set(CPACK_DEBIAN_LIBELFREF-DEV_PACKAGE_NAME libelfref-dev)
set(CPACK_DEBIAN_LIBELFREF-DEV_PACKAGE_SECTION libdevel)
# A program that links the library must find the library's own libraries. The archive was compiled for one version of
# each and does not link with another: libfmt has its version in its symbols, and the others change their types.
include(${elfref_SOURCE_DIR}/lib/cmake/Dependencies.cmake)
elfref_needs(fmt simdjson yaml-cpp)
# debian_bounds(PACKAGE VERSION PARTS): from that version on, and before the next one by its first parts.
function(debian_bounds package version parts)
  string(REPLACE "." ";" numbers "${version}")
  list(SUBLIST numbers 0 ${parts} numbers)
  list(JOIN numbers "." least)
  list(POP_BACK numbers last)
  math(EXPR next "${last} + 1")
  list(APPEND numbers ${next})
  list(JOIN numbers "." next)
  list(APPEND depends "${package} (>= ${least})" "${package} (<< ${next})")
  set(depends "${depends}" PARENT_SCOPE)
endfunction()
set(depends "")
debian_bounds(libfmt-dev ${fmt_VERSION} 1)
debian_bounds(libsimdjson-dev ${simdjson_VERSION} 2)
debian_bounds(libyaml-cpp-dev ${yaml-cpp_VERSION} 2)
list(JOIN depends ", " depends)
set(CPACK_DEBIAN_LIBELFREF-DEV_PACKAGE_DEPENDS "${depends}, libutf8proc-dev (>= 2), libutf8proc-dev (<< 3)")
set(CPACK_DEBIAN_LIBELFREF-DEV_DESCRIPTION "referee for records of tabletop sessions - development files
The headers and the library for programs that judge records of tabletop
sessions, with the files by which CMake and pkg-config find them.")

set(CPACK_DEBIAN_PYTHON3-ELFREF_PACKAGE_NAME python3-elfref)
set(CPACK_DEBIAN_PYTHON3-ELFREF_PACKAGE_SECTION python)
set(CPACK_DEBIAN_PYTHON3-ELFREF_PACKAGE_SHLIBDEPS ON)
# The module is compiled for one version of Python. No other version can import it.
math(EXPR next_python "${ELFREF_PYTHON_MINOR} + 1")
set(CPACK_DEBIAN_PYTHON3-ELFREF_PACKAGE_DEPENDS
  "python3 (>= 3.${ELFREF_PYTHON_MINOR}~), python3 (<< 3.${next_python}~)")
set(CPACK_DEBIAN_PYTHON3-ELFREF_DESCRIPTION "referee for records of tabletop sessions - module for Python
Judges records and single plays, plays whole games of Elfenland for programs
that search or learn, and generates records of random games.")

if(BUILD_SHARED_LIBS)
  set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS_PRIVATE_DIRS ${elfref_BINARY_DIR}/lib)
  string(APPEND CPACK_DEBIAN_LIBELFREF-DEV_PACKAGE_DEPENDS ", elfref (= ${CPACK_PACKAGE_VERSION})")
endif()

include(CPack)
