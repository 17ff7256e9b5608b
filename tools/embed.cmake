# Writes the files of FOLDER that are listed in FILES into OUTPUT, a C++ source that defines fixtures(). Run by the
# build, whenever one of them changes:
#   cmake -DFOLDER=… -DFILES=… -DOUTPUT=… -P embed.cmake
set(entries "")
foreach(file IN LISTS FILES)
  file(READ ${FOLDER}/${file} bytes HEX)
  string(REGEX REPLACE "(..)" "\\\\x\\1" text "${bytes}")
  string(APPEND entries "    {\"${file}\"sv, \"${text}\"sv},\n")
endforeach()
file(WRITE ${OUTPUT} "#include \"fixtures.h\"

namespace elfref::tools {

using namespace std::string_view_literals;

std::span<const Fixture> fixtures() {
  static constexpr Fixture all[] = {
${entries}  };
  return all;
}

}  // namespace elfref::tools
")
