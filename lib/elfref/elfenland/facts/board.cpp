#include "elfref/elfenland/facts/board.h"

#include <boost/graph/adjacency_list.hpp>
#include <boost/graph/breadth_first_search.hpp>
#include <stdexcept>
#include <utility>

namespace elfref::elfenland {
namespace {

using enum Terrain;

// clang-format off
constexpr std::array<Town, town_count> all_towns{{
    {.name = "Usselen",     .ascii = "Usselen",     .card = true,  .x =  87.0, .y = 151.4},
    {.name = "Wylhién",     .ascii = "Wylhien",     .card = true,  .x = 250.0, .y =  71.4},
    {.name = "Jaccaranda",  .ascii = "Jaccaranda",  .card = true,  .x = 427.0, .y = 104.8},
    {.name = "Tichih",      .ascii = "Tichih",      .card = true,  .x = 780.3, .y = 120.3},
    {.name = "Throtmanni",  .ascii = "Throtmanni",  .card = false, .x = 597.8, .y = 194.1},
    {.name = "Parundia",    .ascii = "Parundia",    .card = false, .x = 244.6, .y = 240.7},
    {.name = "Yttar",       .ascii = "Yttar",       .card = true,  .x =  80.0, .y = 306.7},
    {.name = "Al'Baran",    .ascii = "Al'Baran",    .card = false, .x = 378.1, .y = 310.6},
    {.name = "Feodor",      .ascii = "Feodor",      .card = false, .x = 538.0, .y = 355.6},
    {.name = "Rivinia",     .ascii = "Rivinia",     .card = false, .x = 718.2, .y = 275.6},
    {.name = "Erg'Erén",    .ascii = "Erg'Eren",    .card = true,  .x = 904.5, .y = 285.7},
    {.name = "Grangor",     .ascii = "Grangor",     .card = true,  .x = 100.9, .y = 468.2},
    {.name = "Kihromah",    .ascii = "Kihromah",    .card = false, .x = 239.1, .y = 423.1},
    {.name = "Dag'Amura",   .ascii = "Dag'Amura",   .card = false, .x = 375.0, .y = 454.2},
    {.name = "Lapphálya",   .ascii = "Lapphalya",   .card = false, .x = 549.7, .y = 500.8},
    {.name = "Elvenhold",   .ascii = "Elvenhold",   .card = false, .x = 764.8, .y = 407.6},
    {.name = "Beatá",       .ascii = "Beata",       .card = true,  .x = 931.7, .y = 528.0},
    {.name = "Mah'Davikia", .ascii = "Mah'Davikia", .card = true,  .x = 116.5, .y = 611.8},
    {.name = "Ixara",       .ascii = "Ixara",       .card = true,  .x = 350.9, .y = 621.1},
    {.name = "Virst",       .ascii = "Virst",       .card = true,  .x = 621.1, .y = 630.4},
    {.name = "Strykhaven",  .ascii = "Strykhaven",  .card = true,  .x = 807.5, .y = 591.6},
}};
// clang-format on

/// The town of this ascii name; a name that no town has does not compile.
consteval TownId at(std::string_view ascii) {
  for (int index = 0; index < town_count; ++index) {
    if (all_towns[index].ascii == ascii) return {static_cast<std::uint8_t>(index)};
  }
  throw std::invalid_argument("no such town");
}

static_assert(elvenhold == at("Elvenhold"));

}  // namespace

// clang-format off
constexpr std::array<Way, way_count> board::ways{{
    // roads
    {at("Usselen"),     at("Wylhien"),     plain},
    {at("Wylhien"),     at("Parundia"),    plain},
    {at("Throtmanni"),  at("Tichih"),      plain},
    {at("Lapphalya"),   at("Elvenhold"),   plain},
    {at("Lapphalya"),   at("Virst"),       plain},
    {at("Ixara"),       at("Virst"),       plain},
    {at("Strykhaven"),  at("Beata"),       plain},
    {at("Beata"),       at("Elvenhold"),   plain},
    {at("Usselen"),     at("Parundia"),    forest},
    {at("Usselen"),     at("Yttar"),       forest},
    {at("Throtmanni"),  at("Rivinia"),     forest},
    {at("Feodor"),      at("Rivinia"),     forest},
    {at("Feodor"),      at("Lapphalya"),   forest},
    {at("Rivinia"),     at("Lapphalya"),   forest},
    {at("Lapphalya"),   at("Ixara"),       forest},
    {at("Lapphalya"),   at("Dag'Amura"),   forest},
    {at("Dag'Amura"),   at("Ixara"),       forest},
    {at("Dag'Amura"),   at("Kihromah"),    forest},
    {at("Elvenhold"),   at("Erg'Eren"),    forest},
    {at("Erg'Eren"),    at("Tichih"),      forest},
    {at("Wylhien"),     at("Al'Baran"),    desert},
    {at("Throtmanni"),  at("Al'Baran"),    desert},
    {at("Throtmanni"),  at("Feodor"),      desert},
    {at("Parundia"),    at("Al'Baran"),    desert},
    {at("Al'Baran"),    at("Feodor"),      desert},
    {at("Al'Baran"),    at("Dag'Amura"),   desert},
    {at("Feodor"),      at("Dag'Amura"),   desert},
    {at("Wylhien"),     at("Jaccaranda"),  mountain},
    {at("Jaccaranda"),  at("Tichih"),      mountain},
    {at("Jaccaranda"),  at("Throtmanni"),  mountain},
    {at("Dag'Amura"),   at("Mah'Davikia"), mountain},
    {at("Ixara"),       at("Mah'Davikia"), mountain},
    {at("Virst"),       at("Strykhaven"),  mountain},
    {at("Mah'Davikia"), at("Grangor"),     mountain},
    {at("Grangor"),     at("Yttar"),       mountain},
    // rivers, downstream
    {at("Wylhien"),     at("Usselen"),     river},
    {at("Beata"),       at("Elvenhold"),   river},
    {at("Elvenhold"),   at("Rivinia"),     river},
    {at("Rivinia"),     at("Tichih"),      river},
    {at("Virst"),       at("Ixara"),       river},
    {at("Ixara"),       at("Mah'Davikia"), river},
    {at("Mah'Davikia"), at("Grangor"),     river},
    // ferries: Mare Magnum, then Mare Nebulae
    {at("Elvenhold"),   at("Virst"),       lake},
    {at("Elvenhold"),   at("Strykhaven"),  lake},
    {at("Virst"),       at("Strykhaven"),  lake},
    {at("Yttar"),       at("Parundia"),    lake},
    {at("Yttar"),       at("Grangor"),     lake},
    {at("Parundia"),    at("Grangor"),     lake},
}};

constexpr std::array<std::array<std::uint8_t, 6>, transport_count> board::costs{{
    // plain, forest, desert, mountain, river, lake
    {1, 1, 0, 0, 0, 0},  // pig
    {1, 1, 0, 2, 0, 0},  // elfcycle
    {2, 2, 0, 1, 0, 0},  // cloud
    {0, 1, 2, 1, 0, 0},  // unicorn
    {1, 2, 2, 2, 0, 0},  // wagon
    {1, 2, 1, 1, 0, 0},  // dragon
    {0, 0, 0, 0, 0, 0},  // raft: no counters; what water costs is a matter of direction and options
}};
// clang-format on

namespace {

constexpr int magnum_ferry_count = 3;

/// REQUIRES: no two of the ways from `begin` up to `end` join the same towns; otherwise it does not compile.
consteval board::Joins joins(int begin, int end) {
  board::Joins table{};
  for (auto& row : table) row.fill(way_count);
  for (int index = begin; index < end; ++index) {
    const auto [a, b, terrain] = board::ways[index];
    if (a == b || table[a.value][b.value] != way_count) throw std::invalid_argument("a way that joins nothing new");
    table[a.value][b.value] = table[b.value][a.value] = static_cast<std::uint8_t>(index);
  }
  return table;
}

}  // namespace

constexpr board::Joins board::roads = joins(0, road_count);
constexpr board::Joins board::waterways = joins(road_count, way_count);

namespace {

consteval std::array<std::uint8_t, town_count> lakes() {
  std::array<std::uint8_t, town_count> lake_by_town{};
  for (int index = road_count + river_count; index < way_count; ++index) {
    const std::uint8_t number = index < road_count + river_count + magnum_ferry_count ? 1 : 2;
    lake_by_town[board::ways[index].a.value] = lake_by_town[board::ways[index].b.value] = number;
  }
  return lake_by_town;
}

/// All shortest routes from one town: how far each town is, and the town before it on the way there.
struct RouteTree {
  std::array<int, town_count> steps{};
  std::array<std::size_t, town_count> before{};
};

using RouteTrees = std::array<RouteTree, town_count>;

RouteTrees shortest_routes(int used_ways) {
  boost::adjacency_list<boost::vecS, boost::vecS, boost::undirectedS> graph(town_count);
  for (const Way& way : std::span(board::ways).first(used_ways)) add_edge(way.a.value, way.b.value, graph);

  RouteTrees trees;
  for (std::size_t from = 0; from < trees.size(); ++from) {
    RouteTree& tree = trees[from];
    const auto recorders = std::make_pair(boost::record_distances(tree.steps.data(), boost::on_tree_edge()),
                                          boost::record_predecessors(tree.before.data(), boost::on_tree_edge()));
    boost::breadth_first_search(graph, from, boost::visitor(boost::make_bfs_visitor(recorders)));
  }
  return trees;
}

const RouteTree& routes_from(TownId from, Distance metric) {
  static const RouteTrees by_any_way = shortest_routes(way_count);
  static const RouteTrees by_road = shortest_routes(road_count);
  return (metric == Distance::all ? by_any_way : by_road)[from.value];
}

}  // namespace

const std::array<Town, town_count>& towns() {
  return all_towns;
}

int lake_of(TownId town) {
  static constexpr auto lake_by_town = lakes();
  return lake_by_town[town.value];
}

int distance(TownId from, TownId to, Distance metric) {
  return routes_from(from, metric).steps[to.value];
}

Route shortest_route(TownId from, TownId to, Distance metric) {
  const RouteTree& tree = routes_from(from, metric);
  Route route;
  route.count = tree.steps[to.value] + 1;
  std::size_t stop = to.value;
  for (int index = route.count; index-- > 0; stop = tree.before[stop]) {
    route.towns[index] = {static_cast<std::uint8_t>(stop)};
  }
  return route;
}

}  // namespace elfref::elfenland
