#include "elfref/elven_rage/table/battle_outcomes.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <map>
#include <unordered_map>
#include <utility>
#include <vector>

namespace elfref::elven_rage {
namespace {

constexpr std::uint64_t units_a_moment = 20;

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

/// The number of what a position shows: the same for those that look the same.
unsigned look_rank(const Fight& fight) {
  auto homes = homes_of(fight);
  // Cards that are alike stand in the order of their homes.
  for (std::size_t i = 0; i < edge_count; ++i)
    for (std::size_t j = i + 1; j < edge_count; ++j)
      if (homes[j] < homes[i] && alike(fight.fighter[i], fight.fighter[j])) std::swap(homes[i], homes[j]);
  return rank_of(homes);
}

/// The cards of a moment, their places and turns, as a number; their lives are not in it.
std::uint32_t number_of(const Fight& fight) {
  bool later = false;
  unsigned acted = 0;
  for (const Fighter& fighter : fight.fighter) {
    if (fighter.fights() && fighter.acted) acted |= 1u << fighter.home;
    later = later || fighter.initiative != fighter.next_initiative;
  }
  const std::optional<Side> before = fight.last_at(turn_of(fight).initiative);
  const unsigned last = !before ? 0 : *before == Side::attacker ? 1 : 2;
  return ((rank_of(homes_of(fight)) << 4u | acted) << 2u | last) << 1u | (later ? 1u : 0u);
}

/// The lives of the cards, by home.
using Lives = std::array<std::uint8_t, edge_count>;
Lives lives_by_home(const Fight& fight) {
  Lives lives{};
  for (const Fighter& fighter : fight.fighter) lives[fighter.home] = fighter.lives;
  return lives;
}

Places dead_of(const Fight& fight) {
  Places dead = 0;
  for (const Fighter& fighter : fight.fighter)
    if (fighter.kind == Fighter::Kind::warrior && fighter.lives == 0) dead |= bit(Place{fighter.home});
  return dead;
}

/// How often each position at which a battle may have to end was there since somebody last lost a life: a bit a
/// position that was there once, twice, three times.
struct Visits {
  std::array<std::uint32_t, 3> times{};

  [[nodiscard]] bool has(unsigned position, std::size_t often) const {
    return (times[often - 1] >> position & 1u) != 0;
  }
  void add(unsigned position) {
    for (std::uint32_t& one : times) {
      if ((one >> position & 1u) != 0) continue;
      one |= 1u << position;
      return;
    }
  }
  /// Whether no position was there more often than in the other one.
  [[nodiscard]] bool within(const Visits& other) const {
    return ((times[0] & ~other.times[0]) | (times[1] & ~other.times[1]) | (times[2] & ~other.times[2])) == 0;
  }
};

/// All that can happen until the next card loses a life: turns in which nobody strikes, and movements.
class Lull {
 public:
  Lull(const BattleOptions& options, Work* work, std::uint64_t& moments)
      : options_(options), work_(work), moments_(moments) {}

  /// One moment from which it begins.
  void begin_at(const Fight& fight) {
    const std::uint32_t moment = add(fight);
    if (std::find(begins_.begin(), begins_.end(), moment) == begins_.end()) begins_.push_back(moment);
  }

  /// Finds every moment that turns and movements lead to, whatever was there before.
  void spread() {
    for (std::uint32_t moment = 0; moment < moments_of_.size(); ++moment) {
      const Fight fight = moments_of_[moment].fight;
      if (moments_of_[moment].still != Standstill::no) may_end_ = true;
      if (moments_of_[moment].still == Standstill::yes) continue;
      const Places due = turn_of(fight).places;
      for (const Place place : edge)
        if (has(due, place)) take_turn(moment, fight, place);
    }
  }

  /// Whether the battle may end here: nobody can do damage, or movements go round.
  [[nodiscard]] bool may_end() const {
    if (may_end_) return true;
    std::uint32_t looks = 0;
    for (const Moment& moment : moments_of_) looks |= 1u << moment.look;
    for (unsigned look = 0; look < 24; ++look)
      if ((looks >> look & 1u) != 0 && goes_round(look)) return true;
    return false;
  }

  /// The moments at which somebody can strike, on a play that did not have to end before. False: given up.
  bool find_strikers(std::uint64_t most, std::vector<Fight>& strikers) {
    std::size_t left = 0;
    for (const Moment& moment : moments_of_) left += moment.strikes ? 1 : 0;
    const bool free = options_.move_loop == MoveLoop::agreed;
    if (!free && left > 0) return follow(most, left, strikers);
    for (const Moment& moment : moments_of_)
      if (moment.strikes) strikers.push_back(moment.fight);
    return true;
  }

 private:
  struct Moment {
    Fight fight;
    unsigned position = 0;  // what lies where
    unsigned look = 0;      // the same, of copies that look alike
    Standstill still = Standstill::no;
    bool strikes = false;              // whose turn it is can do damage, or run into a fire shield
    std::vector<std::uint32_t> stays;  // to where a turn without a movement leads
    std::vector<std::uint32_t> moves;  // to where a movement leads
    std::vector<Visits> visits;        // with which it was come to, none within another
  };

  std::uint32_t add(const Fight& fight) {
    const auto [found, fresh] = index_.emplace(number_of(fight), static_cast<std::uint32_t>(moments_of_.size()));
    if (!fresh) return found->second;
    ++moments_;
    spend(work_, units_a_moment);
    moments_of_.push_back({.fight = fight,
                           .position = rank_of(homes_of(fight)),
                           .look = look_rank(fight),
                           .still = standstill(fight, options_)});
    return found->second;
  }

  void take_turn(std::uint32_t moment, const Fight& fight, Place place) {
    const Choices choices = choices_of(fight, options_, place);
    if ((choices.strikes() & ~choices.stopped) != 0) moments_of_[moment].strikes = true;
    if (choices.may_move)
      for (const Slot slot : all_slots) {
        if (!has(choices.moves, slot)) continue;
        Fight next = fight;
        move(next, place, target_of(place, slot, options_.left_hits));
        begin_turn(next);
        const std::uint32_t to = add(next);
        moments_of_[moment].moves.push_back(to);
      }
    if (!choices.may_stay) return;
    Fight next = fight;
    stay(next, place);
    begin_turn(next);
    const std::uint32_t to = add(next);
    moments_of_[moment].stays.push_back(to);
  }

  [[nodiscard]] std::size_t repetitions() const { return options_.move_loop == MoveLoop::third_repeat ? 3 : 1; }

  /// Whether movements lead from a position back to one that looks like it, as often as it takes. What was there before
  /// does not matter: if another position comes again before, they go round there.
  [[nodiscard]] bool goes_round(unsigned look) const {
    std::vector<std::vector<bool>> been(repetitions(), std::vector<bool>(moments_of_.size()));
    std::vector<std::pair<std::uint32_t, std::size_t>> open;
    const auto come_to = [&](std::uint32_t moment, std::size_t returns) {
      if (been[returns][moment]) return;
      been[returns][moment] = true;
      open.emplace_back(moment, returns);
    };
    for (std::uint32_t moment = 0; moment < moments_of_.size(); ++moment)
      if (moments_of_[moment].look == look) come_to(moment, 0);
    while (!open.empty()) {
      const auto [moment, returns] = open.back();
      open.pop_back();
      for (const std::uint32_t to : moments_of_[moment].stays) come_to(to, returns);
      for (const std::uint32_t to : moments_of_[moment].moves) {
        const std::size_t now = returns + (moments_of_[to].look == look ? 1 : 0);
        if (now == repetitions()) return true;
        come_to(to, now);
      }
    }
    return false;
  }

  /// Follows plays in which movements do not go round, fewest movements first. A play that was at more positions than
  /// another one that came to the same moment leads nowhere else.
  bool follow(std::uint64_t most, std::size_t left, std::vector<Fight>& strikers) {
    std::deque<std::pair<std::uint32_t, Visits>> open;
    const auto come_to = [&](std::uint32_t moment, const Visits& visits, bool moved) {
      auto& known = moments_of_[moment].visits;
      for (const Visits& one : known)
        if (one.within(visits)) return;
      if (known.empty() && moments_of_[moment].strikes) {
        strikers.push_back(moments_of_[moment].fight);
        --left;
      }
      ++moments_;
      spend(work_, units_a_moment);
      known.push_back(visits);
      if (moved)
        open.emplace_back(moment, visits);
      else
        open.emplace_front(moment, visits);
    };
    const auto been_at = [this](Visits visits, std::uint32_t moment) {
      if (moments_of_[moment].still != Standstill::no) visits.add(moments_of_[moment].position);
      return visits;
    };
    for (const std::uint32_t moment : begins_) {
      const Visits visits = been_at({}, moment);
      come_to(moment, visits, true);
    }
    while (!open.empty() && left > 0) {
      if (moments_ > most || done(work_)) return false;
      const auto [moment, visits] = open.front();
      open.pop_front();
      for (const std::uint32_t to : moments_of_[moment].stays) come_to(to, visits, false);
      for (const std::uint32_t to : moments_of_[moment].moves) {
        if (visits.has(moments_of_[to].position, repetitions())) continue;  // it ended there
        come_to(to, been_at(visits, to), true);
      }
    }
    return true;
  }

  const BattleOptions& options_;
  Work* work_;
  std::uint64_t& moments_;
  std::vector<Moment> moments_of_;
  std::vector<std::uint32_t> begins_;
  std::unordered_map<std::uint32_t, std::uint32_t> index_;
  bool may_end_ = false;
};

/// Tries every play of the cards, from one loss of a life to the next.
class EveryPlay {
 public:
  EveryPlay(const Battle& battle, DeadSets wanted, Work* work, std::uint64_t most)
      : options_(battle.options), wanted_(wanted), work_(work), most_(most) {
    for (std::size_t index = 0; index < battle.fights; ++index) go_on(battle.fight[index]);
  }

  [[nodiscard]] Outcomes outcomes() {
    while (!begins_.empty() && (found_.dead & wanted_) == 0) {
      if (found_.moments > most_ || done(work_)) {
        found_.complete = false;
        break;
      }
      const auto most_lives = begins_.begin();  // what comes later has fewer: all its beginnings are known
      const std::vector<Fight> from = std::move(most_lives->second);
      begins_.erase(most_lives);
      look(from);
    }
    return found_;
  }

 private:
  void go_on(Fight fight) {
    begin_turn(fight);
    fight.hit.reset();
    const Lives lives = lives_by_home(fight);
    int all = 0;
    for (const std::uint8_t of_one : lives) all -= of_one;
    begins_[{all, lives}].push_back(fight);
  }

  void look(const std::vector<Fight>& from) {
    Lull lull(options_, work_, found_.moments);
    for (const Fight& fight : from) lull.begin_at(fight);
    lull.spread();
    if (lull.may_end()) found_.dead |= only_dead(dead_of(from.front()));
    std::vector<Fight> strikers;
    if (!lull.find_strikers(most_, strikers)) {
      found_.complete = false;
      begins_.clear();
      return;
    }
    for (const Fight& fight : strikers) strike_at(fight);
  }

  void strike_at(const Fight& fight) {
    const Places due = turn_of(fight).places;
    for (const Place place : edge) {
      if (!has(due, place)) continue;
      const Choices choices = choices_of(fight, options_, place);
      for (const Slot slot : all_slots) {
        if (!has(static_cast<SlotSet>(choices.strikes() & ~choices.stopped), slot)) continue;
        Fight next = fight;
        strike(next, options_, place, slot);
        go_on(next);
      }
    }
  }

  const BattleOptions options_;
  const DeadSets wanted_;
  Work* work_;
  const std::uint64_t most_;
  std::map<std::pair<int, Lives>, std::vector<Fight>> begins_;  // by all lives together, the most first
  Outcomes found_;
};

/// Whether nobody can tell what some card of the edge does, or whose the reserve is.
bool unclear(const Battle& battle) {
  const auto shows_other = [](const Fighter& card) {
    return std::find(card.icons.begin(), card.icons.end(), Icon::other) != card.icons.end();
  };
  return battle.open || !battle.centre ||
         std::any_of(battle.fight[0].fighter.begin(), battle.fight[0].fighter.end(), shows_other);
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

DeadSets dead_sets(const Battle& battle, const Fight& fight, const Fell& written) {
  DeadSets sets = 0;
  for (Places dead = 0; dead < 1u << edge_count; ++dead)
    if (fits(battle, fight, dead, written)) sets |= only_dead(dead);
  return sets;
}

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
