#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "elfref/core/text/source.h"

namespace elfref {

/// The places of many spans of one source: what place_of() returns, without reading the text again for each. Spans in
/// the order of the text cost the distance from the last one; others cost the length of their line.
class Places {
 public:
  /// REQUIRES: `source` outlives this object.
  explicit Places(const Source& source);

  [[nodiscard]] Place of(Span span);
  /// The beginning of the line that contains byte `at`, and its text without the line end.
  struct Line {
    std::uint32_t begin = 0;
    std::string_view text;
  };
  [[nodiscard]] Line line_of(std::uint32_t at) const;

 private:
  [[nodiscard]] std::size_t line_index(std::uint32_t at) const;

  const Source& source_;
  std::vector<std::uint32_t> line_begins_;
  std::size_t last_line_ = 0;  // of the last place: the next one counts its column from here
  std::uint32_t last_at_ = 0;
  int last_column_ = 1;
};

}  // namespace elfref
