#pragma once

#include <vector>

#include "elfref/core/record/record.h"
#include "elfref/elfenland/live/table.h"

// Records fed to a table line by line, as a program would that follows people who play.

namespace elfref::testing {

/// A line of a record that was fed.
struct FedLine {
  Span there;            ///< where it stands in the record
  Span here;             ///< where in Table::source()
  bool refused = false;  ///< the table did not take it
};

/// A table at which the lines of a record were played.
struct Feeding {
  elfenland::Table table;
  std::vector<FedLine> lines{};       ///< in the order in which they were fed
  std::vector<Diagnostic> answers{};  ///< what was said to them

  /// The number of the line in which a finding of the record points, or one of the table; -1: in none.
  [[nodiscard]] int line_of_record(Span span) const;
  [[nodiscard]] int line_of_table(Span span) const;
};

/// Begins as `agreed` does and feeds the rounds of a record, whether or not they can be judged, then the claims that
/// were agreed. What is wrong in a line must be so by itself.
[[nodiscard]] Feeding feed(const Record& record, const elfenland::Session& agreed);

/// What is found against each line: `12 error pay-the-price`, sorted; nothing about the text itself.
[[nodiscard]] std::vector<std::string> found_by_line(const Judgement& judgement, const Feeding& fed,
                                                     bool in_the_record);

}  // namespace elfref::testing
