#include <fmt/format.h>

#include <string>

#include "elfref/core/render/render_parts.h"

namespace elfref {
namespace {

/// `12 legal, 2 illegal`: those of which there are any.
template <class Name>
std::string counted(const std::array<int, 4>& counts) {
  std::string text;
  for (std::size_t i = 0; i < counts.size(); ++i)
    if (counts[i] > 0) text += fmt::format("{}{} {}", text.empty() ? "" : ", ", counts[i], name(static_cast<Name>(i)));
  return text;
}

}  // namespace

void Summary::add(Verdict verdict, Claims claims_of_it) {
  ++records;
  ++verdicts[static_cast<std::size_t>(verdict)];
  ++claims[static_cast<std::size_t>(claims_of_it)];
}

void render_summary(std::string& out, const Summary& summary, TextStyle style) {
  std::string text = fmt::format("{} record{}", summary.records, summary.records == 1 ? "" : "s");
  if (summary.records > 0)
    text += fmt::format(": {}; claims: {}", counted<Verdict>(summary.verdicts), counted<Claims>(summary.claims));
  if (summary.files_not_read > 0)
    text += fmt::format("; {} file{} not read", summary.files_not_read, summary.files_not_read == 1 ? "" : "s");
  out += painted(text, Paint::bold, style) + "\n";
}

}  // namespace elfref
