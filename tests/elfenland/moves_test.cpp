// What could be played: every play that is listed passes the rules, and nothing that passes is left out.
//
// The variable ELFREF_NEAR_MISSES of the environment is how many near misses are tried (a listed play with one card,
// town, counter or player changed); without it, a quick share.

#include "elfref/elfenland/facts/kinds.h"
#include "elfref/elfenland/forms/written.h"
#include "elfref/elfenland/reading/decode.h"
#include "elfref/elfenland/rules/apply.h"
#include "elfref/elfenland/rules/moves.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <optional>
#include <random>
#include <set>
#include <string>
#include <vector>

#include "elfref/core/asking/position_view.h"
#include "elfref/core/record/record_reader.h"
#include "elfref/elfenland/facts/options.h"
#include "elfref/elfenland/judging/referee.h"
#include "elfref/elfenland/live/table.h"
#include "elfref/elfenland/rules/resolve.h"
#include "elfref/elfenland/rules/rulebook.h"
#include "testing/choices.h"
#include "testing/fixture.h"
#include "testing/spoken.h"
#include "testing/wanted.h"

namespace elfref::elfenland::moves_test {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::SizeIs;
using testing::key;

using Random = std::mt19937;

int any_below(Random& random, int end) { return static_cast<int>(random() % static_cast<unsigned>(end)); }

TownId town_of(std::string_view ascii) {
  const auto found = town_named(ascii);
  EXPECT_TRUE(found) << ascii;
  return found.value_or(TownId{});
}
WayId road_of(std::string_view a, std::string_view b) { return *road_between(town_of(a), town_of(b)); }

Hand hand_of(const Pieces& cards) {
  Hand hand;
  hand.receive(cards);
  return hand;
}
Pieces some(std::initializer_list<std::pair<Transport, int>> cards) {
  Pieces pieces;
  for (const auto& [kind, number] : cards) pieces.of[static_cast<std::size_t>(kind)] = static_cast<std::uint8_t>(number);
  return pieces;
}

/// Anna's journey in round 1, before its first step.
Position journey(const Pieces& hand, const Options& options = {}) {
  Session session;
  session.players = {{"Anna", {}}, {"Boris", {}}};
  Position state = begin(session, options, listed_seating());
  elfenland::apply(state, BeginRound{});
  elfenland::apply(state, BeginTravel{.complete = true});
  elfenland::apply(state, BeginJourney{.seat = {0}});
  state.player[0].hand = hand_of(hand);
  return state;
}

void lay(Position& state, WayId road, Transport counter, int obstacles = 0) {
  state.roads.road[road.value].counter = counter;
  state.roads.road[road.value].occupied = true;
  state.roads.road[road.value].obstacles = static_cast<std::uint8_t>(obstacles);
}

std::vector<std::string> words(const std::vector<LegalPlay>& plays) {
  std::vector<std::string> found;
  for (const LegalPlay& play : plays) {
    const std::string text = written_without_player(play.play, {{"Anna", {}}, {"Boris", {}}});
    found.push_back((play.certain ? "" : "? ") + (text.empty() ? "[]" : text));
  }
  std::ranges::sort(found);
  return found;
}

// ---------------------------------------------------------------- single positions

TEST(LegalPlays, OfAJourneyAreEveryWayToPay) {
  Position state = journey(some({{Transport::dragon, 2}, {Transport::raft, 1}, {Transport::pig, 1}}));
  lay(state, road_of("Elvenhold", "Erg'Eren"), Transport::dragon);
  EXPECT_THAT(words(legal_plays(state, phase::travel, {0})),
              ElementsAre("Erg'Eren: 2 dragon", "Erg'Eren: caravan 2 dragon + raft", "Erg'Eren: caravan pig + 2 dragon",
                          "Erg'Eren: caravan pig + dragon + raft", "Rivinia: raft", "[]"));
}

TEST(LegalPlays, OverAnObstacleTakeACardMore) {
  Position state = journey(some({{Transport::dragon, 3}, {Transport::pig, 1}}));
  lay(state, road_of("Elvenhold", "Erg'Eren"), Transport::dragon, 1);
  EXPECT_THAT(words(legal_plays(state, phase::travel, {0})),
              ElementsAre("Erg'Eren: 3 dragon", "Erg'Eren: caravan pig + 3 dragon", "[]"));
}

TEST(LegalPlays, OfAHandThatIsKnownInPartAreToldApart) {
  Pieces hand = some({{Transport::dragon, 1}});
  hand.unknown = 1;
  Position state = journey(hand);
  lay(state, road_of("Elvenhold", "Erg'Eren"), Transport::dragon);
  lay(state, road_of("Elvenhold", "Lapphalya"), Transport::dragon);
  EXPECT_THAT(words(legal_plays(state, phase::travel, {0})),
              ElementsAre("? Erg'Eren: 2 dragon", "? Rivinia: raft", "Lapphalya: dragon", "[]"));
}

TEST(LegalPlays, AtTheEndOfAJourneyAreTheDiscardsThatAreDue) {
  const Position state = journey(some({{Transport::dragon, 4}, {Transport::pig, 2}}));
  EXPECT_THAT(words(ends_of_journey(state, {0})),
              ElementsAre("discard: 2 dragon", "discard: 2 pig", "discard: pig + dragon"));
}

TEST(LegalPlays, ByCaravanHangOnTheHandWhereOnlyWhoCannotPayMayGoSo) {
  Options strict;
  strict[Option::caravan] = static_cast<std::uint8_t>(CaravanOption::only_if_unable);
  Position state = journey(some({{Transport::dragon, 2}, {Transport::pig, 2}}), strict);
  lay(state, road_of("Elvenhold", "Erg'Eren"), Transport::dragon);
  EXPECT_THAT(words(legal_plays(state, phase::travel, {0})), ElementsAre("Erg'Eren: 2 dragon", "[]"));
  state.player[0].hand = hand_of(some({{Transport::dragon, 1}, {Transport::pig, 2}}));
  EXPECT_THAT(words(legal_plays(state, phase::travel, {0})), ElementsAre("Erg'Eren: caravan 2 pig + dragon", "[]"));
}

TEST(LegalPlays, AreThoseOfWhoeverHasTheTurn) {
  const Position state = journey(some({{Transport::raft, 1}}));
  EXPECT_THAT(legal_plays(state, phase::travel, {1}), IsEmpty());
  EXPECT_EQ(who_may_play(state, phase::travel), bit({0}));
}

TEST(LegalPlays, OfPlanningAreEveryCounterOnEveryRoadThatItFits) {
  Session session;
  session.players = {{"Anna", {}}, {"Boris", {}}};
  Position state = begin(session, {}, listed_seating());
  elfenland::apply(state, BeginRound{});
  state.player[0].holding.add({Transport::pig, Facing::up, true});
  elfenland::apply(state, BeginPlan{.passes_recorded = true});
  EXPECT_THAT(legal_plays(state, phase::plan, {0}), SizeIs(20 + 1));  // 8 plains, 12 forests, a pass
  lay(state, road_of("Elvenhold", "Erg'Eren"), Transport::dragon);
  EXPECT_THAT(legal_plays(state, phase::plan, {0}), SizeIs(19 + 1 + 1));  // and the obstacle
  EXPECT_THAT(legal_plays(state, phase::plan, {1}), IsEmpty());
}

// ---------------------------------------------------------------- all records, at every play

/// A record and the table before one of its plays, where somebody has a choice.
struct Before {
  const Session* session = nullptr;
  std::string name;
  Position state;
  const Play<Action>* play = nullptr;
};

bool is_a_choice(const Action& action) {
  if (const auto* pick = std::get_if<Pick>(&action)) return pick->written;
  if (const auto* keep = std::get_if<Keep>(&action)) return keep->written;
  return std::holds_alternative<PlaceCounter>(action) || std::holds_alternative<PlaceObstacle>(action) ||
         std::holds_alternative<Pass>(action) || std::holds_alternative<Step>(action) ||
         std::holds_alternative<EndJourney>(action);
}

const std::vector<Before>& positions() {
  static std::vector<Session> sessions;
  static const std::vector<Before> all = [] {
    std::vector<std::string> names;
    for (const std::string& path : testing::records_below("records/elfenland"))
      for (const testing::Fixture& fixture : testing::fixtures_of(path)) {
        Diagnostics faults;
        const auto record = read_record(fixture.source, faults);
        auto session = decode(*record, faults);
        if (!session || faults.unreadable() || session->sheet) continue;
        look_ahead(session->plays);
        sessions.push_back(std::move(*session));
        names.push_back(path);
      }
    std::vector<Before> found;
    for (std::size_t i = 0; i < sessions.size(); ++i) {
      const Options options = judging_options(sessions[i]);
      Position state = begin(sessions[i], options, seating_of(sessions[i], options));
      for (std::uint32_t ply = 0; ply < sessions[i].plays.size(); ++ply) {
        const Play<Action>& play = sessions[i].plays[ply];
        state.ply = ply;
        if (is_a_choice(play.action) && state.end.ending == Ending::none)
          found.push_back({&sessions[i], names[i], state, &play});
        play_one<Elfenland<false>>(state, play.action, play.ruling, ply, [](const RuleInfo&, Finding&&) {});
      }
    }
    return found;
  }();
  return all;
}

std::set<std::string> keys(const std::vector<LegalPlay>& plays) {
  std::set<std::string> found;
  for (const LegalPlay& play : plays) found.insert(key(play.play));
  return found;
}

std::string told(const Before& before, const Action& action) {
  return before.name + ", before '" + written(before.play->action, before.session->players) + "': " +
         written(action, before.session->players);
}

TEST(LegalPlays, OfEveryRecordPass) {
  std::size_t plays = 0, asked = 0;
  for (std::size_t i = 0; i < positions().size(); i += testing::in_full() ? 1 : 3, ++asked) {
    const Before& before = positions()[i];
    for (std::uint8_t seat = 0; seat < before.state.players; ++seat) {
      const auto listed = legal_plays(before.state, before.play->phase, {seat});
      plays += listed.size();
      EXPECT_EQ(keys(listed).size() + (before.play->phase == phase::keep ? listed.size() - keys(listed).size() : 0), listed.size())
          << told(before, before.play->action) << ": a play is listed twice";
      for (const LegalPlay& play : listed) {
        const testing::Asked answer = testing::ask(before.state, play.play);
        EXPECT_TRUE(answer.passes && !answer.too_much) << told(before, play.play);
        EXPECT_EQ(key(answer.read), key(play.play)) << told(before, play.play);
      }
    }
  }
  RecordProperty("positions", static_cast<int>(asked));
  RecordProperty("plays", static_cast<int>(plays));
  std::printf("%zu positions, %zu plays listed\n", asked, plays);
  EXPECT_GT(positions().size(), 2000U);
}

TEST(LegalPlays, HoldEveryLegalPlayOfEveryRecord) {
  std::size_t found = 0;
  for (const Before& before : positions()) {
    const Action& action = before.play->action;
    const auto* step = std::get_if<Step>(&action);
    const auto* end = std::get_if<EndJourney>(&action);
    const auto* place = std::get_if<PlaceCounter>(&action);
    const auto* pick = std::get_if<Pick>(&action);
    const auto* keep = std::get_if<Keep>(&action);
    const bool unknown = (step != nullptr && !step->paid.exact()) || (end != nullptr && (!end->written || !end->discard.exact())) ||
                         (place != nullptr && !place->kind) || (pick != nullptr && !pick->kind && !pick->blind) ||
                         (keep != nullptr && (keep->counters.open || (keep->counters.count > 0 && !keep->counters.at[0].kind)));
    if (unknown || before.play->ruling == Ruling::taken_back) continue;
    const testing::Asked answer = testing::ask(before.state, action);
    const bool planned =
        before.play->phase != phase::plan || !before.state.turns.phase_over;  // a pass too many is noted
    if (!answer.passes || answer.too_much || !planned) continue;
    ++found;
    EXPECT_TRUE(keys(legal_plays(answer.state, before.play->phase, *before.play->seat)).contains(key(answer.read))) << told(before, action);
  }
  EXPECT_GT(found, 2000U);
}

// ---------------------------------------------------------------- near misses

void change_a_card(Random& random, Pieces& cards) {
  if (cards.known() == 0) return;
  std::size_t from = static_cast<std::size_t>(any_below(random, transport_count));
  while (cards.of[from] == 0) from = (from + 1) % transport_count;
  --cards.of[from];
  ++cards.of[(from + 1 + static_cast<std::size_t>(any_below(random, transport_count - 1))) % transport_count];
}

Transport another(Random& random, Transport kind) {
  return Transport((static_cast<int>(kind) + 1 + any_below(random, transport_count - 1)) % transport_count);
}

TownId any_town(Random& random) { return {static_cast<std::uint8_t>(any_below(random, town_count))}; }

/// A play with one card, town, counter or player changed.
Action near_miss(Random& random, const Before& before, Action action) {
  const auto change_player = [&](Seat& seat) { seat.value = static_cast<std::uint8_t>(any_below(random, before.state.players)); };
  std::visit(Overloaded{[&](Step& step) {
                          const int what = any_below(random, 5);
                          if (what == 0) change_player(step.seat);
                          if (what == 1 || what == 2) step.to = any_town(random);
                          if (what > 2) change_a_card(random, step.paid);
                        },
                        [&](EndJourney& end) {
                          any_below(random, 4) == 0 ? change_player(end.seat) : change_a_card(random, end.discard);
                        },
                        [&](PlaceCounter& place) {
                          const int what = any_below(random, 4);
                          if (what == 0) change_player(place.seat);
                          if (what == 1) place.kind = another(random, *place.kind);
                          if (what > 1) (what == 2 ? place.link.a : place.link.b) = any_town(random);
                        },
                        [&](PlaceObstacle& place) {
                          const int what = any_below(random, 3);
                          if (what == 0) change_player(place.seat);
                          if (what > 0) (what == 1 ? place.link.a : place.link.b) = any_town(random);
                        },
                        [&](Pass& pass) { change_player(pass.seat); },
                        [&](Pick& pick) {
                          if (!pick.kind || any_below(random, 2) == 0) {
                            change_player(pick.seat);
                          } else {
                            pick.kind = another(random, *pick.kind);
                          }
                        },
                        [&](Keep& keep) {
                          if (keep.counters.count == 0) return change_player(keep.seat);
                          any_below(random, 2) == 0 ? change_player(keep.seat)
                                                    : static_cast<void>(keep.counters.at[0].kind = another(random, *keep.counters.at[0].kind));
                        },
                        [](auto&) {}},
             action);
  return action;
}

TEST(LegalPlays, OfNearMissesNoneThatIsNotListedPasses) {
  const int wanted = testing::wanted("ELFREF_NEAR_MISSES", 1500, 5000);
  Random random(1998);
  int tried = 0, passed = 0, too_much = 0, listed_too = 0;
  while (tried < wanted) {
    const Before& before = positions()[static_cast<std::size_t>(any_below(random, static_cast<int>(positions().size())))];
    const auto listed = legal_plays(before.state, before.play->phase, *before.play->seat);
    for (int times = 0; times < 8 && !listed.empty() && tried < wanted; ++times) {
      const LegalPlay& play = listed[static_cast<std::size_t>(any_below(random, static_cast<int>(listed.size())))];
      const Action missed = near_miss(random, before, play.play);
      if (key(missed) == key(play.play)) continue;
      ++tried;
      const testing::Asked answer = testing::ask(before.state, missed);
      if (answer.too_much && answer.passes) ++too_much;
      if (!answer.passes || answer.too_much) continue;
      ++passed;
      const auto seat = std::visit(
          []<class Kind>(const Kind& one) {
            if constexpr (requires { one.seat; }) return one.seat;
            return Seat{};
          },
          missed);
      const auto* end = std::get_if<EndJourney>(&missed);
      const bool any_end = end != nullptr && !end->written;  // whatever is due is thrown away
      const bool there = any_end || keys(legal_plays(answer.state, before.play->phase, seat)).contains(key(answer.read));
      listed_too += there ? 1 : 0;
      EXPECT_TRUE(there) << told(before, missed);
    }
  }
  std::printf("%d near misses: %d break a rule, %d pay too much, %d pass and are listed\n", tried, tried - passed - too_much, too_much, listed_too);
  EXPECT_GT(passed, 0);
  EXPECT_LT(passed, tried);
}

// ---------------------------------------------------------------- what nobody wrote down

/// The same table, where some cards and counters of a player were not written down.
Position hide(Random& random, Position state, Seat seat) {
  Hand& hand = state.at(seat).hand;
  int hidden = 0;
  for (std::uint8_t& number : hand.lower) {
    const int gone = any_below(random, number + 1);
    number = static_cast<std::uint8_t>(number - gone);
    hidden += gone;
  }
  for (std::size_t kind = 0; kind < transport_count; ++kind)
    hand.upper[kind] = static_cast<std::uint8_t>(std::min(cards_in_box(Transport(kind)), hand.lower[kind] + hidden));
  Holding& holding = state.at(seat).holding;
  Holding less = holding;
  less.counter_count = 0;
  less.known = less.known_down = {};
  for (int i = 0; i < holding.counter_count; ++i) {
    Holding::Counter counter = holding.counters[i];
    if (any_below(random, 3) == 0) counter.kind.reset();
    less.add(counter);
  }
  holding = less;
  return state;
}

TEST(LegalPlays, OfAHiddenHandHoldTheRealOnesAndNoMoreForSure) {
  Random random(4);
  int hands = 0;
  for (const Before& before : positions()) {
    const Seat seat = *before.play->seat;
    const PlayerState& player = before.state.at(seat);
    if (!player.hand.exact() || player.holding.lax || any_below(random, 4) != 0) continue;
    const Position hidden = hide(random, before.state, seat);
    const auto real = keys(legal_plays(before.state, before.play->phase, seat));
    const auto listed = legal_plays(hidden, before.play->phase, seat);
    const auto listed_keys = keys(listed);
    for (const std::string& one : real) EXPECT_TRUE(listed_keys.contains(one)) << told(before, before.play->action) << " " << one;
    for (const LegalPlay& play : listed)
      EXPECT_TRUE(!play.certain || real.contains(key(play.play))) << told(before, play.play);
    ++hands;
  }
  EXPECT_GT(hands, 200);
}

// ---------------------------------------------------------------- in words

/// A play of a record, and the table before it as people see it.
struct Shown {
  Refereed refereed;
  std::vector<RecordedPlay> plays;

  [[nodiscard]] PositionView at(const RecordedPlay& play, std::string why = {}) const {
    return refereed.game->position(*refereed.record, {}, {.ply = play.ply, .at_play = true, .each = true, .why = std::move(why)});
  }
};

std::vector<Shown> sessions_shown() {
  std::vector<Shown> all;
  for (const std::string& path : testing::records_below("records/elfenland/sessions"))
    for (const testing::Fixture& fixture : testing::fixtures_of(path)) {
      Shown& shown = all.emplace_back(Shown{referee(fixture.source), {}});
      shown.plays = shown.refereed.game->plays(*shown.refereed.record);
    }
  return all;
}

TEST(Position, ListsPlaysInWordsThatAreReadAndLegal) {
  Random random(14);
  int asked = 0;
  for (const Shown& shown : sessions_shown())
    for (int times = 0; times < 8; ++times) {
      const RecordedPlay& play = shown.plays[static_cast<std::size_t>(any_below(random, static_cast<int>(shown.plays.size())))];
      const PositionView position = shown.at(play);
      if (position.choices.empty()) continue;
      for (int more = 0; more < 6; ++more) {
        const Choice& choice = position.choices[static_cast<std::size_t>(any_below(random, static_cast<int>(position.choices.size())))];
        std::string words = choice.words;
        bool certain = choice.certain;
        if (choice.several) {
          if (choice.each.empty()) continue;
          const Choice::One& one = choice.each[static_cast<std::size_t>(any_below(random, static_cast<int>(choice.each.size())))];
          words = one.words;
          certain = one.certain;
        }
        const PositionView answer = shown.at(play, words);
        ASSERT_TRUE(answer.why) << words << ": " << testing::in_english(answer.complaint);
        EXPECT_TRUE(answer.why->legal) << shown.refereed.source().name << ", before " << play.words << ": " << words;
        EXPECT_EQ(answer.why->certain, certain)
            << shown.refereed.source().name << ", before " << play.words << ": " << words;
        ++asked;
      }
    }
  EXPECT_GT(asked, 200);
}

TEST(Position, KnowsTheCardsThatAreGivenLaterInTheRound) {
  int steps = 0;
  for (const Shown& shown : sessions_shown())
    for (const RecordedPlay& play : shown.plays) {
      if (play.phase != phase::travel || play.words.find(':') == std::string::npos || ++steps % 4 != 0) continue;
      const PositionView position = shown.at(play, play.words);
      ASSERT_TRUE(position.why) << testing::in_english(position.complaint);
      const bool unknown = play.words.find("unknown") != std::string::npos;
      EXPECT_TRUE(position.why->certain || unknown) << shown.refereed.source().name << ": " << play.words;
    }
  EXPECT_GT(steps, 300);
}

/// The table where a record of Anna and Boris stops.
PositionView where_it_stops(const std::string& text, PositionRequest request = {}) {
  const Refereed refereed = referee({.name = "x", .text = "players: [Anna, Boris]\n" + text});
  EXPECT_NE(refereed.judgement.verdict, Verdict::unreadable) << text;
  for (const RecordedPlay& play : refereed.game->plays(*refereed.record))
    request.ply = std::max(request.ply, play.next_ply);
  return testing::in_english(refereed.game->position(*refereed.record, {}, request));
}

/// `round 1, phase 4, plan: Anna`.
std::string whose_turn(const std::string& text) {
  const PositionView position = where_it_stops(text);
  std::string words = "round " + std::to_string(position.round) + ", " + testing::in_english(position.phase_in_words);
  return position.seat ? words + ": " + position.players[position.seat->value] : words;
}

TEST(Position, WhereARecordStopsIsTheNextPhaseThatIsDue) {
  EXPECT_EQ(whose_turn(""), "round 1, phase 1, deal");
  EXPECT_EQ(whose_turn("rounds: [deal: {Anna: 8}]\n"), "round 1, phase 1, deal");
  EXPECT_EQ(whose_turn("rounds: [deal: {Anna: 8, Boris: 8}]\n"), "round 1, phase 2, draw");
  EXPECT_EQ(whose_turn("rounds: [draw: {Anna: pig, Boris: pig}]\n"), "round 1, phase 3, choose: Anna");
  EXPECT_EQ(whose_turn("rounds: [choose: [Anna: pig, Boris: pig]]\n"), "round 1, phase 3, choose: Anna");
  EXPECT_EQ(whose_turn("rounds: [choose: [Anna: pig, Boris: pig, Anna: pig, Boris: cloud, Anna: pig, Boris: wagon]]\n"),
            "round 1, phase 4, plan: Anna");
  EXPECT_EQ(whose_turn("rounds: [plan: [Anna: pass]]\n"), "round 1, phase 4, plan: Boris");
  EXPECT_EQ(whose_turn("rounds: [plan: [Anna: pass, Boris: pass]]\n"), "round 1, phase 5, travel: Anna");
  EXPECT_EQ(whose_turn("rounds: [travel: [Anna: [Virst: 2 raft]]]\n"), "round 1, phase 5, travel: Anna");
  EXPECT_EQ(whose_turn("rounds: [travel: [Anna: [Virst: 2 raft, discard: 2]]]\n"), "round 1, phase 5, travel: Boris");
  EXPECT_EQ(whose_turn("rounds: [travel: [Anna: [], Boris: []]]\n"), "round 1, phase 6, keep: Anna");
  EXPECT_EQ(whose_turn("rounds: [{travel: [Anna: [], Boris: []], keep: {Anna: none}}]\n"),
            "round 1, phase 6, keep: Boris");
  EXPECT_EQ(whose_turn("rounds: [{travel: [Anna: [], Boris: []], keep: {Anna: none, Boris: none}}]\n"),
            "round 2, phase 1, deal");
  EXPECT_EQ(whose_turn("rounds: [unknown, unknown, unknown, travel: [Anna: [], Boris: []]]\n"),
            "round 4, after the end");
}

TEST(Position, WhereARecordBeginsIsWhatStartSays) {
  EXPECT_EQ(whose_turn("start: {round: 2, phase: choose}\n"), "round 2, phase 3, choose: Boris");
  EXPECT_EQ(whose_turn("start: {round: 2, phase: plan}\n"), "round 2, phase 4, plan: Boris");
  EXPECT_EQ(whose_turn("start: {round: 3, phase: travel}\n"), "round 3, phase 5, travel: Anna");
  EXPECT_EQ(whose_turn("start: {round: 3, phase: travel, first: Boris}\n"), "round 3, phase 5, travel: Boris");
}

TEST(Position, SaysWhyThereIsNothingToChoose) {
  EXPECT_EQ(where_it_stops("").nothing, "cards are dealt: no player has a choice");
  EXPECT_EQ(where_it_stops("rounds: [deal: {Anna: 8, Boris: 8}]\n").nothing,
            "a counter is drawn face down: no player has a choice");
  EXPECT_EQ(where_it_stops("start: {round: 4}\nrounds: [travel: [Anna: [], Boris: []]]\n").nothing,
            "the game has ended");
  EXPECT_EQ(where_it_stops("result: {Anna: {towns: 3}}\n").complaint, "the record has no plays");
  EXPECT_EQ(where_it_stops("final: {Anna: {towns: 3}, Boris: {towns: 2}}\n").complaint, "a score sheet has no plays");
}

TEST(Position, SaysWhatTheReachOfCardsLeavesOut) {
  const auto reach = [](const std::string& text) { return where_it_stops(text, {.reach = true}); };
  EXPECT_EQ(reach("").complaint, "--reach works for journeys only: --at must name one, as in ROUND:travel:PLAYER");
  EXPECT_EQ(reach("start: {round: 2, phase: travel}\n").complaint,
            "--reach starts from the boot, but its town is not recorded");
  const PositionView known = reach(
      "start: {round: 2, phase: travel, first: Anna, players: {Anna: {at: Virst, towns: [Virst], hand: raft + pig + "
      "dragon}},\n"
      "  roads: {Ixara-Lapphalya: pig}}\n");
  ASSERT_TRUE(known.reach) << testing::in_english(known.complaint);
  EXPECT_EQ(known.reach->best, "Anna: [Ixara: raft, Lapphalya: pig]");
  EXPECT_THAT(known.reach->figures, ElementsAre(std::pair("towns", 2), std::pair("cards_left", 1)));
  EXPECT_THAT(known.reach->remarks, IsEmpty());
  const PositionView unknown =
      reach("start: {round: 2, phase: travel, first: Anna, players: {Anna: {at: Virst, hand: raft + unknown}}}\n");
  ASSERT_TRUE(unknown.reach) << testing::in_english(unknown.complaint);
  EXPECT_THAT(testing::in_english(unknown.reach->remarks),
              ElementsAre("not counted: 1 card more in hand, not recorded",
                          "the pieces on some roads are not recorded: only known pieces are used",
                          "the player's towns are not all known: a town that may be new counts as new"));
}

// ---------------------------------------------------------------- the best journey

struct Best {
  int towns = 0;
  int cards_left = 0;
  friend auto operator<=>(const Best&, const Best&) = default;
};

/// Every journey, by the rules and one play after the other.
Best by_trying_all(const Position& state, TownSet had) {
  const PlayerState& player = state.player[0];
  int towns = 0;
  for (std::uint8_t town = 0; town < town_count; ++town)
    towns += player.collected.has({town}) && !had.has({town}) ? 1 : 0;
  Best best{towns, player.hand.max};
  for (const LegalPlay& play : legal_plays(state, phase::travel, {0})) {
    if (!std::holds_alternative<Step>(play.play)) continue;
    Position next = state;
    elfenland::apply(next, play.play);
    best = std::max(best, by_trying_all(next, had));
  }
  return best;
}

Position any_journey(Random& random, int cards) {
  Options options;
  options[Option::caravan] = static_cast<std::uint8_t>(any_below(random, 2));
  options[Option::lake_cost] = static_cast<std::uint8_t>(any_below(random, 2));
  Pieces hand;
  for (int i = 0; i < cards; ++i) ++hand.of[static_cast<std::size_t>(any_below(random, transport_count))];
  Position state = journey(hand, options);
  state.player[0].at = TownSet{any_town(random)};
  for (std::uint8_t town = 0; town < town_count; ++town)
    if (TownId{town} != elvenhold && any_below(random, 4) == 0) state.player[0].collected.add({town});
  for (std::uint8_t road = 0; road < road_count; ++road) {
    const auto kind = Transport(any_below(random, transport_count - 1));
    if (any_below(random, 2) == 0 && cost(kind, way({road}).terrain) > 0) lay(state, {road}, kind, any_below(random, 4) == 0 ? 1 : 0);
  }
  return state;
}

TEST(BestJourney, IsAsGoodAsTheBestOfAll) {
  Random random(20);
  for (int i = 0; i < 150; ++i) {
    const Position state = any_journey(random, 1 + any_below(random, 5));
    const auto found = best_journey(state, {0});
    ASSERT_TRUE(found);
    EXPECT_EQ((Best{found->towns, found->cards_left}), by_trying_all(state, state.player[0].collected)) << "position " << i;
  }
}

TEST(BestJourney, CanBeMade) {
  Random random(21);
  for (int i = 0; i < 60; ++i) {
    Position state = any_journey(random, 8 + any_below(random, 5));
    const TownSet had = state.player[0].collected;
    const auto found = best_journey(state, {0});
    ASSERT_TRUE(found);
    for (const Step& step : found->steps) {
      EXPECT_FALSE(breaks_a_rule(state, step));
      elfenland::apply(state, step);
    }
    int towns = 0;
    for (std::uint8_t town = 0; town < town_count; ++town)
      towns += state.player[0].collected.has({town}) && !had.has({town}) ? 1 : 0;
    EXPECT_EQ(towns, found->towns);
    EXPECT_EQ(state.player[0].hand.max, found->cards_left);
  }
}

}  // namespace
}  // namespace elfref::elfenland::moves_test
