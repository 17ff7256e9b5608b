// Any text as a record, in both languages: it is read, judged and told without harm; what has no fault in either
// language is the same tree in both, and a tree that is written down is read again as it was.

#include <array>
#include <cstdint>
#include <string>

#include "elfref/core/record/record_reader.h"
#include "elfref/core/record/write_record.h"
#include "elfref/core/render/render.h"
#include "elfref/games.h"
#include "fuzz/demand.h"

namespace elfref::fuzz {
namespace {

Source source_of(const std::string& text, Syntax syntax) {
  return {.name = "x", .text = text, .syntax = syntax};
}

void judge(const std::string& text, Syntax syntax) {
  const Refereed refereed = referee(source_of(text, syntax));
  for (const Diagnostic& finding : refereed.judgement.findings) {
    demand(finding.span.begin <= finding.span.end && finding.span.end <= text.size(), "a place lies in the text");
    demand(place_of(refereed.source(), finding.span).line >= 1, "a place has a line");
  }
  std::string pages;
  render_check(pages, refereed.source(), refereed.judgement, {});
  render_score(pages, refereed.source(), refereed.judgement, {.colour = true});
  demand(!pages.empty() && !render_json(refereed.source(), refereed.judgement).empty(), "something is told");
}

void write_and_read_again(const Record& record) {
  for (const Syntax syntax : {Syntax::json, Syntax::yaml}) {
    const std::string text = syntax == Syntax::json ? write_json(record) : write_yaml(record);
    Diagnostics faults;
    const auto again = read_record(source_of(text, syntax), faults);
    demand(!faults.unreadable(), "what is written can be read: " + text);
    demand(same_tree(record, *again), "what is written is read as it was: " + text);
  }
}

void compare_readers(const std::string& text) {
  std::array<Diagnostics, 2> faults;
  const auto yaml = read_record(source_of(text, Syntax::yaml), faults[0]);
  const auto json = read_record(source_of(text, Syntax::json), faults[1]);
  if (faults[0].all().empty()) write_and_read_again(*yaml);
  if (faults[1].all().empty()) write_and_read_again(*json);
  // `null` is a word in YAML, as every plain scalar is a text, and nothing in JSON.
  if (faults[0].all().empty() && faults[1].all().empty() && text.find("null") == std::string::npos)
    demand(same_tree(*yaml, *json), "both readers see one tree in: " + text);
}

}  // namespace
}  // namespace elfref::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size);

int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  const std::string text(bytes, bytes + size);
  elfref::fuzz::judge(text, elfref::Syntax::yaml);
  elfref::fuzz::judge(text, elfref::Syntax::json);
  elfref::fuzz::compare_readers(text);
  return 0;
}
