// Entries of a planning that nobody wrote down, on small ledgers; a slow solver that tries every entry on every road
// says the same.

#include "elfref/elfenland/facts/kinds.h"
#include "elfref/elfenland/hidden/plan/hidden_plan.h"

#include <gtest/gtest.h>

#include <bit>
#include <optional>
#include <random>
#include <string>
#include <vector>

#include "testing/wanted.h"

namespace elfref::elfenland::hidden_plan_test {
namespace {

using Do = PlanEntry::Do;

constexpr Seat anna{0}, boris{1};

/// Roads through plains, a forest and mountains, and two of which nothing is known.
const std::vector<WayId>& roads() {
  static const std::vector<WayId> all = [] {
    std::vector<WayId> found;
    for (const Terrain terrain : {Terrain::plain, Terrain::forest, Terrain::mountain, Terrain::forest, Terrain::forest})
      for (std::uint8_t id = 0; id < road_count; ++id)
        if (way(WayId{id}).terrain == terrain && std::ranges::find(found, WayId{id}) == found.end()) {
          found.push_back(WayId{id});
          break;
        }
    return found;
  }();
  return all;
}

Holding holding(const std::vector<Holding::Counter>& counters) {
  Holding held;
  for (const Holding::Counter& counter : counters) held.add(counter);
  return held;
}
Holding::Counter up(Transport kind) {
  return {kind, Facing::up, true};
}

PlanLedger ledger_of(std::vector<PlanEntry> entries, std::vector<Holding> in_front) {
  PlanLedger ledger;
  ledger.players = static_cast<std::uint8_t>(in_front.size());
  PlanRound& round = ledger.rounds.emplace_back();
  round.after.fill(any_content);
  round.entries = std::move(entries);
  for (std::size_t seat = 0; seat < in_front.size(); ++seat) {
    round.in_front[seat] = in_front[seat];
    round.position[seat] = static_cast<std::uint8_t>(seat);
  }
  return ledger;
}

TEST(HiddenPlan, APassThatEndsThePlanningWasNone) {
  const PlanEntry pass{.what = Do::pass, .seat = anna}, open{.seat = boris};
  const PlanEntry pig{.what = Do::place, .seat = anna, .kinds = counter_bit(Transport::pig), .road = roads()[0]};
  const Holding pigs = holding({up(Transport::pig)});
  EXPECT_FALSE(complete_plan(ledger_of({pass, open, pig}, {pigs, {}})).possible);
  EXPECT_TRUE(complete_plan(ledger_of({pass, open, pig}, {pigs, pigs})).possible);
}

TEST(HiddenPlan, AnObstacleLiesOnACounterThatCameBefore) {
  const PlanEntry block{.what = Do::block, .seat = anna, .road = roads()[0]}, open{.seat = boris};
  const Holding pigs = holding({up(Transport::pig)});
  EXPECT_TRUE(complete_plan(ledger_of({open, block}, {{}, pigs})).possible);
  EXPECT_FALSE(complete_plan(ledger_of({block, open}, {{}, pigs})).possible);
}

TEST(HiddenPlan, OneObstacleServesOneRound) {
  PlanLedger ledger = ledger_of({{.seat = anna}, {.seat = boris}}, {holding({up(Transport::pig)}), {}});
  ledger.rounds[0].after[roads()[0].value] = content(Transport::pig, true);
  ledger.obstacles = bit(boris);
  EXPECT_TRUE(complete_plan(ledger).possible);
  ledger.rounds.push_back(ledger.rounds[0]);
  EXPECT_FALSE(complete_plan(ledger).possible);
  ledger.obstacles = 0;
  ledger.rounds.pop_back();
  EXPECT_FALSE(complete_plan(ledger).possible);
}

TEST(HiddenPlan, WhatIsGivenUpAccusesNobody) {
  const PlanLedger ledger = ledger_of({{.seat = anna}, {.seat = boris}}, {holding({up(Transport::pig)}), {}});
  EXPECT_TRUE(complete_plan(ledger).complete);
  EXPECT_TRUE(complete_plan(ledger, 0).possible);
  EXPECT_FALSE(complete_plan(ledger, 0).complete);
}

// ---------------------------------------------------------------- everything tried

/// Lays every piece everywhere, entry by entry.
class SlowSolver {
 public:
  explicit SlowSolver(const PlanLedger& ledger) : ledger_(ledger), round_(ledger.rounds.front()) {}

  bool possible() {
    Table table{.lies = {}, .in_front = round_.in_front, .obstacles = ledger_.obstacles};
    table.lies.resize(roads().size());
    return from(0, table);
  }

 private:
  struct Lies {
    std::optional<Transport> counter;
    bool obstacle = false;
  };
  struct Table {
    std::vector<Lies> lies;
    std::array<Holding, max_seats> in_front;
    Seats obstacles = 0;
    std::string passes;  ///< what each entry was: `p` for a pass, else `x`
    bool over = false;
  };

  bool from(std::size_t index, const Table& table) {
    if (index == round_.entries.size()) return ends_well(table);
    const PlanEntry& entry = round_.entries[index];
    const auto next = [&](Table then, bool passes) {
      then.passes += passes ? 'p' : 'x';
      if (!passes && then.over) return false;
      then.over = then.over || (passes && ends(index, then.passes));
      return from(index + 1, then);
    };
    const bool open = entry.what == Do::unknown;
    if ((open || entry.what == Do::pass) && next(table, true)) return true;
    for (std::size_t road = 0; road < roads().size(); ++road) {
      const bool here = open || entry.road == roads()[road];
      if (here && (open || entry.what == Do::place) && place_on(road, entry, table, next)) return true;
      const bool has_one = !open || (table.obstacles & bit(entry.seat)) != 0;
      if (!here || (!open && entry.what != Do::block) || !has_one) continue;
      if (!table.lies[road].counter || table.lies[road].obstacle) continue;
      Table then = table;
      then.lies[road].obstacle = true;
      if (open) then.obstacles &= static_cast<Seats>(~bit(entry.seat));
      if (next(then, false)) return true;
    }
    return false;
  }

  template <class Next>
  bool place_on(std::size_t road, const PlanEntry& entry, const Table& table, const Next& next) {
    if (table.lies[road].counter) return false;
    for (int kind = 0; kind < 6; ++kind) {
      const auto counter = static_cast<Transport>(kind);
      if ((entry.kinds >> kind & 1) == 0 || cost(counter, way(roads()[road]).terrain) == 0) continue;
      Table then = table;
      if (!then.in_front[entry.seat.value].assign({counter, entry.down ? Facing::down : Facing::either})) continue;
      then.lies[road].counter = counter;
      if (next(then, false)) return true;
    }
    return false;
  }

  /// Whether the pass that is the entry `index` ends the planning.
  [[nodiscard]] bool ends(std::size_t index, const std::string& passes) const {
    const std::size_t players = ledger_.players;
    const bool lap = ledger_.pass_end == PassEnd::lap;
    if (index + 1 < players || (lap && round_.position[round_.entries[index].seat.value] + 1u != players)) return false;
    return passes.substr(index + 1 - players) == std::string(players, 'p');
  }

  [[nodiscard]] bool ends_well(Table table) const {
    for (std::size_t road = 0; road < roads().size(); ++road) {
      const Lies& lies = table.lies[road];
      const Contents there = lies.counter ? content(*lies.counter, lies.obstacle) : bare_road;
      if ((round_.after[roads()[road].value] & there) == 0) return false;
    }
    for (std::size_t seat = 0; seat < ledger_.players; ++seat)
      for (const Holding::Use& use : round_.kept[seat])
        if (!table.in_front[seat].assign(use)) return false;
    return true;
  }

  const PlanLedger& ledger_;
  const PlanRound& round_;
};

class Arbitrary {
 public:
  explicit Arbitrary(std::uint32_t seed) : random_(seed) {}

  PlanLedger ledger() {
    std::vector<Holding> in_front(2 + below(2));
    for (Holding& held : in_front) {
      const int counters = 1 + below(2);
      for (int i = 0; i < counters; ++i)
        held.add({below(5) == 0 ? std::nullopt : std::optional(kind()), below(3) == 0 ? Facing::down : Facing::up,
                  below(6) != 0});
    }
    const int entries = 2 + below(4);
    std::vector<PlanEntry> plan;
    int open = 0;
    for (int i = 0; i < entries; ++i) {
      const Seat seat{static_cast<std::uint8_t>(static_cast<std::size_t>(i) % in_front.size())};
      const int what = below(10);
      if (what < 5 && open < 3) {
        ++open;
        plan.push_back({.what = Do::unknown, .seat = seat});
      } else if (what < 7) {
        plan.push_back({.what = Do::pass, .seat = seat});
      } else {
        plan.push_back({.what = what == 7 ? Do::block : Do::place,
                        .seat = seat,
                        .kinds = below(4) == 0 ? all_counters : counter_bit(kind()),
                        .down = below(6) == 0,
                        .road = some_road()});
      }
    }
    PlanLedger made = ledger_of(std::move(plan), in_front);
    made.obstacles = static_cast<Seats>(below(1 << made.players));
    made.pass_end = below(3) == 0 ? PassEnd::lap : PassEnd::consecutive;
    for (int shown = below(3); shown > 0; --shown) show(made.rounds[0]);
    if (below(3) == 0) made.rounds[0].kept[0].push_back({kind(), Facing::either});
    return made;
  }

 private:
  int below(int many) { return static_cast<int>(random_() % static_cast<unsigned>(many)); }
  Transport kind() { return static_cast<Transport>(below(3)); }
  WayId some_road() { return roads()[static_cast<std::size_t>(below(3))]; }

  /// A journey shows what can lie on a road.
  void show(PlanRound& round) {
    Contents contents = below(4) == 0 ? bare_road : Contents{0};
    for (int i = 1 + below(3); i > 0; --i) contents |= content(kind(), below(3) == 0);
    round.after[some_road().value] &= contents;
  }

  std::mt19937 random_;
};

TEST(HiddenPlan, AgreesWithASolverThatTriesEverything) {
  int possible = 0, impossible = 0;
  const int ledgers = testing::wanted("ELFREF_ORACLE", 5000, 20'000);
  for (int seed = 1; seed <= ledgers; ++seed) {
    const PlanLedger ledger = Arbitrary(static_cast<std::uint32_t>(seed)).ledger();
    const PlanAnswer answer = complete_plan(ledger);
    ASSERT_TRUE(answer.complete) << "seed " << seed;
    ASSERT_EQ(answer.possible, SlowSolver(ledger).possible()) << "seed " << seed;
    ++(answer.possible ? possible : impossible);
  }
  EXPECT_GT(possible * 5, impossible);
  EXPECT_GT(impossible * 5, possible);
}

}  // namespace
}  // namespace elfref::elfenland::hidden_plan_test
