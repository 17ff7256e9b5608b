#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include "elfref/elfenland/facts/board.h"

namespace elfref::elfenland::distance_property_test {
namespace {

TownId any_town() {
  return {*rc::gen::inRange<std::uint8_t>(0, town_count)};
}

Distance any_metric() {
  return *rc::gen::element(Distance::all, Distance::roads);
}

bool joined(TownId a, TownId b, Distance metric) {
  return road_between(a, b) || (metric == Distance::all && waterway_between(a, b));
}

RC_GTEST_PROP(DistanceProperty, OnlyATownItselfIsNoStepAway, ()) {
  const TownId a = any_town();
  const TownId b = any_town();
  RC_ASSERT((distance(a, b, any_metric()) == 0) == (a == b));
}

RC_GTEST_PROP(DistanceProperty, OnlyJoinedTownsAreOneStepAway, ()) {
  const TownId a = any_town();
  const TownId b = any_town();
  const Distance metric = any_metric();
  RC_ASSERT((distance(a, b, metric) == 1) == joined(a, b, metric));
}

RC_GTEST_PROP(DistanceProperty, TheWayBackIsAsLong, ()) {
  const TownId a = any_town();
  const TownId b = any_town();
  const Distance metric = any_metric();
  RC_ASSERT(distance(a, b, metric) == distance(b, a, metric));
}

RC_GTEST_PROP(DistanceProperty, NoDetourIsShorter, ()) {
  const TownId a = any_town();
  const TownId b = any_town();
  const TownId detour = any_town();
  const Distance metric = any_metric();
  RC_ASSERT(distance(a, b, metric) <= distance(a, detour, metric) + distance(detour, b, metric));
}

RC_GTEST_PROP(DistanceProperty, WaterNeverMakesItLonger, ()) {
  const TownId a = any_town();
  const TownId b = any_town();
  RC_ASSERT(distance(a, b, Distance::all) <= distance(a, b, Distance::roads));
}

RC_GTEST_PROP(DistanceProperty, ARouteLeadsFromTownToJoinedTownInSoManySteps, ()) {
  const TownId from = any_town();
  const TownId to = any_town();
  const Distance metric = any_metric();
  const Route route = shortest_route(from, to, metric);
  RC_ASSERT(route.count == distance(from, to, metric) + 1);
  RC_ASSERT(route.towns[0] == from);
  RC_ASSERT(route.towns[route.count - 1] == to);
  for (int index = 1; index < route.count; ++index) {
    RC_ASSERT(joined(route.towns[index - 1], route.towns[index], metric));
  }
}

}  // namespace
}  // namespace elfref::elfenland::distance_property_test
