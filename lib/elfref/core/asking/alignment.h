#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <set>
#include <vector>

#include "elfref/core/asking/record_diff.h"
#include "elfref/core/judging/game.h"

// Which play of one record is which play of another.

namespace elfref {

/// A play of one of the records, with its player as both records count players.
struct Item {
  const RecordedPlay* play = nullptr;
  int player = -1;  ///< -1: no player
};

using Items = std::vector<Item>;

/// How the contents of two plays compare.
[[nodiscard]] Telling compare_items(const Item& a, const Item& b);

/// Whether the play is recorded as unknown.
[[nodiscard]] bool is_vague(const Item& item);

/// A step through both lists: the same play in each, or a play of one list alone.
struct Step {
  std::optional<std::size_t> a, b;
  Telling telling = Telling::apart;  ///< for a play of each
  bool absorbed = false;             ///< the play is within a gap of the other record
};

/// The most plays of one phase that are aligned together; a game has some dozens.
inline constexpr std::size_t longest_slice = 300;

/// An alignment of two lists with the greatest number of plays that are the same. `stops`: that record has nothing
/// after its last play.
[[nodiscard]] std::vector<Step> aligned(const Items& a, const Items& b, std::array<bool, 2> stops);

/// What a record implies by the plays of a phase that it lacks.
struct Silence {
  std::set<int> players;          ///< players with plays there
  std::size_t end_of_within = 0;  ///< from here on there are only passes, or plays that are left out like them
  bool within = false;            ///< there are such plays before that
};

/// What the plays of a phase imply by those that are missing.
[[nodiscard]] Silence silence_of(const Items& items);

/// Whether a play of one record does not contradict the other record, which lacks it.
[[nodiscard]] bool may_be_left_out(const Items& items, std::size_t index, const Silence& own, const Silence& other);

}  // namespace elfref
