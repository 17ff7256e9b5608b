// mutated_records SEED COUNT yaml|ndjson: COUNT records, each changed a few times, as one archive: documents with `---`
// between them, or a line of JSON each.

#include <cstdint>
#include <cstdio>
#include <string>

#include "elfref/core/record/record_reader.h"
#include "elfref/core/record/write_record.h"
#include "fuzz/record_mutator.h"

namespace elfref::fuzz {
namespace {

std::string record_of(std::uint64_t seed) {
  Dice dice(seed, 1);
  std::string text = Seeds::all().any("", dice).text;
  for (int changes = 1 + dice.below(3); changes > 0; --changes) text = mutated(text, dice.next());
  return text;
}

/// A record as a line of JSON; what cannot be read is an empty record.
std::string line_of(const std::string& text) {
  Diagnostics faults;
  return write_json(*read_record({.name = "x", .text = text}, faults)) + "\n";
}

}  // namespace
}  // namespace elfref::fuzz

int main(int count, char** words) {
  if (count != 4) {
    std::fprintf(stderr, "usage: mutated_records SEED COUNT yaml|ndjson\n");
    return 2;
  }
  const std::uint64_t seed = std::stoull(words[1]);
  const std::uint64_t records = std::stoull(words[2]);
  const bool yaml = std::string(words[3]) == "yaml";
  for (std::uint64_t i = 0; i < records; ++i) {
    const std::string text = elfref::fuzz::record_of(seed * records + i);
    const std::string out = yaml ? "---\n" + text + "\n" : elfref::fuzz::line_of(text);
    std::fwrite(out.data(), 1, out.size(), stdout);
  }
  return 0;
}
