#pragma once

#include <initializer_list>
#include <string>
#include <vector>

#include "elfref/core/asking/position_view.h"
#include "elfref/games.h"

// The answers that every game must give about the contents of its records.

namespace elfref::testing {

/// The records below folders of the source tree that can be read, with their judgements.
[[nodiscard]] std::vector<Refereed> readable_records(std::initializer_list<const char*> folders);

/// Expects that all lines of a record, put in their own words, are the same lines with the same verdict. Returns their
/// number.
int expect_lines_to_read_again(const std::vector<Refereed>& records);
/// Expects that every line of a round is found by its name.
void expect_lines_to_be_found_by_name(const std::vector<Refereed>& records);

/// The number of findings, and of those with a suggestion.
struct Fixed {
  int slips = 0, fixed = 0;
};
/// Expects that every suggestion for a record removes its finding and adds no other.
[[nodiscard]] Fixed expect_suggestions_to_fix(const std::string& path);

/// Expects that the listed choices before every `every`th line can be read and are legal. Returns the number of such
/// lines.
int expect_choices_to_be_legal(const std::vector<Refereed>& records, int every);

}  // namespace elfref::testing
