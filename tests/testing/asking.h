#pragma once

#include <initializer_list>
#include <string>
#include <vector>

#include "elfref/core/asking/position.h"
#include "elfref/games.h"

// What every game must answer that says what its records write down.

namespace elfref::testing {

/// The records below folders of the source tree that can be read, refereed.
[[nodiscard]] std::vector<Refereed> readable_records(std::initializer_list<const char*> folders);

/// All lines of a record, put in their own words, are the same lines and have the same verdict. How many there were.
int expect_lines_to_read_again(const std::vector<Refereed>& records);
/// Every line of a round is found by its name.
void expect_lines_to_be_found_by_name(const std::vector<Refereed>& records);

/// How many findings there were, and how many had a suggestion.
struct Mended {
  int slips = 0, mended = 0;
};
/// Every suggestion for a record takes its finding away and brings no other.
[[nodiscard]] Mended expect_suggestions_to_mend(const std::string& path);

/// What could be played before every so manieth line is read in its words, and legal. How many lines were asked about.
int expect_choices_to_be_legal(const std::vector<Refereed>& records, int every);

}  // namespace elfref::testing
