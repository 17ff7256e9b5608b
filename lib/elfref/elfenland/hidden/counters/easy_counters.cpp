#include "elfref/elfenland/hidden/counters/easy_counters.h"

#include <algorithm>
#include <array>
#include <bit>
#include <utility>
#include <vector>

// Every counter that comes is one of a list. What it is stays open until something is said of it that leaves one kind;
// what is open at the end becomes of the kinds of which most are left.

namespace elfref::elfenland {
namespace {

using Do = CounterEvent::Do;

class Easily {
 public:
  explicit Easily(const CounterLedger& ledger) : ledger_(ledger), left_(ledger.limits.size()) {
    for (std::size_t round = 0; round < left_.size(); ++round)
      std::ranges::copy(ledger.limits[round], left_[round].begin());
    counters_.reserve(ledger.events.size());
    row_.reserve(8);
    lying_.reserve(64);
    told_.assign(ledger.events.size(), nobody);
  }

  std::optional<FoundCounters> complete() {
    for (at_ = 0; at_ < ledger_.events.size(); ++at_)
      if (!play(ledger_.events[at_])) return std::nullopt;
    if (!choose_the_rest()) return std::nullopt;
    FoundCounters found;
    found.kinds.reserve(told_.size());
    int round = -1;
    for (std::size_t i = 0; i < told_.size(); ++i) {
      if (ledger_.events[i].what == Do::begin_round) ++round;
      found.kinds.push_back(kind_of(i, round));
      if (ledger_.events[i].what == Do::pick) found.turned.push_back(found.kinds.back());
    }
    return found;
  }

 private:
  using Index = std::uint32_t;
  static constexpr Index nobody = ~Index{0};

  struct Counter {
    Kinds kinds;
    std::uint8_t seat = 0;
    bool down = false;
    bool kept = false;
    bool may_be_given_back = false;  ///< though it is kept
    bool sure = true;                ///< false: it need not be there in this round
    bool seen = false;
    std::int8_t first = 0, last = -1;  ///< the rounds in which it is out of the pile

    [[nodiscard]] bool open() const { return kinds == 0 || (kinds & (kinds - 1)) != 0; }  // without counting them
  };

  // ---------------------------------------------------------------- counters

  /// Of the counter that an event is about, if it was there then; one that may have been kept, in the next round.
  [[nodiscard]] std::uint8_t kind_of(std::size_t event, int round) const {
    if (told_[event] == nobody) return no_kind;
    const Counter& counter = counters_[told_[event]];
    const bool may_be_given_back = ledger_.events[event].what == Do::may_keep;
    const bool there = counter.last >= counter.first && (!may_be_given_back || counter.last > round);
    return there ? static_cast<std::uint8_t>(std::countr_zero(counter.kinds)) : no_kind;
  }

  Index add(Counter counter) {
    counter.first = counter.last = round_;
    if (!counter.sure) counter.last = static_cast<std::int8_t>(round_ - 1);
    told_[at_] = static_cast<Index>(counters_.size());
    counters_.push_back(counter);
    return static_cast<Index>(counters_.size() - 1);
  }

  /// It is one of these, and there in this round.
  void narrow(Counter& counter, Kinds kinds) {
    counter.kinds &= kinds;
    counter.last = round_;
    counter.sure = true;
  }

  /// The best of some counters that can be of these kinds; `counters_.size()` if there is none.
  template <class Worth>
  std::size_t best(const std::vector<Index>& some, Kinds kinds, Worth worth) const {
    std::size_t found = some.size();
    int most = 0;
    for (std::size_t i = 0; i < some.size(); ++i) {
      const Counter& counter = counters_[some[i]];
      if ((counter.kinds & kinds) == 0) continue;
      const int is = worth(counter);
      if (is <= most) continue;
      most = is;
      found = i;
    }
    return found;
  }

  static void remove(std::vector<Index>& some, std::size_t at) {
    some[at] = some.back();
    some.pop_back();
  }

  // ---------------------------------------------------------------- the row

  bool take(const CounterEvent& event) {
    const bool known = std::has_single_bit(event.kinds);
    const std::size_t at =
        best(row_, event.kinds, [&](const Counter& counter) { return counter.open() == known ? 1 : 2; });
    if (at == row_.size()) return false;
    const Index index = told_[at_] = row_[at];
    remove(row_, at);
    Counter& counter = counters_[index];
    narrow(counter, event.kinds);
    counter.seat = event.seat;
    counter.down = event.down;
    lying_.push_back(index);
    return true;
  }

  bool see(const CounterEvent& event) {
    const bool known = std::has_single_bit(event.kinds);
    const std::size_t at = best(row_, event.kinds, [&](const Counter& counter) {
      return counter.seen ? 0 : counter.open() == known ? 1 : 2;
    });
    if (at == row_.size()) return false;
    Counter& counter = counters_[row_[at]];
    narrow(counter, event.kinds);
    counter.seen = true;
    return true;
  }

  // ---------------------------------------------------------------- hands

  /// One that is placed or kept. Of those that are known the least useful; of others one that came in this round.
  std::size_t lying(const CounterEvent& event, int seat) const {
    const bool keeps = event.what == Do::keep || event.what == Do::may_keep;
    const bool known = std::has_single_bit(event.kinds);
    return best(lying_, event.kinds, [&](const Counter& counter) {
      if (counter.kept || (counter.seat != seat) || (event.down && !counter.down)) return 0;
      return 1 + (counter.open() == known ? 0 : 8) + (counter.down == keeps ? 4 : 0) + (counter.sure ? 2 : 0) +
             (counter.first == round_ ? 1 : 0);
    });
  }

  bool place(const CounterEvent& event, int seat) {
    const std::size_t at = lying(event, seat);
    if (at == lying_.size()) return false;
    told_[at_] = lying_[at];
    narrow(counters_[lying_[at]], event.kinds);
    remove(lying_, at);
    return true;
  }

  bool place_any(const CounterEvent& event) {
    for (std::uint8_t seat = 0; seat < may_place_.size(); ++seat)
      if (may_place_[seat] > 0 && place(event, seat)) {
        --may_place_[seat];
        return true;
      }
    return false;
  }

  bool keep(const CounterEvent& event) {
    const std::size_t at = lying(event, event.seat);
    if (at == lying_.size()) return event.what == Do::may_keep;
    Counter& counter = counters_[lying_[at]];
    told_[at_] = lying_[at];
    counter.kept = true;
    if (event.what == Do::may_keep) {
      counter.kinds &= event.kinds;
      counter.may_be_given_back = true;
    } else {
      narrow(counter, event.kinds);
    }
    return true;
  }

  void give_back(std::uint8_t seat) {
    std::erase_if(lying_, [&](Index index) {
      Counter& counter = counters_[index];
      if (counter.seat != seat) return false;
      if (std::exchange(counter.may_be_given_back, false)) counter.sure = false;
      return !std::exchange(counter.kept, false);
    });
  }

  // ---------------------------------------------------------------- rounds

  void begin_round() {
    ++round_;
    for (const Index index : row_) counters_[index].last = round_;
    for (const Index index : lying_)
      if (counters_[index].sure) counters_[index].last = round_;
  }

  bool play(const CounterEvent& event) {
    if (round_ < 0 && event.what != Do::begin_round) return false;
    switch (event.what) {
      case Do::begin_round:
        begin_round();
        return true;
      case Do::turn_up:
        row_.push_back(add({.kinds = event.kinds}));
        return true;
      case Do::sweep_row:
        row_.clear();
        return true;
      case Do::forget_row:
        return false;
      case Do::show:
        for (const Index index : row_) counters_[index].seen = false;
        return true;
      case Do::see:
        return see(event);
      case Do::gain:
      case Do::pick:
        lying_.push_back(add({.kinds = event.kinds, .seat = event.seat, .down = event.down, .sure = !event.maybe}));
        return true;
      case Do::take:
        return take(event);
      case Do::place:
        return place(event, event.seat);
      case Do::may_place:
        may_place_[event.seat % 16u] += event.most;
        return true;
      case Do::place_any:
        return place_any(event);
      case Do::keep:
      case Do::may_keep:
        return keep(event);
      case Do::give_back:
        give_back(event.seat);
        return true;
      case Do::end_round:
        may_place_ = {};
        return true;
    }
    return false;
  }

  // ---------------------------------------------------------------- the end

  [[nodiscard]] int left(const Counter& counter, std::size_t kind) const {
    int least = 255;
    for (int round = counter.first; round <= counter.last; ++round)
      least = std::min<int>(least, left_[static_cast<std::size_t>(round)][kind]);
    return least;
  }

  bool take_from_pile(const Counter& counter, std::size_t kind) {
    for (int round = counter.first; round <= counter.last; ++round)
      if (--left_[static_cast<std::size_t>(round)][kind] < 0) return false;
    return true;
  }

  /// Those that are out of the pile longest first.
  bool choose_the_rest() {
    std::vector<Counter*> open;
    for (Counter& counter : counters_) {
      if (counter.last < counter.first) continue;
      if (counter.kinds == 0) return false;
      if (counter.open()) {
        open.push_back(&counter);
      } else if (!take_from_pile(counter, static_cast<std::size_t>(std::countr_zero(counter.kinds)))) {
        return false;
      }
    }
    const auto freedom = [](const Counter* one) { return 8 * (one->first - one->last) + std::popcount(one->kinds); };
    std::ranges::stable_sort(open, {}, freedom);
    return std::ranges::all_of(open, [this](Counter* one) {
      std::size_t most = 0;
      int many = -1;
      for (std::size_t kind = 0; kind < counter_kinds; ++kind)
        if (const int here = (one->kinds >> kind & 1) != 0 ? left(*one, kind) : -1; here > many)
          most = kind, many = here;
      one->kinds = static_cast<Kinds>(1u << most);
      return take_from_pile(*one, most);
    });
  }

  const CounterLedger& ledger_;
  std::vector<std::array<int, counter_kinds>> left_;  ///< in the pile, by round
  std::size_t at_ = 0;                                ///< the event at hand
  std::vector<Counter> counters_;
  std::vector<Index> told_;  ///< by event: the counter that it is about
  std::vector<Index> row_, lying_;
  std::array<int, 16> may_place_{};
  std::int8_t round_ = -1;
};

}  // namespace

std::optional<FoundCounters> easy_completion(const CounterLedger& ledger) {
  return Easily(ledger).complete();
}

}  // namespace elfref::elfenland
