#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "elfref/core/reading/reading.h"
#include "elfref/elfenland/facts/board.h"
#include "elfref/elfenland/facts/words.h"
#include "elfref/elfenland/plays/session.h"

// The sentences of a record: towns, roads, cards, counters, picks and plans. Each function reports what it
// does not understand at the smallest place; what it answers then is only good for going on.

namespace elfref::elfenland {

/// The way that a phrase names, if it is `by …`.
[[nodiscard]] By by_of(const Meaning& meaning);

/// A town, or two with a dash between and perhaps `by …` behind. `otherwise` is the advice where no town's name is
/// near.
std::optional<TownId> read_town(Reading& reading, const Phrase& phrase, std::string_view otherwise = {});
struct RoadWords {
  Link link;
  Span towns;
  Span by;
};
std::optional<RoadWords> read_road(Reading& reading, const Phrase& phrase);

/// A sum or list of cards or counters. REQUIRES: not empty, not a map.
Pieces read_pieces(Reading& reading, const Node& node);
Pieces read_pieces(Reading& reading, const Phrase& phrase);

/// A sum or list of counters in front of a player; without `hidden` one lies as `unsaid` says.
FacedCounters read_counters(Reading& reading, const Node& node, Facing unsaid);

/// What lies on a road when a record begins: a counter, and an obstacle over it.
struct OnRoad {
  std::optional<Transport> counter;
  bool unknown_counter = false;
  bool obstacle = false;
  Span span{};  ///< of the word that made it
};
/// What a record puts on a road: first what may lie there together, then each piece too many.
std::vector<OnRoad> read_on_road(Reading& reading, const Node& node);

/// The cards of a step, with `caravan` before and `by …` behind them. REQUIRES: not empty, not a map.
struct PaymentWords {
  Pieces cards;
  bool caravan = false;
  By by = By::unsaid;
  Span extra;  ///< `by …`, or else `caravan`
};
PaymentWords read_payment(Reading& reading, const Node& node);
PaymentWords read_payment(Reading& reading, const Phrase& phrase);

/// One pick of phase 3.
struct PickWords {
  std::optional<Transport> kind;
  bool blind = false;
  bool hidden = false;
  std::optional<Transport> turned;
  Span object;
  Span extra;  ///< what was turned up, or else `hidden`
};
PickWords read_pick(Reading& reading, const Phrase& phrase);

/// One entry of phase 4.
struct PlanWords {
  enum class Kind : std::uint8_t { counter, obstacle, pass, unknown } kind = Kind::unknown;
  std::optional<Transport> counter;
  bool hidden = false;
  Link link;
  Span object;
  Span where;
  Span extra;  ///< `hidden`, or else `by …`
};
PlanWords read_plan(Reading& reading, const Phrase& phrase);

}  // namespace elfref::elfenland
