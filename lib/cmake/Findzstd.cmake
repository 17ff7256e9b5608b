# zstd comes with a CMake package on some systems alone. Defines the target zstd::zstd.
find_path(zstd_include_dir zstd.h)
find_library(zstd_library zstd)
mark_as_advanced(zstd_include_dir zstd_library)

include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(zstd REQUIRED_VARS zstd_library zstd_include_dir)

if(zstd_FOUND AND NOT TARGET zstd::zstd)
  add_library(zstd::zstd UNKNOWN IMPORTED)
  set_target_properties(zstd::zstd PROPERTIES
    IMPORTED_LOCATION "${zstd_library}"
    INTERFACE_INCLUDE_DIRECTORIES "${zstd_include_dir}")
endif()
