#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "elfref/elven_rage/facts/options.h"
#include "elfref/elven_rage/hidden/piles.h"
#include "elfref/elven_rage/plays/session.h"
#include "elfref/elven_rage/table/state.h"

// What a session tells of cards that nobody saw: decks and hands, the neutral cards, Artifacts, goals.

namespace elfref::elven_rage {

/// A card, Artifact or goal that is written.
struct PileEntry {
  std::uint32_t ply = 0;   ///< by which play
  std::uint16_t card = 0;  ///< as the box has it
};

/// What is told of one pile.
struct PileLedger {
  /// Which.
  enum class Of : std::uint8_t { deck, neutrals, artifacts, goals };
  Of of = Of::deck;
  Seat seat{};                        ///< whose deck
  PileProblem problem{};              ///< entries of its cards are indices of `entries`, those of its steps plies
  std::vector<std::uint16_t> kinds{};  ///< the cards that are its kinds, as the box has them
  std::vector<PileEntry> entries{};   ///< in the order in which they are told
};

/// What is not right of a play: nothing follows from it.
struct PileSlip {
  bool any = false;       ///< of any cards
  bool neutrals = false;  ///< of neutral cards
};

/// Reads a session while it is replayed, up to the end of the game.
class PileReader {
 public:
  /// By these options; `every_kind`: with the kinds that nobody names, too. REQUIRES: `session` lives longer.
  PileReader(const Session& session, const OptionValues& options, bool every_kind = false);
  ~PileReader();
  PileReader(const PileReader&) = delete;
  PileReader& operator=(const PileReader&) = delete;

  /// The table before the first play: from now on it notes which cards go where.
  void begin(State& state);
  /// The table before a play. REQUIRES: it is told of every one that is not taken back, in their order.
  void before(const State& state);
  /// The table behind it.
  void behind(const State& state, std::uint32_t ply, PileSlip slip);
  /// One ledger for each pile of which some card is written. REQUIRES: it is asked once.
  [[nodiscard]] std::vector<PileLedger> done();

 private:
  class Piles;
  std::unique_ptr<Piles> piles_;
};

}  // namespace elfref::elven_rage
