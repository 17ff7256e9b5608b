#include "elfref/elfenland/table/courses.h"

#include <algorithm>
#include <array>
#include <bit>
#include <boost/functional/hash.hpp>
#include <iterator>
#include <utility>
#include <vector>

#include "elfref/elfenland/facts/kinds.h"
#include "elfref/elfenland/table/by_kind.h"
#include "elfref/elfenland/table/price.h"
#include "elfref/elfenland/table/ways_searched.h"

namespace elfref::elfenland {

std::size_t WaysSearched::Hash::operator()(const WaysAsked& question) const {
  std::size_t hash = question.from.all.size();
  boost::hash_combine(hash, question.occupied);
  boost::hash_combine(hash, question.unseen_counters);
  for (const std::vector<Leg>& there : question.legs) boost::hash_combine(hash, there.size());
  for (const Course& course : question.from.all) {
    boost::hash_combine(hash, course.at.value);
    boost::hash_combine(hash, course.over);
    boost::hash_combine(hash, course.hand.max);
    boost::hash_range(hash, std::begin(course.hand.lower), std::end(course.hand.lower));
  }
  return hash;
}

namespace {

// How far ways are searched for in one gap.
constexpr std::size_t most_courses = 300;
constexpr int most_tries = 5000;
constexpr std::size_t most_looks = 20000;

// What that takes, in units of work.
constexpr std::uint64_t units_a_search = 800;
constexpr std::uint64_t units_a_try = 4;
constexpr std::uint64_t units_a_course = 10;  // to take a step on it

// ---------------------------------------------------------------- one beside another

bool within(TownSet some, TownSet all) {
  return (some | all) == all;
}

/// Whether every hand that there may be on one course may be there on the other as well.
bool has_hand_of(const Course& other, const Course& one) {
  if (one.hand.max > other.hand.max) return false;
  bool lower = true;
  int both = 0;  // the most cards in which all of `one` and what is known of `other` have room
  for (int kind = 0; kind < transport_count; ++kind) {
    if (one.hand.upper[kind] > other.hand.upper[kind]) return false;
    lower = lower && other.hand.lower[kind] <= one.hand.lower[kind];
    both += std::max(other.hand.lower[kind], one.hand.upper[kind]);
  }
  if (other.overpaid) return lower || both <= other.hand.max;
  return !one.overpaid && lower && other.hand.min <= one.hand.min;
}

/// Whether all that may follow on one course may follow on the other as well.
bool goes_as_far(const Course& other, const Course& one) {
  return other.at == one.at && (other.over & ~one.over) == 0 && has_hand_of(other, one);
}

/// Whether the other course comes to as many towns, whatever follows.
bool has_most_of(const Course& other, const Course& one) {
  return within(one.fresh, other.fresh) && within(other.had, one.had | one.fresh);
}

/// Whether the other course comes to no more towns, whatever follows.
bool has_least_of(const Course& other, const Course& one) {
  return within(other.had | other.fresh, one.had | one.fresh);
}

/// Courses of which none is outdone by another one.
class Outstanding {
 public:
  /// Adds a course, unless it is outdone; those that it outdoes go. Its number, if it was added.
  std::optional<std::size_t> add(Course course) {
    std::vector<std::uint32_t>& there = by_town_[course.at.value];
    looks_ += there.size();
    for (const std::uint32_t index : there)
      if (outdo(all_[index], course)) return std::nullopt;
    std::erase_if(there, [&](std::uint32_t index) {
      if (!outdo(course, all_[index])) return false;
      --count_;
      return true;
    });
    ++count_;
    there.push_back(static_cast<std::uint32_t>(all_.size()));
    all_.push_back(course);
    return all_.size() - 1;
  }

  [[nodiscard]] const Course& operator[](std::size_t index) const { return all_[index]; }
  [[nodiscard]] bool outdone(std::size_t index) const { return !all_[index].most && !all_[index].least; }
  [[nodiscard]] std::size_t count() const { return count_; }
  /// How often one was held beside another.
  [[nodiscard]] std::size_t looks() const { return looks_; }

  /// Those that none outdoes, in the order in which they came.
  [[nodiscard]] std::vector<Course> take() {
    std::erase_if(all_, [](const Course& course) { return !course.most && !course.least; });
    return std::move(all_);
  }

 private:
  /// Takes from a course what the other one can do as well; true: it is not needed any more.
  static bool outdo(const Course& other, Course& course) {
    const bool most = course.most && other.most && has_most_of(other, course);
    const bool least = course.least && other.least && has_least_of(other, course);
    if ((!most && !least) || !goes_as_far(other, course)) return false;
    course.most = course.most && !most;
    course.least = course.least && !least;
    return !course.most && !course.least;
  }

  std::vector<Course> all_;
  std::array<std::vector<std::uint32_t>, town_count> by_town_;
  std::size_t count_ = 0;
  std::size_t looks_ = 0;
};

// ---------------------------------------------------------------- steps

void collect(Course& course, TownId town) {
  if (town != elvenhold && !course.had.has(town)) course.fresh.add(town);
}

/// Roads on which a counter surely lies, a bit a WayId.
std::uint64_t occupied(const Position& state) {
  std::uint64_t roads = 0;
  for (std::size_t road = 0; road < road_count; ++road)
    if (state.roads.road[road].occupied) roads |= std::uint64_t{1} << road;
  return roads;
}

/// As many counters as any journey can use.
constexpr int plenty = 12;

/// Whether the board has enough counters for a course. `unseen`: the number of counters on roads that are not certainly
/// occupied.
bool enough_counters(const Course& course, std::uint64_t occupied, int unseen) {
  return std::popcount(course.over & ~occupied) <= unseen;
}

/// Uses a connection: a counter that nobody wrote down then lies there. False: there are no more of them.
bool use(Course& course, WayId way, std::uint64_t occupied, int unseen) {
  const std::uint64_t road = std::uint64_t{1} << way.value;
  if (!is_road(way) || (occupied & road) != 0 || unseen >= plenty) return true;
  course.over |= road;
  return enough_counters(course, occupied, unseen);
}

WaysSearched& ways_searched() {
  thread_local WaysSearched kept;
  return kept;
}

/// Legal steps from town to town, as many as a hand can pay. Where every card of it is unknown only their number is
/// followed; otherwise how many of each transport were paid. The result depends only on `asked_`.
class Wanderer {
 public:
  Wanderer(const Position& state, Courses from)
      : work_(state.work), asked_{.from = std::move(from),
                                  .legs = {},
                                  .occupied = occupied(state),
                                  .unseen_counters = state.roads.unseen_counters,
                                  .roads_unknown = state.unrecorded.roads_unknown,
                                  .overpay = state.options.overpay() == Overpay::note,
                                  .strict = state.options.caravan() == CaravanOption::only_if_unable} {
    for_steps([&](const Step& step) { add_legs(state, step); });
  }

  /// The courses on which steps lead from these.
  [[nodiscard]] Courses wander() && {
    if (done(work_)) return {};
    if (const WaysFound* known = ways_searched().find(asked_)) return spent_again(*known);
    Courses found = searched();
    if (!cut_) ways_searched().keep(std::move(asked_), {found, std::move(units_)});
    return found;
  }

 private:
  /// Spends what the searches took; no courses where one of them would not have begun.
  [[nodiscard]] Courses spent_again(const WaysFound& known) const {
    for (const std::uint64_t units : known.units) {
      if (done(work_)) return {};
      spend(work_, units);
    }
    return known.courses;
  }

  [[nodiscard]] Courses searched() {
    Courses from = asked_.from;
    // With many cards, and where anything may lie on the roads, there are far too many ways to come to most.
    const bool anywhere =
        asked_.roads_unknown && asked_.unseen_counters >= plenty && from.all.front().hand.max > 4;
    bool all = (!anywhere || !from.most || !from.least) && go(from);
    if (!all && from.most && from.least) {
      from.most = false;
      for (Course& course : from.all) course.most = false;
      std::erase_if(from.all, [](const Course& course) { return !course.least; });
      all = go(from);
    }
    if (!all) return {};
    from.all = found_.take();
    return from;
  }

  void add_legs(const Position& state, const Step& step) {
    if (!priced(state, step)) return;
    const Price price = price_of(state, step);
    // Where paying more is free, and a caravan too, an obstacle that nobody wrote down makes no further way.
    const bool free = asked_.overpay && !asked_.strict;
    const int most = free ? price.obstacles_min : price.obstacles_max;
    for (int obstacles = price.obstacles_min; obstacles <= most; ++obstacles)
      asked_.legs[step.from->value].push_back(leg(state, step, price, obstacles));
  }

  /// A step at its price over so many obstacles.
  static Leg leg(const Position& state, const Step& step, const Price& price, int obstacles) {
    Leg leg{.to = step.to, .way = *step.way};
    if (price.land) {
      leg.any = 3 + obstacles;
      for_counters(counters_there(state, leg.way), [&](Transport counter) {
        leg.due[static_cast<std::size_t>(counter)] = counter_price(counter, way(leg.way).terrain).min + obstacles;
      });
    } else {
      leg.due[static_cast<std::size_t>(Transport::raft)] = price.rafts;
    }
    leg.sure = std::ranges::count_if(leg.due, [](int due) { return due > 0; }) == 1;
    leg.least = leg.any == 0 ? 100 : leg.any;
    for (const int due : leg.due)
      if (due > 0) leg.least = std::min(leg.least, due);
    return leg;
  }

  /// False: there are too many ways to go.
  bool go(const Courses& from) {
    cut_ = done(work_);
    if (cut_) return false;
    const bool all = search(from);
    units_.push_back(units_a_search + static_cast<std::uint64_t>(tries_) * units_a_try + found_.looks() / 2);
    spend(work_, units_.back());
    return all;
  }

  bool search(const Courses& from) {
    found_ = {};
    ready_ = {};
    tries_ = 0;
    for (const Course& course : from.all) reach(course);
    for (std::size_t cards = ready_.size(); cards-- > 0;)
      for (std::size_t i = 0; i < ready_[cards].size(); ++i) {
        const std::size_t next = ready_[cards][i];
        if (found_.outdone(next)) continue;
        const Course course = found_[next];
        const Purse purse(course.hand);
        for (const Leg& leg : asked_.legs[course.at.value]) go_along(course, purse, leg);
        if (found_.count() > most_courses || tried_enough()) return false;
      }
    return true;
  }

  [[nodiscard]] bool tried_enough() const { return tries_ > most_tries || found_.looks() > most_looks; }

  /// A hand that comes to a town, and what is known of it.
  struct Purse {
    int known = 0;                ///< cards that are surely in it
    std::optional<int> any = {};  ///< the others may be any; nothing: it is otherwise known what they can be

    explicit Purse(const Hand& hand) : known(by_kind::sum(by_kind::load(hand.lower))), any(hand.max - known) {
      for (int kind = 0; kind < transport_count && any; ++kind)
        if (hand.upper[kind] < std::min(hand.lower[kind] + *any, cards_in_box(Transport(kind)))) any.reset();
    }
  };

  void go_along(const Course& from, const Purse& purse, const Leg& leg) {
    if (from.hand.max < leg.least) return;
    Course to = from;
    if (!use(to, leg.way, asked_.occupied, asked_.unseen_counters)) return;
    to.at = leg.to;
    to.overpaid = from.overpaid || asked_.overpay;
    collect(to, leg.to);
    if (purse.any && purse.known == 0 && asked_.overpay) return pay_any(to, leg.least, 0);  // nothing is better
    bool able = false;
    std::uint32_t tried = 0;  // numbers of unknown cards: one kind is as good as another
    for (int kind = 0; kind < transport_count; ++kind) {
      const int due = leg.due[kind];
      if (due == 0) continue;
      able = able || from.hand.lower[kind] >= due;
      if (!purse.any) {
        pay(to, kind, due);
      } else if (from.hand.lower[kind] > 0) {
        pay_known(to, *purse.any, kind, due);
      } else if (due <= *purse.any && (tried >> due & 1) == 0) {
        tried |= 1u << due;
        pay_any(to, due, purse.known);
      }
    }
    if (leg.any == 0 || leg.any > from.hand.max) return;
    if (asked_.strict && leg.sure && able && !from.overpaid) return;
    if (!purse.any) return pay_caravan(to, 0, leg.any);
    const int unknown = std::max(0, leg.any - purse.known);
    pay_known_caravan(to, *purse.any - unknown, unknown, 0, leg.any - unknown);
  }

  /// Unknown cards leave a hand with so many known ones; those that are left may be any.
  void pay_any(Course to, int cards, int known) {
    leave(to.hand, cards);
    widen(to.hand, to.hand.max - known);
    reach(to);
  }

  static void leave(Hand& hand, int cards) {
    hand.min = static_cast<std::uint8_t>(std::max(0, hand.min - cards));
    hand.max = static_cast<std::uint8_t>(hand.max - cards);
  }

  static void widen(Hand& hand, int any) {
    for (int kind = 0; kind < transport_count; ++kind)
      hand.upper[kind] = static_cast<std::uint8_t>(
          std::max<int>(hand.lower[kind], std::min(hand.lower[kind] + any, cards_in_box(Transport(kind)))));
  }

  /// Known cards of a kind first: those that may be any are as good, and better later.
  void pay_known(Course to, int any, int kind, int cards) {
    const int known = std::min<int>(to.hand.lower[kind], cards);
    any -= cards - known;
    if (any < 0) return;
    to.hand.lower[kind] = static_cast<std::uint8_t>(to.hand.lower[kind] - known);
    leave(to.hand, cards);
    widen(to.hand, any);
    reach(to);
  }

  /// A caravan of `left` known cards yet, and of unknown ones, of which so many are left then.
  void pay_known_caravan(const Course& to, int any, int unknown, int kind, int left) {
    if (tried_enough()) return;
    if (kind == transport_count) {
      if (left > 0) return;
      Course paying = to;
      leave(paying.hand, unknown);
      widen(paying.hand, any);
      return reach(paying);
    }
    for (int cards = 0; cards <= std::min<int>(left, to.hand.lower[kind]); ++cards) {
      Course paying = to;
      paying.hand.lower[kind] = static_cast<std::uint8_t>(to.hand.lower[kind] - cards);
      leave(paying.hand, cards);
      pay_known_caravan(paying, any, unknown, kind + 1, left - cards);
    }
  }

  void pay(Course to, int kind, int cards) {
    Pieces price;
    price.of[kind] = static_cast<std::uint8_t>(cards);
    if (!to.hand.can_hold(price)) return;
    to.hand.give(price);
    reach(to);
  }

  void pay_caravan(const Course& to, int kind, int left) {
    if (left == 0) return reach(to);
    if (kind == transport_count || tried_enough()) return;
    for (int cards = 0; cards <= std::min<int>(left, to.hand.upper[kind]); ++cards) {
      Course paying = to;
      Pieces some;
      some.of[kind] = static_cast<std::uint8_t>(cards);
      if (!paying.hand.can_hold(some)) break;
      if (cards > 0) paying.hand.give(some);
      pay_caravan(paying, kind + 1, left - cards);
    }
  }

  void reach(const Course& course) {
    ++tries_;
    const auto index = found_.add(course);
    if (index) ready_[std::min<std::size_t>(course.hand.max, ready_.size() - 1)].push_back(*index);
  }

  Work* work_;
  WaysAsked asked_;
  Outstanding found_;
  std::array<std::vector<std::size_t>, 16> ready_;  // by the most cards that are left
  int tries_ = 0;
  std::vector<std::uint64_t> units_{};  // of work, by search
  bool cut_ = false;                    // work ended before a search
};

// ---------------------------------------------------------------- what is known before

/// What is known of a player while all of it was written down, or as much as there is.
Courses begun(const PlayerState& player) {
  Courses courses{.all = {}, .towns_min = player.towns_min, .towns_max = player.towns_max};
  for (const TownId at : player.at) {
    Course course{.at = at, .had = player.collected, .fresh = {}, .hand = player.hand};
    if (player.open.has(at) && player.towns_max > 0) course.had.add(at);
    courses.all.push_back(course);
  }
  return courses;
}

/// Where a player comes by legal steps from what is known of him; no courses where there are too many ways to go.
Courses legal_steps(const Position& state, const PlayerState& player) {
  return Wanderer(state, player.courses ? *player.courses : begun(player)).wander();
}

/// The courses to which `change` leads; it returns whether its course goes on.
template <class Change>
OpenCourses changed(const Courses& before, const Change& change) {
  Courses after{.all = {},
                .towns_min = before.towns_min,
                .towns_max = before.towns_max,
                .most = before.most,
                .least = before.least};
  Outstanding found;
  for (Course course : before.all)
    if (change(course)) (void)found.add(course);
  after.all = found.take();
  return OpenCourses(std::move(after));
}

/// A hand of so many cards; false: it cannot be.
bool keeps(Hand& hand, int least, int most) {
  hand.min = static_cast<std::uint8_t>(std::max<int>(hand.min, least));
  hand.max = static_cast<std::uint8_t>(std::clamp<int>(most, 0, hand.max));
  const int lower = by_kind::sum(by_kind::load(hand.lower)), upper = by_kind::sum(by_kind::load(hand.upper));
  if (hand.min > hand.max || lower > hand.max || upper < hand.min) return false;
  for (int kind = 0; kind < transport_count; ++kind) {
    const int others_most = upper - hand.upper[kind], others_least = lower - hand.lower[kind];
    hand.lower[kind] = static_cast<std::uint8_t>(std::max<int>(hand.lower[kind], hand.min - others_most));
    hand.upper[kind] = static_cast<std::uint8_t>(std::min<int>(hand.upper[kind], hand.max - others_least));
  }
  return true;
}

/// Cards that may have been paid beyond the price are not in the hand for certain.
void settle_payments(Course& course) {
  if (!course.overpaid) return;
  course.hand.lower = {};
  course.hand.min = 0;
  course.overpaid = false;
}

}  // namespace

OpenCourses courses_after_gap(const Position& state, const PlayerState& player, std::optional<TownId> end) {
  Courses found = legal_steps(state, player);
  if (end) std::erase_if(found.all, [&](const Course& course) { return course.at != *end; });
  return OpenCourses(std::move(found));
}

bool may_lead_to(const Position& state, const PlayerState& player, TownId end) {
  const Courses found = legal_steps(state, player);
  return found.all.empty() || std::ranges::any_of(found.all, [&](const Course& course) { return course.at == end; });
}

OpenCourses courses_after_unknown_round(const Position& state, const PlayerState& player) {
  Position open = state;
  for (RoadState& road : open.roads.road) road = {};
  open.unrecorded.roads_unknown = true;
  open.roads.unseen_counters = 255;
  open.roads.unseen_kinds = all_counters;
  open.roads.blockers = everybody;
  open.roads.blocked = 0;
  Courses before = player.courses ? *player.courses : begun(player);
  for (Course& course : before.all) receive_unseen(course.hand, true, state.options.deal());
  const Courses after = Wanderer(open, std::move(before)).wander();
  return changed(after, [](Course& course) {
    settle_payments(course);
    throw_unseen(course.hand, true, false);
    course.over = 0;
    return true;
  });
}

OpenCourses courses_after(const Position& state, const PlayerState& player, const Step& step) {
  spend(state.work, player.courses->all.size() * units_a_course);
  const std::uint64_t roads = occupied(state);
  std::array<std::optional<bool>, way_count> legal_along{};  // whether what was not recorded may be, by WayId
  const auto along = [&](const Course& course, std::optional<WayId> way) {
    Step one = step;
    one.from = course.at;
    one.way = way;
    return one;
  };
  const auto goes_along = [&](Course& course, std::optional<WayId> way) {
    const Step one = along(course, way);
    if (!way || !priced(state, one)) return false;
    if (step.paid.exact() && !passes(state, payment_of(state, one, step.paid))) return false;
    return use(course, *way, roads, state.roads.unseen_counters);
  };
  return changed(*player.courses, [&](Course& course) {
    const auto [road, water] = connections(course.at, step.to, step.by);
    if (!course.hand.can_hold(step.paid) || (step.paid.open && course.hand.max == 0)) return false;
    const bool by_water = goes_along(course, water);
    if (!by_water && !goes_along(course, road)) return false;
    if (step.paid.open) {
      Step one = along(course, by_water ? water : road);
      one.other_ways = water && road;
      std::optional<bool>& legal = legal_along[one.way->value];
      if (!legal) legal = is_unknown_payment_legal(state, one);
      give_unknown_payment(state, one, *legal, course.hand);
    } else {
      course.hand.give(step.paid);
    }
    course.at = step.to;
    collect(course, step.to);
    return true;
  });
}

OpenCourses courses_after(const PlayerState& player, const EndJourney& end) {
  return changed(*player.courses, [&](Course& course) {
    settle_payments(course);
    if (!end.written || end.discard.open) {
      throw_unseen(course.hand, may_discard_any(player, end), player.waits);
      return true;
    }
    const int thrown = end.discard.count();
    if (!keeps(course.hand, thrown, 4 + thrown) || !course.hand.can_hold(end.discard)) return false;
    course.hand.give(end.discard);
    return true;
  });
}

OpenCourses courses_after(const Position& state, const PlayerState& player, const Deal& deal) {
  const bool fills = state.options.deal() == DealOption::fill_8;
  const int dealt = deal.cards.count();
  return changed(*player.courses, [&](Course& course) {
    if (!deal.written || deal.cards.open) {
      receive_unseen(course.hand, deal.certain, state.options.deal());
      return true;
    }
    if (fills ? !keeps(course.hand, 8 - dealt, 8 - dealt) : dealt != 8) return false;
    course.hand.receive(deal.cards);
    return true;
  });
}

OpenCourses courses_after_round(const Position& state, const PlayerState& player) {
  const std::uint64_t roads = occupied(state);
  return changed(*player.courses, [&](Course& course) {
    const bool enough = enough_counters(course, roads, state.roads.unseen_counters);
    course.over = 0;
    return enough;
  });
}

}  // namespace elfref::elfenland
