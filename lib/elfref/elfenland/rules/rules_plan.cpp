#include <cstdint>
#include <optional>
#include <utility>

#include "elfref/elfenland/facts/kinds.h"
#include "elfref/elfenland/plays/phrases.h"
#include "elfref/elfenland/rules/judges.h"
#include "elfref/elfenland/rules/wording.h"
#include "elfref/elfenland/table/price.h"
#include "elfref/elfenland/table/turns.h"
#include "elfref/elfenland/words/elfenland_msg.h"

// Phase 4: counters and obstacles on the roads.

namespace elfref::elfenland {
namespace {

constexpr Unrecorded no_counters{msg::no_counters_recorded, msg::no_counters_recorded, noun::placement};

bool on_water(const Link& link) {
  return link.by != By::road && !laid_on(link) && waterway_between(link.a, link.b).has_value();
}

/// What lies on the road between two towns; nullptr: no road joins them.
const RoadState* road_at(const Position& state, const Link& link) {
  const auto road = laid_on(link);
  return road ? &state.roads.road[road->value] : nullptr;
}

/// A piece was laid where one of its kind lies; `first` is that one's play, if it was a play.
Words second(Noun piece, const Link& link, Part part, std::optional<EarlierPlay> first = {}) {
  Words words{.part = part, .message = msg::second_piece({.piece = piece, .road = as_road(link)})};
  if (first) words.earlier.push_back(*first);
  return words;
}

/// A play by which a piece came to lie on a road; nothing where it lay there when the record began.
std::optional<EarlierPlay> laid_by(const RoadState& road, std::uint32_t ply, Message told) {
  return road.from_start ? std::nullopt : std::optional(EarlierPlay{ply, std::move(told)});
}

/// The play that laid a road's counter, or showed that one lies there.
std::optional<EarlierPlay> counter_shown_by(const RoadState& road) {
  const bool by_obstacle = road.obstacles > 0 && road.counter_ply == road.obstacle_ply;
  return laid_by(road, road.counter_ply,
                 by_obstacle ? msg::shown_by_obstacle_here() : msg::first_counter_here());
}

Finding lies_on_land(const Link& link, Noun piece) {
  if (!on_water(link)) return kept();
  const WayId id = *waterway_between(link.a, link.b);
  return broken(where, [&] {
    return msg::piece_on_water({.piece = piece, .road = as_road(link), .water = as_noun(way(id).terrain)});
  });
}

Finding fits_terrain(Transport kind, const Link& link, Part part) {
  const auto road = laid_on(link);
  if (!road || kind == Transport::raft) return kept();
  const Terrain terrain = way(*road).terrain;
  if (cost(kind, terrain) > 0) return kept();
  return broken([&] {
    return Words{.part = part,
                 .message = msg::counter_does_not_fit(
                     {.counter = as_one(kind), .land = as_noun(terrain), .road = as_road(link)}),
                 .because = {msg::terrain_takes({.counters = counters_for(terrain), .land = as_noun(terrain)})}};
  });
}

}  // namespace

Finding lays_too_late(const Position& state, const Seat& seat) {
  return broken([&] {
    Words words{.message = msg::piece_too_late({.player = seat})};
    if (state.turns.after_planning != 0) words.follows = state.turns.after_planning - 1;
    if (state.turns.last_pass != 0) words.earlier.push_back({state.turns.last_pass - 1, msg::planning_ended_here()});
    return words;
  });
}

Words passes_late(const Position& state, const Pass& pass) {
  Words words{.message = msg::pass_too_late({.player = pass.seat})};
  if (state.turns.last_pass != 0) words.earlier.push_back({state.turns.last_pass - 1, msg::planning_ended_here()});
  return words;
}

Finding places_one_not_seen(const Position& state, const PlaceCounter& place) {
  const PlayerState& player = state.at(place.seat);
  if (place.kind == Transport::raft) {
    if (on_water(place.link)) return kept();
    return broken(object, [&] { return msg::raft_counter(); });
  }
  if (!player.holding.can({place.kind, lay(place)})) {
    return broken([&] {
      const Message counter = as_one(place.kind);
      Words words{.part = object};
      words.message = place.hidden
                          ? msg::placed_without_having_face_down({.counter = counter, .player = place.seat})
                          : msg::placed_without_having({.counter = counter, .player = place.seat});
      words.because.push_back(in_front_of(state, place.seat));
      const Holding& holding = player.holding;
      if (holding.use_count > 0 && holding.uses[holding.use_count - 1].kind == place.kind)
        words.follows = laid_again(state, place.seat);
      return words;
    });
  }
  const bool known = !place.kind || player.holding.is_known({place.kind, lay(place)});
  return known && !player.holding.lax ? kept() : taken_on_trust(no_counters);
}

std::optional<std::uint32_t> strayed(const Position& state, TownId a, TownId b) {
  for (int i = 0; i < state.roads.astray_count; ++i) {
    const Astray& astray = state.roads.astray[i];
    if ((astray.a == a && astray.b == b) || (astray.a == b && astray.b == a)) return astray.ply;
  }
  return std::nullopt;
}

Finding lies_on_no_road(const Position& state, const Link& link) {
  if (on_water(link)) return kept();
  const Noun kind = as_noun(link.by).value_or(noun::land_road);
  return broken([&] {
    return Words{.part = where,
                 .message = msg::no_connection({.from = as_name(link.a), .kind = kind, .to = as_name(link.b)}),
                 .follows = strayed(state, link.a, link.b)};
  });
}

Words second_counter(const Position& state, const PlaceCounter& place) {
  return second(noun::counter, place.link, where, counter_shown_by(*road_at(state, place.link)));
}

Finding lists_the_only_counter(const Position& state, const StartRoad& start) {
  const RoadState* road = road_at(state, start.link);
  return road != nullptr && road->occupied && (start.counter || start.unknown_counter)
             ? broken(second(noun::counter, start.link, object))
             : kept();
}

Finding places_what_may_not_fit(const Position& state, const PlaceCounter& place) {
  if (place.kind) return fits_terrain(*place.kind, place.link, whole);
  const auto road = laid_on(place.link);
  const Holding& holding = state.at(place.seat).holding;
  if (!road || holding.lax || !holding.can({std::nullopt, lay(place)})) return kept();
  for (int kind = 0; kind < transport_count - 1; ++kind)
    if (cost(Transport(kind), way(*road).terrain) > 0 && holding.can({Transport(kind), lay(place)})) return kept();
  return broken(where, [&] {
    return msg::none_fits(
        {.land = as_noun(way(*road).terrain), .player = place.seat, .road = as_road(place.link)});
  });
}

Finding lists_what_fits(const Position&, const StartRoad& road) {
  return road.counter ? fits_terrain(*road.counter, road.link, whole) : kept();
}

Finding places_it_on_water(const Position&, const PlaceCounter& place) {
  return lies_on_land(place.link, noun::counter);
}

Finding lists_it_on_land(const Position&, const StartRoad& road) {
  return road.counter || road.unknown_counter ? lies_on_land(road.link, noun::counter) : kept();
}

Words second_obstacle_of(const Position& state, const PlaceObstacle& place) {
  const PlayerState& player = state.at(place.seat);
  Words words{.part = object, .message = msg::second_obstacle_of({.player = place.seat})};
  if (player.obstacle_ply != 0) words.earlier.push_back({player.obstacle_ply, msg::first_piece_here()});
  words.follows = laid_again(state, place.seat);
  return words;
}

Words blocks_nothing(const Position& state, const PlaceObstacle& place) {
  return {.part = where,
          .message = msg::obstacle_without_counter({.road = as_road(place.link)}),
          .follows = strayed(state, place.link.a, place.link.b)};
}

Finding lists_what_blocks_a_counter(const Position& state, const StartRoad& road) {
  if (!road.obstacle || road.counter || road.unknown_counter || !laid_on(road.link)) return kept();
  if (state.roads.road[laid_on(road.link)->value].occupied) return kept();
  return broken(object, [&] { return msg::obstacle_without_counter({.road = as_road(road.link)}); });
}

Words second_obstacle(const Position& state, const PlaceObstacle& place) {
  const RoadState& road = *road_at(state, place.link);
  return second(noun::obstacle, place.link, where, laid_by(road, road.obstacle_ply, msg::first_piece_here()));
}

Finding lists_the_only_obstacle(const Position& state, const StartRoad& start) {
  const RoadState* road = road_at(state, start.link);
  const bool two = road != nullptr && road->obstacles > 0 && start.obstacle;
  return two ? broken(second(noun::obstacle, start.link, object)) : kept();
}

Finding blocks_on_water(const Position&, const PlaceObstacle& place) {
  return lies_on_land(place.link, noun::obstacle);
}

Finding lists_what_blocks_on_land(const Position&, const StartRoad& road) {
  return road.obstacle ? lies_on_land(road.link, noun::obstacle) : kept();
}

}  // namespace elfref::elfenland
