#include "elfref/elfenland/asking/table_in_words.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>
#include <vector>

#include "elfref/core/words/core_msg.h"
#include "elfref/core/words/in_a_row.h"
#include "elfref/elfenland/plays/phrases.h"
#include "elfref/elfenland/words/elfenland_msg.h"

namespace elfref::elfenland {
namespace {

/// Pieces that are alike, as a term of a sum: `2 dragon`, `perhaps hidden pig`.
Message alike_in_words(int number, std::optional<Transport> kind, Noun piece, bool perhaps = false,
                       bool hidden = false) {
  const std::optional<Noun> noun = kind ? std::optional(as_noun(*kind)) : std::nullopt;
  return msg::pieces_alike({.hidden = as_detail(hidden),
                            .kind = noun,
                            .perhaps = as_detail(perhaps),
                            .pieces = quantity(number, noun.value_or(piece))});
}

/// Pieces as a sum: `2 dragon + 3 unknown`, `none`. `unknown`: the number of those whose kind is unknown.
Message as_sum(const Pieces& known, Noun piece, Range unknown) {
  if (known.open) return msg::unknown();
  std::vector<Message> terms;
  for (int kind = 0; kind < transport_count; ++kind)
    if (const int number = known.of[static_cast<std::size_t>(kind)]; number > 0)
      terms.push_back(alike_in_words(number, Transport(kind), piece));
  if (unknown.max > 0) terms.push_back(msg::unknown_pieces({.pieces = quantity(unknown, piece)}));
  return terms.empty() ? msg::no_piece() : in_a_row(terms, msg::plus);
}

}  // namespace

Range unknown_cards(const Hand& hand) {
  const int known = Pieces{.of = hand.lower}.known();
  return {std::max(0, hand.min - known), std::max(0, hand.max - known)};
}

Message row_in_words(const Pieces& row) { return as_sum(row, noun::counter, {row.unknown, row.unknown}); }

Message hand_in_words(const Hand& hand) {
  return as_sum({.of = hand.lower}, noun::card, unknown_cards(hand));
}

std::array<bool, Holding::room> placed(const Holding& holding) {
  std::array<bool, Holding::room> gone{};
  const auto take = [&](const Holding::Use& use, bool alike) {
    for (int i = 0; i < holding.counter_count; ++i) {
      const Holding::Counter& counter = holding.counters[i];
      const bool lies =
          use.facing == Facing::either || counter.facing == Facing::either || counter.facing == use.facing;
      if (gone[i] || !lies || (alike ? counter.kind != use.kind : counter.kind && use.kind && counter.kind != use.kind))
        continue;
      return gone[i] = true;
    }
    return false;
  };
  for (int use = 0; use < holding.use_count; ++use)
    if (!take(holding.uses[use], true)) take(holding.uses[use], false);
  return gone;
}

Message counters_in_words(const Holding& holding) {
  if (holding.lax) return msg::unknown();
  const auto gone = placed(holding);
  std::vector<std::pair<Holding::Counter, int>> left;  // and how many are alike
  for (int i = 0; i < holding.counter_count; ++i) {
    if (gone[i]) continue;
    const Holding::Counter& counter = holding.counters[i];
    const auto same = std::ranges::find_if(left, [&](const auto& one) {
      return one.first.certain == counter.certain && one.first.kind == counter.kind &&
             (one.first.facing == Facing::down) == (counter.facing == Facing::down);
    });
    if (same != left.end()) {
      ++same->second;
    } else {
      left.emplace_back(counter, 1);
    }
  }
  std::vector<Message> terms;
  for (const auto& [counter, number] : left)
    terms.push_back(
        alike_in_words(number, counter.kind, noun::counter, !counter.certain, counter.facing == Facing::down));
  return terms.empty() ? msg::no_piece() : in_a_row(terms, msg::plus);
}

TownSet named_towns(TownSet at) {
  constexpr int most = 3;
  return at.size() > most ? TownSet() : at;
}

Message boot_in_words(TownSet at) {
  const TownSet named = named_towns(at);
  return named.empty() ? msg::unknown() : list(Joint::or_, named, as_name);
}

Message obstacle_in_words(Obstacle obstacle) {
  if (obstacle == Obstacle::available) return msg::obstacle_not_used();
  return obstacle == Obstacle::used ? msg::obstacle_used() : msg::unknown();
}

std::string road_in_words(WayId id) {
  const auto [a, b] = std::minmax(town(way(id).a).ascii, town(way(id).b).ascii);
  return fmt::format("{}-{}", a, b);
}

Message lies_in_words(const RoadState& road) {
  std::vector<Message> terms;
  if (road.occupied || road.counter) terms.push_back(alike_in_words(1, road.counter, noun::counter));
  if (road.other) terms.push_back(alike_in_words(1, road.other, noun::counter));
  if (road.obstacles > 0) terms.push_back(alone(noun::obstacle));
  return in_a_row(terms, msg::plus);
}

Message way_in_words(const Position& state, const Step& step) {
  const WayId id = *step.way;
  if (is_ferry(id)) return msg::by_ferry();
  if (is_river(id)) return way(id).b == step.to ? msg::down_the_river() : msg::up_the_river();
  const Noun land = as_noun(way(id).terrain);
  const Message lies = lies_in_words(state.roads.road[id.value]);
  if (!lies.empty()) return msg::along_the_road({.land = land, .pieces = lies});
  return state.unrecorded.roads_unknown ? msg::along_unrecorded_road({.land = land})
                                        : msg::along_empty_road({.land = land});
}

Message arrival_in_words(const Position& state, const Step& step) {
  const PlayerState& player = state.at(step.seat);
  if (step.to == elvenhold || player.collected.has(step.to)) return {};
  return player.open.has(step.to) ? msg::perhaps_new_town() : msg::new_town();
}

Message step_remark(const Position& state, const Step& step) {
  List all(Joint::semicolon);
  all.add(way_in_words(state, step));
  if (state.at(step.seat).at.size() > 1) all.add(msg::from_town({.town = as_name(*step.from)}));
  const Message arrival = arrival_in_words(state, step);
  if (!arrival.empty()) all.add(arrival);
  return all.take();
}

}  // namespace elfref::elfenland
