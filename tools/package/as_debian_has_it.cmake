# Run by CPack when everything is in its place and nothing packed: moves and compresses what Debian wants so, and adds
# each package's notices.
if(NOT CPACK_GENERATOR STREQUAL DEB)
  return()
endif()
# Without these CPack would leave out what the program depends on.
find_program(FILE file)
find_program(SHLIBDEPS dpkg-shlibdeps)
if(NOT FILE OR NOT SHLIBDEPS)
  message(FATAL_ERROR "a Debian package cannot be made without the packages dpkg-dev and file")
endif()

file(GLOB packages ${CPACK_TEMPORARY_DIRECTORY}/*)
foreach(package IN LISTS packages)
  set(share ${package}${CPACK_PACKAGING_INSTALL_PREFIX}/share)
  if(EXISTS ${share}/zsh/site-functions)
    file(RENAME ${share}/zsh/site-functions ${share}/zsh/vendor-completions)
  endif()
  file(GLOB pages ${share}/man/man*/*)
  foreach(page IN LISTS pages)
    execute_process(COMMAND gzip -9n ${page} COMMAND_ERROR_IS_FATAL ANY)
  endforeach()
  cmake_path(GET package FILENAME name)
  file(MAKE_DIRECTORY ${share}/doc/${name})
  execute_process(COMMAND ${CMAKE_CURRENT_LIST_DIR}/notices ${name} OUTPUT_FILE ${share}/doc/${name}/copyright
    COMMAND_ERROR_IS_FATAL ANY)
endforeach()
