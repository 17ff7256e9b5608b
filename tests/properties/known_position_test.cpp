// The table where everything is known, beside the one with bounds: for every play of sessions that nobody played, and
// for plays that are nearly those, both say the same, and both come to the same table. ELFREF_GENERATED of the
// environment is how many sessions are tried.

#include "elfref/elfenland/table/known_position.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "elfref/elfenland/forms/written.h"
#include "elfref/elfenland/rules/apply.h"
#include "elfref/elfenland/rules/resolve.h"
#include "elfref/elfenland/rules/rulebook.h"
#include "elfref/testing/dice.h"
#include "elfref/testing/elfenland.h"
#include "testing/english.h"
#include "testing/wanted.h"

namespace elfref::testing::known_position_test {
namespace {

using namespace elfenland;

std::uint64_t games() {
  return static_cast<std::uint64_t>(wanted("ELFREF_GENERATED", 150, 600));
}

/// What the rules say of a play, a line each.
std::vector<std::string> said(const Position& state, const Action& play) {
  std::vector<std::string> lines;
  check(state, play, [&](const RuleInfo& rule, const Finding& finding) {
    lines.push_back(std::string(rule.id) + " " + std::to_string(static_cast<int>(finding.answer)) +
                    (finding.words ? " " + testing::in_english(finding.words->message) : ""));
  });
  return lines;
}

Answer worst(const Position& state, const Action& play) {
  Answer answer = Answer::kept;
  check(state, play, [&](const RuleInfo&, const Finding& finding) { answer = std::max(answer, finding.answer); });
  return answer;
}

bool sits_down(const Action& play) {
  return is_any<BeginGame, TakeSeat, StartPlayer, StartRoad>(play);
}

/// Goes through a session at both tables. `visit(state, exact, play)` is told every play of which the second is asked.
template <class Visit>
void follow(const PlayedGame& game, const Visit& visit) {
  Position state = begin(game.session, game.options, listed_seating());
  std::optional<KnownPosition> exact;
  for (Action play : game.plays) {
    resolve(state, play);
    if (!sits_down(play)) {
      if (!exact) exact = known_position_of(state);
      ASSERT_TRUE(exact) << game.agreed.number << ": not everything is known";
      visit(state, *exact, play);
      if (::testing::Test::HasFatalFailure()) return;
      ASSERT_LE(make_if_legal(*exact, play), Answer::odd) << game.agreed.number;
    }
    elfenland::apply(state, play);
    if (exact && state.end.ending == Ending::none) {
      const auto now = known_position_of(state);
      ASSERT_TRUE(now) << game.agreed.number << ", play " << state.ply;
      ASSERT_TRUE(*now == *exact) << game.agreed.number << ", behind play " << state.ply;
    }
    if (exact && state.end.ending != Ending::none) {
      ASSERT_EQ(state.end.ending, exact->end.ending);
      ASSERT_EQ(state.end.completers, exact->end.completers);
      ASSERT_EQ(state.end.ended_in, exact->end.ended_in);
    }
  }
}

TEST(KnownPosition, SaysOfEveryPlayWhatTheOtherTableSays) {
  int plays = 0, notes = 0;
  for (std::uint64_t number = 0; number < games() && !HasFatalFailure(); ++number) {
    const PlayedGame game = play_game(agreement_of({.seed = 31}, number));
    follow(game, [&](const Position& state, const KnownPosition& exact, const Action& play) {
      const Answer found = worst(state, play);
      ASSERT_EQ(elfenland::ask(exact, play), found) << number << ", play " << state.ply;
      ASSERT_EQ(said(widened(exact), play), said(state, play)) << number << ", play " << state.ply;
      ++plays;
      if (found == Answer::odd) ++notes;
    });
  }
  EXPECT_GT(plays, 10000);
  EXPECT_GT(notes, 10);
}

// ---------------------------------------------------------------- plays that are nearly legal

struct Slip {
  Dice& dice;
  int players;

  [[nodiscard]] int any(int sides) const { return dice.below(sides); }
  [[nodiscard]] Transport kind() const { return Transport(any(transport_count)); }
  [[nodiscard]] Seat seat() const { return {static_cast<std::uint8_t>(any(players))}; }
  [[nodiscard]] TownId town() const { return {static_cast<std::uint8_t>(any(town_count))}; }
  void change(Pieces& pieces) const {
    std::uint8_t& number = pieces.of[static_cast<std::size_t>(any(transport_count))];
    number = static_cast<std::uint8_t>(number > 0 && any(2) == 0 ? number - 1 : number + 1);
  }
  void change(Link& link) const {
    if (any(3) == 0) link.by = By(any(4));
    const Way& along = way(WayId{static_cast<std::uint8_t>(any(way_count))});
    link.a = along.a;
    link.b = any(4) == 0 ? town() : along.b;
  }

  void operator()(BeginRound& round) const { round.number = static_cast<std::uint8_t>(1 + any(5)); }
  void operator()(ShowRow& show) const { change(show.row); }
  void operator()(Deal& deal) const { any(4) == 0 ? deal.seat = seat() : (change(deal.cards), deal.seat); }
  void operator()(Draw& draw) const { change(draw.counters); }
  void operator()(Pick& pick) const {
    if (any(3) == 0) return void(pick.seat = seat());
    if (any(3) == 0) return void(pick.hidden = true);
    (any(2) == 0 && pick.turned ? pick.turned : pick.kind) = kind();
  }
  void operator()(PlaceCounter& place) const {
    switch (any(4)) {
      case 0:
        return void(place.seat = seat());
      case 1:
        return void(place.kind = kind());
      case 2:
        return void(place.hidden = !place.hidden);
      default:
        return change(place.link);
    }
  }
  void operator()(PlaceObstacle& place) const { any(3) == 0 ? void(place.seat = seat()) : change(place.link); }
  void operator()(Pass& pass) const { pass.seat = seat(); }
  void operator()(BeginJourney& journey) const { journey.seat = seat(); }
  void operator()(Step& step) const {
    switch (any(5)) {
      case 0:
        step.caravan = !step.caravan;
        break;
      case 1:
        step.to = town();
        break;
      case 2:
        step.by = By(any(4));
        break;
      default:
        change(step.paid);
    }
    step.from.reset();
    step.way.reset();
  }
  void operator()(EndJourney& end) const {
    end.written = true;
    change(end.discard);
  }
  void operator()(Keep& keep) const {
    keep.counters.count = static_cast<std::uint8_t>(any(3));
    for (auto& counter : keep.counters.at) counter = {};
    for (int i = 0; i < keep.counters.count; ++i)
      keep.counters.at[static_cast<std::size_t>(i)] = {kind(), Facing(any(3))};
  }
  template <class Play>
  void operator()(Play&) const {}
};

TEST(KnownPosition, SaysOfSlipsWhatTheOtherTableSays) {
  int wrong = 0, right = 0;
  for (std::uint64_t number = 0; number < games() && !HasFatalFailure(); ++number) {
    Dice dice(32, number);
    const PlayedGame game = play_game(agreement_of({.seed = 31}, number));
    follow(game, [&](const Position& state, const KnownPosition& exact, const Action& play) {
      Action other = play;
      std::visit(Slip{dice, game.agreed.players}, other);
      if (std::holds_alternative<Step>(other)) {
        Action of_known = other;
        resolve(state, other);
        resolve(exact, std::get<Step>(of_known));
        const Step &full = std::get<Step>(other), &known = std::get<Step>(of_known);
        const bool legal = worst(state, other) <= Answer::odd;
        ASSERT_TRUE(!legal || full.way == known.way) << number << ", play " << state.ply;
      }
      const Answer full = worst(state, other), known = elfenland::ask(exact, other);
      // Where passes are not written down, whoever is skipped may have passed.
      if (known == Answer::cannot_tell && !exact.turns.strict && is_any<PlaceCounter, PlaceObstacle, Pass>(other))
        return;
      ASSERT_EQ(known == Answer::kept, full == Answer::kept)
          << number << ", play " << state.ply << ": " << written(other, game.session.players);
      ASSERT_EQ(known == Answer::odd, full == Answer::odd)
          << number << ", play " << state.ply << ": " << written(other, game.session.players);
      ++(full <= Answer::odd ? right : wrong);
    });
  }
  EXPECT_GT(wrong, 3000);
  EXPECT_GT(right, 3000);
}

}  // namespace
}  // namespace elfref::testing::known_position_test
