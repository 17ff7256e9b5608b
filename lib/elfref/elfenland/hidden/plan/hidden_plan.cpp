#include "elfref/elfenland/hidden/plan/hidden_plan.h"

#include <algorithm>
#include <bit>
#include <string>
#include <unordered_set>
#include <utility>
#include <vector>

#include "elfref/elfenland/table/planning.h"

namespace elfref::elfenland {
namespace {

using Do = PlanEntry::Do;

constexpr Contents with_an_obstacle = static_cast<Contents>(all_counters << 7);

/// What lies on a road when the obstacle was laid on what lay there.
Contents blocked(Contents lies) {
  return static_cast<Contents>(lies << 6);
}

/// Takes a counter of one of some kinds from those in front of a player; which, 0 where he has none.
Kinds assign_any(Holding& holding, Kinds kinds, bool down) {
  Kinds assigned = 0;
  for_counters(kinds, [&](Transport counter) {
    if (assigned == 0 && holding.assign({counter, down ? Facing::down : Facing::either}))
      assigned = counter_bit(counter);
  });
  return assigned;
}

/// A piece that no written entry laid and that must lie on a road.
struct Want {
  WayId road;
  bool obstacle = false;   ///< else a counter
  Kinds kinds = 0;         ///< that it can be
  std::size_t first = 0;   ///< the first entry that can have laid it
  std::size_t end = 0;     ///< after the last one
};

/// Where the search stands, between two entries.
struct PlanPosition {
  std::array<Contents, road_count> lies{};  ///< by road; one bit
  std::array<Holding, max_seats> in_front{};
  Seats obstacles = 0;      ///< whose obstacle an unknown entry may still be
  Seats passed = 0;         ///< who has passed in succession (pass-end lap: in this lap)
  bool over = false;        ///< the planning has ended
  std::uint8_t idle = 0;    ///< counters on roads of which nothing is known
  std::uint8_t blocks = 0;  ///< obstacles on them
};

/// Which unknown entry may have laid which of the pieces that are wanted: a matching, in which nobody lays more than he
/// has. A guess only, with which the search begins: it does not ask when the planning ended.
class PlanGuess {
 public:
  PlanGuess(const PlanRound& plan, std::vector<Want> wants, Seats obstacles)
      : plan_(plan), wants_(std::move(wants)), obstacles_(obstacles), by_entry_(plan.entries.size(), nothing) {
    std::size_t missed = first_missed();
    for (int turn = 0; turn < most_turns && missed < wants_.size(); ++turn) {
      const auto first = wants_.begin() + static_cast<std::ptrdiff_t>(missed);
      std::rotate(wants_.begin(), first, first + 1);  // it has its turn before the others
      missed = first_missed();
    }
    kinds_.resize(by_entry_.size());
    for (std::uint8_t seat = 0; seat < max_seats; ++seat) static_cast<void>(has_them(Seat{seat}, &kinds_));
  }

  /// What an entry may have laid; null: nothing that is wanted.
  [[nodiscard]] const Want* of(std::size_t entry) const {
    return by_entry_[entry] == nothing ? nullptr : &wants_[by_entry_[entry]];
  }
  /// The kinds of counter that it may have laid, a bit a kind.
  [[nodiscard]] std::uint8_t kinds(std::size_t entry) const { return kinds_[entry]; }

 private:
  static constexpr std::size_t nothing = ~std::size_t{0};
  static constexpr int most_turns = 50;

  /// Looks for an entry for one want after the other; the first for which none is left, or behind all.
  std::size_t first_missed() {
    std::ranges::fill(by_entry_, nothing);
    for (std::size_t want = 0; want < wants_.size(); ++want) {
      std::vector<bool> tried(plan_.entries.size());
      if (!find(want, tried)) return want;
    }
    return wants_.size();
  }

  bool find(std::size_t want, std::vector<bool>& tried) {
    for (std::size_t entry = wants_[want].first; entry < wants_[want].end; ++entry) {
      if (plan_.entries[entry].what != Do::unknown || tried[entry]) continue;
      tried[entry] = true;
      const std::size_t before = std::exchange(by_entry_[entry], want);
      if (has_them(plan_.entries[entry].seat)) {
        if (before == nothing || find(before, tried)) return true;
      } else if (before == nothing && find_for_another(want, entry, tried)) {
        return true;
      }
      by_entry_[entry] = before;
    }
    return false;
  }

  /// Another of the player's pieces, that stands in the way, may come from somebody else.
  bool find_for_another(std::size_t want, std::size_t entry, std::vector<bool>& tried) {
    for (std::size_t other = 0; other < by_entry_.size(); ++other) {
      if (other == entry || by_entry_[other] == nothing || by_entry_[other] == want) continue;
      if (plan_.entries[other].seat != plan_.entries[entry].seat) continue;
      const std::size_t before = std::exchange(by_entry_[other], nothing);
      if (has_them(plan_.entries[entry].seat) && find(before, tried)) return true;
      by_entry_[other] = before;
    }
    return false;
  }

  /// Whether a player has all that his entries lay, written or guessed, and what he kept; and `kinds` of what he
  /// guessed.
  [[nodiscard]] bool has_them(Seat seat, std::vector<std::uint8_t>* kinds = nullptr) const {
    Holding holding = plan_.in_front[seat.value];
    bool obstacle = (obstacles_ & bit(seat)) != 0;
    for (const Holding::Use& use : plan_.kept[seat.value])
      if (!holding.assign(use)) return false;
    for (std::size_t i = 0; i < plan_.entries.size(); ++i) {
      const PlanEntry& entry = plan_.entries[i];
      if (entry.seat != seat) continue;
      if (entry.what == Do::place && assign_any(holding, entry.kinds, entry.down) == 0) return false;
      if (by_entry_[i] == nothing) continue;
      const Want& want = wants_[by_entry_[i]];
      if (want.obstacle && !std::exchange(obstacle, false)) return false;
      const std::uint8_t kind = want.obstacle ? 0 : assign_any(holding, want.kinds, false);
      if (!want.obstacle && kind == 0) return false;
      if (kinds != nullptr) (*kinds)[i] = kind;
    }
    return true;
  }

  const PlanRound& plan_;
  std::vector<Want> wants_;
  Seats obstacles_;
  std::vector<std::size_t> by_entry_;
  std::vector<std::uint8_t> kinds_;
};

/// Depth first; where it has been, and found nothing, it does not go again.
class PlanSearch {
 public:
  PlanSearch(const PlanLedger& ledger, std::uint32_t most)
      : ledger_(ledger), most_(most), hopeless_(ledger.rounds.size()) {}

  PlanAnswer run() {
    PlanPosition start;
    start.obstacles = ledger_.obstacles;
    answer_.possible = begin_round(0, start) || !answer_.complete;
    return answer_;
  }

 private:
  bool begin_round(std::size_t round, PlanPosition at) {
    if (round == ledger_.rounds.size()) return true;
    if (is_hopeless(round, at.obstacles)) return false;
    const PlanRound& plan = ledger_.rounds[round];
    at.lies = plan.before;
    at.in_front = plan.in_front;
    if (ledger_.any_counter)
      for (Holding& holding : at.in_front) holding.lax = true;
    at.passed = 0;
    at.over = false;
    at.idle = at.blocks = 0;
    const PlanGuess guess(plan, wants(plan, at), at.obstacles);
    if (go_on({round, plan, guess}, 0, at)) return true;
    hopeless_[round].push_back(at.obstacles);
    return false;
  }

  /// Whether a round was tried with all of these obstacles, or more, and there was no way: rounds share nothing else.
  [[nodiscard]] bool is_hopeless(std::size_t round, Seats obstacles) const {
    return round < hopeless_.size() &&
           std::ranges::any_of(hopeless_[round], [&](Seats tried) { return (obstacles & ~tried) == 0; });
  }

  /// The round in which the search is.
  struct Here {
    std::size_t round;
    const PlanRound& plan;
    const PlanGuess& guess;
  };

  bool go_on(const Here& here, std::size_t index, const PlanPosition& at) {
    const PlanRound& plan = here.plan;
    if (index == plan.entries.size()) return ends_well(plan, at) && begin_round(here.round + 1, at);
    if (!answer_.complete || ++answer_.tried > most_) return answer_.complete = false;
    if (is_hopeless(here.round + 1, at.obstacles) || wanting(plan, index, at) > unknown_from(plan, index)) return false;
    if (!been_.insert(key(here.round, index, at)).second) return false;
    const PlanEntry& entry = plan.entries[index];
    const auto next = [&](const PlanPosition& then) { return go_on(here, index + 1, then); };
    switch (entry.what) {
      case Do::pass:
        return next(after_pass(plan, entry.seat, at));
      case Do::place:
        return !at.over && place(plan, index, entry.road, entry.kinds, at, next);
      case Do::block:
        return !at.over && block(plan, entry.seat, entry.road, at, next);
      case Do::unknown:
        break;
    }
    return unknown(here, index, at, next);
  }

  /// What an entry can have been that nobody wrote down: the guess first. On a road that nothing is known of one place
  /// is as good as another.
  template <class Next>
  bool unknown(const Here& here, std::size_t index, const PlanPosition& at, const Next& next) {
    const PlanEntry& entry = here.plan.entries[index];
    const Want* const guess = at.over ? nullptr : here.guess.of(index);
    if (guess != nullptr && lay(here.plan, index, guess->road, here.guess.kinds(index), at, next)) return true;
    if (next(after_pass(here.plan, entry.seat, at))) return true;
    if (at.over) return false;
    if (lay_anywhere(here.plan, index, at, next)) return true;
    for (std::uint8_t road = 0; road < road_count; ++road)
      if (lay(here.plan, index, WayId{road}, all_counters, at, next)) return true;
    return false;
  }

  /// An unknown entry laid on a road what can be wanted there.
  template <class Next>
  bool lay(const PlanRound& plan, std::size_t index, WayId road, std::uint8_t kinds, const PlanPosition& at,
           const Next& next) {
    const PlanEntry& entry = plan.entries[index];
    if (wants_a_counter(plan, index, at, road)) return place(plan, index, road, kinds, at, next);
    if ((at.obstacles & bit(entry.seat)) == 0 || !may_be_blocked(plan, index, at, road)) return false;
    PlanPosition then = at;
    then.obstacles &= static_cast<Seats>(~bit(entry.seat));
    return block(plan, entry.seat, road, then, next);
  }

  /// An unknown entry laid a counter, or the obstacle, on a road that nothing is known of.
  template <class Next>
  bool lay_anywhere(const PlanRound& plan, std::size_t index, const PlanPosition& at, const Next& next) {
    const Seat seat = plan.entries[index].seat;
    PlanPosition then = at;
    count_placing(then.passed, plan.position[seat.value], ledger_.pass_end);
    if (then.in_front[seat.value].assign({std::nullopt, Facing::either}) && has_the_rest(plan, index, seat, then)) {
      ++then.idle;
      if (next(then)) return true;
    }
    if ((at.obstacles & bit(seat)) == 0 || at.idle == at.blocks) return false;
    then = at;
    count_placing(then.passed, plan.position[seat.value], ledger_.pass_end);
    then.obstacles &= static_cast<Seats>(~bit(seat));
    ++then.blocks;
    return next(then);
  }

  template <class Next>
  bool place(const PlanRound& plan, std::size_t index, WayId road, std::uint8_t kinds, const PlanPosition& at,
             const Next& next) {
    const PlanEntry& entry = plan.entries[index];
    if (at.lies[road.value] != bare_road) return false;
    const Facing facing = entry.down ? Facing::down : Facing::either;
    bool found = false;
    for_counters(static_cast<Kinds>(kinds & fitting(way(road).terrain)), [&](Transport counter) {
      const auto both = static_cast<Contents>(content(counter, false) | content(counter, true));
      if (found || (plan.after[road.value] & both) == 0) return;
      PlanPosition then = at;
      count_placing(then.passed, plan.position[entry.seat.value], ledger_.pass_end);
      if (!then.in_front[entry.seat.value].assign({counter, facing}) || !has_the_rest(plan, index, entry.seat, then))
        return;
      then.lies[road.value] = content(counter, false);
      found = next(then);
    });
    return found;
  }

  template <class Next>
  bool block(const PlanRound& plan, Seat seat, WayId road, const PlanPosition& at, const Next& next) {
    const Contents lies = at.lies[road.value];
    if (lies == bare_road || (lies & with_an_obstacle) != 0) return false;
    if ((plan.after[road.value] & blocked(lies)) == 0) return false;
    PlanPosition then = at;
    count_placing(then.passed, plan.position[seat.value], ledger_.pass_end);
    then.lies[road.value] = blocked(lies);
    return next(then);
  }

  /// Whether a player still has what is written of him behind an entry. Kinds that are not written: as far as can be
  /// seen.
  static bool has_the_rest(const PlanRound& plan, std::size_t index, Seat seat, const PlanPosition& at) {
    Holding holding = at.in_front[seat.value];
    for (std::size_t i = index + 1; i < plan.entries.size(); ++i) {
      const PlanEntry& entry = plan.entries[i];
      if (entry.what != Do::place || entry.seat != seat) continue;
      const Facing facing = entry.down ? Facing::down : Facing::either;
      const bool known = std::has_single_bit(entry.kinds);
      if (known && !holding.assign({static_cast<Transport>(std::countr_zero(entry.kinds)), facing})) return false;
      if (!known && !holding.assign({std::nullopt, facing})) return false;
    }
    return std::ranges::all_of(plan.kept[seat.value], [&](const Holding::Use& use) { return holding.assign(use); });
  }

  // -------------------------------------------------------------- what is wanted

  /// Whether an entry from here on lays something on a road.
  static bool laid_later(const PlanRound& plan, std::size_t index, WayId road, Do what) {
    return std::any_of(plan.entries.begin() + static_cast<std::ptrdiff_t>(index), plan.entries.end(),
                       [&](const PlanEntry& entry) { return entry.what == what && entry.road == road; });
  }

  /// Whether a counter that is not written must come to lie on a road.
  static bool wants_a_counter(const PlanRound& plan, std::size_t index, const PlanPosition& at, WayId road) {
    if (at.lies[road.value] != bare_road || laid_later(plan, index, road, Do::place)) return false;
    return (plan.after[road.value] & bare_road) == 0 || laid_later(plan, index, road, Do::block);
  }
  /// Whether an obstacle that is not written can come to lie on a road.
  static bool may_be_blocked(const PlanRound& plan, std::size_t index, const PlanPosition& at, WayId road) {
    const Contents lies = at.lies[road.value];
    if (lies == bare_road || (lies & with_an_obstacle) != 0) return false;
    return (plan.after[road.value] & blocked(lies)) != 0 && !laid_later(plan, index, road, Do::block);
  }

  /// Whether an obstacle that is not written must come to lie on a road.
  static bool wants_an_obstacle(const PlanRound& plan, std::size_t index, const PlanPosition& at, WayId road) {
    const Contents lies = at.lies[road.value];
    if ((lies & with_an_obstacle) != 0 || laid_later(plan, index, road, Do::block)) return false;
    const Contents bare = lies == bare_road ? static_cast<Contents>(any_content & ~with_an_obstacle) : lies;
    return (plan.after[road.value] & bare) == 0;
  }

  /// Calls `each` with every piece that unknown entries must still lay: its road, and whether it is an obstacle.
  template <class Each>
  static void for_wants(const PlanRound& plan, std::size_t index, const PlanPosition& at, const Each& each) {
    for (std::uint8_t road = 0; road < road_count; ++road) {
      if (plan.after[road] == any_content && at.lies[road] != bare_road) continue;
      if (wants_a_counter(plan, index, at, WayId{road})) each(WayId{road}, false);
      if (wants_an_obstacle(plan, index, at, WayId{road})) each(WayId{road}, true);
    }
  }

  static int wanting(const PlanRound& plan, std::size_t index, const PlanPosition& at) {
    int pieces = 0;
    for_wants(plan, index, at, [&](WayId, bool) { ++pieces; });
    return pieces;
  }

  /// What unknown entries of a round must lay.
  static std::vector<Want> wants(const PlanRound& plan, const PlanPosition& at) {
    std::vector<Want> found;
    for_wants(plan, 0, at, [&](WayId road, bool obstacle) {
      Want want{.road = road, .obstacle = obstacle, .kinds = 0, .first = 0, .end = plan.entries.size()};
      for_counters(fitting(way(road).terrain), [&](Transport counter) {
        const auto both = static_cast<Contents>(content(counter, false) | content(counter, true));
        if ((plan.after[road.value] & both) != 0) want.kinds |= counter_bit(counter);
      });
      for (std::size_t i = 0; i < plan.entries.size(); ++i) {
        const PlanEntry& entry = plan.entries[i];
        if (entry.road != road) continue;
        if (entry.what == Do::block) want.end = std::min(want.end, i);
        if (entry.what == Do::place && obstacle) want.first = i + 1;
      }
      found.push_back(want);
    });
    return found;
  }

  static int unknown_from(const PlanRound& plan, std::size_t index) {
    return static_cast<int>(std::count_if(plan.entries.begin() + static_cast<std::ptrdiff_t>(index), plan.entries.end(),
                                          [](const PlanEntry& entry) { return entry.what == Do::unknown; }));
  }

  static bool ends_well(const PlanRound& plan, PlanPosition at) {
    for (std::size_t road = 0; road < road_count; ++road)
      if ((plan.after[road] & at.lies[road]) == 0) return false;
    for (std::size_t seat = 0; seat < max_seats; ++seat)
      for (const Holding::Use& use : plan.kept[seat])
        if (!at.in_front[seat].assign(use)) return false;
    return true;
  }

  // -------------------------------------------------------------- passes (PLAN-7)

  [[nodiscard]] PlanPosition after_pass(const PlanRound& plan, Seat seat, PlanPosition at) const {
    const bool all = count_pass(at.passed, seat, plan.position[seat.value], ledger_.players, ledger_.pass_end);
    at.over = at.over || (all && !ledger_.endless);
    return at;
  }

  // -------------------------------------------------------------- where it has been

  /// All of a position on which hangs what follows: of counters in front of a player only which were placed, in any
  /// order.
  [[nodiscard]] std::string key(std::size_t round, std::size_t index, const PlanPosition& at) const {
    std::string key;
    const auto add = [&](std::size_t number) {
      key += static_cast<char>(number & 0xff);
      key += static_cast<char>(number >> 8 & 0xff);
    };
    add(round), add(index), add(at.obstacles), add(at.passed), add(at.over ? 1 : 0), add(at.idle), add(at.blocks);
    for (std::uint8_t road = 0; road < road_count; ++road)
      if (at.lies[road] != bare_road) add(road), add(at.lies[road]);
    for (std::size_t seat = 0; seat < ledger_.players; ++seat) {
      const Holding& holding = at.in_front[seat];
      std::string uses;
      for (std::size_t use = 0; use < holding.use_count; ++use) {
        const int kind = holding.uses[use].kind ? static_cast<int>(*holding.uses[use].kind) : 7;
        uses += static_cast<char>(1 + kind * 4 + static_cast<int>(holding.uses[use].facing));
      }
      std::ranges::sort(uses);
      key += uses;
      key += '\0';
    }
    return key;
  }

  const PlanLedger& ledger_;
  std::uint32_t most_;
  PlanAnswer answer_;
  std::unordered_set<std::string> been_;
  std::vector<std::vector<Seats>> hopeless_;  ///< by round: the obstacles with which it was tried in vain
};

}  // namespace

PlanAnswer complete_plan(const PlanLedger& ledger, std::uint32_t most) {
  std::size_t entries = 0;
  for (const PlanRound& round : ledger.rounds) entries += round.entries.size();
  if (entries > most_plan_length) return {.possible = true, .complete = false};
  return PlanSearch(ledger, most).run();
}

}  // namespace elfref::elfenland
