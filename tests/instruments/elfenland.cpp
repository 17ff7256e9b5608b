// What can be left out of a record of Elfenland: what testing/thinning.h knows, and where a record begins and ends.

#include <algorithm>

#include "elfref/elfenland/rules/game.h"
#include "elfref/testing/things.h"
#include "instruments/thinned.h"
#include "instruments/turn_cuts.h"
#include "testing/english.h"
#include "testing/thinning.h"

namespace elfref::testing::thinning_elfenland {
namespace {

/// The node that stands at the same place of another tree of the same text.
const Node* same_place(const Thinnable& record, const Node* node, const std::map<Span, const Node*>& at) {
  const auto found = at.find(node->span);
  return found == at.end() || record.record == nullptr ? nullptr : found->second;
}

void learn(const Tree& tree, std::map<Span, const Node*>& at) {
  at.emplace(tree.node->span, tree.node);
  for (const Tree& part : tree.parts) learn(part, at);
}

std::string kind_of(const std::string& what) {
  static const std::map<std::string, std::string> kinds{
      {"claims", "claims"},    {"deal", "draws"},   {"draw", "draws"},           {"discard", "discards"},
      {"hand", "start"},       {"start", "start"},  {"journey", "journeys"},     {"keep", "kept counters"},
      {"payment", "payments"}, {"phase", "phases"}, {"pick", "picks"},           {"plan", "entries of plans"},
      {"passes", "passes"},    {"row", "rows"},     {"round", "rounds unknown"}, {"step", "steps unknown"}};
  return kinds.at(what);
}

/// A session may begin with more towns than anybody can have come to, which only who reads them knows.
bool has_come_too_far(const Thinnable& record) {
  constexpr std::size_t most_a_round = 8;
  const Node* start = record.find("start");
  const Node* players = start == nullptr ? nullptr : record.record->find(*start, "players");
  const Node* round = start == nullptr ? nullptr : record.record->find(*start, "round");
  const std::size_t most = round == nullptr ? 0 : most_a_round * (std::stoul(std::string(round->text)) - 1);
  for (const Node* player : record.children(players))
    if (const Node* towns = record.record->find(*player, "towns"))
      if (std::max(record.children(towns).size(),
                   towns->shape == Shape::scalar ? std::stoul(std::string(towns->text)) : 0) > most)
        return true;
  return false;
}

void add_cuts(Thinnable& record, Dice& dice) {
  const Source& source = record.record->source();
  const Thinning thinning(source);
  std::map<Span, const Node*> at;
  learn(record.tree, at);
  const auto way_of = [&](const Thinning::Way& changes) {
    Way way;
    for (const Thinning::Change& change : changes) {
      Change same{.node = same_place(record, change.node, at)};
      if (change.instead) same.instead.push_back(scalar(*change.instead));
      way.push_back(std::move(same));
    }
    return way;
  };
  const auto rounds = record.children(record.find("rounds"));
  const bool too_far = has_come_too_far(record);
  const std::uint32_t last = rounds.empty() ? ~0u : rounds.back()->span.begin;
  for (const Thinning::Entry& entry : thinning.entries()) {
    if ((entry.what == "start" || entry.what == "hand") && too_far) continue;
    for (const Thinning::Way& way : entry.ways) {
      // A last round without its last phases is one that stops before them.
      const bool stops = entry.what == "phase" && entry.begin() >= last && !way.front().instead;
      if (stops) continue;
      Way changes = way_of(way);
      record.cut(kind_of(entry.what), std::move(changes));
    }
  }
  for (const Thinning::Entry& stop : thinning.stops()) record.cut("broken off", way_of(stop.ways.front()));
  cut_claims(record);
  if (!too_far) cut_to_results(record, {"game", "edition", "options", "session", "players", "winner", "result"});
  // Begun with a later round, and rounds in a row that are not recorded.
  const Node* start = record.find("start");
  const Node* first = start == nullptr ? nullptr : record.record->find(*start, "round");
  const int begins = first == nullptr ? 1 : std::stoi(std::string(first->text));
  Way before;
  if (start != nullptr) before.push_back(gone(start));
  for (std::size_t i = 0; i + 1 < rounds.size(); ++i) {
    before.push_back(gone(rounds[i]));
    if (rounds[i + 1]->shape != Shape::map || too_far) continue;
    Way way = before;
    way.push_back({.node = record.find("players"),
                   .instead = {map_of("start", {scalar(std::to_string(begins + static_cast<int>(i) + 1), "round")})},
                   .stays = true});
    record.cut("begun in the middle", std::move(way));
  }
  Way unknown;
  for (std::size_t i = rounds.size(); i-- > 0 && dice.chance(80);) unknown.push_back(told(rounds[i], "unknown"));
  record.cut("rounds unknown", std::move(unknown));
}

}  // namespace
}  // namespace elfref::testing::thinning_elfenland

namespace elfref::testing {

ThinnedGame thinned_elfenland_game() {
  return {.sessions = &generators()[0],
          .add_cuts = thinning_elfenland::add_cuts,
          .any_number = [](std::string_view key) { return key != "rounds" && key != "row" && key != "travel"; },
          // A pass that is left out is one, and an unknown entry may be a counter. Results alone are held against each
          // other.
          .of_both = {"passes", "results alone"},
          // Of a player whose towns are bounds only it is not supposed that the game was won.
          .told_only = in_english(elfenland::unrecorded_win()),
          .kinds = {"begun in the middle", "broken off", "claims", "discards", "draws", "entries of plans", "journeys",
                    "kept counters", "passes", "payments", "phases", "picks", "results alone", "rounds unknown", "rows",
                    "start", "steps unknown"}};
}

}  // namespace elfref::testing
