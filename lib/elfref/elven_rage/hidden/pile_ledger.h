#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "elfref/elven_rage/facts/options.h"
#include "elfref/elven_rage/hidden/piles.h"
#include "elfref/elven_rage/plays/session.h"
#include "elfref/elven_rage/table/position.h"

// What a session shows about unseen cards: decks and hands, the neutral cards, Artifacts, goals.

namespace elfref::elven_rage {

/// A card, Artifact or goal that is recorded.
struct PileEntry {
  std::uint32_t ply = 0;   ///< the play that names it
  std::uint16_t card = 0;  ///< its index in the box
  friend bool operator==(const PileEntry&, const PileEntry&) = default;
};

/// The recorded facts about one pile.
struct PileLedger {
  /// The kind of the pile.
  enum class Of : std::uint8_t { deck, neutrals, artifacts, goals };
  Of of = Of::deck;
  Seat seat{};                        ///< whose deck
  PileProblem problem{};              ///< its cards have indices of `entries` as entries, its steps have plies
  std::vector<std::uint16_t> kinds{};  ///< the card of each kind, by index in the box
  std::vector<PileEntry> entries{};   ///< in the order in which they were added
  friend bool operator==(const PileLedger&, const PileLedger&) = default;
};

/// Whether a breach leaves open which cards its play moves. Nothing follows from such cards.
struct PileSlip {
  bool any = false;       ///< about any cards
  bool neutrals = false;  ///< about neutral cards
};

/// Reads a session while it is replayed, up to the end of the game.
class PileReader {
 public:
  /// Reads with these options; `every_kind`: also with the kinds that no entry names. REQUIRES: `session` outlives
  /// this.
  PileReader(const Session& session, const OptionValues& options, bool every_kind = false);
  ~PileReader();
  /// A copy goes on by itself, with the same session.
  PileReader(const PileReader& other);
  PileReader(PileReader&& other) noexcept;
  PileReader& operator=(const PileReader&) = delete;
  PileReader& operator=(PileReader&& other) noexcept;

  /// Takes the position before the first play, which notes from now on where cards go.
  void begin(Position& state);
  /// Takes the position before a play. REQUIRES: called for every play that is not taken back, in order.
  void before(const Position& state);
  /// Takes the position after that play.
  void after(const Position& state, std::uint32_t ply, PileSlip slip);
  /// One ledger for each pile with some recorded card. REQUIRES: called only once.
  [[nodiscard]] std::vector<PileLedger> done();

 private:
  class Piles;
  std::unique_ptr<Piles> piles_;
};

}  // namespace elfref::elven_rage
