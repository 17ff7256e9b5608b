# elfref_licences(TARGET WHAT): adds to the target a file that defines elfref::licences(), which names the libraries
# that are linked with it, by the lines of `libraries` that have WHAT. Where ELFREF_NOTICES names a file, that is what
# the program answers instead: what tools/package/notices prints, packed by gzip.
set(ELFREF_NOTICES "" CACHE FILEPATH "What `elfref --licences` prints instead of its list, packed by gzip")
include(${CMAKE_CURRENT_LIST_DIR}/../cmake/Dependencies.cmake)
set(licences_folder ${CMAKE_CURRENT_LIST_DIR})

function(elfref_licences target what)
  if(ELFREF_NOTICES AND what STREQUAL program)
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${ELFREF_NOTICES})
    file(READ ${ELFREF_NOTICES} bytes HEX)
    string(LENGTH "${bytes}" size)
    math(EXPR size "${size} / 2")
    string(REGEX REPLACE "(..)" "\\\\x\\1" text "${bytes}")
    set(body "  return unpacked({\"${text}\", ${size}});\n")
    set(headers "#include \"unpacked.h\"\n")
  else()
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${licences_folder}/libraries)
    file(STRINGS ${licences_folder}/libraries lines REGEX "^[^#]")
    string(REGEX REPLACE ";  +" " " lines "${lines}")  # what goes on in the next line
    set(headers "")
    set(rows "")
    foreach(line IN LISTS lines)
      string(REGEX REPLACE " *\\| *" ";" parts "${line}")
      list(GET parts 0 name)
      list(GET parts 1 licence)
      list(GET parts 2 in)
      if(" ${in} " MATCHES " ${what} ")
        list(GET parts 4 header)
        list(GET parts 5 version)
        string(APPEND headers "#include <${header}>\n")
        string(APPEND rows "      {\"${name}\", ${version}, \"${licence}\"},\n")
      endif()
    endforeach()
    set(body "  return list_of_licences(\"elfref ${elfref_VERSION}\", \"${ELFREF_LICENCE}\", \"${ELFREF_DATA_LICENCE}\",
    {
${rows}    });\n")
  endif()
  # The library links these for itself; only their headers are read here.
  elfref_needs(Boost simdjson utf8proc yaml-cpp)
  foreach(linked IN ITEMS Boost::headers simdjson::simdjson utf8proc::utf8proc)
    if(TARGET ${linked})
      target_include_directories(${target} SYSTEM PRIVATE $<TARGET_PROPERTY:${linked},INTERFACE_INCLUDE_DIRECTORIES>)
    endif()
  endforeach()
  if(NOT yaml-cpp_VERSION)
    set(yaml-cpp_VERSION "(version unknown)")
  endif()
  set(file ${CMAKE_CURRENT_BINARY_DIR}/licences_of_${what}.cpp)
  file(CONFIGURE OUTPUT ${file} CONTENT "${headers}
#include \"licences.h\"

namespace elfref {

std::string licences() {
${body}}

}  // namespace elfref
" @ONLY)
  set_source_files_properties(${file} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON
    COMPILE_DEFINITIONS "ELFREF_YAML_CPP_VERSION=\"${yaml-cpp_VERSION}\"")
  target_sources(${target} PRIVATE ${file})
  target_include_directories(${target} PRIVATE ${licences_folder})
endfunction()
