#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "elfref/testing/generator.h"

namespace elfref::testing {

/// A growing list of tallies, each with its name.
class Tallies {
 public:
  /// Adds a tally. `never`: the reason why no legal session has it.
  void add(std::string what, bool rule = false, FixedMessage never = {}) {
    places_.emplace(what, rows_.size());
    rows_.push_back({.what = std::move(what), .rule = rule, .never = never});
  }
  /// Adds to the tally with this name, if there is one.
  void note(std::string_view what, std::uint64_t times = 1) {
    if (const auto found = places_.find(what); found != places_.end()) rows_[found->second].times += times;
  }
  /// Moves out all tallies.
  [[nodiscard]] std::vector<Tally> take() { return std::move(rows_); }

 private:
  std::vector<Tally> rows_;
  std::map<std::string, std::size_t, std::less<>> places_;
};

}  // namespace elfref::testing
