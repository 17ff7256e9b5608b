# Writes the schemas of records, FOLDER/GAME.schema.json of each of GAMES, into OUTPUT, a C++ source that defines
# record_schema(). Run by the build, whenever one of them changes:
#   cmake -DFOLDER=… -DGAMES=… -DOUTPUT=… -P embed_schemas.cmake
set(schemas "")
set(cases "")
foreach(game IN LISTS GAMES)
  file(READ ${FOLDER}/${game}.schema.json bytes HEX)
  # As characters: one literal of it all is longer than compilers need to take.
  string(REGEX REPLACE "(..)" "'\\\\x\\1'," bytes "${bytes}")
  string(REPLACE "-" "_" name "${game}")
  string(APPEND schemas "constexpr char ${name}[] = {${bytes}};\n")
  string(APPEND cases "  if (game.name == \"${game}\") return {${name}, sizeof ${name}};\n")
endforeach()
file(WRITE ${OUTPUT} "#include \"elfref/games.h\"

namespace elfref {
namespace {

${schemas}
}  // namespace

std::string_view record_schema(const GameModule& game) {
${cases}  return {};
}

}  // namespace elfref
")
