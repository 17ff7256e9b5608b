# Writes the page of FOLDER (page.html, style.css, paper.css, and the modules MODULES in the order in which they need
# each other) into OUTPUT, a C++ source that defines replay_template(). Run by the build, whenever one of them changes:
#   cmake -DFOLDER=… -DMODULES=… -DOUTPUT=… -P join_page.cmake
# The page is one file with one script, which its content security policy names by its hash: no other one runs. A module
# imports by single lines at its top and exports by the word before a declaration; both are left out, and what is for
# people and checkers: comments on lines of their own.
cmake_minimum_required(VERSION 3.25)

# Leaves out all from `from` to `to`.
function(leave_out variable from to)
  set(rest "${${variable}}")
  set(kept "")
  string(FIND "${rest}" "${from}" begin)
  while(begin GREATER_EQUAL 0)
    string(SUBSTRING "${rest}" 0 ${begin} before)
    string(APPEND kept "${before}")
    string(SUBSTRING "${rest}" ${begin} -1 rest)
    string(FIND "${rest}" "${to}" end)
    if(end LESS 0)
      message(FATAL_ERROR "a comment does not end: ${rest}")
    endif()
    string(LENGTH "${to}" length)
    math(EXPR end "${end} + ${length}")
    string(SUBSTRING "${rest}" ${end} -1 rest)
    string(FIND "${rest}" "${from}" begin)
  endwhile()
  set(${variable} "${kept}${rest}" PARENT_SCOPE)
endfunction()

set(script "")
foreach(module IN LISTS MODULES)
  file(READ ${FOLDER}/${module} text)
  string(PREPEND text "\n")
  leave_out(text "/**" "*/")
  string(REGEX REPLACE "\n[ ]*//[^\n]*" "" text "${text}")
  string(REGEX REPLACE "\nimport [^\n]*" "" text "${text}")
  string(REGEX REPLACE "\nexport " "\n" text "${text}")
  string(APPEND script "${text}")
endforeach()
string(REGEX REPLACE "[ ]+\n" "\n" script "${script}")
string(REGEX REPLACE "\n[ ]+" "\n" script "${script}")
string(REGEX REPLACE "\n\n+" "\n" script "${script}")
set(script "(() => {\n\"use strict\";${script}})();\n")
if(script MATCHES "</[sS]cript|<!--|\nimport |\nexport |@data@")
  message(FATAL_ERROR "the modules hold '${CMAKE_MATCH_0}', with which a page's script cannot stand")
endif()

# The hash in base64: three hexadecimal digits are two letters; of the last one's six bits two are none of the hash.
string(SHA256 hash "${script}")
set(letters "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
set(base64 "")
foreach(at RANGE 0 60 3)
  string(SUBSTRING ${hash} ${at} 3 digits)
  math(EXPR high "0x${digits} / 64")
  math(EXPR low "0x${digits} % 64")
  string(SUBSTRING ${letters} ${high} 1 first)
  string(SUBSTRING ${letters} ${low} 1 second)
  string(APPEND base64 ${first}${second})
endforeach()
string(SUBSTRING ${hash} 63 1 digits)
math(EXPR last "0x${digits} * 4")
string(SUBSTRING ${letters} ${last} 1 first)
string(APPEND base64 "${first}=")

file(READ ${FOLDER}/style.css style)
file(READ ${FOLDER}/paper.css paper)
string(APPEND style "${paper}")
leave_out(style "/*" "*/")
string(REGEX REPLACE "\n\n+" "\n" style "${style}")
file(READ ${FOLDER}/page.html page)
string(CONCAT policy "default-src 'none'; script-src 'sha256-${base64}'; style-src 'unsafe-inline'; img-src data:; "
  "base-uri 'none'; form-action 'none'")
string(REPLACE "@policy@" "${policy}" page "${page}")
string(REPLACE "@style@" "${style}" page "${page}")
string(REPLACE "@script@" "${script}" page "${page}")
file(WRITE ${OUTPUT}.html "${page}")
file(READ ${OUTPUT}.html bytes HEX)
file(REMOVE ${OUTPUT}.html)
# As characters: one literal of it all is longer than compilers need to take.
string(REGEX REPLACE "(..)" "'\\\\x\\1'," bytes "${bytes}")
file(WRITE ${OUTPUT} "#include \"elfref/core/pages/replay_template.h\"

namespace elfref {

std::string_view replay_template() {
  static constexpr char page[] = {${bytes}};
  return {page, sizeof page};
}

}  // namespace elfref
")
