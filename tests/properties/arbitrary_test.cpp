// Properties of the referee over sessions, tables and plays that nobody made. RC_PARAMS="max_success=10000" tries more.

#include "elfref/testing/arbitrary.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>

#include "elfref/core/record/record_reader.h"
#include "elfref/core/record/write_record.h"
#include "elfref/elfenland/facts/kinds.h"
#include "elfref/elfenland/live/table.h"
#include "elfref/elfenland/rules/apply.h"
#include "elfref/elfenland/rules/moves.h"
#include "elfref/elfenland/rules/resolve.h"
#include "elfref/elfenland/rules/rulebook.h"
#include "elfref/elfenland/table/box.h"
#include "elfref/elfenland/table/price.h"
#include "elfref/games.h"

namespace elfref::testing::arbitrary_test {
namespace {

using namespace elfenland;

Refereed judged(const PlayedGame& game) {
  return referee({.name = "generated", .text = record_of(game, Detail::full)});
}

RC_GTEST_PROP(AnyGame, IsLegal, (const PlayedGame& game)) {
  RC_ASSERT(judged(game).judgement.verdict == Verdict::legal);
}

RC_GTEST_PROP(AnyGame, IsTheSameInJson, (const PlayedGame& game)) {
  Diagnostics faults;
  const auto yaml = read_record({.name = "yaml", .text = record_of(game, Detail::full)}, faults);
  const auto json = read_record({.name = "json", .text = write_json(*yaml), .syntax = Syntax::json}, faults);
  RC_ASSERT(!faults.unreadable());
  RC_ASSERT(same_tree(*yaml, *json));
}

/// A table that is fed play by play says of each what the record as a whole says of all.
RC_GTEST_PROP(AnyGame, IsJudgedAlikePlayByPlayAndAsAWhole, (const PlayedGame& game)) {
  Table table(game.session);
  for (const Action& play : game.plays)
    if (!std::holds_alternative<BeginGame>(play)) RC_ASSERT(table.play(play).legal());
  for (const Action& claim : game.claims) RC_ASSERT(table.play(claim).findings.empty());
  const Judgement whole = judged(game).judgement;
  RC_ASSERT(table.judgement().verdict == whole.verdict);
  if (game.finished) RC_ASSERT(table.standings().front().name == whole.standings.front().name);
}

/// Whose turn it is to play, and in which phase.
struct Turn {
  std::string_view phase;
  Seat seat;
};

std::optional<Turn> turn_of(const Action& play) {
  if (const auto* pick = std::get_if<Pick>(&play)) return Turn{phase::choose, pick->seat};
  if (const auto* place = std::get_if<PlaceCounter>(&play)) return Turn{phase::plan, place->seat};
  if (const auto* obstacle = std::get_if<PlaceObstacle>(&play)) return Turn{phase::plan, obstacle->seat};
  if (const auto* pass = std::get_if<Pass>(&play)) return Turn{phase::plan, pass->seat};
  if (const auto* step = std::get_if<Step>(&play)) return Turn{phase::travel, step->seat};
  if (const auto* end = std::get_if<EndJourney>(&play)) return Turn{phase::travel, end->seat};
  return std::nullopt;
}

bool same_roads(const Link& a, const Link& b) {
  return laid_on(a) == laid_on(b);
}

/// Whether a listed play is the one that was made: what is not a choice may be written otherwise.
bool is_that(const Action& listed, const Action& made) {
  if (listed.index() != made.index()) return false;
  if (const auto* pick = std::get_if<Pick>(&made)) {
    const auto& other = std::get<Pick>(listed);
    return pick->blind ? other.blind : other.kind == pick->kind && !other.blind;
  }
  if (const auto* place = std::get_if<PlaceCounter>(&made)) {
    const auto& other = std::get<PlaceCounter>(listed);
    return other.kind == place->kind && same_roads(other.link, place->link);
  }
  if (const auto* obstacle = std::get_if<PlaceObstacle>(&made))
    return same_roads(std::get<PlaceObstacle>(listed).link, obstacle->link);
  if (const auto* step = std::get_if<Step>(&made)) {
    const auto& other = std::get<Step>(listed);
    return other.way == step->way && other.to == step->to && other.paid == step->paid;
  }
  if (const auto* end = std::get_if<EndJourney>(&made)) return std::get<EndJourney>(listed).discard == end->discard;
  return true;
}

/// Plays that are legal and not listed: more paid, or more thrown away, than is due.
bool is_beyond_need(const Position& state, const Action& play) {
  if (const auto* step = std::get_if<Step>(&play)) {
    const Payment paid = payment_of(state, *step, step->paid);
    return paid == Payment::overpaid || paid == Payment::overpaid_caravan;
  }
  const auto* end = std::get_if<EndJourney>(&play);
  return end != nullptr && state.at(end->seat).hand.min - end->discard.count() < 4 && end->discard.count() > 0;
}

RC_GTEST_PROP(AnyPlay, IsLegalAndAmongThoseListed, (const NextPlay& next)) {
  const Position& state = next.before.state;
  RC_ASSERT(legality(state, next.play) == Legality::yes);
  const auto turn = turn_of(next.play);
  RC_ASSERT(turn);
  const std::vector<LegalPlay> all = legal_plays(state, turn->phase, turn->seat);
  const bool listed = std::ranges::any_of(all, [&](const LegalPlay& play) { return is_that(play.play, next.play); });
  RC_ASSERT(listed || is_beyond_need(state, next.play));
}

RC_GTEST_PROP(AnyTable, EveryListedPlayPasses, (const ReachedTable& table)) {
  const auto turn = turn_of(table.game.plays.back());
  RC_ASSERT(turn);
  for (std::uint8_t seat = 0; seat < table.state.players; ++seat)
    for (const LegalPlay& play : legal_plays(table.state, turn->phase, Seat{seat})) {
      RC_ASSERT(play.certain);
      RC_ASSERT(!breaks_a_rule(table.state, play.play));
    }
}

RC_GTEST_PROP(AnyTable, HasEveryPieceOfTheBoxOnce, (const ReachedTable& table)) {
  for (int kind = 0; kind < transport_count; ++kind) {
    RC_ASSERT(cards_out(table.state, Transport(kind)) <= cards_in_box(Transport(kind)));
    RC_ASSERT(counters_out(table.state, Transport(kind)) <= counters_in_box(Transport(kind)));
  }
  for (int seat = 0; seat < table.state.players; ++seat) {
    const PlayerState& player = table.state.player[static_cast<std::size_t>(seat)];
    RC_ASSERT(player.hand.exact());
    RC_ASSERT(player.at.size() == 1);
    RC_ASSERT(player.collected == table.game.towns[static_cast<std::size_t>(seat)]);
  }
}

// ---------------------------------------------------------------- shrinking

/// What is left of a game when everything is left out without which something is still so.
template <class Still>
PlayedGame least(Agreement agreed, const Still& still) {
  for (bool found = true; found;) {
    found = false;
    for (const Agreement& simple : simpler(agreed)) {
      if (!still(play_game(simple))) continue;
      agreed = simple;
      found = true;
      break;
    }
  }
  return play_game(agreed);
}

bool goes_over_an_obstacle(const PlayedGame& game) {
  Position state = begin(game.session, game.options, listed_seating());
  for (Action play : game.plays) {
    resolve(state, play);
    if (const auto* step = std::get_if<Step>(&play))
      if (is_road(*step->way) && state.roads.road[step->way->value].obstacles > 0) return true;
    elfenland::apply(state, play);
  }
  return false;
}

TEST(Simpler, EndsInAShortRecord) {
  int games = 0;
  for (std::uint64_t number = 0; games < 5; ++number) {
    const Agreement agreed = agreement_of({.seed = 8}, number);
    if (!goes_over_an_obstacle(play_game(agreed))) continue;
    ++games;
    const std::string record = record_of(least(agreed, goes_over_an_obstacle), Detail::full);
    EXPECT_LT(std::ranges::count(record, '\n'), 60) << record;
    EXPECT_EQ(referee({.name = "least", .text = record}).judgement.verdict, Verdict::legal) << record;
  }
}

/// What RapidCheck prints of a value that fails.
template <class Value>
std::string shown(const Value& value) {
  std::ostringstream out;
  showValue(value, out);
  return out.str();
}

TEST(Shown, AFailureIsARecordThatCanBeJudged) {
  const rc::Random random(8);
  const auto game = rc::gen::arbitrary<PlayedGame>()(random, 10).value();
  EXPECT_EQ(referee({.name = "shown", .text = shown(game)}).judgement.verdict, Verdict::legal) << shown(game);
  const auto table = rc::gen::arbitrary<ReachedTable>()(random, 10).value();
  EXPECT_EQ(shown(table), record_of(table.game, Detail::full));
  const auto next = rc::gen::arbitrary<NextPlay>()(random, 10).value();
  EXPECT_EQ(shown(next), record_of(next.before.game, Detail::full) + "then: " + words_of(next) + "\n");
  EXPECT_FALSE(words_of(next).empty());
}

TEST(Shown, ATableThatFailsShrinksToLegalTables) {
  auto simpler_ones = rc::gen::arbitrary<ReachedTable>()(rc::Random(8), 10).shrinks();
  int tables = 0;
  while (auto table = simpler_ones.next()) {
    const std::string record = shown(table->value());
    ASSERT_EQ(referee({.name = "simpler", .text = record}).judgement.verdict, Verdict::legal) << record;
    ++tables;
  }
  EXPECT_GT(tables, 3);
}

TEST(Simpler, LeavesLegalGames) {
  for (std::uint64_t number = 0; number < 12; ++number)
    for (const Agreement& simple : simpler(agreement_of({.seed = 8}, number))) {
      const std::string record = record_of(play_game(simple), Detail::full);
      ASSERT_EQ(referee({.name = "simpler", .text = record}).judgement.verdict, Verdict::legal) << record;
    }
}

// ---------------------------------------------------------------- a planted fault

/// A value that fails, as RapidCheck shrinks it; nothing: the value of this seed does not fail.
template <class Value, class Fails>
std::optional<Value> shrunk(const Fails& fails, std::uint64_t seed) {
  const rc::Random random(seed);
  rc::Shrinkable<Value> at = rc::gen::arbitrary<Value>()(random, rc::kNominalSize);
  if (!fails(at.value())) return std::nullopt;
  for (bool found = true; found;) {
    found = false;
    auto less = at.shrinks();
    while (auto one = less.next()) {
      if (!fails(one->value())) continue;
      at = *one;
      found = true;
      break;
    }
  }
  return at.value();
}

/// Whether a judge who believes that every road costs one card would accuse a step.
bool is_wrong_at_one_card(const Action& play) {
  const auto* step = std::get_if<Step>(&play);
  return step != nullptr && step->way && is_road(*step->way) && !step->caravan && step->paid.count() == 2;
}

bool has_a_wrong_price(const PlayedGame& game) {
  Position state = begin(game.session, game.options, listed_seating());
  for (Action play : game.plays) {
    resolve(state, play);  // finds the way of a step
    if (is_wrong_at_one_card(play)) return true;
    elfenland::apply(state, play);
  }
  return false;
}

TEST(PlantedPrice, OfAGameShrinksToThreePlaysOfTwoPlayers) {
  int games = 0;
  for (std::uint64_t seed = 0; games < 4; ++seed) {
    const auto game = shrunk<PlayedGame>(has_a_wrong_price, seed);
    if (!game) continue;
    ++games;
    EXPECT_LE(game->session.players.size(), 2U) << shown(*game);
    EXPECT_LE(plays_of(*game), 3) << shown(*game);
    EXPECT_EQ(judged(*game).judgement.verdict, Verdict::legal) << shown(*game);
  }
}

TEST(PlantedPrice, OfAPlayShrinksToThreePlaysOfTwoPlayers) {
  int plays = 0;
  for (std::uint64_t seed = 0; plays < 4; ++seed) {
    const auto next = shrunk<NextPlay>([](const NextPlay& one) { return is_wrong_at_one_card(one.play); }, seed);
    if (!next) continue;
    ++plays;
    EXPECT_LE(next->before.game.session.players.size(), 2U) << shown(*next);
    EXPECT_LE(plays_of(next->before.game), 2) << shown(*next);
  }
}

TEST(Smaller, GamesAreLegal) {
  int games = 0;
  for (std::uint64_t number = 0; number < 4; ++number)
    for (const PlayedGame& less : smaller(play_game(agreement_of({.seed = 8}, number))))
      if (less.cut) {
        ASSERT_EQ(judged(less).judgement.verdict, Verdict::legal) << shown(less);
        for (const PlayedGame& least : smaller(less)) {
          ASSERT_EQ(judged(least).judgement.verdict, Verdict::legal) << shown(least);
          ++games;
        }
      }
  EXPECT_GT(games, 20);
}

/// A fault about lines with these words.
template <class Session>
void expect_one_turn(std::string_view words) {
  int sessions = 0;
  for (std::uint64_t seed = 0; sessions < 3; ++seed) {
    const auto session =
        shrunk<Session>([&](const Session& one) { return one.record.find(words) != std::string::npos; }, seed);
    if (!session) continue;
    ++sessions;
    EXPECT_EQ(session->players, 2) << session->record;
    EXPECT_EQ(session->turns, 1) << session->record;
    EXPECT_EQ(referee({.name = "least", .text = session->record}).judgement.verdict, Verdict::legal) << session->record;
  }
}

TEST(PlantedPrice, OfAGiftShrinksToOneTurnOfTwoPlayers) {
  expect_one_turn<MasterElfSession>("create ");
}

TEST(PlantedFault, OfABattleShrinksToOneTurnOfTwoPlayers) {
  expect_one_turn<ElvenRageSession>("  - won\n");
}

RC_GTEST_PROP(AnySession, OfMasterElfIsLegal, (const MasterElfSession& session)) {
  RC_ASSERT(referee({.name = "any", .text = session.record}).judgement.verdict == Verdict::legal);
}

RC_GTEST_PROP(AnySession, OfElvenRageIsLegal, (const ElvenRageSession& session)) {
  RC_ASSERT(referee({.name = "any", .text = session.record}).judgement.verdict == Verdict::legal);
}

}  // namespace
}  // namespace elfref::testing::arbitrary_test
