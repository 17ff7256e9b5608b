#pragma once

#include <vector>

#include "elfref/core/record/record.h"
#include "elfref/elfenland/live/table.h"

// Records that are fed to a table line by line, as by a program that follows people who play.

namespace elfref::testing {

/// A line of a record that was fed.
struct FedLine {
  Span there;            ///< its place in the record
  Span here;             ///< its place in Table::source()
  bool refused = false;  ///< the table did not take it
};

/// A table at which the lines of a record were played.
struct Feeding {
  elfenland::Table table;
  std::vector<FedLine> lines{};       ///< in the order in which they were fed
  std::vector<Diagnostic> answers{};  ///< the findings about them

  /// The number of the line that contains a finding of the record, or one of the table; -1: in none.
  [[nodiscard]] int line_of_record(Span span) const;
  [[nodiscard]] int line_of_table(Span span) const;
};

/// Begins as `agreed` does, and feeds the rounds of a record, even if they cannot be judged, then the claims that were
/// agreed. Each line must have its faults by itself.
[[nodiscard]] Feeding feed(const Record& record, const elfenland::Session& agreed);

/// The findings about each line: `12 error pay-the-price`, sorted; without findings about the text itself.
[[nodiscard]] std::vector<std::string> found_by_line(const Judgement& judgement, const Feeding& fed,
                                                     bool in_the_record);

}  // namespace elfref::testing
