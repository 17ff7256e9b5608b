#include "elfref/elfenland/hidden/counters/hidden_counters.h"

#include <algorithm>
#include <bit>
#include <numeric>
#include <optional>
#include <span>
#include <utility>

#include "elfref/core/hidden/clauses.h"
#include "elfref/elfenland/hidden/counters/easy_counters.h"
#include "elfref/elfenland/hidden/counters/hand_ways.h"
#include "elfref/elfenland/hidden/counters/row_ways.h"

// The ledger is played through once, and becomes clauses and limits. Counters of a kind are alike, so that nothing is
// said of which one was taken, placed or kept: every event has a literal for each kind that its counter may be of, and
// what lies somewhere is a sum of such literals. Nothing that is taken away makes a sum less than none, and no more are
// out of the pile than there are. Within a round counters only come, so that nothing runs out at any moment if nothing
// does at its end: there is one limit for each round and kind.

namespace elfref::elfenland {
namespace {

using Do = CounterEvent::Do;

constexpr std::size_t any = counter_kinds;  ///< counters of all kinds together, where something is said by kind
constexpr std::size_t sum_count = counter_kinds + 1;
constexpr int every_step = 255;
constexpr std::uint64_t looks_a_step = 4;
constexpr std::uint32_t conflicts_of_a_first_try = 100;
constexpr std::uint32_t conflicts_of_a_try = 500;  ///< the second one may have twice as many, and so on

/// What an event is about: by kind, the literal that its counter is of the kind; last, that there is one.
using Of = std::array<Literal, sum_count>;

constexpr Of nothing = [] {
  Of none{};
  none.fill(never);
  return none;
}();

/// How many counters of a kind lie somewhere.
struct Sum {
  int known = 0;
  std::vector<Literal> some{};  ///< each that is true counts one more

  void add(Literal literal) {
    if (literal == always) {
      ++known;
    } else if (literal != never) {
      some.push_back(literal);
    }
  }
  void take(Literal literal) {
    if (literal == never) return;
    --known;
    if (literal != always) some.push_back(opposite(literal));
  }
  void add(const Sum& other) {
    known += other.known;
    some.insert(some.end(), other.some.begin(), other.some.end());
  }
  /// Whether it may be more than none.
  [[nodiscard]] bool may_be() const { return known + static_cast<int>(some.size()) > 0; }
  void clear() {
    known = 0;
    some.clear();
  }
};

/// How many lie somewhere, by kind and together.
struct Sums {
  std::array<Sum, sum_count> of{};

  void add(const Of& one) {
    for (std::size_t kind = 0; kind < sum_count; ++kind) of[kind].add(one[kind]);
  }
  void take(const Of& one) {
    for (std::size_t kind = 0; kind < sum_count; ++kind) of[kind].take(one[kind]);
  }
  void add(const Sums& other) {
    for (std::size_t kind = 0; kind < sum_count; ++kind) of[kind].add(other.of[kind]);
  }
  void clear() {
    for (Sum& sum : of) sum.clear();
  }
};

/// The counters in front of a player.
struct CounterHand {
  Sums had;                                 ///< in this round, what was placed or is kept included
  std::array<Sum, counter_kinds> number{};  ///< of `had`, in steps
  bool counted = false;                     ///< `number` tells of all that came
  Sums uses;                                ///< in this round
  bool carried = false;                     ///< of `had`, some were kept before and cannot be used
  Sums all, down;                           ///< those not yet used; `down` of `all`
  Sums kept, kept_down;                     ///< those that are not given back
  std::vector<Sums> before{};               ///< what came before a use, and face down later
  bool used = false;                        ///< since some came last
  bool used_down = false;
  bool may_lie_up = false, kept_may_lie_up = false;  ///< some of them
};

/// Who has how many counters, once all kinds are known.
class Holders {
 public:
  /// Something that happens to a counter of that kind, or to none.
  void play(const CounterEvent& event, std::uint8_t kind) {
    const std::size_t seat = event.seat % 16u;
    if (event.what == Do::begin_round) {
      held_.push_back(hands_);
      held_.back()[row_seat] = row_;
    }
    if (event.what == Do::sweep_row || event.what == Do::forget_row) row_ = {};
    if (event.what == Do::forget_row && !held_.empty()) held_.back()[row_seat] = {};
    if (event.what == Do::give_back) hands_[seat] = std::exchange(kept_[seat], {});
    if (kind == no_kind || held_.empty()) return;
    const bool taken = event.what == Do::take || event.what == Do::pick;
    if (taken) --row_[kind], --held_.back()[row_seat][kind];
    if (taken || event.what == Do::gain) ++hands_[seat][kind], ++held_.back()[seat][kind];
    if (event.what == Do::turn_up) ++row_[kind], ++held_.back()[row_seat][kind];
    const bool kept = event.what == Do::keep || event.what == Do::may_keep;
    if (kept) ++kept_[seat][kind];
    if (kept || event.what == Do::place) --hands_[seat][kind];
  }

  [[nodiscard]] std::vector<HeldCounters> by_round() && { return std::move(held_); }

 private:
  std::vector<HeldCounters> held_;
  HeldCounters hands_{}, kept_{};
  CounterCounts row_{};
};

class CounterSearch {
 public:
  /// `liked`: the kind that the first counter is tried as. Another one makes for another search.
  explicit CounterSearch(const RowWays& ways, std::size_t liked = 0)
      : liked_(liked), ways_(ways), ledger_(ways.ledger), told_(ledger_.events.size(), nothing) {
    for (at_ = 0; at_ < ledger_.events.size(); ++at_) play(event());
    close_round();
    clear_row();
    for (CounterHand& hand : hands_) check_hand(hand);
  }

  CounterAnswer solve(std::uint32_t most_conflicts) {
    const Possible answer = clauses_.solve({}, most_conflicts);
    return {.possible = answer != Possible::no,
            .complete = answer != Possible::given_up,
            .conflicts = clauses_.conflicts(),
            .steps = clauses_.steps() + clauses_.looks() / looks_a_step};
  }

  [[nodiscard]] std::uint8_t kind_of(const Of& one) const {
    for (std::uint8_t kind = 0; kind < counter_kinds; ++kind)
      if (clauses_.holds(one[kind])) return kind;
    return no_kind;
  }

  [[nodiscard]] FoundCounters found() const {
    FoundCounters found;
    for (const Of& one : told_) found.kinds.push_back(kind_of(one));
    for (const Of& one : turned_) found.turned.push_back(kind_of(one));
    return found;
  }

 private:
  // ---------------------------------------------------------------- counters

  /// A counter of one of these kinds, if there is one.
  Of one_of(Kinds kinds, Literal there = always) {
    Of one = nothing;
    one[any] = there;
    if (kinds == 0) {
      clauses_.add({opposite(there)});
      one[any] = never;
      return one;
    }
    if (std::has_single_bit(kinds)) {
      one[static_cast<std::size_t>(std::countr_zero(kinds))] = there;
      return one;
    }
    std::array<Literal, sum_count> some{};
    std::size_t size = 0;
    const std::size_t liked = liked_++ % counter_kinds;
    for (std::size_t kind = 0; kind < counter_kinds; ++kind) {
      if ((kinds >> kind & 1) == 0) continue;
      some[size++] = one[kind] = clauses_.either(kind == liked);
      if (there != always) clauses_.add({opposite(one[kind]), there});
    }
    clauses_.at_most(1, std::span(some).first(size));
    if (there != always) some[size++] = opposite(there);
    clauses_.add(std::span(some).first(size));
    return one;
  }

  void at_most(int number, const Sum& sum) {
    if (sum.known + static_cast<int>(sum.some.size()) > number) clauses_.at_most(number - sum.known, sum.some);
  }

  /// No more were taken away than there were.
  void not_below_none(const Sum& sum) {
    if (sum.known >= 0) return;
    opposites_.clear();
    for (const Literal literal : sum.some) opposites_.push_back(opposite(literal));
    clauses_.at_most(static_cast<int>(sum.some.size()) + sum.known, opposites_);
  }
  void not_below_none(const Sums& sums) {
    for (const Sum& sum : sums.of) not_below_none(sum);
  }

  /// Whether a number in steps is at least so much.
  static Literal at_least(const Sum& steps, int number) {
    const int step = number - steps.known;
    return step <= 0                                    ? always
           : step > static_cast<int>(steps.some.size()) ? never
                                                        : steps.some[static_cast<std::size_t>(step - 1)];
  }

  /// The same number in steps: at least one, at least two and so on, each a literal. What follows from the number is
  /// found without trying which of its counters are of the kind. REQUIRES: it is not below none.
  Sum in_steps(const Sum& sum, int most) {
    if (sum.some.size() <= 1) return sum;
    const auto size = static_cast<int>(sum.some.size());
    Sum steps{.known = std::max(0, sum.known)};
    opposites_.clear();
    for (const Literal literal : sum.some) opposites_.push_back(opposite(literal));
    for (int number = steps.known + 1; number <= std::min(most, sum.known + size); ++number) {
      const Literal step = clauses_.either();
      clauses_.at_most_if(step, size - (number - sum.known), opposites_);
      clauses_.at_most_if(opposite(step), number - sum.known - 1, sum.some);
      if (!steps.some.empty()) clauses_.add({opposite(step), steps.some.back()});
      steps.some.push_back(step);
    }
    return steps;
  }

  // ---------------------------------------------------------------- rounds

  void begin_round() {
    close_round();
    ++round_;
    open_ = true;
    for (CounterHand& hand : hands_) {
      more_may_come(hand);
      hand.carried = hand.kept.of[any].may_be();
      hand.had = hand.all;
      hand.had.add(hand.kept);
      hand.uses.clear();
      hand.counted = false;
    }
  }

  void close_round() {
    close_board();
    if (!std::exchange(open_, false)) return;
    put_row_in_steps();
    const CounterCounts& limits = ledger_.limits[static_cast<std::size_t>(round_)];
    Sums out = row_;
    for (CounterHand& hand : hands_) {
      count(hand);
      out.of[any].add(hand.had.of[any]);
      for (std::size_t kind = 0; kind < counter_kinds; ++kind) out.of[kind].add(hand.number[kind]);
    }
    for (std::size_t kind = 0; kind < counter_kinds; ++kind) at_most(limits[kind], out.of[kind]);
    at_most(std::accumulate(limits.begin(), limits.end(), 0), out.of[any]);
  }

  // ---------------------------------------------------------------- the row

  /// Of these kinds no more were taken from the row than there were.
  void check_row(Kinds kinds) {
    for (std::size_t kind = 0; kind < counter_kinds; ++kind)
      if (((kinds & row_taken_) >> kind & 1) != 0) not_below_none(row_.of[kind]);
    row_taken_ &= static_cast<Kinds>(~kinds);
  }

  void turn_up(const Of& one, Kinds kinds) {
    check_row(kinds);
    row_.add(one);
  }

  /// REQUIRES: all kinds that the counter may be of are among these.
  void take(const Of& one, Kinds kinds) {
    row_.take(one);
    row_taken_ |= kinds;
    if (row_.of[any].known < 0) clauses_.add(std::span<const Literal>());
    come(hand_of(), one, event().down);
  }

  /// From the pile, or from the row: that is, from the row after another one came there.
  void pick() {
    const Kinds kinds = ways_.turned[turned_.size()];
    turned_.push_back(one_of(kinds));
    turn_up(turned_.back(), kinds);
    told_[at_] = one_of(event().kinds);
    take(told_[at_], event().kinds);
  }

  void see() {
    seen_.take(one_of(event().kinds));
    const bool more = at_ + 1 < ledger_.events.size() && ledger_.events[at_ + 1].what == Do::see;
    if (!more) not_below_none(seen_);
  }

  void put_row_in_steps() {
    check_row(all_counters);
    const int size = row_.of[any].known;
    Sum all;
    for (std::size_t kind = 0; kind < counter_kinds; ++kind) {
      row_.of[kind] = in_steps(row_.of[kind], size);
      all.add(row_.of[kind]);
    }
    at_most(size, all);
    all.known -= size;
    not_below_none(all);
  }

  void clear_row() {
    check_row(all_counters);
    row_.clear();
  }

  // ---------------------------------------------------------------- hands

  CounterHand& hand_of() { return hands_[event().seat % 16u]; }

  /// What comes from now on was not there for what was used.
  void more_may_come(CounterHand& hand) {
    if (!hand.used) return;
    check_hand(hand);
    hand.before.push_back(hand.all);
  }

  void come(CounterHand& hand, const Of& one, bool down) {
    more_may_come(hand);
    hand.had.add(one);
    hand.counted = false;
    hand.all.add(one);
    if (!down) {
      hand.may_lie_up = true;
      return;
    }
    hand.down.add(one);
    for (Sums& before : hand.before) before.add(one);
  }

  void use(CounterHand& hand, const Of& one, const Of& down) {
    hand.uses.add(one);
    hand.all.take(one);
    hand.used = true;
    if (down == nothing) return;
    hand.used_down = true;
    hand.down.take(down);
    for (Sums& before : hand.before) before.take(down);
  }

  /// Whatever was used was there. What came later was not there for what was used before; then that, and what had to
  /// lie face down, were different counters.
  void check_hand(CounterHand& hand) {
    if (hand.used) check_uses(hand);
    if (hand.used_down) not_below_none(hand.down);
    if (hand.used_down)
      for (const Sums& before : hand.before) not_below_none(before);
    hand.used = hand.used_down = false;
  }

  void check_uses(CounterHand& hand) {
    if (hand.carried || !hand.before.empty()) return not_below_none(hand.all);
    not_below_none(hand.all.of[any]);
    count(hand);
    for (std::size_t kind = 0; kind < counter_kinds; ++kind) {
      const Sum uses = in_steps(hand.uses.of[kind], every_step);
      for (int number = 1; number <= uses.known + static_cast<int>(uses.some.size()); ++number)
        clauses_.add({opposite(at_least(uses, number)), at_least(hand.number[kind], number)});
    }
  }

  void count(CounterHand& hand) {
    if (std::exchange(hand.counted, true)) return;
    for (std::size_t kind = 0; kind < counter_kinds; ++kind)
      hand.number[kind] = in_steps(hand.had.of[kind], every_step);
  }

  void gain() {
    told_[at_] = one_of(event().kinds, event().maybe ? clauses_.either() : always);
    come(hand_of(), told_[at_], event().down);
  }

  void place() {
    told_[at_] = one_of(event().kinds);
    use(hand_of(), told_[at_], event().down ? told_[at_] : nothing);
  }

  void keep() {
    CounterHand& hand = hand_of();
    const bool optional = event().what == Do::may_keep;
    if (optional && !hand.all.of[any].may_be()) return;
    const Of one = told_[at_] = one_of(event().kinds, optional ? clauses_.either() : always);
    const Of down = event().down || !hand.may_lie_up ? one : down_of(hand, one);
    use(hand, one, down);
    hand.kept.add(one);
    hand.kept_down.add(down);
    if (down != one) hand.kept_may_lie_up = true;
  }

  /// That a counter which is kept lies face down.
  Of down_of(const CounterHand& hand, const Of& one) {
    if (!hand.down.of[any].may_be()) return nothing;
    Of down = nothing;
    down[any] = clauses_.either(true);
    std::vector<Literal> some{opposite(down[any])};
    for (std::size_t kind = 0; kind < counter_kinds; ++kind) {
      if (one[kind] == never || !hand.down.of[kind].may_be()) continue;
      down[kind] = clauses_.either(true);
      clauses_.add({opposite(down[kind]), one[kind]});
      clauses_.add({opposite(down[kind]), down[any]});
      some.push_back(down[kind]);
    }
    clauses_.add(some);
    return down;
  }

  void give_back(CounterHand& hand) {
    check_hand(hand);
    std::swap(hand.all, hand.kept);
    std::swap(hand.down, hand.kept_down);
    hand.may_lie_up = std::exchange(hand.kept_may_lie_up, false);
    hand.kept.clear();
    hand.kept_down.clear();
    hand.before.clear();
  }

  // ---------------------------------------------------------------- what anybody placed

  void may_place() {
    const std::uint8_t seat = event().seat % 16u;
    limit_placed(seat);
    may_place_[seat] = std::min(250, may_place_[seat] + event().most);
  }

  void place_any() {
    std::vector<Literal> whose;
    const auto seats = 16 - std::ranges::count(may_place_, 0);
    const Of one = told_[at_] = one_of(event().kinds);
    for (std::size_t seat = 0; seat < may_place_.size(); ++seat) {
      if (may_place_[seat] == 0) continue;
      whose.push_back(seats == 1 ? always : clauses_.either());
      placed_any_[seat].push_back(whose.back());
      const Of his = seats == 1 ? one : one_of(event().kinds, whose.back());
      if (seats > 1)
        for (std::size_t kind = 0; kind < counter_kinds; ++kind)
          if (his[kind] != never) clauses_.add({opposite(his[kind]), one[kind]});
      use(hands_[seat], his, nothing);
    }
    clauses_.add(whose);
    clauses_.at_most(1, whose);
  }

  void close_board() {
    for (std::uint8_t seat = 0; seat < may_place_.size(); ++seat) {
      limit_placed(seat);
      placed_any_[seat].clear();
    }
    may_place_ = {};
  }

  void limit_placed(std::uint8_t seat) {
    if (!placed_any_[seat].empty()) clauses_.at_most(may_place_[seat], placed_any_[seat]);
  }

  // ---------------------------------------------------------------- all that happens

  [[nodiscard]] const CounterEvent& event() const { return ledger_.events[at_]; }

  void play(const CounterEvent& event) {
    switch (event.what) {
      case Do::begin_round:
        return begin_round();
      case Do::turn_up:
        return turn_up(told_[at_] = one_of(event.kinds), event.kinds);
      case Do::forget_row:
        return clear_row();
      case Do::sweep_row:
        close_round();
        return clear_row();
      case Do::show:
        seen_ = row_;
        return;
      case Do::see:
        return see();
      case Do::gain:
        return gain();
      case Do::take:
        return take(told_[at_] = one_of(event.kinds), event.kinds);
      case Do::pick:
        return pick();
      case Do::place:
        return place();
      case Do::may_place:
        return may_place();
      case Do::place_any:
        return place_any();
      case Do::keep:
      case Do::may_keep:
        return keep();
      case Do::give_back:
        return give_back(hand_of());
      case Do::end_round:
        return close_round();
    }
  }

  std::size_t liked_;
  const RowWays& ways_;
  const CounterLedger& ledger_;
  std::size_t at_ = 0;  ///< the event at hand
  Clauses clauses_;
  std::vector<Of> told_;    ///< by event
  std::vector<Of> turned_;  ///< by pick: what came to the row, or to the player
  std::vector<Literal> opposites_;
  Sums row_;
  Kinds row_taken_ = 0;  ///< kinds that may have been taken since one of them may have been turned up
  Sums seen_;              ///< what the row had when it was shown, without what was seen of it
  std::array<CounterHand, 16> hands_{};
  std::array<int, 16> may_place_{};
  std::array<std::vector<Literal>, 16> placed_any_{};
  int round_ = -1;
  bool open_ = false;  ///< the round has not been closed
};

constexpr std::uint64_t steps_an_event = 4;  ///< what a look at the whole ledger takes

/// How many kinds are left in all.
int kinds_in(const CounterLedger& ledger) {
  int kinds = 0;
  for (const CounterEvent& event : ledger.events) kinds += std::popcount(event.kinds);
  return kinds;
}

}  // namespace

CounterAnswer HiddenCounters::search(const CounterLedger& ledger, std::uint32_t most_conflicts) {
  std::uint64_t steps = ledger.events.size() * steps_an_event;
  if (std::optional<FoundCounters> found = easy_completion(ledger)) {
    found_ = std::move(*found);
    return {.steps = steps};
  }
  std::uint32_t conflicts = 0;
  const auto answer_of = [&](const RowWays& ways, std::uint32_t most, std::size_t liked = 0) {
    CounterSearch search(ways, liked);
    CounterAnswer answer = search.solve(most);
    if (answer.possible && answer.complete) found_ = search.found();
    answer.conflicts = conflicts += answer.conflicts;
    answer.steps = steps += answer.steps;
    return answer;
  };
  RowWays ways = any_way_of_the_row(ledger);
  if (!narrow_hands(ways.ledger)) return {.possible = false, .steps = steps};
  const CounterAnswer answer = answer_of(ways, std::min(most_conflicts, conflicts_of_a_first_try));
  if (answer.complete || most_conflicts <= conflicts) return answer;
  for (int before = -1; kinds_in(ways.ledger) != before;) {
    before = kinds_in(ways.ledger);
    ways = ways_of_the_row(ways.ledger);
    steps += ways.steps;
    if (!ways.possible || !narrow_hands(ways.ledger))
      return {.possible = false, .conflicts = conflicts, .steps = steps};
  }
  // Most searches are short, whatever is tried first; the few that go astray begin anew with something else.
  CounterAnswer last;
  for (std::uint32_t liked = 0; liked == 0 || (!last.complete && conflicts < most_conflicts); ++liked)
    last = answer_of(ways, std::min((liked + 1) * conflicts_of_a_try, most_conflicts - conflicts), liked);
  return last;
}

CounterAnswer HiddenCounters::complete(std::uint32_t most_conflicts) {
  return search(ledger_, most_conflicts);
}

CounterAnswer HiddenCounters::complete_without(std::size_t event, std::uint8_t kind, std::uint32_t most_conflicts) {
  CounterLedger without = ledger_;
  without.events[event].kinds &= static_cast<Kinds>(~(1u << kind));
  return search(without, most_conflicts);
}

std::vector<HeldCounters> HiddenCounters::held() const {
  Holders holders;
  auto turned = found_.turned.begin();
  for (std::size_t i = 0; i < ledger_.events.size(); ++i) {
    if (ledger_.events[i].what == Do::pick) holders.play({.what = Do::turn_up}, *turned++);
    holders.play(ledger_.events[i], found_.kinds[i]);
  }
  return std::move(holders).by_round();
}

CounterAnswer complete_counters(const CounterLedger& ledger, std::uint32_t most_conflicts) {
  return HiddenCounters(ledger).complete(most_conflicts);
}

}  // namespace elfref::elfenland
