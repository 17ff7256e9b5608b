// Any text as a record in YAML: the quick reader makes the tree that yaml-cpp's reader makes, or it refuses the text;
// and the quick way says of it what the long way says, byte for byte.

#include "elfref/core/record/plain_yaml.h"

#include <cstdint>
#include <string>
#include <utility>

#include "elfref/core/record/reader_parts.h"
#include "elfref/core/render/render.h"
#include "elfref/games.h"
#include "fuzz/demand.h"
#include "testing/nodes_of.h"

namespace elfref::fuzz {
namespace {

void compare_readers(const std::string& text) {
  Source source{.name = "x", .text = text};
  end_lines(source);
  Diagnostics faults;
  if (!is_text(source.text, faults)) return;
  Record quick(source);
  if (!read_plain_yaml(quick)) return;
  Record full(std::move(source));
  read_yaml(full, {}, faults);
  demand(faults.all().empty(), "yaml-cpp's reader has nothing to report about: " + text);
  demand(testing::nodes_of(quick) == testing::nodes_of(full), "both readers make the same tree of: " + text);
}

void compare_ways(const std::string& text) {
  const auto source = [&] { return Source{.name = "x", .text = text}; };
  const JudgedDocument quick = judge_document(source());
  const Refereed full = referee(source());
  demand(quick.source.text == full.source().text, "both ways keep the text");
  demand(render_json(quick.source, quick.judgement) == render_json(full.source(), full.judgement),
         "both ways say the same of: " + text);
}

}  // namespace
}  // namespace elfref::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size);

int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  const std::string text(bytes, bytes + size);
  elfref::fuzz::compare_readers(text);
  elfref::fuzz::compare_ways(text);
  return 0;
}
