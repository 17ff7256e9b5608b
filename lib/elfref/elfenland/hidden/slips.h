#pragma once

#include <cstdint>
#include <vector>

#include "elfref/core/judging/replay.h"
#include "elfref/elfenland/table/state.h"

namespace elfref::elfenland {

/// What a rule is about, as far as a breach of it says what cannot be concluded from the play.
enum class About : std::uint8_t {
  other,         ///< nothing of the kind
  turns,         ///< whose turn it was
  cards,         ///< how many cards are in a hand
  cards_given,   ///< that a hand had the cards that were given
  cards_in_all,  ///< how many cards the box has
  caravan,       ///< what was in the hand of a player who went by caravan
  counters,      ///< which counters were there
  terrain,       ///< where a counter may lie
  counters_in_all,  ///< how many counters the box has
};
/// What a rule is about.
[[nodiscard]] About about(const RuleInfo& rule);

/// A play that broke a rule, for certain or perhaps.
struct Slip {
  std::uint32_t ply = 0;
  About about = About::other;
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
