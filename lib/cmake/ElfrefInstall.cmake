# Installs the library and what other builds need to find it; lib/CMakeLists.txt includes it. Relative paths are those
# of lib.

include(GNUInstallDirs)
include(CMakePackageConfigHelpers)
get_target_property(elfref_type elfref TYPE)
set(cmake_dir ${CMAKE_INSTALL_LIBDIR}/cmake/elfref)
set(pkgconfig_dir ${CMAKE_INSTALL_LIBDIR}/pkgconfig)

# Two components, as Debian has them: what runs programs, and what builds them.
install(TARGETS elfref EXPORT elfrefTargets
  RUNTIME COMPONENT elfref
  LIBRARY COMPONENT elfref NAMELINK_COMPONENT libelfref-dev
  ARCHIVE COMPONENT libelfref-dev
  FILE_SET HEADERS COMPONENT libelfref-dev
  FILE_SET tables COMPONENT libelfref-dev)
install(TARGETS elfref_testing EXPORT elfrefTargets
  RUNTIME COMPONENT elfref
  LIBRARY COMPONENT elfref NAMELINK_COMPONENT libelfref-dev
  ARCHIVE COMPONENT libelfref-dev
  FILE_SET HEADERS COMPONENT libelfref-dev)
install(EXPORT elfrefTargets NAMESPACE elfref:: DESTINATION ${cmake_dir} COMPONENT libelfref-dev)

configure_package_config_file(cmake/elfrefConfig.cmake.in elfrefConfig.cmake INSTALL_DESTINATION ${cmake_dir})
write_basic_package_version_file(elfrefConfigVersion.cmake VERSION ${elfref_VERSION} COMPATIBILITY SameMinorVersion)
install(FILES ${CMAKE_CURRENT_BINARY_DIR}/elfrefConfig.cmake
    ${CMAKE_CURRENT_BINARY_DIR}/elfrefConfigVersion.cmake cmake/Findutf8proc.cmake
  DESTINATION ${cmake_dir} COMPONENT libelfref-dev)

# Whoever links a static library links what it needs, with `--static` or without.
set(pc_requires Requires.private)
if(elfref_type STREQUAL STATIC_LIBRARY)
  set(pc_requires Requires)
endif()
cmake_path(RELATIVE_PATH CMAKE_INSTALL_PREFIX
  BASE_DIRECTORY ${CMAKE_INSTALL_FULL_LIBDIR}/pkgconfig OUTPUT_VARIABLE pc_prefix)
configure_file(cmake/elfref.pc.in elfref.pc @ONLY)
install(FILES ${CMAKE_CURRENT_BINARY_DIR}/elfref.pc DESTINATION ${pkgconfig_dir} COMPONENT libelfref-dev)
