// Counters that nobody wrote down, on small ledgers; a slow solver that tries everything says the same.

#include "elfref/elfenland/hidden/counters/hidden_counters.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <set>
#include <string>
#include <tuple>

#include "elfref/elfenland/hidden/counters/easy_counters.h"
#include "elfref/elfenland/hidden/counters/hand_ways.h"
#include "elfref/elfenland/hidden/counters/row_ways.h"
#include "testing/wanted.h"

namespace elfref::elfenland::hidden_counters_test {
namespace {

using Do = CounterEvent::Do;

constexpr Kinds pig = 1, cloud = 2;

/// A ledger of rounds in which so many of each of the first kinds are in the box.
CounterLedger ledger_of(std::vector<CounterEvent> events, CounterCounts box) {
  CounterLedger ledger{std::move(events), {}};
  for (const CounterEvent& event : ledger.events)
    if (event.what == Do::begin_round) ledger.limits.push_back(box);
  return ledger;
}

bool possible(std::vector<CounterEvent> events, CounterCounts box) {
  return complete_counters(ledger_of(std::move(events), box)).possible;
}

CounterEvent begin_round() {
  return {.what = Do::begin_round};
}
CounterEvent end_round() {
  return {.what = Do::end_round};
}
CounterEvent drawn(std::uint8_t seat, Kinds kinds = all_counters) {
  return {.what = Do::gain, .seat = seat, .kinds = kinds, .down = true};
}
CounterEvent picked_blind(std::uint8_t seat, Kinds kinds) {
  return {.what = Do::gain, .seat = seat, .kinds = kinds};
}
CounterEvent placed(std::uint8_t seat, Kinds kinds, bool hidden = false) {
  return {.what = Do::place, .seat = seat, .kinds = kinds, .down = hidden};
}
CounterEvent of(Do what, std::uint8_t seat = 0, Kinds kinds = all_counters) {
  return {.what = what, .seat = seat, .kinds = kinds};
}

TEST(HiddenCounters, NothingWrittenIsPossible) {
  EXPECT_TRUE(possible({}, {1, 1, 1, 1, 1, 1}));
}

TEST(HiddenCounters, ADrawnCounterWasOfTheKindItIsPlacedAs) {
  const std::vector<CounterEvent> events{begin_round(), drawn(0), picked_blind(1, pig), placed(0, pig)};
  EXPECT_TRUE(possible(events, {2, 2}));
  EXPECT_FALSE(possible(events, {1, 2}));
}

TEST(HiddenCounters, AKnownCounterIsPlacedRatherThanAnOpenOne) {
  EXPECT_TRUE(possible({begin_round(), drawn(0), picked_blind(0, pig), placed(0, pig)}, {1, 2}));
  EXPECT_FALSE(possible({begin_round(), drawn(0), picked_blind(0, pig), placed(0, pig, true)}, {1, 2}));
}

TEST(HiddenCounters, AKeptCounterCountsInBothRounds) {
  const std::vector<CounterEvent> events{begin_round(),
                                         drawn(0),
                                         picked_blind(1, pig),
                                         of(Do::may_keep, 0),
                                         of(Do::give_back, 0),
                                         of(Do::give_back, 1),
                                         end_round(),
                                         begin_round(),
                                         drawn(0),
                                         placed(0, pig),
                                         placed(0, pig)};
  EXPECT_TRUE(possible(events, {2, 2}));
  EXPECT_FALSE(possible(events, {1, 2}));
  auto nothing_kept = events;
  nothing_kept.erase(nothing_kept.begin() + 3);
  EXPECT_FALSE(possible(nothing_kept, {2, 2}));
}

TEST(HiddenCounters, WhatIsTakenFromTheRowWasThereBefore) {
  const std::vector<CounterEvent> events{begin_round(), of(Do::turn_up), drawn(1, pig), of(Do::take, 0, pig),
                                         of(Do::turn_up)};
  EXPECT_TRUE(possible(events, {2, 2}));
  EXPECT_FALSE(possible(events, {1, 3}));
}

TEST(HiddenCounters, ThePileMustLast) {
  EXPECT_TRUE(possible({begin_round(), drawn(0), drawn(1)}, {1, 1}));
  EXPECT_FALSE(possible({begin_round(), drawn(0), drawn(1), drawn(2)}, {1, 1}));
}

TEST(HiddenCounters, SeveralKindsTogetherCanRunOut) {
  const Kinds either = pig | cloud;
  EXPECT_TRUE(possible({begin_round(), drawn(0), drawn(1), placed(0, either), placed(1, either)}, {1, 1, 5}));
  EXPECT_FALSE(
      possible({begin_round(), drawn(0), drawn(1), drawn(2), placed(0, either), placed(1, either), placed(2, either)},
               {1, 1, 5}));
}

TEST(HiddenCounters, ACompletionAgreesWithWhatIsWritten) {
  HiddenCounters counters(ledger_of({begin_round(), drawn(0), picked_blind(1, pig), placed(0, cloud, true)}, {1, 1}));
  ASSERT_TRUE(counters.complete().possible);
  EXPECT_THAT(counters.kinds(), ::testing::ElementsAre(no_kind, 1, 0, 1));
}

// ---------------------------------------------------------------- everything tried

/// Plays a ledger with the kind of every counter chosen when it comes; it only remembers tables that led nowhere.
class SlowSolver {
 public:
  explicit SlowSolver(const CounterLedger& ledger) : ledger_(ledger) {}
  [[nodiscard]] bool possible() { return play({}, 0); }

 private:
  struct Counter {
    int kind;
    char where;  ///< r row, h hand, k kept, b board
    int seat;
    bool down;
    bool seen;
    friend auto operator<=>(const Counter&, const Counter&) = default;
  };
  struct Table {
    std::vector<Counter> counters;
    int round = -1;
    bool row_counts = true;  ///< it is not forgotten later in this round
    std::array<int, 4> may_place{};
  };

  [[nodiscard]] bool fits(const Table& table) const {
    CounterCounts count{};
    for (const Counter& counter : table.counters)
      if ((counter.where != 'r' || table.row_counts) &&
          ++count[static_cast<std::size_t>(counter.kind)] >
              ledger_.limits[static_cast<std::size_t>(table.round)][static_cast<std::size_t>(counter.kind)])
        return false;
    return true;
  }

  bool with_new(const Table& table, std::size_t i, char where) {
    const CounterEvent& event = ledger_.events[i];
    for (int kind = 0; kind < counter_kinds; ++kind) {
      if ((event.kinds >> kind & 1) == 0) continue;
      Table next = table;
      next.counters.push_back({kind, where, event.seat, event.down, false});
      if (fits(next) && play(next, i + 1)) return true;
    }
    return false;
  }

  template <class Change>
  bool with_any(const Table& table, char where, std::size_t i, Change change) {
    const CounterEvent& event = ledger_.events[i];
    for (std::size_t n = 0; n < table.counters.size(); ++n) {
      const Counter& counter = table.counters[n];
      if (counter.where != where || (event.kinds >> counter.kind & 1) == 0) continue;
      Table next = table;
      if (change(next, next.counters[n])) return true;
    }
    return false;
  }

  bool play(Table table, std::size_t i) {
    if (i == ledger_.events.size()) return true;
    std::ranges::sort(table.counters);
    const auto tried = std::tuple(i, table.counters, table.may_place);
    if (nowhere_.contains(tried)) return false;
    if (play_event(std::move(table), i)) return true;
    nowhere_.insert(tried);
    return false;
  }

  [[nodiscard]] bool forgets_row(std::size_t i) const {
    for (; i < ledger_.events.size() && ledger_.events[i].what != Do::end_round; ++i)
      if (ledger_.events[i].what == Do::forget_row) return true;
    return false;
  }

  bool play_event(Table table, std::size_t i) {
    const CounterEvent& event = ledger_.events[i];
    switch (event.what) {
      case Do::begin_round:
        ++table.round;
        table.row_counts = !forgets_row(i);
        return fits(table) && play(table, i + 1);
      case Do::turn_up:
        return with_new(table, i, 'r');
      case Do::gain:
        return (event.maybe && play(table, i + 1)) || with_new(table, i, 'h');
      case Do::sweep_row:
      case Do::forget_row:
        std::erase_if(table.counters, [](const Counter& counter) { return counter.where == 'r'; });
        table.row_counts = event.what == Do::sweep_row || !forgets_row(i + 1);
        return play(table, i + 1);
      case Do::show:
        for (Counter& counter : table.counters) counter.seen = false;
        return play(table, i + 1);
      case Do::see:
        return with_any(table, 'r', i, [&](Table& next, Counter& counter) {
          if (counter.seen) return false;
          counter.seen = true;
          return play(next, i + 1);
        });
      case Do::take:
        return with_any(table, 'r', i, [&](Table& next, Counter& counter) {
          counter = {counter.kind, 'h', event.seat, event.down, false};
          return play(next, i + 1);
        });
      case Do::pick:
        return with_new(table, i, 'h') || with_any(table, 'r', i, [&](Table& next, Counter& counter) {
                 counter = {counter.kind, 'h', event.seat, false, false};
                 for (int kind = 0; kind < counter_kinds; ++kind) {
                   Table turned = next;
                   turned.counters.push_back({kind, 'r', 0, false, false});
                   if (fits(turned) && play(turned, i + 1)) return true;
                 }
                 return false;
               });
      case Do::may_place:
        table.may_place[event.seat] += event.most;
        return play(table, i + 1);
      case Do::place_any:
        return with_any(table, 'h', i, [&](Table& next, Counter& counter) {
          if (next.may_place[static_cast<std::size_t>(counter.seat)]-- <= 0) return false;
          counter.where = 'b';
          return play(next, i + 1);
        });
      case Do::may_keep:
        if (play(table, i + 1)) return true;
        [[fallthrough]];
      case Do::place:
      case Do::keep:
        return with_any(table, 'h', i, [&](Table& next, Counter& counter) {
          if (counter.seat != event.seat || (event.down && !counter.down)) return false;
          counter.where = event.what == Do::place ? 'b' : 'k';
          return play(next, i + 1);
        });
      case Do::give_back:
        std::erase_if(table.counters,
                      [&](const Counter& counter) { return counter.where == 'h' && counter.seat == event.seat; });
        for (Counter& counter : table.counters)
          if (counter.where == 'k' && counter.seat == event.seat) counter.where = 'h';
        return play(table, i + 1);
      case Do::end_round:
        std::erase_if(table.counters, [](const Counter& counter) { return counter.where == 'b'; });
        table.may_place = {};
        return play(table, i + 1);
    }
    return false;
  }

  const CounterLedger& ledger_;
  std::set<std::tuple<std::size_t, std::vector<Counter>, std::array<int, 4>>> nowhere_;
};

/// Plays a small game at random and forgets at random what was seen; sometimes writes down what was not.
class RandomGame {
 public:
  explicit RandomGame(unsigned seed) : random_(seed) {}

  CounterLedger play() {
    kinds_ = 2 + up_to(1);
    CounterCounts box{};
    const bool roomy = up_to(2) == 0;
    for (int kind = 0; kind < kinds_; ++kind)
      box[static_cast<std::size_t>(kind)] = static_cast<std::uint8_t>(2 + up_to(roomy ? 6 : 2));
    rounds_ = 1 + up_to(2);
    row_size_ = up_to(rounds_ == 3 ? 1 : 2);
    picks_ = up_to(rounds_ == 1 ? 2 : 1);
    forget_ = 1 + up_to(8);
    lie_ = up_to(1) * 12;
    for (int round = 0; round < rounds_; ++round) play_round(round);
    return ledger_of(std::move(events_), box);
  }

 private:
  int up_to(int most) { return std::uniform_int_distribution<int>(0, most)(random_); }
  Kinds kind() { return static_cast<Kinds>(1u << up_to(kinds_ - 1)); }

  /// A kind as somebody wrote it down: mostly the true one, any, or a wrong one.
  Kinds written(Kinds truth) {
    if (up_to(9) < forget_) return up_to(9) == 0 ? static_cast<Kinds>(truth | kind()) : all_counters;
    return lie_ > 0 && up_to(lie_) == 0 ? kind() : truth;
  }

  void play_round(int round) {
    if (round > 0 && up_to(5) == 0) row_.clear(), events_.push_back(of(Do::sweep_row));
    events_.push_back(begin_round());
    if (row_.empty()) {
      for (int i = 0; i < row_size_; ++i) turn_up();
    } else if (up_to(1) == 0) {
      events_.push_back(of(Do::show));
      for (const Kinds truth : row_)
        if (up_to(2) > 0) events_.push_back(of(Do::see, 0, written(truth)));
    }
    for (std::uint8_t seat = 0; seat < 2; ++seat) gain(seat, true);
    for (int pick = 0; pick < picks_; ++pick)
      for (std::uint8_t seat = 0; seat < 2; ++seat) take(seat);
    if (up_to(20) == 0) row_.clear(), events_.push_back(of(Do::forget_row));
    place();
    for (std::uint8_t seat = 0; seat < 2; ++seat) end(seat);
    events_.push_back(end_round());
  }

  void turn_up() {
    row_.push_back(kind());
    events_.push_back(of(Do::turn_up, 0, written(row_.back())));
  }

  void gain(std::uint8_t seat, bool down) {
    const Kinds truth = kind();
    hand_[seat].push_back({truth, down});
    events_.push_back({.what = Do::gain, .seat = seat, .kinds = written(truth), .down = down, .maybe = up_to(12) == 0});
  }

  void take(std::uint8_t seat) {
    const bool blind = row_.empty() || up_to(1) == 0;
    const bool open = up_to(9) < forget_;
    const Kinds truth = blind ? kind() : row_[static_cast<std::size_t>(up_to(static_cast<int>(row_.size()) - 1))];
    hand_[seat].push_back({truth, false});
    events_.push_back(of(open    ? Do::pick
                         : blind ? Do::gain
                                 : Do::take,
                         seat, open && up_to(2) > 0 ? all_counters : written(truth)));
    if (blind) return;
    row_.erase(std::ranges::find(row_, truth));
    row_.push_back(kind());
    if (!open) events_.push_back(of(Do::turn_up, 0, written(row_.back())));
  }

  void place() {
    for (std::uint8_t seat = 0; seat < 2; ++seat)
      if (up_to(6) == 0) events_.push_back({.what = Do::may_place, .seat = seat, .most = 2});
    for (int turn = 0; turn < 2; ++turn)
      for (std::uint8_t seat = 0; seat < 2; ++seat) {
        if (up_to(30) == 0) gain(seat, up_to(1) == 0);
        if (hand_[seat].empty() || up_to(3) == 0) continue;
        const auto [truth, down] = hand_[seat].back();
        hand_[seat].pop_back();
        const bool any = up_to(12) == 0;
        events_.push_back({.what = any ? Do::place_any : Do::place,
                           .seat = seat,
                           .kinds = written(truth),
                           .down = !any && down && up_to(1) == 0});
      }
  }

  void end(std::uint8_t seat) {
    std::vector<std::pair<Kinds, bool>>& hand = hand_[seat];
    if (up_to(2) > 0) {
      const bool known = !hand.empty() && up_to(9) >= forget_;
      const Kinds truth = hand.empty() ? all_counters : hand.front().first;
      const bool down = known && hand.front().second && up_to(1) == 0;
      events_.push_back({.what = known ? Do::keep : Do::may_keep,
                         .seat = seat,
                         .kinds = known ? written(truth) : all_counters,
                         .down = down});
      if (hand.size() > 1) hand.resize(1);
    } else {
      hand.clear();
    }
    if (up_to(30) > 0) events_.push_back(of(Do::give_back, seat));
  }

  std::mt19937 random_;
  int kinds_ = 2, rounds_ = 1, row_size_ = 0, picks_ = 1, forget_ = 5, lie_ = 0;
  std::vector<CounterEvent> events_;
  std::vector<Kinds> row_;
  std::array<std::vector<std::pair<Kinds, bool>>, 2> hand_;
};

/// A ledger in words, for a failure.
std::string in_words(const CounterLedger& ledger) {
  static constexpr const char* names[] = {"begin", "turn_up",  "sweep",     "forget", "show",      "see",
                                          "gain",  "take",     "pick",      "place",  "may_place", "place_any",
                                          "keep",  "may_keep", "give_back", "end"};
  std::string text;
  for (const int n : ledger.limits.empty() ? CounterCounts{} : ledger.limits.front()) text += std::to_string(n) + " ";
  for (const CounterEvent& event : ledger.events)
    text += "\n" + std::string(names[static_cast<int>(event.what)]) + " " + std::to_string(event.seat) + " " +
            std::to_string(event.kinds) + (event.most > 1 ? " most" : "") + (event.down ? " down" : "") +
            (event.maybe ? " maybe" : "");
  return text;
}

/// How many games are played, and which is the first.
int games_wanted() {
  return testing::wanted("ELFREF_COUNTER_GAMES", 5000, 20'000);
}
int first_game() {
  return testing::wanted("ELFREF_COUNTER_SEED", 0, 0);
}

/// A ledger in which every counter that a completion tells of is of that kind.
CounterLedger as_found(CounterLedger ledger, const CounterKinds& kinds) {
  for (std::size_t i = 0; i < kinds.size(); ++i)
    if (kinds[i] != no_kind) ledger.events[i].kinds = static_cast<Kinds>(1u << kinds[i]);
  return ledger;
}

/// As many counters are somebody's as there are in a box, at most.
bool within_limits(const CounterLedger& ledger, const std::vector<HeldCounters>& held) {
  for (std::size_t round = 0; round < held.size(); ++round)
    for (std::size_t kind = 0; kind < counter_kinds; ++kind) {
      int all = 0;
      for (const CounterCounts& his : held[round]) all += his[kind];
      if (all > ledger.limits[round][kind]) return false;
    }
  return true;
}

TEST(HiddenCounters, AgreeWithTryingEverything) {
  int contradictions = 0, forced = 0, not_forced = 0, searched = 0;
  std::uint32_t most_conflicts = 0;
  const int games = games_wanted(), first = first_game();
  for (int seed = first; seed < first + games; ++seed) {
    const CounterLedger ledger = RandomGame(static_cast<unsigned>(seed)).play();
    const auto event = static_cast<std::size_t>(seed) % ledger.events.size();
    HiddenCounters counters(ledger);
    const CounterAnswer answer = counters.complete();
    ASSERT_TRUE(answer.complete) << seed;
    ASSERT_EQ(answer.possible, complete_counters(ledger).possible) << seed;
    const bool slow = SlowSolver(ledger).possible();
    ASSERT_EQ(answer.possible, slow) << "seed " << seed << "\n" << in_words(ledger);
    contradictions += slow ? 0 : 1;
    most_conflicts = std::max(most_conflicts, answer.conflicts);
    if (!slow) continue;
    searched += easy_completion(ledger) ? 0 : 1;
    const CounterKinds kinds = counters.kinds();
    ASSERT_TRUE(SlowSolver(as_found(ledger, kinds)).possible()) << "seed " << seed << "\n" << in_words(ledger);
    const auto gifts = std::ranges::count(ledger.events, Do::give_back, &CounterEvent::what);
    const bool all_given_back = gifts == 2 * static_cast<int>(ledger.limits.size());
    ASSERT_TRUE(!all_given_back || within_limits(ledger, counters.held())) << "seed " << seed;
    // What one counter must have been, asked of the same search again.
    if (kinds[event] == no_kind) continue;
    CounterLedger otherwise = ledger;
    otherwise.events[event].kinds &= static_cast<Kinds>(~(1u << kinds[event]));
    const CounterAnswer other = counters.complete_without(event, kinds[event]);
    ASSERT_TRUE(other.complete) << seed;
    const bool slow_other = SlowSolver(otherwise).possible();
    ASSERT_EQ(other.possible, slow_other) << "seed " << seed << " event " << event << "\n" << in_words(ledger);
    ++(slow_other ? not_forced : forced);
    ASSERT_TRUE(counters.complete().possible) << seed;
  }
  RecordProperty("contradictions", contradictions);
  RecordProperty("forced", forced);
  RecordProperty("most_choices", static_cast<int>(most_conflicts));
  EXPECT_GT(searched, games / 100);  // what comes to mind first is not always enough
  EXPECT_GT(contradictions, games / 5);
  EXPECT_LT(contradictions, games * 4 / 5);
  EXPECT_GT(forced, games / 50);
  EXPECT_GT(not_forced, games / 50);
}

/// What was found out of rows or hands alone: whatever is left out is in no completion.
void expect_narrowed(const CounterLedger& ledger, bool possible, const CounterLedger& narrowed, int& contradictions,
                     int& changes) {
  if (!possible) {
    ++contradictions;
    ASSERT_FALSE(SlowSolver(ledger).possible()) << in_words(ledger);
    return;
  }
  if (narrowed.events == ledger.events || !complete_counters(ledger).possible) return;
  ++changes;
  for (std::size_t i = 0; i < ledger.events.size(); ++i) {
    const Kinds kinds = narrowed.events[i].kinds;
    ASSERT_EQ(kinds & ledger.events[i].kinds, kinds);
    if (kinds == ledger.events[i].kinds) continue;
    CounterLedger otherwise = ledger;
    otherwise.events[i].kinds &= static_cast<Kinds>(~kinds);
    ASSERT_FALSE(SlowSolver(otherwise).possible()) << "event " << i << "\n" << in_words(ledger);
  }
}

TEST(HiddenCounters, RowsAndHandsAloneLeaveOutNothingThatIsPossible) {
  int row_contradictions = 0, row_changes = 0, hand_contradictions = 0, hand_changes = 0;
  const int games = games_wanted() / 4, first = first_game();
  for (int seed = first; seed < first + games && !HasFatalFailure(); ++seed) {
    SCOPED_TRACE(seed);
    const CounterLedger ledger = RandomGame(static_cast<unsigned>(seed)).play();
    const RowWays ways = ways_of_the_row(ledger);
    expect_narrowed(ledger, ways.possible, ways.ledger, row_contradictions, row_changes);
    CounterLedger narrowed = ledger;
    const bool possible = narrow_hands(narrowed);
    expect_narrowed(ledger, possible, narrowed, hand_contradictions, hand_changes);
  }
  EXPECT_GT(row_contradictions, games / 500);
  EXPECT_GT(row_changes, games / 50);
  EXPECT_GT(hand_contradictions, games / 50);
  EXPECT_GT(hand_changes, games / 50);
}

TEST(HiddenCounters, ASearchThatIsGivenUpSaysSo) {
  int given_up = 0;
  for (unsigned seed = 0; seed < 2000; ++seed) {
    const CounterLedger ledger = RandomGame(seed).play();
    const CounterAnswer answer = complete_counters(ledger, 1);
    if (answer.complete) {
      ASSERT_EQ(answer.possible, complete_counters(ledger).possible) << seed;
    } else {
      ++given_up;
      EXPECT_TRUE(answer.possible);
    }
  }
  EXPECT_GT(given_up, 0);
}

}  // namespace
}  // namespace elfref::elfenland::hidden_counters_test
