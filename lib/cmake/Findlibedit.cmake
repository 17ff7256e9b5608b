# libedit comes without a CMake package. Defines the target libedit::libedit.
find_path(edit_include_dir editline/readline.h)
find_library(edit_library edit)
mark_as_advanced(edit_include_dir edit_library)

include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(libedit REQUIRED_VARS edit_library edit_include_dir)

if(libedit_FOUND AND NOT TARGET libedit::libedit)
  add_library(libedit::libedit UNKNOWN IMPORTED)
  set_target_properties(libedit::libedit PROPERTIES
    IMPORTED_LOCATION "${edit_library}"
    INTERFACE_INCLUDE_DIRECTORIES "${edit_include_dir}")
endif()
