// Any text as a record in JSON: the quick way, whose reader is not simdjson's, says of it what the long way says, byte
// for byte; and so of an edition that somebody asks for.

#include <cstdint>
#include <string>

#include "elfref/core/render/render.h"
#include "elfref/games.h"
#include "fuzz/demand.h"

namespace elfref::fuzz {
namespace {

void compare_ways(const std::string& text, const Overrides& overrides) {
  const auto source = [&] { return Source{.name = "x", .text = text, .syntax = Syntax::json}; };
  const JudgedDocument quick = judge_document(source(), overrides);
  const Refereed full = referee(source(), overrides);
  demand(quick.source.text == text, "the text is what it was");
  demand(render_json(quick.source, quick.judgement) == render_json(full.source(), full.judgement),
         "both ways say the same of: " + text);
}

}  // namespace
}  // namespace elfref::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size);

int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  const std::string text(bytes, bytes + size);
  elfref::fuzz::compare_ways(text, {});
  elfref::fuzz::compare_ways(text, {.edition = "rio-grande-2015", .options = {}});
  return 0;
}
