#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <unordered_map>
#include <utility>
#include <vector>

#include "elfref/elfenland/facts/board.h"
#include "elfref/elfenland/table/course.h"

// Searches for unrecorded ways that were made before. A record is replayed many times, mostly by proofs, and each
// replay asks the same again.

namespace elfref::elfenland {

/// A step that can be taken, and its prices.
struct Leg {
  TownId to;
  WayId way;
  std::array<int, transport_count> due{};  // by transport; 0: not with it
  int any = 0;                             // cards of a caravan; 0: none goes there
  int least = 0;
  bool sure = false;  // it is known what one counter lies there
  friend bool operator==(const Leg&, const Leg&) = default;
};
using Legs = std::array<std::vector<Leg>, town_count>;  ///< by the town where they begin

/// All on which the result of a search for ways depends.
struct WaysAsked {
  Courses from;                ///< where they begin
  Legs legs;                   ///< the steps that can be taken
  std::uint64_t occupied = 0;  ///< roads on which a counter surely lies, a bit a WayId
  int unseen_counters = 0;     ///< that may lie on other roads
  bool roads_unknown = false;  ///< anything may lie there
  bool overpay = false;        ///< paying more is legal
  bool strict = false;         ///< a caravan is legal only if nothing else can be paid
  friend bool operator==(const WaysAsked&, const WaysAsked&) = default;
};
/// What was found.
struct WaysFound {
  Courses courses;                     ///< none where there are too many
  std::vector<std::uint64_t> units{};  ///< of work, of each search that this took
};

/// The latest searches of a thread.
class WaysSearched {
 public:
  /// What was found before; null: nothing is kept of it.
  [[nodiscard]] const WaysFound* find(const WaysAsked& question) const {
    const auto found = all_.find(question);
    return found == all_.end() ? nullptr : &found->second;
  }
  /// Keeps what was found. Where there is no more room, everything older is forgotten.
  void keep(WaysAsked question, WaysFound answer) {
    std::size_t size = question.from.all.size() + answer.courses.all.size();
    for (const std::vector<Leg>& there : question.legs) size += there.size();
    if (kept_ + size > most_kept) all_.clear(), kept_ = 0;
    kept_ += size;
    all_.emplace(std::move(question), std::move(answer));
  }

 private:
  struct Hash {
    std::size_t operator()(const WaysAsked& question) const;
  };
  static constexpr std::size_t most_kept = 100'000;  // courses and legs, of some 60 bytes each

  std::unordered_map<WaysAsked, WaysFound, Hash> all_;
  std::size_t kept_ = 0;
};

}  // namespace elfref::elfenland
