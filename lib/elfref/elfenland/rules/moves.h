#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "elfref/core/walk/moves.h"
#include "elfref/elfenland/plays/session.h"
#include "elfref/elfenland/table/state.h"

// What could be played at a table: for people who ask what would have been legal, and for programs that play. Whether a
// play is legal is asked of the rules table, as for a record; here are only the plays about which it is asked.

namespace elfref::elfenland {

/// Asks the rules table about a play. Of a step from and way are found, where they are not set.
[[nodiscard]] Allowed allowed(const State& state, const Action& play);

/// A play that breaks no rule.
struct LegalPlay {
  Action play;         ///< of a step with `from` and `way`
  bool surely = true;  ///< false: that depends on what was not recorded

  /// The cards that it costs: of a step those paid, of the end of a journey those thrown away.
  [[nodiscard]] int cards() const;
};

/// Everything that a player may choose in a phase (`phase::choose`, `plan`, `travel` or `keep`), each play once:
///
/// - a pick of each kind that the row shows, and a blind one (whose kind is not a choice);
/// - a counter on each road, an obstacle on each, a pass;
/// - a step to each next town by each way, with each set of cards that is its price or makes a caravan, and the end of
///   the journey with each set of cards that can be thrown away to come down to 4 (of 12 cards, the most that a deal
///   leaves, there are some 3,000; after a slip a hand may be so large that there are millions);
/// - each counter that can be kept, and none.
///
/// Left out are payments above the price and discards beyond need: they are legal, and noted. A journey that has not
/// begun begins with its first step. Empty where it is not that player's turn; deals and draws are nobody's choice.
[[nodiscard]] std::vector<LegalPlay> legal_plays(const State& state, std::string_view phase, Seat seat);

/// A next town of a journey, along one connection, and the ways to pay.
struct NextTown {
  Step step;                      ///< without cards; `by` is set where it takes the words to say which way is meant
  std::vector<LegalPlay> prices;  ///< exact payments, cheapest first
  /// A caravan along that road.
  struct Caravan {
    int cards = 3;       ///< any so many
    bool surely = true;  ///< false: that depends on what was not recorded
  };
  std::vector<Caravan> caravans;  ///< cheapest first
};
/// Where a player's next step can lead. REQUIRES: that player's journey is under way.
[[nodiscard]] std::vector<NextTown> next_towns(const State& state, Seat seat);
/// Every set of cards that makes one of its caravans, if it is not a price at the same time.
[[nodiscard]] std::vector<LegalPlay> caravans_of(const State& state, const NextTown& next, int cards);

/// How many cards a player has to throw away if the journey ends now; nothing where nobody knows how many are in hand.
[[nodiscard]] std::optional<int> due_discard(const State& state, Seat seat);
/// Every way to end a journey; where nobody knows how many cards are in hand, also the one that throws away what is
/// due. REQUIRES: it is under way.
[[nodiscard]] std::vector<LegalPlay> ends_of_journey(const State& state, Seat seat);

/// Who may play now in a phase, as far as its order is binding; in `phase::deal`, `draw` and `keep`, which have no
/// order, who has not had his turn.
[[nodiscard]] Seats who_may_play(const State& state, std::string_view phase);

/// A journey that collects as many new towns as the cards allow which are known to be in hand.
struct BestJourney {
  int towns = 0;            ///< pieces that it collects
  int cards_left = 0;       ///< of the known cards: of journeys with that many towns one that leaves most
  std::vector<Step> steps;  ///< with `from` and `way`; empty where nothing new can be reached
};
/// The best journey from where a player's boot stands, found by trying all: only by what surely lies on the roads, and
/// only with cards that are known. Nothing where it is not known where the boot stands.
/// REQUIRES: that player's journey is under way.
[[nodiscard]] std::optional<BestJourney> best_journey(const State& state, Seat seat);

}  // namespace elfref::elfenland
