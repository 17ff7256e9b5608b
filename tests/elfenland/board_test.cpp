#include "elfref/elfenland/facts/board.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

namespace elfref::elfenland::board_test {
namespace {

TownId at(std::string_view ascii) {
  const auto found = std::ranges::find(towns(), ascii, &Town::ascii);
  EXPECT_NE(found, towns().end()) << ascii;
  return {static_cast<std::uint8_t>(found - towns().begin())};
}

std::vector<TownId> all_town_ids() {
  std::vector<TownId> ids;
  for (std::uint8_t index = 0; index < town_count; ++index) ids.push_back({index});
  return ids;
}

/// The roads of one terrain, as the list in section B3 of the facts has them.
struct RoadList {
  Terrain terrain;
  std::vector<std::pair<std::string_view, std::string_view>> pairs;
};

const std::vector<RoadList> road_lists{
    {Terrain::plain,
     {{"Elvenhold", "Lapphalya"},
      {"Elvenhold", "Beata"},
      {"Lapphalya", "Virst"},
      {"Beata", "Strykhaven"},
      {"Virst", "Ixara"},
      {"Usselen", "Wylhien"},
      {"Parundia", "Wylhien"},
      {"Throtmanni", "Tichih"}}},
    {Terrain::forest,
     {{"Elvenhold", "Erg'Eren"},
      {"Lapphalya", "Ixara"},
      {"Lapphalya", "Dag'Amura"},
      {"Lapphalya", "Rivinia"},
      {"Lapphalya", "Feodor"},
      {"Ixara", "Dag'Amura"},
      {"Yttar", "Usselen"},
      {"Usselen", "Parundia"},
      {"Throtmanni", "Rivinia"},
      {"Tichih", "Erg'Eren"},
      {"Rivinia", "Feodor"},
      {"Dag'Amura", "Kihromah"}}},
    {Terrain::desert,
     {{"Parundia", "Al'Baran"},
      {"Al'Baran", "Dag'Amura"},
      {"Al'Baran", "Feodor"},
      {"Al'Baran", "Wylhien"},
      {"Al'Baran", "Throtmanni"},
      {"Throtmanni", "Feodor"},
      {"Dag'Amura", "Feodor"}}},
    {Terrain::mountain,
     {{"Strykhaven", "Virst"},
      {"Ixara", "Mah'Davikia"},
      {"Mah'Davikia", "Dag'Amura"},
      {"Mah'Davikia", "Grangor"},
      {"Grangor", "Yttar"},
      {"Throtmanni", "Jaccaranda"},
      {"Wylhien", "Jaccaranda"},
      {"Jaccaranda", "Tichih"}}},
};

TEST(Towns, EveryBootStartsInElvenhold) {
  EXPECT_EQ(town(elvenhold).name, "Elvenhold");
}

TEST(Towns, TwelveHaveATownCard) {
  std::vector<std::string_view> cards;
  for (const Town& town : towns()) {
    if (town.card) cards.push_back(town.ascii);
  }
  std::ranges::sort(cards);
  EXPECT_EQ(cards, (std::vector<std::string_view>{"Beata", "Erg'Eren", "Grangor", "Ixara", "Jaccaranda", "Mah'Davikia",
                                                  "Strykhaven", "Tichih", "Usselen", "Virst", "Wylhien", "Yttar"}));
}

TEST(Towns, NoTwoShareANameOrAPlace) {
  for (const TownId a : all_town_ids()) {
    for (const TownId b : all_town_ids()) {
      if (a == b) continue;
      EXPECT_NE(town(a).name, town(b).name);
      EXPECT_NE(town(a).ascii, town(b).ascii);
      EXPECT_TRUE(town(a).x != town(b).x || town(a).y != town(b).y);
    }
  }
}

TEST(Towns, EveryOneIsOnTheCanvas) {
  for (const Town& town : towns()) {
    EXPECT_TRUE(town.x > 0 && town.x < 1000 && town.y > 0 && town.y < 731) << town.ascii;
  }
}

TEST(Roads, JoinTheTownsThatTheBoardShows) {
  for (const auto& [terrain, pairs] : road_lists) {
    for (const auto& [a, b] : pairs) {
      const auto road = road_between(at(a), at(b));
      ASSERT_TRUE(road) << a << "-" << b;
      EXPECT_EQ(way(*road).terrain, terrain) << a << "-" << b;
      EXPECT_EQ(road_between(at(b), at(a)), road);
    }
  }
}

TEST(Ways, CountsByTerrain) {
  const auto counted = [](Terrain terrain) { return std::ranges::count(ways(), terrain, &Way::terrain); };
  EXPECT_EQ(counted(Terrain::plain), 8);
  EXPECT_EQ(counted(Terrain::forest), 12);
  EXPECT_EQ(counted(Terrain::desert), 7);
  EXPECT_EQ(counted(Terrain::mountain), 8);
  EXPECT_EQ(counted(Terrain::river), river_count);
  EXPECT_EQ(counted(Terrain::lake), ferry_count);
}

TEST(Ways, NumbersTellRoadsRiversAndFerriesApart) {
  for (std::uint8_t index = 0; index < way_count; ++index) {
    const WayId id{index};
    const Terrain terrain = way(id).terrain;
    EXPECT_EQ(is_river(id), terrain == Terrain::river);
    EXPECT_EQ(is_ferry(id), terrain == Terrain::lake);
    EXPECT_EQ(is_road(id), !is_river(id) && !is_ferry(id));
  }
}

TEST(Ways, EachIsFoundFromEitherEnd) {
  for (std::uint8_t index = 0; index < way_count; ++index) {
    const WayId id{index};
    const auto& [a, b, terrain] = way(id);
    const auto between = is_road(id) ? road_between : waterway_between;
    EXPECT_EQ(between(a, b), id);
    EXPECT_EQ(between(b, a), id);
  }
}

TEST(Ways, NoneLeadsFromATownToItself) {
  for (const TownId id : all_town_ids()) {
    EXPECT_FALSE(road_between(id, id));
    EXPECT_FALSE(waterway_between(id, id));
  }
}

TEST(Ways, SevenPairsHaveARoadAndAWaterway) {
  std::vector<std::string> pairs;
  for (const TownId a : all_town_ids()) {
    for (const TownId b : all_town_ids()) {
      if (a < b && road_between(a, b) && waterway_between(a, b)) {
        pairs.push_back(std::string(town(a).ascii) + "-" + std::string(town(b).ascii));
      }
    }
  }
  EXPECT_EQ(pairs,
            (std::vector<std::string>{"Usselen-Wylhien", "Yttar-Grangor", "Grangor-Mah'Davikia", "Elvenhold-Beata",
                                      "Mah'Davikia-Ixara", "Ixara-Virst", "Virst-Strykhaven"}));
}

TEST(Ways, DoNotJoinTownsThatOnlyLookNear) {
  const std::pair<TownId, TownId> apart[] = {
      {at("Elvenhold"), at("Feodor")}, {at("Elvenhold"), at("Tichih")}, {at("Mah'Davikia"), at("Virst")}};
  for (const auto& [a, b] : apart) {
    EXPECT_FALSE(road_between(a, b));
    EXPECT_FALSE(waterway_between(a, b));
    EXPECT_GT(distance(a, b, Distance::all), 1);
  }
}

TEST(Rivers, RunDownstreamFromTheFirstTownToTheSecond) {
  const std::vector<std::string_view> courses[] = {{"Beata", "Elvenhold", "Rivinia", "Tichih"},
                                                   {"Virst", "Ixara", "Mah'Davikia", "Grangor"},
                                                   {"Wylhien", "Usselen"}};
  int stretches = 0;
  for (const auto& course : courses) {
    for (std::size_t index = 1; index < course.size(); ++index, ++stretches) {
      const auto river = waterway_between(at(course[index - 1]), at(course[index]));
      ASSERT_TRUE(river && is_river(*river)) << course[index];
      EXPECT_EQ(way(*river).a, at(course[index - 1]));
      EXPECT_EQ(way(*river).b, at(course[index]));
    }
  }
  EXPECT_EQ(stretches, river_count);
}

TEST(Ferries, JoinAllTownsOfALakeAndNoOthers) {
  for (const TownId a : all_town_ids()) {
    for (const TownId b : all_town_ids()) {
      const auto waterway = waterway_between(a, b);
      EXPECT_EQ(waterway && is_ferry(*waterway), a != b && lake_of(a) != 0 && lake_of(a) == lake_of(b));
    }
  }
}

TEST(Ferries, TwoLakesHaveThreeTownsEach) {
  const auto shore = [](int lake) {
    std::vector<std::string_view> names;
    for (const TownId id : all_town_ids()) {
      if (lake_of(id) == lake) names.push_back(town(id).ascii);
    }
    return names;
  };
  EXPECT_EQ(shore(1), (std::vector<std::string_view>{"Elvenhold", "Virst", "Strykhaven"}));
  EXPECT_EQ(shore(2), (std::vector<std::string_view>{"Parundia", "Yttar", "Grangor"}));
}

TEST(Cost, TableB1) {
  struct Row {
    Transport transport;
    std::array<int, 4> costs;
  };
  constexpr Row rows[] = {
      {Transport::pig, {1, 1, 0, 0}},     {Transport::elfcycle, {1, 1, 0, 2}}, {Transport::cloud, {2, 2, 0, 1}},
      {Transport::unicorn, {0, 1, 2, 1}}, {Transport::wagon, {1, 2, 2, 2}},    {Transport::dragon, {1, 2, 1, 1}},
      {Transport::raft, {0, 0, 0, 0}},
  };
  for (const auto& [transport, costs] : rows) {
    SCOPED_TRACE(static_cast<int>(transport));
    EXPECT_EQ(cost(transport, Terrain::plain), costs[0]);
    EXPECT_EQ(cost(transport, Terrain::forest), costs[1]);
    EXPECT_EQ(cost(transport, Terrain::desert), costs[2]);
    EXPECT_EQ(cost(transport, Terrain::mountain), costs[3]);
    EXPECT_EQ(cost(transport, Terrain::river), 0);
    EXPECT_EQ(cost(transport, Terrain::lake), 0);
  }
}

TEST(Distances, ExampleOfTheRulesIsOneStep) {
  EXPECT_EQ(distance(at("Throtmanni"), at("Jaccaranda"), Distance::all), 1);
  EXPECT_EQ(distance(at("Throtmanni"), at("Jaccaranda"), Distance::roads), 1);
}

TEST(Distances, GrangorToParundiaIsThreeByRoadAndOneByFerry) {
  EXPECT_EQ(distance(at("Grangor"), at("Parundia"), Distance::roads), 3);
  EXPECT_EQ(distance(at("Grangor"), at("Parundia"), Distance::all), 1);
}

TEST(Distances, RiversCountInBothDirections) {
  for (const auto& [a, b] : {std::pair{"Rivinia", "Tichih"}, {"Tichih", "Rivinia"}}) {
    EXPECT_EQ(distance(at(a), at(b), Distance::roads), 2);
    EXPECT_EQ(distance(at(a), at(b), Distance::all), 1);
  }
}

TEST(Distances, MetricsDifferFor29Of210Pairs) {
  int pairs = 0;
  int different = 0;
  for (const TownId a : all_town_ids()) {
    for (const TownId b : all_town_ids()) {
      if (!(a < b)) continue;
      ++pairs;
      const int saved = distance(a, b, Distance::roads) - distance(a, b, Distance::all);
      if (saved == 0) continue;
      ++different;
      EXPECT_EQ(saved, a == at("Parundia") && b == at("Grangor") ? 2 : 1) << town(a).ascii << "-" << town(b).ascii;
    }
  }
  EXPECT_EQ(pairs, 210);
  EXPECT_EQ(different, 29);
}

TEST(Distances, MetricsDifferFor36Of252EndsOfAGame) {
  int cases = 0;
  int different = 0;
  for (const TownId end : all_town_ids()) {
    for (const TownId card : all_town_ids()) {
      if (!town(card).card) continue;
      ++cases;
      if (distance(end, card, Distance::roads) != distance(end, card, Distance::all)) ++different;
    }
  }
  EXPECT_EQ(cases, 252);
  EXPECT_EQ(different, 36);
}

TEST(ShortestRoute, TakesTheFerryOnlyWhereItCounts) {
  const Route ferry = shortest_route(at("Grangor"), at("Parundia"), Distance::all);
  EXPECT_EQ(ferry.count, 2);
  const Route roads = shortest_route(at("Grangor"), at("Parundia"), Distance::roads);
  ASSERT_EQ(roads.count, 4);
  EXPECT_EQ(roads.towns[1], at("Yttar"));
  EXPECT_EQ(roads.towns[2], at("Usselen"));
}

TEST(ShortestRoute, ToTheSameTownIsThatTown) {
  const Route route = shortest_route(elvenhold, elvenhold, Distance::all);
  EXPECT_EQ(route.count, 1);
  EXPECT_EQ(route.towns[0], elvenhold);
}

TEST(TownSet, HoldsWhatWasAdded) {
  TownSet set;
  EXPECT_TRUE(set.empty());
  set.add(at("Virst"));
  set |= TownSet(at("Beata"));
  EXPECT_EQ(set.size(), 2);
  EXPECT_EQ(set.first(), at("Beata"));
  set.remove(at("Beata"));
  EXPECT_EQ(set, TownSet(at("Virst")));
  EXPECT_FALSE(set.has(at("Beata")));
}

TEST(TownSet, AllIsEveryTown) {
  EXPECT_EQ(TownSet::all().size(), town_count);
  for (const TownId id : all_town_ids()) EXPECT_TRUE(TownSet::all().has(id));
}

}  // namespace
}  // namespace elfref::elfenland::board_test
