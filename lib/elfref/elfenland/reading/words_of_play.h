#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "elfref/core/reading/reading.h"
#include "elfref/elfenland/facts/board.h"
#include "elfref/elfenland/facts/words.h"
#include "elfref/elfenland/plays/session.h"

// The sentences of a record: towns, roads, cards, counters, picks and plans. Each function reports a fault at the
// smallest place that it cannot read. It then returns a value with which reading can go on, but no more.

namespace elfref::elfenland {

/// The kind of connection that a phrase `by …` names, or By::unsaid.
[[nodiscard]] By by_of(const Meaning& meaning);

/// The town that a text names, whole or abbreviated. A player's name is never read as an abbreviation.
[[nodiscard]] std::optional<TownId> town_meant(const Reading& reading, std::string_view text);
/// The two towns that a text names, with a dash between them or a sign that people write for it: `Virst > Ixara`.
[[nodiscard]] std::optional<Link> road_meant(const Reading& reading, std::string_view text);
/// Reads a town. `otherwise` is the advice if no town has a similar name.
std::optional<TownId> read_town(Reading& reading, const Phrase& phrase, FixedMessage otherwise = {});
/// Two towns with a dash between them, and perhaps `by …` after them.
struct RoadWords {
  Link link;
  Span towns;
  Span by;
};
std::optional<RoadWords> read_road(Reading& reading, const Phrase& phrase);

/// Reads a sum or list of cards or counters. REQUIRES: not empty, not a map.
Pieces read_pieces(Reading& reading, const Node& node);
Pieces read_pieces(Reading& reading, const Phrase& phrase);
/// Reads the counters that a player draws, which are face down anyway. REQUIRES: not empty, not a map.
Pieces read_drawn(Reading& reading, const Node& node);

/// Reads a sum or list of counters in front of a player. A counter without `hidden` lies as `unsaid`.
FacedCounters read_counters(Reading& reading, const Node& node, Facing unsaid);

/// The pieces on a road when a record begins: a counter, and an obstacle on it.
struct OnRoad {
  std::optional<Transport> counter;
  bool unknown_counter = false;
  bool obstacle = false;
  Span span{};  ///< the word that names it
};
/// Reads the pieces on a road: first those that can be there together, then each piece too many.
std::vector<OnRoad> read_on_road(Reading& reading, const Node& node);

/// The cards of a step, perhaps with `caravan` before them and `by …` after them.
struct PaymentWords {
  Pieces cards;
  bool caravan = false;
  By by = By::unsaid;
  Span extra;  ///< `by …`, or else `caravan`
};
/// Reads the cards of a step. REQUIRES: not empty, not a map.
PaymentWords read_payment(Reading& reading, const Node& node);
PaymentWords read_payment(Reading& reading, const Phrase& phrase);

/// One pick of phase 3.
struct PickWords {
  std::optional<Transport> kind;
  bool blind = false;
  bool hidden = false;
  std::optional<Transport> turned;
  Span object;
  Span extra;  ///< the counter turned up, or else `hidden`
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
