#include "elfref/elfenland/hidden/plan/hidden_plan.h"

#include <bit>
#include <span>
#include <vector>

#include "elfref/core/hidden/clauses.h"
#include "elfref/core/judging/turns.h"

// The planning in clauses and limits: of each unknown entry, what it may have been, and of each road, what lies on it.
// Counters of a kind are alike, so what a player has in front of him is a sum.

namespace elfref::elfenland {
namespace {

using Do = PlanEntry::Do;
using Literals = std::vector<Literal>;

/// Of a road or an entry: by kind, that a counter of it was laid.
using OfKind = std::array<Literal, counter_kinds>;
constexpr OfKind no_counter = [] {
  OfKind none{};
  none.fill(never);
  return none;
}();

/// The counters of one player that were placed or kept.
struct Used {
  std::array<Literals, transport_count> of{};    ///< by kind
  std::array<Literals, transport_count> down{};  ///< of these, those that lay face down
  Literals all{};                                ///< of any kind
};

/// What one entry may have been.
struct Told {
  Literal laid = never;        ///< it was no pass
  Literal placed = never;      ///< it was a counter
  OfKind of = no_counter;      ///< of that kind
  Literal idle = never;        ///< it lay on a road of which nothing is known
  Literal idle_block = never;  ///< there an obstacle was laid
  Literals ways{};             ///< of an unknown entry: one of these, or a pass
};

/// Of which kinds a counter may be, without or with an obstacle on it, as the journeys show a road.
Kinds kinds_on(Contents contents, bool plain, bool blocked) {
  Kinds kinds = 0;
  for_counters(all_counters, [&](Transport counter) {
    if (plain && (contents & content(counter, false)) != 0) kinds |= counter_bit(counter);
    if (blocked && (contents & content(counter, true)) != 0) kinds |= counter_bit(counter);
  });
  return kinds;
}

class PlanClauses {
 public:
  explicit PlanClauses(const PlanLedger& ledger) : ledger_(ledger) {
    for (const PlanRound& plan : ledger.rounds) tell(plan);
    for (const Literals& blocks : obstacles_) clauses_.at_most(1, blocks);
  }

  PlanAnswer solve(std::uint32_t most_conflicts) {
    const Possible found = clauses_.solve({}, most_conflicts);
    return {.possible = found != Possible::no,
            .complete = found != Possible::given_up,
            .conflicts = clauses_.conflicts(),
            .steps = clauses_.steps()};
  }

 private:
  void tell(const PlanRound& plan) {
    plan_ = &plan;
    told_.assign(plan.entries.size(), {});
    used_ = {};
    for (std::size_t i = 0; i < told_.size(); ++i)
      if (plan.entries[i].what == Do::place || plan.entries[i].what == Do::block) told_[i].laid = always;
    for (std::uint8_t road = 0; road < road_count; ++road) tell_road(WayId{road});
    for (std::size_t i = 0; i < told_.size(); ++i)
      if (plan.entries[i].what == Do::unknown) tell_entry(i);
    tell_idle_obstacles();
    if (!ledger_.endless) tell_the_end();
    for (std::uint8_t seat = 0; seat < max_seats; ++seat) tell_counters(seat);
  }

  // ---------------------------------------------------------------- roads

  /// The entry that lays something on a road; behind all: there is none. Two of them cannot be.
  std::size_t written_on(WayId road, Do what) {
    std::size_t found = told_.size();
    for (std::size_t i = 0; i < told_.size(); ++i) {
      if (plan_->entries[i].what != what || plan_->entries[i].road != road) continue;
      if (found < told_.size()) clauses_.add({});
      found = i;
    }
    return found;
  }

  /// A counter of one of these kinds.
  OfKind one_of(Kinds kinds) {
    OfKind one = no_counter;
    Literals some;
    for_counters(kinds, [&](Transport counter) {
      const Literal of = std::has_single_bit(kinds) ? always : clauses_.either();
      some.push_back(one[static_cast<std::size_t>(counter)] = of);
    });
    clauses_.add(some);
    clauses_.at_most(1, some);
    return one;
  }

  /// What comes to lie on a road. Unknown entries lay a counter where one must lie; elsewhere one road is as good as
  /// another of which nothing is known.
  void tell_road(WayId road) {
    const Contents after = plan_->after[road.value];
    const std::size_t placed = written_on(road, Do::place), blocked = written_on(road, Do::block);
    const bool is_placed = placed < told_.size(), is_blocked = blocked < told_.size();
    if (!is_placed && !is_blocked && (after & bare_road) != 0) return;
    if (is_placed && is_blocked && blocked < placed) clauses_.add({});
    const Kinds written = is_placed ? plan_->entries[placed].kinds : all_counters;
    const OfKind of =
        one_of(static_cast<Kinds>(written & fitting(way(road).terrain) & kinds_on(after, !is_blocked, true)));
    Literals places;
    if (is_placed) {
      told_[placed].placed = always;
      told_[placed].of = of;
      use(plan_->entries[placed].seat, told_[placed], plan_->entries[placed].down);
    } else {
      for (std::size_t i = 0; i < blocked; ++i)
        if (plan_->entries[i].what == Do::unknown) places.push_back(may_place(i, of));
      clauses_.add(places);
      clauses_.at_most(1, places);
    }
    if (!is_blocked) tell_obstacles(road, of, is_placed ? placed : told_.size(), places);
  }

  Literal may_place(std::size_t index, const OfKind& of) {
    Told& entry = told_[index];
    const Literal places = either_way(entry);
    if (entry.placed == never) entry.placed = clauses_.either();
    clauses_.add({opposite(places), entry.placed});
    for (std::size_t kind = 0; kind < counter_kinds; ++kind) {
      if (of[kind] == never) continue;
      if (entry.of[kind] == never) entry.of[kind] = clauses_.either();
      clauses_.add({opposite(places), opposite(of[kind]), entry.of[kind]});
    }
    return places;
  }

  /// Obstacles that unknown entries may have laid on a road: on the counter of a written entry, or of one of these.
  void tell_obstacles(WayId road, const OfKind& of, std::size_t placed, const Literals& places) {
    const Contents after = plan_->after[road.value];
    const Kinds may_be = kinds_on(after, false, true), need_not_be = kinds_on(after, true, false);
    Literals blocks, before;
    std::size_t next = 0;
    for (std::size_t i = 0; i < told_.size(); ++i) {
      if (plan_->entries[i].what != Do::unknown) continue;
      if (may_be != 0 && (ledger_.obstacles & bit(plan_->entries[i].seat)) != 0 && (placed < i || !before.empty())) {
        blocks.push_back(may_block(i));
        if (placed > i) {
          before.push_back(opposite(blocks.back()));
          clauses_.add(before);
          before.pop_back();
        }
      }
      if (next < places.size()) before.push_back(places[next++]);
    }
    clauses_.at_most(1, blocks);
    for (std::size_t kind = 0; kind < counter_kinds; ++kind) {
      if ((may_be >> kind & 1) == 0)
        for (const Literal block : blocks) clauses_.add({opposite(of[kind]), opposite(block)});
      if ((need_not_be >> kind & 1) != 0) continue;
      Literals any = blocks;
      any.push_back(opposite(of[kind]));
      clauses_.add(any);
    }
  }

  Literal may_block(std::size_t index) {
    const Literal blocks = either_way(told_[index]);
    obstacles_[plan_->entries[index].seat.value].push_back(blocks);
    return blocks;
  }

  // ---------------------------------------------------------------- entries

  Literal either_way(Told& entry) {
    entry.ways.push_back(clauses_.either());
    return entry.ways.back();
  }

  /// An unknown entry was one of what it may have been.
  void tell_entry(std::size_t index) {
    Told& entry = told_[index];
    entry.idle = may_place(index, no_counter);
    if ((ledger_.obstacles & bit(plan_->entries[index].seat)) != 0) entry.idle_block = may_block(index);
    use(plan_->entries[index].seat, entry, false);
    entry.laid = clauses_.either();
    for (const Literal way : entry.ways) clauses_.add({opposite(way), entry.laid});
    clauses_.at_most(1, entry.ways);
    entry.ways.push_back(opposite(entry.laid));
    clauses_.add(entry.ways);
  }

  /// An obstacle on a road of which nothing is known lies on a counter that came before.
  void tell_idle_obstacles() {
    Literals some;
    int counters = 0;
    for (const Told& entry : told_) {
      if (entry.idle_block != never) {
        some.push_back(entry.idle_block);
        clauses_.at_most(counters, some);
      }
      if (entry.idle == never) continue;
      some.push_back(opposite(entry.idle));
      ++counters;
    }
  }

  /// No piece is laid once all have passed in succession (PLAN-7).
  void tell_the_end() {
    const bool lap = ledger_.pass_end == PassEnd::lap;
    Literal over = never;
    for (std::size_t i = 0; i < told_.size(); ++i) {
      if (over != never) clauses_.add({opposite(over), opposite(told_[i].laid)});
      const std::size_t place = plan_->position[plan_->entries[i].seat.value];
      if (lap && place + 1u != ledger_.players) continue;
      Literals laid;  // one of them, or it is over
      if (!passes_before(i, lap, laid)) continue;
      const Literal now = clauses_.either();
      if (over != never) clauses_.add({opposite(over), now});
      laid.push_back(now);
      clauses_.add(laid);
      over = now;
    }
  }

  /// What must have been passes so that all have passed in succession by an entry. False: not all can have.
  bool passes_before(std::size_t last, bool lap, Literals& laid) {
    Seats seats = 0;
    const Seats all = first_seats(ledger_.players);
    std::array<Literals, max_seats> passes;
    for (std::size_t i = last + 1; i-- > 0;) {
      const Seat seat = plan_->entries[i].seat;
      seats |= bit(seat);
      passes[seat.value].push_back(opposite(told_[i].laid));
      if (!lap) laid.push_back(told_[i].laid);
      if (lap ? plan_->position[seat.value] == 0 : seats == all) break;
    }
    if (seats != all) return false;
    for (std::uint8_t seat = 0; lap && seat < ledger_.players; ++seat) {
      // Who is last passes in this entry itself.
      if (seat == plan_->entries[last].seat.value) passes[seat].resize(1);
      const Literal passed = passes[seat].size() == 1 ? passes[seat].front() : clauses_.either();
      for (const Literal one : passes[seat]) clauses_.add({opposite(one), passed});
      laid.push_back(opposite(passed));
    }
    return true;
  }

  // ---------------------------------------------------------------- counters

  void use(Seat seat, const Told& entry, bool down) {
    Used& used = used_[seat.value];
    used.all.push_back(entry.placed);
    for (std::size_t kind = 0; kind < counter_kinds; ++kind) {
      if (entry.of[kind] == never) continue;
      used.of[kind].push_back(entry.of[kind]);
      if (down) used.down[kind].push_back(entry.of[kind]);
    }
  }

  /// Nobody placed and kept more than he had. What goes beyond the counters of a kind is of those that nobody knows.
  void tell_counters(std::uint8_t seat) {
    const Holding& had = plan_->in_front[seat];
    Used& used = used_[seat];
    for (const auto& uses :
         {std::span(had.uses).first(had.use_count), std::span<const Holding::Use>(plan_->kept[seat])})
      for (const Holding::Use& other : uses) {
        used.all.push_back(always);
        if (!other.kind) continue;
        used.of[static_cast<std::size_t>(*other.kind)].push_back(always);
        if (other.facing == Facing::down) used.down[static_cast<std::size_t>(*other.kind)].push_back(always);
      }
    if (had.lax || ledger_.any_counter || used.all.empty()) return;
    clauses_.at_most(had.counter_count, used.all);
    int open = 0, open_down = 0;
    for (std::size_t i = 0; i < had.counter_count; ++i) {
      if (had.counters[i].kind) continue;
      ++open;
      if (had.counters[i].facing != Facing::up) ++open_down;
    }
    Literals beyond, beyond_down;
    for (std::size_t kind = 0; kind < transport_count; ++kind) {
      const Literals more_down = more_than(had.known_down[kind], used.down[kind]);
      Literals more = more_than(had.known[kind], used.of[kind]);
      while (more.size() < more_down.size()) more.push_back(clauses_.either());
      for (std::size_t i = 0; i < more_down.size(); ++i) clauses_.add({opposite(more_down[i]), more[i]});
      beyond.insert(beyond.end(), more.begin(), more.end());
      beyond_down.insert(beyond_down.end(), more_down.begin(), more_down.end());
    }
    clauses_.at_most(open, beyond);
    clauses_.at_most(open_down, beyond_down);
  }

  /// By how many more are true than a number: at least by one, by two, and so on.
  Literals more_than(int number, const Literals& some) {
    Literals more;
    for (int most = number; most < static_cast<int>(some.size()); ++most) {
      more.push_back(clauses_.either());
      clauses_.at_most_if(opposite(more.back()), most, some);
    }
    return more;
  }

  const PlanLedger& ledger_;
  Clauses clauses_;
  std::array<Literals, max_seats> obstacles_;  ///< by seat: that one of his entries laid it
  // Of the round at hand.
  const PlanRound* plan_ = nullptr;
  std::vector<Told> told_;  ///< by entry
  std::array<Used, max_seats> used_{};
};

}  // namespace

PlanAnswer complete_plan(const PlanLedger& ledger, std::uint32_t most_conflicts) {
  std::size_t entries = 0;
  for (const PlanRound& round : ledger.rounds) entries += round.entries.size();
  if (entries > most_plan_length) return {.possible = true, .complete = false};
  return PlanClauses(ledger).solve(most_conflicts);
}

}  // namespace elfref::elfenland
