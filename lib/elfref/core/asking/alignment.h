#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <set>
#include <vector>

#include "elfref/core/asking/record_diff.h"
#include "elfref/core/judging/game.h"

// Which play of one record is which of another.

namespace elfref {

/// A play of one of the records, with its player as both count them.
struct Item {
  const RecordedPlay* play = nullptr;
  int player = -1;  ///< -1: nobody's
};

using Items = std::vector<Item>;

/// What one tells of the other.
[[nodiscard]] Telling compare_items(const Item& a, const Item& b);

/// Whether a play was written down as one of which nobody knows anything.
[[nodiscard]] bool is_vague(const Item& item);

/// A step through both lists: a play of each that is the same, or one of one list alone.
struct Step {
  std::optional<std::size_t> a, b;
  Telling telling = Telling::apart;  ///< of a play of each
  bool absorbed = false;             ///< the one play stands within a gap of the other record
};

/// Plays of one phase that are aligned at once; a game has some dozens.
inline constexpr std::size_t longest_slice = 300;

/// Two lists aligned so that as many plays as possible are the same. `stops`: that record has nothing behind its last
/// play.
[[nodiscard]] std::vector<Step> aligned(const Items& a, const Items& b, std::array<bool, 2> stops);

/// What a record says by the plays of a phase that it does not have.
struct Silence {
  std::set<int> players;          ///< who has plays there
  std::size_t end_of_within = 0;  ///< from here on there are only passes, or what is left out like them
  bool within = false;            ///< it has such ones before
};

/// That of a phase.
[[nodiscard]] Silence silence_of(const Items& items);

/// Whether a play of one record says nothing against the other, which does not have it.
[[nodiscard]] bool may_be_left_out(const Items& items, std::size_t index, const Silence& own, const Silence& other);

}  // namespace elfref
