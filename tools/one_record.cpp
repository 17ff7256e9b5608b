#include "one_record.h"

#include <algorithm>
#include <variant>

#include "elfref/core/text.h"

namespace elfref::tools {
namespace {

/// The lines that places name, the least and the greatest; nothing where they name none.
std::optional<std::pair<int, int>> lines_of(std::span<const At> places) {
  std::optional<std::pair<int, int>> lines;
  for (const At& place : places) {
    const auto* in = std::get_if<At::InText>(&place.is);
    if (in == nullptr) continue;
    lines = lines ? std::pair(std::min(lines->first, in->line), std::max(lines->second, in->line))
                  : std::pair(in->line, in->line);
  }
  return lines;
}

int last_line(const Source& source) {
  const bool ends_with_line = !source.text.empty() && source.text.back() == '\n';
  return source.first_line + static_cast<int>(std::ranges::count(source.text, '\n')) - (ends_with_line ? 1 : 0);
}

}  // namespace

OneRecord record_about(const std::string& path, Input input, std::span<const At> places, std::string_view option) {
  OneRecord one;
  Documents documents(path, input);
  const auto lines = lines_of(places);
  int records = 0;
  int end = 0;
  while (std::optional<Source> source = documents.next()) {
    ++records;
    end = last_line(*source);
    if (lines ? source->first_line <= lines->first && lines->first <= end : records == 1)
      one.source = std::move(source);
    if (lines && one.source) break;
  }
  const std::string name = printable(path);
  if (!documents.failure().empty()) {
    one.complaint = "cannot read '" + name + "': " + documents.failure();
  } else if (!lines && records > 1) {
    one.complaint = "'" + name + "' holds " + std::to_string(records) + " records: " + std::string(option) +
                    " must name a line of one of them";
  } else if (!one.source) {
    one.complaint = "'" + name + "' has no record in line " + std::to_string(lines ? lines->first : 1) +
                    ", it ends in line " + std::to_string(end);
  } else if (lines && last_line(*one.source) < lines->second) {
    one.complaint = "lines " + std::to_string(lines->first) + " and " + std::to_string(lines->second) + " of '" + name +
                    "' belong to different records";
  } else {
    return one;
  }
  one.source.reset();
  return one;
}

}  // namespace elfref::tools
