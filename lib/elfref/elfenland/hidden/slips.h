#pragma once

#include <cstdint>
#include <vector>

#include "elfref/core/judging/replay.h"
#include "elfref/elfenland/rules/rulebook.h"
#include "elfref/elfenland/table/position.h"

namespace elfref::elfenland {

/// A play that broke a rule, or may have.
struct Slip {
  std::uint32_t ply = 0;
  Topic about = 0;                 ///< the topic of the rule
  Answer answer = Answer::broken;  ///< or `doubtful`
};

/// The slips of a session. No proof uses such a play.
class Slips {
 public:
  /// No slips.
  Slips() = default;
  /// The slips that a replay found. With `caravans`, also the plays for which a rule about caravans is undecided.
  [[nodiscard]] static Slips of(const Replayed<Position>& table, bool caravans = false);

  /// Whether a play is a slip.
  [[nodiscard]] bool has(std::uint32_t ply) const;
  /// All slips, in the order of plays.
  [[nodiscard]] auto begin() const { return all_.begin(); }
  /// The end, after the last slip.
  [[nodiscard]] auto end() const { return all_.end(); }

 private:
  std::vector<Slip> all_;
};

}  // namespace elfref::elfenland
