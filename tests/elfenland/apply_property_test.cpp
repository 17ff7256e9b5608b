// Whatever is played, legal or not, the table stays a table.

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <numeric>

#include "elfref/elfenland/facts/kinds.h"
#include "elfref/elfenland/facts/options.h"
#include "elfref/elfenland/live/table.h"
#include "elfref/elfenland/reading/decode.h"
#include "elfref/elfenland/rules/apply.h"
#include "elfref/elfenland/rules/resolve.h"
#include "elfref/elfenland/rules/rulebook.h"
#include "elfref/elfenland/table/box.h"
#include "elfref/elfenland/table/position.h"
#include "elfref/elfenland/table/score.h"
#include "testing/fixture.h"

namespace elfref::elfenland::apply_property_test {
namespace {

using rc::gen::inRange;

Seat any_seat(int players) { return {static_cast<std::uint8_t>(*inRange(0, players))}; }
TownId any_town() { return {static_cast<std::uint8_t>(*inRange(0, town_count))}; }
Transport any_kind() { return Transport(*inRange(0, transport_count)); }
std::optional<Transport> maybe_kind() { return *inRange(0, 4) == 0 ? std::nullopt : std::optional(any_kind()); }
By any_by() { return By(*rc::gen::weightedElement<int>({{9, 0}, {1, 1}, {1, 2}, {1, 3}})); }

Pieces any_pieces(int most) {
  Pieces pieces;
  for (int n = *inRange(0, most + 1); n > 0; --n) ++pieces.of[static_cast<std::size_t>(any_kind())];
  if (*inRange(0, 4) == 0) pieces.unknown = static_cast<std::uint8_t>(*inRange(0, most + 1));
  pieces.open = *inRange(0, 8) == 0;
  return pieces;
}

FacedCounters any_counters() {
  FacedCounters counters;
  counters.count = static_cast<std::uint8_t>(*inRange(0, 4));
  for (int i = 0; i < counters.count; ++i) counters.at[i] = {maybe_kind(), Facing(*inRange(0, 3))};
  return counters;
}

/// A connection more often than not.
Link any_link() {
  const Way& along = way(WayId{static_cast<std::uint8_t>(*inRange(0, way_count))});
  if (*inRange(0, 5) == 0) return {any_town(), any_town(), any_by()};
  return {along.a, along.b, any_by()};
}

Step any_step(int players, const Position& state) {
  Step step{.seat = any_seat(players), .to = any_town(), .paid = any_pieces(4), .caravan = *inRange(0, 4) == 0, .by = any_by(), .from = {}, .way = {}};
  const TownSet at = state.at(step.seat).at;
  const Way& along = way(WayId{static_cast<std::uint8_t>(*inRange(0, way_count))});
  if (at.has(along.a)) step.to = along.b;
  if (at.has(along.b)) step.to = along.a;
  return step;
}

Action any_action(int players, const Position& state) {
  const Seat seat = any_seat(players);
  switch (*inRange(0, 20)) {
    case 0: return BeginRound{static_cast<std::uint8_t>(*inRange(1, 7)), *inRange(0, 9) != 0};
    case 1: return ShowRow{any_pieces(6)};
    case 2: return Deal{seat, any_pieces(10), *rc::gen::arbitrary<bool>(), *rc::gen::arbitrary<bool>()};
    case 3: return Draw{seat, any_pieces(2), *rc::gen::arbitrary<bool>()};
    case 4: return BeginChoose{*rc::gen::arbitrary<bool>()};
    case 5: return Pick{seat, maybe_kind(), *rc::gen::arbitrary<bool>(), *rc::gen::arbitrary<bool>(), maybe_kind(), *inRange(0, 5) != 0};
    case 6: return BeginPlan{*rc::gen::arbitrary<bool>(), *inRange(0, 5) != 0};
    case 7: case 8: return PlaceCounter{seat, maybe_kind(), *rc::gen::arbitrary<bool>(), any_link()};
    case 9: return PlaceObstacle{seat, any_link()};
    case 10: return Pass{seat};
    case 11: return UnknownPlay{seat};
    case 12: return BeginTravel{*rc::gen::arbitrary<bool>()};
    case 13: return BeginJourney{seat, *rc::gen::arbitrary<bool>(), Made(*inRange(0, 3))};
    case 14: return UnknownSteps{seat, *inRange(0, 2) == 0 ? std::optional(any_town()) : std::nullopt};
    case 15: return EndJourney{seat, any_pieces(5), *rc::gen::arbitrary<bool>()};
    case 16: return Keep{seat, any_counters(), *rc::gen::arbitrary<bool>()};
    case 17: return EndRound{*rc::gen::arbitrary<bool>()};
    default: return any_step(players, state);
  }
}

Options any_options() {
  Options options;
  for (int i = 0; i < option_count; ++i)
    options.value[i] = static_cast<std::uint8_t>(*inRange(0, static_cast<int>(info(Option(i)).values.size())));
  return options;
}

void assert_hand(const Hand& hand) {
  const int known = std::accumulate(hand.lower.begin(), hand.lower.end(), 0);
  RC_ASSERT(hand.min <= hand.max);
  RC_ASSERT(known <= hand.max);
  for (int kind = 0; kind < transport_count; ++kind) RC_ASSERT(hand.lower[kind] <= hand.upper[kind]);
}

/// Every use of a counter is matched to one that it can have been, no two to the same.
void assert_holding(const Holding& holding) {
  RC_ASSERT(holding.counter_count <= Holding::room);
  std::uint32_t taken = 0;
  for (int counter = 0; counter < Holding::room; ++counter) {
    const auto use = holding.use_of[counter];
    if (use == elfref::unmatched<std::uint8_t>) continue;
    RC_ASSERT(counter < holding.counter_count);
    RC_ASSERT(use < holding.use_count);
    RC_ASSERT((taken >> use & 1u) == 0);
    taken |= 1u << use;
    const auto& a = holding.counters[counter].kind;
    const auto& b = holding.uses[use].kind;
    RC_ASSERT((!a || !b || *a == *b));
  }
  RC_ASSERT(taken == (1u << holding.use_count) - 1u);
}

void assert_table(const Position& state) {
  for (int seat = 0; seat < state.players; ++seat) {
    const PlayerState& player = state.player[seat];
    assert_hand(player.hand);
    assert_holding(player.holding);
    RC_ASSERT(!player.at.empty());
    RC_ASSERT(player.towns_min <= player.towns_max);
    RC_ASSERT(player.towns_max <= 20);
    RC_ASSERT(player.collected.size() <= player.towns_min);
    RC_ASSERT(!player.collected.has(elvenhold));
  }
  RC_ASSERT(state.turns.turn != 0);
  RC_ASSERT(std::popcount(state.turns.first) >= 1);
}

Session table_of(int players) {
  Session session;
  session.players.resize(static_cast<std::size_t>(players), {"X", {}});
  return session;
}

RC_GTEST_PROP(Apply, IsTotal, ()) {
  const int players = *inRange(1, max_seats + 1);
  Position state = begin(table_of(players), any_options(), listed_seating());
  for (int ply = *inRange(0, 60); ply > 0; --ply) {
    Action action = any_action(players, state);
    resolve(state, action);
    check(state, action, [](const RuleInfo&, Finding&& finding) {
      const bool in_words = finding.words && !finding.words->message.empty();
      RC_ASSERT((in_words || finding.unrecorded != nullptr));
    });
    elfenland::apply(state, action);
    assert_table(state);
  }
  const auto all = scores(state);
  for (int seat = 0; seat < players; ++seat) {
    RC_ASSERT(all[seat].place.min >= 1);
    RC_ASSERT(all[seat].place.min <= all[seat].place.max);
    RC_ASSERT(all[seat].place.max <= players);
  }
}

RC_GTEST_PROP(Check, ChangesNothing, ()) {
  const int players = *inRange(2, 7);
  Position state = begin(table_of(players), any_options(), listed_seating());
  for (int ply = *inRange(0, 30); ply > 0; --ply) {
    Action action = any_action(players, state);
    const Position before = state;
    resolve(state, action);
    check(state, action, [](const RuleInfo&, Finding&&) {});
    RC_ASSERT(state == before);
    elfenland::apply(state, action);
  }
}

/// What a table takes can be saved, and is judged alike when it is read again.
RC_GTEST_PROP(AnyTable, CanBeSaved, ()) {
  static constexpr std::array names{"Anna", "- Boris", "c: d", "#e", "null", "10", "'f'", "[g", "h\"i", "Zo\xC3\xA9"};
  const int players = *inRange(1, max_seats + 1);
  Table table(std::vector<std::string>(names.begin(), names.begin() + players), editions()[static_cast<std::size_t>(*inRange(0, static_cast<int>(editions().size())))]);
  static constexpr std::array phases{phase::deal, phase::draw, phase::choose, phase::plan, phase::travel, phase::keep, phase::end};
  for (int ply = *inRange(0, 80); ply > 0; --ply) {
    if (*inRange(0, 5) == 0) table.begin(phases[static_cast<std::size_t>(*inRange(0, 7))]);
    const auto ruling = *rc::gen::weightedElement<Ruling>({{8, Ruling::none}, {1, Ruling::taken_back}, {1, Ruling::stands}});
    const Position before = table.state();
    const Judged judged = table.play(any_action(players, table.state()), ruling);
    if (judged.verdict == Verdict::unreadable) RC_ASSERT(table.state() == before);
  }
  const Judgement found = table.judgement();
  const std::string saved = table.record();
  RC_LOG() << saved;
  RC_ASSERT(found.verdict != Verdict::unreadable);
  const Judgement again = referee({.name = "saved", .text = saved}).judgement;
  RC_ASSERT(again.verdict == found.verdict);
  RC_ASSERT(again.findings.size() == found.findings.size());
  RC_ASSERT(again.plays == found.plays);
}

/// Walks through the recorded sessions of full detail, in which every piece is accounted for.
TEST(FullRecords, ConservePiecesAfterEveryPlay) {
  int plays = 0;
  for (const std::string& path : testing::records_below("records/elfenland/sessions")) {
    if (path.find("full") == std::string::npos) continue;
    const Refereed refereed = referee(testing::fixtures_of(path).at(0).source, {});
    Diagnostics faults;
    const auto session = decode(*refereed.record, faults);
    ASSERT_TRUE(session) << path;
    Position state = begin(*session, judging_options(*session), listed_seating());
    for (const auto& play : session->plays) {
      Action action = play.action;
      resolve(state, action);
      elfenland::apply(state, action);
      ++plays;
      for (int kind = 0; kind < transport_count; ++kind) {
        ASSERT_LE(cards_out(state, Transport(kind)), cards_in_box(Transport(kind))) << path << ": play " << plays;
        ASSERT_LE(counters_out(state, Transport(kind)), counters_in_box(Transport(kind))) << path << ": play " << plays;
      }
      for (int seat = 0; seat < state.players; ++seat) {
        const PlayerState& player = state.player[seat];
        ASSERT_TRUE(player.hand.exact()) << path << ": play " << plays;
        ASSERT_EQ(player.at.size(), 1);
        ASSERT_EQ(player.collected.size(), player.towns_min);
        ASSERT_LE(player.holding.certain(), 5);
      }
      ASSERT_EQ(state.box.row.count(), 5);
    }
  }
  EXPECT_GT(plays, 500);
}

}  // namespace
}  // namespace elfref::elfenland::apply_property_test
