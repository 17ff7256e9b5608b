#include "elfref/elven_rage/hidden/battle_outcomes.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <unordered_set>
#include <utility>
#include <vector>

namespace elfref::elven_rage {
namespace {

constexpr std::uint64_t units_a_moment = 20;

/// How often each order of the four cards was there since somebody last lost a life: two bits an order.
using Orders = std::uint64_t;

/// All on which it hangs what may follow, as two numbers.
struct MomentKey {
  std::uint64_t cards = 0;
  Orders orders = 0;
  friend bool operator==(const MomentKey&, const MomentKey&) = default;
};
struct MomentHash {
  std::size_t operator()(const MomentKey& key) const {
    std::uint64_t hash = (key.cards ^ key.orders * 0x9e3779b97f4a7c15u) * 0xff51afd7ed558ccdu;
    return hash ^ hash >> 32u;
  }
};

/// The number of an order of four, 0 to 23.
unsigned rank_of(const std::array<std::uint8_t, edge_count>& order) {
  unsigned rank = 0;
  for (std::size_t i = 0; i < edge_count; ++i) {
    unsigned smaller = 0;
    for (std::size_t j = i + 1; j < edge_count; ++j) smaller += order[j] < order[i] ? 1 : 0;
    rank = rank * static_cast<unsigned>(edge_count - i) + smaller;
  }
  return rank;
}

/// Whether two cards make the same position, whichever of them lies where.
bool alike(const Fighter& a, const Fighter& b) {
  return a.kind == b.kind && a.side == b.side && a.card == b.card && a.lives == b.lives && a.icons == b.icons;
}

std::array<std::uint8_t, edge_count> homes_of(const Fight& fight) {
  std::array<std::uint8_t, edge_count> homes{};
  for (const Place place : edge) homes[place.value] = fight[place].home;
  return homes;
}

/// The number of a position: the same for those that look the same.
unsigned position_rank(const Fight& fight) {
  auto homes = homes_of(fight);
  // Cards that are alike stand in the order of their homes.
  for (std::size_t i = 0; i < edge_count; ++i)
    for (std::size_t j = i + 1; j < edge_count; ++j)
      if (homes[j] < homes[i] && alike(fight.fighter[i], fight.fighter[j])) std::swap(homes[i], homes[j]);
  return rank_of(homes);
}

/// Tries every play of the cards.
class EveryPlay {
 public:
  EveryPlay(const Battle& battle, DeadSets wanted, Work* work, std::uint64_t most)
      : options_(battle.options), wanted_(wanted), work_(work), most_(most) {
    for (std::size_t index = 0; index < battle.fights; ++index) go_on(battle.fight[index], Orders{0}, true);
  }

  [[nodiscard]] Outcomes outcomes() {
    while (!waiting_.empty() && (found_.dead & wanted_) == 0) {
      if (found_.moments == most_ || done(work_)) {
        found_.complete = false;
        break;
      }
      ++found_.moments;
      spend(work_, units_a_moment);
      const auto [fight, orders] = waiting_.back();
      waiting_.pop_back();
      look(fight, orders);
    }
    return found_;
  }

 private:
  struct Moment {
    Fight fight;
    Orders orders;
  };

  /// A turn comes next. `fresh`: somebody lost a life, so no position before can come again.
  void go_on(Fight fight, Orders orders, bool fresh) {
    begin_turn(fight);
    fight.hit.reset();
    if (fresh) orders = Orders{1} << 2 * position_rank(fight);
    if (seen_.insert({.cards = number_of(fight), .orders = orders}).second) waiting_.push_back({fight, orders});
  }

  /// The cards of a moment, their lives, places and turns, as a number.
  static std::uint64_t number_of(const Fight& fight) {
    std::uint64_t number = rank_of(homes_of(fight));
    bool later = false;
    std::array<std::uint8_t, edge_count> lives{};
    unsigned acted = 0;
    for (const Fighter& fighter : fight.fighter) {
      lives[fighter.home] = fighter.lives;
      if (fighter.fights() && fighter.acted) acted |= 1u << fighter.home;
      later = later || fighter.initiative != fighter.next_initiative;
    }
    for (const std::uint8_t of_one : lives) number = number << 8u | of_one;
    const Turn turn = turn_of(fight);
    const bool goes_on = fight.begun && fight.last_initiative == turn.initiative;
    const unsigned last = !goes_on ? 0 : fight.last_side == Side::attacker ? 1 : 2;
    return ((number << 4u | acted) << 2u | last) << 1u | (later ? 1u : 0u);
  }

  void end(const Fight& fight) {
    Places dead = 0;
    for (const Fighter& fighter : fight.fighter)
      if (fighter.kind == Fighter::Kind::warrior && fighter.lives == 0) dead |= bit(Place{fighter.home});
    found_.dead |= only_dead(dead);
  }

  void look(const Fight& fight, Orders orders) {
    const Standstill still = standstill(fight, options_);
    if (still != Standstill::no) end(fight);
    if (still == Standstill::yes) return;
    const Places due = turn_of(fight).places;
    for (const Place place : edge)
      if (has(due, place)) turn(fight, orders, place);
  }

  void turn(const Fight& fight, Orders orders, Place place) {
    const Choices choices = choices_of(fight, options_, place);
    for (const Slot slot : all_slots) {
      if (has(static_cast<SlotSet>(choices.strikes() & ~choices.stopped), slot)) {
        Fight next = fight;
        strike(next, options_, place, slot);
        go_on(next, orders, true);
      }
      if (choices.may_move && has(choices.moves, slot)) moved(fight, orders, place, slot);
    }
    if (!choices.may_stay) return;
    Fight next = fight;
    stay(next, place);
    go_on(next, orders, false);
  }

  void moved(const Fight& fight, Orders orders, Place place, Slot slot) {
    Fight next = fight;
    move(next, place, target_of(place, slot, options_.left_hits));
    const unsigned shift = 2 * position_rank(next);
    const Orders before = orders >> shift & 3u;
    const Orders ends = options_.move_loop == MoveLoop::third_repeat ? 3 : 1;
    if (before >= ends) end(next);
    if (before >= ends && options_.move_loop != MoveLoop::agreed) return;
    if (before < ends) orders += Orders{1} << shift;
    go_on(next, orders, false);
  }

  const BattleOptions options_;
  const DeadSets wanted_;
  Work* work_;
  const std::uint64_t most_;
  std::vector<Moment> waiting_;
  std::unordered_set<MomentKey, MomentHash> seen_;
  Outcomes found_;
};

/// Whether nobody can tell what some card of the edge does.
bool unclear(const Battle& battle) {
  const auto shows_other = [](const Fighter& card) {
    return std::find(card.icons.begin(), card.icons.end(), Icon::other) != card.icons.end();
  };
  return battle.open || std::any_of(battle.fight[0].fighter.begin(), battle.fight[0].fighter.end(), shows_other);
}

/// The ends that are as written, of those that the cards can have at all.
DeadSets wanted_of(const Battle& battle, const WrittenOutcome& written) {
  Places treasures = 0;
  for (const Fighter& card : battle.fight[0].fighter)
    if (card.kind == Fighter::Kind::treasure) treasures |= bit(Place{card.home});
  DeadSets wanted = 0;
  for (Places dead = 0; dead < 16; ++dead) {
    if ((dead & treasures) != 0 || (written.fallen & only_dead(dead)) == 0) continue;
    const auto won = winner(battle, dead);
    if (!won || !written.winner || *won == *written.winner) wanted |= only_dead(dead);
  }
  return wanted;
}

}  // namespace

Outcomes outcomes_of(const Battle& battle, DeadSets wanted, Work* work, std::uint64_t most) {
  if (battle.pendings == 0) return EveryPlay(battle, wanted, work, most).outcomes();
  Battle settled = battle;
  settle(settled);
  return EveryPlay(settled, wanted, work, most).outcomes();
}

Possible can_end_so(const Battle& battle, const WrittenOutcome& written, Work* work) {
  const DeadSets wanted = wanted_of(battle, written);
  if (wanted == 0 || unclear(battle)) return wanted == 0 ? Possible::no : Possible::yes;
  const Outcomes found = outcomes_of(battle, wanted, work);
  return (found.dead & wanted) != 0 ? Possible::yes : possible(false, found.complete);
}

}  // namespace elfref::elven_rage
