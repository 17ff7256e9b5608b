#pragma once

#include <cstdint>
#include <vector>

#include "elfref/core/judging/replay.h"
#include "elfref/elfenland/rules/rulebook.h"
#include "elfref/elfenland/table/state.h"

namespace elfref::elfenland {

/// A play that broke a rule, for certain or perhaps.
struct Slip {
  std::uint32_t ply = 0;
  Topic about = 0;                 ///< of the rule
  Answer answer = Answer::broken;  ///< or `doubtful`
};

/// The slips of a session: nothing is said to follow from such plays.
class Slips {
 public:
  /// None.
  Slips() = default;
  /// Those that a replay found; and the plays of which a rule about caravans only cannot tell, if that is asked for.
  [[nodiscard]] static Slips of(const Replayed<State>& table, bool caravans = false);

  /// Whether a play is one.
  [[nodiscard]] bool has(std::uint32_t ply) const;
  /// All of them, in the order of plays.
  [[nodiscard]] auto begin() const { return all_.begin(); }
  /// Behind the last.
  [[nodiscard]] auto end() const { return all_.end(); }

 private:
  std::vector<Slip> all_;
};

}  // namespace elfref::elfenland
