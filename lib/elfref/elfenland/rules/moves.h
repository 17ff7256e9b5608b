#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "elfref/core/walk/moves.h"
#include "elfref/elfenland/plays/session.h"
#include "elfref/elfenland/table/position.h"

// The plays that are legal in a position, for people who ask and for programs that play. The table of rules decides
// whether a play is legal, as for a record. These functions only propose the plays.

namespace elfref::elfenland {

/// Whether the table of rules allows a play. In a step, `from` and `way` are found if they are not set.
[[nodiscard]] Legality legality(const Position& state, const Action& play);

/// A play that breaks no rule.
struct LegalPlay {
  Action play;          ///< a step has `from` and `way`
  bool certain = true;  ///< false: its legality depends on unrecorded facts

  /// The number of cards that it costs: those paid for a step, or discarded at the end of a journey.
  [[nodiscard]] int cards() const;
};

/// Every play that a player may choose in a phase (`phase::choose`, `plan`, `travel` or `keep`), once each:
///
/// - a pick of each kind that the row shows, and a blind pick (whose kind is not a choice);
/// - a counter on each road, an obstacle on each, a pass;
/// - a step to each next town by each connection, with each set of cards that is its price or makes a caravan, and the
///   end of the journey with each set of cards that can be discarded to come down to 4 (about 3,000 sets for 12 cards,
///   the most after a deal; after a slip a larger hand may have millions);
/// - each counter that can be kept, and none.
///
/// It leaves out overpayments and unnecessary discards, which are legal but get a note. A journey that has not begun
/// begins with its first step. Empty if it is not that player's turn; deals and draws are not choices.
[[nodiscard]] std::vector<LegalPlay> legal_plays(const Position& state, std::string_view phase, Seat seat);

/// A next town of a journey along one connection, and the ways to pay.
struct NextTown {
  Step step;                      ///< without cards; `by` is set if only these words show which connection is meant
  std::vector<LegalPlay> prices;  ///< exact payments, cheapest first
  /// A caravan along that road.
  struct Caravan {
    int cards = 3;        ///< the number of cards, of any kinds
    bool certain = true;  ///< false: its legality depends on unrecorded facts
  };
  std::vector<Caravan> caravans;  ///< cheapest first
};
/// The towns to which a player's next step can lead. `to`: only this one. REQUIRES: the player's journey is under way.
[[nodiscard]] std::vector<NextTown> next_towns(const Position& state, Seat seat, std::optional<TownId> to = {});
/// Every set of this number of cards that makes a caravan to that town and is not also the price.
[[nodiscard]] std::vector<LegalPlay> caravans_of(const Position& state, const NextTown& next, int cards);

/// The number of cards that a player must discard if the journey ends now; nothing if the size of the hand is unknown.
[[nodiscard]] std::optional<int> due_discard(const Position& state, Seat seat);
/// Every way to end a journey; if the size of the hand is unknown, also the way that discards the cards due. REQUIRES:
/// the journey is under way.
[[nodiscard]] std::vector<LegalPlay> ends_of_journey(const Position& state, Seat seat);

/// The players who may play now in a phase, by its order if that is binding. In `phase::deal`, `draw` and `keep`, which
/// have no order: the players who have not had their turn.
[[nodiscard]] Seats who_may_play(const Position& state, std::string_view phase);

/// A journey that collects the most new towns with the cards known to be in hand.
struct BestJourney {
  int towns = 0;            ///< the number of pieces that it collects
  int cards_left = 0;       ///< known cards left; the most among journeys with that number of towns
  std::vector<Step> steps;  ///< with `from` and `way`; empty if no new town can be reached
};
/// The best journey from the town of a player's boot, found by trying all. It uses only pieces that are surely on the
/// roads and only known cards. Nothing if the town of the boot is unknown. REQUIRES: the player's journey is under way.
[[nodiscard]] std::optional<BestJourney> best_journey(const Position& state, Seat seat);

}  // namespace elfref::elfenland
